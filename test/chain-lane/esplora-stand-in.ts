import * as v from 'valibot';
import type { BitcoinNode } from '../regtest/node/bitcoind.ts';
import { RpcError } from '../regtest/node/rpc.ts';
import { blockOf, serveEsplora, type Told } from '../support/chain/esplora-server.ts';
import { branchOf } from '../support/chain/tree.ts';
import {
  openChainIndex,
  shaOf,
  type ChainIndex,
  type IndexedBlock,
  type IndexedTransaction,
} from './chain-index.ts';

/**
 * A stand-in for Esplora over a real Bitcoin node: its published interface (API.md of Blockstream/esplora) without
 * addresses, prefixes and Elements. No registry has an Esplora server. test/regtest/flows/esplora.ts checks the
 * stand-in.
 */
export function startEsploraStandIn(node: BitcoinNode) {
  const index = openChainIndex(node);
  let turn: Promise<unknown> = Promise.resolve();
  return serveEsplora(async (path, body) => {
    // One look at a time.
    turn = turn.then(index.look);
    await turn;
    try {
      if (body !== null) return path === '/tx' ? await broadcast(node, body) : null;
      return await answer(node, index, path);
    } catch (error) {
      if (error instanceof RpcError) return null;
      throw error;
    }
  });
}

async function broadcast({ rpc }: BitcoinNode, hex: string): Promise<Told> {
  try {
    return await rpc.ask(v.string(), 'sendrawtransaction', hex);
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    const said = { code: error.code, message: error.message };
    return { refused: `sendrawtransaction RPC error: ${JSON.stringify(said)}` };
  }
}

async function answer(node: BitcoinNode, index: ChainIndex, path: string): Promise<Told> {
  const [, first = '', ...rest] = path.split('/');
  if (first === 'blocks') return ofBlocks(node, index, rest);
  if (first === 'block-height') return index.blocks()[Number(rest[0])]?.hash ?? null;
  if (first === 'block') return ofBlock(node, index, rest);
  if (first === 'tx') return ofTransaction(node, index, rest);
  if (first === 'scripthash') return ofScript(index, rest);
  if (path === '/fee-estimates') return { '2': 3.2, '6': 1.5 };
  return path === '/mempool/txids' ? index.waiting() : null;
}

const BLOCKS = 10;
const PAGE = 25;

async function ofBlocks(node: BitcoinNode, index: ChainIndex, [from = '', what]: string[]): Promise<Told> {
  const blocks = index.blocks();
  const tip = blocks.length - 1;
  if (from === 'tip') return what === 'height' ? String(tip) : (blocks[tip]?.hash ?? null);
  const last = from === '' ? tip : Math.min(tip, Number(from));
  const page = blocks.slice(Math.max(0, last - BLOCKS + 1), last + 1).reverse();
  return Promise.all(page.map((one) => shownBlock(node, one)));
}

async function shownBlock({ rpc }: BitcoinNode, one: IndexedBlock): Promise<object> {
  const header = await rpc.ask(v.string(), 'getblockheader', one.hash, false);
  const { size, weight, mediantime, difficulty } = one;
  const own = blockOf(Buffer.from(header, 'hex'), one.height);
  return { ...own, tx_count: one.tx.length, size, weight, mediantime, difficulty };
}

async function ofBlock(
  node: BitcoinNode,
  index: ChainIndex,
  [hash = '', what, at = '0']: string[],
): Promise<Told> {
  const { rpc } = node;
  const blocks = index.blocks();
  const one = blocks.find((listed) => listed.hash === hash);
  if (what === 'header') return rpc.ask(v.string(), 'getblockheader', hash, false);
  if (what === 'raw') return Buffer.from(await rpc.ask(v.string(), 'getblock', hash, 0), 'hex');
  if (what === 'status') {
    if (one === undefined) return { in_best_chain: false };
    return { in_best_chain: true, height: one.height, next_best: blocks[one.height + 1]?.hash ?? null };
  }
  if (one === undefined) return null;
  if (what === 'txids') return one.tx.map(({ txid }) => txid);
  if (what === 'txid') return one.tx[Number(at)]?.txid ?? null;
  return what === undefined ? shownBlock(node, one) : null;
}

async function ofTransaction(
  { rpc }: BitcoinNode,
  index: ChainIndex,
  [txid = '', what, vout]: string[],
): Promise<Told> {
  const found = index.transaction(txid);
  // Unknown transactions have a status too.
  if (what === 'status') return statusOf(found?.block ?? null);
  if (found === null) return null;
  const outspend = (at: number): object => {
    const spender = index.spender({ txid, vout: at });
    if (spender === null) return { spent: false };
    const { by, vin } = spender;
    return { spent: true, txid: by.txid, vin, status: statusOf(by.block) };
  };
  if (what === undefined) return shownTransaction(index, found);
  if (what === 'outspend') return vout === undefined ? null : outspend(Number(vout));
  if (what === 'outspends') return found.vout.map(({ n }) => outspend(n));
  if (what === 'hex' || what === 'raw') {
    const hex = await rpc.ask(v.string(), 'getrawtransaction', txid);
    return what === 'hex' ? hex : Buffer.from(hex, 'hex');
  }
  if (found.block === null) return null;
  if (what === 'merkleblock-proof') return rpc.ask(v.string(), 'gettxoutproof', [txid]);
  if (what !== 'merkle-proof') return null;
  const txids = found.block.tx.map((one) => one.txid);
  const { position, hashes } = branchOf(txids, txids.indexOf(txid));
  return { block_height: found.block.height, merkle: hashes, pos: position };
}

function ofScript(index: ChainIndex, [sha = '', what, which, lastSeen]: string[]): Told {
  const all = index.touching(sha);
  const waiting = all.filter(({ block }) => block === null);
  const mined = all.filter(({ block }) => block !== null);
  if (what === 'utxo')
    return all.flatMap(({ txid, vout, block }) =>
      vout.flatMap(({ n, value, scriptPubKey }) =>
        shaOf(scriptPubKey.hex) !== sha || index.spender({ txid, vout: n }) !== null
          ? []
          : [{ txid, vout: n, value, status: statusOf(block) }],
      ),
    );
  if (what !== 'txs') return null;
  const from = lastSeen === undefined ? 0 : mined.findIndex(({ txid }) => txid === lastSeen) + 1;
  const page = which === 'mempool' ? [] : mined.slice(from, from + PAGE);
  return [...(which === 'chain' ? [] : waiting), ...page].map((one) => shownTransaction(index, one));
}

function shownTransaction(index: ChainIndex, one: IndexedTransaction): object {
  const prevouts = one.vin.map(index.prevout);
  const sum = (outputs: readonly ({ readonly value: number } | null)[]) =>
    outputs.reduce((total, output) => total + (output?.value ?? 0), 0);
  const { txid, version, locktime, size, weight } = one;
  return {
    ...{ txid, version, locktime, size, weight },
    fee: one.vin[0]?.coinbase === undefined ? sum(prevouts) - sum(one.vout) : 0,
    vin: one.vin.map((input, at) => ({
      txid: input.txid ?? '00'.repeat(32),
      vout: input.vout ?? 0xffff_ffff,
      is_coinbase: input.coinbase !== undefined,
      scriptsig: input.scriptSig?.hex ?? input.coinbase ?? '',
      scriptsig_asm: input.scriptSig?.asm ?? '',
      sequence: input.sequence,
      witness: input.txinwitness,
      prevout: shownOutput(prevouts[at] ?? null),
    })),
    vout: one.vout.map(shownOutput),
    status: statusOf(one.block),
  };
}

function shownOutput(output: IndexedTransaction['vout'][number] | null): object | null {
  if (output === null) return null;
  const { hex, asm, type, address } = output.scriptPubKey;
  const named = address === undefined ? {} : { scriptpubkey_address: address };
  const kind = { scriptpubkey: hex, scriptpubkey_asm: asm, scriptpubkey_type: type ?? 'unknown' };
  return { ...kind, ...named, value: output.value };
}

function statusOf(block: IndexedBlock | null): object {
  if (block === null) return { confirmed: false };
  return {
    ...{ confirmed: true, block_height: block.height },
    ...{ block_hash: block.hash, block_time: block.time },
  };
}
