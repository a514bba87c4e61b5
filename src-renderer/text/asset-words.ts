import type { AssetView } from '../../src-preload/contract/index.ts';
import { grouped } from './numbers.ts';
import { foreign } from './foreign.ts';
import { groupUnits, unitName } from './units.ts';

const NAME_CHARS = 20;
const ID_CHARS = 8;

/** How the assets of one wallet are named in sentences and on lines. */
export interface AssetWords {
  /** Ticker, else name; of an asset that is in no list, the beginning of its id. */
  readonly name: (assetId: string) => string;
  /** For a place with a swatch beside it. */
  readonly figure: (assetId: string, amount: bigint | string) => Written;
  /** “250.00 TUSD”, for a sentence: what could be taken for another asset carries the beginning of its id. */
  readonly amount: (assetId: string, amount: bigint | string) => string;
}

export interface Written {
  readonly figure: string;
  readonly unit: string;
}

/** Of an asset that is in no list the precision is unknown: its base units are written, and called so. */
export function assetWords(find: (assetId: string) => AssetView | undefined): AssetWords {
  const plain = (asset: AssetView): string => foreign(asset.ticker ?? asset.name, NAME_CHARS);
  const figure = (assetId: string, amount: bigint | string): Written => {
    const asset = find(assetId);
    if (asset === undefined)
      return { figure: grouped(amount.toString()), unit: `base units of ${idText(assetId)}` };
    const { precision, ticker } = asset;
    const unit = ticker === null ? plain(asset) : unitName(ticker, amount, precision);
    return { figure: groupUnits(amount, precision), unit };
  };
  const apart = (assetId: string): string => {
    const marks = find(assetId)?.marks;
    const alike = marks !== undefined && marks.sameTicker.length + marks.looksLike.length > 0;
    return alike ? ` (${idText(assetId)})` : '';
  };
  return {
    name: (assetId) => {
      const asset = find(assetId);
      return asset === undefined ? unlisted(assetId) : `${plain(asset)}${apart(assetId)}`;
    },
    figure,
    amount: (assetId, amount) => {
      const written = figure(assetId, amount);
      return `${written.figure}\u00a0${written.unit}${apart(assetId)}`;
    },
  };
}

const unlisted = (assetId: string): string => (assetId === '' ? 'any asset' : `asset ${idText(assetId)}`);

/** No id at all: an invoice that leaves the asset to the one who pays. */
const idText = (assetId: string): string =>
  assetId === '' ? 'any asset' : `${foreign(assetId.replace(/^rgb:/, ''), 2 * ID_CHARS).slice(0, ID_CHARS)}…`;

/** “10.00 TUSD, 3 GLRY and 500 sats”. */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1);
  if (last === undefined) return '';
  return parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}
