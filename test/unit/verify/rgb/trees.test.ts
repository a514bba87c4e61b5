import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../../src-main/base/errors.ts';
import { bundleId } from '../../../../src-main/verify/rgb/bundle.ts';
import { buildMpcTree } from '../../../../src-main/verify/rgb/merkle.ts';
import { bundleIdOf, writeMpc } from '../../../support/rgb/encode.ts';
import { contractId } from '../../../support/rgb/genuine-send.ts';

const bytes = (value: string): Uint8Array => Uint8Array.from(Buffer.from(value, 'hex'));
const hex = (value: Uint8Array): string => Buffer.from(value).toString('hex');
const ENTROPY = '5546498b33ea9583';

function treeOf(contracts: readonly string[], minDepth = 3, entropy = ENTROPY) {
  const messages = contracts.map((contract) => ({ contractId: bytes(contract), bundleId: bytes(contract) }));
  return buildMpcTree(messages, bytes(entropy), minDepth);
}

/** 32 bytes of which the first is this number, so that modulo a power of two up to 256 it is its place. */
const at = (first: number): string => `${first.toString(16).padStart(2, '0')}${'00'.repeat(31)}`;

describe('the common commitment', () => {
  it('is that of a second encoder, for any contracts', () => {
    const ids = fc.uniqueArray(
      fc.uint8Array({ minLength: 32, maxLength: 32 }).map((id) => Buffer.from(id).toString('hex')),
      { minLength: 1, maxLength: 24 },
    );
    fc.assert(
      fc.property(ids, fc.bigInt(0n, 2n ** 64n - 1n), fc.nat(5), (contracts, entropy, minDepth) => {
        const salt = entropy.toString(16).padStart(16, '0');
        const mine = treeOf(contracts, minDepth, salt);
        const theirs = writeMpc(
          contracts.map((contract) => [contract, contract] as const),
          salt,
          minDepth,
        );
        expect([mine.depth, mine.cofactor]).toEqual([theirs.depth, theirs.cofactor]);
        expect(hex(mine.commitment)).toBe(theirs.commitment);
        expect(hex(mine.proofBlock)).toBe(theirs.proof);
      }),
      { numRuns: 150, seed: 20_251_120 },
    );
  });

  it('puts each contract where its number says, modulo the width', () => {
    expect(treeOf([at(5)])).toMatchObject({ depth: 3, cofactor: 0, positions: [5] });
    expect(treeOf([at(0x95), at(0x10)])).toMatchObject({ depth: 3, cofactor: 0, positions: [5, 0] });
    // 256^31 is 0 modulo 8, and 4 modulo 7: the last byte counts as soon as the cofactor does.
    expect(treeOf([`${'00'.repeat(31)}01`]).positions).toEqual([0]);
  });

  it('tries one cofactor before the tree grows, and more of them in a wider tree', () => {
    expect(treeOf([at(0x46), at(0x4e)])).toMatchObject({ depth: 3, cofactor: 1, positions: [0, 1] });
    // 56 apart: together modulo 8 and modulo 7, apart modulo 16.
    expect(treeOf([at(0), at(56)])).toMatchObject({ depth: 4, cofactor: 0, positions: [0, 8] });
    // 1680 apart: together modulo 8, 7, 16, 15 and 14.
    expect(treeOf([at(0), `9006${'00'.repeat(30)}`])).toMatchObject({
      depth: 4,
      cofactor: 3,
      positions: [0, 3],
    });
    // The first width has one cofactor more, however wide it is.
    expect(treeOf([at(0), at(240)], 4)).toMatchObject({ depth: 5, cofactor: 0, positions: [0, 16] });
  });

  it('grows until there is a place for each', () => {
    expect(treeOf(Array.from({ length: 9 }, (_, i) => at(i)))).toMatchObject({ depth: 4, cofactor: 0 });
    expect(treeOf(Array.from({ length: 8 }, (_, i) => at(i)))).toMatchObject({ depth: 3, cofactor: 0 });
    expect(treeOf([at(7)], 0)).toMatchObject({ depth: 0, positions: [0] });
  });

  it('has 2^depth leaves, and says so', () => {
    const tree = treeOf([at(3)], 5);
    expect(tree.leaves).toHaveLength(32);
    expect(hex(tree.proofBlock).slice(0, 14)).toBe('05000020000000');
  });

  it('is refused beyond 100 contracts or a depth of 12', () => {
    const many = Array.from({ length: 101 }, (_, i) => contractId(`many ${i}`));
    expect(treeOf(many.slice(1)).positions).toHaveLength(100);
    expect(() => treeOf(many)).toThrow(Refusal);
    expect(() => treeOf(many)).toThrow('TOO_LARGE');
    expect(treeOf([at(1)], 12).depth).toBe(12);
    expect(() => treeOf([at(1)], 13)).toThrow('TOO_LARGE');
  });
});

it('a bundle id covers the number of entries and each of them', () => {
  const entry = (byte: string): string => byte.repeat(68);
  for (const map of [
    entry('01'),
    entry('01') + entry('02'),
    Array.from({ length: 300 }, () => entry('03')).join(''),
  ])
    expect(hex(bundleId(bytes(map)))).toBe(bundleIdOf(map));
});
