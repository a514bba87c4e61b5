import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { ChainName } from '../domain/chain/rules.ts';
import { fail } from '../domain/errors.ts';
import { findSeal } from '../domain/rgb/find-seal.ts';
import type { RunningService } from '../own-service/index.ts';
import type { ChildLink, OwnService } from '../ports/index.ts';

/** The own service of each wallet, loaded with the first question: no list that is kept here waits for it. */
export function createOwnService(options: {
  readonly dataFolder: string;
  readonly startChild: () => ChildLink;
  readonly onFault: (error: unknown) => void;
}): OwnService {
  const folderFor = (chain: ChainName): string => join(options.dataFolder, 'own-service', chain);
  const load = () => import('../own-service/index.ts');
  const running = new Map<string, { readonly as: string; readonly started: Promise<RunningService> }>();
  let isClosed = false;

  async function end(walletId: string | null): Promise<void> {
    if (walletId === null) {
      await Promise.all([...running.keys()].map(end));
      return;
    }
    const was = running.get(walletId);
    if (was === undefined) return;
    running.delete(walletId);
    await (await was.started.catch(() => null))?.stop();
  }

  async function look() {
    const { RGB_LIB, isForThisSystem, missingPackage } = await load();
    const missing = missingPackage() === null ? null : isForThisSystem() ? 'package' : 'system';
    return { missing, version: RGB_LIB.version } as const;
  }

  return {
    look,
    serve: async ({ walletId, ...at }) => {
      const { missing } = await look();
      if (isClosed || missing !== null) throw fail('NOT_HERE', { reason: 'noOwnService' });
      const as = JSON.stringify(at);
      const was = running.get(walletId);
      if (was?.as === as) return was.started;
      // Two processes of one wallet would each undo what the other wrote.
      const ended = end(walletId);
      const started = ended.then(async () =>
        (await load()).startOwnService({
          network: at.chain,
          indexerUrl: at.indexer,
          proxyEndpoint: at.rgbProxy,
          folder: folderFor(at.chain),
          maxWallets: MOST_WALLETS,
          startChild: options.startChild,
          host: '127.0.0.1',
          port: 0,
          token: randomBytes(32).toString('hex'),
          onFault: (_path, error) => options.onFault(error),
        }),
      );
      running.set(walletId, { as, started });
      // The next call tries anew. Another one may have been started in its place meanwhile, which stays known.
      started.catch(() => {
        if (running.get(walletId)?.started === started) running.delete(walletId);
      });
      return started;
    },
    openSeal: async ({ chain, keys }, secretSeal) => {
      if (keys.accountXpubColored === null) return null;
      const { accountXpubVanilla: xpubVanilla, accountXpubColored: xpubColored, fingerprint } = keys;
      const { readStash } = await load();
      const stash = await readStash(folderFor(chain), { xpubVanilla, xpubColored, fingerprint });
      return stash === null ? null : findSeal(stash, secretSeal);
    },
    end,
    close: async () => {
      isClosed = true;
      await end(null);
    },
  };
}

/** Each has a process only while it is used. */
const MOST_WALLETS = 1_000;
