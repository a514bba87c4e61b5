import { judge } from '../../../src-main/domain/judge/judge.ts';
import { signPsbt } from '../../../src-main/domain/signing/sign.ts';
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
