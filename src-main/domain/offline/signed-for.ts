import { WalletError } from '../errors.ts';
import type { Scope } from '../intents/intent.ts';
import { sameBytes } from '../psbt/bytes.ts';
import { finalise, withSignatures } from '../psbt/finalise.ts';
import { readPsbt } from '../psbt/read.ts';
import { orRefused } from '../psbt/refusal.ts';
import type { JudgeAccount } from '../verdict.ts';
import { verifySigned } from '../signing/verify.ts';
import { signatureIn } from './take-back-signed.ts';

/** A PSBT as it was judged last, base64, and which of its inputs are ours. */
export interface JudgedNow {
  readonly psbt: string;
  readonly account: JudgeAccount;
  readonly scope: Scope;
  /** One for each input. */
  readonly ours: readonly boolean[];
}

/**
 * Our signatures out of `signed`, which was signed before, in the PSBT that is judged now: finalised, or of only our part
 * beside all that is there. Each is verified for what this one says of every input, so that a signature that another
 * amount or script was made up for is not taken for one: null. Both are base64. Throws PSBT_REFUSED where one of them
 * cannot be read. Touches no key.
 */
export function signedFor({ psbt, account, scope, ours }: JudgedNow, signed: string): string | null {
  const asked = orRefused(() => readPsbt(psbt));
  const before = orRefused(() => readPsbt(signed));
  if (!sameBytes(asked.unsigned.bytes, before.unsigned.bytes)) return null;
  const signatures = before.inputs.map((fields, i) => (ours[i] === true ? signatureIn(fields) : null));
  const made = scope === 'part' ? withSignatures(asked, signatures) : finalise(asked, signatures);
  try {
    verifySigned(psbt, made, account, scope);
    return made;
  } catch (error) {
    if (error instanceof WalletError && NOT_FOR_THIS.includes(error.failure.code)) return null;
    throw error;
  }
}

const NOT_FOR_THIS: readonly string[] = ['SIGNATURE_INVALID', 'PSBT_REFUSED'];
