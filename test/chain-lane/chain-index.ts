import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { whole } from '../../src-main/serving/json.ts';
import type { BitcoinNode } from '../regtest/node/bitcoind.ts';
import { amountSats } from '../regtest/node/rpc.ts';

const script = v.object({
  hex: v.string(),
  asm: v.string(),
  type: v.optional(v.string()),
  address: v.optional(v.string()),
});
const transaction = v.object({
  ...{
    txid: v.string(),
    version: whole,
    locktime: whole,
    size: whole,
    weight: whole,
    hex: v.optional(v.string()),
  },
  vin: v.array(
    v.object({
      ...{
        coinbase: v.optional(v.string()),
        txid: v.optional(v.string()),
        vout: v.optional(whole),
        sequence: whole,
      },
      scriptSig: v.optional(v.object({ hex: v.string(), asm: v.string() })),
      txinwitness: v.optional(v.array(v.string()), []),
    }),
  ),
  vout: v.array(v.object({ n: whole, value: amountSats, scriptPubKey: script })),
});
type Transaction = v.InferOutput<typeof transaction>;

const block = v.object({
  ...{ hash: v.string(), height: whole, time: whole, mediantime: whole, size: whole, weight: whole },
  ...{ difficulty: v.pipe(v.union([v.number(), v.bigint()]), v.transform(Number)), tx: v.array(transaction) },
});
export type IndexedBlock = v.InferOutput<typeof block>;

/** Null: the transaction waits for a block. */
export interface IndexedTransaction extends Transaction {
  readonly block: IndexedBlock | null;
}

export interface Outpoint {
  readonly txid: string;
  readonly vout: number;
}

/** All transactions of a short chain and its mempool, as the node reports them; call `look` before each question. */
export function openChainIndex({ rpc }: BitcoinNode) {
  let blocks: IndexedBlock[] = [];
  let waiting = new Map<string, Transaction>();
  let known = new Map<string, IndexedTransaction>();
  let touching = new Map<string, IndexedTransaction[]>();
  let spenders = new Map<string, { readonly by: IndexedTransaction; readonly vin: number }>();

  async function look(): Promise<void> {
    const tip = await rpc.ask(whole, 'getblockcount');
    const hashAt = (height: number) => rpc.ask(v.string(), 'getblockhash', height);
    const before = blocks.at(-1);
    blocks = blocks.slice(0, tip + 1);
    while (blocks.length > 0 && blocks.at(-1)?.hash !== (await hashAt(blocks.length - 1))) blocks.pop();
    while (blocks.length <= tip)
      blocks.push(await rpc.ask(block, 'getblock', await hashAt(blocks.length), 2));
    const listed = await rpc.ask(v.array(v.string()), 'getrawmempool');
    const isSame = before === blocks.at(-1) && listed.length === waiting.size;
    if (isSame && listed.every((txid) => waiting.has(txid))) return;
    const now = new Map<string, Transaction>();
    for (const txid of listed)
      now.set(txid, waiting.get(txid) ?? (await rpc.ask(transaction, 'getrawtransaction', txid, 1)));
    waiting = now;
    list();
  }

  function list(): void {
    known = new Map();
    touching = new Map();
    spenders = new Map();
    const all = [
      ...blocks.flatMap((one) => one.tx.map((tx) => ({ ...tx, block: one }))),
      ...[...waiting.values()].map((tx) => ({ ...tx, block: null })),
    ];
    for (const one of all) known.set(one.txid, one);
    for (const one of all) {
      one.vin.forEach(({ txid, vout }, vin) => {
        if (txid !== undefined) spenders.set(`${txid}:${vout ?? 0}`, { by: one, vin });
      });
      const scripts = [...one.vout, ...one.vin.flatMap((input) => prevout(input) ?? [])];
      for (const sha of new Set(scripts.map(({ scriptPubKey }) => shaOf(scriptPubKey.hex))))
        touching.set(sha, [one, ...(touching.get(sha) ?? [])]);
    }
  }

  function prevout({ txid, vout }: Transaction['vin'][number]) {
    return txid === undefined ? null : (known.get(txid)?.vout[vout ?? 0] ?? null);
  }

  return {
    look,
    blocks: (): readonly IndexedBlock[] => blocks,
    waiting: (): readonly string[] => [...waiting.keys()],
    transaction: (txid: string) => known.get(txid) ?? null,
    /** The newest first; `sha`: SHA-256 of the script, in hex. */
    touching: (sha: string): readonly IndexedTransaction[] => touching.get(sha) ?? [],
    spender: ({ txid, vout }: Outpoint) => spenders.get(`${txid}:${vout}`) ?? null,
    prevout,
  };
}

export type ChainIndex = ReturnType<typeof openChainIndex>;

export const shaOf = (hex: string): string =>
  createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');
