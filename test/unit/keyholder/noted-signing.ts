import { judge } from '../../../src-main/verify/verdict/judge.ts';
import { signPsbt } from '../../../src-main/verify/sign/sign.ts';
import type { Tools } from '../../../src-main/keyholder/answer.ts';

/** The real judge and signer; each PSBT that is signed is put into `signed`. */
export function notedSigning(signed: string[]): Tools['judging'] {
  return () =>
    Promise.resolve({
      judge,
      signPsbt: (input) => {
        signed.push(input.psbt);
        return signPsbt(input);
      },
    });
}
