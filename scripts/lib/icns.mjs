/** What macOS calls a picture of a size, and of the same for sharp screens (Apple, Icon Services: the PNG types). */
const TYPES = [
  { type: 'ic11', size: 32 },
  { type: 'ic12', size: 64 },
  { type: 'ic07', size: 128 },
  { type: 'ic13', size: 256 },
  { type: 'ic08', size: 256 },
  { type: 'ic14', size: 512 },
  { type: 'ic09', size: 512 },
  { type: 'ic10', size: 1024 },
];
export const ICNS_SIZES = [...new Set(TYPES.map(({ size }) => size))];

/**
 * An icon of macOS: a head with the length of all, then each picture as PNG under its type.
 * @param {readonly { readonly size: number, readonly png: Buffer }[]} pictures one of each of ICNS_SIZES
 */
export function toIcns(pictures) {
  const entries = TYPES.map(({ type, size }) => {
    const png = pictures.find((one) => one.size === size)?.png;
    if (png === undefined) throw new Error(`There is no picture of ${size} pixels.`);
    return [head(type, png.length), png];
  }).flat();
  const body = Buffer.concat(entries);
  return Buffer.concat([head('icns', body.length), body]);
}

/**
 * @param {string} type
 * @param {number} length of what follows
 */
function head(type, length) {
  const bytes = Buffer.alloc(8);
  bytes.write(type, 'latin1');
  bytes.writeUInt32BE(8 + length, 4);
  return bytes;
}
