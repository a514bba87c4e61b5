import type { TransferDetail, TransferRow, TransferState } from '../../src-preload/contract/index.ts';
import { isReported, wordsOfArea } from '../../src-preload/contract/state-words.ts';
import { say } from '../../src-preload/messages/say.ts';
import type { IconName } from '../theme/icons.ts';
import { otherAmount, receivedLook } from './history.ts';
import { ago, clockTime, left } from './time.ts';

export interface StateLook {
  readonly kind: 'ok' | 'plain' | 'told' | 'unknown' | 'wait' | 'turn' | 'stop';
  readonly icon?: IconName;
}

export const stateLooks: Readonly<Record<TransferState, StateLook>> = {
  waitingForThem: { kind: 'wait', icon: 'hush' },
  waitingForYou: { kind: 'turn', icon: 'pen' },
  confirming: { kind: 'wait', icon: 'clock' },
  // Only the service's word, so neither a tick nor green.
  settled: { kind: 'told' },
  failed: { kind: 'stop', icon: 'x' },
  // The person's own choice, so no alarm.
  cancelled: { kind: 'plain', icon: 'x' },
  expired: { kind: 'turn', icon: 'clock' },
  unknown: { kind: 'unknown', icon: 'dash' },
};

export function stateLook(row: TransferRow): StateLook & { readonly word: string } {
  const received =
    row.direction === 'in'
      ? receivedLook({ ...row, kind: row.kindName === 'receiveWitness' ? 'witness' : 'blinded' })
      : null;
  if (row.isOverdue === true && row.assetData?.outcome !== 'refused')
    return { ...stateLooks.expired, word: say('transfer-state', { state: 'waitingForYou' }) };
  return received ?? { ...stateLooks[row.state], word: stateWord(row) };
}

/** For an unlisted number, the word has the number in it. */
function stateWord({ state, status }: TransferRow): string {
  return state === 'unknown'
    ? say('transfer-state-unknown-number', { status: String(status) })
    : markedWord(state);
}

/** Events that are only reported are marked as such. */
export function markedWord(state: TransferState): string {
  const word = say('transfer-state', { state });
  const hasHappened = ['settled', 'failed', 'cancelled', 'confirming'].includes(state);
  return hasHappened && isReported('transfer', state) ? `${word} · ${say('history-chip-reported')}` : word;
}

export const STATES = wordsOfArea('transfer');

export const UNFINISHED: readonly TransferState[] = [
  'waitingForThem',
  'waitingForYou',
  'confirming',
  'expired',
  'unknown',
];

export function standingOf(one: TransferDetail, nowMs: number): string {
  const { state, direction, statusName } = one;
  const isIn = direction === 'in';
  if (isIn && state !== 'unknown') {
    if (one.assetData?.outcome === 'refused') return say('transfer-standing-refused');
    if (one.nextStep?.overdue !== undefined) return say(`transfer-standing-${one.nextStep.overdue}`);
    if (state === 'settled' && isReceived(one)) return say('transfer-standing-received');
    if (statusName === 'waitingBroadcast') return say('transfer-standing-accepted');
  }
  switch (state) {
    case 'unknown':
      return say(isInDoubt(one) ? 'transfer-standing-doubt' : 'transfer-standing-unknown', {
        status: String(one.status),
      });
    case 'waitingForYou':
      if (isIn) return say('transfer-standing-arrived');
      return say(
        statusName === 'waitingBroadcast' ? 'transfer-standing-broadcasts' : 'transfer-standing-begun',
      );
    case 'waitingForThem':
      if (direction === 'none') return say('transfer-standing-none');
      return waiting(direction, isIn ? one.expiresAtMs : one.acceptUntilMs, nowMs);
    case 'failed':
      return say(direction === 'out' ? 'transfer-standing-out-failed' : 'transfer-standing-failed');
    case 'cancelled':
      return say(isIn ? 'transfer-standing-cancelled' : 'transfer-standing-out-cancelled', {
        ago: ago(one.cancelledAtMs ?? nowMs, nowMs),
      });
    case 'settled':
      return say('transfer-standing-out-settled');
    case 'confirming':
    case 'expired':
      return say(`transfer-standing-${state}`);
  }
}

/** Whether the status number has another name in another release. */
function isInDoubt({ state, statusName, kindName }: TransferDetail): boolean {
  return state === 'unknown' && statusName !== 'unknown' && kindName !== 'unknown';
}

function isReceived(one: TransferDetail): boolean {
  return one.assetData?.outcome === 'proved' && otherAmount(one, one.assetData) === null;
}

/** Leaves out an end that is unknown, or more than a day away. */
function waiting(direction: 'in' | 'out', endsAtMs: number | null, nowMs: number): string {
  if (endsAtMs !== null && endsAtMs <= nowMs)
    return say('transfer-waits-over', { ago: ago(endsAtMs, nowMs) });
  const isFar = endsAtMs === null || endsAtMs - nowMs > 24 * 3_600_000;
  const waits = isFar
    ? say(`transfer-waits-${direction}`)
    : say(`transfer-waits-${direction}-until`, { time: clockTime(endsAtMs), left: left(endsAtMs - nowMs) });
  return direction === 'in' ? waits : `${waits} ${say('transfer-waits-then')}`;
}

export const refreshFailedWords = (reason: string): string =>
  reason === '' ? say('transfer-refresh-failed-silently') : say('transfer-refresh-failed', { reason });

const STATUS_STATES = {
  initiated: null,
  waitingCounterparty: 'waitingForThem',
  waitingSafeHeight: 'confirming',
  waitingBroadcast: null,
  waitingConfirmations: 'confirming',
  settled: 'settled',
  failed: 'failed',
  unknown: 'unknown',
} as const;

export function statusWord(statusName: keyof typeof STATUS_STATES): string {
  if (statusName === 'initiated' || statusName === 'waitingBroadcast')
    return say('transfer-status', { status: statusName });
  return say('transfer-state', { state: STATUS_STATES[statusName] });
}
