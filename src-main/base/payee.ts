export function sealKey(secretSeal: string): string {
  return `seal ${secretSeal}`;
}

export function scriptKey(script: string): string {
  return `script ${script}`;
}
