import * as v from 'valibot';
import { startBitcoind } from '../regtest/node/bitcoind.ts';
import { cachedBitcoind } from '../regtest/node/fetch-bitcoind.ts';
import { openRunFolder } from '../regtest/parts/run-folder.ts';
import type { Signed } from './run-case.ts';

/** A real Bitcoin node without any of the coins. */
export interface NodeOpinion {
  /** Why the node would refuse a signed transaction if its coins existed; null: it would accept. */
  readonly against: (signed: Signed) => Promise<string | null>;
  /** The node's own combiner; base64. */
  readonly combine: (parts: readonly string[]) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** Higher than every lock time that counts as over in the cases. */
const BLOCKS_MORE = 100;
/** The node's answer about missing coins, after all checks that need none. */
const WITHOUT_COINS = /^(?:missing-inputs|bad-txns-inputs-missingorspent)$/;

/**
 * The regtest lane's node, if it was fetched before; else null. Its chain has none of the coins, so it is asked in
 * three parts: its policy without coins (`testmempoolaccept` ends at the missing coins), its script engine for the
 * signatures (`signrawtransactionwithkey` without a key), and its least rate for the fee.
 */
export async function openNodeOpinion(): Promise<NodeOpinion | null> {
  const bitcoind = cachedBitcoind();
  if (bitcoind === null) return null;
  const folder = openRunFolder();
  const node = await startBitcoind(bitcoind, folder);
  await node.mine(BLOCKS_MORE);
  const { minrelaytxfee } = await node.rpc.ask(v.object({ minrelaytxfee: v.number() }), 'getmempoolinfo');
  return {
    against: async ({ hex, spent }) => {
      const [policy] = await node.rpc.ask(accepted, 'testmempoolaccept', [hex]);
      const reason = policy?.['reject-reason'] ?? '';
      if (!WITHOUT_COINS.test(reason)) return reason === '' ? 'no reason' : reason;
      const coins = spent.map(({ outpoint, amountSats, script }) => {
        const [txid, vout] = outpoint.split(':');
        const scriptPubKey = Buffer.from(script).toString('hex');
        return { txid, vout: Number(vout), scriptPubKey, amount: Number(amountSats) / 1e8 };
      });
      const { complete } = await node.rpc.ask(engine, 'signrawtransactionwithkey', hex, [], coins);
      if (!complete) return 'a signature does not hold';
      const { vsize, vout } = await node.rpc.ask(decoded, 'decoderawtransaction', hex);
      const inSats = spent.reduce((sum, { amountSats }) => sum + Number(amountSats), 0);
      const outSats = vout.reduce((sum, { value }) => sum + Math.round(Number(value) * 1e8), 0);
      const leastSats = Math.ceil((minrelaytxfee * 1e8 * Number(vsize)) / 1_000);
      return inSats - outSats < leastSats ? 'min relay fee not met' : null;
    },
    combine: (parts) => node.rpc.ask(v.string(), 'combinepsbt', parts),
    stop: async () => {
      await node.stop();
      folder.remove();
    },
  };
}

const accepted = v.array(v.object({ 'reject-reason': v.optional(v.string()) }));
const engine = v.object({ complete: v.boolean() });
/** Amounts with decimals are numbers, others bigints. */
const amount = v.union([v.number(), v.bigint()]);
const decoded = v.object({ vsize: v.bigint(), vout: v.array(v.object({ value: amount })) });
