import { describe, expect, it } from 'vitest';
import {
  namedFindings,
  transitionFindings,
  type Closing,
  type OwnAllocation,
  type ProvedTransition,
} from '../../../../src-main/verify/rgb/commitment.ts';

/** A transition that closes allocations of these numbers and gives out these amounts. */
const moves = (closes: readonly number[], gives: readonly bigint[]): ProvedTransition =>
  ({
    opid: 'ff'.repeat(32),
    transition: { inputs: closes.map((no) => ({ opid: new Uint8Array(32), type: 4000, no })) },
    assigned: gives.map((amount, no) => ({ no, amount })),
  }) as never;
const nameOf = (no: number): string => `${'00'.repeat(32)}/4000/${no}`;
const told = (...amounts: bigint[]): OwnAllocation[] =>
  amounts.map((amount) => ({ assetId: 'rgb:a', amount, opout: null }));
const known = (no: number, amount: bigint): OwnAllocation => ({
  assetId: 'rgb:a',
  amount,
  opout: nameOf(no),
});

const closing = (part: Partial<Closing>): Closing => ({
  assetId: 'rgb:a',
  transitions: [],
  held: [],
  elsewhere: () => null,
  mayBeMore: false,
  ...part,
});
const even = (transitions: ProvedTransition[], held: OwnAllocation[], mayBeMore = false): boolean => {
  const found = transitionFindings(closing({ transitions, held, mayBeMore }));
  for (const { code, claim } of found) expect([code, claim]).toEqual(['RGB_BALANCE', 'assetsWhole']);
  return found.length === 0;
};

it.each<[string, ProvedTransition[], OwnAllocation[]]>([
  ['one of all there is', [moves([0, 1], [4n, 1n])], told(2n, 3n)],
  ['one for each allocation', [moves([0], [2n]), moves([1], [3n])], told(3n, 2n)],
  ['one for several, one for the rest', [moves([0, 1], [5n]), moves([2], [9n])], told(9n, 4n, 1n)],
  ['two for several', [moves([0, 1], [5n]), moves([2, 3], [13n])], told(1n, 9n, 4n, 4n)],
  ['by their names', [moves([0], [2n]), moves([1], [3n])], [known(0, 2n), known(1, 3n)]],
  ['by names and by what is told', [moves([0, 1], [5n]), moves([2], [1n])], [known(1, 3n), ...told(1n, 2n)]],
  ['of equal amounts', [moves([0, 1], [4n]), moves([2, 3], [4n])], told(2n, 2n, 2n, 2n)],
  ['of nothing at all', [moves([0], [0n])], told(0n)],
])('transitions that are even %s', (_, transitions, held) => expect(even(transitions, held)).toBe(true));

it.each<[string, ProvedTransition[], OwnAllocation[]]>([
  ['one that gives a unit more', [moves([0], [3n]), moves([1], [2n])], told(4n, 1n)],
  ['by their names', [moves([0], [3n]), moves([1], [2n])], [known(0, 2n), known(1, 3n)]],
  ['one that gives less than its name is known for', [moves([0, 1], [1n])], [known(0, 2n), ...told(0n)]],
  ['one that closes a known one and gives nothing of it', [moves([0], [])], [known(0, 2n)]],
  ['two for several, in no way', [moves([0, 1], [6n]), moves([2, 3], [12n])], told(1n, 9n, 4n, 4n)],
  ['more closed than there is', [moves([0, 1], [2n])], told(2n)],
  ['two of the same, with one there', [moves([0], [2n]), moves([1], [2n])], told(2n, 3n)],
])('transitions that are not even: %s', (_, transitions, held) =>
  expect(even(transitions, held)).toBe(false),
);

it('transitions that are not even are looked for no longer than a bounded search takes', () => {
  const amounts = Array.from({ length: 60 }, (_, i) => 2n ** BigInt(i % 30) * 2n);
  const half = amounts.reduce((sum, one) => sum + one, 0n) / 2n;
  const count = (n: number, from = 0): number[] => Array.from({ length: n }, (_, i) => from + i);
  const before = performance.now();
  // Odd, so no sum of even amounts meets it.
  expect(even([moves(count(30), [half + 1n]), moves(count(30, 30), [half - 1n])], told(...amounts))).toBe(
    false,
  );
  expect(performance.now() - before).toBeLessThan(500);
});

it('transitions that are not even are not looked for among more than may be searched', () => {
  const ones = Array.from({ length: 300 }, () => 1n);
  const count = (n: number, from = 0): number[] => Array.from({ length: n }, (_, i) => from + i);
  const two = [moves(count(150), [150n]), moves(count(150, 150), [150n])];
  expect(even(two, told(...ones))).toBe(false);
  expect(even([moves(count(300), [300n])], told(...ones))).toBe(true);
});

it('where there are inputs of which nothing is known only what is known must be even', () => {
  expect(even([moves([0], [2n]), moves([1], [9n])], [known(0, 2n)], true)).toBe(true);
  expect(even([moves([0], [3n]), moves([1], [9n])], [known(0, 2n)], true)).toBe(false);
  expect(even([moves([0, 1], [1n])], [known(0, 2n)], true)).toBe(false);
});

describe('what is closed by its name', () => {
  const found = (part: Partial<Closing>) =>
    namedFindings(closing(part)).map(({ code, facts }) => [code, facts]);

  it('is each that is known, and none that lies elsewhere', () => {
    expect(found({ transitions: [moves([0, 1], [5n])], held: [known(0, 2n), ...told(3n)] })).toEqual([]);
    expect(found({ transitions: [moves([1], [5n])], held: [known(0, 2n)] })).toEqual([
      ['RGB_INPUTS', { asset: 'rgb:a', opout: nameOf(0) }],
    ]);
    const elsewhere = (opout: string): string | null => (opout === nameOf(1) ? 'there:0' : null);
    expect(found({ transitions: [moves([0, 1], [5n])], elsewhere })).toEqual([
      ['RGB_INPUTS', { asset: 'rgb:a', opout: nameOf(1), outpoint: 'there:0' }],
    ]);
  });
});
