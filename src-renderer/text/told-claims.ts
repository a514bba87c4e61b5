import type { ClaimView, Review } from '../../src-preload/contract/index.ts';
import { list, say } from '../../src-preload/messages/say.ts';
import type { Teller } from './outcomes.ts';
import { type AssetWords } from './asset-words.ts';
import { foreign } from './foreign.ts';
import { shortOutpoint } from './numbers.ts';

/** What is said of each claim; of a send with other assets on its slots, which lie there too. */
const TOLD = ['inputsAreSlots', 'assetsWhole', 'spentAssetsKnown', 'assetsAsAsked'] as const;

/**
 * What a claim on trust rests on, in one sentence that names whose word it is and of which coins. `otherwise`: what is
 * said of the claim where it is proved.
 */
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
  // Of what a signing request asks for the sentence itself says whose word it is, or the note beside it does.
  if (teller === 'pack' && (outpoints.length === 0 || claim.name === 'amountsAsListed')) return otherwise;
  const rests = { coins: shown(outpoints), count: outpoints.length };
  const riding = review.assets.filter(({ role }) => role === 'riding');
  if (claim.name === 'assetsAsAsked' && riding.length > 0) {
    const beside = list(riding.map(({ assetId }) => assets.name(assetId)));
    return say(`claim-told-riding.${teller}`, { ...rests, assets: beside });
  }
  const told = TOLD.find((name) => name === claim.name);
  return told === undefined
    ? say(`claim-told-other.${teller}`, { ...rests, claim: otherwise })
    : say(`claim-told-${told}.${teller}`, rests);
}

/** The outpoints that somebody told of, as the judge names them: `txid:vout`, with spaces between. */
function toldOutpoints(claim: ClaimView): string[] {
  return (claim.facts.told ?? '')
    .split(' ')
    .filter((part) => part !== '')
    .map(outpointText);
}

/** “ab12…:0”; of anything that is no outpoint its beginning, made harmless. */
export function outpointText(text: string): string {
  const [txid = '', vout = ''] = text.split(':');
  return /^[0-9a-f]{64}$/.test(txid) && /^\d{1,10}$/.test(vout)
    ? shortOutpoint({ txid, vout: Number(vout) })
    : foreign(text, 24);
}

function shown(outpoints: readonly string[]): string {
  const more = outpoints.length - MOST_SAID;
  const rest = more > 0 ? [say('claim-more-coins', { count: more })] : [];
  return list([...outpoints.slice(0, MOST_SAID), ...rest]);
}

const MOST_SAID = 4;
