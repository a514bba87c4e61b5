import { isOnlyOurPart } from '../../domain/intents/offline.ts';
import { isOurs } from '../../domain/offline/judge-brought.ts';
import type { JudgedBrought } from '../../domain/offline/judge-brought.ts';
import type { KeptBrought } from '../../ports.ts';
import type { Context } from '../../use-cases/context.ts';

/** What was signed before, in what is held now; null where our signatures do not hold for it. */
export function signedFor(
  { judging }: Pick<Context, 'judging'>,
  { input, verdict }: Pick<JudgedBrought, 'input' | 'verdict'>,
  signed: string,
): Promise<string | null> {
  const { psbt, account, intent } = input;
  const ours = verdict.inputs.map(isOurs);
  return judging.signedFor({ psbt, account, onlyOurPart: isOnlyOurPart(intent), ours }, signed);
}

/** Whether a kept one is signed for what is held now: it may be judged otherwise since, where more keys are known as ours. */
export function isSignedFor(
  { commits }: Pick<JudgedBrought, 'commits'>,
  kept: KeptBrought | null,
): kept is KeptBrought & { readonly signed: string } {
  return kept !== null && kept.signed !== null && ['', commits].includes(kept.commits);
}

/** One that was kept by its id alone is the same as this one where it is unsigned, or its signatures hold for this one. */
export async function takeOlder(
  context: Pick<Context, 'broughtBook' | 'judging'>,
  walletId: string,
  txid: string,
  judged: JudgedBrought,
): Promise<void> {
  const { broughtBook } = context;
  const older = broughtBook.older(walletId, txid);
  if (older === null) return;
  if (older.signed === null || (await signedFor(context, judged, older.signed)) !== null)
    broughtBook.commitsTo(older.id, judged.commits);
}
