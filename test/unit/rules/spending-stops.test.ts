import { describe, expect, it } from 'vitest';
import {
  withFewer,
  withSpending,
  changedRules,
  DAY_MS,
  NOTHING_SPENT,
  rulesAt,
} from '../../../src-main/rules/rules-state.ts';
import type { OutgoingAmounts } from '../../../src-main/rules/outgoing-amounts.ts';
import type { RulesState } from '../../../src-main/rules/rules-state.ts';
import { NO_RULES, type SpendingRules } from '../../../src-main/rules/spending-rules.ts';
import {
  type RecipientHistory,
  stopsOf,
  firstSeenAt,
  confirmFirstSeen,
} from '../../../src-main/rules/spending-stops.ts';

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;
const GOLD = 'rgb:gold';
const nobody: RecipientHistory = { metAtMs: () => null, wasPaid: () => false };

const stateOf = (rules: Partial<SpendingRules>, spent = NOTHING_SPENT): RulesState => ({
  rules: { ...NO_RULES, ...rules },
  later: null,
  spent,
});
const sends = (change: Partial<OutgoingAmounts> = {}): OutgoingAmounts => ({
  sats: 1_000n,
  assets: [],
  assetsUnknown: false,
  payees: ['script 51'],
  sealPayees: [],
  ...change,
});
const stops = (state: RulesState, leaving: OutgoingAmounts, known = nobody, nowMs = NOW) =>
  stopsOf(state, leaving, known, nowMs);
const spentAt = (...list: readonly (readonly [number, bigint])[]) => ({
  ...NOTHING_SPENT,
  bitcoin: list.map(([atMs, amount]) => ({ atMs, amount })),
});

it('a limit per send allows exactly its amount, and not one satoshi more', () => {
  const state = stateOf({ perSendSats: 1_000n });
  expect(stops(state, sends())).toEqual([]);
  expect(stops(state, sends({ sats: 1_001n }))).toEqual([
    { rule: 'perSend', assetId: null, limit: 1_000n, amount: 1_001n, left: 1_000n, mayAtMs: null },
  ]);
});

it('a limit per send of an asset blocks that asset alone', () => {
  const state = stateOf({ assets: [{ assetId: GOLD, perSend: 5n, perDay: null }] });
  expect(stops(state, sends({ assets: [{ assetId: 'rgb:tin', amount: 9n }] }))).toEqual([]);
  expect(stops(state, sends({ assets: [{ assetId: GOLD, amount: 6n }] }))).toMatchObject([
    { rule: 'perSend', assetId: GOLD },
  ]);
});

it('a limit of zero per send blocks everything', () =>
  expect(stops(stateOf({ perSendSats: 0n }), sends({ sats: 1n }))).toHaveLength(1));

describe('a limit per day', () => {
  const bound = { perDaySats: 10_000n };

  it('counts what was signed within 24 hours, and says when enough of that is over', () => {
    const state = stateOf(bound, spentAt([NOW - 20 * HOUR, 6_000n], [NOW - HOUR, 3_500n]));
    expect(stops(state, sends({ sats: 500n }))).toEqual([]);
    expect(stops(state, sends({ sats: 501n }))).toEqual([
      { rule: 'perDay', assetId: null, limit: 10_000n, amount: 501n, left: 500n, mayAtMs: NOW + 4 * HOUR },
    ]);
    expect(stops(state, sends({ sats: 8_000n }))).toMatchObject([{ mayAtMs: NOW + 23 * HOUR }]);
  });

  it('never allows more than a day’s amount', () =>
    expect(stops(stateOf(bound), sends({ sats: 10_001n }))).toMatchObject([{ mayAtMs: null }]));

  it("forgets entries at exactly a day's age", () => {
    expect(stops(stateOf(bound, spentAt([NOW - DAY_MS, 10_000n])), sends())).toEqual([]);
    expect(stops(stateOf(bound, spentAt([NOW - DAY_MS + 1, 10_000n])), sends())).toHaveLength(1);
  });

  it('counts entries in the future of a clock that was set back as of now', () => {
    const state = stateOf(bound, spentAt([NOW + 400 * DAY_MS, 10_000n]));
    expect(stops(state, sends())).toMatchObject([{ mayAtMs: NOW + DAY_MS }]);
    const after = withSpending(state, sends({ sats: 0n }), NOW);
    expect(after.spent.bitcoin).toEqual([{ atMs: NOW, amount: 10_000n }]);
  });

  it('counts joined entries longer, never shorter', () => {
    const spent = spentAt([NOW - 9 * HOUR, 1n], [NOW - 2 * HOUR, 2n], [NOW - HOUR, 4n]);
    const once = withFewer(spent);
    expect(once?.bitcoin).toEqual([
      { atMs: NOW - 9 * HOUR, amount: 1n },
      { atMs: NOW - HOUR, amount: 6n },
    ]);
    const twice = withFewer(once ?? NOTHING_SPENT);
    expect(twice?.bitcoin).toEqual([{ atMs: NOW - HOUR, amount: 7n }]);
    expect(withFewer(twice ?? NOTHING_SPENT)).toBeNull();
  });

  it('stores only what has a limit', () => {
    const rules = { perDaySats: 1n, assets: [{ assetId: GOLD, perSend: null, perDay: 9n }] };
    const leaving = sends({
      assets: [
        { assetId: GOLD, amount: 3n },
        { assetId: 'rgb:tin', amount: 4n },
      ],
    });
    expect(withSpending(stateOf(rules), leaving, NOW).spent).toEqual({
      bitcoin: [{ atMs: NOW, amount: 1_000n }],
      assets: [{ assetId: GOLD, spendings: [{ atMs: NOW, amount: 3n }] }],
    });
  });
});

const pause = stateOf({ newRecipientHours: 6 });

it('a pause for new recipients begins with the first preparation, and ends after its hours', () => {
  const met = (atMs: number) => ({ ...nobody, metAtMs: () => atMs });
  expect(stops(pause, sends())).toEqual([{ rule: 'newRecipient', hours: 6, mayAtMs: NOW + 6 * HOUR }]);
  expect(stops(pause, sends(), met(NOW - 5 * HOUR))).toMatchObject([{ mayAtMs: NOW + HOUR }]);
  expect(stops(pause, sends(), met(NOW - 6 * HOUR))).toEqual([]);
});

it('a pause for new recipients ignores paid ones, and waits for the newest of several', () => {
  const known = { metAtMs: () => NOW - HOUR, wasPaid: (payee: string) => payee === 'script 51' };
  expect(stops(pause, sends(), known)).toEqual([]);
  expect(stops(pause, sends({ payees: ['script 51', 'script 52'] }), known)).toHaveLength(1);
});

it('a pause for new recipients believes only times that the keyholder authenticated', () => {
  const key = '01'.repeat(16);
  const met = confirmFirstSeen(key, 'script 51', NOW);
  expect(firstSeenAt(key, [met], 'script 51')).toBe(NOW);
  expect(firstSeenAt(key, [{ ...met, atMs: NOW - DAY_MS }], 'script 51')).toBeNull();
  expect(firstSeenAt(key, [{ ...met, payee: 'script 52' }], 'script 52')).toBeNull();
  expect(firstSeenAt(key, [{ ...met, mac: '' }], 'script 51')).toBeNull();
  expect(firstSeenAt('02'.repeat(16), [met], 'script 51')).toBeNull();
});

describe('changing rules', () => {
  const tight = { ...NO_RULES, perDaySats: 1_000n };
  const loose = { ...NO_RULES, perDaySats: 9_000n };
  const set = (before: RulesState, asked: SpendingRules, nowMs = NOW) => changedRules(before, asked, nowMs);

  it('tightens at once', () => {
    const after = set(set(stateOf({}), loose), tight);
    expect(after).toMatchObject({ rules: tight, later: null });
  });

  it('loosens a day later, also to no rule at all', () => {
    const after = set(stateOf(tight), loose);
    expect(after.rules).toEqual(tight);
    expect(rulesAt(after, NOW + DAY_MS - 1)).toEqual(tight);
    expect(rulesAt(after, NOW + DAY_MS)).toEqual(loose);
    expect(rulesAt(set(stateOf(tight), NO_RULES), NOW)).toEqual(tight);
  });

  it('tightens one limit at once and loosens another later', () => {
    const before = stateOf({ perSendSats: 100n, perDaySats: 1_000n });
    const after = set(before, { ...NO_RULES, perSendSats: 50n, perDaySats: 2_000n });
    expect(rulesAt(after, NOW)).toMatchObject({ perSendSats: 50n, perDaySats: 1_000n });
    expect(rulesAt(after, NOW + DAY_MS)).toMatchObject({ perSendSats: 50n, perDaySats: 2_000n });
  });

  it("to waiting ones doesn't restart the wait, and to those in force cancels it", () => {
    const waiting = set(stateOf(tight), loose);
    expect(set(waiting, loose, NOW + HOUR).later?.fromMs).toBe(NOW + DAY_MS);
    expect(set(waiting, { ...NO_RULES, perDaySats: 8_000n }, NOW + HOUR).later?.fromMs).toBe(
      NOW + HOUR + DAY_MS,
    );
    expect(set(waiting, tight, NOW + HOUR)).toMatchObject({ rules: tight, later: null });
  });

  it("shortens a pause a day later, and keeps the day's spending", () => {
    const before = stateOf({ newRecipientHours: 24, pauseInvoices: true }, spentAt([NOW, 7n]));
    const after = set(before, { ...NO_RULES, newRecipientHours: 1 });
    expect(rulesAt(after, NOW)).toMatchObject({ newRecipientHours: 24, pauseInvoices: true });
    expect(after.spent).toEqual(before.spent);
  });
});
