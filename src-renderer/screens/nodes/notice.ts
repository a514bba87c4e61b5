import type { NodeDetail } from '../../../src-preload/contract/index.ts';

export type Notice =
  | 'unlocking'
  | 'upgrading'
  | 'trouble'
  | 'locked'
  | 'lockedAndOutdated'
  | 'outdated'
  | 'unreachable'
  | 'notHeard'
  | 'willLock'
  | null;

/** What stands on top of a node's page: what goes on, else what went wrong last, else what its state asks for. Pure. */
export function noticeOf({ node }: NodeDetail): Notice {
  const { act, trouble, state } = node;
  if (act !== null) {
    const unlocks = act.step === 'unlockCall' || act.step === 'waitForUnlock';
    return unlocks ? 'unlocking' : 'upgrading';
  }
  // What is well by now has outlived its trouble.
  if (trouble !== null && state !== 'unlocked') return 'trouble';
  switch (state) {
    case 'unlocking':
    case 'upgrading':
    case 'outdated':
    case 'unreachable':
    case 'notHeard':
      return state;
    case 'locked':
      return node.outdated === true ? 'lockedAndOutdated' : 'locked';
    case 'unlocked':
      return node.predicted === null ? null : 'willLock';
  }
}
