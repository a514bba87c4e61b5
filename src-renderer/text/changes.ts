import type { AssetView, ChangeView } from '../../src-preload/contract/index.ts';

import { assetWords } from './asset-words.ts';
import { say } from '../../src-preload/messages/say.ts';

const MOST_SAID = 3;

interface About {
  readonly find: (assetId: string) => AssetView | undefined;
  readonly hidden: boolean;
}

export function changesText(changes: readonly ChangeView[], about: About): string | null {
  const moved = new Set(changes.filter(({ kind }) => kind !== 'newAsset').map(({ assetId }) => assetId));
  const said = changes.flatMap((change) => {
    // An asset that came by a transfer is told of by the transfer.
    if (change.kind === 'newAsset' && moved.has(change.assetId)) return [];
    const sentence = changeSentence(change, about);
    return sentence === null ? [] : [sentence];
  });
  if (said.length === 0) return null;
  const more = said.length - MOST_SAID;
  return [...said.slice(0, MOST_SAID), ...(more > 0 ? [say('changes-more', { count: more })] : [])].join(
    ' · ',
  );
}

/** Null: the person did it just now, and needs no telling. */
function changeSentence(change: ChangeView, about: About): string | null {
  const what = whatOf(change, about);
  if (change.kind === 'alarm') return say('changes-alarm', { what });
  if (change.kind === 'newAsset')
    return say('changes-new-asset', { asset: assetWords(about.find).name(change.assetId) });
  const { state, direction } = change;
  if (state === null || state === 'waitingForThem' || direction === 'none') return null;
  // What had failed before it was first heard of is no news.
  if ((state === 'failed' || state === 'cancelled') && change.kind === 'newTransfer') return null;
  return say('changes-moved', { way: direction, state, what });
}

function whatOf({ assetId, amount }: ChangeView, { find, hidden }: About): string {
  const words = assetWords(find);
  // Without the precision the figure would be wrong by powers of ten.
  const known = amount !== null && !hidden && find(assetId) !== undefined;
  return known ? words.amount(assetId, amount) : words.name(assetId);
}
