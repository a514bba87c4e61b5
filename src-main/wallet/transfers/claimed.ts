import { nameOf } from '../../domain/outpoint.ts';
import { outputOf, readWholeTransaction } from '../../domain/psbt/transaction.ts';
import { parseAssetId } from '../../domain/rgb/asset-id.ts';
import type { ChainFacts } from '../../domain/rgb/history/chain-facts.ts';
import { isPayableOn, parseRecipientId } from '../../domain/rgb/recipient.ts';
import { directionOf } from '../../domain/transfers/state.ts';
import type { WalletRecord } from '../../domain/wallet/wallet-record.ts';
import type { ChainApi, KeptTransfer } from '../../ports/index.ts';
import { isOwnSlot } from '../book/own-recipients.ts';
import type { WalletContext } from '../context/context.ts';

/** What a service claims of a transfer by listing it, held to our own keys. */

/**
 * What no asset data can bear out: an asset or a recipient that is none, or a receive that pays no place of ours for
 * assets, as far as a restore looks. Whom a transfer pays is the service's word. Of a secret seal nobody can say whose it
 * is, so none passes for an output of ours.
 */
export async function faultOf(
  context: WalletContext,
  wallet: WalletRecord,
  { assetId, recipientId, kindName }: KeptTransfer,
): Promise<'CONTRACT' | 'RECIPIENT' | null> {
  if (recipientId === null) return null;
  // A receive for any asset is listed without one until it is paid.
  if (assetId !== '' && parseAssetId(assetId) === null) return 'CONTRACT';
  const parsed = parseRecipientId(recipientId);
  if (!parsed.ok || !isPayableOn(wallet.keys.network, parsed.recipient.network)) return 'RECIPIENT';
  if (directionOf(kindName) !== 'in') return null;
  const { recipient } = parsed;
  if (recipient.kind === 'blinded') return kindName === 'receiveWitness' ? 'RECIPIENT' : null;
  return (await isOwnSlot(context, wallet, recipient.script)) ? null : 'RECIPIENT';
}

/**
 * Whether a transaction spends an asset slot of ours, and so was signed by us: a service lists what it likes as a send.
 * All that an honest one spends is ours, so the first input tells.
 */
export async function isSentByUs(
  context: WalletContext,
  wallet: WalletRecord,
  txid: string | null,
  { api, facts }: { readonly api: Pick<ChainApi, 'transaction'>; readonly facts: ChainFacts },
): Promise<boolean> {
  const sent = facts.witnesses.get(txid ?? '');
  const [first] = sent === undefined ? [] : readWholeTransaction(sent.raw).inputs;
  if (first === undefined) return false;
  const { outpoint } = first;
  const { outputs } = context.signings.book(wallet.id, [nameOf(outpoint)]);
  if (outputs.some((one) => one.branch === 'colored' && nameOf(one) === nameOf(outpoint))) return true;
  const raw = await api.transaction(outpoint.txid);
  const output = raw === null ? null : outputOf(raw, outpoint);
  return output !== null && isOwnSlot(context, wallet, output.script);
}
