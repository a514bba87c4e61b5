import * as v from 'valibot';
import type { BitcoinNode } from '../node/bitcoind.ts';
import type { SignedPsbt } from './signed-psbts.ts';

/** Something a dishonest service does to the PSBT of a begin call before it answers it. */
export interface Lie {
  readonly name: string;
  /** The last word of the begin call's path. */
  readonly endpoint: string;
  /** Base64 to base64. */
  readonly change: (psbt: string) => string;
}

/**
 * The lying switch. A service that lied has no use for rgb-lib afterwards: a signed PSBT of its own making it
 * broadcasts itself, so that a wallet that was taken in loses real coins of the chain.
 */
export interface Lies {
  /** For the next begin call that it is meant for; null: honest again. */
  readonly tell: (lie: Lie | null) => void;
  /** How often it lied. */
  readonly told: () => number;
  /** What is answered in place of what rgb-lib built. */
  readonly apply: (endpoint: string, psbt: string) => string;
  /** Broadcasts what a lie brought in, and answers its id; null for honest work. */
  readonly profit: (signed: SignedPsbt) => Promise<string | null>;
}

const decoded = v.object({ tx: v.object({ txid: v.string() }) });

export function openLies({ rpc }: Pick<BitcoinNode, 'rpc'>): Lies {
  let next: Lie | null = null;
  let told = 0;
  const answered = new Set<string>();
  return {
    tell: (lie) => {
      next = lie;
    },
    told: () => told,
    apply: (endpoint, psbt) => {
      if (next?.endpoint !== endpoint) return psbt;
      const changed = next.change(psbt);
      if (changed === psbt) throw new Error(`the lie “${next.name}” changes nothing here`);
      next = null;
      told += 1;
      answered.add(changed);
      return changed;
    },
    profit: async ({ transaction, txid }) => {
      if (transaction === null || txid === null) return null;
      const lied = await Promise.all([...answered].map((psbt) => txidOf(psbt)));
      return lied.includes(txid) ? rpc.ask(v.string(), 'sendrawtransaction', transaction) : null;
    },
  };

  async function txidOf(psbt: string): Promise<string | null> {
    const { tx } = await rpc.ask(decoded, 'decodepsbt', psbt).catch(() => ({ tx: { txid: null } }));
    return tx.txid;
  }
}
