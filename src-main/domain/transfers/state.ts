import type { KindName, StatusName } from './numbering.ts';

export type Direction = 'in' | 'out' | 'none';
export type TransferState =
  'waitingForThem' | 'waitingForYou' | 'confirming' | 'settled' | 'failed' | 'expired' | 'unknown';

export interface StateFacts {
  readonly kindName: KindName;
  readonly statusName: StatusName;
  readonly hasTxid: boolean;
  /** Unix milliseconds; null: none, or none that can be believed. */
  readonly expiresAtMs: number | null;
}

/**
 * A transfer's state in a person's words. Whose turn it is follows from rgb-lib's flow (service-facts.md 2.4):
 *
 * | the service's word    | a receive                                            | a send                                  |
 * | initiated             | waiting for you: begun, nobody was told of it yet    | waiting for you: not handed over yet    |
 * | waitingCounterparty   | waiting for them: the sender has not sent            | waiting for them: no acknowledgement    |
 * | … and a txid is known | waiting for you: it arrived, a refresh takes it      | (a send has its txid from the start)    |
 * | waitingSafeHeight     | confirming: what it builds on lies not deep enough   | confirming                              |
 * | waitingBroadcast      | waiting for them: the sender broadcasts              | waiting for you: a refresh broadcasts   |
 * | waitingConfirmations  | confirming                                           | confirming                              |
 *
 * The first two lines expire: past its time such a transfer no longer happens by itself, though it still holds its
 * slot until it is given up. A receive that arrived does not: giving it up could throw away what was sent. A number
 * without a name is unknown, whatever else is told of it (G38): a kind from a later release comes with that release's
 * status numbers too.
 */
export function transferState(facts: StateFacts, nowMs: number): TransferState {
  const lapses = lapsesAtMs(facts);
  return lapses !== null && lapses <= nowMs ? 'expired' : stateByName(facts);
}

/** When it expires, Unix milliseconds; null where it does not, or no longer can. */
export function lapsesAtMs(facts: StateFacts): number | null {
  return mayBeGivenUp(facts) && !hasArrived(facts) ? facts.expiresAtMs : null;
}

/** The state as it is while nothing has expired. */
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
    case 'settled':
    case 'failed':
    case 'unknown':
      return statusName;
  }
}

/** What is right to give up: rgb-lib fails what waits for the counterparty; what has no name is never acted on. */
export function mayBeGivenUp({ statusName, kindName }: Pick<StateFacts, 'statusName' | 'kindName'>): boolean {
  return kindName !== 'unknown' && (statusName === 'initiated' || statusName === 'waitingCounterparty');
}

export function directionOf(kindName: KindName): Direction {
  if (kindName === 'send') return 'out';
  return kindName === 'receiveBlind' || kindName === 'receiveWitness' ? 'in' : 'none';
}

function hasArrived({ kindName, hasTxid }: StateFacts): boolean {
  return hasTxid && directionOf(kindName) === 'in';
}
