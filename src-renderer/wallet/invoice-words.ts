import type { Outcome, OwnInvoice, TransferState } from '../../src-preload/contract/index.ts';
import {
  foreign,
  markedWord,
  receivedLook,
  shortOutpoint,
  stateLooks,
  type StateLook,
} from '../text/index.ts';
import { say } from '../../src-preload/messages/say.ts';

interface StateWords extends StateLook {
  readonly word: string;
  /** Whose turn it is and what comes next. Empty: `word` says enough. */
  readonly sentence: string;
}

export const stateWords = (invoice: OwnInvoice, state: TransferState): StateWords =>
  overdueWords(invoice) ?? invoiceWords(invoice, state);

/** Words for an overdue invoice; null if it isn't overdue, or if its asset data is refused, which is worse. */
function overdueWords({ overdue, assetData }: OwnInvoice): StateWords | null {
  if (overdue === undefined || assetData?.outcome === 'refused') return null;
  return {
    ...stateLooks.expired,
    word: say('transfer-state', { state: 'waitingForYou' }),
    sentence: say(`transfer-standing-${overdue}`),
  };
}

const invoiceWords = (invoice: OwnInvoice, state: TransferState): StateWords => ({
  ...(receivedLook({ ...invoice, state }) ?? { ...stateLooks[state], word: markedWord(state) }),
  sentence: isDelivered(invoice, state)
    ? say('transfer-standing-accepted')
    : state === 'waitingForThem'
      ? ''
      : say(`receive-state-${state}.sentence`),
});

/** The sender has delivered, and still has to broadcast. */
export const isDelivered = ({ txid }: Pick<OwnInvoice, 'txid'>, state: TransferState): boolean =>
  state === 'waitingForThem' && txid !== null;

export const isPayable = (invoice: OwnInvoice, state: TransferState): boolean =>
  state === 'waitingForThem' && !isDelivered(invoice, state);

/** The state with unpaid invoices expired by the clock, even if nobody has asked the service since. */
export function stateNow({ state, expiresAtMs, txid }: OwnInvoice, nowMs: number): TransferState {
  const ended = expiresAtMs !== null && expiresAtMs <= nowMs && txid === null;
  return state === 'waitingForThem' && ended ? 'expired' : state;
}

/** Whether something can still come of the invoice, so that the service is asked again automatically. */
export const isOpen = (state: TransferState): boolean =>
  state === 'waitingForThem' || state === 'waitingForYou' || state === 'confirming';

export const isOver = (state: TransferState): boolean =>
  state === 'settled' || state === 'failed' || state === 'cancelled';

export const isPaid = (state: TransferState): boolean =>
  state === 'waitingForYou' || state === 'confirming' || state === 'settled';

interface Claim {
  readonly outcome: Outcome;
  readonly sentence: string;
}

/** What was checked and what can't be. The first claim holds for every invoice that main gives out. */
export const invoiceClaims = (invoice: OwnInvoice): readonly Claim[] => [
  { outcome: 'proved', sentence: say('receive-claim-asked') },
  slotClaim(invoice),
];

function slotClaim({ kind, provedOurs, slot, fromBackup }: OwnInvoice): Claim {
  if (provedOurs !== null && slot !== null)
    return {
      outcome: 'proved',
      sentence: say('receive-claim-slot', { slot: shortOutpoint(slot), path: provedOurs.path }),
    };
  if (provedOurs !== null)
    return { outcome: 'proved', sentence: say('receive-claim-ours', { path: provedOurs.path }) };
  if (fromBackup === true) return { outcome: 'notProved', sentence: say('receive-claim-from-backup') };
  return { outcome: 'notProved', sentence: say(`receive-claim-${kind}`) };
}

export function endpointHost(endpoint: string): string {
  const plain = endpoint.replace(/^rpcs?:/, 'http:');
  return foreign(URL.canParse(plain) ? new URL(plain).host : endpoint, 80);
}
