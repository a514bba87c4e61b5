import type { ClaimView, Review } from '../../src-preload/contract/index.ts';
import { list, say } from '../../src-preload/messages/say.ts';
import { slotsSentences } from './slots-claims.ts';
import { fact, numberFact, type NumberFact, type Sentences } from './claim-facts.ts';
import { grouped, sats } from './numbers.ts';
import { day } from './time.ts';

/** What is claimed of a bare PSBT, which nobody here asked for: it is described. */
export const offlineSentences: Sentences = {
  ...slotsSentences,
  inputsOurs: (claim, review) => {
    const ours = Number(fact(claim, 'inputs') ?? review.inputs.length);
    return ours === review.inputs.length
      ? say('claim-inputs-ours')
      : say('claim-inputs-part', { count: ours });
  },
  nothingToOthers: () => say('claim-pays-nobody'),
  commitmentRecomputes: (_, { assets }, words) =>
    assets.length === 0
      ? say('claim-data-recomputes')
      : say('claim-data-moves', { assets: list(assets.map(({ assetId }) => words.name(assetId))) }),
  spentAssetsKnown: () => say('claim-spent-assets'),
  feeWithinLimits: (_, { sums }) =>
    sums === null
      ? say('claim-fee-within-limits-unsaid')
      : say('claim-fee-within-limits', { fee: sats(sums.feeSats) }),
  relayed: () => say('claim-relayed'),
};

/** Why something of it is not proved here. */
export const offlineDoubts: Sentences = {
  onlyOurPart: (claim) =>
    say('claim-others', {
      count: Number(fact(claim, 'others') ?? 0),
      signed: Number(fact(claim, 'signedByOthers') ?? 0),
    }),
  nothingToOthers: (_, review, words) => {
    const count = review.outputs.filter(({ kind }) => kind === 'stranger').length;
    const given = review.assets.flatMap(({ assetId, given: parts }) =>
      parts.some(({ to }) => to !== 'own') ? [words.name(assetId)] : [],
    );
    const outputs = count === 0 ? [] : [say('claim-pays-outputs', { count })];
    return say('claim-pays', { what: list([...outputs, ...given]) });
  },
  commitmentRecomputes: () => say('claim-data-unreadable'),
  spentAssetsKnown: (claim, review) => {
    // It is known what lies there, and not how much.
    if (fact(claim, 'asset') !== null && fact(claim, 'unlisted') === null)
      return say('claim-assets-whole-unknown');
    const slots = review.inputs.filter(({ kind }) => kind === 'assetSlot').length;
    const why = say('claim-coins-unlisted');
    return `${why} ${slots === 0 ? say('claim-coins-unlisted-plain') : say('claim-coins-unlisted-slots', { count: slots })}`;
  },
  amountsAsListed: () => say('claim-amounts-own-word'),
  feeWithinLimits: () => say('claim-fee-unknown'),
  relayed: (claim) => {
    const [leastSats, dustLeastSats] = [digits(claim, 'leastSats'), digits(claim, 'dustLeastSats')];
    const [fee, vbytes] = [sats(digits(claim, 'feeSats') ?? '0'), grouped(digits(claim, 'vbytes') ?? '0')];
    const [output, amount] = [fact(claim, 'output') ?? '', sats(digits(claim, 'dustSats') ?? '0')];
    const odd = fact(claim, 'oddOutput');
    return [
      say('claim-unrelayed'),
      ...(leastSats === null ? [] : [say('claim-unrelayed-fee', { fee, vbytes, least: sats(leastSats) })]),
      ...(dustLeastSats === null
        ? []
        : [say('claim-unrelayed-dust', { output, amount, least: sats(dustLeastSats) })]),
      ...(odd === null ? [] : [say('claim-unrelayed-odd', { output: odd })]),
      say('claim-unrelayed-end'),
    ].join(' ');
  },
  lockTime: (claim) => {
    const dateMs = digits(claim, 'dateMs');
    const [blocks, seconds] = [digits(claim, 'relativeBlocks'), digits(claim, 'relativeSeconds')];
    const height = fact(claim, 'lockTime');
    const moments = [
      ...(dateMs === null ? [] : [say('claim-waits-day', { day: day(Number(dateMs)) })]),
      ...(height === null || height === '0' ? [] : [say('claim-waits-height', { height: grouped(height) })]),
      ...(blocks === null
        ? []
        : [say('claim-waits-blocks', { count: Number(blocks), about: about(Number(blocks) * 600) })]),
      ...(seconds === null ? [] : [say('claim-waits-time', { about: about(Number(seconds)) })]),
    ];
    return say('claim-waits', { moments: list(moments) });
  },
};

function digits(claim: ClaimView, name: NumberFact): string | null {
  return numberFact(claim, name)?.toString() ?? null;
}

/** A stretch of time in the largest unit that says enough of it. */
function about(seconds: number): string {
  const hours = seconds / 3_600;
  if (hours < 1) return say('claim-about', { unit: 'minutes', count: Math.max(1, Math.round(seconds / 60)) });
  return hours < 48
    ? say('claim-about', { unit: 'hours', count: Math.round(hours) })
    : say('claim-about', { unit: 'days', count: Math.round(hours / 24) });
}

/** Null: the words of the code say it. */
export function offlineContradiction(claim: ClaimView, { sums }: Review): string | null {
  if (claim.code === 'SPENDS_COLORED') return say('claim-spends-slots');
  return claim.name === 'feeWithinLimits' && claim.code === 'FEE_TOO_HIGH' && sums !== null
    ? say('claim-fee-over-limits', { fee: sats(sums.feeSats) })
    : null;
}
