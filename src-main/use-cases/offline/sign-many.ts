import type { CallInput, CallOutput } from '../../../src-preload/contract/index.ts';
import { fail, WalletError } from '../../domain/errors.ts';
import type { WalletRecord } from '../../domain/keys/wallet-record.ts';
import { leavesMoreThan } from '../../domain/psbt/leaving.ts';
import type { Context } from '../context.ts';
import { askSignMany, MOST_RECIPIENTS_AMONG_MANY } from './ask-brought.ts';
import { paidBeside } from '../signing/signed-as-brought.ts';
import { requireHeld } from './held.ts';
import type { Held } from './held.ts';
import { spendingOf } from './rivals.ts';
import { isSignedFor } from './signed-for.ts';
import { judgeToSign, signHeld } from './sign-brought.ts';

type Result = CallOutput<'offline.signMany'>['results'][number];

/**
 * Signs those that are proved, one after the other, with one question for all. Each is judged again as if it stood alone,
 * and again after those before it were signed: two that pay the same recipient are not both signed.
 */
export async function signMany(
  context: Context,
  { items }: CallInput<'offline.signMany'>,
): Promise<CallOutput<'offline.signMany'>> {
  const results = new Map<string, Result>();
  const ready: { readonly wallet: WalletRecord; readonly held: Held }[] = [];
  for (const { broughtId, digest } of new Map(items.map((item) => [item.broughtId, item])).values()) {
    const told = await attempt(broughtId, async () => {
      const held = await requireHeld(context, broughtId);
      const kept = context.signings.imports.read(broughtId);
      if (isSignedFor(held, kept)) return kept.txid;
      const wallet = context.wallets.require(held.walletId);
      // No second step here: what is not proved is opened, read and answered one by one.
      if (held.input.intent.kind === 'offline')
        throw fail('PSBT_REFUSED', { code: 'NOT_PROVED', sentence: '' });
      const asked = { digest, acceptNotProved: false, confirmed: [] };
      const verdict = await judgeToSign(context, wallet, held, asked);
      // The password is typed for one signature: those above the sum are signed one by one.
      if (leavesMoreThan(wallet.askAboveSats, verdict)) throw fail('PASSWORD_NEEDED', {});
      refuseUnseen(held);
      ready.push({ wallet, held });
      return null;
    });
    if (told.txid !== null || told.because !== null) results.set(broughtId, told);
  }
  if (ready.length > 0) {
    const questions = askSignMany(
      ready.map(({ wallet }) => wallet),
      ready.map(({ held }) => held),
    );
    for (const question of questions)
      if (!(await context.confirm.ask(question))) return { outcome: 'aborted', results: [] };
    if (!(await context.presence.prove(`sign ${String(ready.length)} transactions`)))
      return { outcome: 'aborted', results: [] };
  }
  for (const { wallet, held } of ready) {
    const told = await attempt(held.id, async () => {
      refuseTwice(context, wallet, held);
      await signHeld(context, wallet, held);
      return held.verdict.txid;
    });
    results.set(held.id, told);
  }
  return { outcome: 'done', results: [...results.values()] };
}

/** What one question cannot hold is opened, and read on its own. */
function refuseUnseen({ input: { intent } }: Held): void {
  const open = intent.kind === 'send' ? intent.recipients.length : 1;
  if (open > MOST_RECIPIENTS_AMONG_MANY) throw fail('BROUGHT_UNANSWERED', { open });
}

/** Alone it would be asked whether both are meant; among many nobody is asked. Throws SIGNED_BEFORE. */
function refuseTwice(context: Context, wallet: WalletRecord, held: Held): void {
  const [before] = paidBeside(context, wallet.id, spendingOf(held, wallet.keys.network));
  if (before !== undefined) throw fail('SIGNED_BEFORE', { txid: before.txid, atMs: before.atMs });
}

/** What came of one; the others go on. */
async function attempt(broughtId: string, act: () => Promise<string | null>): Promise<Result> {
  try {
    return { broughtId, txid: await act(), because: null };
  } catch (error) {
    if (!(error instanceof WalletError)) throw error;
    const { failure } = error;
    const because = failure.code === 'PSBT_REFUSED' ? failure.facts.code : failure.code;
    return { broughtId, txid: null, because };
  }
}
