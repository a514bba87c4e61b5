import type { CallAnswer, CallInput } from '../../../src-preload/contract/index.ts';
import { markAssets, type Marks } from '../../domain/assets/look-alikes.ts';
import { cutText } from '../../domain/assets/texts.ts';
import type { PinnedAsset } from '../../domain/book/book.ts';
import type { AssetNames } from '../../domain/book/names.ts';
import type { ApiAsset } from '../../ports/index.ts';
import { renamed, type PinnedNames, pinnedNames } from '../book/names.ts';
import type { WalletContext } from '../context/context.ts';
import { holdingsOf } from '../book/own-book.ts';

type AssetView = CallAnswer<'assets.list'>['assets'][number];

/** Assets as screens see them: each marked beside all the others. Texts stay the issuer's, cut to a length. */
export function toAssetViews(assets: readonly ApiAsset[], pinned: PinnedNames): AssetView[] {
  const known = assets.map((asset) => {
    const first = renamed(pinned, asset);
    // Once it is decided an asset stands in the words that are pinned, whatever the service calls it now.
    const words = first === null ? wordsOf(pinned.get(asset.assetId)) : {};
    return { asset: { ...asset, ...words }, first };
  });
  const marks = markAssets(known.map(({ asset }) => asset));
  return known.map(({ asset, first }) => ({
    ...toView(asset, marks.get(asset.assetId) ?? UNMARKED),
    renamed: first === null ? null : cutWords(first),
  }));
}

function wordsOf(pinned: PinnedAsset | undefined): Partial<Pick<ApiAsset, 'ticker' | 'name' | 'precision'>> {
  if (pinned === undefined) return {};
  const { ticker, name, precision } = pinned;
  return { ticker, name, precision };
}

function cutWords({ ticker, name, precision, schema }: AssetNames): NonNullable<AssetView['renamed']> {
  return {
    ticker: ticker === null ? null : cutText(ticker, 'ticker'),
    name: cutText(name, 'name'),
    precision,
    schema,
  };
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
    media: media && {
      filePath: cutText(media.filePath, 'filePath'),
      mime: cutText(media.mime, 'mime'),
    },
    marks: { sameTicker, looksLike, oddText, likeBitcoin },
  };
}

/** What is kept here. Asks no service. */
export function listAssets(
  context: WalletContext,
  { walletId }: CallInput<'assets.list'>,
): CallAnswer<'assets.list'> {
  const { assets, asOfMs } = holdingsOf(context, context.wallets.require(walletId)).assets();
  return { assets: toAssetViews(assets, pinnedNames(context, walletId)), asOfMs };
}
