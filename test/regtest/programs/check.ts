import { TREASURY, type BitcoinNode } from '../node/bitcoind.ts';
import { must } from '../flows/flow.ts';
import * as v from 'valibot';
import type { Host } from '../wallet/host.ts';
import type { Asks, ProgramName } from './programs.ts';
import type { Kit, Served } from './wallets.ts';

/** What the checks of all programs share. */
export interface Bench {
  readonly node: BitcoinNode;
  readonly host: Host;
  readonly electrumUrl: string;
  readonly served: Served;
  /** The wallet of the app that signs for all of them: what is its own is searched once. */
  readonly kit: Kit;
  /** New coins on both keychains of that wallet; answers all that it has, by the node's own set of coins, in sats. */
  readonly topUp: () => Promise<number>;
  /** A wallet for one program alone, to be restored there, with coins on both keychains. */
  readonly fresh: (name: string) => Promise<{ readonly kit: Kit; readonly sats: number }>;
}

/** One thing that another program and the app do together. Throws where it is not as it should be. */
export interface Check {
  readonly program: ProgramName;
  readonly name: string;
  readonly run: () => Promise<void>;
}

/** The checks of one program over what it needs; it is skipped where that is not here. */
export interface CheckSet {
  readonly needs: keyof Asks | null;
  readonly checks: (bench: Bench, asks: Asks) => readonly Check[];
}

/** An address of the node's own wallet, which is a stranger's to the app. */
export async function strangersAddress(node: BitcoinNode): Promise<string> {
  const treasury = node.walletRpc(TREASURY);
  try {
    return await treasury.ask(v.string(), 'getnewaddress', '', 'bech32m');
  } finally {
    treasury.close();
  }
}

/** The node takes a whole transaction, sends it on and mines it; `arrivesAt`: what of it is paid there is answered, in sats. */
export async function takenByNode(node: BitcoinNode, hex: string, arrivesAt: string): Promise<number> {
  const [verdict] = await node.rpc.ask(accepted, 'testmempoolaccept', [hex]);
  must(verdict?.allowed === true, `the node refuses it: ${verdict?.['reject-reason'] ?? 'without a reason'}`);
  await node.rpc.ask(v.string(), 'sendrawtransaction', hex);
  await node.mine(1);
  const { vout } = await node.rpc.ask(decoded, 'decoderawtransaction', hex);
  return vout
    .filter(({ scriptPubKey }) => scriptPubKey.address === arrivesAt)
    .reduce((sum, { value }) => sum + Math.round(Number(value) * 1e8), 0);
}

const accepted = v.array(v.object({ allowed: v.boolean(), 'reject-reason': v.optional(v.string()) }));
const amount = v.union([v.number(), v.bigint()]);
const decoded = v.object({
  vout: v.array(v.object({ value: amount, scriptPubKey: v.object({ address: v.optional(v.string()) }) })),
});
