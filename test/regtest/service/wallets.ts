import { createHash } from 'node:crypto';
import { unknownWallet } from '../../../src-main/practice/chain/answers.ts';
import type { RunFolder } from '../parts/run-folder.ts';
import type { Build } from '../rgb-lib/builds.ts';
import { openRgbWallet, type RgbWallet, type WatchedKeys } from '../rgb-lib/wallet.ts';

/** The wallets of the service, each in rgb-lib's hands, known by their public keys. */
export interface Wallets {
  /** Throws a Refusal (404) where it is not registered. */
  readonly find: (keys: WatchedKeys) => Promise<RgbWallet>;
  /** The same, and opens it where it is not known yet. */
  readonly findOrOpen: (keys: WatchedKeys) => Promise<RgbWallet>;
  readonly stop: () => Promise<void>;
}

export function openWallets(at: {
  readonly build: Build;
  readonly folder: RunFolder;
  readonly indexerUrl: string;
  readonly proxyEndpoint: string;
}): Wallets {
  const known = new Map<string, Promise<RgbWallet>>();
  const begin = (keys: WatchedKeys): Promise<RgbWallet> => {
    const opening = openRgbWallet({ ...at, name: fileNameOf(keys), keys });
    known.set(keys.xpubVanilla, opening);
    // Keys that rgb-lib refuses are no wallet: the next try is told the reason again.
    opening.catch(() => known.delete(keys.xpubVanilla));
    return opening;
  };
  const open = async (keys: WatchedKeys): Promise<RgbWallet> => {
    const opening = known.get(keys.xpubVanilla) ?? begin(keys);
    const wallet = await opening;
    if (!wallet.isGone()) return wallet;
    // What ended its own process is opened anew from what it left on the disk, as a supervised server would be.
    if (known.get(keys.xpubVanilla) === opening) void begin(keys);
    return open(keys);
  };
  return {
    find: (keys) => {
      if (!known.has(keys.xpubVanilla)) throw unknownWallet(keys.xpubVanilla);
      return open(keys);
    },
    findOrOpen: open,
    stop: async () => {
      for (const opening of known.values()) await (await opening.catch(() => null))?.stop();
    },
  };
}

function fileNameOf({ xpubVanilla }: WatchedKeys): string {
  return `wallet-${createHash('sha256').update(xpubVanilla).digest('hex').slice(0, 16)}`;
}
