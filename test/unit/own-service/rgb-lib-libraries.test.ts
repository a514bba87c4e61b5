import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { WHEELS } from '../../../scripts/lib/rgb-lib.mjs';
import { checkLibrary } from '../../rgb-lib-libraries/check-library.ts';

/**
 * The functions in test/fixtures/tiny-libraries return 30, 49705 or 7, compiled in several ways: assembled by llvm-mc,
 * linked by LLD.
 */
const CALLED = new Map<string, number | null>([
  ['ffi_contract_version', 30],
  ['uniffi_checksum_send', 49705],
  ['uniffi_fn_send', null],
]);
const SYSTEMS = Object.keys(WHEELS);
const libraryFor = (system: string): Buffer =>
  gunzipSync(readFileSync(`test/fixtures/tiny-libraries/${system}.gz`));
const hex = (text: string): string => Buffer.from(text).toString('hex');

/** Machine code that returns 49705, that returns 49706, and that returns nothing. */
const CODES = {
  x64: { right: 'b829c2', other: 'b82ac2', none: '0f29c2' },
  arm64: { right: '20459852', other: '40459852', none: '20459872' },
};

describe.each(SYSTEMS)('the library for %s', (system) => {
  const bytes = libraryFor(system);
  const codes = system.endsWith('arm64') ? CODES.arm64 : CODES.x64;
  const wrongIn = (changed: Buffer, of = system): string =>
    checkLibrary(of, changed, CALLED).wrong.join('; ');
  const replaced = (from: string, to: string): Buffer =>
    Buffer.from(bytes.toString('hex').replaceAll(from, to), 'hex');

  it('has the called names with their checksums', () => {
    const told = { exports: 3, functions: 1, checksums: 1, contract: 30, wrong: [] };
    expect(checkLibrary(system, bytes, CALLED)).toMatchObject({ system, ...told });
  });

  it.each([
    ['an answer is another one', codes.right, codes.other, 'checksum_send: it answers 49706, not 49705'],
    ['a function does more', codes.right, codes.none, 'checksum_send: it does more than to answer a number'],
    ['a name is missing', hex('checksum_s'), hex('checksum_z'), 'checksum_send: it is not exported'],
  ])('is rejected with %s', (_, from, to, words) => {
    expect(wrongIn(replaced(from, to))).toBe(`uniffi_${words}`);
  });

  it.each(SYSTEMS.filter((one) => one !== system))('is rejected for %s', (other) => {
    expect(wrongIn(bytes, other)).toMatch(/^the file is (ELF|Mach-O|PE) \w+, not (ELF|Mach-O|PE) \w+$/);
  });

  it('is rejected wherever it is cut', () => {
    const whole = Array.from({ length: bytes.length }, (_, length) => length).filter(
      (length) => wrongIn(bytes.subarray(0, length)) === '',
    );
    expect(whole).toEqual([]);
  });

  it('is read without a hang, whatever its lengths, offsets and flags are', () => {
    for (const number of [0, 1, 0xffff, 0x7fffffff, 0xffffffff])
      for (let at = 0; at + 4 <= bytes.length; at += 4) {
        // Skips padding between pages, which nothing reads.
        if (bytes.subarray(Math.max(0, at - 16), at + 16).every((byte) => byte === 0)) continue;
        const changed = Buffer.from(bytes);
        changed.writeUInt32LE(number, at);
        expect(checkLibrary(system, changed, CALLED).system).toBe(system);
      }
  });
});
