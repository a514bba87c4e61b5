/** 16 or 32 bytes that are no text are the entropy of a compact SeedQR: told as `compact-seedqr:` and hex digits. */
export function textOfSeedBytes(bytes: Uint8Array): string {
  const isText = bytes.every((byte) => byte >= 0x20 && byte < 0x7f);
  if ((bytes.length !== 16 && bytes.length !== 32) || isText) return new TextDecoder().decode(bytes);
  return `compact-seedqr:${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** How many words what a code says stands for: a SeedQR, a compact one, or words in letters. Null: none of them. */
export function wordsInCode(text: string): number | null {
  const trimmed = text.trim();
  if (/^(?:\d{12}){4,8}$/.test(trimmed)) return trimmed.length / 4;
  const compact = /^compact-seedqr:(?:[0-9a-f]{32}|[0-9a-f]{64})$/.exec(trimmed);
  if (compact !== null) return trimmed.length > 64 ? 24 : 12;
  const words = trimmed.split(/\s+/u).length;
  return words >= 12 && words <= 33 && /^[\p{L}\p{M}\s]+$/u.test(trimmed) ? words : null;
}
