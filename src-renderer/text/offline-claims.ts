import type { ClaimView, Review } from '../../src-preload/contract/index.ts';
import { sayList, say } from '../../src-preload/messages/say.ts';
import { slotsSentences } from './slots-claims.ts';
import { fact, numberFact, type NumberFact, type Sentences } from './claim-facts.ts';
import { grouped, sats } from './numbers.ts';
import { day, lasting } from './time.ts';

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
      : say('claim-data-moves', { assets: sayList(assets.map(({ assetId }) => words.name(assetId))) }),
  spentAssetsKnown: () => say('claim-spent-assets'),
  feeWithinLimits: (_, { sums }) =>
    sums === null ? say('claim-fee-unknown') : say('claim-fee-within-limits', { fee: sats(sums.feeSats) }),
  relayed: () => say('claim-relayed'),
};

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
    return say('claim-pays', { what: sayList([...outputs, ...given]) });
  },
  commitmentRecomputes: () => say('claim-data-unreadable'),
  spentAssetsKnown: (claim, review) => {
    // The asset is known, but not its amount.
    if (fact(claim, 'asset') !== null && fact(claim, 'unlisted') === null)
      return say('claim-assets-whole-unknown');
    const slots = review.inputs.filter(({ kind }) => kind === 'assetSlot').length;
    return say('claim-coins-unlisted', { count: slots });
  },
  amountsAsListed: () => say('claim-amounts-own-word'),
  feeWithinLimits: () => say('claim-fee-unknown'),
  relayed: (claim) => {
    const [leastSats, dustLeastSats] = [digits(claim, 'leastSats'), digits(claim, 'dustLeastSats')];
    const [fee, vbytes] = [sats(digits(claim, 'feeSats') ?? '0'), grouped(digits(claim, 'vbytes') ?? '0')];
    const [output, amount] = [fact(claim, 'output') ?? '', sats(digits(claim, 'dustSats') ?? '0')];
    const odd = fact(claim, 'oddOutput');
    const why = [
      ...(leastSats === null ? [] : [say('claim-unrelayed-fee', { fee, vbytes, least: sats(leastSats) })]),
      ...(dustLeastSats === null
        ? []
        : [say('claim-unrelayed-dust', { output, amount, least: sats(dustLeastSats) })]),
      ...(odd === null ? [] : [say('claim-unrelayed-odd', { output: odd })]),
    ].join(' ');
    return say('claim-unrelayed', { why });
  },
  lockTime: (claim) => {
    const dateMs = digits(claim, 'dateMs');
    const [blocks, seconds] = [digits(claim, 'relativeBlocks'), digits(claim, 'relativeSeconds')];
    const height = fact(claim, 'lockTime');
    const moments = [
      ...(dateMs === null ? [] : [waitsAt('day', day(Number(dateMs)))]),
      ...(height === null || height === '0' ? [] : [waitsAt('height', grouped(height))]),
      ...(blocks === null ? [] : [waitsAt('blocks', lasting(Number(blocks) * BLOCK_MS), Number(blocks))]),
      ...(seconds === null ? [] : [waitsAt('time', lasting(Number(seconds) * 1_000))]),
    ];
    return say('claim-waits', { moments: sayList(moments) });
  },
};

function digits(claim: ClaimView, name: NumberFact): string | null {
  return numberFact(claim, name)?.toString() ?? null;
}

const waitsAt = (by: 'day' | 'height' | 'blocks' | 'time', at: string, count = 0): string =>
  say('claim-waits-at', { by, at, count });

const BLOCK_MS = 600_000;

/** Why a bare PSBT's claim contradicts; null if the code's words suffice. */
export function offlineContradiction(claim: ClaimView, { sums }: Review): string | null {
  if (claim.code === 'SPENDS_COLORED') return say('claim-spends-slots');
  return claim.name === 'feeWithinLimits' && claim.code === 'FEE_TOO_HIGH' && sums !== null
    ? say('claim-fee-over-limits', { fee: sats(sums.feeSats) })
    : null;
}
