import type { ActKind, PlanRow } from '../../../src-preload/contract/node-runs.ts';
import type { NodeRecord, RunNodeRecord, RunRecord } from '../../records/node.ts';
import type { NodeStatus } from './state.ts';

/** More wrong passwords would only lock somebody out. */
const STOP_AFTER_WRONG_PASSWORDS = 3;
const STOP_AFTER_FAILURES_IN_A_ROW = 5;

export function stopReason(
  ended: readonly RunNodeRecord[],
  canary: string | null,
): RunRecord['stoppedBecause'] {
  const isEverybodys = ({ outcome, own }: RunNodeRecord): boolean => outcome === 'failed' && own !== true;
  const failed = ended.filter(isEverybodys);
  if (canary !== null && failed.some(({ nodeId }) => nodeId === canary)) return 'canaryFailed';
  const wrong = failed.filter(({ text }) => text === 'wrongPassword');
  const [first] = ended.filter(({ outcome }) => outcome !== 'skipped');
  if (wrong.length >= STOP_AFTER_WRONG_PASSWORDS || (first !== undefined && first === wrong[0]))
    return 'wrongPasswords';
  if (failed.some(({ text }) => text === 'tokenRefused' || text === 'tokenReadOnly')) return 'tokenRefused';
  const last = ended.slice(-STOP_AFTER_FAILURES_IN_A_ROW);
  const inARow = last.length === STOP_AFTER_FAILURES_IN_A_ROW && last.every(isEverybodys);
  return inARow ? 'manyFailures' : null;
}

type Planned = Pick<PlanRow, 'will' | 'because'>;

export interface PlanMeans {
  readonly busy: boolean;
  readonly hasSecrets: boolean;
  readonly hasAddress: boolean;
  readonly isHosted: boolean;
  /** The kept password was wrong the last time, so it isn't tried again. */
  readonly wasWrong: boolean;
}

export function planFor(act: ActKind, { state, outdated }: NodeStatus, means: PlanMeans): Planned {
  const skip = (because: Planned['because']): Planned => ({ will: 'skip', because });
  if (means.busy) return skip('busy');
  // Checked before secrets, so that nobody looks for a password that isn't needed.
  if (act === 'unlock' && (state === 'unlocked' || state === 'outdated')) return skip('alreadyUnlocked');
  if (act !== 'unlock' && !means.isHosted) return skip('ownNode');
  if (act !== 'unlock' && outdated === false) return skip('notOutdated');
  if (act !== 'upgrade') {
    if (!means.hasAddress) return skip('noAddress');
    if (!means.hasSecrets) return skip('noSecret');
    if (means.wasWrong) return skip('wrongPassword');
  }
  if (act === 'unlock')
    return { will: 'act', because: state === 'locked' || state === 'upgrading' ? 'locked' : 'stateUnknown' };
  return { will: 'act', because: outdated === true ? 'outdated' : 'stateUnknown' };
}

/** The canary is the node that waits longest, one with a proved state first. Null if no node is to act. */
export function canaryOf(
  rows: readonly { readonly node: NodeRecord; readonly planned: Planned; readonly seen: NodeStatus }[],
): string | null {
  const acted = rows
    .filter(({ planned }) => planned.will === 'act')
    .toSorted((a, b) => sinceOf(a.seen) - sinceOf(b.seen));
  return (acted.find(({ planned }) => planned.because !== 'stateUnknown') ?? acted[0])?.node.id ?? null;
}

const sinceOf = ({ sinceMs }: NodeStatus): number => sinceMs ?? Number.MAX_SAFE_INTEGER;
