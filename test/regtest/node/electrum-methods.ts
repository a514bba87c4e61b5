import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { whole } from '../../../src-main/serving/json.ts';
import { scripthashOf, type ChainIndex } from './chain-index.ts';
import { amountSats, RpcError, type Rpc } from './rpc.ts';

/** What a connection listens to: new heads, and scripts with the status last told of each. */
export interface Subscriptions {
  heads: boolean;
  readonly scripts: Map<string, string | null>;
}

export type ElectrumMethod = (params: readonly unknown[], heard: Subscriptions) => Promise<unknown>;

const text = v.string();
const outputs = v.object({
  vout: v.array(v.object({ n: whole, value: amountSats, scriptPubKey: v.object({ hex: text }) })),
});

/** The methods of the Electrum protocol 1.4 that rgb-lib and BDK ask for. */
export function electrumMethods(rpc: Rpc, index: ChainIndex): Readonly<Record<string, ElectrumMethod>> {
  const headerAt = async (height: number): Promise<string> =>
    rpc.ask(text, 'getblockheader', await rpc.ask(text, 'getblockhash', height), false);
  const txidsAt = async (height: number): Promise<string[]> =>
    (
      await rpc.ask(
        v.object({ tx: v.array(text) }),
        'getblock',
        await rpc.ask(text, 'getblockhash', height),
        1,
      )
    ).tx;
  const unspents = async (scripthash: string) => {
    await index.catchUp();
    const found: { tx_hash: string; tx_pos: number; height: number; value: number }[] = [];
    for (const { tx_hash, height } of index.history(scripthash)) {
      const { vout } = await rpc.ask(outputs, 'getrawtransaction', tx_hash, 1);
      for (const { n, value, scriptPubKey } of vout) {
        if (scripthashOf(scriptPubKey.hex) !== scripthash) continue;
        const isThere = (await rpc.ask(v.nullable(v.unknown()), 'gettxout', tx_hash, n, true)) !== null;
        if (isThere) found.push({ tx_hash, tx_pos: n, height: Math.max(0, height), value });
      }
    }
    return found;
  };
  const sum = (values: readonly { value: number }[]) => values.reduce((total, { value }) => total + value, 0);
  const one = (params: readonly unknown[]) => v.parse(v.string(), params[0]);
  const at = (params: readonly unknown[], place: number) => v.parse(whole, params[place]);
  const nothing = (value: unknown) => () => Promise.resolve(value);

  return {
    'server.version': nothing(['ochre-regtest 1', '1.4']),
    'server.ping': nothing(null),
    'server.banner': nothing(''),
    'server.donation_address': nothing(''),
    'server.features': async () => ({
      genesis_hash: await rpc.ask(text, 'getblockhash', 0),
      hosts: {},
      protocol_max: '1.4',
      protocol_min: '1.4',
      pruning: null,
      server_version: 'ochre-regtest 1',
      hash_function: 'sha256',
    }),
    'blockchain.headers.subscribe': async (_, heard) => {
      await index.catchUp();
      heard.heads = true;
      const { height } = index.tip();
      return { height, hex: await headerAt(height) };
    },
    'blockchain.block.header': (params) => headerAt(at(params, 0)),
    'blockchain.block.headers': async (params) => {
      const from = at(params, 0);
      const to = Math.min(from + at(params, 1) - 1, await rpc.ask(whole, 'getblockcount'));
      const headers: string[] = [];
      for (let height = from; height <= to; height += 1) headers.push(await headerAt(height));
      return { count: headers.length, hex: headers.join(''), max: 2016 };
    },
    'blockchain.scripthash.get_history': async (params) => {
      await index.catchUp();
      return index.history(one(params));
    },
    'blockchain.scripthash.get_mempool': async (params) => {
      await index.catchUp();
      return index.waiting(one(params));
    },
    'blockchain.scripthash.subscribe': async (params, heard) => {
      await index.catchUp();
      const status = statusOf(index, one(params));
      heard.scripts.set(one(params), status);
      return status;
    },
    'blockchain.scripthash.unsubscribe': (params, heard) =>
      Promise.resolve(heard.scripts.delete(one(params))),
    'blockchain.scripthash.listunspent': (params) => unspents(one(params)),
    'blockchain.scripthash.get_balance': async (params) => {
      const all = await unspents(one(params));
      return {
        confirmed: sum(all.filter(({ height }) => height > 0)),
        unconfirmed: sum(all.filter(({ height }) => height === 0)),
      };
    },
    'blockchain.transaction.get': (params) =>
      rpc.ask(v.unknown(), 'getrawtransaction', one(params), params[1] === true ? 1 : 0),
    'blockchain.transaction.broadcast': (params) => rpc.ask(text, 'sendrawtransaction', one(params)),
    'blockchain.transaction.get_merkle': async (params) => {
      const block_height = at(params, 1);
      const txids = await txidsAt(block_height);
      const pos = txids.indexOf(one(params));
      if (pos < 0) throw new RpcError(1, 'tx not in block');
      return { block_height, merkle: merkleBranch(txids, pos), pos };
    },
    'blockchain.transaction.id_from_pos': async (params) => (await txidsAt(at(params, 0)))[at(params, 1)],
    'blockchain.estimatefee': async (params) => {
      const blocks = Math.max(1, at(params, 0));
      const { feerate } = await rpc.ask(
        v.object({ feerate: v.optional(v.unknown()) }),
        'estimatesmartfee',
        blocks,
      );
      return feerate ?? -1;
    },
    'mempool.get_fee_histogram': nothing([]),
  };
}

/** The Electrum protocol's status of a script: null where nothing touches it. */
export function statusOf(index: ChainIndex, scripthash: string): string | null {
  const history = index.history(scripthash);
  if (history.length === 0) return null;
  const line = history.map(({ tx_hash, height }) => `${tx_hash}:${height}:`).join('');
  return createHash('sha256').update(line).digest('hex');
}

/** The hashes beside the way from one transaction of a block up to its root, lowest first. */
function merkleBranch(txids: readonly string[], position: number): string[] {
  const branch: string[] = [];
  let level = txids.map((txid) => Buffer.from(txid, 'hex').reverse());
  for (let at = position; level.length > 1; at >>= 1) {
    const last = level.at(-1);
    // An odd one is paired with itself.
    if (level.length % 2 === 1 && last !== undefined) level.push(last);
    const beside = level[at ^ 1];
    if (beside !== undefined) branch.push(Buffer.from(beside).reverse().toString('hex'));
    level = pairs(level).map((pair) => sha256(sha256(pair)));
  }
  return branch;
}

function pairs(level: readonly Buffer[]): Buffer[] {
  return level.flatMap((left, at) => (at % 2 === 0 ? [Buffer.concat([left, level[at + 1] ?? left])] : []));
}

function sha256(bytes: Buffer): Buffer<ArrayBuffer> {
  return createHash('sha256').update(bytes).digest();
}
