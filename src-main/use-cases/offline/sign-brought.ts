import type { CallInput, CallOutput } from '../../../src-preload/contract/index.ts';
import { fail } from '../../domain/errors.ts';
import type { WalletRecord } from '../../domain/keys/wallet-record.ts';
import { leavesMoreThan } from '../../domain/psbt/leaving.ts';
import { judgeInSlices } from '../../domain/psbt/judge.ts';
import type { Verdict } from '../../domain/psbt/verdict.ts';
import type { PasswordProof } from '../../ports.ts';
import type { Context } from '../context.ts';
import { proofOf } from '../lock/password.ts';
import { breathe } from '../signing/breathe.ts';
import { countSpending, refuseByRules } from '../rules/hold-to-rules.ts';
import { refuseBesideSigned, refuseConflict } from '../signing/conflicts.ts';
import { refuseToSign } from '../signing/may-sign.ts';
import { progressOf } from '../signing/progress.ts';
import { signJudged } from '../signing/sign-judged.ts';
import { paidBeside } from '../signing/signed-as-brought.ts';
import { secretOf } from '../vault/words.ts';
import { askSignBrought } from './ask-brought.ts';
import { requireHeld } from './held.ts';
import type { Held } from './held.ts';
import { rivalsOf, spendingOf } from './rivals.ts';
import { isSignedFor } from './signed-for.ts';

/**
 * Signs what was brought: what was shown is what is signed. The quoted digest must be that of the verdict reached again
 * here, each question answered, main asks itself, and the keyholder judges once more. Nothing is sent anywhere. What was
 * signed before is answered as it is, whatever form it came in, where the same signatures hold for it.
 */
export async function signBrought(
  context: Context,
  asked: CallInput<'offline.sign'>,
): Promise<CallOutput<'offline.sign'>> {
  const held = await requireHeld(context, asked.broughtId);
  const before = context.signings.imports.read(held.id);
  if (isSignedFor(held, before))
    return { outcome: 'before', txid: before.txid, signedAtMs: before.signedAtMs };
  const wallet = context.wallets.require(held.walletId);
  const verdict = await judgeToSign(context, wallet, held, asked);
  const proof = proofOf(context, asked.password);
  if (proof === null && leavesMoreThan(wallet.askAboveSats, verdict)) throw fail('PASSWORD_NEEDED', {});
  const progress = progressOf(context, held.id);
  progress('confirm');
  const besides = paidBeside(context, wallet.id, spendingOf(held, wallet.keys.network));
  const question = askSignBrought(wallet, held, {
    rivals: rivalsOf(context, held),
    besides: besides.length,
  });
  if (!(await context.confirm.ask(question))) return aborted;
  if (!(await context.presence.prove(`sign for “${wallet.name}”`))) return aborted;
  return { outcome: 'signed', txid: verdict.txid, signedAtMs: await signHeld(context, wallet, held, proof) };
}

const aborted = { outcome: 'aborted', txid: null, signedAtMs: null } as const;

/**
 * The verdict again, from what is held. Throws DIGEST_CHANGED, PSBT_REFUSED, BROUGHT_UNANSWERED, NO_KEY_HERE, and what
 * conflicts with what was signed before.
 */
export async function judgeToSign(
  context: Context,
  wallet: WalletRecord,
  held: Held,
  asked: Pick<CallInput<'offline.sign'>, 'digest' | 'acceptNotProved' | 'confirmed'>,
): Promise<Verdict> {
  secretOf(wallet);
  const verdict = await judgeInSlices(held.input, breathe());
  if (verdict.digest !== held.verdict.digest || verdict.digest !== asked.digest)
    throw fail('DIGEST_CHANGED', {});
  const { allowUnprovedAssets } = context.wallets.app();
  const { acceptNotProved } = asked;
  refuseToSign(verdict, wallet.keys.network, { acceptNotProved, allowUnprovedAssets });
  const open = held.questions.filter(({ id }) => !asked.confirmed.includes(id)).length;
  if (open > 0) throw fail('BROUGHT_UNANSWERED', { open });
  refuseConflicts(context, wallet, held);
  refuseByRules(context, wallet, { ...held.input, verdict });
  return verdict;
}

/** Asks no more: the keyholder judges again and signs, the signatures are verified, and all of it is written down. */
export async function signHeld(
  context: Context,
  wallet: WalletRecord,
  held: Held,
  proof: PasswordProof | null = null,
): Promise<number> {
  const { input, verdict } = held;
  const progress = progressOf(context, held.id);
  // The question may have stood there for hours, and something else was signed meanwhile.
  const wanted = refuseConflicts(context, wallet, held);
  const weighed = { psbt: input.psbt, intent: input.intent, verdict };
  refuseByRules(context, context.wallets.require(wallet.id), weighed);
  // Of two clicks the second stops here.
  context.signings.imports.signing(held.id, wanted);
  try {
    context.signings.imports.signedAs(
      held.id,
      await signJudged(context, wallet, { input, verdict, proof, progress }),
    );
    countSpending(context, wallet, weighed);
  } catch (error) {
    context.signings.imports.notSigned(held.id);
    throw error;
  }
  context.tell('offline.changed', { walletId: wallet.id });
  return context.signings.imports.read(held.id)?.signedAtMs ?? context.clock.nowMs();
}

function refuseConflicts(context: Context, wallet: WalletRecord, held: Held) {
  const wanted = spendingOf(held, wallet.keys.network);
  refuseConflict(context, wallet.id, held.id, wanted);
  refuseBesideSigned(context, wallet.id, held.verdict.txid, wanted);
  return wanted;
}
