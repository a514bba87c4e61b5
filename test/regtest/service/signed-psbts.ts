import * as v from 'valibot';
import type { BitcoinNode } from '../node/bitcoind.ts';
import { RpcError } from '../node/rpc.ts';

/** What the real node says of a signed PSBT that a wallet handed back, by consensus and its own policy. */
export interface SignedPsbt {
  /** Null: it is not finalised, so there is no transaction to judge. */
  readonly txid: string | null;
  readonly accepted: boolean;
  readonly reason: string | null;
}

export interface SignedPsbts {
  /** Has the node judge it, and keeps the judgement. Broadcasts nothing. */
  readonly judge: (psbt: string) => Promise<void>;
  readonly all: () => readonly SignedPsbt[];
}

const finalised = v.object({ hex: v.optional(v.string(), ''), complete: v.boolean() });
const verdicts = v.tuple([
  v.object({ txid: v.string(), allowed: v.boolean(), 'reject-reason': v.optional(v.string()) }),
]);

export function openSignedPsbts({ rpc }: BitcoinNode): SignedPsbts {
  const kept: SignedPsbt[] = [];
  const judge = async (psbt: string): Promise<SignedPsbt> => {
    const { hex, complete } = await rpc.ask(finalised, 'finalizepsbt', psbt, true);
    if (!complete) return { txid: null, accepted: false, reason: 'not finalised' };
    const [said] = await rpc.ask(verdicts, 'testmempoolaccept', [hex]);
    return { txid: said.txid, accepted: said.allowed, reason: said['reject-reason'] ?? null };
  };
  return {
    judge: async (psbt) => {
      const judged = await judge(psbt).catch((error: unknown): SignedPsbt => {
        if (!(error instanceof RpcError)) throw error;
        return { txid: null, accepted: false, reason: error.message };
      });
      kept.push(judged);
    },
    all: () => [...kept],
  };
}
