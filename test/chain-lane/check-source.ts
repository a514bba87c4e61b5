import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { readPreviousTransaction } from '../../src-main/verify/psbt/transaction.ts';
import { CHAINS } from '../../src-main/headers/rules.ts';
import { blockHash, headerAt } from '../../src-main/headers/header.ts';
import { DIRECT } from '../../src-main/base/service/route.ts';
import type { ChainApi, ChainKind } from '../../src-main/ports/index.ts';
import { createOpenChain } from '../../src-main/services/chain/open.ts';
import { openHeaderFiles } from '../../src-main/records/header-file.ts';
import { compareChains, type ChainComparison } from '../../src-main/wallet/chain/compare-chains.ts';
import { findChain } from '../../src-main/wallet/connection/find-chain.ts';
import { findMined, type ChainPosition } from '../../src-main/wallet/chain/find-mined.ts';
import { followChain } from '../../src-main/wallet/chain/follow-chain.ts';
import type { BitcoinNode } from '../regtest/node/bitcoind.ts';
import { waitFor } from '../regtest/parts/ending.ts';
import { textOf } from '../regtest/parts/needs.ts';
import { anyHost } from '../support/any-host.ts';

/** A chain server in front of the node. */
export interface Source {
  readonly name: string;
  readonly kind: ChainKind;
  readonly url: string;
  /** Settles once it knows the node's best block. */
  readonly caughtUp: () => Promise<void>;
}

export interface Checked {
  readonly check: string;
  /** Null: the check passed. */
  readonly problem: string | null;
}

const AMOUNT_SATS = 123_456;

/** Every question that Ochre asks a chain server, compared with the node's own answer. */
export async function checkSource(node: BitcoinNode, source: Source): Promise<readonly Checked[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ochre-chain-'));
  const api = createOpenChain(anyHost)({ kind: source.kind, address: source.url, way: DIRECT });
  const file = openHeaderFiles(folder)(CHAINS.regtest);
  const clock = { nowMs: Date.now, monotonicMs: () => performance.now() };
  const follow = async (): Promise<void> => {
    await source.caughtUp();
    await followChain({
      clock,
      rules: CHAINS.regtest,
      file,
      api,
      told: () => undefined,
      isStopped: () => false,
    });
  };
  /** The source as a second server, beside headers from a first one. */
  const compared = async (): Promise<ChainComparison | null> => {
    await source.caughtUp();
    return compareChains({ clock, rules: CHAINS.regtest, file, api });
  };
  const find = (txid: string): Promise<ChainPosition> => findMined(api, CHAINS.regtest, file, txid);
  const best = (): Promise<string> => node.rpc.ask(v.string(), 'getbestblockhash');
  const isAtBest = async (): Promise<boolean> => {
    const end = await file.end();
    return blockHash(headerAt(await file.read(end - 1, end), end - 1)) === (await best());
  };

  const results: Checked[] = [];
  const that = async (check: string, holds: () => Promise<boolean>): Promise<void> => {
    const problem = await holds().then((yes) => (yes ? null : 'it does not hold'), textOf);
    results.push({ check, problem });
  };
  try {
    await that(
      'it is known by its first block',
      async () => (await findChain(api, 'regtest')).name === 'regtest',
    );
    await that('all headers are checked up to the node’s best block', async () => {
      await follow();
      return isAtBest();
    });
    const address = await node.walletRpc('treasury').ask(v.string(), 'getnewaddress', '', 'bech32m');
    const txid = await node.pay(address, AMOUNT_SATS);
    await that('a transaction that waits is whole and in no block', async () => {
      // A server hears of a waiting transaction a little later than the node.
      const look = async () => ((await find(txid)).state === 'waiting' ? true : null);
      return waitFor(look, { limitMs: 20_000, everyMs: 100, otherwise: () => 'it is never told to wait' });
    });
    await node.mine(1);
    await that('it is proved in its block, and its coin is listed', async () => {
      await follow();
      return isProved(await find(txid), await best(), 1) && (await hasCoin(api, await find(txid), txid));
    });
    const height = await node.height();
    await that('it is ahead of a server that knows five blocks less', async () => {
      await node.mine(5);
      const found = await compared();
      return found?.state === 'ahead' && found.blocks === 5;
    });
    await that('it has more blocks on it', async () => {
      await follow();
      return isProved(await find(txid), await node.rpc.ask(v.string(), 'getblockhash', height), 6);
    });
    await that('it differs from a server that is cut off on another branch, and has more work', async () => {
      await replaceFrom(node, height, 8);
      const found = await compared();
      return found?.state === 'differs' && found.height === height - 1 && found.hasMoreWork;
    });
    await that('a reorganisation takes it out of its block', async () => {
      await follow();
      return (await isAtBest()) && (await find(txid)).state === 'waiting';
    });
    await that('and it is proved in another', async () => {
      await node.mine(1);
      await follow();
      return isProved(await find(txid), await best(), 1);
    });
    await that(
      'a transaction that there is not is unknown',
      async () => (await find('12'.repeat(32))).state === 'unknown',
    );
    await that('fee estimates can be asked', async () => {
      const estimates = await api.feeEstimates([2, 6]);
      return estimates.every(({ satsPerVb }) => satsPerVb >= 1);
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return results;
}

/** Replaces all blocks from a height on by `count` empty ones. */
async function replaceFrom({ rpc, walletRpc }: BitcoinNode, height: number, count: number): Promise<void> {
  await rpc.ask(v.unknown(), 'invalidateblock', await rpc.ask(v.string(), 'getblockhash', height));
  const to = await walletRpc('treasury').ask(v.string(), 'getnewaddress');
  for (let i = 0; i < count; i++) await rpc.ask(v.unknown(), 'generateblock', to, []);
}

const isProved = (where: ChainPosition, hash: string, confirmations: number): boolean =>
  where.state === 'mined' && where.blockHash === hash && where.confirmations === confirmations;

async function hasCoin(api: ChainApi, where: ChainPosition, txid: string): Promise<boolean> {
  if (where.state === 'unknown') return false;
  const { outputs } = readPreviousTransaction(where.raw);
  const paid = outputs.findIndex(({ amountSats }) => amountSats === BigInt(AMOUNT_SATS));
  const coins = await api.unspent(outputs[paid]?.script ?? new Uint8Array());
  return coins.some(
    (coin) => coin.txid === txid && coin.vout === paid && coin.amountSats === BigInt(AMOUNT_SATS),
  );
}
