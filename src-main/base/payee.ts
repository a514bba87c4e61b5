/** For a blinded seal, or an outpoint of somebody else. */
export function sealKey(secretSeal: string): string {
  return `seal ${secretSeal}`;
}

/** `script` in hex. */
export function scriptKey(script: string): string {
  return `script ${script}`;
}
