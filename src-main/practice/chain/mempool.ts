import { Transaction } from '@scure/btc-signer';
import * as v from 'valibot';
import { fromHex, toHex } from './bytes.ts';
import { tip } from './chain.ts';
import {
  dustSatsOf,
  COINBASE_MATURITY,
  LOCKTIME_IS_TIME,
  MAX_SATS,
  MIN_RATE_SATS_PER_VB,
} from './regtest.ts';
import { signatureIsValid, type Prevout } from './signed-psbt.ts';
import { sql, type World } from './store.ts';

/** A transaction that the practice chain does not take; the reason is worded as Bitcoin Core words it. */
export class Rejected extends Error {
  override readonly name = 'Rejected';
}

/** Bitcoin Core's standardness limit: 400,000 weight units. */
const MAX_VSIZE = 100_000;
const OP_RETURN = 0x6a;

const knownRow = v.object({ height: v.nullable(v.number()) });
const coinRow = v.object({
  sats: v.number(),
  script: v.string(),
  spentBy: v.nullable(v.string()),
  spenderHeight: v.nullable(v.number()),
  height: v.nullable(v.number()),
  coinbase: v.number(),
});

/**
 * Takes a signed transaction into the mempool, or throws Rejected and changes nothing. No replacement: the first
 * spend of a coin stands. Simulated: only taproot key-path spends are understood.
 */
export function acceptTransaction(world: World, raw: Uint8Array): string {
  return world.store.atomic(() => {
    const { transaction, feeSats } = checkTransaction(world, raw);
    keep(world, transaction, raw, feeSats);
    return transaction.id;
  });
}

/** Whether it would be taken now; throws Rejected. */
export function checkTransaction(
  world: World,
  raw: Uint8Array,
): { readonly transaction: Transaction; readonly feeSats: number } {
  const transaction = parse(raw);
  const [known] = world.store.rows(knownRow)`SELECT height FROM transactions WHERE txid = ${transaction.id}`;
  if (known !== undefined) {
    throw new Rejected(known.height === null ? 'txn-already-in-mempool' : 'txn-already-known');
  }
  checkFinal(world, transaction);
  const prevouts = spentCoins(world, transaction);
  const outSats = checkOutputs(transaction);
  const feeSats = prevouts.reduce((sum, prevout) => sum + prevout.sats, 0n) - outSats;
  if (feeSats < 0n) throw new Rejected('bad-txns-in-belowout');
  const { vsize } = transaction;
  if (feeSats < BigInt(vsize * MIN_RATE_SATS_PER_VB)) throw new Rejected('min relay fee not met');
  for (let input = 0; input < transaction.inputsLength; input += 1) {
    if (!signatureIsValid(transaction, input, prevouts)) {
      throw new Rejected('mandatory-script-verify-flag-failed (Invalid Schnorr signature)');
    }
  }
  return { transaction, feeSats: Number(feeSats) };
}

function parse(raw: Uint8Array): Transaction {
  let transaction: Transaction;
  try {
    transaction = Transaction.fromRaw(raw, { allowUnknownOutputs: true });
  } catch {
    throw new Rejected('TX decode failed');
  }
  if (transaction.inputsLength === 0) throw new Rejected('bad-txns-vin-empty');
  if (transaction.outputsLength === 0) throw new Rejected('bad-txns-vout-empty');
  if (transaction.vsize > MAX_VSIZE) throw new Rejected('tx-size');
  return transaction;
}

function checkFinal(world: World, transaction: Transaction): void {
  const { height, timeSeconds } = tip(world);
  const { lockTime } = transaction;
  // A lock time of N allows block N + 1, which is the next one when the tip is N.
  const reached = lockTime < LOCKTIME_IS_TIME ? lockTime <= height : lockTime < timeSeconds;
  if (reached) return;
  for (let input = 0; input < transaction.inputsLength; input += 1) {
    if (transaction.getInput(input).sequence !== 0xffffffff) throw new Rejected('non-final');
  }
}

function spentCoins(world: World, transaction: Transaction): Prevout[] {
  const nextHeight = tip(world).height + 1;
  const seen = new Set<string>();
  return outpointsOf(transaction).map(({ txid, vout }) => {
    if (seen.has(`${txid}:${vout}`)) throw new Rejected('bad-txns-inputs-duplicate');
    seen.add(`${txid}:${vout}`);
    const [coin] = world.store.rows(
      coinRow,
    )`SELECT coins.sats, coins.script, coins.spentBy, made.height, made.coinbase,
           spender.height AS spenderHeight
         FROM coins JOIN transactions AS made ON made.txid = coins.txid
         LEFT JOIN transactions AS spender ON spender.txid = coins.spentBy
        WHERE coins.txid = ${txid} AND coins.vout = ${vout}`;
    if (coin === undefined) throw new Rejected('bad-txns-inputs-missingorspent');
    if (coin.spentBy !== null) {
      throw new Rejected(
        coin.spenderHeight === null ? 'txn-mempool-conflict' : 'bad-txns-inputs-missingorspent',
      );
    }
    if (coin.coinbase === 1 && nextHeight - (coin.height ?? nextHeight) < COINBASE_MATURITY) {
      throw new Rejected('bad-txns-premature-spend-of-coinbase');
    }
    return { sats: BigInt(coin.sats), script: fromHex(coin.script) };
  });
}

function checkOutputs(transaction: Transaction): bigint {
  let sum = 0n;
  for (const { sats, script } of outputsOf(transaction)) {
    sum += sats;
    if (sats > MAX_SATS || sum > MAX_SATS) throw new Rejected('bad-txns-txouttotal-toolarge');
    if (script[0] !== OP_RETURN && sats < dustSatsOf(script)) throw new Rejected('dust');
  }
  return sum;
}

function keep(world: World, transaction: Transaction, raw: Uint8Array, feeSats: number): void {
  const { store } = world;
  const { id: spender, vsize } = transaction;
  store.insert('transactions', { txid: spender, raw: toHex(raw), height: null, coinbase: 0, feeSats, vsize });
  for (const { txid, vout } of outpointsOf(transaction)) {
    store.run(sql`UPDATE coins SET spentBy = ${spender} WHERE txid = ${txid} AND vout = ${vout}`);
  }
  outputsOf(transaction).forEach(({ sats, script }, vout) => {
    if (script[0] !== OP_RETURN)
      store.insert('coins', { txid: spender, vout, sats: Number(sats), script: toHex(script) });
  });
}

function outpointsOf(transaction: Transaction): { txid: string; vout: number }[] {
  return Array.from({ length: transaction.inputsLength }, (_, index) => {
    const input = transaction.getInput(index);
    if (input.txid === undefined || input.index === undefined) throw new Rejected('TX decode failed');
    return { txid: toHex(input.txid), vout: input.index };
  });
}

function outputsOf(transaction: Transaction): { sats: bigint; script: Uint8Array }[] {
  return Array.from({ length: transaction.outputsLength }, (_, index) => {
    const output = transaction.getOutput(index);
    if (output.amount === undefined || output.script === undefined) throw new Rejected('TX decode failed');
    return { sats: output.amount, script: output.script };
  });
}
