import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { BitcoinNode } from '../regtest/node/bitcoind.ts';
import { RpcError, amountSats } from '../regtest/node/rpc.ts';
import { whole } from '../../src-main/serving/json.ts';
import { blockOf, serveEsplora } from '../support/chain/esplora-server.ts';
import { branchOf } from '../support/chain/tree.ts';

/**
 * A stand-in for Esplora: its HTTP interface, as far as Ochre asks, over a real Bitcoin node. No Esplora server is to be
 * had from a registry; what is said here was written by its documentation.
 */
export const startEsploraStandIn = (node: BitcoinNode) =>
  serveEsplora((path) =>
    answer(node, path).catch((error: unknown) => {
      if (error instanceof RpcError) return null;
      throw error;
    }),
  );

async function answer({ rpc }: BitcoinNode, path: string): Promise<string | object | null> {
  const [, first, second = '', third] = path.split('/');
  const headerOf = async (hash: string): Promise<object> => {
    const { height } = await rpc.ask(v.object({ height: whole }), 'getblockheader', hash);
    const header = await rpc.ask(v.string(), 'getblockheader', hash, false);
    return blockOf(Buffer.from(header, 'hex'), height);
  };
  if (path === '/blocks/tip/hash') return rpc.ask(v.string(), 'getbestblockhash');
  if (path === '/fee-estimates') return { '2': 3.2, '6': 1.5 };
  if (first === 'blocks') {
    const heights = Array.from({ length: 10 }, (_, i) => Number(second) - i).filter((one) => one >= 0);
    return Promise.all(heights.map(async (one) => headerOf(await rpc.ask(v.string(), 'getblockhash', one))));
  }
  if (first === 'block')
    return third === 'header' ? rpc.ask(v.string(), 'getblockheader', second, false) : headerOf(second);
  if (first === 'tx') {
    if (third === 'hex') return rpc.ask(v.string(), 'getrawtransaction', second);
    const found = await rpc.ask(
      v.object({ blockhash: v.optional(v.string()) }),
      'getrawtransaction',
      second,
      1,
    );
    if (third === 'status') return { confirmed: found.blockhash !== undefined };
    if (found.blockhash === undefined) return null;
    const block = await rpc.ask(
      v.object({ height: whole, tx: v.array(v.string()) }),
      'getblock',
      found.blockhash,
      1,
    );
    const { position, hashes } = branchOf(block.tx, block.tx.indexOf(second));
    return { block_height: block.height, merkle: hashes, pos: position };
  }
  return first === 'scripthash' && third === 'utxo' ? unspentOf(rpc, second) : null;
}

/** By a walk over all that is unspent: a regtest chain is short. */
async function unspentOf(rpc: BitcoinNode['rpc'], scriptSha: string): Promise<object[]> {
  const found: object[] = [];
  const block = v.object({
    height: whole,
    tx: v.array(
      v.object({
        txid: v.string(),
        vout: v.array(v.object({ n: whole, value: amountSats, scriptPubKey: v.object({ hex: v.string() }) })),
      }),
    ),
  });
  const tip = await rpc.ask(whole, 'getblockcount');
  for (let height = 0; height <= tip; height++) {
    const { tx } = await rpc.ask(block, 'getblock', await rpc.ask(v.string(), 'getblockhash', height), 2);
    for (const { txid, vout } of tx)
      for (const { n, value, scriptPubKey } of vout) {
        const sha = createHash('sha256').update(Buffer.from(scriptPubKey.hex, 'hex')).digest('hex');
        if (sha !== scriptSha || (await rpc.ask(v.unknown(), 'gettxout', txid, n)) === null) continue;
        found.push({ txid, vout: n, value, status: { confirmed: true, block_height: height } });
      }
  }
  return found;
}
