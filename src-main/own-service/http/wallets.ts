import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, PREFIX, type WatchedKeys } from '../../base/own-service-state.ts';
import { plainError, unknownWallet } from '../../serving/answers.ts';
import type { EndsByFile } from '../rgb-lib/relay.ts';
import { openRgbWallet, type RgbWallet, type Surroundings } from '../rgb-lib/wallet.ts';

export interface Wallets {
  /** Throws ServedRefusal (404) if the wallet isn't registered. */
  readonly find: (keys: WatchedKeys) => Promise<RgbWallet>;
  /** Opens an unknown wallet. Throws ServedRefusal (403) at the limit. */
  readonly findOrOpen: (keys: WatchedKeys) => Promise<RgbWallet>;
  readonly stop: () => Promise<void>;
}

export interface OpenWallets extends Wallets {
  /** Files that rgb-lib must not read, by recipient id; empty unless the wallet is open. */
  readonly refused: (keys: WatchedKeys) => Promise<ReturnType<RgbWallet['refused']>>;
}

export function openWallets(
  at: Surroundings & { readonly folder: string; readonly maxWallets: number },
): OpenWallets {
  mkdirSync(at.folder, { recursive: true });
  const known = new Map<string, Promise<RgbWallet>>();
  const ended = new Map<string, EndsByFile>();
  const endsOf = (name: string): EndsByFile => {
    const ends = ended.get(name) ?? new Map<string, number>();
    ended.set(name, ends);
    return ends;
  };
  let isStopped = false;
  const begin = (name: string, keys: WatchedKeys, before: RgbWallet | null): Promise<RgbWallet> => {
    const opening = (before?.stop() ?? Promise.resolve()).then(() => {
      if (isStopped) throw new Error('The service ends');
      return openRgbWallet({ ...at, folder: join(at.folder, name), keys, ends: endsOf(name) });
    });
    known.set(name, opening);
    // Refused keys are no wallet: the next try gets the reason again.
    opening.catch(() => known.delete(name));
    return opening;
  };
  const open = async (name: string, keys: WatchedKeys): Promise<RgbWallet> => {
    const opening = known.get(name) ?? begin(name, keys, null);
    const wallet = await opening;
    if (!wallet.isGone()) return wallet;
    // A crashed wallet is reopened from its disk state, like a supervised server.
    if (known.get(name) === opening) void begin(name, keys, wallet);
    return open(name, keys);
  };
  const isThere = (name: string): boolean => known.has(name) || existsSync(join(at.folder, name));
  const names = (): ReadonlySet<string> =>
    new Set([...known.keys(), ...readdirSync(at.folder).filter((name) => name.startsWith(PREFIX))]);
  return {
    find: async (keys) => {
      const name = folderOf(keys);
      if (!isThere(name)) throw unknownWallet(keys.xpubVanilla);
      return open(name, keys);
    },
    findOrOpen: async (keys) => {
      const name = folderOf(keys);
      if (!isThere(name) && names().size >= at.maxWallets)
        throw plainError(403, `This service keeps ${at.maxWallets} wallets, and has as many`);
      return open(name, keys);
    },
    refused: async (keys) => (await known.get(folderOf(keys)))?.refused() ?? new Map(),
    stop: async () => {
      isStopped = true;
      for (const opening of known.values()) await (await opening.catch(() => null))?.stop();
    },
  };
}
