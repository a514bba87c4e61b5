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
  readonly startedAtMs: number | null;
  readonly endedAtMs: number | null;
}

/** So many wrong passwords are one wrong list of passwords: the next would only lock somebody out. */
const STOP_AFTER_WRONG_PASSWORDS = 3;
/** So many failures in a row, of whatever kind, are no accident. */
const STOP_AFTER_FAILURES_IN_A_ROW = 5;

/** The pattern, if one is there, that a run must not go on over. `ended` in the order in which they ended. Pure. */
export function stopReason(ended: readonly RunNodeRecord[], canary: string | null): StopReason | null {
  const failed = ended.filter(({ outcome }) => outcome === 'failed');
  if (canary !== null && failed.some(({ nodeId }) => nodeId === canary)) return 'canaryFailed';
  if (failed.filter(({ text }) => text === 'wrongPassword').length >= STOP_AFTER_WRONG_PASSWORDS)
    return 'wrongPasswords';
  if (failed.some(({ text }) => text === 'tokenRefused')) return 'tokenRefused';
  const last = ended.slice(-STOP_AFTER_FAILURES_IN_A_ROW);
  const inARow =
    last.length === STOP_AFTER_FAILURES_IN_A_ROW && last.every(({ outcome }) => outcome === 'failed');
  return inARow ? 'manyFailures' : null;
}
