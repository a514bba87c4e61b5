import * as v from 'valibot';
import type { Unchanged } from '../../src-preload/contract/define.ts';
import * as x from '../../src-preload/contract/values.ts';
import {
  LOOSEN_AFTER_MS,
  ruledAsset,
  rulesJson,
  sameRules,
  tidy,
  tighterOf,
  type SpendingRules,
} from './spending-rules.ts';
import type { OutgoingAmounts } from './outgoing-amounts.ts';

/** Things that were signed for. Amounts in sats or base units. */
const spendings = v.array(
  v.strictObject({
    atMs: x.timeMs,
    amount: v.pipe(
      v.string(),
      v.regex(/^\d{1,24}$/),
      v.transform((text) => BigInt(text)),
    ),
  }),
);

/** The rules of one wallet with what was spent under them, as the keyholder keeps it. Times are Unix milliseconds. */
export const rulesStateJson = v.strictObject({
  rules: rulesJson,
  /** A looser set that was asked for, and from when on it is in force. */
  later: v.nullable(v.strictObject({ rules: rulesJson, fromMs: x.timeMs })),
  spent: v.strictObject({
    bitcoin: spendings,
    assets: v.array(v.strictObject({ assetId: ruledAsset, spendings })),
  }),
});
export type RulesState = Unchanged<v.InferOutput<typeof rulesStateJson>>;
export type Spent = RulesState['spent'];
export type Spending = Spent['bitcoin'][number];

/** That a recipient was first prepared for at a time, vouched for by the keyholder: main keeps it and cannot make one. */
export const firstSeen = v.strictObject({
  /** What the recipient is recognised by (send-terms.ts). */
  payee: x.textUpTo(300),
  /** Unix milliseconds, by the keyholder's clock. */
  atMs: x.keptMs,
  /** HMAC-SHA256 of both, hex. */
  mac: x.digest,
});
export type FirstSeen = Readonly<v.InferOutput<typeof firstSeen>>;

/** The rules with the time that the keyholder believes now: by it, and by no other clock, its times are told. */
export interface RulesNow {
  readonly state: RulesState;
  readonly atMs: number;
}

export const DAY_MS = 24 * 3_600_000;
export const NOTHING_SPENT: Spent = { bitcoin: [], assets: [] };

/** What is in force at this time. */
export function rulesAt({ rules, later }: RulesState, nowMs: number): SpendingRules {
  return later !== null && nowMs >= later.fromMs ? later.rules : rules;
}

/** The last moment at which it was certainly changed; null: nothing in it tells. */
export function lastWrittenMs({ later, spent }: RulesState): number | null {
  const spendings = [spent.bitcoin, ...spent.assets.map((one) => one.spendings)].flat();
  const times = [
    ...(later === null ? [] : [later.fromMs - LOOSEN_AFTER_MS]),
    ...spendings.map(({ atMs }) => atMs),
  ];
  return times.length === 0 ? null : Math.max(0, ...times);
}

/**
 * What is tighter is in force at once, what is looser a day later. Asking for what is in force already calls off
 * what waits.
 */
export function changedRules(before: RulesState, asked: SpendingRules, nowMs: number): RulesState {
  const inForce = rulesAt(before, nowMs);
  const wanted = tidy(asked);
  const now = tidy(tighterOf(inForce, wanted));
  const waits = !sameRules(now, wanted);
  // What waited already goes on waiting, not anew.
  const waiting = before.later;
  const fromMs =
    waiting !== null && nowMs < waiting.fromMs && sameRules(waiting.rules, wanted)
      ? waiting.fromMs
      : nowMs + LOOSEN_AFTER_MS;
  return { rules: now, later: waits ? { rules: wanted, fromMs } : null, spent: before.spent };
}

/**
 * What counts of the last 24 hours, the oldest first. What was signed later than now, since the clock was set back,
 * counts as signed now.
 */
export function ofTheDay(spendings: readonly Spending[], nowMs: number): readonly Spending[] {
  return spendings
    .filter(({ atMs }) => nowMs - atMs < DAY_MS)
    .map(({ atMs, amount }) => ({ atMs: Math.min(atMs, nowMs), amount }))
    .sort((one, other) => one.atMs - other.atMs);
}

export function spentOf({ assets }: Spent, assetId: string): readonly Spending[] {
  return assets.find((one) => one.assetId === assetId)?.spendings ?? [];
}

/** What counts from now on, with one more that is about to be signed; what is older than a day is forgotten. */
export function withSpending(state: RulesState, leaving: OutgoingAmounts, nowMs: number): RulesState {
  const bounded = [...state.rules.assets, ...(state.later?.rules.assets ?? [])];
  const ids = [...new Set(bounded.map(({ assetId }) => assetId))];
  const added = (spendings: readonly Spending[], amount: bigint): readonly Spending[] => [
    ...ofTheDay(spendings, nowMs),
    ...(amount > 0n ? [{ atMs: nowMs, amount }] : []),
  ];
  return {
    ...state,
    spent: {
      bitcoin: added(state.spent.bitcoin, leaving.sats),
      assets: ids.map((assetId) => {
        const amount = leaving.assets.find((one) => one.assetId === assetId)?.amount ?? 0n;
        return { assetId, spendings: added(spentOf(state.spent, assetId), amount) };
      }),
    },
  };
}

/**
 * What was spent in fewer entries, or null where there is nothing to join. Two neighbours become one with the later time: it
 * counts longer than it had to, and never shorter.
 */
export function withFewer(spent: Spent): Spent | null {
  const lists = [spent.bitcoin, ...spent.assets.map(({ spendings }) => spendings)];
  const longest = lists.reduce((one, other) => (other.length > one.length ? other : one), []);
  const joined = joinClosest(longest);
  if (joined === null) return null;
  return {
    bitcoin: spent.bitcoin === longest ? joined : spent.bitcoin,
    assets: spent.assets.map((one) => (one.spendings === longest ? { ...one, spendings: joined } : one)),
  };
}

function joinClosest(spendings: readonly Spending[]): readonly Spending[] | null {
  let at = -1;
  let gapMs = Infinity;
  for (const [index, { atMs }] of spendings.entries()) {
    const next = spendings[index + 1];
    if (next !== undefined && next.atMs - atMs < gapMs) [at, gapMs] = [index, next.atMs - atMs];
  }
  const [one, other] = [spendings[at], spendings[at + 1]];
  if (one === undefined || other === undefined) return null;
  const joined = { atMs: other.atMs, amount: one.amount + other.amount };
  return [...spendings.slice(0, at), joined, ...spendings.slice(at + 2)];
}
