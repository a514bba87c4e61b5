import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { fromBytewords, toBytewords } from '../../../src-main/codes/bytewords.ts';
import { crc32 } from '../../../src-main/base/crc32.ts';
import { createUrReader } from '../../../src-main/codes/read-ur.ts';
import { writeUr, type UrType } from '../../../src-main/codes/write-ur.ts';
import { seededBytes, seededFractions } from '../../support/offline/lossy.ts';
import { readVectors } from '../../support/vectors.ts';

const psbtUr = v.object({ psbt_hex: v.string(), ur: v.string() });
const vectors = readVectors(
  'ur-vectors.json',
  v.object({
    psbt: psbtUr,
    'crypto-psbt': psbtUr,
    bytewords: v.object({
      input_hex: v.string(),
      minimal: v.string(),
      bad_checksum: v.array(v.string()),
      too_short: v.array(v.string()),
    }),
    single_part: v.object({ ur: v.string() }),
    multipart: v.object({ parts: v.array(v.string()) }),
    crc32: v.record(v.string(), v.string()),
  }),
);

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

describe('the published vectors of Uniform Resources', () => {
  it.each<UrType>(['psbt', 'crypto-psbt'])('%s: reads the PSBT, and writes the same text', (type) => {
    const { psbt_hex, ur } = type === 'psbt' ? vectors.psbt : vectors['crypto-psbt'];
    const read = createUrReader().receive(ur.toUpperCase());
    expect(read).toMatchObject({ kind: 'whole', type });
    expect(read.kind === 'whole' && hex(read.bytes)).toBe(psbt_hex);
    expect(writeUr(type, Buffer.from(psbt_hex, 'hex'), 1_000)!.frame(1)).toBe(ur);
  });

  it('include a message of one part, which is read and written', () => {
    const read = createUrReader().receive(vectors.single_part.ur);
    expect(read.kind).toBe('whole');
    if (read.kind === 'whole')
      expect(writeUr('bytes', read.bytes, 1_000)!.frame(1)).toBe(vectors.single_part.ur);
  });

  it('include a message of nine parts, whose twenty frames are read and written, mixed ones too', () => {
    const { parts } = vectors.multipart;
    const reader = createUrReader();
    const [last] = parts
      .slice(0, 9)
      .map((part) => reader.receive(part))
      .slice(-1);
    expect(last?.kind).toBe('whole');
    if (last?.kind !== 'whole') return;
    const frames = writeUr('bytes', last.bytes, 30)!;
    expect(parts.map((_, i) => frames.frame(i + 1))).toEqual(parts);
    expect(parts.length).toBeGreaterThan(9);
  });

  it('are read from their mixed parts alone, in any order', () => {
    const { parts } = vectors.multipart;
    const frames = writeUr('bytes', wholeOf(parts.slice(0, 9)), 30)!;
    const mixed = Array.from({ length: 60 }, (_, i) => frames.frame(69 - i));
    expect(hex(wholeOf(mixed))).toBe(hex(wholeOf(parts.slice(0, 9))));
  });

  it('include bytewords, of which wrong checksums and short ones are refused', () => {
    const { input_hex, minimal, bad_checksum, too_short } = vectors.bytewords;
    expect(toBytewords(Buffer.from(input_hex, 'hex'))).toBe(minimal);
    expect(hex(fromBytewords(minimal)!)).toBe(input_hex);
    for (const text of [...bad_checksum, ...too_short]) expect(fromBytewords(text)).toBeNull();
  });

  it('include CRC-32', () => {
    for (const [text, sum] of Object.entries(vectors.crc32))
      expect(crc32(Buffer.from(text)).toString(16)).toBe(sum);
  });
});

describe('a message in frames', () => {
  it.each([
    [100_000, 300],
    [100_000, 120],
    [1_000, 30],
    [301, 300],
  ])('of %i bytes, %i at most in each, is read although a third of the frames is lost', (bytes, most) => {
    const message = seededBytes(bytes);
    const frames = writeUr('psbt', message, most)!;
    const lost = seededFractions(bytes + most);
    const reader = createUrReader();
    let shown = 0;
    for (let number = 1; number < frames.parts * 4 + 40; number++) {
      shown = number;
      if (lost() < 1 / 3) continue;
      const got = reader.receive(frames.frame(number));
      if (got.kind !== 'whole') continue;
      expect(Buffer.from(got.bytes).equals(message)).toBe(true);
      break;
    }
    // A third of one round is lost; as many more frames, and some, make up for it.
    expect(shown).toBeLessThan(frames.parts * 3 + 20);
    expect(shown).toBeGreaterThanOrEqual(frames.parts);
  });

  it('counts received parts, and a repeated one as nothing new', () => {
    const frames = writeUr('bytes', seededBytes(100), 30)!;
    const reader = createUrReader();
    expect(reader.receive(frames.frame(2))).toEqual({ kind: 'more', have: 1, of: 4 });
    expect(reader.receive(frames.frame(2))).toEqual({ kind: 'more', have: 1, of: 4 });
    expect(reader.receive(frames.frame(4))).toEqual({ kind: 'more', have: 2, of: 4 });
  });

  it('is null if it is too long for any reader', () => {
    expect(writeUr('bytes', seededBytes(100_000), 40)).toBeNull();
    expect(writeUr('bytes', new Uint8Array(4_000_000), 10_000)).toBeNull();
  });
});

/** The message of these frames, which must suffice. */
function wholeOf(parts: readonly string[]): Uint8Array {
  const reader = createUrReader();
  for (const part of parts) {
    const got = reader.receive(part);
    if (got.kind === 'whole') return got.bytes;
  }
  throw new Error('the frames do not suffice');
}
