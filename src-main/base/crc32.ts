/** ISO 3309 and zlib, unsigned. */
export const crc32 = crcBy(0xedb8_8320);
/** CRC-32C (Castagnoli's polynomial, RFC 3720 B.4), unsigned. */
export const crc32c = crcBy(0x82f6_3b78);

function crcBy(polynomial: number): (bytes: Uint8Array) => number {
  const table: readonly number[] = Array.from({ length: 256 }, (_, byte) => {
    let value = byte;
    for (let bit = 0; bit < 8; bit++) value = (value & 1) === 1 ? polynomial ^ (value >>> 1) : value >>> 1;
    return value >>> 0;
  });
  return (bytes) => {
    let crc = 0xffff_ffff;
    for (const byte of bytes) crc = (crc >>> 8) ^ (table[(crc ^ byte) & 0xff] ?? 0);
    return (crc ^ 0xffff_ffff) >>> 0;
  };
}
