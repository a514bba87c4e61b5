import { inflateSync } from 'node:zlib';

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each pixel, row by row. */
  readonly pixels: readonly (readonly [number, number, number, number])[];
}

/** Reads a PNG of 8-bit colour that is not interlaced, as browsers write them (PNG, third edition, 9 and 10). */
export function readPng(bytes: Buffer): Picture {
  if (bytes.toString('latin1', 1, 4) !== 'PNG') throw new Error('no PNG');
  const width = bytes.readUInt32BE(16);
  const height = bytes.readUInt32BE(20);
  const channels = CHANNELS[bytes.toString('hex', 24, 29)];
  if (channels === undefined) throw new Error('not 8-bit colour');
  const parts: Buffer[] = [];
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(bytes.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  const rows = unfiltered(inflateSync(Buffer.concat(parts)), { channels, stride: width * channels, height });
  const at = (index: number): number => rows[index] ?? 0;
  const pixels = Array.from({ length: width * height }, (_, pixel) => {
    const from = pixel * channels;
    return [at(from), at(from + 1), at(from + 2), channels === 4 ? at(from + 3) : 255] as const;
  });
  return { width, height, pixels };
}

/** With and without alpha: depth, kind of colour, and how it is packed (11.2.1). */
const CHANNELS: Readonly<Record<string, number>> = { '0806000000': 4, '0802000000': 3 };

interface Layout {
  readonly channels: number;
  readonly stride: number;
  readonly height: number;
}

/** Each row says how it was written as a difference to its neighbours (9.2). */
function unfiltered(raw: Buffer, { channels, stride, height }: Layout): Uint8Array {
  const out = new Uint8Array(stride * height);
  for (let row = 0; row < height; row += 1) {
    const guess = GUESSES[raw[row * (stride + 1)] ?? GUESSES.length];
    if (guess === undefined) throw new Error('a filter that is none');
    for (let column = 0; column < stride; column += 1) {
      const here = row * stride + column;
      const left = column >= channels ? (out[here - channels] ?? 0) : 0;
      const up = row > 0 ? (out[here - stride] ?? 0) : 0;
      const corner = row > 0 && column >= channels ? (out[here - stride - channels] ?? 0) : 0;
      out[here] = ((raw[row * (stride + 1) + 1 + column] ?? 0) + guess(left, up, corner)) & 0xff;
    }
  }
  return out;
}

const GUESSES: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => Math.floor((left + up) / 2),
  paeth,
];

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [byLeft, byUp, byCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}
