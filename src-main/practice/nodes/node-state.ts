import type { NodeRow } from './node-rows.ts';

/** What a node is at a moment. `down`: its container starts, or failed to. */
type PracticeNodeState =
  'unlocked' | 'locked' | 'unlocking' | 'notInitialised' | 'upgrading' | 'failed' | 'vanished';

export function stateOf(node: NodeRow, nowMs: number): PracticeNodeState {
  if (node.vanished === 1) return 'vanished';
  if (node.upgradeFromMs !== null && nowMs >= node.upgradeFromMs) return 'upgrading';
  if (node.failed === 1) return 'failed';
  if (node.initialised === 0) return 'notInitialised';
  if (node.unlockUntilMs !== null) return 'unlocking';
  return node.unlocked === 1 ? 'unlocked' : 'locked';
}

/** A node once what was to be over by now is over: it comes back from an upgrade locked, as the document says. Pure. */
export function settled(node: NodeRow, nowMs: number): NodeRow {
  let now = node;
  if (now.unlockUntilMs !== null && nowMs >= now.unlockUntilMs)
    now = { ...now, unlockUntilMs: null, unlocked: 1 };
  const { upgradeTo, upgradeFromMs, upgradeUntilMs } = now;
  if (upgradeTo === null || upgradeFromMs === null || upgradeUntilMs === null) return now;
  // Whatever it was doing, it is taken down for the upgrade.
  if (nowMs >= upgradeFromMs) now = { ...now, unlocked: 0, unlockUntilMs: null };
  if (nowMs < upgradeUntilMs) return now;
  const over = { ...now, upgradeTo: null, upgradeFromMs: null, upgradeUntilMs: null, upgradeFails: 0 };
  return now.upgradeFails === 1 ? { ...over, failed: 1 } : { ...over, image: upgradeTo, failed: 0 };
}

/** As the cloud words it. It watches containers: whether a node is locked, or answers, it does not know. */
export function cloudStatus(state: PracticeNodeState): 'RUNNING' | 'IN_PROGRESS' | 'FAILED' {
  if (state === 'upgrading') return 'IN_PROGRESS';
  return state === 'failed' ? 'FAILED' : 'RUNNING';
}
