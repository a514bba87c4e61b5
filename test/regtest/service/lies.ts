import { writeJson } from '../../../src-main/serving/json.ts';
import type { Wallets } from '../../../src-main/own-service/http/wallets.ts';
import type { Assets, RgbLibUnspents } from '../../../src-main/own-service/rgb-lib/shapes.ts';
import type { RgbWallet } from '../../../src-main/own-service/rgb-lib/wallet.ts';
import type { SignedPsbts } from './signed-psbts.ts';

/** A dishonest service's change to the PSBT of a begin call's answer. */
export interface Lie {
  readonly name: string;
  /** The last word of the begin call's path. */
  readonly endpoint: string;
  /** Base64 to base64. */
  readonly change: (psbt: string) => string;
}

/** A dishonest service's changes to the lists in its answers. */
export interface ListLies {
  readonly unspents?: (listed: RgbLibUnspents) => RgbLibUnspents;
  readonly assets?: (listed: Assets) => Assets;
}

/** The lying switch. */
export interface Lies {
  /** For the next begin call that it is meant for; null: honest again. */
  readonly tell: (lie: Lie | null) => void;
  /** How often it lied. */
  readonly told: () => number;
  /** Until other lies are set; null: honest again. */
  readonly tellLists: (lies: ListLies | null) => void;
  /** The number of changed lists. */
  readonly listsTold: () => number;
  /** The answer in place of rgb-lib's PSBT. */
  readonly apply: (endpoint: string, psbt: string) => string;
  /** The answers in place of rgb-lib's lists. */
  readonly lists: Readonly<Required<ListLies>>;
}

export function openLies(): Lies {
  let next: Lie | null = null;
  let told = 0;
  let lists: ListLies | null = null;
  let listsTold = 0;
  const answer = <T>(change: ((listed: T) => T) | undefined, listed: T): T => {
    const changed = change === undefined ? listed : change(listed);
    if (writeJson(changed) !== writeJson(listed)) listsTold += 1;
    return changed;
  };
  return {
    tell: (lie) => void (next = lie),
    told: () => told,
    tellLists: (lies) => void (lists = lies),
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
      return changed;
    },
  };
}

/**
 * Between an honest service and rgb-lib: the lying switch, and the real node, which judges whatever was signed before
 * rgb-lib sees it, finalised or not.
 */
export function lyingWallets(wallets: Wallets, lies: Lies, signed: SignedPsbts): Wallets {
  const lying = (wallet: RgbWallet): RgbWallet => ({
    ...wallet,
    assets: async () => lies.lists.assets(await wallet.assets()),
    unspents: async () => lies.lists.unspents(await wallet.unspents()),
    createUtxosBegin: async (asked) => lies.apply('createutxosbegin', await wallet.createUtxosBegin(asked)),
    sendBegin: async (asked) => {
      const begun = await wallet.sendBegin(asked);
      return { ...begun, psbt: lies.apply('sendbegin', begun.psbt) };
    },
    createUtxosEnd: async (psbt) => {
      await signed.judge(psbt);
      return wallet.createUtxosEnd(psbt);
    },
    sendEnd: async (psbt) => {
      await signed.judge(psbt);
      return wallet.sendEnd(psbt);
    },
  });
  return {
    find: async (keys) => lying(await wallets.find(keys)),
    findOrOpen: async (keys) => lying(await wallets.findOrOpen(keys)),
    stop: wallets.stop,
  };
}
