import {
  directionOf,
  hasArrived,
  overdueOf,
  transferState,
  type Overdue,
  type StateFacts,
} from '../../records/transfer-state.ts';

export type CancelBlocker = 'state' | 'unknownState' | 'outcomeUnknown' | 'handedOver' | 'arrived';

export interface Diagnosis {
  readonly cancelOff: CancelBlocker | null;
  readonly overdue?: Overdue;
}

export interface TransferFacts extends StateFacts {
  readonly canFail:
    { readonly can: true } | { readonly can: false; readonly because: Exclude<CancelBlocker, 'arrived'> };
  /** A checked block spends its coin in another transaction. */
  readonly isExcluded: boolean;
}

/**
 * Null once it is over (rgb-lib's flow: service-facts.md 2.4). An arrived receive that can still be accepted isn't
 * cancelled: a refresh accepts it, cancelling could lose it. Past its time it can't be accepted; an accepted one may
 * still confirm by the sender's transaction.
 */
export function nextStepOf(patient: TransferFacts, nowMs: number): Diagnosis | null {
  const state = transferState(patient, nowMs);
  if (state === 'settled' || state === 'failed' || state === 'cancelled') return null;
  const overdue = overdueOf(patient, patient.isExcluded, nowMs);
  const isHere = state === 'waitingForYou' || hasArrived(patient);
  return { ...(overdue === null ? {} : { overdue }), cancelOff: cancelOff(patient, isHere, nowMs) };
}

function cancelOff(patient: TransferFacts, isHere: boolean, nowMs: number): CancelBlocker | null {
  const { canFail, kindName, expiresAtMs, statusName } = patient;
  if (!canFail.can) {
    // An accepted transfer may be cancelled later, unlike a mined one.
    const isWaiting = canFail.because === 'state' && statusName === 'waitingBroadcast' && hasArrived(patient);
    return isWaiting ? 'arrived' : canFail.because;
  }
  const isOver = expiresAtMs !== null && expiresAtMs <= nowMs;
  return directionOf(kindName) === 'out' || !isHere || isOver ? null : 'arrived';
}
