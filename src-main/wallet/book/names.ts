import { question } from '../../../src-preload/messages/question.ts';
import { say } from '../../../src-preload/messages/say.ts';
import { cutText } from './texts.ts';
import type { PinnedAsset } from '../../verify/index.ts';
import { nameText, outside, tickerName } from '../../../src-preload/contract/outside.ts';
import { sameNames, type AssetNames } from '../../base/assets.ts';
import { fail } from '../../base/errors.ts';
import type { ApiAsset, PinnedInBook, Confirmation } from '../../ports/index.ts';
import type { UseCase, WalletContext } from '../context/context.ts';
import { holdingsOf } from './own-book.ts';

type Named = Pick<WalletContext, 'signings'>;
type ToldAsset = Pick<ApiAsset, 'assetId' | 'ticker' | 'name' | 'precision' | 'schema'>;

export function pinNames({ signings }: Named, walletId: string, assets: readonly ToldAsset[]): void {
  signings.pinAssets(walletId, assets.map(toldOf));
}

/** The pinned names of an asset that the service now calls otherwise; null: no difference, or a dismissed one. */
export function renamed(pinned: PinnedNames, told: ToldAsset): AssetNames | null {
  const first = pinned.get(told.assetId);
  if (first === undefined || sameNames(first, told)) return null;
  return first.dismissed !== null && sameNames(first.dismissed, told) ? null : first;
}

export type PinnedNames = ReadonlyMap<string, PinnedInBook>;

export function pinnedNames({ signings }: Named, walletId: string): PinnedNames {
  return new Map(signings.pinned(walletId).map((asset) => [asset.assetId, asset]));
}

export function requireNames(pinned: PinnedNames, told: ToldAsset): PinnedAsset {
  const first = renamed(pinned, told);
  if (first !== null)
    throw fail('ASSET_RENAMED', {
      assetId: told.assetId,
      first: namesText(first),
      now: namesText(told),
      byGenesis: pinned.get(told.assetId)?.ground === 'history',
    });
  return pinned.get(told.assetId) ?? toldOf(told);
}

/** Main asks, since people recognise an asset by its name. The genesis' name is bound to the id: kept unasked. */
export const decideName: UseCase<'assets.decideName'> = async (context, { walletId, assetId, take }) => {
  const wallet = context.wallets.require(walletId);
  const told = holdingsOf(context, wallet).asset(assetId);
  const pinned = pinnedNames(context, walletId);
  const first = told === null ? null : renamed(pinned, told);
  if (told === null || first === null) return { outcome: 'decided' };
  const byGenesis = pinned.get(assetId)?.ground === 'history';
  if (byGenesis && take === 'now') return { outcome: 'aborted' };
  if (!byGenesis && !(await context.confirm.ask(askName(wallet.name, assetId, { first, told, take }))))
    return { outcome: 'aborted' };
  if (take === 'now') context.signings.repinAsset(walletId, toldOf(told));
  else context.signings.dismissNames(walletId, assetId, toldOf(told));
  context.tell('wallet.changed', { walletId });
  return { outcome: 'decided' };
};

function askName(
  walletName: string,
  assetId: string,
  { first, told, take }: { first: AssetNames; told: AssetNames; take: 'first' | 'now' },
): Confirmation {
  const isNew = take === 'now';
  const asset = `${assetId.slice(0, 16)}…${assetId.slice(-6)}`;
  const confirmLabel = say(isNew ? 'asset-renamed-take' : 'asset-renamed-keep');
  return question('question-name', { take, wallet: walletName, asset, confirmLabel, danger: isNew }, [
    say('question-name.first', { first: namesText(first), now: namesText(told) }),
    say('question-name.means', { take }),
  ]);
}

export function cutNames({ ticker, name, precision, schema }: AssetNames): AssetNames {
  return {
    ticker: ticker === null ? null : cutText(ticker, 'ticker'),
    name: cutText(name, 'name'),
    precision,
    schema,
  };
}

function toldOf({ assetId, ticker, name, precision, schema }: ToldAsset): PinnedAsset {
  return { assetId, ticker, name, precision, schema, ground: 'told' };
}

const SCHEMA_CHARS = 12;

/** `GOLD “Gold”, 2 decimals (NIA)`. The issuer's names are not translated, only made safe to show. */
export function namesText({ ticker, name, precision, schema }: AssetNames): string {
  const decimals = say('asset-called-decimals', { count: precision });
  return `${ticker === null ? '' : `${tickerName(ticker)} `}${nameText(name)}, ${decimals} (${outside(schema, SCHEMA_CHARS)})`;
}
