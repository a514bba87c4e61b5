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

/** In sats or base units. */
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

/** As the keyholder stores it. Unix milliseconds. */
export const rulesStateJson = v.strictObject({
  rules: rulesJson,
  later: v.nullable(v.strictObject({ rules: rulesJson, fromMs: x.timeMs })),
  spent: v.strictObject({
    bitcoin: spendings,
    assets: v.array(v.strictObject({ assetId: ruledAsset, spendings })),
  }),
});
export type RulesState = Unchanged<v.InferOutput<typeof rulesStateJson>>;
export type Spent = RulesState['spent'];
export type SpentAmount = Spent['bitcoin'][number];

/** Vouched for by the keyholder: main can't make one. */
export const firstSeen = v.strictObject({
  /** As `recipientKey` in commitment.ts names it. */
  payee: x.textUpTo(300),
  /** By the keyholder's clock. */
  atMs: x.keptMs,
  /** HMAC-SHA256 of payee and time, hex. */
  mac: x.digest,
});
export type FirstSeen = Readonly<v.InferOutput<typeof firstSeen>>;

/** All its times are by the keyholder's trusted clock. */
export interface RulesNow {
  readonly state: RulesState;
  readonly atMs: number;
}

export const DAY_MS = 24 * 3_600_000;
export const NOTHING_SPENT: Spent = { bitcoin: [], assets: [] };

export function rulesAt({ rules, later }: RulesState, nowMs: number): SpendingRules {
  return later !== null && nowMs >= later.fromMs ? later.rules : rules;
}

/** Looser rules wait a day. Asking for those in force cancels waiting ones. */
export function changedRules(before: RulesState, asked: SpendingRules, nowMs: number): RulesState {
  const inForce = rulesAt(before, nowMs);
  const wanted = tidy(asked);
  const now = tidy(tighterOf(inForce, wanted));
  const waits = !sameRules(now, wanted);
  // A repeated request doesn't restart the wait.
  const waiting = before.later;
  const fromMs =
    waiting !== null && nowMs < waiting.fromMs && sameRules(waiting.rules, wanted)
      ? waiting.fromMs
      : nowMs + LOOSEN_AFTER_MS;
  return { rules: now, later: waits ? { rules: wanted, fromMs } : null, spent: before.spent };
}

/** Oldest first. A time after now, from a clock that was set back, counts as now. */
export function ofTheDay(spendings: readonly SpentAmount[], nowMs: number): readonly SpentAmount[] {
  return spendings
    .filter(({ atMs }) => nowMs - atMs < DAY_MS)
    .map(({ atMs, amount }) => ({ atMs: Math.min(atMs, nowMs), amount }))
    .sort((one, other) => one.atMs - other.atMs);
}

export function spentAmounts({ assets }: Spent, assetId: string): readonly SpentAmount[] {
  return assets.find((one) => one.assetId === assetId)?.spendings ?? [];
}

/** Forgets entries older than a day. */
export function withSpending(state: RulesState, leaving: OutgoingAmounts, nowMs: number): RulesState {
  const bounded = [...state.rules.assets, ...(state.later?.rules.assets ?? [])];
  const ids = [...new Set(bounded.map(({ assetId }) => assetId))];
  const added = (spendings: readonly SpentAmount[], amount: bigint): readonly SpentAmount[] => [
    ...ofTheDay(spendings, nowMs),
    ...(amount > 0n ? [{ atMs: nowMs, amount }] : []),
  ];
  return {
    ...state,
    spent: {
      bitcoin: added(state.spent.bitcoin, leaving.sats),
      assets: ids.map((assetId) => {
        const amount = leaving.assets.find((one) => one.assetId === assetId)?.amount ?? 0n;
        return { assetId, spendings: added(spentAmounts(state.spent, assetId), amount) };
      }),
    },
  };
}

/** Joins two neighbours at the later time: it counts longer than needed, never shorter. Null if there is nothing to join. */
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

function joinClosest(spendings: readonly SpentAmount[]): readonly SpentAmount[] | null {
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
