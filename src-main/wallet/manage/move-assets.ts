import type { CallAnswer, CallInput } from '../../../src-preload/contract/index.ts';
import { BOUNDS } from '../../../src-preload/contract/bounds.ts';
import { fail } from '../../base/errors.ts';
import { parseInvoice } from '../../invoices/invoice.ts';
import { sameRecipient } from '../../invoices/recipient.ts';
import { BEFORE_SUBMIT, isOneOf, readIntent } from '../../records/signing.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import { holdingsOf } from '../book/own-book.ts';
import { isAwaited, type OwnTransaction, ownTransactions } from '../book/own-recipients.ts';
import type { ChainContext } from '../chain/chain-keeper.ts';
import { withService } from '../connection/service.ts';
import { abilitiesOf, toView } from '../context/wallet-list.ts';
import type { UseCase } from '../context/context.ts';
import { beginSend } from '../pay/kinds/send.ts';
import type { ReviewAnswer } from '../pay/review.ts';
import { recipientIdKey } from '../pay/send-recipients.ts';
import { createInvoice } from '../receive/create-invoice.ts';
import { listInvoices } from '../receive/own-invoices.ts';

type View = CallAnswer<'moves.read'>;
type OwnInvoice = CallAnswer<'invoices.status'>;
type State = View['assets'][number]['state'];

/**
 * Moves a wallet's assets to another wallet of this computer, with its own keys and another service. The same keys
 * over two services would lose assets: each would take the other's slots for free ones.
 */
export const readMove: UseCase<'moves.read', ChainContext> = async (context, { walletId }) => {
  const wallet = context.wallets.require(walletId);
  const choices = choicesFor(context, wallet);
  const to = choices.find(({ id }) => id === wallet.move?.toWalletId) ?? null;
  const made = to === null ? [] : (await listInvoices(context, { walletId: to.id })).invoices;
  const stateOf = statesOf(context, wallet, made);
  const assets = holdingsOf(context, wallet)
    .assets()
    .assets.map(({ assetId, balance }) => {
      const [spendable, settled] = [balance?.spendable ?? 0n, balance?.settled ?? 0n];
      const waiting = settled > spendable ? settled - spendable : 0n;
      return { assetId, spendable, waiting, state: stateOf(assetId, spendable) };
    });
  return {
    to: to && named(to),
    choices: choices.map(named),
    assets: assets.filter(
      ({ spendable, waiting, state }) => spendable > 0n || waiting > 0n || state !== 'here',
    ),
    satsEach: to !== null && kindOf(wallet, to) === 'witness' ? BOUNDS.witnessSats : 0,
  };
};

const named = (record: WalletRecord): View['choices'][number] => ({
  id: record.id,
  name: toView(record).name,
});

/** Practice has a chain of its own. */
function choicesFor({ wallets }: Pick<ChainContext, 'wallets'>, from: WalletRecord): WalletRecord[] {
  const isPractice = ({ connection }: WalletRecord): boolean => connection.kind === 'practice';
  return wallets
    .list()
    .filter(
      (one) =>
        one.id !== from.id &&
        one.keys.network === from.keys.network &&
        isPractice(one) === isPractice(from) &&
        one.keysUnproved === null &&
        one.keys.accountXpubColored !== null &&
        toView(one).registered,
    );
}

/** A new output needs neither a free slot nor bitcoin in the target; undefined: the service decides. */
function kindOf(from: WalletRecord, to: WalletRecord): OwnInvoice['kind'] | undefined {
  const { invoices } = abilitiesOf(to);
  if (invoices.includes('witness') && abilitiesOf(from).witnessRecipients) return 'witness';
  return invoices.includes('blinded') ? 'blinded' : undefined;
}

function statesOf(context: ChainContext, wallet: WalletRecord, made: readonly OwnInvoice[]) {
  const { id, move } = wallet;
  const transactions = ownTransactions(context, id).filter(({ state }) => state !== 'givenUp');
  const begun = context.signings
    .unfinished(id)
    .filter(({ state }) => state !== 'built' && isOneOf(state, BEFORE_SUBMIT))
    .map(readIntent);
  return (assetId: string, spendable: bigint): State => {
    const invoice = invoiceOf(move, made, assetId);
    if (invoice === undefined) return 'here';
    const paying = payingOf(transactions, invoice);
    // Without a payment of this wallet no report of the other service or a stranger counts as a move.
    if (paying === null) {
      const isBegun = begun.some(
        (intent) =>
          intent?.kind === 'send' &&
          intent.recipients.some(({ recipientId }) => sameRecipient(recipientId, invoice.recipientId)),
      );
      return isBegun ? 'begun' : 'here';
    }
    if (invoice.txid !== paying.txid) return 'moving';
    const outcome = invoice.assetData?.outcome;
    if (outcome === 'refused') return 'refused';
    if (invoice.state !== 'settled') return 'moving';
    // Assets that arrived later are still to be moved. Until the move settles here, the balance may be older than it.
    if (spendable > 0n && !isAwaited(paying)) return 'here';
    return outcome === 'proved' ? 'verified' : 'reported';
  };
}

function invoiceOf(
  move: WalletRecord['move'],
  made: readonly OwnInvoice[],
  assetId: string,
): OwnInvoice | undefined {
  const wanted = move?.invoices.find((one) => one.assetId === assetId);
  return wanted && made.find(({ recipientId }) => sameRecipient(recipientId, wanted.recipientId));
}

function payingOf(
  transactions: readonly OwnTransaction[],
  { invoice }: Pick<OwnInvoice, 'invoice'>,
): OwnTransaction | null {
  const parsed = parseInvoice(invoice);
  if (!parsed.ok) return null;
  const key = recipientIdKey(parsed.invoice);
  return transactions.findLast(({ recipients }) => recipients.includes(key)) ?? null;
}

export const chooseMove: UseCase<'moves.choose', ChainContext> = (context, { walletId, toWalletId }) => {
  const wallet = context.wallets.require(walletId);
  if (toWalletId !== null) targetOf(context, wallet, toWalletId);
  const kept = wallet.move?.toWalletId === toWalletId ? wallet.move : null;
  context.wallets.update(walletId, () => ({
    move: toWalletId === null ? null : { toWalletId, invoices: kept?.invoices ?? [] },
  }));
  return readMove(context, { walletId });
};

function targetOf(
  context: ChainContext,
  wallet: WalletRecord,
  wanted = wallet.move?.toWalletId,
): WalletRecord {
  const to = choicesFor(context, wallet).find(({ id }) => id === wanted);
  if (to === undefined) throw fail('WALLET_UNKNOWN', {});
  return to;
}

/** A review may be open this long: an invoice that ends sooner isn't used again. */
const OPEN_FOR_MS = 10 * 60_000;

export async function beginMove(
  context: ChainContext,
  { walletId, assetId, rateSatsPerVb }: CallInput<'moves.begin'>,
): Promise<ReviewAnswer> {
  const wallet = context.wallets.require(walletId);
  const to = targetOf(context, wallet);
  // The kept balance may be older than a cut-short move, whose invoice would be forgotten for a new one.
  const { spendable: units } = await withService(context, walletId, (api) => api.assetBalance(assetId));
  if (units === 0n) throw fail('NOT_ENOUGH_ASSET', { assetId, needed: '1', spendable: '0' });
  const { invoice, recipientId, kind } =
    (await openInvoice(context, wallet, to, { assetId, units })) ??
    (await createInvoice(context, {
      walletId: to.id,
      // A service that was never given the asset makes an invoice for any.
      assetId: holdingsOf(context, to).asset(assetId) === null ? '' : assetId,
      amount: String(units),
      ...withKind(kindOf(wallet, to)),
    }));
  context.wallets.update(walletId, ({ move }) => {
    const others = move?.invoices.filter((one) => one.assetId !== assetId) ?? [];
    const invoices = [...others.slice(1 - BOUNDS.movedAssets), { assetId, recipientId }];
    return { move: { toWalletId: to.id, invoices } };
  });
  const { broadcast, sendRateSatsPerVb, minConfirmations } = abilitiesOf(wallet);
  const witnessSats = kind === 'witness' ? BOUNDS.witnessSats : null;
  return beginSend(context, {
    walletId,
    recipients: [{ invoice, recipientId, assetId, amount: String(units), witnessSats }],
    donation: broadcast === 'unsaid',
    rateSatsPerVb: sendRateSatsPerVb ?? rateSatsPerVb,
    minConfirmations: minConfirmations ?? 1,
  });
}

const withKind = (kind: OwnInvoice['kind'] | undefined) => (kind === undefined ? {} : { kind });

/** Uses an unpaid invoice again, so that a cut-short move leaves no slot reserved. */
async function openInvoice(
  context: ChainContext,
  wallet: WalletRecord,
  to: WalletRecord,
  { assetId, units }: { readonly assetId: string; readonly units: bigint },
): Promise<OwnInvoice | null> {
  const { invoices } = await listInvoices(context, { walletId: to.id });
  const found = invoiceOf(wallet.move, invoices, assetId);
  if (found === undefined || BigInt(found.amount) !== units) return null;
  const isOpen =
    found.state === 'waitingForThem' &&
    found.txid === null &&
    // The sender can't replace another sender's data for the invoice.
    found.assetData === null &&
    (found.expiresAtMs === null || found.expiresAtMs > context.clock.nowMs() + OPEN_FOR_MS);
  return isOpen && payingOf(ownTransactions(context, wallet.id), found) === null ? found : null;
}
