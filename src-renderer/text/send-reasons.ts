import type { AssetView, CallOutput, RefusalCode } from '../../src-preload/contract/index.ts';
import { say, type MessageArguments } from '../../src-preload/messages/say.ts';
import { assetWords } from './asset-words.ts';
import { numberFact, ofAsset, type Reason } from './claim-facts.ts';
import { grouped, sats } from './numbers.ts';

const ofRecipient = ofAsset((asset, claim, assets) => {
  const [times, amount] = [numberFact(claim, 'times'), numberFact(claim, 'amount')];
  const asked = numberFact(claim, 'asked');
  if (times === 0n && asked !== null)
    return say('reason-recipient-nothing', { amount: assets.amount(asset, asked) });
  if (times !== null)
    return say('reason-recipient-times', { asset: assets.name(asset), times: grouped(times.toString()) });
  return amount === null ? null : say('reason-recipient-unnamed', { amount: assets.amount(asset, amount) });
});

export const sendReasons: Readonly<Partial<Record<RefusalCode, Reason>>> = {
  WRONG_ASSET: ofAsset((asset, _, assets) => say('reason-wrong-asset', { asset: assets.name(asset) })),
  EXTRA_ASSET: ofAsset((asset, _, assets) => say('reason-extra-asset', { asset: assets.name(asset) })),
  RGB_BURN: ofAsset((asset, claim, assets) => {
    const amount = numberFact(claim, 'amount');
    return say('reason-burn', { asset: amount === null ? assets.name(asset) : assets.amount(asset, amount) });
  }),
  RGB_AMOUNT: ofAsset((asset, claim, assets) => {
    const [given, asked] = [numberFact(claim, 'given'), numberFact(claim, 'asked')];
    if (given === null || asked === null) return null;
    return say('reason-amount', { given: assets.amount(asset, given), asked: assets.amount(asset, asked) });
  }),
  RGB_RECIPIENT: (claim, assets) =>
    claim.facts.problem === 'notOneOutput' ? say('reason-recipient-output') : ofRecipient(claim, assets),
  RGB_CHANGE: ofAsset((asset, claim, assets) => {
    const amount = numberFact(claim, 'amount');
    const { problem } = claim.facts;
    return say('reason-change', {
      asset: amount === null ? assets.name(asset) : assets.amount(asset, amount),
      where:
        problem === 'spentHere' || problem === 'holdsNoAssets' || problem === 'noSuchOutput'
          ? problem
          : 'unknown',
    });
  }),
  RGB_BALANCE: ofAsset((asset, claim, assets) => {
    const [before, after] = [numberFact(claim, 'in'), numberFact(claim, 'out')];
    if (before === null || after === null) return null;
    return say('reason-balance', {
      ...{ in: assets.amount(asset, before), out: assets.amount(asset, after) },
      how: after < before ? 'less' : 'more',
      lost: assets.amount(asset, after < before ? before - after : 0n),
    });
  }),
  RGB_INPUTS: ofAsset((asset, claim, assets) => {
    const [listed, closed] = [numberFact(claim, 'allocations'), numberFact(claim, 'closed')];
    const name = assets.name(asset);
    return listed === null || closed === null
      ? say('reason-inputs-else', { asset: name })
      : say('reason-inputs', { asset: name, places: Number(listed), moved: Number(closed) });
  }),
  OUTPUT_SIZE: (claim) => {
    const [agreed, found] = [numberFact(claim, 'agreedSats'), numberFact(claim, 'amountSats')];
    if (agreed === null || found === null) return null;
    return say('reason-output-size', { given: sats(found.toString()), agreed: sats(agreed.toString()) });
  },
  OUTPUT_COUNT: (claim) => {
    const agreed = numberFact(claim, 'agreedSats');
    const spread = numberFact(claim, 'slots') ?? numberFact(claim, 'plain');
    if (agreed !== null) return say('reason-output-missing', { agreed: sats(agreed.toString()) });
    return spread === null ? null : say('reason-change-spread', { count: Number(spread) });
  },
  UNEXPECTED_INPUT: (claim) => {
    const { problem } = claim.facts;
    return problem === 'plainBitcoin' || problem === 'onlyOtherAssets' || problem === 'notNeeded'
      ? say('reason-input', { problem })
      : null;
  },
  BRANCH: () => say('reason-branch'),
  INTENT_MISMATCH: ({ facts: { problem } }) => {
    if (problem === undefined) return null;
    const field = problem === 'askedNum' ? 'num' : problem === 'amountSats' ? 'amount' : problem;
    return say('reason-asked', { problem: field as MessageArguments<'reason-asked'>['problem'] });
  },
};

/** “send 10.00 TUSD”, “send 2 assets to 3 recipients” */
export function sendAct(
  recipients: readonly { readonly assetId: string; readonly amount: bigint | string }[],
  find: (assetId: string) => AssetView | undefined,
): string {
  const ids = new Set(recipients.map(({ assetId }) => assetId));
  const [only] = ids;
  if (only === undefined || ids.size > 1)
    return say('review-act-send-assets', { count: ids.size, recipients: recipients.length });
  const total = recipients.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  const { figure, unit } = assetWords(find).figure(only, total);
  return say('review-act-send-amount', { amount: `${figure}\u00a0${unit}`, recipients: recipients.length });
}

type NotPayable =
  Extract<CallOutput<'signing.readPayment'>, { payable: false }>['reason'] | 'twice' | 'nobody';

/** Reasons with the same remedy share a sentence. */
const NOT_PAYABLE = {
  form: 'form',
  network: 'network',
  ours: 'ours',
  link: 'link',
  asset: 'asset',
  needs: 'needs',
  amountForm: 'amount',
  amountTooLarge: 'amount',
  amountTwice: 'amount',
  means: 'otherWay',
  silentPayment: 'otherWay',
  paymentName: 'otherWay',
  lightning: 'otherWay',
  twice: 'twice',
  nobody: 'nobody',
} as const satisfies Readonly<Record<NotPayable, string>>;

export const notPayable = (reason: NotPayable): string =>
  say('send-not-payable', { why: NOT_PAYABLE[reason] });
