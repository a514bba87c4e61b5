import type { AssetBalanceView, AssetView } from '../../../src-preload/contract/index.ts';
import { markAssets, type Marks } from '../../domain/assets/marks.ts';
import { cutText } from '../../domain/assets/texts.ts';
import type { ApiAsset, ApiAssetBalance } from '../../ports.ts';

/** Assets as screens see them: each marked beside all the others. Texts stay the issuer's, cut to a length. */
export function toAssetViews(assets: readonly ApiAsset[]): AssetView[] {
  const marks = markAssets(assets);
  return assets.map((asset) => toView(asset, marks.get(asset.assetId) ?? UNMARKED));
}

export function toBalanceView(balance: ApiAssetBalance): AssetBalanceView {
  return {
    settled: balance.settled.toString(),
    future: balance.future.toString(),
    spendable: balance.spendable.toString(),
    offchainOutbound: balance.offchainOutbound?.toString() ?? null,
    offchainInbound: balance.offchainInbound?.toString() ?? null,
  };
}

const UNMARKED: Marks = { sameTicker: [], looksLike: [], oddText: false };

function toView(asset: ApiAsset, { sameTicker, looksLike, oddText }: Marks): AssetView {
  const { ticker, details, balance, media } = asset;
  return {
    assetId: asset.assetId,
    schema: asset.schema,
    ticker: ticker === null ? null : cutText(ticker, 'ticker'),
    name: cutText(asset.name, 'name'),
    details: details === null ? null : cutText(details, 'details'),
    precision: asset.precision,
    issuedSupply: asset.issuedSupply.toString(),
    issuedAtMs: asset.issuedAtMs,
    addedAtMs: asset.addedAtMs,
    balance: balance && toBalanceView(balance),
    media: media && {
      filePath: cutText(media.filePath, 'filePath'),
      mime: cutText(media.mime, 'mime'),
    },
    renamed: null,
    marks: { sameTicker: [...sameTicker], looksLike: [...looksLike], oddText },
  };
}
