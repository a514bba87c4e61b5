import { reversed, u64, type Pair, type RawPsbt } from '../../support/psbt/raw-psbt.ts';
import type { Asset } from '../../../src-main/own-service/rgb-lib/shapes.ts';
import type { Lie, ListLies } from '../service/lies.ts';
import { amountOf, fungible } from '../../support/rgb/encode.ts';
import { lieAboutAssets } from './send-draft.ts';
import { kept } from './send-lies.ts';

/** Parts of a lie about the list: the listed outpoint, and a PSBT that fits it and is correct itself. */

export interface Outpoint {
  readonly txid: string;
  readonly vout: number;
}

/** Swaps the names and precisions of two assets in the list. */
export const namesSwapped = (one: string, other: string): ListLies => ({
  assets: ({ nia, ...rest }) => {
    const find = (id: string) => nia?.find(({ assetId }) => assetId === id);
    const called = (from: Asset | undefined, asset: Asset): Asset =>
      from === undefined
        ? asset
        : { ...asset, ticker: from.ticker, name: from.name, precision: from.precision };
    const swapped = nia?.map((asset) => {
      if (asset.assetId === one) return called(find(other), asset);
      return asset.assetId === other ? called(find(one), asset) : asset;
    });
    return { ...rest, nia: swapped ?? null };
  },
});

/** Puts the asset change on an existing output. */
export const changeOnto = ({ txid, vout }: Outpoint): Lie =>
  lieAboutAssets('the change is put somewhere else', [], (draft) => {
    const item = kept(draft);
    if (item.seal.secret !== undefined) throw new Error('nothing comes back');
    item.seal = { txid: reversed(txid), vout, blinding: item.seal.blinding };
  });

/** Returns one unit less. */
export const oneUnitLessBack = (): Lie =>
  lieAboutAssets('a unit is left out', [], (draft) => {
    const item = kept(draft);
    item.state = fungible(amountOf(item.state) - 1n);
  });

/** BIP371, of an output and of an input: the internal key, and whose it is. */
const OF_INPUT: Readonly<Record<string, string>> = { '05': '17', '07': '16' };

/** The fields of an input that spends this output; null where the PSBT does not make it, or names no key of it. */
export function spendingFields(made: RawPsbt, script: string, sats: bigint): Pair[] | null {
  const at = made.tx.outputs.findIndex((output) => output.script === script);
  const keys = (made.outputs[at] ?? []).flatMap(([key, value]): Pair[] => {
    const type = OF_INPUT[key.slice(0, 2)];
    return type === undefined ? [] : [[type + key.slice(2), value]];
  });
  if (keys.length < 2) return null;
  const length = (script.length / 2).toString(16).padStart(2, '0');
  return [['01', u64(sats) + length + script], ...keys];
}
