import type { WordOf } from '../../src-preload/contract/state-words.ts';
import type { TransferState } from '../../src-preload/contract/transfers.ts';
import { mayBeFailed, type KindName, type NamedStatus } from '../base/service/numbering.ts';

export type Direction = 'in' | 'out' | 'none';

export interface StateFacts extends NamedStatus {
  readonly kindName: KindName;
  readonly hasTxid: boolean;
  /** Unix milliseconds; null: none, or not credible. */
  readonly expiresAtMs: number | null;
  /** Unix milliseconds; null: not reported. */
  readonly createdAtMs?: number | null;
  /** Cancelled here, Unix milliseconds; null or absent: not. */
  readonly cancelledAtMs?: number | null;
}

/**
 * A transfer's state in a person's words. Whose turn it is follows from rgb-lib's flow (service-facts.md 2.4):
 *
 * | the service's word    | a receive                                            | a send                                  |
 * | initiated             | waiting for you: begun, nobody knows of it yet       | waiting for you: not submitted yet      |
 * | waitingCounterparty   | waiting for them: the sender has not sent            | waiting for them: no acknowledgement    |
 * | … and a txid is known | waiting for you: it arrived, a refresh takes it      | (a send has its txid from the start)    |
 * | waitingSafeHeight     | confirming: what it builds on isn't deep enough      | confirming                              |
 * | waitingBroadcast      | waiting for them: the sender broadcasts              | waiting for you: a refresh broadcasts   |
 * | waitingConfirmations  | confirming                                           | confirming                              |
 *
 * The first two lines expire: afterwards nothing completes the transfer, but its slot stays held until it is cancelled. A
 * receive that arrived doesn't expire: cancelling could lose it. Reported as failed, it is cancelled if the person here
 * asked for that. A number without a name is unknown, whatever else is reported (security.md G38): a later release's kind
 * comes with that release's status numbers. While numberings disagree whether it has ended, it has not; past its longest
 * time it is unknown.
 */
export function transferState(facts: StateFacts, nowMs: number): TransferState {
  const lapses = lapsesAtMs(facts);
  if (lapses === null || lapses > nowMs) return stateByName(facts);
  return facts.namedBy === undefined ? 'expired' : 'unknown';
}

/** Unix ms at which waiting ends: the expiry, or the longest time while the end is doubtful; null: never. */
export function lapsesAtMs(facts: StateFacts): number | null {
  if (facts.namedBy !== undefined) return longestMs(facts);
  const waits = facts.statusName === 'initiated' || facts.statusName === 'waitingCounterparty';
  return waits && facts.kindName !== 'unknown' && !hasArrived(facts) ? facts.expiresAtMs : null;
}

/** A transfer sent just before expiry is mined within a day: 144 blocks; services wait for 1 to 3 (RGB-Node). */
const CONFIRMING_MS = 24 * 3_600_000;
/** Without expiry: Bitcoin Core forgets an unmined transaction after two weeks by default. */
const ENDLESS_MS = 14 * 24 * 3_600_000;

function longestMs({ expiresAtMs, createdAtMs }: StateFacts): number {
  if (expiresAtMs !== null) return expiresAtMs + CONFIRMING_MS;
  return typeof createdAtMs === 'number' ? createdAtMs + ENDLESS_MS : 0;
}

export type Overdue = WordOf<'overdue'>;

/** `late`: should be mined by now. `excluded`: a checked block spends its coin elsewhere. Null: neither. */
export function overdueOf(facts: StateFacts, isExcluded: boolean, nowMs: number): Overdue | null {
  const { kindName, statusName } = facts;
  if (directionOf(kindName) !== 'in' || statusName === 'settled' || statusName === 'failed') return null;
  if (isExcluded) return 'excluded';
  const due = dueAtMs(facts);
  return due !== null && due <= nowMs ? 'late' : null;
}

/** Unix milliseconds until an accepted receive should be mined; null: none, or unknowable. */
function dueAtMs(facts: StateFacts): number | null {
  const isTaken = directionOf(facts.kindName) === 'in' && ACCEPTED.includes(facts.statusName);
  if (!isTaken || facts.namedBy !== undefined) return null;
  const longest = longestMs(facts);
  return longest === 0 ? null : longest;
}

const ACCEPTED: readonly NamedStatus['statusName'][] = [
  'waitingSafeHeight',
  'waitingBroadcast',
  'waitingConfirmations',
];

export function stateByName(facts: StateFacts): Exclude<TransferState, 'expired'> {
  const { statusName, kindName } = facts;
  if (kindName === 'unknown') return 'unknown';
  switch (statusName) {
    case 'initiated':
      return 'waitingForYou';
    case 'waitingCounterparty':
      return hasArrived(facts) ? 'waitingForYou' : 'waitingForThem';
    case 'waitingBroadcast':
      return directionOf(kindName) === 'in' ? 'waitingForThem' : 'waitingForYou';
    case 'waitingSafeHeight':
    case 'waitingConfirmations':
      return 'confirming';
    case 'failed':
      return typeof facts.cancelledAtMs === 'number' ? 'cancelled' : 'failed';
    case 'settled':
    case 'unknown':
      return statusName;
  }
}

/** True if the service would fail it, but not for unnamed ones and sends in safe height (security.md G38). */
export function isCancellable(
  facts: Pick<StateFacts, 'statusName' | 'kindName' | 'expiresAtMs'>,
  nowMs: number,
): boolean {
  const { statusName, kindName } = facts;
  if (kindName === 'unknown' || (statusName === 'waitingSafeHeight' && directionOf(kindName) !== 'in'))
    return false;
  return mayBeFailed(facts, nowMs);
}

export function directionOf(kindName: KindName): Direction {
  if (kindName === 'send') return 'out';
  return kindName === 'receiveBlind' || kindName === 'receiveWitness' ? 'in' : 'none';
}

export function hasArrived({ kindName, hasTxid, statusName }: StateFacts): boolean {
  const isTaken = statusName === 'waitingBroadcast' || statusName === 'waitingSafeHeight';
  return directionOf(kindName) === 'in' && (hasTxid || isTaken);
}
