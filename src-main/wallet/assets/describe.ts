import type { CallAnswer } from '../../../src-preload/contract/index.ts';
import { markAssets, readLook, type Marks } from './look-alikes.ts';
import { letLoopTurn } from '../../turns.ts';
import { cutText } from '../book/texts.ts';
import type { PinnedAsset } from '../../verify/index.ts';
import type { ApiAsset } from '../../ports/index.ts';
import { cutNames, renamed, pinnedNames } from '../book/names.ts';
import type { UseCase, WalletContext } from '../context/context.ts';
import { holdingsOf } from '../book/own-book.ts';

type AssetView = CallAnswer<'assets.list'>['assets'][number];

export async function toAssetViews(
  context: Pick<WalletContext, 'signings'>,
  walletId: string,
  assets: readonly ApiAsset[],
): Promise<AssetView[]> {
  const pinned = pinnedNames(context, walletId);
  const views = assets.map((asset) => {
    const first = renamed(pinned, asset);
    const known = pinned.get(asset.assetId);
    const byGenesis = known?.ground === 'history';
    // After a decision the pinned name stays, whatever the service calls the asset now.
    const words = first === null || byGenesis ? wordsOf(known) : {};
    const otherwise = first && { ...cutNames(first), now: cutNames(asset), byGenesis };
    return { asset: { ...asset, ...words }, otherwise };
  });
  for (const { asset } of views) {
    await letLoopTurn();
    readLook(asset.name);
    readLook(asset.ticker ?? '');
  }
  const marks = markAssets(views.map(({ asset }) => asset));
  await letLoopTurn();
  return views.map(({ asset, otherwise }) => ({
    ...toView(asset, marks.get(asset.assetId) ?? UNMARKED),
    renamed: otherwise,
  }));
}

function wordsOf(pinned: PinnedAsset | undefined): Partial<Pick<ApiAsset, 'ticker' | 'name' | 'precision'>> {
  if (pinned === undefined) return {};
  const { ticker, name, precision } = pinned;
  return { ticker, name, precision };
}

const UNMARKED: Marks = { sameTicker: [], looksLike: [], oddText: false, likeBitcoin: false };

function toView(
  asset: ApiAsset,
  { sameTicker, looksLike, oddText, likeBitcoin }: Marks,
): Omit<AssetView, 'renamed'> {
  const { ticker, details, balance, media } = asset;
  return {
    assetId: asset.assetId,
    schema: asset.schema,
    ticker: ticker === null ? null : cutText(ticker, 'ticker'),
    name: cutText(asset.name, 'name'),
    details: details === null ? null : cutText(details, 'details'),
    precision: asset.precision,
    issuedSupply: asset.issuedSupply,
    issuedAtMs: asset.issuedAtMs,
    addedAtMs: asset.addedAtMs,
    balance,
    media: media && { filePath: cutText(media.filePath, 'filePath'), mime: cutText(media.mime, 'mime') },
    marks: { sameTicker, looksLike, oddText, likeBitcoin },
  };
}

export const listAssets: UseCase<'assets.list'> = async (context, { walletId }) => {
  const { assets, asOfMs } = holdingsOf(context, context.wallets.require(walletId)).assets();
  return { assets: await toAssetViews(context, walletId, assets), asOfMs };
};
