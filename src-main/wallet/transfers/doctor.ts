import {
  directionOf,
  dueAtMs,
  hasArrived,
  lapsesAtMs,
  overdueOf,
  transferState,
  type Overdue,
  type StateFacts,
  type TransferState,
} from '../../records/transfer-state.ts';

/** Whose move it is. `unsure`: the outcome of our own hand-over is not known, or a number has no name. */
export type Turn = 'you' | 'them' | 'chain' | 'unsure';

/** What a refresh would do for this transfer now. */
export type RefreshDoes =
  | 'asksRecipient' // whether they accepted; if they did, it broadcasts
  | 'broadcasts' // they accepted: it goes out
  | 'asksSender' // whether something arrived
  | 'takesArrived' // something arrived: it is checked and taken
  | 'looksForBlocks'
  | 'looks'; // reads what the service tells of it now, and nothing can be promised

/** Why giving up is not offered. */
export type NotNow = 'state' | 'unknownState' | 'outcomeUnknown' | 'handedOver' | 'arrived';

/** What giving up would do, and what it cannot rule out. */
export type GiveUp =
  | {
      readonly right: true;
      readonly frees: 'slot' | 'inputs';
      readonly risk: 'paidMeanwhile' | 'broadcastYet' | 'lost' | 'mayConfirm';
    }
  | { readonly right: false; readonly because: NotNow };

export interface Diagnosis {
  readonly turn: Turn;
  /** Until when the one whose move it is can make it, Unix milliseconds; null: nothing ends it. May be past. */
  readonly endsAtMs: number | null;
  readonly refresh: RefreshDoes;
  readonly giveUp: GiveUp;
  /** It is looked for no more: absent while it is. */
  readonly overdue?: Overdue;
}

/** A transfer as it is kept, and what the journal allows of it. */
export interface Patient extends StateFacts {
  /** Whether it may be given up at all, and else why not. Use cases ask the journal for it. */
  readonly canFail:
    { readonly can: true } | { readonly can: false; readonly because: Exclude<NotNow, 'arrived'> };
  /** A checked block has another transaction that spends a coin of its own. */
  readonly isExcluded: boolean;
}

/**
 * Who must act, how long they have, and what each button would do, for a transfer that does not move; null for one that
 * is over (rgb-lib's flow: service-facts.md 2.4). Giving up is right where it is allowed, but for what has arrived and
 * can still be taken: a refresh keeps it, giving up could throw it away. Once its time is over and it was not taken, it
 * will not be; what was taken and is not in a block yet may still come, by the sender's transaction.
 */
export function diagnose(patient: Patient, nowMs: number): Diagnosis | null {
  const state = transferState(patient, nowMs);
  if (state === 'settled' || state === 'failed' || state === 'cancelled') return null;
  const overdue = overdueOf(patient, patient.isExcluded, nowMs);
  return {
    ...(overdue === null ? {} : { overdue }),
    turn: overdue === null ? turnOf(patient, state) : 'you',
    endsAtMs: endsAtMs(patient),
    refresh: refreshDoes(patient, state),
    giveUp: giveUp(patient, state, nowMs),
  };
}

type Open = Exclude<TransferState, 'settled' | 'failed' | 'cancelled'>;

function turnOf({ canFail }: Patient, state: Open): Turn {
  if (!canFail.can && (canFail.because === 'outcomeUnknown' || canFail.because === 'unknownState'))
    return 'unsure';
  switch (state) {
    case 'waitingForThem':
      return 'them';
    case 'waitingForYou':
    case 'expired':
      return 'you';
    case 'confirming':
      return 'chain';
    case 'unknown':
      return 'unsure';
  }
}

function refreshDoes({ statusName, kindName }: Patient, state: Open): RefreshDoes {
  const direction = directionOf(kindName);
  if (state === 'confirming') return 'looksForBlocks';
  if (state === 'unknown' || state === 'expired' || statusName === 'initiated') return 'looks';
  if (direction === 'out') return statusName === 'waitingBroadcast' ? 'broadcasts' : 'asksRecipient';
  if (direction === 'none') return 'looks';
  return state === 'waitingForYou' ? 'takesArrived' : 'asksSender';
}

/** The sender's time, too, to broadcast what was taken; what is in doubt ends at its own. */
function endsAtMs(patient: Patient): number | null {
  const isOwn = patient.statusName === 'waitingBroadcast' || patient.namedBy !== undefined;
  return isOwn ? patient.expiresAtMs : (lapsesAtMs(patient) ?? dueAtMs(patient));
}

function giveUp(patient: Patient, state: Open, nowMs: number): GiveUp {
  const { canFail, kindName, expiresAtMs, statusName } = patient;
  if (!canFail.can) {
    // What was taken may be given up later, unlike what is in a block.
    const isWaiting = canFail.because === 'state' && statusName === 'waitingBroadcast' && hasArrived(patient);
    return { right: false, because: isWaiting ? 'arrived' : canFail.because };
  }
  if (directionOf(kindName) === 'out') return { right: true, frees: 'inputs', risk: 'broadcastYet' };
  if (state !== 'waitingForYou' && !hasArrived(patient))
    return { right: true, frees: 'slot', risk: 'paidMeanwhile' };
  const isOver = expiresAtMs !== null && expiresAtMs <= nowMs;
  if (!isOver) return { right: false, because: 'arrived' };
  const isTaken = statusName === 'waitingBroadcast' || statusName === 'waitingSafeHeight';
  return { right: true, frees: 'slot', risk: isTaken ? 'mayConfirm' : 'lost' };
}
