import { describe, expect, it } from 'vitest';
import { HistoryRefusal } from '../../../../src-main/verify/history/consignment-cursor.ts';
import { INFLATABLE, INFLATABLE_WITH_PROVED_BURN } from '../../../../src-main/verify/history/schemas.ts';
import type { ClosedState } from '../../../../src-main/verify/history/rules.ts';
import type { Assignments, State, Transition } from '../../../../src-main/verify/rgb/transition.ts';
import { u64le } from '../../../../src-main/base/bytes.ts';

const OWNER = 4_000;
const INFLATION = 4_010;
const LINK = 4_013;
const seal = { kind: 'secret', secretSeal: new Uint8Array(32) } as const;

const amountState = (amount: bigint): State => ({ kind: 'fungible', amount });
const closed = (type: number, amount: bigint): ClosedState => ({ type, state: amountState(amount) });
const link: ClosedState = { type: LINK, state: { kind: 'void' } };
const gives = (type: number, ...amounts: readonly bigint[]): Assignments => ({
  type,
  kind: 'fungible',
  items: amounts.map((amount) => ({ seal, state: amountState(amount) })),
});
const links: Assignments = { type: LINK, kind: 'void', items: [{ seal, state: { kind: 'void' } }] };
const said = (type: number, amount: bigint) => ({ type, bytes: u64le(amount) });

const transition = (type: number, parts: Partial<Transition> = {}): Transition => ({
  contractId: new Uint8Array(32),
  nonce: 0n,
  type,
  metadata: [],
  globals: [],
  inputs: [],
  assignments: [],
  signature: null,
  ...parts,
});

function codeOf(rules: typeof INFLATABLE, of: Transition, inputs: readonly ClosedState[]): string | bigint {
  try {
    return rules.transition(of, inputs);
  } catch (error) {
    if (error instanceof HistoryRefusal) return error.code;
    throw error;
  }
}

describe('a transfer of an inflatable asset', () => {
  const inputs = [closed(OWNER, 7n), closed(INFLATION, 5n), link];
  it('keeps both sums and the rights to link', () => {
    const whole = transition(10_000, { assignments: [gives(OWNER, 3n, 4n), gives(INFLATION, 5n), links] });
    expect(codeOf(INFLATABLE, whole, inputs)).toBe(0n);
  });

  it.each([
    ['a right to inflate turned into an amount', [gives(OWNER, 12n), links]],
    ['a right to inflate more', [gives(OWNER, 7n), gives(INFLATION, 6n), links]],
    ['a lost right to link', [gives(OWNER, 7n), gives(INFLATION, 5n)]],
  ])('is refused with %s', (_, assignments) =>
    expect(codeOf(INFLATABLE, transition(10_000, { assignments }), inputs)).toBe('SUM'),
  );
});

const inflation = (issued: bigint, left: bigint, parts: Partial<Transition> = {}): Transition =>
  transition(8_000, {
    metadata: [said(1_000, left)],
    globals: [{ type: 2_010, values: [u64le(issued)] }],
    assignments: [gives(OWNER, issued), ...(left === 0n ? [] : [gives(INFLATION, left)])],
    ...parts,
  });

it('an inflation issues what it closes of the right, and tells how much', () => {
  expect(codeOf(INFLATABLE, inflation(70n, 30n), [closed(INFLATION, 100n)])).toBe(70n);
  expect(codeOf(INFLATABLE_WITH_PROVED_BURN, inflation(100n, 0n), [closed(INFLATION, 100n)])).toBe(100n);
});

it('an inflation is refused beyond the right, beside what it says, and with anything else', () => {
  const right = [closed(INFLATION, 100n)];
  expect(codeOf(INFLATABLE, inflation(70n, 31n), right)).toBe('SUM');
  expect(codeOf(INFLATABLE, inflation(70n, 30n, { assignments: [gives(OWNER, 100n)] }), right)).toBe('SUM');
  expect(codeOf(INFLATABLE, inflation(70n, 30n, { metadata: [] }), right)).toBe('SCHEMA');
  expect(codeOf(INFLATABLE, inflation(70n, 30n, { globals: [] }), right)).toBe('SCHEMA');
  expect(codeOf(INFLATABLE, inflation(0n, 100n, { assignments: [gives(INFLATION, 100n)] }), right)).toBe(
    'SCHEMA',
  );
  expect(codeOf(INFLATABLE, inflation(70n, 30n), [...right, closed(OWNER, 1n)])).toBe('SCHEMA');
  const short = inflation(70n, 30n, { metadata: [{ type: 1_000, bytes: new Uint8Array(7) }] });
  expect(codeOf(INFLATABLE, short, right)).toBe('SCHEMA');
});

describe('a burn', () => {
  const inputs = [closed(OWNER, 9n)];
  it('of the older schema gives nothing', () => {
    expect(codeOf(INFLATABLE, transition(8_010), inputs)).toBe(0n);
    expect(codeOf(INFLATABLE, transition(8_010, { assignments: [gives(OWNER, 1n)] }), inputs)).toBe('SCHEMA');
  });

  const burn = (owned: bigint, right: bigint, parts: Partial<Transition> = {}): Transition =>
    transition(8_010, { metadata: [said(1_001, owned), said(1_002, right)], ...parts });
  it('of the newer one says what it burns, and gives the rest', () => {
    const rest = { assignments: [gives(OWNER, 5n)] };
    expect(codeOf(INFLATABLE_WITH_PROVED_BURN, burn(4n, 0n, rest), inputs)).toBe(0n);
    expect(codeOf(INFLATABLE_WITH_PROVED_BURN, burn(9n, 2n), [...inputs, closed(INFLATION, 2n)])).toBe(0n);
  });

  it('of the newer one is refused where that does not come out even', () => {
    const rest = { assignments: [gives(OWNER, 5n)] };
    expect(codeOf(INFLATABLE_WITH_PROVED_BURN, burn(3n, 0n, rest), inputs)).toBe('SUM');
    expect(
      codeOf(INFLATABLE_WITH_PROVED_BURN, burn(0n, 0n, { assignments: [gives(OWNER, 9n)] }), inputs),
    ).toBe('SUM');
    expect(codeOf(INFLATABLE_WITH_PROVED_BURN, burn(9n, 1n), inputs)).toBe('SUM');
    expect(codeOf(INFLATABLE_WITH_PROVED_BURN, transition(8_010), inputs)).toBe('SCHEMA');
    expect(codeOf(INFLATABLE_WITH_PROVED_BURN, burn(9n, 0n), [...inputs, link])).toBe('SCHEMA');
  });
});

const linked = (parts: Partial<Transition> = {}): Transition =>
  transition(8_012, { globals: [{ type: 2_014, values: [new Uint8Array(32)] }], ...parts });

it('a link closes the one right to it, and names a contract', () =>
  expect(codeOf(INFLATABLE, linked(), [link])).toBe(0n));

it('a link is refused otherwise', () => {
  expect(codeOf(INFLATABLE, linked(), [link, link])).toBe('SCHEMA');
  expect(codeOf(INFLATABLE, linked(), [closed(OWNER, 1n)])).toBe('SCHEMA');
  expect(codeOf(INFLATABLE, linked({ assignments: [links] }), [link])).toBe('SCHEMA');
  expect(codeOf(INFLATABLE, linked({ globals: [] }), [link])).toBe('SCHEMA');
  expect(
    codeOf(INFLATABLE, linked({ globals: [{ type: 2_014, values: [new Uint8Array(31)] }] }), [link]),
  ).toBe('SCHEMA');
});
