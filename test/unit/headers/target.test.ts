import { describe, expect, it } from 'vitest';
import {
  CHAINS,
  compactOf,
  isBelow,
  targetBytes,
  targetOf,
  workOf,
} from '../../../src-main/headers/rules.ts';

describe('a compact target', () => {
  // Bitcoin Core, src/test/arith_uint256_tests.cpp, bignum_SetCompact.
  it.each([
    [0x01123456, 0x12n, 0x01120000],
    [0x02123456, 0x1234n, 0x02123400],
    [0x03123456, 0x123456n, 0x03123456],
    [0x04123456, 0x12345600n, 0x04123456],
    [0x05009234, 0x92340000n, 0x05009234],
    [0x20123456, 0x123456n << 232n, 0x20123456],
  ])('%s is read and written again', (bits, target, again) =>
    expect([targetOf(bits), compactOf(target)]).toEqual([target, again]),
  );

  it.each([
    0, 0x00123456, 0x01003456, 0x02000056, 0x03000000, 0x01fedcba, 0x04923456, 0xff123456, 0x23000100,
  ])('%s is no target', (bits) => expect(targetOf(bits)).toBeNull());

  it('never has the sign bit', () => expect(compactOf(0x80n)).toBe(0x02008000));

  it("equals each chain's easiest one", () => {
    const compact = Object.values(CHAINS).map(({ powLimit }) => compactOf(powLimit).toString(16));
    expect(compact).toEqual(['1d00ffff', '1d00ffff', '1d00ffff', '1e0377ae', '207fffff']);
  });

  it('counts as the number of hashes that it takes', () =>
    expect([workOf(targetOf(0x1d00ffff) ?? 0n), workOf(CHAINS.regtest.powLimit)]).toEqual([
      0x100010001n,
      2n,
    ]));

  it('is met by an equal hash, and by none above', () => {
    const target = targetBytes(0x1000n);
    expect([0xfffn, 0x1000n, 0x1001n].map((hash) => isBelow(targetBytes(hash), target))).toEqual([
      true,
      true,
      false,
    ]);
  });
});
