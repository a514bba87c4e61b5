import type { AssetView } from '../../src-preload/contract/index.ts';
import { swatchLook } from '../components/swatches.ts';

const known = new WeakMap<readonly AssetView[], ReadonlySet<string>>();

/** Ids of assets whose swatch another asset here has too, since there are only 192 looks. */
export function sharedLooks(assets: readonly AssetView[]): ReadonlySet<string> {
  const shared = known.get(assets) ?? find(assets);
  known.set(assets, shared);
  return shared;
}

function find(assets: readonly AssetView[]): ReadonlySet<string> {
  const byLook = new Map<string, string[]>();
  for (const { assetId } of assets) {
    const { pigment, marks } = swatchLook(assetId);
    const look = `${String(pigment)} ${String(marks)}`;
    byLook.set(look, [...(byLook.get(look) ?? []), assetId]);
  }
  return new Set([...byLook.values()].filter((ids) => ids.length > 1).flat());
}

export function idStart(assetId: string, groups: 1 | 2): string {
  const plain = assetId.replace(/^rgb:/, '').replaceAll('-', '');
  return (plain.slice(0, 4 * groups).match(/.{1,4}/gsu) ?? []).join('\u00a0');
}
