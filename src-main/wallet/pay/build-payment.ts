import { fail } from '../../base/errors.ts';
import { outpointIn, outpointName, type Network } from '../../base/bitcoin.ts';
import type { OwnScript } from '../../keys/allowed-paths.ts';
import { readPayableAddress } from '../../keys/payable-address.ts';
import type { ChainApi } from '../../ports/index.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import { type Book, unsignedPsbt, type SnapshotEntry, type TransactionOutput } from '../../verify/index.ts';
import { ownBook, seenCoinsNow } from '../book/own-book.ts';
import { ownPlaceOf } from '../book/own-recipients.ts';
import { outputAt } from '../chain/find-mined.ts';
import { proveOwn } from '../connection/accept-address.ts';
import type { WalletContext } from '../context/context.ts';
import type { WalletService } from '../connection/service-reading.ts';
import { useOf } from '../connection/describe.ts';
import type { PayableCoin, Selection } from './select-coins.ts';

interface Known {
  readonly book: Book;
  /** Coins that were seen in a block, `txid:vout`; null: before the first look. */
  readonly mined: Pick<ReadonlySet<string>, 'has'> | null;
  /** The person's choice, `txid:vout`; null: any. */
  readonly chosen: ReadonlySet<string> | null;
}

/** Plain coins without an asset, an invoice or a reservation. An unmined coin from others only if chosen. Pure. */
export function payableCoins(
  entries: readonly SnapshotEntry[],
  { book, mined, chosen }: Known,
): readonly SnapshotEntry[] {
  const ours = new Map(book.outputs.map((output) => [outpointName(output), output]));
  const held = new Set([
    ...book.allocations.map(outpointName),
    ...(book.frozen ?? []),
    ...book.invoices.flatMap((one) => ('outpoint' in one && one.open ? [one.outpoint] : [])),
    ...book.reserved.flatMap(({ outpoints, mayShare }) => (mayShare ? [] : outpoints)),
  ]);
  return entries.filter((entry) => {
    const name = outpointName(entry);
    const own = ours.get(name);
    if (useOf(entry) !== 'plain' || !entry.exists || entry.pendingBlinded > 0 || entry.allocations.length > 0)
      return false;
    if (held.has(name) || own?.branch === 'colored' || own?.spent === true) return false;
    if (chosen !== null) return chosen.has(name);
    return mined === null || mined.has(name) || own !== undefined;
  });
}

/** A wallet with a Bitcoin server of its own builds here, and its service hears of nothing before the broadcast. */
export function isBuiltHere({ chainSource }: Pick<WalletRecord, 'chainSource'>): boolean {
  return chainSource !== null;
}

/** What a payment may spend. A service that builds picks by itself, unmined coins too. */
export function coinsFor(
  context: Pick<WalletContext, 'holdings' | 'signings' | 'clock'>,
  wallet: WalletRecord,
  entries: readonly SnapshotEntry[],
  chosen?: readonly string[],
): PayableCoin[] {
  const book = ownBook(context, wallet.id, entries);
  const mined = isBuiltHere(wallet) ? seenCoinsNow(context, wallet) : null;
  const known = { book, mined, chosen: chosen === undefined ? null : new Set(chosen) };
  return payableCoins(entries, known).map((entry) => ({
    outpoint: outpointName(entry),
    sats: entry.amountSats,
  }));
}

export interface BuiltPayment {
  readonly selection: Selection;
  readonly outputs: readonly TransactionOutput[];
  /** Where what comes back goes; null: nothing does. */
  readonly change: OwnScript | null;
  readonly lockTime: number;
}

/** An unsigned PSBT; txids prove its coins, derivation its keys. Throws CHAIN_REFUSED for a coin unlike the list. */
export async function buildPayment(
  context: Pick<WalletContext, 'reader'>,
  wallet: WalletRecord,
  chain: ChainApi,
  { selection, outputs, change, lockTime }: BuiltPayment,
): Promise<string> {
  const inputs = await Promise.all(
    selection.coins.map(async ({ outpoint, sats }) => {
      const [at] = outpointIn(outpoint);
      const spent = at === undefined ? null : await outputAt(chain, at);
      const own = spent === null ? null : await ownPlaceOf(context, wallet, spent.script);
      if (at === undefined || spent === null || own === null || spent.amountSats !== sats)
        throw fail('CHAIN_REFUSED', { host: chain.host, problem: 'coin', height: null });
      return { ...at, spent, own };
    }),
  );
  const others = outputs.map((output) => ({ ...output, own: null }));
  const { changeSats } = selection;
  const back =
    change === null || changeSats === null
      ? []
      : [{ script: change.script, amountSats: changeSats, own: change }];
  return unsignedPsbt(wallet.keys.fingerprint, inputs, [...others, ...back], lockTime);
}

/** Asks the service for the change address, so that it looks there, and proves it ours. Throws ADDRESS_NOT_OURS. */
export async function freshChange(
  context: Pick<WalletContext, 'reader'>,
  wallet: WalletRecord,
  api: Pick<WalletService, 'address'>,
): Promise<OwnScript> {
  const address = await api.address();
  const { index } = await proveOwn(context, wallet, address);
  const own = await ownPlaceOf(context, wallet, scriptOfAddress(address, wallet.keys.network), index);
  if (own === null) throw new Error('an address that was proved ours has no place');
  return own;
}

export function scriptOfAddress(address: string, network: Network): Uint8Array {
  const read = readPayableAddress(address, network);
  if (!read.ok) throw fail('PAYMENT_REFUSED', { reason: read.reason, leastSats: null });
  return read.address.script;
}

/** The height that was checked here; 0 if none was, which delays nothing. */
export async function lockTimeNow(
  { practice, checkedTips }: Pick<WalletContext, 'practice' | 'checkedTips'>,
  { id, connection }: WalletRecord,
): Promise<number> {
  if (connection.kind === 'practice') return (await practice()).status().height;
  return checkedTips.get(id)?.height ?? 0;
}
