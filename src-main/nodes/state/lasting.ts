import type { NodeState } from '../../../src-preload/contract/node-states.ts';
import type { NodeFacts, NodeProof } from '../../records/node.ts';

/** How long passing states last; the type demands all. `stopping`: was unlocked. `changing`: somebody unlocks it. */
export const LASTS = {
  upgrading: {
    minutes: 60,
    source: 'minutes, by the interface document; never less than is usual at the service',
  },
  unlocking: { minutes: 60, source: 'other clients of big nodes raised their limit to about an hour' },
  stopping: {
    minutes: 15,
    source: 'a second, as measured; a quarter of an hour for what else a stop waits for',
  },
  changing: { minutes: 30, source: 'an unlock by somebody else, of a node of usual size' },
  locked: 'rests',
  unlocked: 'rests',
  outdated: 'rests',
  unreachable: 'rests',
  notHeard: 'rests',
  overdue: 'rests',
} as const satisfies Readonly<
  Record<NodeState | 'stopping' | 'changing', { readonly minutes: number; readonly source: string } | 'rests'>
>;

export type Passing = {
  [State in keyof typeof LASTS]: (typeof LASTS)[State] extends 'rests' ? never : State;
}[keyof typeof LASTS];

const BY_LOCK: Readonly<Record<NodeFacts['lock'], (proof: NodeProof) => Passing | null>> = {
  upgrading: () => 'upgrading',
  unlocking: (proof) => (isChanging(proof) ? 'changing' : 'unlocking'),
  locked: (proof) => (isChanging(proof) ? 'stopping' : null),
  unlocked: () => null,
  unknown: () => null,
};

export function isChanging(proof: NodeProof): boolean {
  return proof === 'answeredChanging' || proof === 'stillChanging';
}

/** The passing state that a node is in; null if its state rests or is unknown. */
export function passingOf({ lock, lockProof }: NodeFacts): Passing | null {
  return BY_LOCK[lock](lockProof);
}

export function passingSinceMs(facts: NodeFacts): number | null {
  const { changingSinceMs, lockSinceMs, lockProvedAtMs } = facts;
  const passing = passingOf(facts);
  if (passing === 'stopping') return changingSinceMs ?? lockProvedAtMs;
  return passing === 'changing' ? (changingSinceMs ?? lockSinceMs) : lockSinceMs;
}

export function isOverdue(facts: NodeFacts, forMs: number, usualUpgradeMs: number): boolean {
  const passing = passingOf(facts);
  if (passing === null || facts.overdue) return false;
  const mostMs = LASTS[passing].minutes * 60_000;
  return forMs > (passing === 'upgrading' ? Math.max(mostMs, usualUpgradeMs) : mostMs);
}

export const UPGRADES_LOOKED_AT = 50;

/** From the first to the third quartile, so that one upgrade of an hour isn't usual. Null without times. */
export function usualOf(timesMs: readonly number[]) {
  const sorted = timesMs.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return sorted.length === 0 ? null : { fromMs: at(0.25), toMs: at(0.75) };
}
