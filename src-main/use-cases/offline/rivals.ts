import type { Network } from '../../domain/network.ts';
import { scriptKey, sealKey } from '../../domain/rgb/send-terms.ts';
import type { Context } from '../context.ts';
import type { Wanted } from '../signing/conflicts.ts';
import { outpointsOf } from '../signing/outpoints.ts';
import { recipientsOf } from '../signing/recipients.ts';
import { signedAsBrought, type SignedAsBrought } from '../signing/signed-as-brought.ts';
import type { Held } from './held.ts';

/** What a brought transaction spends and whom it pays, as it is compared and written down. */
export function spendingOf(
  { input, verdict, questions }: Pick<Held, 'input' | 'verdict' | 'questions'>,
  network: Network,
): Wanted {
  const { intent } = input;
  const inputs = outpointsOf(verdict);
  if (intent.kind !== 'offline')
    return { kind: intent.kind, inputs, recipients: recipientsOf(intent, network) };
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
  context: Pick<Context, 'broughtBook'>,
  { walletId, verdict }: Pick<Held, 'walletId' | 'verdict'>,
): SignedAsBrought[] {
  const inputs = outpointsOf(verdict);
  return signedAsBrought(context, walletId).filter(
    (one) => one.txid !== verdict.txid && one.inputs.some((coin) => inputs.includes(coin)),
  );
}
