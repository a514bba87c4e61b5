import { headerAt, timeOf } from '../../headers/header.ts';
import { isTaproot } from '../../keys/allowed-paths.ts';
import { outpointName, outpointIn } from '../../base/bitcoin.ts';
import { type ChainFacts, outputOf, readWholeTransaction } from '../../verify/index.ts';
import { parseAssetId } from '../../invoices/asset-id.ts';
import { isPayableOn, parseRecipientId } from '../../invoices/recipient.ts';
import { directionOf } from '../../records/transfer-state.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import type { ChainApi, HeldByInvoice, KeptTransfer } from '../../ports/index.ts';
import { isOfAnotherKind } from '../book/kept-verifications.ts';
import { goneFrom } from '../book/learn-history.ts';
import { isOwnSlot, isSignedHere, ownPlaceOf } from '../book/own-recipients.ts';
import type { OpenedByBoth } from '../chain/chain-keeper.ts';
import type { WalletContext } from '../context/context.ts';

/**
 * Why no asset data can prove a transfer; null: some might. Reasons: a malformed asset or recipient, a receive by our
 * own transaction, or a receive that pays no asset output of ours as far as a restore looks. A secret seal's owner is
 * unknowable, so none passes for our output.
 */
export async function faultOf(
  context: WalletContext,
  wallet: WalletRecord,
  transfer: KeptTransfer,
): Promise<'CONTRACT' | 'RECIPIENT' | 'TO_SELF' | null> {
  const { assetId, recipientId, kindName, txid } = transfer;
  if (recipientId === null) return null;
  // A receive for any asset has none until paid.
  if (assetId !== '' && parseAssetId(assetId) === null) return 'CONTRACT';
  const parsed = parseRecipientId(recipientId);
  if (!parsed.ok || !isPayableOn(wallet.keys.network, parsed.recipient.network)) return 'RECIPIENT';
  if (directionOf(kindName) !== 'in') return null;
  if (txid !== null && isSignedHere(context, wallet.id, txid)) return 'TO_SELF';
  const { recipient } = parsed;
  if (recipient.kind === 'blinded') return isOfAnotherKind(transfer) ? 'RECIPIENT' : null;
  return (await isOwnSlot(context, wallet, recipient.script)) ? null : 'RECIPIENT';
}

/** A service may list anything as a send. An honest send spends only our coins, so the first input decides. */
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
  const { outputs } = context.signings.book(wallet.id, [outpointName(outpoint)]);
  if (outputs.some((one) => one.branch === 'colored' && outpointName(one) === outpointName(outpoint)))
    return true;
  const raw = await api.transaction(outpoint.txid);
  const output = raw === null ? null : outputOf(raw, outpoint);
  return output !== null && isOwnSlot(context, wallet, output.script);
}

/** True if we made it, so that its payment to us is change: by journal, book, or our keys and the spent scripts. */
export async function isByUs(
  context: WalletContext,
  wallet: WalletRecord,
  { txid, paidFrom }: { readonly txid: string; readonly paidFrom: readonly string[] },
  shown: { readonly api: Pick<ChainApi, 'transaction'>; readonly facts: ChainFacts } | null,
): Promise<boolean> {
  if (isSignedHere(context, wallet.id, txid)) return true;
  const spent = new Set(paidFrom);
  if (context.signings.book(wallet.id, paidFrom).outputs.some((one) => spent.has(outpointName(one))))
    return true;
  if (shown === null) return false;
  const { api, facts } = shown;
  const strangers = strangersOf.get(api) ?? new Set();
  strangersOf.set(api, strangers);
  if (strangers.has(txid)) return false;
  const asked = new Map<string, Promise<Uint8Array | null>>();
  let isShown = true;
  for (const outpoint of paidFrom.flatMap(outpointIn)) {
    const known = facts.witnesses.get(outpoint.txid)?.raw;
    const asking =
      asked.get(outpoint.txid) ?? (known ? Promise.resolve(known) : api.transaction(outpoint.txid));
    asked.set(outpoint.txid, asking);
    const raw = await asking;
    const output = raw === null ? null : outputOf(raw, outpoint);
    isShown &&= output !== null;
    if (output === null || !isTaproot(output.script)) continue;
    if ((await ownPlaceOf(context, wallet, output.script)) !== null) return true;
    if (await isOwnSlot(context, wallet, output.script)) return true;
  }
  // A server may later show a transaction that it hides now.
  if (isShown) strangers.add(txid);
  return false;
}

/** Cached per server: a transaction's inputs never change. */
const strangersOf = new WeakMap<Pick<ChainApi, 'transaction'>, Set<string>>();

/** A reorganisation may put the payment into a lower block than the newest known, but never this deep. */
const REPLACED_BLOCKS = 6;
/** Clocks differ, miners' by hours. */
const DAY_MS = 24 * 3_600_000;

/** An earlier block paid for something else. By the chain and by time, since a server may report its blocks late. */
export async function isEarlier(
  { knownBlock, createdAtMs }: Pick<HeldByInvoice, 'knownBlock' | 'createdAtMs'>,
  height: number,
  { rules, file }: Pick<OpenedByBoth, 'rules' | 'file'>,
): Promise<boolean> {
  if (knownBlock !== undefined) {
    const gone = await goneFrom([knownBlock], rules, file);
    if (height <= knownBlock.height - (gone.size === 0 ? 0 : REPLACED_BLOCKS)) return true;
  }
  if (rules.name === 'regtest' || height < rules.from) return false;
  const header = headerAt(await file.read(height, height + 1), height);
  return timeOf(header) * 1000 < createdAtMs - DAY_MS;
}
