import { fail } from '../../domain/errors.ts';
import { isOnlyOurPart } from '../../domain/intents/offline.ts';
import type { WalletRecord } from '../../domain/keys/wallet-record.ts';
import type { JudgeInput } from '../../domain/psbt/judge.ts';
import type { Verdict } from '../../domain/psbt/verdict.ts';
import type { PasswordProof } from '../../ports.ts';
import type { Context } from '../../use-cases/context.ts';
import { toldOfRules } from '../../use-cases/rules/hold-to-rules.ts';
import { secretOf } from '../../use-cases/vault/words.ts';
import type { progressOf } from './progress.ts';

interface ToSign {
  readonly input: JudgeInput;
  readonly verdict: Verdict;
  readonly proof: PasswordProof | null;
  readonly progress: ReturnType<typeof progressOf>;
}

/**
 * Asks no more: the keyholder judges the same again, is told of the rules, and signs; each signature is verified here.
 * Writes nothing down. Answers the signed PSBT, base64. Throws SIGNATURE_INVALID, and what the keyholder refuses.
 */
export async function signJudged(
  context: Context,
  wallet: WalletRecord,
  { input, verdict, proof, progress }: ToSign,
): Promise<string> {
  progress('sign');
  const asked = { secret: secretOf(wallet), ...input, digest: verdict.digest };
  // As they are now: what was asked meanwhile may have changed them.
  const rules = toldOfRules(context, context.wallets.require(wallet.id), { ...input, verdict });
  const request = rules === undefined ? asked : { ...asked, rules };
  const ask = () => context.signer.sign(request, proof);
  const { psbt, txid: told } = await (proof === null ? ask() : context.lock.attempt(ask));
  progress('verify');
  const part = isOnlyOurPart(input.intent);
  const { txid } = await context.judging.verifySigned(input.psbt, psbt, input.account, part);
  if (txid !== told || txid !== verdict.txid) throw fail('SIGNATURE_INVALID', { input: 0 });
  return psbt;
}
