import type { TransferDetail } from '../../src-preload/contract/index.ts';
import { foreign } from './foreign.ts';
import { plural } from './numbers.ts';
import { ago, clockTime, dayAndTime, left } from './time.ts';

type Doctor = NonNullable<TransferDetail['doctor']>;
type GiveUp = Doctor['giveUp'];

/** Whose move it is, and what the move is. */
export function moveWords({ turn, refresh, endsAtMs }: Doctor, one: TransferDetail, nowMs: number): string {
  switch (turn) {
    case 'unsure':
      return 'Not known. Nothing is to be done before it is.';
    case 'chain':
      return 'Nobody’s: it waits for blocks.';
    case 'them':
      if (one.direction === 'out') return 'The recipient’s: they have to accept it.';
      return one.statusName === 'waitingBroadcast'
        ? 'The sender’s: they have to broadcast it.'
        : 'The sender’s: they have to pay the invoice.';
    case 'you':
      if (refresh === 'broadcasts') return 'Yours: a refresh broadcasts it.';
      if (refresh === 'takesArrived') return 'Yours: a refresh takes what has arrived.';
      return endsAtMs !== null && endsAtMs <= nowMs
        ? 'Yours: it will not come about by itself any more.'
        : 'Yours: nobody was told of it yet.';
  }
}

/** “18:20, until 12:29”. Below an hour it runs like a clock. */
export function timeLeft(endsAtMs: number | null, nowMs: number): string {
  if (endsAtMs === null) return 'No end: it waits for as long as it takes.';
  if (endsAtMs <= nowMs) return `None. It ran out ${ago(endsAtMs, nowMs)}.`;
  const ends = endsAtMs - nowMs < 20 * 3_600_000 ? clockTime(endsAtMs) : dayAndTime(endsAtMs);
  return `${left(endsAtMs - nowMs)}, until ${ends}`;
}

/** What the last refresh said of a transfer for which it failed. */
export function refreshFailedWords(words: string): string {
  const said = words === '' ? ', and it gave no reason' : `: “${foreign(words)}”`;
  return `The service could not do its part at the last refresh${said}. It tries again at the next one.`;
}

export const refreshWords: Readonly<Record<Doctor['refresh'], string>> = {
  asksRecipient: 'Asks whether the recipient accepted. If they did, it is broadcast at once.',
  broadcasts: 'Broadcasts it: the recipient has accepted. From then on it cannot be called back.',
  asksSender: 'Asks whether something has arrived for this invoice, and takes it.',
  takesArrived: 'Checks what has arrived and takes it.',
  looksForBlocks: 'Asks how many blocks lie on it. It changes nothing.',
  looks: 'Asks the service how it stands now. Nothing can be promised.',
};

export function giveUpWords(giveUp: GiveUp, together: number): string {
  if (!giveUp.right) return `Not now. ${notNow[giveUp.because]}`;
  const others =
    together === 0 ? '' : ` ${plural(together, 'other transfer')} in the same transaction with it.`;
  const frees =
    giveUp.frees === 'slot'
      ? 'Ends the invoice and frees its slot.'
      : 'Ends the send and frees what it holds.';
  return `${frees}${others} ${risks[giveUp.risk]}`;
}

const risks: Readonly<Record<Extract<GiveUp, { right: true }>['risk'], string>> = {
  paidMeanwhile: 'If somebody has paid it already, what they sent may be lost: refresh first.',
  broadcastYet:
    'Whoever has the signed transaction could still broadcast it: Ochre keeps that in mind when you pay again.',
  lost: 'Something arrived and was never taken, and its time is over: it would be lost.',
};

/** Why giving up is not right now. */
export const notNow: Readonly<Record<Extract<GiveUp, { right: false }>['because'], string>> = {
  state: 'Only a transfer that waits for the other side can be given up.',
  unknownState: 'Its state is a number that is not known here, so nothing is done about it.',
  outcomeUnknown: 'It was handed over and no answer came: given up now, it could be paid twice.',
  handedOver: 'It was handed over, and the transaction may still confirm.',
  arrived: 'Something has arrived for it: a refresh takes it, and giving it up could throw it away.',
};

export const NOTHING_HELD = {
  in: 'Nothing: a witness invoice is paid to an address of its own.',
  out: 'Not known which outputs: it was not signed on this computer.',
  none: 'Nothing that is known here.',
} as const;
