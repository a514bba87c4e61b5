import type { ClaimName, ClaimView, Review } from '../../src-preload/contract/index.ts';
import type { Teller } from './outcomes.ts';
import { listed, type AssetWords } from './asset-words.ts';
import { foreign } from './foreign.ts';
import { plural, shortOutpoint } from './numbers.ts';

type Told = (rests: Rests, review: Review, assets: AssetWords) => string;

interface Rests {
  /** “the service’s word”. */
  readonly word: string;
  /** “: ab12…:0, cd34…:1”; empty where no outpoint is named. */
  readonly where: string;
  /** How many outpoints are named. */
  readonly count: number;
}

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
  const rests = {
    word: `the ${teller}’s word`,
    where: outpoints.length === 0 ? '' : `: ${shown(outpoints)}`,
    count: outpoints.length,
  };
  return (
    sentences[claim.name]?.(rests, review, assets) ??
    `True by ${rests.word} alone${inBrackets(outpoints)}: ${otherwise}`
  );
}

const sentences: Readonly<Partial<Record<ClaimName, Told>>> = {
  inputsAreSlots: ({ word, where, count }) =>
    `What ${count === 1 ? 'this slot holds' : 'these slots hold'} is ${word}${where}.`,
  inputsUncolored: ({ word, where, count }) =>
    `That no asset lies on ${count === 1 ? 'this coin' : 'these coins'} is ${word}${where}.`,
  amountsAsListed: ({ word, where, count }) =>
    `The ${count === 1 ? 'amount of this coin is' : 'amounts of these coins are'} ${word}${where}.`,
  assetsWhole: ({ word, where }) =>
    `All that is known to lie on the spent slots is moved; that nothing else lies there is ${word}${where}.`,
  spentAssetsKnown: ({ word, where }) =>
    `All that is known to lie on its inputs is moved; that nothing else lies there is ${word}${where}.`,
  assetsAsAsked: ({ word, where }, review, assets) => {
    const riding = review.assets.filter(({ role }) => role === 'riding');
    const beside =
      riding.length === 0 ? '' : ` and ${listed(riding.map(({ assetId }) => assets.name(assetId)))}`;
    return `It moves what you asked to send${beside}; that nothing else lies on the spent slots is ${word}${where}.`;
  },
};

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
  const rest = outpoints.length - MOST_SAID;
  return rest <= 0
    ? outpoints.join(', ')
    : `${outpoints.slice(0, MOST_SAID).join(', ')} and ${plural(rest, 'more coin')}`;
}

const inBrackets = (outpoints: readonly string[]): string =>
  outpoints.length === 0 ? '' : ` (${shown(outpoints)})`;

const MOST_SAID = 4;
