import { WalletError } from '../errors.ts';
import { sameBytes } from '../psbt/bytes.ts';
import { finalise, withSignatures } from '../psbt/finalise.ts';
import { readPsbtInSteps } from '../psbt/read.ts';
import { inSlices } from '../psbt/steps.ts';
import type { Pause } from '../psbt/steps.ts';
import type { JudgeAccount } from '../psbt/verdict.ts';
import { verifySignedInSlices } from '../psbt/verify.ts';
import { signatureIn } from './way-back.ts';

/** A PSBT as it was judged last, base64, and which of its inputs are ours. */
interface JudgedNow {
  readonly psbt: string;
  readonly account: JudgeAccount;
  readonly onlyOurPart: boolean;
  readonly isOurs: (index: number) => boolean;
}

/**
 * Our signatures out of `signed`, which was signed before, in the PSBT that is judged now: finalised, or of only our part
 * beside all that is there. Each is verified for what this one says of every input, so that a signature that another
 * amount or script was made up for is not taken for one: null. Both are base64. Touches no key.
 */
export async function signedForInSlices(
  { psbt, account, onlyOurPart, isOurs }: JudgedNow,
  signed: string,
  pause: Pause,
): Promise<string | null> {
  const asked = await inSlices(readPsbtInSteps(psbt), pause);
  const before = await inSlices(readPsbtInSteps(signed), pause);
  if (!sameBytes(asked.unsigned.bytes, before.unsigned.bytes)) return null;
  const signatures = before.inputs.map((fields, i) => (isOurs(i) ? signatureIn(fields) : null));
  const made = onlyOurPart ? withSignatures(asked, signatures) : finalise(asked, signatures);
  try {
    await verifySignedInSlices(psbt, made, account, pause, onlyOurPart);
    return made;
  } catch (error) {
    if (error instanceof WalletError && NOT_FOR_THIS.includes(error.failure.code)) return null;
    throw error;
  }
}

const NOT_FOR_THIS: readonly string[] = ['SIGNATURE_INVALID', 'PSBT_REFUSED'];
