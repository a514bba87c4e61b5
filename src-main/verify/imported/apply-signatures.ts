import { WalletError } from '../../base/errors.ts';
import { sameBytes } from '../../base/bytes.ts';
import { Cursor } from '../psbt/cursor.ts';
import { INPUT } from '../psbt/fields.ts';
import { finalise, withSignatures } from '../psbt/finalise.ts';
import { readPsbt, type Field, type Psbt } from '../psbt/read.ts';
import { Refusal, orRefused, notSignedBack } from '../../base/refused.ts';
import { readPreviousTransaction, readWitnessStack } from '../psbt/transaction.ts';
import type { JudgeAccount } from '../../keys/account.ts';
import { verifySigned } from '../sign/verify.ts';
import { spendsOurs } from './input-ownership.ts';
import type { Scope } from '../verdict/claims/scope.ts';

/**
 * Puts the signatures that came back into the PSBT kept here (`asked`, base64). Nothing else of `back` has a say, and
 * each must hold under our own output's key. Throws BROUGHT_REFUSED: `backOther` for another transaction,
 * `backForeign` if that is another wallet's, `backUnsigned` for the one that went out, `backHalf` if inputs lack a
 * signature, `backInvalid` if one does not hold. Touches no key.
 */
export function applySignatures(asked: string, back: SignedImport, account: JudgeAccount): FinalisedPsbt {
  const psbt = withItsSignatures(asked, back, account);
  try {
    return { psbt, txid: verifySigned(asked, psbt, account).txid };
  } catch (error) {
    if (error instanceof WalletError && error.failure.code === 'SIGNATURE_INVALID')
      throw notSignedBack('backInvalid');
    throw error;
  }
}

/** A PSBT in base64, or the network's own form of a signed transaction in hex. */
export type SignedImport = string | { readonly transaction: string };

/** `psbt` in base64, finalised. */
export interface FinalisedPsbt {
  readonly psbt: string;
  readonly txid: string;
}

function withItsSignatures(asked: string, back: SignedImport, account: JudgeAccount): string {
  const sent = readPsbt(asked);
  const found =
    typeof back === 'string' ? inPsbt(sent, back, account) : inTransaction(sent, back.transaction);
  const signatures = found.filter((signature) => signature !== null);
  if (signatures.length === 0) throw notSignedBack('backUnsigned');
  if (signatures.length < found.length) throw notSignedBack('backHalf');
  return finalise(sent, signatures);
}

function inPsbt(sent: Psbt, back: string, account: JudgeAccount): (Uint8Array | null)[] {
  const returned = readPsbt(back);
  if (!sameBytes(sent.unsigned.bytes, returned.unsigned.bytes))
    throw notSignedBack(spendsOurs(back, account) ? 'backOther' : 'backForeign');
  return returned.inputs.map(signatureIn);
}

/** Requires the very transaction that went out. Another is `backOther`, since it doesn't say whose coins it spends. */
function inTransaction(sent: Psbt, hex: string): (Uint8Array | null)[] {
  const { unsigned, witnesses } = readPreviousTransaction(new Uint8Array(Buffer.from(hex, 'hex')));
  if (!sameBytes(sent.unsigned.bytes, unsigned)) throw notSignedBack('backOther');
  return sent.unsigned.inputs.map((_, i) => {
    const [signature, ...more] = witnesses[i] ?? [];
    if (signature === undefined) return null;
    return more.length > 0 ? NONE : signature;
  });
}

/** A key-path signature, finalised (BIP174) or not yet (BIP371); empty for another form, never ours; null: unsigned. */
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

/** A PSBT as it was judged last, base64, and which of its inputs are ours. */
export interface JudgedNow {
  readonly psbt: string;
  readonly account: JudgeAccount;
  readonly scope: Scope;
  readonly ours: readonly boolean[];
}

/**
 * Puts our signatures from `signed` into the PSBT judged now (both base64): finalised, or for `part` beside all that
 * is there. Each is verified for what this PSBT says of every input; null if one was made for another amount or
 * script. Throws PSBT_REFUSED if one of them cannot be read. Touches no key.
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
