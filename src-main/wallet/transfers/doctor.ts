import {
  directionOf,
  hasArrived,
  overdueOf,
  transferState,
  type Overdue,
  type StateFacts,
} from '../../records/transfer-state.ts';

/** Why cancelling is not offered. */
export type NotNow = 'state' | 'unknownState' | 'outcomeUnknown' | 'handedOver' | 'arrived';

export interface Diagnosis {
  /** Null: cancelling is right now. */
  readonly cancelOff: NotNow | null;
  /** It is looked for no more: absent while it is. */
  readonly overdue?: Overdue;
}

/** A transfer as it is stored, and what the signing history allows of it. */
export interface Patient extends StateFacts {
  /** Whether it may be cancelled at all, and else why not. Use cases ask the signing history for it. */
  readonly canFail:
    { readonly can: true } | { readonly can: false; readonly because: Exclude<NotNow, 'arrived'> };
  /** A checked block has another transaction that spends a coin of its own. */
  readonly isExcluded: boolean;
}

/**
 * Whether a transfer that does not move may be cancelled, and whether it is overdue; null for one that is over (rgb-lib's
 * flow: service-facts.md 2.4). Cancelling is right where it is allowed, but for what has arrived and can still be accepted:
 * a refresh accepts it, cancelling could throw it away. Once its time is over and it was not accepted, it will not be; what
 * was accepted and is not in a block yet may still come, by the sender's transaction.
 */
export function diagnose(patient: Patient, nowMs: number): Diagnosis | null {
  const state = transferState(patient, nowMs);
  if (state === 'settled' || state === 'failed' || state === 'cancelled') return null;
  const overdue = overdueOf(patient, patient.isExcluded, nowMs);
  const isHere = state === 'waitingForYou' || hasArrived(patient);
  return { ...(overdue === null ? {} : { overdue }), cancelOff: cancelOff(patient, isHere, nowMs) };
}

function cancelOff(patient: Patient, isHere: boolean, nowMs: number): NotNow | null {
  const { canFail, kindName, expiresAtMs, statusName } = patient;
  if (!canFail.can) {
    // What was accepted may be cancelled later, unlike what is in a block.
    const isWaiting = canFail.because === 'state' && statusName === 'waitingBroadcast' && hasArrived(patient);
    return isWaiting ? 'arrived' : canFail.because;
  }
  const isOver = expiresAtMs !== null && expiresAtMs <= nowMs;
  return directionOf(kindName) === 'out' || !isHere || isOver ? null : 'arrived';
}
