/** What a payee is recognised by: a blinded seal, or an outpoint of somebody else, as text. */
export function sealKey(secretSeal: string): string {
  return `seal ${secretSeal}`;
}

/** The same of an output, by its script in hex. */
export function scriptKey(script: string): string {
  return `script ${script}`;
}
