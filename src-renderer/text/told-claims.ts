import type { ClaimView, Review } from '../../src-preload/contract/index.ts';
import { sayList, say } from '../../src-preload/messages/say.ts';
import type { Teller } from './outcomes.ts';
import { type AssetWords } from './asset-words.ts';
import { foreign } from './foreign.ts';
import { shortOutpoint } from './numbers.ts';

/** Says who reported an unproved fact, and about which coins. `otherwise`: the sentence for a proved claim. */
export function toldSentence(
  claim: ClaimView,
  review: Review,
  {
    assets,
    teller,
    otherwise,
  }: { readonly assets: AssetWords; readonly teller: Teller; readonly otherwise: string },
): string {
  const outpoints = toldOutpoints(claim);
  // For a pack's intent, the sentence or its note already says who told it.
  if (teller === 'pack' && (outpoints.length === 0 || claim.name === 'amountsAsListed')) return otherwise;
  const who = say('claim-teller', { teller });
  const coins = outpoints.length === 0 ? '' : `: ${outpointList(outpoints)}`;
  switch (claim.name) {
    case 'inputsAreSlots':
      return say('claim-told-inputsAreSlots', { teller: who, coins });
    case 'assetsWhole':
    case 'spentAssetsKnown':
      return say('claim-told-assetsWhole', { teller: who, coins });
    case 'assetsAsAsked': {
      const riding = review.assets.flatMap(({ role, assetId }) =>
        role === 'riding' ? [assets.name(assetId)] : [],
      );
      const beside = riding.length === 0 ? '' : ` + ${sayList(riding)}`;
      return say('claim-told-assetsAsAsked', { teller: who, riding: beside, coins });
    }
    default: {
      const of = outpoints.length === 0 ? '' : ` (${outpointList(outpoints)})`;
      return say('claim-told-other', { teller: who, coins: of, claim: otherwise });
    }
  }
}

/** The claim's outpoints, which are in one text with spaces between them. */
function toldOutpoints(claim: ClaimView): string[] {
  return (claim.facts.told ?? '')
    .split(' ')
    .filter((part) => part !== '')
    .map(fullOutpoint);
}

/** “ab12…:0”; other text is cut and made harmless. */
export function fullOutpoint(text: string): string {
  const [txid = '', vout = ''] = text.split(':');
  return /^[0-9a-f]{64}$/.test(txid) && /^\d{1,10}$/.test(vout)
    ? shortOutpoint({ txid, vout: Number(vout) })
    : foreign(text, 24);
}

function outpointList(outpoints: readonly string[]): string {
  const more = outpoints.length - MOST_SAID;
  const rest = more > 0 ? [say('part-flow-more', { count: more })] : [];
  return sayList([...outpoints.slice(0, MOST_SAID), ...rest]);
}

const MOST_SAID = 4;
