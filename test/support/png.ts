import { inflateSync } from 'node:zlib';

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each pixel, row by row. */
  readonly pixels: readonly (readonly [number, number, number, number])[];
}

/** Reads a PNG of 8-bit colour with alpha that is not interlaced, as browsers write them (PNG, third edition, 9 and 10). */
export function readPng(bytes: Buffer): Picture {
  if (bytes.toString('latin1', 1, 4) !== 'PNG') throw new Error('no PNG');
  const width = bytes.readUInt32BE(16);
  const height = bytes.readUInt32BE(20);
  if (bytes.toString('hex', 24, 29) !== '0806000000') throw new Error('not 8-bit colour with alpha');
  const parts: Buffer[] = [];
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(bytes.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  const rows = unfiltered(inflateSync(Buffer.concat(parts)), width * 4, height);
  const at = (index: number): number => rows[index] ?? 0;
  const pixels = Array.from(
    { length: width * height },
    (_, n) => [at(n * 4), at(n * 4 + 1), at(n * 4 + 2), at(n * 4 + 3)] as const,
  );
  return { width, height, pixels };
}

/** Each row says how it was written as a difference to its neighbours (9.2). */
function unfiltered(raw: Buffer, stride: number, height: number): Uint8Array {
  const out = new Uint8Array(stride * height);
  for (let row = 0; row < height; row += 1) {
    const filter = raw[row * (stride + 1)];
    for (let column = 0; column < stride; column += 1) {
      const here = row * stride + column;
      const left = column >= 4 ? (out[here - 4] ?? 0) : 0;
      const up = row > 0 ? (out[here - stride] ?? 0) : 0;
      const corner = row > 0 && column >= 4 ? (out[here - stride - 4] ?? 0) : 0;
      const guess = [0, left, up, Math.floor((left + up) / 2), paeth(left, up, corner)][filter ?? 9];
      if (guess === undefined) throw new Error('a filter that is none');
      out[here] = ((raw[row * (stride + 1) + 1 + column] ?? 0) + guess) & 0xff;
    }
  }
  return out;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const far = [left, up, corner].map((value) => Math.abs(guess - value));
  const [byLeft = 0, byUp = 0, byCorner = 0] = far;
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}
