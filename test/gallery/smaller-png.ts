import { crc32, deflateSync } from 'node:zlib';
import { readPng } from '../support/png.ts';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const MOST_COLOURS = 256;

/**
 * The same picture with the 256 colours that it has most of, each other one as the nearest of them: a third of the bytes.
 * Takes what a browser writes, and opaque.
 */
export function smallerPng(bytes: Buffer): Buffer {
  const { width, height, pixels } = readPng(bytes);
  const colours = pixels.map(([red, green, blue]) => (red << 16) | (green << 8) | blue);
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const palette = [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_COLOURS)
    .map(([colour]) => colour);
  const places = new Map([...counts.keys()].map((colour) => [colour, nearest(palette, colour)]));
  const rows = Buffer.alloc((width + 1) * height);
  for (const [at, colour] of colours.entries())
    rows[Math.floor(at / width) * (width + 1) + 1 + (at % width)] = places.get(colour) ?? 0;
  // Eight bits, each a place in the palette (PNG, third edition, 11.2.1).
  const header = Buffer.concat([bytes.subarray(16, 24), Buffer.from([8, 3, 0, 0, 0])]);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk(
      'PLTE',
      Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255])),
    ),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}

function nearest(palette: readonly number[], colour: number): number {
  const away = (one: number): number =>
    [16, 8, 0].reduce((sum, by) => sum + (((one >> by) & 255) - ((colour >> by) & 255)) ** 2, 0);
  const distances = palette.map(away);
  return distances.indexOf(Math.min(...distances));
}
