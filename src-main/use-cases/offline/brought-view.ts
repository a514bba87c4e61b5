import type { BroughtQuestion, BroughtView } from '../../../src-preload/contract/index.ts';
import { isOnlyOurPart } from '../../domain/intents/offline.ts';
import type { Context } from '../context.ts';
import { finest, toReview, toSeal } from '../signing/review.ts';
import type { Held } from './held.ts';
import { stopsNow, stopViews } from '../rules/hold-to-rules.ts';
import { rivalsOf } from './rivals.ts';
import { isSignedFor } from './signed-for.ts';

/** What was brought as screens see it: the verdict, what is to be answered, and what was signed here before. */
export function toBroughtView(context: Context, held: Held): BroughtView {
  const { id, walletId, verdict, input } = held;
  const wallet = context.wallets.require(walletId);
  const { network } = wallet.keys;
  const kept = context.signings.imports.read(id);
  return {
    broughtId: id,
    walletId,
    walletName: wallet.name,
    name: held.name,
    from: held.from,
    broughtAtMs: held.broughtAtMs,
    review: toReview({
      flowId: id,
      walletId,
      intent: input.intent,
      verdict,
      preparedAtMs: input.snapshot.takenAtMs,
      clockAheadSeconds: null,
      stops: stopViews(stopsNow(context, wallet, { psbt: input.psbt, intent: input.intent, verdict })),
      network,
    }),
    questions: held.questions.map((question): BroughtQuestion => {
      if (question.kind === 'output' || question.kind === 'data')
        return { ...question, amountSats: Number(question.amountSats) };
      if (question.kind === 'part') {
        const { oursSats, othersSats, backSats } = question;
        return {
          ...question,
          oursSats: Number(oursSats),
          othersSats: Number(othersSats),
          backSats: Number(backSats),
        };
      }
      return {
        ...question,
        amount: question.amount.toString(),
        seal: toSeal(question.seal, finest(network)),
      };
    }),
    onlyOurPart: isOnlyOurPart(input.intent),
    data: [...held.data],
    txid: verdict.txid,
    signedAtMs: isSignedFor(held, kept) ? kept.signedAtMs : null,
    rivals: rivalsOf(context, held).map((rival) => ({ ...rival })),
  };
}
