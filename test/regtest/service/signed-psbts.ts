import * as v from 'valibot';
import type { BitcoinNode } from '../node/bitcoind.ts';
import { RpcError } from '../node/rpc.ts';

/** A signed PSBT that a wallet handed back, and what the real node says of its transaction. */
export interface SignedPsbt {
  readonly endpoint: string;
  readonly psbt: string;
  /** Null: it is not finalised, so there is no transaction to judge. */
  readonly transaction: string | null;
  readonly txid: string | null;
  /** By consensus and the node's own policy. */
  readonly accepted: boolean;
  readonly reason: string | null;
}

export interface SignedPsbts {
  /** Has the node judge it, and keeps the judgement. Broadcasts nothing. */
  readonly judge: (endpoint: string, psbt: string) => Promise<SignedPsbt>;
  readonly all: () => readonly SignedPsbt[];
}

const finalised = v.object({ hex: v.optional(v.string()), complete: v.boolean() });
const verdicts = v.array(
  v.object({ txid: v.string(), allowed: v.boolean(), 'reject-reason': v.optional(v.string()) }),
);

export function openSignedPsbts({ rpc }: BitcoinNode): SignedPsbts {
  const kept: SignedPsbt[] = [];
  const judge = async (endpoint: string, psbt: string): Promise<SignedPsbt> => {
    const refused = (reason: string): SignedPsbt => ({
      endpoint,
      psbt,
      transaction: null,
      txid: null,
      accepted: false,
      reason,
    });
    try {
      const { hex, complete } = await rpc.ask(finalised, 'finalizepsbt', psbt, true);
      if (!complete || hex === undefined) return refused('not finalised');
      const [said] = await rpc.ask(verdicts, 'testmempoolaccept', [hex]);
      if (said === undefined) return refused('not judged');
      const reason = said['reject-reason'] ?? null;
      return { endpoint, psbt, transaction: hex, txid: said.txid, accepted: said.allowed, reason };
    } catch (error) {
      if (error instanceof RpcError) return refused(error.message);
      throw error;
    }
  };
  return {
    judge: async (endpoint, psbt) => {
      const judged = await judge(endpoint, psbt);
      kept.push(judged);
      return judged;
    },
    all: () => [...kept],
  };
}
