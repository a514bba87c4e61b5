import type { LineView, MovedAssetView, Review } from '../../../src-preload/contract/index.ts';
import type { CreateSlotsIntent } from '../../domain/intents/create-slots.ts';
import type { SendIntent } from '../../domain/intents/send.ts';
import type { Line, MovedAsset, Verdict } from '../../domain/psbt/verdict.ts';

/** The verdict as the screen reads it: the same lines and claims, sums as numbers (all below 2^53). */
export function toReview(made: {
  flowId: string;
  walletId: string;
  intent: CreateSlotsIntent | SendIntent;
  verdict: Verdict;
  preparedAtMs: number;
}): Review {
  const { flowId, walletId, intent, verdict, preparedAtMs } = made;
  const { sums } = verdict;
  return {
    flowId,
    walletId,
    digest: verdict.digest,
    outcome: verdict.outcome,
    code: verdict.code,
    intent: toIntent(intent),
    claims: verdict.claims.map((claim) => ({ ...claim, facts: { ...claim.facts } })),
    inputs: verdict.inputs.map(toLine),
    outputs: verdict.outputs.map(toLine),
    assets: verdict.assets.map(toMoved),
    sums:
      sums === null
        ? null
        : {
            inSats: Number(sums.inSats),
            outSats: Number(sums.outSats),
            feeSats: Number(sums.feeSats),
            vbytes: sums.vbytes,
            ownSats: Number(sums.ownSats),
            strangerSats: Number(sums.strangerSats),
          },
    preparedAtMs,
  };
}

function toIntent(intent: CreateSlotsIntent | SendIntent): Review['intent'] {
  if (intent.kind === 'createSlots') return { ...intent, sizeSats: Number(intent.sizeSats) };
  return {
    ...intent,
    recipients: intent.recipients.map(({ amount, witnessSats, ...recipient }) => ({
      ...recipient,
      amount: amount.toString(),
      kind: witnessSats === null ? 'blinded' : 'witness',
      witnessSats: witnessSats === null ? null : Number(witnessSats),
    })),
  };
}

function toMoved({ assetId, role, inAmount, given }: MovedAsset): MovedAssetView {
  return {
    assetId,
    role,
    inAmount: inAmount.toString(),
    given: given.map(({ to, amount, seal }) => ({ to, amount: amount.toString(), seal: { ...seal } })),
  };
}

function toLine(line: Line): LineView {
  return {
    ...line,
    amountSats: line.amountSats === null ? null : Number(line.amountSats),
    outpoint: line.outpoint === null ? null : { ...line.outpoint },
    assets: line.assets.map(({ assetId, amount }) => ({ assetId, amount: amount.toString() })),
  };
}
