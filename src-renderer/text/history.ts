import type { OwnInvoice, TransferHistory, TransferRow } from '../../src-preload/contract/index.ts';
import { say } from '../../src-preload/messages/say.ts';
import type { IconName } from '../theme/icons.ts';

interface Look {
  readonly kind: 'ok' | 'told' | 'unknown' | 'wait' | 'stop';
  readonly icon?: IconName;
  readonly word: string;
}

/** Its state on a chip: nothing but what is proved looks so. */
export function historyLook(found: TransferHistory): Look {
  return { kind: historyTone(found), word: historyWord(found) };
}

function historyTone({ outcome }: TransferHistory): Look['kind'] {
  switch (outcome) {
    case 'proved':
      return 'ok';
    case 'refused':
      return 'stop';
    case 'pending':
    case 'notMined':
    case 'reorganised':
      return 'wait';
    case 'absent':
    case 'unreachable':
    case 'fetched':
    case 'unasked':
      return 'unknown';
  }
}

function historyWord({ outcome, transactions, unshown }: TransferHistory): string {
  return outcome === 'notMined'
    ? say('history-chip-notMined', { mined: transactions - unshown, count: transactions })
    : say(`history-chip-${outcome}`);
}

type Received = Pick<TransferRow, 'state' | 'amount' | 'assetData'> & Pick<OwnInvoice, 'kind'>;

/**
 * What something that came in is called, where its asset data says more of it than the service's own state: received only
 * where it is verified. Null: the service's state says all there is. A blinded one never has a tick: that its slot is
 * ours is the service's word.
 */
export function receivedLook({ state, amount, assetData, kind }: Received): Look | null {
  if (state !== 'waitingForYou' && state !== 'confirming' && state !== 'settled') return null;
  const reported: Look | null =
    state === 'settled' ? { kind: 'told', word: say('history-chip-reported') } : null;
  if (assetData === null) return reported;
  if (assetData.outcome === 'refused') return historyLook(assetData);
  if (otherAmount({ amount }, assetData) !== null) return { kind: 'stop', word: say('history-chip-differs') };
  switch (assetData.outcome) {
    case 'proved':
      return {
        kind: kind === 'witness' ? 'ok' : 'told',
        word: state === 'settled' ? say('history-chip-received') : historyWord(assetData),
      };
    case 'pending':
    case 'notMined':
    case 'reorganised':
      // What the person has to do comes first.
      return state === 'waitingForYou' ? null : historyLook(assetData);
    case 'absent':
    case 'unreachable':
    case 'fetched':
    case 'unasked':
      return reported;
  }
}

type Code = NonNullable<TransferHistory['code']>;

/** What is wrong, and what to tell the sender. Of most rules a person has nothing but that one is broken. */
export function historyReason(code: Code): string {
  switch (code) {
    case 'UNREADABLE':
    case 'TOO_LARGE':
    case 'TAIL':
      return say('history-reason-unreadable');
    case 'SCHEMA':
      return say('history-reason-schema');
    case 'CHAIN_NET':
      return say('history-reason-network');
    case 'CONTRACT':
      return say('history-reason-asset');
    case 'RECIPIENT':
    case 'TERMINAL':
      return say('history-reason-recipient');
    case 'AMOUNT':
      return say('history-reason-amount');
    case 'READER_ENDED':
      return say('history-reason-ended');
    default:
      return say('history-reason-rule');
  }
}

/** What the service reports, or the invoice asks for, where the asset data gives another amount; null: it does not. */
export function otherAmount(
  { amount }: Pick<TransferRow, 'amount'>,
  { given }: Pick<TransferHistory, 'given'>,
): string | null {
  return given === null || amount === null || BigInt(given) === BigInt(amount) ? null : amount;
}
