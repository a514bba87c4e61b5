import { sameBytes } from '../../base/bytes.ts';
import {
  WalletError,
  Refusal,
  orRefused,
  notSignedBack,
  importRefused,
  type ImportProblem,
} from '../../base/errors.ts';
import type { JudgeAccount } from '../../keys/account.ts';
import { isTaproot, ownScriptsOf, placeOf } from '../../keys/allowed-paths.ts';
import { INPUT } from '../psbt/fields.ts';
import { finalise, withSignatures } from '../psbt/finalise.ts';
import { readPsbt, type Field, type Psbt, viewInput, type InputView } from '../psbt/read.ts';
import {
  Cursor,
  readPreviousTransaction,
  readWitnessStack,
  type TransactionInput,
} from '../psbt/transaction.ts';
import { wholePsbt } from '../psbt/version2.ts';
import { verifySigned } from '../sign/sign.ts';
import { isOwnInput, spentOf, unnamedKey } from '../verdict/claims/inputs.ts';
import type { Scope } from '../verdict/claims/snapshot.ts';

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
interface FinalisedPsbt {
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
interface JudgedNow {
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

type Whose = 'ours' | 'part';

/**
 * Says whose a bare PSBT is before it is judged, so that the wrong file gets a sentence and no list of broken rules.
 * It goes by the PSBT's word and proves nothing; the judge asks again. Throws BROUGHT_REFUSED: `alreadySigned`,
 * `otherNetwork`, `notOurs`, `otherScript`, `scriptPath`, `noKeyPath`, `damaged` if a key is none. Touches no key.
 */
export function inputOwnership(psbt: string, account: JudgeAccount): Whose {
  const { unsigned, inputs } = wholePsbt(psbt);
  const isSigned = inputs.map((fields) => viewInput(fields).signatureFields.length > 0);
  if (inputs.length > 0 && isSigned.every((one) => one)) throw importRefused('alreadySigned');
  // A PSBT without an input of ours, signed or not, is no business of this wallet.
  if (inputs.length > 0 && !anyOfOurs({ unsigned, inputs }, account))
    throw importRefused('notOurs', { fingerprint: account.fingerprint });
  const kinds: InputKind[] = [];
  for (const [i, input] of unsigned.inputs.entries()) {
    kinds.push(kindOfInput(input, viewInput(inputs[i] ?? []), account));
  }
  const some = (kind: InputKind): boolean => kinds.includes(kind);
  for (const kind of WORST_FIRST)
    if (some(kind))
      throw importRefused(kind, kind === 'noKeyPath' ? { fingerprint: account.fingerprint } : {});
  if (some('signed')) throw importRefused('alreadySigned');
  return some('stranger') ? 'part' : 'ours';
}

/** Whether any input of a PSBT pays one of our own scripts, or says that it does. Proves nothing. */
function spendsOurs(psbt: string, account: JudgeAccount): boolean {
  return anyOfOurs(readPsbt(psbt), account);
}

/** Fingerprints are compared first: to look for a script among all of ours takes a second if none was derived yet. */
function anyOfOurs({ unsigned, inputs }: Pick<Psbt, 'unsigned' | 'inputs'>, account: JudgeAccount): boolean {
  const views = inputs.map(viewInput);
  if (views.some((view) => namesOurs(view, account))) return true;
  for (const [i, view] of views.entries()) {
    const input = unsigned.inputs[i];
    if (input !== undefined && isOwnInput(input, view, account)) return true;
  }
  return false;
}

function namesOurs({ origins, olderFingerprints }: InputView, { fingerprint }: JudgeAccount): boolean {
  return (
    origins.some((origin) => origin.fingerprint === fingerprint) || olderFingerprints.includes(fingerprint)
  );
}

type InputKind = 'ours' | 'stranger' | 'signed' | (typeof WORST_FIRST)[number];

const WORST_FIRST = [
  'otherNetwork',
  'otherScript',
  'scriptPath',
  'noKeyPath',
] as const satisfies readonly ImportProblem[];

function kindOfInput(input: TransactionInput, view: InputView, account: JudgeAccount): InputKind {
  if (!isOwnInput(input, view, account)) return 'stranger';
  if (view.signatureFields.length > 0) return 'signed';
  const spent = spentOf(input, view, 'bare');
  const origin = view.origins.find(({ fingerprint }) => fingerprint === account.fingerprint);
  if (origin === undefined && namesOurs(view, account)) return 'otherScript';
  if (spent !== null && !isTaproot(spent.script)) return 'otherScript';
  if (view.scriptFields.length > 0 || (origin?.leafCount ?? 0) > 0) return 'scriptPath';
  if (origin !== undefined) return placeOf(origin.path, account) === 'NETWORK' ? 'otherNetwork' : 'ours';
  const found = unnamedKey(spent, view, account, ownScriptsOf(account), 'bare');
  return found === null ? 'noKeyPath' : 'ours';
}
