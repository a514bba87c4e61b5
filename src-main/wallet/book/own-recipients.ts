import * as v from 'valibot';
import type { WalletRecord } from '../../records/wallet.ts';
import type { OwnScript } from '../../keys/own-paths.ts';
import type { RgbInvoice } from '../../invoices/invoice.ts';
import type { WalletContext } from '../context/context.ts';
import { UNSETTLED, isOneOf } from '../../records/signing-states.ts';
import { judgeInputJson, type SnapshotEntry } from '../../verify/index.ts';
import type { HandedOver, HeldByInvoice } from '../../ports/index.ts';
import { onceFor } from '../../base/once-for.ts';
import { outpointName } from '../../base/outpoint.ts';
import { recipientName, sameRecipient } from '../../invoices/recipient-name.ts';
import { LAST_INDEX } from '../../keys/search-length.ts';
import { GAP, judgeAccount, knownIndexes } from './own-indexes.ts';
import { readSpending, type Spending } from '../../records/signing.ts';

/** `told`: the service's index, tried where a restore looks too. */
export function ownPlaceOf(
  { reader }: Pick<WalletContext, 'reader'>,
  wallet: WalletRecord,
  script: Uint8Array,
  told: number | null = null,
): Promise<OwnScript | null> {
  const known = knownIndexes(wallet);
  const lastIndex = { vanilla: known.vanilla + GAP, colored: known.colored + GAP };
  const hint = told === null || told > LAST_INDEX ? [] : [told];
  return reader.ownPlace(judgeAccount(wallet), script, lastIndex, ...hint);
}

/** As far as a restore looks, whatever is known of the indexes. */
export async function isOwnSlot(
  context: Pick<WalletContext, 'reader'>,
  wallet: WalletRecord,
  script: Uint8Array,
): Promise<boolean> {
  // Mostly it is near; the first search that far takes a second.
  const near = await ownPlaceOf(context, wallet, script);
  if (near !== null) return near.branch === 'colored';
  const lastIndex = { vanilla: -1, colored: wallet.searchLength };
  return (await context.reader.ownPlace(judgeAccount(wallet), script, lastIndex)) !== null;
}

/** Detects this wallet's own invoice: a witness one by derivation, a blinded one only if it was made here. */
export function ownRecipients(
  context: Pick<WalletContext, 'holdings' | 'reader'>,
  wallet: WalletRecord,
): (invoice: Pick<RgbInvoice, 'recipient' | 'recipientId'>) => Promise<boolean> {
  const made = new Set(
    context.holdings.invoicesOf(wallet.id).map(({ recipientId }) => recipientName(recipientId)),
  );
  return async ({ recipient, recipientId }) =>
    made.has(recipientName(recipientId)) ||
    (recipient.kind === 'witness' && (await ownPlaceOf(context, wallet, recipient.script)) !== null);
}

/** The first made here: create refuses a second for a recipient, but a file may bring one. */
export function invoicePaidBy(
  { holdings }: Pick<WalletContext, 'holdings'>,
  walletId: string,
  recipientId: string | null,
): HeldByInvoice | null {
  return firstMade(
    holdings.invoicesOf(walletId).filter((one) => sameRecipient(one.recipientId, recipientId)),
  );
}

/** `invoices`: to one recipient, newest first. Imported ones give way to those made here. */
export function firstMade<I extends Pick<HeldByInvoice, 'fromBackup'>>(invoices: readonly I[]): I | null {
  return invoices.findLast((one) => one.fromBackup !== true) ?? invoices.at(-1) ?? null;
}

/** A transaction of this wallet whose signature left this computer. */
export type OwnTransaction = Pick<HandedOver, 'id' | 'kind' | 'state'> & Spending;

const asked = v.object({ snapshot: judgeInputJson.snapshot });

/** Oldest first. Skips unreadable records: the journal reports them. */
export function ownTransactions(
  context: Pick<WalletContext, 'signings'>,
  walletId: string,
): readonly OwnTransaction[] {
  return readable(context.signings.handedOver(walletId));
}

const readable = onceFor((left: readonly HandedOver[]): readonly OwnTransaction[] =>
  left.flatMap(({ id, kind, state, signed }) => {
    const spending = readSpending(signed);
    return spending === null ? [] : [{ id, kind, state, ...spending }];
  }),
);

/** Signed here, or perhaps signed: the journal counts whatever a service lists. */
export function isSignedHere(
  context: Pick<WalletContext, 'signings'>,
  walletId: string,
  txid: string,
): boolean {
  const { signings } = context;
  return (
    ownTransactions(context, walletId).some((one) => one.txid === txid) ||
    signings.imports.signed(walletId).some((one) => one.txid === txid) ||
    signings.unfinished(walletId).some(({ state, data }) => readSpending(data[state])?.txid === txid)
  );
}

export function isAwaited({ state }: Pick<OwnTransaction, 'state'>): boolean {
  return isOneOf(state, UNSETTLED);
}

export function listedInputs(
  context: Pick<WalletContext, 'signings'>,
  { id, inputs }: Pick<OwnTransaction, 'id' | 'inputs'>,
): SnapshotEntry[] {
  const read = v.safeParse(asked, context.signings.read(id)?.data.asked);
  return read.success
    ? read.output.snapshot.entries.filter((entry) => inputs.includes(outpointName(entry)))
    : [];
}
