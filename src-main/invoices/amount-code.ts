/** u64 in base units, 1 to 13 letters. Throws RangeError beyond u64. */
export function formatAmountCode(amount: bigint): string {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(amount);
  const used = bytes.subarray(0, Math.max(1, bytes.findLastIndex((byte) => byte !== 0) + 1));
  const bits = [...used].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.padEnd(Math.ceil(bits.length / 5) * 5, '0').match(/.{5}/g) ?? [];
  return groups.map((group) => ALPHABET.charAt(parseInt(group, 2))).join('');
}

/** Null unless `formatAmountCode` would write exactly this text. */
export function parseAmountCode(text: string): bigint | null {
  if (!/^[A-Za-z]{1,13}$/.test(text)) return null;
  const bits = text.replace(/./g, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = (bits.match(/[01]{8}/g) ?? []).map((byte) => parseInt(byte, 2));
  const amount = bytes.reduceRight((rest, byte) => (rest << 8n) | BigInt(byte), 0n);
  return bytes.length <= 8 && formatAmountCode(amount) === text ? amount : null;
}

const ALPHABET = 'abcdefghkmnABCDEFGHKMNPQRSTVWXYZ';
export const MAX_U64 = 0xffff_ffff_ffff_ffffn;
