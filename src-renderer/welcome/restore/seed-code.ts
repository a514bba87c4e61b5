/** A code's bytes as text. 16 or 32 bytes that aren't text are a compact SeedQR: `compact-seedqr:` and hexadecimal. */
export function textOfSeedBytes(bytes: Uint8Array): string {
  const isText = bytes.every((byte) => byte >= 0x20 && byte < 0x7f);
  if ((bytes.length !== 16 && bytes.length !== 32) || isText) return new TextDecoder().decode(bytes);
  return `compact-seedqr:${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** How many words a code has; null if it is neither a SeedQR nor words. */
export function wordsInCode(text: string): number | null {
  const trimmed = text.trim();
  if (/^(?:\d{12}){4,8}$/.test(trimmed)) return trimmed.length / 4;
  const compact = /^compact-seedqr:(?:[0-9a-f]{32}|[0-9a-f]{64})$/.exec(trimmed);
  if (compact !== null) return trimmed.length > 64 ? 24 : 12;
  const words = trimmed.split(/\s+/u).length;
  return words >= 12 && words <= 33 && /^[\p{L}\p{M}\s]+$/u.test(trimmed) ? words : null;
}
