import type { NodeState } from './evidence.ts';

export type AlertKind =
  | 'locked'
  | 'lockedLong'
  | 'unreachable'
  | 'unreadable'
  | 'outdated'
  | 'upgradeFailed'
  | 'willLock'
  | 'unlockedByItself';

/** What a change of state is worth telling, or null. What a person does themselves is no news to them. Pure. */
export function alertOf(
  before: NodeState,
  after: NodeState,
  by: 'you' | 'bulk' | 'itself' | 'plan' | 'seen',
): AlertKind | null {
  if (after === 'unlocked' && by === 'itself') return 'unlockedByItself';
  if (by === 'you' || by === 'bulk') return null;
  // A lock that is only proved again after an unlock that was given up is the same lock.
  if (after === 'locked') return before === 'unlocking' ? null : 'locked';
  if (after === 'unreachable') return 'unreachable';
  // It was known, and can be read no more: its token is refused, or somebody else answers.
  if (after === 'notHeard') return 'unreadable';
  return after === 'outdated' ? 'outdated' : null;
}

/** Minutes after midnight, local time. From later than to spans midnight; equal is all day. Pure. */
export function isQuiet(
  quiet: { readonly from: number; readonly to: number } | null,
  minuteOfDay: number,
): boolean {
  if (quiet === null) return false;
  const { from, to } = quiet;
  if (from === to) return true;
  return from < to ? minuteOfDay >= from && minuteOfDay < to : minuteOfDay >= from || minuteOfDay < to;
}
