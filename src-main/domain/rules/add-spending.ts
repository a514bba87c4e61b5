import type { OutgoingAmounts } from './outgoing-amounts.ts';
import { ofTheDay, spentOf } from './rules-state.ts';
import type { RulesState, Spending, Spent } from './rules-state.ts';

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
