import type { LineView, Review } from '../../../src-preload/contract/index.ts';
import type { CreateSlotsIntent } from '../../domain/intents/create-slots.ts';
import type { Line, Verdict } from '../../domain/psbt/verdict.ts';

/** The verdict as the screen reads it: the same lines and claims, sums as numbers (all below 2^53). */
export function toReview(made: {
  flowId: string;
  walletId: string;
  intent: CreateSlotsIntent;
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
    intent: { ...intent, sizeSats: Number(intent.sizeSats) },
    claims: verdict.claims.map((claim) => ({ ...claim, facts: { ...claim.facts } })),
    inputs: verdict.inputs.map(toLine),
    outputs: verdict.outputs.map(toLine),
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

function toLine(line: Line): LineView {
  return {
    ...line,
    amountSats: line.amountSats === null ? null : Number(line.amountSats),
    outpoint: line.outpoint === null ? null : { ...line.outpoint },
    assets: line.assets.map(({ assetId, amount }) => ({ assetId, amount: amount.toString() })),
  };
}
