import { BOUNDS } from '../../src-preload/contract/bounds.ts';
import type { DrillView } from '../../src-preload/contract/index.ts';
import { cutText } from '../wallet/book/texts.ts';
import { holdingsOf } from '../wallet/book/own-book.ts';
import { readGrounds } from '../wallet/assets/read-grounds.ts';
import { chainOf, indexerAway, indexerOf, learnChain } from '../wallet/connection/own-service.ts';
import type { UseCase } from '../wallet/context/context.ts';
import { WalletError } from '../base/errors.ts';
import type { WalletRecord } from '../records/wallet.ts';
import { type Copies, readNewestCopy } from './copies.ts';
import type { Context } from './context.ts';

type Found = Pick<DrillView, 'from' | 'copyAtMs'> & {
  /** Base units that come back, by asset id. */
  readonly back: (assetId: string, settled: bigint) => bigint;
};

/** What the wallet's keys and its copy restore, compared with what Ochre lists now. Only the outcome is kept. */
export const runDrill: UseCase<'recovery.drill', Context & { readonly copies: Copies }> = async (
  context,
  { walletId },
) => {
  const wallet = context.wallets.require(walletId);
  const found =
    wallet.connection.kind === 'own' ? await fromCopy(context, wallet) : provedHere(context, wallet);
  const listed = holdingsOf(context, wallet)
    .assets()
    .assets.filter(({ balance }) => balance !== null && balance.settled > 0n);
  const assets = listed.map(({ assetId, name, ticker, precision, balance }) => {
    const settled = balance?.settled ?? 0n;
    const back = found.back(assetId, settled);
    const units = { settled: String(settled), back: String(back < settled ? back : settled) };
    return {
      assetId,
      name: cutText(ticker ?? name, 'name').slice(0, BOUNDS.assetNameChars),
      precision,
      ...units,
    };
  });
  // Assets that don't come back are named first.
  const lacking = assets.filter(({ settled, back }) => back !== settled);
  const whole = assets.filter(({ settled, back }) => back === settled);
  const lastDrill: DrillView = {
    ...{ atMs: context.clock.nowMs(), from: found.from, copyAtMs: found.copyAtMs },
    assets: [...lacking, ...whole].slice(0, BOUNDS.drilledAssets),
    more: Math.max(0, assets.length - BOUNDS.drilledAssets),
  };
  context.wallets.update(walletId, () => ({ lastDrill }));
  return context.copies.read({ walletId });
};

const nothingBack = (from: DrillView['from'], copyAtMs: number | null): Found => ({
  ...{ from, copyAtMs },
  back: () => 0n,
});

async function fromCopy(context: Context, before: WalletRecord): Promise<Found> {
  const wallet = await learnChain(context, before);
  const { connection, keys } = wallet;
  const copy = await readNewestCopy(context, wallet).catch((error: unknown) => {
    if (!(error instanceof WalletError)) throw error;
    return 'unreadable' as const;
  });
  if (copy === 'unreadable') return nothingBack(copy, null);
  if (copy === null || connection.kind !== 'own') return nothingBack('noCopy', null);
  const servers = await indexerOf(context, wallet, connection);
  const at = { chain: chainOf(wallet, connection), keys, ...servers };
  const restored = await context.ownService.drill(at, copy.files);
  if (restored.outcome === 'indexerAway') throw indexerAway(connection.indexer);
  if (restored.outcome !== 'read') return nothingBack(restored.outcome, copy.madeAtMs);
  const { units } = restored;
  return { from: 'copy', copyAtMs: copy.madeAtMs, back: (assetId) => units.get(assetId) ?? 0n };
}

/** Only a remote service can move its assets. Kept asset data proves how much of them is known here. */
function provedHere(context: Context, { id: walletId }: WalletRecord): Found {
  const back = (assetId: string, settled: bigint): bigint => {
    const { onTrust } = readGrounds(context, { walletId, assetId });
    return onTrust === null ? 0n : settled - BigInt(onTrust);
  };
  return { from: 'service', copyAtMs: null, back };
}
