import * as v from 'valibot';
import { fail } from '../../domain/errors.ts';
import type { Network } from '../../domain/network.ts';
import { scriptKey, sealKey } from '../../domain/rgb/send-terms.ts';
import type { SignedBrought } from '../../ports.ts';
import type { Context } from '../context.ts';
import type { Wanted } from '../signing/conflicts.ts';
import { outpointsOf } from '../signing/outpoints.ts';
import { recipientsOf } from '../signing/recipients.ts';
import type { Held } from './held.ts';
import { openQuestions } from './open-questions.ts';

/**
 * What was signed here beside the flows of the journal. Nobody tells this machine what became of it, so whatever it
 * signed may confirm at any time; two that share a coin never both do.
 */

const spending = v.object({ kind: v.string(), inputs: v.array(v.string()), recipients: v.array(v.string()) });

/** What a brought transaction spends and whom it pays, as it is compared and written down. */
export function spendingOf({ input, verdict }: Pick<Held, 'input' | 'verdict'>, network: Network): Wanted {
  const { intent } = input;
  const inputs = outpointsOf(verdict);
  if (intent.kind !== 'offline')
    return { kind: intent.kind, inputs, recipients: recipientsOf(intent, network) };
  const questions = openQuestions({ input, verdict });
  const recipients = questions.flatMap((question) => {
    if (question.kind === 'output') return [scriptKey(question.script)];
    return question.kind === 'asset' && question.seal.kind === 'secret'
      ? [sealKey(question.seal.secretSeal)]
      : [];
  });
  return { kind: questions.some(({ kind }) => kind === 'asset') ? 'send' : 'sendBtc', inputs, recipients };
}

/** Other transactions that were signed here and share a coin with it. */
export function rivalsOf(
  { broughtBook }: Pick<Context, 'broughtBook'>,
  { walletId, verdict }: Pick<Held, 'walletId' | 'verdict'>,
): SignedBrought[] {
  const inputs = outpointsOf(verdict);
  return broughtBook
    .signed(walletId)
    .filter(
      (one) => one.txid !== verdict.txid && readSpending(one).inputs.some((coin) => inputs.includes(coin)),
    );
}

/** A recipient of assets is paid once: by no second transaction that could confirm beside the first. Throws SIGNED_BEFORE. */
export function refusePaidTwice(
  { broughtBook }: Pick<Context, 'broughtBook'>,
  { walletId, verdict }: Pick<Held, 'walletId' | 'verdict'>,
  wanted: Wanted,
): void {
  for (const one of broughtBook.signed(walletId)) {
    const before = readSpending(one);
    if (one.txid === verdict.txid || before.kind !== 'send' || wanted.kind !== 'send') continue;
    const both = !before.inputs.some((coin) => wanted.inputs.includes(coin));
    if (both && before.recipients.some((recipient) => wanted.recipients.includes(recipient)))
      throw fail('SIGNED_BEFORE', { txid: one.txid, atMs: one.signedAtMs });
  }
}

function readSpending({ spending: written }: SignedBrought): v.InferOutput<typeof spending> {
  return v.parse(spending, written);
}
