import type { TransferDetail, TransferRow, TransferState } from '../../src-preload/contract/index.ts';
import { isReported, wordsOfArea } from '../../src-preload/contract/state-words.ts';
import { say } from '../../src-preload/messages/say.ts';
import type { IconName } from '../theme/icons.ts';
import { otherAmount, receivedLook } from './history.ts';
import { ago, clockTime } from './time.ts';

export interface StateLook {
  readonly kind: 'ok' | 'plain' | 'told' | 'unknown' | 'wait' | 'turn' | 'stop';
  readonly icon?: IconName;
}

export const stateLooks: Readonly<Record<TransferState, StateLook>> = {
  waitingForThem: { kind: 'wait', icon: 'hush' },
  waitingForYou: { kind: 'turn', icon: 'pen' },
  confirming: { kind: 'wait', icon: 'clock' },
  // Whoever tells it is the service: no tick, and not the green of what is verified.
  settled: { kind: 'told' },
  failed: { kind: 'stop', icon: 'x' },
  // The person's own choice: no alarm.
  cancelled: { kind: 'plain', icon: 'x' },
  expired: { kind: 'turn', icon: 'clock' },
  unknown: { kind: 'unknown', icon: 'dash' },
};

/** Word, icon and weight of a state. What came in is called by its asset data, too. */
export function stateLook(row: TransferRow): StateLook & { readonly word: string } {
  const received =
    row.direction === 'in'
      ? receivedLook({ ...row, kind: row.kindName === 'receiveWitness' ? 'witness' : 'blinded' })
      : null;
  if (row.isOverdue === true && row.assetData?.outcome !== 'refused')
    return { ...stateLooks.expired, word: say('transfer-state-overdue') };
  return received ?? { ...stateLooks[row.state], word: stateWord(row) };
}

/** A number that no table knows stands beside the word: it is a state of its own. */
function stateWord({ state, status }: TransferRow): string {
  return state === 'unknown'
    ? say('transfer-state-unknown-number', { status: String(status) })
    : markedWord(state);
}

/** The word of a state; of what somebody else alone tells to have happened with the mark of that beside it. */
export function markedWord(state: TransferState): string {
  const word = say(`transfer-state-${state}`);
  const hasHappened = ['settled', 'failed', 'cancelled', 'confirming'].includes(state);
  return hasHappened && isReported('transfer', state) ? `${word} · ${say('history-chip-reported')}` : word;
}

export const STATES = wordsOfArea('transfer');

/** Everything that is not over: somebody's turn, or the chain's. */
export const UNFINISHED: readonly TransferState[] = [
  'waitingForThem',
  'waitingForYou',
  'confirming',
  'expired',
  'unknown',
];

/** What is true and whose turn it is, in one sentence or two. */
export function standing(one: TransferDetail, nowMs: number): string {
  const { state, direction, assetData } = one;
  if (state === 'unknown')
    return say(isInDoubt(one) ? 'transfer-standing-doubt' : 'transfer-standing-unknown', {
      status: String(one.status),
    });
  if (direction === 'in' && assetData?.outcome === 'refused') return say('transfer-standing-in-refused');
  if (one.doctor?.overdue !== undefined) return say(`transfer-standing-in-${one.doctor.overdue}`);
  if (direction === 'in' && state === 'settled' && isReceived(one))
    return say('transfer-standing-in-received');
  if (direction === 'in' && one.statusName === 'waitingBroadcast')
    return say('transfer-standing-in-confirming');
  if (state === 'cancelled')
    return say(direction === 'in' ? 'transfer-standing-in-cancelled' : 'transfer-standing-out-cancelled', {
      ago: ago(one.cancelledAtMs ?? nowMs, nowMs),
    });
  if (state !== 'waitingForThem') return say(`transfer-standing-${direction}-${state}`);
  if (direction === 'none') return say('transfer-waits-none');
  return waiting(direction, direction === 'out' ? one.acceptUntilMs : one.expiresAtMs, nowMs);
}

/** Its number has a name, and another one in another version of the service. */
export function isInDoubt({ state, statusName, kindName }: TransferDetail): boolean {
  return state === 'unknown' && statusName !== 'unknown' && kindName !== 'unknown';
}

/** Verified to the unit. */
function isReceived(one: TransferDetail): boolean {
  return one.assetData?.outcome === 'proved' && otherAmount(one, one.assetData) === null;
}

/** For the other side, and for how long; no end is said where none was told, or where it is a day away. */
function waiting(direction: 'in' | 'out', endsAtMs: number | null, nowMs: number): string {
  if (endsAtMs === null) return say(`transfer-waits-${direction}`);
  if (endsAtMs <= nowMs) return say(`transfer-waits-${direction}-over`, { ago: ago(endsAtMs, nowMs) });
  const minutes = Math.ceil((endsAtMs - nowMs) / 60_000);
  if (minutes > 24 * 60) return say(`transfer-waits-${direction}`);
  const time = clockTime(endsAtMs);
  return say(`transfer-waits-${direction}-until`, { time, minutes: String(minutes) });
}
