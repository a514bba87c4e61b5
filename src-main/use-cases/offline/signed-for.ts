import { isOnlyOurPart } from '../../domain/intents/offline.ts';
import { signedForInSlices } from '../../domain/offline/signed-for.ts';
import type { KeptBrought } from '../../ports.ts';
import type { Context } from '../context.ts';
import { breathe } from '../signing/breathe.ts';
import { isOurs } from './judge-brought.ts';
import type { JudgedBrought } from './judge-brought.ts';

/** What was signed before, in what is held now; null where our signatures do not hold for it. */
export function signedFor(
  { input, verdict }: Pick<JudgedBrought, 'input' | 'verdict'>,
  signed: string,
): Promise<string | null> {
  const { psbt, account, intent } = input;
  const ours = (i: number) => isOurs(verdict.inputs[i]);
  return signedForInSlices(
    { psbt, account, onlyOurPart: isOnlyOurPart(intent), isOurs: ours },
    signed,
    breathe(),
  );
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
  { signings }: Pick<Context, 'signings'>,
  walletId: string,
  txid: string,
  judged: JudgedBrought,
): Promise<void> {
  const older = signings.imports.older(walletId, txid);
  if (older === null) return;
  if (older.signed === null || (await signedFor(judged, older.signed)) !== null)
    signings.imports.commitsTo(older.id, judged.commits);
}
