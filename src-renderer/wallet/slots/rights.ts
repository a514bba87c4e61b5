import type { UnspentView } from '../../../src-preload/contract/index.ts';
import { say } from '../../../src-preload/messages/say.ts';
import type { AssetWords } from '../../text/asset-words.ts';

const RIGHTS = {
  inflationRight: 'inflation',
  replaceRight: 'replace',
  bridgeRight: 'bridge',
  linkRight: 'link',
} as const;

/** What a right allows, since it isn't an amount of the asset; null if the allocation is no right. */
export function rightWords(
  { assetId, form, right }: UnspentView['allocations'][number],
  words: AssetWords,
  hidden: boolean,
): string | null {
  if (form === 'fungible' || form === 'nonFungible' || form === 'notKnown') return null;
  return form === 'inflationRight' && right !== null && !hidden
    ? say('slots-right-inflation', { amount: words.amount(assetId, right) })
    : say('slots-right', { right: RIGHTS[form] });
}
