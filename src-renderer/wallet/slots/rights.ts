import type { UnspentView } from '../../../src-preload/contract/index.ts';
import { say } from '../../../src-preload/messages/say.ts';
import type { AssetWords } from '../../text/asset-words.ts';

/** What a right lets one do; null of what is no right. A right is no amount of the asset. */
export function rightWords(
  { assetId, form, right }: UnspentView['allocations'][number],
  words: AssetWords,
  hidden: boolean,
): string | null {
  switch (form) {
    case 'inflationRight':
      return right === null || hidden
        ? say('slots-right', { right: 'inflation' })
        : say('slots-right-inflation', { amount: words.amount(assetId, right) });
    case 'replaceRight':
      return say('slots-right', { right: 'replace' });
    case 'bridgeRight':
      return say('slots-right', { right: 'bridge' });
    case 'linkRight':
      return say('slots-right', { right: 'link' });
    case 'fungible':
    case 'nonFungible':
    case 'notKnown':
      return null;
  }
}
