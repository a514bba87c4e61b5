import type { ClaimView, Review } from '../../src-preload/contract/index.ts';
import { listed } from './asset-words.ts';
import { slotsSentences } from './slots-claims.ts';
import { fact, numberFact, type NumberFact, type Sentences } from './claim-facts.ts';
import { grouped, plural, sats } from './numbers.ts';
import { day } from './time.ts';

/** What is claimed of a bare PSBT, which nobody here asked for: it is described. */
export const offlineSentences: Sentences = {
  ...slotsSentences,
  inputsOurs: (claim, review) => {
    const ours = Number(fact(claim, 'inputs') ?? review.inputs.length);
    if (ours === review.inputs.length && ours > 1)
      return `All ${plural(ours, 'coin')} that it spends are yours: your keys derive them.`;
    if (ours === review.inputs.length) return 'The coin that it spends is yours: your keys derive it.';
    return `${plural(ours, 'coin')} of it ${ours === 1 ? 'is' : 'are'} yours: your keys derive ${ours === 1 ? 'it' : 'them'}. Nothing else of it is signed.`;
  },
  nothingToOthers: () => 'It pays nobody else, and gives no asset to anybody.',
  commitmentRecomputes: (_, { assets }, words) =>
    assets.length === 0
      ? 'What it writes into the chain recomputes from what is shown here.'
      : `What it writes into the chain moves ${listed(assets.map(({ assetId }) => words.name(assetId)))}, and nothing hidden rides in it.`,
  spentAssetsKnown: () => 'What lies on its inputs is known, and all of it is moved.',
  feeWithinLimits: (_, { sums }) =>
    sums === null
      ? 'The fee is within your limits.'
      : `The fee is ${sats(sums.feeSats)}, within your limits.`,
  relayed: () => 'Nodes pass on what pays such a fee and makes such outputs.',
};

/** Why something of it is not proved here. */
export const offlineDoubts: Sentences = {
  onlyOurPart: (claim) => {
    const others = Number(fact(claim, 'others') ?? 0);
    const signed = Number(fact(claim, 'signedByOthers') ?? 0);
    const said =
      signed === 0 ? '' : `, and ${signed === others ? 'all' : String(signed)} of those carry a signature`;
    return `${plural(others, 'input')} of it ${others === 1 ? 'is' : 'are'} other people’s${said}. What they hold is the PSBT’s word; your signature covers it, so that with any other amount or output it is worth nothing.`;
  },
  nothingToOthers: (_, review, words) => {
    const paid = review.outputs.filter(({ kind }) => kind === 'stranger');
    const given = review.assets.flatMap(({ assetId, given: parts }) =>
      parts.some(({ to }) => to !== 'own') ? [words.name(assetId)] : [],
    );
    const parts = [
      ...(paid.length === 0
        ? []
        : [`${plural(paid.length, 'output')} that ${paid.length === 1 ? 'is' : 'are'} not yours`]),
      ...(given.length === 0 ? [] : [`${listed(given)} to somebody else`]),
    ];
    return `It pays ${listed(parts)}. Nobody said here who that is: confirm each above.`;
  },
  commitmentRecomputes: () =>
    'It writes data into the chain that Ochre cannot read. If your coins carry assets, they may be lost by it.',
  spentAssetsKnown: (claim, review) => {
    const slots = review.inputs.filter(({ kind }) => kind === 'assetSlot').length;
    const unlisted = fact(claim, 'unlisted') ?? String(review.inputs.length);
    const why = `This machine has no list of what lies on ${unlisted === '1' ? 'this coin' : 'these coins'}.`;
    return slots === 0
      ? `${why} They lie on your plain branch, where no asset should be.`
      : `${why} ${plural(slots, 'input')} of it ${slots === 1 ? 'is an asset slot' : 'are asset slots'}: an asset there that it does not move is destroyed.`;
  },
  amountsAsListed: () =>
    'The amounts of its inputs are its own word. If one is wrong, your signature is worth nothing and nothing is lost.',
  feeWithinLimits: () => 'The fee cannot be told from it.',
  relayed: (claim) => {
    const [leastSats, dustLeastSats] = [digits(claim, 'leastSats'), digits(claim, 'dustLeastSats')];
    const fee =
      leastSats === null
        ? ''
        : ` It pays ${sats(digits(claim, 'feeSats') ?? '0')} for ${grouped(digits(claim, 'vbytes') ?? '0')} vB, and many nodes pass on nothing below ${sats(leastSats)}.`;
    const dust =
      dustLeastSats === null
        ? ''
        : ` Output ${fact(claim, 'output') ?? ''} holds ${sats(digits(claim, 'dustSats') ?? '0')}, and nodes pass on no such output below ${sats(dustLeastSats)}.`;
    return `Nodes may not take it.${fee}${dust} It would then never confirm; nothing is lost by that, and the coin can be spent otherwise.`;
  },
  lockTime: (claim) => {
    const dateMs = digits(claim, 'dateMs');
    const [blocks, seconds] = [digits(claim, 'relativeBlocks'), digits(claim, 'relativeSeconds')];
    const height = fact(claim, 'lockTime');
    const until = [
      ...(dateMs === null ? [] : [`after ${day(Number(dateMs))}`]),
      ...(height === null || height === '0' ? [] : [`from block ${grouped(height)} on`]),
      ...(blocks === null
        ? []
        : [`${plural(blocks, 'block')} (${about(Number(blocks) * 600)}) after what it spends`]),
      ...(seconds === null ? [] : [`${about(Number(seconds))} after what it spends`]),
    ];
    return `It can be mined ${listed(until)}, and not before. Until then it only waits, and the coin can be spent otherwise.`;
  },
};

function digits(claim: ClaimView, name: NumberFact): string | null {
  return numberFact(claim, name)?.toString() ?? null;
}

/** A stretch of time in the largest unit that says enough of it. */
function about(seconds: number): string {
  const hours = seconds / 3_600;
  if (hours < 1) return `about ${plural(Math.max(1, Math.round(seconds / 60)), 'minute')}`;
  return hours < 48
    ? `about ${plural(Math.round(hours), 'hour')}`
    : `about ${plural(Math.round(hours / 24), 'day')}`;
}

/** Null: the words of the code say it. */
export function offlineContradiction(claim: ClaimView, { sums, inputs }: Review): string | null {
  if (claim.code === 'SPENDS_COLORED') {
    const slots = inputs.filter(({ kind }) => kind === 'assetSlot').length;
    const what = slots === 0 ? 'a slot of yours' : plural(slots, 'asset slot');
    return `It would spend ${what} and move no asset: what lies there would be destroyed. Have it made anew from plain bitcoin.`;
  }
  return claim.name === 'feeWithinLimits' && claim.code === 'FEE_TOO_HIGH' && sums !== null
    ? `The fee would be ${sats(sums.feeSats)}, more than your limits allow.`
    : null;
}

/** Of what a pack reports. */
export function restsOnPack({ outcome }: ClaimView): string | null {
  return outcome === 'onTrust' ? 'This machine asks nobody whether it is true.' : null;
}
