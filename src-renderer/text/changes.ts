import type { AssetView, ChangeView } from '../../src-preload/contract/index.ts';

import { assetWords } from './asset-words.ts';
import { say } from '../../src-preload/messages/say.ts';

const MOST_SAID = 3;

interface About {
  readonly find: (assetId: string) => AssetView | undefined;
  /** Amounts are hidden, so only the asset is named. */
  readonly hidden: boolean;
}

/** The most important changes in sentences, and the number of others. Null if nothing is worth saying. */
export function changesText(changes: readonly ChangeView[], about: About): string | null {
  const moved = new Set(changes.filter(({ kind }) => kind !== 'newAsset').map(({ assetId }) => assetId));
  const said = changes.flatMap((change) => {
    // A change of its transfer names the new asset already.
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

/** Null if the change isn't news, such as the person's own act. */
function changeSentence(change: ChangeView, about: About): string | null {
  const what = changedAsset(change, about);
  if (change.kind === 'alarm') return say('changes-alarm', { what });
  if (change.kind === 'newAsset')
    return say('changes-new-asset', { asset: assetWords(about.find).name(change.assetId) });
  const { state, direction } = change;
  if (state === null || state === 'waitingForThem' || direction === 'none') return null;
  // A transfer that had failed before it first appeared here is no news.
  if ((state === 'failed' || state === 'cancelled') && change.kind === 'newTransfer') return null;
  return say('changes-moved', { way: direction, state, what });
}

function changedAsset({ assetId, amount }: ChangeView, { find, hidden }: About): string {
  const words = assetWords(find);
  // Without the asset's precision the figure would be wrong by powers of ten.
  const known = amount !== null && !hidden && find(assetId) !== undefined;
  return known ? words.amount(assetId, amount) : words.name(assetId);
}
