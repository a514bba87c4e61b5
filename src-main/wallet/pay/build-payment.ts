import { feeAt, outpointIn, outpointName, type Network } from '../../base/bitcoin.ts';
import { fail } from '../../base/errors.ts';
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

/** A taproot coin of ours that a payment may spend. */
export interface PayableCoin {
  /** `txid:vout` */
  readonly outpoint: string;
  readonly sats: bigint;
}

export interface PaymentTerms {
  /** What it pays to others, without our change. */
  readonly outputs: readonly { readonly scriptBytes: number; readonly sats: bigint }[];
  readonly rateSatsPerVb: number;
  /** Coins that are spent in any case. */
  readonly must?: readonly PayableCoin[];
  /** All of it comes back, so there has to be change. */
  readonly comesBack?: boolean;
}

export interface Selection {
  readonly coins: readonly PayableCoin[];
  /** Null: nothing comes back. */
  readonly changeSats: bigint | null;
  readonly feeSats: bigint;
}

/** Below it no node relays a taproot output. */
const DUST_SATS = 330n;
const TAPROOT_SCRIPT_BYTES = 34;
const CHANGE_VBYTES = 43;
const SPEND_VBYTES = 58;
/** How many sets of coins are tried to find one that leaves no change. */
const MOST_TRIES = 50_000;

/** As few coins as can pay, and one more only if that leaves no change. Pure; null: not enough. */
export function selectCoins(coins: readonly PayableCoin[], payment: PaymentTerms): Selection | null {
  const { must = [], comesBack = false } = payment;
  const taken = new Set(must.map(({ outpoint }) => outpoint));
  const others = coins
    .filter(({ outpoint }) => !taken.has(outpoint))
    .toSorted((a, b) => (a.sats < b.sats ? 1 : a.sats > b.sats ? -1 : a.outpoint < b.outpoint ? -1 : 1));
  const paysSats = sumOfCoins(payment.outputs);
  const lacks = (more: number, withChange: boolean): bigint =>
    paysSats + paymentFee(payment, must.length + more, withChange) - sumOfCoins(must);
  const fewest = sumsOf(others).findIndex((sum, more) => sum >= lacks(more, false));
  if (fewest === -1) return null;
  const selection = (more: readonly PayableCoin[], withChange: boolean): Selection => {
    const rest = sumOfCoins(more) - lacks(more.length, withChange);
    const feeSats = paymentFee(payment, must.length + more.length, withChange) + (withChange ? 0n : rest);
    return { coins: [...must, ...more], changeSats: withChange ? rest : null, feeSats };
  };
  const spare = feeAt(payment.rateSatsPerVb, CHANGE_VBYTES) + DUST_SATS - 1n;
  const exact = (more: number): Selection | null => {
    const low = lacks(more, false);
    const found = comesBack ? null : subsetBetween(others, more, low, low + spare);
    return found && selection(found, false);
  };
  const changed = (more: number): Selection | null => {
    const found = smallestThatReaches(others, more, lacks(more, true) + DUST_SATS);
    return found && selection(found, true);
  };
  const now = exact(fewest);
  if (now !== null) return now;
  const change = changed(fewest);
  const next = fewest < others.length ? exact(fewest + 1) : null;
  if (change === null) return next ?? changed(fewest + 1);
  // Change costs its own spending later on.
  const later = feeAt(payment.rateSatsPerVb, SPEND_VBYTES);
  return next !== null && next.feeSats <= change.feeSats + later / 2n ? next : change;
}

/** What one recipient could get at most, in sats, beside these outputs; `scriptBytes` are its own. */
export function mostToPay(coins: readonly PayableCoin[], payment: PaymentTerms, scriptBytes: number): bigint {
  const outputs = [...payment.outputs, { scriptBytes, sats: 0n }];
  const paysSats = sumOfCoins(payment.outputs);
  const most = sumOfCoins(coins) - paysSats - paymentFee({ ...payment, outputs }, coins.length, false);
  return most > 0n ? most : 0n;
}

export function paymentFee(
  { outputs, rateSatsPerVb }: Pick<PaymentTerms, 'outputs' | 'rateSatsPerVb'>,
  inputs: number,
  withChange: boolean,
): bigint {
  const lessBytes = outputs.reduce((sum, { scriptBytes }) => sum + TAPROOT_SCRIPT_BYTES - scriptBytes, 0);
  const count = outputs.length + (withChange ? 1 : 0);
  return transactionCost({ inputs, outputs: count, rateSatsPerVb, lessBytes }).feeSats;
}

export function sumOfCoins(coins: readonly Pick<PayableCoin, 'sats'>[]): bigint {
  return coins.reduce((sum, { sats }) => sum + sats, 0n);
}

/** Sums of none, of the first, of the first two, and so on. */
function sumsOf(coins: readonly PayableCoin[]): readonly bigint[] {
  const sums = [0n];
  for (const { sats } of coins) sums.push((sums.at(-1) ?? 0n) + sats);
  return sums;
}

/** The largest `count` coins, the last as small as suffices; null: too little. `coins`: largest first. */
function smallestThatReaches(
  coins: readonly PayableCoin[],
  count: number,
  least: bigint,
): readonly PayableCoin[] | null {
  if (count > coins.length || count < 0) return null;
  const first = coins.slice(0, Math.max(0, count - 1));
  if (count === 0) return least <= 0n ? [] : null;
  const last = coins.slice(count - 1).findLast(({ sats }) => sumOfCoins(first) + sats >= least);
  return last === undefined ? null : [...first, last];
}

/** The first set of `count` coins with a sum from `low` to `high`, both included. `coins`: largest first. */
function subsetBetween(
  coins: readonly PayableCoin[],
  count: number,
  low: bigint,
  high: bigint,
): readonly PayableCoin[] | null {
  const before = sumsOf(coins);
  const between = (from: number, to: number): bigint => (before[to] ?? 0n) - (before[from] ?? 0n);
  const budget = { tries: MOST_TRIES };
  const search = (from: number, left: number, sum: bigint): readonly PayableCoin[] | null => {
    budget.tries -= 1;
    if (left === 0) return sum >= low && sum <= high ? [] : null;
    for (let i = from; i + left <= coins.length && budget.tries > 0; i += 1) {
      // The largest that are left do not reach it, nor will those after them.
      if (sum + between(i, i + left) < low) return null;
      const coin = coins[i];
      // The smallest that are left are already too much.
      if (coin === undefined || sum + coin.sats + between(coins.length - left + 1, coins.length) > high)
        continue;
      const found = search(i + 1, left - 1, sum + coin.sats);
      if (found !== null) return [coin, ...found];
    }
    return null;
  };
  return count < 0 ? null : search(0, count, 0n);
}

/** Estimate before any PSBT: a key-path taproot transaction (BIP141, BIP341). */
export interface SlotCost {
  readonly vbytes: number;
  readonly feeSats: bigint;
  readonly slotsSats: bigint;
  /** Fee and slots; the slots stay the user's. */
  readonly takesSats: bigint;
}

/** Version, lock time and the two counts (one byte each below 253). */
const TX_OVERHEAD_BYTES = 10;
/** Outpoint 36, empty scriptSig 1, sequence 4. */
const INPUT_BYTES = 41;
/** Amount 8, script length 1, OP_1 and 32 bytes of output key 34. */
const OUTPUT_BYTES = 43;
/** Item count, length, 64 bytes of signature: default sighash. Witness bytes weigh a quarter. */
const WITNESS_BYTES = 66;
/** Marker and flag of the segwit form. */
const SEGWIT_BYTES = 2;

/** `inputs` taproot coins in, `num` slots of `sizeSats` and one change output out. */
export function slotCost(asked: {
  num: number;
  sizeSats: bigint;
  rateSatsPerVb: number;
  inputs: number;
}): SlotCost {
  const { inputs, rateSatsPerVb } = asked;
  const { vbytes, feeSats } = transactionCost({
    outputs: asked.num + 1,
    inputs,
    rateSatsPerVb,
    lessBytes: 0,
  });
  const slotsSats = BigInt(asked.num) * asked.sizeSats;
  return { vbytes, feeSats, slotsSats, takesSats: feeSats + slotsSats };
}

/** A key-path transaction whose taproot outputs are `lessBytes` shorter in all. */
function transactionCost(asked: {
  readonly inputs: number;
  readonly outputs: number;
  readonly rateSatsPerVb: number;
  readonly lessBytes: number;
}): { readonly vbytes: number; readonly feeSats: bigint } {
  const { inputs, outputs, rateSatsPerVb, lessBytes } = asked;
  const counts = countBytes(inputs) + countBytes(outputs) - 2;
  const unsigned = TX_OVERHEAD_BYTES + counts + INPUT_BYTES * inputs + OUTPUT_BYTES * outputs - lessBytes;
  const vbytes = Math.ceil((4 * unsigned + SEGWIT_BYTES + WITNESS_BYTES * inputs) / 4);
  return { vbytes, feeSats: feeAt(rateSatsPerVb, vbytes) };
}

function countBytes(count: number): number {
  return count < 253 ? 1 : 3;
}

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
