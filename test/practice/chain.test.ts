import { join } from 'node:path';
import { Transaction } from '@scure/btc-signer';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { ensureGenesis, mineBlock, TREASURY } from '../../src-main/practice/chain/chain.ts';
import { acceptTransaction } from '../../src-main/practice/chain/mempool.ts';
import { openStore, type World } from '../../src-main/practice/chain/store.ts';
import { countedRandom, START_MS } from './service.ts';
import { tempFolder } from '../support/temp-folder.ts';

interface Coin {
  txid: string;
  sats: number;
  height: number;
}

function newWorld(): { world: World; coins: () => Coin[] } {
  const folder = tempFolder();
  const store = openStore(join(folder, 'practice.sqlite'), START_MS);
  const world = { store, nowMs: () => START_MS, random: countedRandom() };
  ensureGenesis(world);
  const database = new Database(join(folder, 'practice.sqlite'));
  const coins = () =>
    database
      .prepare(
        `SELECT coins.txid, sats, height FROM coins JOIN transactions USING (txid)
          WHERE spentBy IS NULL AND coinbase = 1 ORDER BY height`,
      )
      .all() as Coin[];
  return { world, coins };
}

interface Spend {
  outSats?: bigint;
  /** The coin's amount as told to the signer. */
  claimedSats?: bigint;
  lockTime?: number;
}

/** A spend of one treasury coin, honest unless told otherwise. */
function spend({ txid, sats }: Coin, { outSats, claimedSats, lockTime = 0 }: Spend = {}): Uint8Array {
  const { privateKey, internalKey, script } = TREASURY;
  const own = Uint8Array.from(Buffer.from(script, 'hex'));
  const transaction = new Transaction({ version: 2, lockTime });
  transaction.addInput({
    txid,
    index: 0,
    sequence: 0xfffffffd,
    witnessUtxo: { amount: claimedSats ?? BigInt(sats), script: own },
    tapInternalKey: internalKey,
  });
  transaction.addOutput({ script: own, amount: outSats ?? BigInt(sats) - 1000n });
  transaction.sign(privateKey, undefined, new Uint8Array(32));
  transaction.finalize();
  return transaction.toBytes(true, true);
}

describe('the practice chain', () => {
  it('pays the fees of a block to its coinbase, and no more than the subsidy beside', () => {
    const { world, coins } = newWorld();
    const [coin] = coins();
    acceptTransaction(world, spend(coin ?? never(), { outSats: BigInt(coin?.sats ?? 0) - 12_345n }));
    mineBlock(world);
    expect(coins().at(-1)).toMatchObject({ height: 101, sats: 5_000_012_345 });
  });

  it.each([
    ['a young coinbase', { at: 5 }, {}, 'bad-txns-premature-spend-of-coinbase'],
    [
      'more out than in',
      {},
      { outSats: 5_000_000_001n, claimedSats: 6_000_000_000n },
      'bad-txns-in-belowout',
    ],
    ['a signature over another amount', {}, { claimedSats: 6_000_000_000n }, 'Invalid Schnorr signature'],
    ['a fee below 1 sat/vB', {}, { outSats: 5_000_000_000n - 110n }, 'min relay fee not met'],
    ['dust', {}, { outSats: 329n }, 'dust'],
    ['a lock time not reached', {}, { lockTime: 101 }, 'non-final'],
    ['a lock time in years to come', {}, { lockTime: 4_000_000_000 }, 'non-final'],
  ])('refuses %s', (_, { at = 0 }: { at?: number }, change: Spend, reason) => {
    const { world, coins } = newWorld();
    const raw = spend(coins()[at] ?? never(), change);
    expect(() => acceptTransaction(world, raw)).toThrow(reason);
    mineBlock(world);
    expect(coins()).toHaveLength(101);
  });

  const zero = new Uint8Array(64);
  it.each<[string, (honest: Uint8Array) => Uint8Array[], bigint?]>([
    ['of zeros', () => [zero]],
    ['that is none', () => [new Uint8Array(64).fill(0xff)]],
    ['and a second one', (honest) => [honest, zero]],
    ['over another output', (honest) => [honest], 1_000_000n],
  ])('refuses a signature %s', (_, witness, output) => {
    const { world, coins } = newWorld();
    const changed = Transaction.fromRaw(spend(coins()[0] ?? never()), { allowUnknownOutputs: true });
    const [honest = zero] = changed.getInput(0).finalScriptWitness ?? [];
    changed.updateInput(0, { finalScriptWitness: witness(honest) }, true);
    if (output !== undefined) changed.updateOutput(0, { amount: output }, true);
    expect(() => acceptTransaction(world, changed.toBytes(true, true))).toThrow('Invalid Schnorr signature');
  });

  it('refuses to spend a coin twice, before and after the block, or one that never was', () => {
    const { world, coins } = newWorld();
    const [coin = never()] = coins();
    const [cheap, first] = [spend(coin), spend(coin, { outSats: 1_000_000n })];
    const refused = (raw: Uint8Array, reason: string) =>
      expect(() => acceptTransaction(world, raw)).toThrow(reason);
    // Until a block has the transaction, one with a higher fee may replace it.
    acceptTransaction(world, cheap);
    acceptTransaction(world, first);
    refused(first, 'txn-already-in-mempool');
    refused(cheap, 'insufficient fee, rejecting replacement');
    mineBlock(world);
    refused(first, 'txn-already-known');
    refused(cheap, 'bad-txns-inputs-missingorspent');
    refused(spend({ ...coin, txid: '11'.repeat(32) }), 'bad-txns-inputs-missingorspent');
  });
});

function never(): never {
  throw new Error('no coin');
}
