import * as v from 'valibot';
import type { BitcoinNode } from '../node/bitcoind.ts';
import { writeJson } from '../../../src-main/serving/json.ts';
import type { Assets, RgbLibUnspents } from '../../../src-main/own-service/rgb-lib/shapes.ts';
import type { SignedPsbt } from './signed-psbts.ts';

/** Something a dishonest service does to the PSBT of a begin call before it answers it. */
export interface Lie {
  readonly name: string;
  /** The last word of the begin call's path. */
  readonly endpoint: string;
  /** Base64 to base64. */
  readonly change: (psbt: string) => string;
}

/** What a dishonest service makes of its lists before it answers them. */
export interface ListLies {
  readonly unspents?: (listed: RgbLibUnspents) => RgbLibUnspents;
  readonly assets?: (listed: Assets) => Assets;
}

/**
 * The lying switch. A service that lied has no use for rgb-lib afterwards: a signed PSBT of its own making it
 * broadcasts itself, so that a wallet that was taken in loses real coins of the chain.
 */
export interface Lies {
  /** For the next begin call that it is meant for; null: honest again. */
  readonly tell: (lie: Lie | null) => void;
  /** How often it lied so. */
  readonly told: () => number;
  /** For as long as it is told nothing else; null: honest again. */
  readonly tellLists: (lies: ListLies | null) => void;
  /** How many lists it answered otherwise than they are. */
  readonly listsTold: () => number;
  /** What is answered in place of what rgb-lib built. */
  readonly apply: (endpoint: string, psbt: string) => string;
  /** What is answered in place of what rgb-lib lists. */
  readonly lists: Readonly<Required<ListLies>>;
  /** Broadcasts what a lie brought in, and answers its id; null for honest work. */
  readonly profit: (signed: SignedPsbt) => Promise<string | null>;
}

const decoded = v.object({ tx: v.object({ txid: v.string() }) });

export function openLies({ rpc }: Pick<BitcoinNode, 'rpc'>): Lies {
  let next: Lie | null = null;
  let told = 0;
  let lists: ListLies | null = null;
  let listsTold = 0;
  const answered = new Set<string>();
  const answer = <T>(change: ((listed: T) => T) | undefined, listed: T): T => {
    const changed = change === undefined ? listed : change(listed);
    if (writeJson(changed) !== writeJson(listed)) listsTold += 1;
    return changed;
  };
  return {
    tell: (lie) => {
      next = lie;
    },
    told: () => told,
    tellLists: (lies) => {
      lists = lies;
    },
    listsTold: () => listsTold,
    lists: {
      unspents: (listed) => answer(lists?.unspents, listed),
      assets: (listed) => answer(lists?.assets, listed),
    },
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
