import type { RefusedFor } from './answer.ts';
import type { NodeRecord } from './records.ts';
import type { SeenState } from './state.ts';

/** A bulk act: one canary first, then so many at a time, stopped by a pattern, resumed after a restart. */
export interface RunRecord {
  readonly id: string;
  readonly act: RunAct;
  readonly state: 'canary' | 'running' | 'paused' | 'stopped' | 'finished' | 'interrupted';
  readonly canary: string | null;
  readonly parallel: number;
  readonly startedAtMs: number;
  readonly endedAtMs: number | null;
  readonly stoppedBecause: StopReason | null;
}

export type RunAct = 'upgrade' | 'unlock' | 'upgradeToUnlocked';
export type StopReason = 'wrongPasswords' | 'canaryFailed' | 'tokenRefused' | 'manyFailures' | 'you';

/** One node's part of a run. `unknown`: asked before a restart or without an answer; never asked a second time unread. */
export interface RunNodeRecord {
  readonly nodeId: string;
  readonly name: string;
  readonly outcome: 'waiting' | 'running' | 'done' | 'already' | 'failed' | 'skipped' | 'unknown';
  /** Why it failed, as a stable word (`wrongPassword`, `tokenRefused`, …), or the service's own text. */
  readonly text: string;
  /** Failed by a refusal of the node's own: its Bitcoin node is away, it was never set up. It says nothing of others. */
  readonly own?: boolean;
  /** What of the unlock's body, or of what it names, the node refused for, where it says so. */
  readonly about?: RefusedFor;
  readonly startedAtMs: number | null;
  readonly endedAtMs: number | null;
}

/** So many wrong passwords, or the very first, are one wrong list of them: the next would only lock somebody out. */
const STOP_AFTER_WRONG_PASSWORDS = 3;
/** So many failures in a row, of whatever kind, are no accident. */
const STOP_AFTER_FAILURES_IN_A_ROW = 5;

/**
 * The pattern, if one is there, that a run must not go on over: what is everybody's, a list of wrong passwords, a token, a
 * service that is ill. A refusal of a node's own is none. `ended` in the order in which they ended. Pure.
 */
export function stopReason(ended: readonly RunNodeRecord[], canary: string | null): StopReason | null {
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

/** What a bulk act would do to one node, and why. */
interface Planned {
  readonly will: 'act' | 'skip';
  readonly because:
    | 'locked'
    | 'outdated'
    | 'stateUnknown'
    | 'alreadyUnlocked'
    | 'notOutdated'
    | 'busy'
    | 'noSecret'
    | 'wrongPassword'
    | 'noToken'
    | 'noAddress'
    | 'hostNotApproved'
    /** Nobody but its owner updates it. */
    | 'ownNode';
}

export interface PlanMeans {
  readonly busy: boolean;
  /** Every secret that the unlock body names is kept. */
  readonly hasSecrets: boolean;
  readonly hasAddress: boolean;
  /** A hosting service updates it when it is asked. */
  readonly isHosted: boolean;
  /** What is kept was wrong the last time, and nothing else was given since: it is not tried again. */
  readonly wasWrong: boolean;
}

/** A dry run. Asks nobody: it goes by what is known, and says so where that is nothing. Pure. */
export function planFor(act: RunAct, { state, outdated }: SeenState, means: PlanMeans): Planned {
  const skip = (because: Planned['because']): Planned => ({ will: 'skip', because });
  if (means.busy) return skip('busy');
  // Where there is nothing to do, nobody needs to look for a password.
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

/** One that will be acted on, whose state is proved, and that has waited longest: what it shows holds for the rest. */
export function canaryOf(
  rows: readonly { readonly node: NodeRecord; readonly planned: Planned; readonly seen: SeenState }[],
): string | null {
  const [first] = rows
    .filter(({ planned }) => planned.will === 'act')
    .toSorted(
      (a, b) => Number(isGuess(a.planned)) - Number(isGuess(b.planned)) || sinceOf(a.seen) - sinceOf(b.seen),
    );
  return first?.node.id ?? null;
}

const isGuess = ({ because }: Planned): boolean => because === 'stateUnknown';
const sinceOf = ({ sinceMs }: SeenState): number => sinceMs ?? Number.MAX_SAFE_INTEGER;
