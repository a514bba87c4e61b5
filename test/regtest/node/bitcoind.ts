import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { waitFor } from '../parts/ending.ts';
import { freePort } from '../parts/free-port.ts';
import { whole } from '../../../src-main/serving/json.ts';
import { shownBy, startKept } from '../parts/kept.ts';
import type { RunFolder } from '../parts/run-folder.ts';
import type { Bitcoind } from './fetch-bitcoind.ts';
import { openRpc, RpcError, type Rpc } from './rpc.ts';

/** A real Bitcoin node on a regtest chain of its own, with coins to give away. */
export type BitcoinNode = Awaited<ReturnType<typeof startBitcoind>>;

const START_LIMIT_MS = 30_000;
const LOOK_EVERY_MS = 50;
const SATS_PER_BITCOIN = 100_000_000;
export const TREASURY = 'treasury';
/** One hundred until the first reward may be spent (consensus), and a few rewards to spend. */
const FIRST_BLOCKS = 110;

export async function startBitcoind(bitcoind: Bitcoind, folder: RunFolder) {
  const data = folder.sub('bitcoin');
  const port = await freePort();
  const kept = startKept({
    name: 'bitcoind',
    folder,
    command: [
      ...bitcoind.command,
      '-regtest',
      `-datadir=${data}`,
      '-server',
      '-listen=0',
      '-dnsseed=0',
      '-connect=0',
      '-txindex=1',
      '-fallbackfee=0.0001',
      // Knots alone passes on no transaction whose only output is an OP_RETURN; Bitcoin Core and miners do.
      '-permitbaredatacarrier=1',
      `-rpcport=${port}`,
      '-rpcbind=127.0.0.1',
      '-rpcallowip=127.0.0.1',
      '-printtoconsole=0',
    ],
  });
  try {
    // The node writes its cookie file once it listens.
    const cookie = join(data, 'regtest', '.cookie');
    const look = () => (existsSync(cookie) ? /^.*:.*$/.exec(readFileSync(cookie, 'utf8')) : null);
    const [login] = await shownBy(kept, look, () => lastWords(data));
    const rpc = openRpc({ port, login });
    const walletRpc = (wallet: string): Rpc => openRpc({ port, login, wallet });
    const treasury = walletRpc(TREASURY);
    await warmedUp(rpc);
    await rpc.ask(v.unknown(), 'createwallet', TREASURY);
    const rewards = await treasury.ask(v.string(), 'getnewaddress');
    const height = () => rpc.ask(whole, 'getblockcount');
    const mine = async (blocks: number): Promise<number> => {
      await rpc.ask(v.unknown(), 'generatetoaddress', blocks, rewards);
      return height();
    };
    await mine(FIRST_BLOCKS);
    return {
      /** Where it answers, with its login. */
      url: `http://${login}@127.0.0.1:${port}/`,
      rpc,
      /** Asks one of the node's own wallets; `treasury` has the coins to give away. */
      walletRpc,
      /** Mines so many blocks. Answers the height. */
      mine,
      height,
      /** Pays so many sats to an address. Answers the transaction's id; it waits for a block. */
      pay: (address: string, sats: number) =>
        treasury.ask(v.string(), 'sendtoaddress', address, (sats / SATS_PER_BITCOIN).toFixed(8)),
      /** Ids of what waits for a block. */
      waiting: () => rpc.ask(v.array(v.string()), 'getrawmempool'),
      stop: kept.stop,
    };
  } catch (error) {
    await kept.stop();
    throw error;
  }
}

const IN_WARM_UP = -28;

function warmedUp(rpc: Rpc): Promise<unknown> {
  const isStarting = (error: unknown): boolean =>
    (error instanceof RpcError && error.code === IN_WARM_UP) ||
    // It does not listen yet.
    error instanceof TypeError;
  const look = () =>
    rpc.ask(whole, 'getblockcount').catch((error: unknown) => {
      if (isStarting(error)) return null;
      throw error;
    });
  const otherwise = () => 'the Bitcoin node did not warm up';
  return waitFor(look, { limitMs: START_LIMIT_MS, everyMs: LOOK_EVERY_MS, otherwise });
}

function lastWords(data: string): string {
  const log = join(data, 'regtest', 'debug.log');
  return existsSync(log) ? readFileSync(log, 'utf8').split('\n').slice(-20).join('\n') : '';
}
