import { awaitedBy, type Snapshot } from '../../verify/index.ts';
import { fail, type WalletError } from '../../base/errors.ts';
import { taprootAddress } from '../../keys/address.ts';
import { outpointName, type Outpoint } from '../../base/outpoint.ts';
import { ownScriptsOf } from '../../keys/allowed-paths.ts';
import { LAST_INDEX } from '../../keys/account.ts';
import { sameBytes, toHex } from '../../base/bytes.ts';
import { spentBy } from '../../records/proved.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import type { NewInvoice } from '../../ports/index.ts';
import { ownBook, openInvoiceSlots } from '../book/own-book.ts';
import { judgeAccount, disputed, ownPlaceOf, ownTransactions } from '../book/own-recipients.ts';
import { outputAt } from '../chain/find-mined.ts';
import { openOwnIndexer, openOwnSeal } from '../connection/own-service.ts';
import type { WalletContext } from '../context/context.ts';

type Entries = Snapshot['entries'];
type Proved = Required<Pick<NewInvoice, 'slot' | 'provedOurs'>>;
type Problem = 'unopened' | 'notOurs' | 'spent' | 'holdsAssets' | 'held' | 'awaited';

/**
 * Only the own service knows a seal's slot. The hash proves its answer; keys, chain and book prove that the slot is ours,
 * unspent and free. So even a compromised rgb-lib can't show a foreign invoice. Null: the service is another one.
 */
export async function provedSlot(
  context: WalletContext,
  wallet: WalletRecord,
  listed: Entries,
  secretSeal: Uint8Array,
): Promise<Proved | null> {
  const indexer = await openOwnIndexer(context, wallet);
  if (indexer === null) return null;
  const seal = await openOwnSeal(context, wallet, secretSeal);
  if (seal === null || seal.txid === null) throw refused('unopened', toHex(secretSeal));
  const slot: Outpoint = { txid: toHex(seal.txid.toReversed()), vout: seal.vout };
  const refuse = (problem: Problem) => refused(problem, outpointName(slot));
  const inUse = usedFor(context, wallet, listed, outpointName(slot));
  if (inUse !== null) throw refuse(inUse);
  const told = listed.find((one) => outpointName(one) === outpointName(slot))?.derivationIndex ?? null;
  const likely = likelyScript(wallet, told);
  const [output, likelyCoins] = await Promise.all([
    outputAt(indexer, slot),
    likely && indexer.unspent(likely),
  ]);
  const own = output && (await ownPlaceOf(context, wallet, output.script, told));
  if (output === null || own?.branch !== 'colored') throw refuse('notOurs');
  const isLikely = likely !== null && sameBytes(output.script, likely);
  const coins = (isLikely ? likelyCoins : null) ?? (await indexer.unspent(output.script));
  if (!coins.some((coin) => outpointName(coin) === outpointName(slot))) throw refuse('spent');
  return { slot, provedOurs: { address: taprootAddress(own, wallet.keys.network), path: own.path } };
}

/** Script at the service's index, looked up beside the transaction, which alone proves it. */
function likelyScript(wallet: WalletRecord, told: number | null): Uint8Array | null {
  const account = judgeAccount(wallet);
  const [keychain, ...others] = account.keychains.colored;
  if (told === null || told > LAST_INDEX || keychain === undefined || others.length > 0) return null;
  return ownScriptsOf(account).at({ branch: 'colored', keychain, index: told }).script;
}

function refused(problem: Problem, got: string): WalletError {
  return fail('INVOICE_NOT_AS_ASKED', { field: 'slot', asked: problem, got });
}

/** Checked last, since two invoices may be made at once. Throws INVOICE_NOT_AS_ASKED. */
export function refuseAwaited(
  { holdings, clock }: WalletContext,
  { id }: WalletRecord,
  slot: Outpoint,
): void {
  if (awaitedBy(openInvoiceSlots(holdings.invoicesOf(id), [], clock.nowMs())).has(outpointName(slot)))
    throw refused('awaited', outpointName(slot));
}

/** True if another own transaction may be mined instead of the slot's: assets on it would be lost. */
export function mayVanish(
  context: Pick<WalletContext, 'signings'>,
  { id, chainSource }: Pick<WalletRecord, 'id' | 'chainSource'>,
  slot: Outpoint,
): boolean {
  // Without a Bitcoin server nothing would ever decide it.
  if (chainSource === null) return false;
  const all = ownTransactions(context, id);
  return disputed(all.filter(({ txid, state }) => state !== 'givenUp' || txid === slot.txid)).has(slot.txid);
}

function usedFor(
  context: WalletContext,
  { id }: WalletRecord,
  listed: Entries,
  slot: string,
): Problem | null {
  const entry = listed.find((one) => outpointName(one) === slot);
  if (entry === undefined || !entry.colorable) return 'notOurs';
  const book = ownBook(context, id, listed);
  if (book.outputs.some((one) => outpointName(one) === slot && one.spent)) return 'spent';
  if ([...entry.allocations, ...book.allocations.filter((one) => outpointName(one) === slot)].length > 0)
    return 'holdsAssets';
  // A failed transaction (`mayShare`) holds no slot, because only we could still broadcast it.
  if (book.reserved.some(({ outpoints, mayShare }) => !mayShare && outpoints.includes(slot))) return 'held';
  // What was signed for another program can be broadcast by whoever has it.
  if (context.signings.imports.signed(id).some(({ spending }) => spentBy(spending).includes(slot)))
    return 'held';
  return awaitedBy(book.invoices).has(slot) || entry.pendingBlinded > 0 ? 'awaited' : null;
}
