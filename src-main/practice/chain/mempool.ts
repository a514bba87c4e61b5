import { Address, OutScript, Transaction } from '@scure/btc-signer';
import * as v from 'valibot';
import { fail } from '../../base/errors.ts';
import { libraryError, ServedRefusal } from '../../serving/answers.ts';
import { bytesFromHex, hexFromBytes } from '../bytes.ts';
import {
  COINBASE_MATURITY,
  DUST_SATS,
  dustSatsOf,
  LOCKTIME_IS_TIME,
  MAX_SATS,
  MIN_RATE_SATS_PER_VB,
  REGTEST,
  tip,
  TREASURY,
} from './chain.ts';
import { signatureIsValid } from './psbt.ts';
import { sql, type World } from './store.ts';

export class Rejected extends ServedRefusal {
  constructor(reason: string) {
    super(libraryError('FailedBroadcast', `Failed to broadcast: ${reason}`).answer);
    this.message = reason;
  }
}

/** Bitcoin Core's standardness limit: 400,000 weight units. */
const MAX_VSIZE = 100_000;
const OP_RETURN = 0x6a;

const knownRow = v.object({ height: v.nullable(v.number()) });
const spentRow = v.object({
  sats: v.number(),
  script: v.string(),
  spentBy: v.nullable(v.string()),
  spenderHeight: v.nullable(v.number()),
  height: v.nullable(v.number()),
  coinbase: v.number(),
});

/** Throws Rejected, changing nothing. Simulated: key-path spends only, and only plain bitcoin can be replaced. */
export function acceptTransaction(world: World, raw: Uint8Array): string {
  return world.store.atomic(() => {
    const { transaction, feeSats, replaces } = checkTransaction(world, raw);
    for (const txid of replaces) evict(world, txid);
    keep(world, transaction, raw, feeSats);
    return transaction.id;
  });
}

export function checkTransaction(world: World, raw: Uint8Array) {
  const transaction = parse(raw);
  const [known] = world.store.rows(knownRow)`SELECT height FROM transactions WHERE txid = ${transaction.id}`;
  if (known !== undefined) {
    throw new Rejected(known.height === null ? 'txn-already-in-mempool' : 'txn-already-known');
  }
  checkFinal(world, transaction);
  const { prevouts, replaces } = spentCoins(world, transaction);
  const outSats = checkOutputs(transaction);
  const feeSats = prevouts.reduce((sum, prevout) => sum + prevout.sats, 0n) - outSats;
  if (feeSats < 0n) throw new Rejected('bad-txns-in-belowout');
  const { vsize } = transaction;
  checkReplacement(world, replaces, { feeSats, vsize });
  if (feeSats < BigInt(vsize * MIN_RATE_SATS_PER_VB)) throw new Rejected('min relay fee not met');
  for (let input = 0; input < transaction.inputsLength; input += 1) {
    if (!signatureIsValid(transaction, input, prevouts)) {
      throw new Rejected('mandatory-script-verify-flag-failed (Invalid Schnorr signature)');
    }
  }
  return { transaction, feeSats: Number(feeSats), replaces };
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
  // A lock time of N allows block N + 1, the next one at tip N.
  const reached = lockTime < LOCKTIME_IS_TIME ? lockTime <= height : lockTime < timeSeconds;
  if (reached) return;
  for (let input = 0; input < transaction.inputsLength; input += 1) {
    if (transaction.getInput(input).sequence !== 0xffffffff) throw new Rejected('non-final');
  }
}

function spentCoins(world: World, transaction: Transaction) {
  const nextHeight = tip(world).height + 1;
  const seen = new Set<string>();
  const replaces = new Set<string>();
  const prevouts = outpointsOf(transaction).map(({ txid, vout }) => {
    if (seen.has(`${txid}:${vout}`)) throw new Rejected('bad-txns-inputs-duplicate');
    seen.add(`${txid}:${vout}`);
    const [coin] = world.store.rows(
      spentRow,
    )`SELECT coins.sats, coins.script, coins.spentBy, made.height, made.coinbase,
           spender.height AS spenderHeight
         FROM coins JOIN transactions AS made ON made.txid = coins.txid
         LEFT JOIN transactions AS spender ON spender.txid = coins.spentBy
        WHERE coins.txid = ${txid} AND coins.vout = ${vout}`;
    if (coin === undefined) throw new Rejected('bad-txns-inputs-missingorspent');
    if (coin.spentBy !== null && coin.spenderHeight !== null) {
      throw new Rejected('bad-txns-inputs-missingorspent');
    }
    if (coin.spentBy !== null) replaces.add(coin.spentBy);
    if (coin.coinbase === 1 && nextHeight - (coin.height ?? nextHeight) < COINBASE_MATURITY) {
      throw new Rejected('bad-txns-premature-spend-of-coinbase');
    }
    return { sats: BigInt(coin.sats), script: bytesFromHex(coin.script) };
  });
  return { prevouts, replaces };
}

const replacedRow = v.object({ feeSats: v.number(), held: v.number() });

/** BIP125, rules 3 and 4. Refuses to replace what others spend or what holds assets, since it couldn't undo that. */
function checkReplacement(
  world: World,
  replaces: ReadonlySet<string>,
  { feeSats, vsize }: { readonly feeSats: bigint; readonly vsize: number },
): void {
  let before = 0n;
  for (const txid of replaces) {
    const [found] = world.store.rows(replacedRow)`SELECT feeSats,
        EXISTS (SELECT 1 FROM coins WHERE txid = ${txid} AND spentBy IS NOT NULL)
        + EXISTS (SELECT 1 FROM allocations WHERE txid = ${txid})
        + EXISTS (SELECT 1 FROM reservations WHERE txid = ${txid})
        + EXISTS (SELECT 1 FROM batches WHERE txid = ${txid}) AS held
      FROM transactions WHERE txid = ${txid}`;
    if (found === undefined || found.held > 0) throw new Rejected('txn-mempool-conflict');
    before += BigInt(found.feeSats);
  }
  if (replaces.size > 0 && feeSats < before + BigInt(vsize * MIN_RATE_SATS_PER_VB)) {
    throw new Rejected('insufficient fee, rejecting replacement');
  }
}

function evict({ store }: World, txid: string): void {
  store.run(sql`UPDATE coins SET spentBy = NULL WHERE spentBy = ${txid}`);
  store.run(sql`DELETE FROM coins WHERE txid = ${txid}`);
  store.run(sql`DELETE FROM transactions WHERE txid = ${txid}`);
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
  store.insert('transactions', {
    txid: spender,
    raw: hexFromBytes(raw),
    height: null,
    coinbase: 0,
    feeSats,
    vsize,
  });
  for (const { txid, vout } of outpointsOf(transaction)) {
    store.run(sql`UPDATE coins SET spentBy = ${spender} WHERE txid = ${txid} AND vout = ${vout}`);
  }
  outputsOf(transaction).forEach(({ sats, script }, vout) => {
    if (script[0] !== OP_RETURN)
      store.insert('coins', { txid: spender, vout, sats: Number(sats), script: hexFromBytes(script) });
  });
}

function outpointsOf(transaction: Transaction): { txid: string; vout: number }[] {
  return Array.from({ length: transaction.inputsLength }, (_, index) => {
    const input = transaction.getInput(index);
    if (input.txid === undefined || input.index === undefined) throw new Rejected('TX decode failed');
    return { txid: hexFromBytes(input.txid), vout: input.index };
  });
}

function outputsOf(transaction: Transaction): { sats: bigint; script: Uint8Array }[] {
  return Array.from({ length: transaction.outputsLength }, (_, index) => {
    const output = transaction.getOutput(index);
    if (output.amount === undefined || output.script === undefined) throw new Rejected('TX decode failed');
    return { sats: output.amount, script: output.script };
  });
}

/** A whole bitcoin is enough for anything, and the treasury lasts. */
const MAX_FAUCET_SATS = 100_000_000n;
const RATE_SATS_PER_VB = 2n;
/** Change and fixed part, in vbytes, rounded up. */
const BASE_VBYTES = 57n;
const OUTPUT_VBYTES = 43n;
/** A taproot key-path input, in vbytes, rounded up. */
const INPUT_VBYTES = 58n;

const coinRow = v.object({ txid: v.string(), vout: v.number(), sats: v.number() });

export function payFromTreasury(world: World, address: string, sats: bigint): string {
  const script = scriptOf(address);
  if (sats < DUST_SATS || sats > MAX_FAUCET_SATS) {
    throw refused(`the faucet pays ${DUST_SATS} to ${MAX_FAUCET_SATS} sats at a time, not ${sats}`);
  }
  return payScripts(world, [{ script, sats }]);
}

export function payScripts(
  world: World,
  outputs: readonly { readonly script: Uint8Array; readonly sats: bigint }[],
): string {
  const sats = outputs.reduce((total, output) => total + output.sats, 0n);
  const { script: ownScript, internalKey, privateKey } = TREASURY;
  const transaction = new Transaction({ version: 2, lockTime: tip(world).height });
  let inSats = 0n;
  let feeSats = (BASE_VBYTES + OUTPUT_VBYTES * BigInt(outputs.length)) * RATE_SATS_PER_VB;
  for (const coin of spendableCoins(world)) {
    if (inSats >= sats + feeSats + DUST_SATS) break;
    transaction.addInput({
      txid: coin.txid,
      index: coin.vout,
      sequence: 0xfffffffd,
      witnessUtxo: { amount: BigInt(coin.sats), script: bytesFromHex(ownScript) },
      tapInternalKey: internalKey,
    });
    inSats += BigInt(coin.sats);
    feeSats += INPUT_VBYTES * RATE_SATS_PER_VB;
  }
  if (inSats < sats + feeSats + DUST_SATS)
    throw refused('the practice treasury is empty for now: mine a block');
  for (const output of outputs) transaction.addOutput({ script: output.script, amount: output.sats });
  transaction.addOutput({ script: bytesFromHex(ownScript), amount: inSats - sats - feeSats });
  transaction.sign(privateKey, undefined, new Uint8Array(32));
  transaction.finalize();
  return acceptTransaction(world, transaction.extract());
}

/** Regtest's segwit only: a base58 address can't be told from testnet's. */
function scriptOf(address: string): Uint8Array {
  if (!/^bcrt1[a-z0-9]{11,85}$/.test(address)) throw refused('not an address of the practice chain (bcrt1…)');
  try {
    return OutScript.encode(Address(REGTEST).decode(address));
  } catch {
    throw refused('the address is mistyped or of an unknown kind');
  }
}

function spendableCoins(world: World): { txid: string; vout: number; sats: number }[] {
  const lastMature = tip(world).height + 1 - COINBASE_MATURITY;
  return world.store.rows(coinRow)`SELECT coins.txid, coins.vout, coins.sats
      FROM coins JOIN transactions AS made ON made.txid = coins.txid
     WHERE coins.script = ${TREASURY.script} AND coins.spentBy IS NULL
       AND (made.coinbase = 0 OR made.height <= ${lastMature})
     ORDER BY coins.sats DESC, made.arrival LIMIT 100`;
}

function refused(detail: string) {
  return fail('PRACTICE_REFUSED', { detail });
}
