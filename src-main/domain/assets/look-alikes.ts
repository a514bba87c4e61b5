import { passesForBitcoin, skeleton } from './skeleton.ts';
import { isOddText } from './texts.ts';

export interface NamedAsset {
  readonly assetId: string;
  readonly ticker: string | null;
  readonly name: string;
  readonly details: string | null;
}

export interface Marks {
  /** Ids of others with the very same ticker (G28). */
  readonly sameTicker: readonly string[];
  /** Ids of others whose ticker or name looks like one of this asset's (G27). Not those of the same ticker again. */
  readonly looksLike: readonly string[];
  readonly oddText: boolean;
  /** Its ticker, or a word of its name, passes for a name or a unit of bitcoin in some script. */
  readonly likeBitcoin: boolean;
}

/** Anyone may take any ticker and any name: what could be mistaken for another asset here is marked, on both sides. */
export function markAssets(assets: readonly NamedAsset[]): ReadonlyMap<string, Marks> {
  const byTicker = new Map<string, Set<string>>();
  const byLook = new Map<string, Set<string>>();
  for (const asset of assets) {
    if (asset.ticker !== null) put(byTicker, asset.ticker, asset.assetId);
    for (const look of looksOf(asset)) put(byLook, look, asset.assetId);
  }
  return new Map(
    assets.map((asset) => {
      const { assetId, ticker, name, details } = asset;
      const same = (ticker === null ? null : byTicker.get(ticker)) ?? new Set();
      const alike = looksOf(asset).map((look) => byLook.get(look) ?? new Set<string>());
      const sameTicker = take([same], (id) => id !== assetId);
      const looksLike = take(alike, (id) => id !== assetId && !same.has(id));
      const oddText =
        isOddText(name, 'name') ||
        (ticker !== null && isOddText(ticker, 'ticker')) ||
        (details !== null && isOddText(details, 'details'));
      const likeBitcoin = [ticker ?? '', name].some((text) =>
        passesForBitcoin(text.slice(0, MAX_COMPARED_CHARS)),
      );
      return [assetId, { sameTicker, looksLike, oddText, likeBitcoin }];
    }),
  );
}

/** Of a thousand that look alike it is enough to name some. */
const MAX_NAMED = 20;
/** Longer ones are no names that anybody compares. */
const MAX_COMPARED_CHARS = 200;

function looksOf({ ticker, name }: NamedAsset): string[] {
  const looks = [ticker ?? '', name].map((text) => skeleton(text.slice(0, MAX_COMPARED_CHARS)));
  return [...new Set(looks)].filter((look) => look !== '');
}

function put(map: Map<string, Set<string>>, key: string, id: string): void {
  map.set(key, (map.get(key) ?? new Set()).add(id));
}

function take(groups: readonly ReadonlySet<string>[], isMeant: (id: string) => boolean): string[] {
  const taken = new Set<string>();
  for (const group of groups) {
    for (const id of group) {
      if (taken.size === MAX_NAMED) return [...taken];
      if (isMeant(id)) taken.add(id);
    }
  }
  return [...taken];
}
