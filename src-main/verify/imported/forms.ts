import { assertNever, refused } from '../../base/errors.ts';
import { KINDS, type Intent } from '../verdict/intent.ts';
import { Cursor, readWitnessStack, transactionId } from '../psbt/transaction.ts';
import { INPUT } from '../psbt/fields.ts';
import { isFinal, withSignatures } from '../psbt/finalise.ts';
import { readPsbt, type Field } from '../psbt/read.ts';
import { extractTransaction } from '../sign/verify.ts';
import type { CombinedPsbt } from './combine-imported.ts';

export type SignedForm =
  /** BIP174's binary form, finalised. */
  | 'psbt'
  | 'base64'
  /** With the signatures beside all that was needed for signing, for programs that finalise by themselves. */
  | 'unfinalised'
  /** The network's transaction, hexadecimal: what a node broadcasts. */
  | 'transaction';

export interface OfferedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Our part alone leaves as a PSBT, which others finalise; else `signed` must be final (PSBT_REFUSED). Both are base64. */
export function signedFile(
  form: SignedForm,
  { asked, signed, kind }: { readonly asked: string; readonly signed: string; readonly kind: Intent['kind'] },
): OfferedFile {
  if (isOnlyOurPart(signed)) return partFile(form, signed, 'our-part-signed');
  const { hex, txid } = extractTransaction(signed);
  const name = (what: string): string => `ochre-${KINDS[kind].fileName}-${txid.slice(0, 8)}-${what}`;
  switch (form) {
    case 'psbt':
      return { name: name('signed.psbt'), bytes: Buffer.from(signed, 'base64') };
    case 'base64':
      return { name: name('signed-psbt.txt'), bytes: Buffer.from(`${signed}\n`, 'utf8') };
    case 'unfinalised': {
      const text = beside(asked, signed);
      return { name: name('signed-not-final.psbt'), bytes: Buffer.from(text, 'base64') };
    }
    case 'transaction':
      return { name: name('transaction.txt'), bytes: Buffer.from(`${hex}\n`, 'utf8') };
    default:
      return assertNever(form);
  }
}

/** What goes out to be signed: the pack, and the bare PSBT for programs that know no pack. */
export function unsignedFile(
  what: 'pack' | 'psbt',
  { txid, kind, content }: { readonly txid: string; readonly kind: Intent['kind']; readonly content: string },
): OfferedFile {
  const name = `ochre-${KINDS[kind].fileName}-${txid.slice(0, 8)}-to-sign`;
  return what === 'pack'
    ? { name: `${name}.ochre-pack.json`, bytes: Buffer.from(`${content}\n`, 'utf8') }
    : { name: `${name}.psbt`, bytes: Buffer.from(content, 'base64') };
}

/** Some input is not finalised, be it ours or somebody else's. */
function isOnlyOurPart(signed: string): boolean {
  return !readPsbt(signed).inputs.every(isFinal);
}

function partFile(form: SignedForm, signed: string, what: string): OfferedFile {
  const id = transactionId(readPsbt(signed).unsigned.bytes).slice(0, 8);
  const name = `ochre-${KINDS.offline.fileName}-${id}-${what}`;
  if (form === 'transaction') throw refused('ENCODING', { detail: 'not everybody has signed' });
  return form === 'base64'
    ? { name: `${name}-psbt.txt`, bytes: Buffer.from(`${signed}\n`, 'utf8') }
    : { name: `${name}.psbt`, bytes: Buffer.from(signed, 'base64') };
}

/** Gives out what several signers' PSBTs were combined into. Throws PSBT_REFUSED for a transaction that lacks a signature. */
export function combinedFile(
  form: SignedForm,
  { psbt, transaction, txid }: Pick<CombinedPsbt, 'psbt' | 'transaction' | 'txid'>,
): OfferedFile {
  if (form !== 'transaction' || transaction === null) return partFile(form, psbt, 'combined');
  const name = `ochre-${KINDS.offline.fileName}-${txid.slice(0, 8)}-transaction.txt`;
  return { name, bytes: Buffer.from(`${transaction}\n`, 'utf8') };
}

function beside(asked: string, signed: string): string {
  return withSignatures(
    readPsbt(asked),
    readPsbt(signed).inputs.map((fields) => signatureOf(fields)),
  );
}

function signatureOf(final: readonly Field[]): Uint8Array {
  const witness = final.find(({ type }) => type === INPUT.finalScriptWitness)?.value ?? Uint8Array.of(0);
  const [value = new Uint8Array(0)] = readWitnessStack(new Cursor(witness, 'final witness'));
  return value;
}
