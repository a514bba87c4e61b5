import type { TransferDetail, TransferRow, TransferState } from '../../src-preload/contract/index.ts';
import type { IconName } from '../theme/icons.ts';
import { NO_BREAK_SPACE as GAP } from '../../src-preload/messages/digits.ts';
import { ago, clockTime } from './time.ts';

type ChipKind = 'ok' | 'plain' | 'unknown' | 'wait' | 'turn' | 'stop';

interface StateLook {
  readonly kind: ChipKind;
  readonly icon: IconName;
  readonly word: string;
}

const looks: Readonly<Record<TransferState, StateLook>> = {
  waitingForThem: { kind: 'wait', icon: 'hush', word: 'Waiting for them' },
  waitingForYou: { kind: 'turn', icon: 'pen', word: 'Waiting for you' },
  confirming: { kind: 'wait', icon: 'clock', word: 'Confirming' },
  settled: { kind: 'ok', icon: 'check', word: 'Settled' },
  failed: { kind: 'stop', icon: 'x', word: 'Failed' },
  expired: { kind: 'turn', icon: 'clock', word: 'Expired' },
  unknown: { kind: 'unknown', icon: 'dash', word: 'Unknown' },
};

/** Word, icon and weight of a state. A number that no table knows stands beside the word: it is a state of its own. */
export function stateLook(row: Pick<TransferRow, 'state' | 'status' | 'direction'>): StateLook {
  const look = looks[row.state];
  if (row.state === 'unknown') return { ...look, word: `${look.word} (${String(row.status)})` };
  if (row.state === 'expired' && row.direction === 'in') return { ...look, word: 'Expired, slot held' };
  return look;
}

export const stateWords: readonly { readonly state: TransferState; readonly word: string }[] = (
  Object.keys(looks) as TransferState[]
).map((state) => ({ state, word: looks[state].word }));

/** Everything that is not over: somebody's turn, or the chain's. */
export const UNFINISHED: readonly TransferState[] = [
  'waitingForThem',
  'waitingForYou',
  'confirming',
  'expired',
  'unknown',
];

/** The service's own name for one of its numbers, for people who compare with its logs. */
export const statusWords: Readonly<Record<TransferRow['statusName'], string>> = {
  initiated: 'begun, not handed over yet',
  waitingCounterparty: 'waiting for the other side',
  waitingSafeHeight: 'waiting for enough blocks before it is used',
  waitingBroadcast: 'waiting to be broadcast',
  waitingConfirmations: 'waiting for blocks',
  settled: 'settled',
  failed: 'failed',
  unknown: 'not in the chosen table',
};

export const kindWords: Readonly<Record<TransferRow['kindName'], string>> = {
  issuance: 'Issue',
  receiveBlind: 'Receive, on a blinded slot',
  receiveWitness: 'Receive, with bitcoin on an address',
  send: 'Send',
  inflation: 'Issue of more',
  burn: 'Burn',
  unknown: 'A kind that is not known here',
};

export const directionWords: Readonly<Record<TransferRow['direction'], string>> = {
  in: 'In',
  out: 'Out',
  none: 'Own',
};

export const alarmWords: Readonly<
  Record<NonNullable<TransferRow['alarm']>, { readonly title: string; readonly text: string }>
> = {
  missing: {
    title: 'The service no longer lists this transfer',
    text: 'It listed it before, and transfers are never deleted. What stands here is what it told then. Ask who runs the service.',
  },
  settledThenFailed: {
    title: 'The service called this settled, and now failed',
    text: 'What is settled cannot fail. Look for the transaction in a block explorer of your own before you believe either.',
  },
};

/** What is true and whose turn it is, in one sentence or two. */
export function standing(one: TransferDetail, nowMs: number): string {
  if (one.state === 'unknown') {
    return `The service gives its state as ${String(one.status)}, which the chosen table of numbers does not have. Nothing is done about it here.`;
  }
  return sentences[one.direction][one.state](one, nowMs);
}

type Known = Exclude<TransferState, 'unknown'>;
type Sentence = (one: TransferDetail, nowMs: number) => string;

const inBlock = 'The service says that the transaction is out; blocks confirm it. You have nothing to do.';

const sentences: Readonly<Record<TransferRow['direction'], Readonly<Record<Known, Sentence>>>> = {
  out: {
    waitingForThem: (one, nowMs) =>
      `Handed over, not broadcast yet: the recipient has to accept it${until(one, nowMs)}. A refresh asks whether they did.`,
    waitingForYou: () => 'Begun here and not handed over yet: it is your turn.',
    confirming: () => `The recipient accepted. ${inBlock}`,
    settled: () => 'Sent, in a block, and yours no longer.',
    failed: () => 'It did not come about. What it was to move is still yours.',
    expired: () =>
      'The recipient did not accept in time. What it was to move stays held until you give it up.',
  },
  in: {
    waitingForThem: (one, nowMs) =>
      `Your invoice stands open${until(one, nowMs)}: the sender has to pay it. It holds a slot meanwhile.`,
    waitingForYou: () => 'Something arrived for this invoice. A refresh accepts it: it is your turn.',
    confirming: () =>
      'Accepted here. The sender broadcasts it, and blocks confirm it then. You have nothing to do, but for a refresh.',
    settled: () => 'Arrived, in a block, and yours.',
    failed: () => 'Nothing arrives by this invoice any more. Its slot is free again.',
    expired: () =>
      'The invoice ran out and nobody paid it. It still holds a slot, until you give it up: it is your turn.',
  },
  none: {
    waitingForThem: () => 'The service calls it unfinished.',
    waitingForYou: () => 'The service calls it unfinished.',
    confirming: () => inBlock,
    settled: () => 'Made by this wallet itself. There is no other side.',
    failed: () => 'It did not come about.',
    expired: () => 'It ran out before it came about.',
  },
};

/** “until 12:29, 18 min left”; nothing where no end was told. */
function until({ expiresAtMs }: TransferDetail, nowMs: number): string {
  if (expiresAtMs === null) return '';
  if (expiresAtMs <= nowMs) return ` (its time ran out ${ago(expiresAtMs, nowMs)})`;
  const minutes = Math.ceil((expiresAtMs - nowMs) / 60_000);
  if (minutes > 24 * 60) return '';
  return ` until ${clockTime(expiresAtMs)}, ${String(minutes)}${GAP}min from now`;
}
