import { WalletError } from '../errors.ts';
import { Cursor, sameBytes } from '../psbt/bytes.ts';
import { INPUT } from '../psbt/fields.ts';
import { finalise } from '../psbt/finalise.ts';
import { readPsbt } from '../psbt/read.ts';
import type { Field } from '../psbt/read.ts';
import { Refusal } from '../psbt/refusal.ts';
import { readWitnessStack } from '../psbt/transaction.ts';
import type { JudgeAccount } from '../psbt/verdict.ts';
import { verifySigned } from '../psbt/verify.ts';
import { notSignedBack } from './refused.ts';
import { spendsOurs } from './input-ownership.ts';

/**
 * The signed form of a PSBT that went out to be signed, from what came back. Only signatures are taken from it, and put
 * into the PSBT that was kept here, so that nothing else of what came back has a say; each must hold under the key of
 * our own output. `asked` and `back` are base64, as readBrought answers.
 * Throws BROUGHT_REFUSED: `backOther` for another transaction, `backForeign` where that is of another wallet too, `backUnsigned` where it is the one that went out,
 * `backHalf` where inputs lack a signature, `backInvalid` where one does not hold. Touches no key.
 */
export function takeBack(asked: string, back: string, account: JudgeAccount): TakenBack {
  const psbt = withItsSignatures(asked, back, account);
  try {
    return { psbt, txid: verifySigned(asked, psbt, account).txid };
  } catch (error) {
    if (error instanceof WalletError && error.failure.code === 'SIGNATURE_INVALID')
      throw notSignedBack('backInvalid');
    throw error;
  }
}

/** `psbt` in base64, finalised. */
export interface TakenBack {
  readonly psbt: string;
  readonly txid: string;
}

function withItsSignatures(asked: string, back: string, account: JudgeAccount): string {
  const sent = readPsbt(asked);
  const returned = readPsbt(back);
  if (!sameBytes(sent.unsigned.bytes, returned.unsigned.bytes))
    throw notSignedBack(spendsOurs(back, account) ? 'backOther' : 'backForeign');
  const found = returned.inputs.map(signatureIn);
  const signatures = found.filter((signature) => signature !== null);
  if (signatures.length === 0) throw notSignedBack('backUnsigned');
  if (signatures.length < found.length) throw notSignedBack('backHalf');
  return finalise(sent, signatures);
}

/** Of a key-path spend, finalised (BIP174) or not yet (BIP371); any other form is no signature of ours: empty. */
export function signatureIn(fields: readonly Field[]): Uint8Array | null {
  const tapKeySig = fields.find(({ type }) => type === INPUT.tapKeySig);
  if (tapKeySig !== undefined) return tapKeySig.value;
  const witness = fields.find(({ type }) => type === INPUT.finalScriptWitness);
  if (witness !== undefined) return onlyItem(witness.value);
  return fields.some(({ type }) => OTHER_SIGNATURES.includes(type)) ? NONE : null;
}

function onlyItem(witness: Uint8Array): Uint8Array {
  try {
    const [signature, ...more] = readWitnessStack(new Cursor(witness, 'final witness'));
    return signature === undefined || more.length > 0 ? NONE : signature;
  } catch (error) {
    if (error instanceof Refusal) return NONE;
    throw error;
  }
}

const NONE = new Uint8Array(0);
const OTHER_SIGNATURES: readonly number[] = [INPUT.partialSig, INPUT.finalScriptSig, INPUT.tapScriptSig];
