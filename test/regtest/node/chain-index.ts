import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { whole } from '../../../src-main/serving/json.ts';
import { amountSats, RpcError, type Rpc } from './rpc.ts';

/** One transaction of a script: in a block (its height), waiting (0), or waiting for another that waits (-1). */
export interface HistoryEntry {
  readonly tx_hash: string;
  readonly height: number;
  /** Sats; only of what waits. */
  readonly fee?: number;
}

/** Which transactions touch a script: what an Electrum server knows beyond the node itself. */
export interface ChainIndex {
  /** Reads all that is there when it is asked. One that is under way may have looked before: the next is waited for. */
  readonly catchUp: () => Promise<void>;
  readonly tip: () => { readonly height: number; readonly hash: string };
  readonly history: (scripthash: string) => readonly HistoryEntry[];
  readonly waiting: (scripthash: string) => readonly HistoryEntry[];
}

const output = v.object({ scriptPubKey: v.object({ hex: v.string() }) });
const blockSchema = v.object({
  tx: v.array(
    v.object({
      txid: v.string(),
      vin: v.array(v.object({ prevout: v.optional(output) })),
      vout: v.array(output),
    }),
  ),
});
const waitingSchema = v.object({
  vin: v.array(v.object({ txid: v.string(), vout: whole })),
  vout: v.array(output),
});
const previousSchema = v.object({ vout: v.array(output), confirmations: v.optional(whole) });
const entrySchema = v.object({ fees: v.object({ base: amountSats }) });

const OP_RETURN = '6a';

/** As Electrum names scripts: SHA-256 of the script, in the order in which hashes are written. */
export function scripthashOf(scriptHex: string): string {
  return createHash('sha256').update(Buffer.from(scriptHex, 'hex')).digest().reverse().toString('hex');
}

export function openChainIndex(rpc: Rpc): ChainIndex {
  const blocks: { hash: string; touched: readonly (readonly [string, string])[] }[] = [];
  const confirmed = new Map<string, HistoryEntry[]>();
  const mempool = new Map<string, { scripthashes: readonly string[]; entry: HistoryEntry }>();
  let reading: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  const addBlock = async (height: number, hash: string): Promise<void> => {
    const { tx } = await rpc.ask(blockSchema, 'getblock', hash, 3);
    const touched = tx.flatMap(({ txid, vin, vout }) => {
      const outputs = [...vout, ...vin.flatMap(({ prevout }) => prevout ?? [])];
      return [...scripthashesOf(outputs)].map((scripthash) => [scripthash, txid] as const);
    });
    for (const [scripthash, txid] of touched)
      confirmed.set(scripthash, [...(confirmed.get(scripthash) ?? []), { tx_hash: txid, height }]);
    blocks[height] = { hash, touched };
  };
  const dropTip = (): void => {
    const height = blocks.length - 1;
    for (const [scripthash] of blocks.pop()?.touched ?? [])
      confirmed.set(
        scripthash,
        (confirmed.get(scripthash) ?? []).filter((entry) => entry.height !== height),
      );
  };
  const addWaiting = async (txid: string): Promise<void> => {
    const { vin, vout } = await rpc.ask(waitingSchema, 'getrawtransaction', txid, 1);
    const spent = await Promise.all(
      vin.map(async (input) => {
        const previous = await rpc.ask(previousSchema, 'getrawtransaction', input.txid, 1);
        return { output: previous.vout[input.vout], isWaiting: (previous.confirmations ?? 0) === 0 };
      }),
    );
    const { fees } = await rpc.ask(entrySchema, 'getmempoolentry', txid);
    mempool.set(txid, {
      scripthashes: [...scripthashesOf([...vout, ...spent.flatMap((one) => one.output ?? [])])],
      entry: { tx_hash: txid, height: spent.some(({ isWaiting }) => isWaiting) ? -1 : 0, fee: fees.base },
    });
  };
  const read = async (): Promise<void> => {
    const tip = await rpc.ask(whole, 'getblockcount');
    const hashAt = (height: number) => rpc.ask(v.string(), 'getblockhash', height);
    while (blocks.length > tip + 1) dropTip();
    while (blocks.length > 0 && (await hashAt(blocks.length - 1)) !== blocks.at(-1)?.hash) dropTip();
    while (blocks.length <= tip) await addBlock(blocks.length, await hashAt(blocks.length));
    const ids = new Set(await rpc.ask(v.array(v.string()), 'getrawmempool'));
    for (const txid of mempool.keys()) if (!ids.has(txid)) mempool.delete(txid);
    for (const txid of ids) if (!mempool.has(txid)) await addWaiting(txid).catch(refuseAllButGone);
  };
  const waiting = (scripthash: string): HistoryEntry[] =>
    [...mempool.values()].flatMap(({ scripthashes, entry }) =>
      scripthashes.includes(scripthash) ? [entry] : [],
    );
  const catchUp = (): Promise<void> => {
    if (reading === null) return (reading = read().finally(() => (reading = null)));
    return (next ??= reading
      .catch(() => undefined)
      .then(() => {
        next = null;
        return catchUp();
      }));
  };
  return {
    catchUp,
    tip: () => ({ height: blocks.length - 1, hash: blocks.at(-1)?.hash ?? '' }),
    history: (scripthash) => [...(confirmed.get(scripthash) ?? []), ...waiting(scripthash)],
    waiting,
  };
}

/** As ElectrumX: an output that nobody can spend is in no index, so nothing is found by it. */
function scripthashesOf(outputs: readonly v.InferOutput<typeof output>[]): Set<string> {
  const spendable = outputs.filter(({ scriptPubKey }) => !scriptPubKey.hex.startsWith(OP_RETURN));
  return new Set(spendable.map(({ scriptPubKey }) => scripthashOf(scriptPubKey.hex)));
}

/** What waited when the list was read may be in a block by now: the next reading finds it there. */
function refuseAllButGone(error: unknown): void {
  if (!(error instanceof RpcError)) throw error;
}
