import type { OwnInvoice, TransferHistory, TransferRow } from '../../src-preload/contract/index.ts';
import { say } from '../../src-preload/messages/say.ts';
import type { IconName } from '../theme/icons.ts';

interface Look {
  readonly kind: 'ok' | 'told' | 'unknown' | 'wait' | 'stop';
  readonly icon?: IconName;
  readonly word: string;
}

const TONES = {
  proved: 'ok',
  refused: 'stop',
  pending: 'wait',
  notMined: 'wait',
  reorganised: 'wait',
  absent: 'unknown',
  unreachable: 'unknown',
  fetched: 'unknown',
  unasked: 'unknown',
} as const satisfies Readonly<Record<TransferHistory['outcome'], Look['kind']>>;

/** Outcomes with the same remedy share a word. */
const WORDS = {
  proved: 'proved',
  refused: 'refused',
  pending: 'pending',
  notMined: 'pending',
  reorganised: 'fetched',
  absent: 'absent',
  unreachable: 'unreachable',
  fetched: 'fetched',
  unasked: 'unasked',
} as const satisfies Readonly<Record<TransferHistory['outcome'], string>>;

/** How an outcome looks: only a proved one looks like proof. */
export function historyLook(found: TransferHistory): Look {
  const word = found.code === 'TO_SELF' ? say('history-chip-to-self') : historyWord(found.outcome);
  return { kind: TONES[found.outcome], word };
}

export const historyWord = (outcome: TransferHistory['outcome']): string =>
  say('history-chip', { state: WORDS[outcome] });

type Received = Pick<TransferRow, 'state' | 'amount' | 'assetData'> & Pick<OwnInvoice, 'kind'>;

/** Null: the service's state suffices. Never `ok` for a blinded invoice: whose its slot is, is only reported. */
export function receivedLook({ state, amount, assetData, kind }: Received): Look | null {
  if (state !== 'waitingForYou' && state !== 'confirming' && state !== 'settled') return null;
  if (assetData === null) return null;
  if (assetData.outcome === 'refused') return historyLook(assetData);
  if (otherAmount({ amount }, assetData) !== null) return { kind: 'stop', word: say('history-chip-differs') };
  if (assetData.outcome === 'proved')
    return {
      kind: kind === 'witness' ? 'ok' : 'told',
      word: state === 'settled' ? say('history-chip-received') : historyWord('proved'),
    };
  if (TONES[assetData.outcome] === 'unknown') return null;
  // A task of the person is more important than how the asset data looks.
  return state === 'waitingForYou' ? null : historyLook(assetData);
}

type Code = NonNullable<TransferHistory['code']>;

const REASONS = {
  UNREADABLE: 'unreadable',
  TOO_LARGE: 'unreadable',
  TAIL: 'unreadable',
  SCHEMA: 'schema',
  CHAIN_NET: 'network',
  CONTRACT: 'asset',
  RECIPIENT: 'recipient',
  TERMINAL: 'recipient',
  AMOUNT: 'amount',
  READER_ENDED: 'ended',
  WITNESS_UNKNOWN: 'unshown',
  TO_SELF: 'to-self',
  EARLIER: 'earlier',
} as const satisfies Partial<Readonly<Record<Code, string>>>;

/** With these two codes the built-in service blocked the file, although it may break no rule. */
export function historySentence({ outcome, code, transactions, unshown }: TransferHistory): string {
  if (code === 'READER_ENDED' || code === 'WITNESS_UNKNOWN') return say('history-refused-unread');
  return outcome === 'notMined'
    ? say('history-notMined', { count: transactions, mined: transactions - unshown })
    : say(`history-${outcome}`, { count: transactions });
}

/** Whether the asset data rightly pays no invoice, so that no sender has to act. */
export const isNoPayment = ({ code }: Pick<TransferHistory, 'code'>): boolean =>
  code === 'TO_SELF' || code === 'EARLIER';

/** Why asset data is refused. Most rules share the same words, because they have no remedy of their own. */
export function historyReason(code: Code): string {
  return say('history-reason', {
    reason: code in REASONS ? REASONS[code as keyof typeof REASONS] : 'rule',
  });
}

/** The reported or requested amount if the asset data differs, else null. */
export function otherAmount(
  { amount }: Pick<TransferRow, 'amount'>,
  { given }: Pick<TransferHistory, 'given'>,
): string | null {
  if (given === null) return null;
  const asked = amount ?? given;
  return given !== '0' && BigInt(given) === BigInt(asked) ? null : asked;
}
