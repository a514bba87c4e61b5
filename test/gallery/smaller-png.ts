import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const MOST_COLOURS = 256;
/** Channels of each pixel by the colour type of the header (PNG, third edition, 11.2.1). */
const CHANNELS: Readonly<Record<number, number>> = { 2: 3, 6: 4 };

/**
 * The same picture with the 256 colours that it has most of, each other one as the nearest of them: a third of the bytes.
 * Takes what a browser writes: 8 bits per channel, not interlaced, opaque. Throws where it is something else.
 */
export function smallerPng(bytes: Buffer): Buffer {
  const chunks = chunksOf(bytes);
  const header = chunks.find(({ kind }) => kind === 'IHDR')?.data ?? Buffer.alloc(13);
  const width = header.readUInt32BE(0);
  const height = header.readUInt32BE(4);
  const channels = CHANNELS[header.readUInt8(9)];
  if (header.readUInt8(8) !== 8 || channels === undefined || header.readUInt8(12) !== 0)
    throw new Error('no picture of 8-bit colour');
  const packed = Buffer.concat(chunks.filter(({ kind }) => kind === 'IDAT').map(({ data }) => data));
  const colours = coloursOf(inflateSync(packed), width, height, channels);
  const { palette, places } = reduced(colours);
  const rows = Buffer.alloc((width + 1) * height);
  for (const [at, colour] of colours.entries())
    rows[Math.floor(at / width) * (width + 1) + 1 + (at % width)] = places.get(colour) ?? 0;
  const newHeader = Buffer.from(header);
  newHeader.writeUInt8(3, 9);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', newHeader),
    chunk(
      'PLTE',
      Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255])),
    ),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunksOf(bytes: Buffer): { readonly kind: string; readonly data: Buffer }[] {
  const chunks = [];
  for (let at = SIGNATURE.length; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    chunks.push({
      kind: bytes.toString('latin1', at + 4, at + 8),
      data: bytes.subarray(at + 8, at + 8 + length),
    });
    at += 12 + length;
  }
  return chunks;
}

function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}

/** Each pixel as 0xRRGGBB, with the filters of its row undone (PNG, third edition, 9.2). */
function coloursOf(raw: Buffer, width: number, height: number, channels: number): Uint32Array {
  const stride = width * channels;
  const out = Buffer.alloc(stride * height);
  const before = (at: number, back: boolean): number => (back ? (out[at] ?? 0) : 0);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (stride + 1)] ?? 0;
    for (let x = 0; x < stride; x += 1) {
      const at = y * stride + x;
      const left = before(at - channels, x >= channels);
      const above = before(at - stride, y > 0);
      const corner = before(at - stride - channels, y > 0 && x >= channels);
      const guess = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter] ?? 0;
      out[at] = ((raw[y * (stride + 1) + 1 + x] ?? 0) + guess) & 255;
    }
  }
  return Uint32Array.from({ length: width * height }, (_, at) => out.readUIntBE(at * channels, 3));
}

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? above : corner;
}

function reduced(colours: Uint32Array): { palette: number[]; places: Map<number, number> } {
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const palette = [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_COLOURS)
    .map(([colour]) => colour);
  return { palette, places: new Map([...counts.keys()].map((colour) => [colour, nearest(palette, colour)])) };
}

function nearest(palette: readonly number[], colour: number): number {
  let best = 0;
  let least = Infinity;
  for (const [at, one] of palette.entries()) {
    const distance =
      ((one >> 16) - (colour >> 16)) ** 2 +
      (((one >> 8) & 255) - ((colour >> 8) & 255)) ** 2 +
      ((one & 255) - (colour & 255)) ** 2;
    if (distance < least) [best, least] = [at, distance];
  }
  return best;
}
