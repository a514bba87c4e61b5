import { deflateRawSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createBbqrReader, writeBbqr } from '../../../src-main/codes/bbqr.ts';
import type { UrProgress } from '../../../src-main/codes/read-ur.ts';
import { seededBytes } from '../../support/offline/lossy.ts';

const folder = resolve(import.meta.dirname, '../../vectors/psbt-interop');
const read = (parts: readonly string[]): UrProgress => {
  const reader = createBbqrReader();
  return parts.map((part) => reader.receive(part)).at(-1)!;
};
const hex = (progress: UrProgress): string =>
  progress.kind === 'whole' ? Buffer.from(progress.bytes).toString('hex') : progress.kind;

describe('BBQr', () => {
  it.each(['codes-bbqr2.txt', 'codes-bbqr32.txt', 'codes-bbqrP.txt'])(
    'is read as its own library wrote it, in any order: %s',
    (file) => {
      const parts = readFileSync(resolve(folder, file), 'utf8').trim().split('\n');
      expect(hex(read(parts))).toMatch(/^70736274ff/);
      expect(hex(read([...parts].reverse()))).toBe(hex(read(parts)));
    },
  );

  it.each([1, 39, 40, 41, 600, 20_000])('reads its own parts of %i bytes, packed or not', (length) => {
    for (const bytes of [seededBytes(length, length), new Uint8Array(length)])
      for (const maxChars of [60, 800]) {
        const made = writeBbqr('P', bytes, maxChars);
        if (made === null) continue;
        const parts = Array.from({ length: made.parts }, (_, i) => made.frame(i + 1));
        expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(maxChars);
        expect(read(parts)).toMatchObject({ kind: 'whole', type: 'psbt' });
        expect(hex(read(parts))).toBe(Buffer.from(bytes).toString('hex'));
        expect(made.frame(made.parts + 1)).toBe(made.frame(1));
      }
  });

  it('refuses parts of another message, beyond the last, or in another form', () => {
    const [a, b] = [writeBbqr('P', seededBytes(200, 1), 80)!, writeBbqr('U', seededBytes(200, 2), 80)!];
    expect(read([a.frame(1), b.frame(2)])).toEqual({ kind: 'refused', because: 'other' });
    // Both have the same header, so no checksum could tell that they are mixed.
    const [one, other] = [writeBbqr('P', seededBytes(200, 1), 80)!, writeBbqr('P', seededBytes(200, 2), 80)!];
    expect(one.frame(1).slice(0, 8)).toBe(other.frame(1).slice(0, 8));
    expect(read([one.frame(1), other.frame(1)])).toEqual({ kind: 'refused', because: 'other' });
    expect(read([one.frame(1), one.frame(1)]).kind).toBe('more');
    expect(read(['B$HP0101AB'])).toEqual({ kind: 'refused', because: 'form' });
    for (const text of ['B$', 'B$XP0100AB', 'b$hp0100ab', 'ur:psbt/aa', ''])
      expect(read([text]).kind).toBe('refused');
    expect(read([`B$HP0100${'A'.repeat(9_000)}`])).toEqual({ kind: 'refused', because: 'large' });
  });

  it('reports damaged data as broken, and unpacks no more than its limit', () => {
    expect(read(['B$HP0100ABC']).kind).toBe('broken');
    expect(read(['B$2P010011']).kind).toBe('broken');
    expect(read(['B$ZP0100AAAA']).kind).toBe('broken');
    const bomb = Buffer.from(deflateRawSync(Buffer.alloc(40_000_000)));
    const packed = writeBbqr('P', new Uint8Array(bomb), 4_000)!;
    const parts = Array.from({ length: packed.parts }, (_, i) => packed.frame(i + 1));
    // The packed bytes are packed once more: one unpacking gives the bomb itself.
    expect(hex(read(parts)).length).toBe(bomb.length * 2);
    const asPacked = `B$HP0100${bomb.subarray(0, 10).toString('hex').toUpperCase()}`;
    expect(read([asPacked]).kind).toBe('whole');
    const data = toBase32(bomb).match(/.{1,7992}/g)!;
    const digits = (value: number): string => value.toString(36).toUpperCase().padStart(2, '0');
    expect(read(data.map((part, i) => `B$ZP${digits(data.length)}${digits(i)}${part}`)).kind).toBe('broken');
  });
});

function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.replace(
    /.{1,5}/g,
    (five) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'[Number.parseInt(five.padEnd(5, '0'), 2)]!,
  );
}
