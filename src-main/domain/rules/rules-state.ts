import { LOOSEN_AFTER_MS, sameRules, tidy, tighterOf } from './spending-rules.ts';
import type { SpendingRules } from './spending-rules.ts';

/** The rules of one wallet with what was spent under them, as the keyholder keeps it. Times are Unix milliseconds. */
export interface RulesState {
  readonly rules: SpendingRules;
  /** A looser set that was asked for, and from when on it is in force. */
  readonly later: { readonly rules: SpendingRules; readonly fromMs: number } | null;
  readonly spent: Spent;
}

export interface Spent {
  readonly bitcoin: readonly Spending[];
  readonly assets: readonly { readonly assetId: string; readonly spendings: readonly Spending[] }[];
}

/** Something that was signed for. Amounts in sats or base units. */
export interface Spending {
  readonly atMs: number;
  readonly amount: bigint;
}

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

export function sumOf(spendings: readonly Spending[]): bigint {
  return spendings.reduce((sum, { amount }) => sum + amount, 0n);
}
