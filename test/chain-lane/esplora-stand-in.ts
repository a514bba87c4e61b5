import { createServer } from 'node:http';
import * as v from 'valibot';
import { createHash } from 'node:crypto';
import { endServer, listen } from '../support/listen.ts';
import type { BitcoinNode } from '../regtest/node/bitcoind.ts';
import { RpcError, amountSats } from '../regtest/node/rpc.ts';
import { whole, writeJson } from '../../src-main/serving/json.ts';
import { branchOf } from '../support/chain/tree.ts';

/**
 * A stand-in for Esplora: its HTTP interface, as far as Ochre asks, over a real Bitcoin node. No Esplora server is to be
 * had from a registry; what is said here was written by its documentation.
 */
export interface EsploraStandIn {
  readonly url: string;
  readonly close: () => Promise<void>;
}

export async function startEsploraStandIn(node: BitcoinNode): Promise<EsploraStandIn> {
  const server = createServer((request, response) => {
    answer(node, request.url ?? '').then(
      (told) => {
        if (told === null) response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
        else if (typeof told === 'string')
          response.writeHead(200, { 'content-type': 'text/plain' }).end(told);
        else response.writeHead(200, { 'content-type': 'application/json' }).end(writeJson(told));
      },
      (error: unknown) => {
        const isUnknown = error instanceof RpcError;
        response.writeHead(isUnknown ? 404 : 500, { 'content-type': 'text/plain' }).end(String(error));
      },
    );
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => endServer(server),
  };
}

const header = v.object({
  hash: v.string(),
  height: whole,
  version: whole,
  time: whole,
  merkleroot: v.string(),
  previousblockhash: v.optional(v.string()),
  nonce: whole,
  bits: v.string(),
});

async function answer({ rpc }: BitcoinNode, path: string): Promise<string | object | null> {
  const [, first, second = '', third] = path.split('/');
  const headerOf = async (hash: string): Promise<object> => {
    const found = await rpc.ask(header, 'getblockheader', hash);
    return {
      id: found.hash,
      height: found.height,
      version: found.version,
      timestamp: found.time,
      merkle_root: found.merkleroot,
      previousblockhash: found.previousblockhash ?? null,
      nonce: found.nonce,
      bits: parseInt(found.bits, 16),
    };
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
