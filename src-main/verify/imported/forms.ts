import { isXOnlyPoint, verifySchnorr } from 'tiny-secp256k1';
import { importRefused, notSignedBack, assertNever, refused } from '../../base/errors.ts';
import { type Outpoint, MAX_MONEY_SATS, MAX_PSBT_CHARS } from '../../base/bitcoin.ts';
import type { JudgeAccount } from '../../keys/account.ts';
import { isTaproot } from '../../keys/allowed-paths.ts';
import {
  combine,
  isFinal,
  networkTransaction,
  readKeyPathSignature,
  withoutSpent,
  withSignatures,
} from '../psbt/finalise.ts';
import { writePsbt, type Psbt, viewInput, readPsbt, type Field } from '../psbt/read.ts';
import { transactionId, type TransactionOutput, Cursor, readWitnessStack } from '../psbt/transaction.ts';
import { keyPathSighashes, extractTransaction } from '../sign/sign.ts';
import { isOwnInput, spentOf } from '../verdict/claims/inputs.ts';
import { signatureIn } from './apply-signatures.ts';
import { readContent, type RawImport } from './read-imported.ts';
import { wholePsbt } from '../psbt/version2.ts';
import { KINDS, type Intent } from '../verdict/judge.ts';
import { INPUT } from '../psbt/fields.ts';

export interface CombinedPsbt {
  /** Every field of all of them, base64: the next one is combined with it. */
  readonly union: string;
  /** As it leaves, base64: final inputs lose the fields that made them final (BIP174). */
  readonly psbt: string;
  /** For the network, hex; null while a signature is missing, or only its own program can finalise it. */
  readonly transaction: string | null;
  readonly txid: string;
  readonly inputs: readonly CombinedInput[];
}

interface CombinedInput {
  readonly outpoint: Outpoint;
  readonly isOurs: boolean;
  /** By the PSBT's word. Sats; null if it doesn't say, or says more than there can be. */
  readonly amountSats: number | null;
  /** `signed`: something is there that only its own program can verify. */
  readonly state: 'unsigned' | 'signed' | 'verified';
}

/** `before`: the union so far. Verifies key-path signatures. Throws BROUGHT_REFUSED, COMBINE_OTHER, COMBINE_DIFFERS. */
export function combineImported(
  content: RawImport,
  before: string | null,
  account: JudgeAccount,
): CombinedPsbt {
  const read = readContent(content);
  const added = wholePsbt(read.kind === 'pack' ? read.pack.psbt : read.psbt);
  // The first PSBT is combined with itself, which sorts it, so that the order of the PSBTs makes no difference.
  const psbt = combine(before === null ? added : wholePsbt(before), added);
  const union = writePsbt(psbt);
  if (union.length > MAX_PSBT_CHARS) throw importRefused('tooLarge');
  const final = withoutSpent(psbt);
  const states = statesOf(final);
  const inputs = psbt.unsigned.inputs.map((input, i) => {
    const view = viewInput(psbt.inputs[i] ?? []);
    const sats = spentOf(input, view, 'bare')?.amountSats ?? null;
    return {
      outpoint: input.outpoint,
      isOurs: isOwnInput(input, view, account),
      amountSats: sats === null || sats > MAX_MONEY_SATS ? null : Number(sats),
      state: states[i] ?? 'unsigned',
    };
  });
  const isWhole =
    states.length > 0 && final.inputs.every((fields, i) => isFinal(fields) || states[i] === 'verified');
  return {
    union,
    psbt: writePsbt(final),
    transaction: isWhole ? networkTransaction(final) : null,
    txid: transactionId(psbt.unsigned.bytes),
    inputs,
  };
}

/** Key-path signatures commit to every amount and script: where one of those is unknown, none can be verified. */
function statesOf({ unsigned, inputs }: Psbt): CombinedInput['state'][] {
  const spent = unsigned.inputs.flatMap(
    (input, i) => spentOf(input, viewInput(inputs[i] ?? []), 'bare') ?? [],
  );
  const sighashes = spent.length === inputs.length ? keyPathSighashes(unsigned, spent) : null;
  return inputs.map((fields, i) => {
    const written = signatureIn(fields);
    if (written === null) return 'unsigned';
    const key = outputKey(spent[i]);
    const read = readKeyPathSignature(written);
    if (sighashes === null || key === null || read === null) return 'signed';
    if (!verifySchnorr(sighashes.at(i, read.sighash), key, read.signature))
      throw notSignedBack('backInvalid');
    return 'verified';
  });
}

/** Null if the script is another one than taproot's, or nobody can sign for it. */
function outputKey(spent: TransactionOutput | undefined): Uint8Array | null {
  if (spent === undefined || !isTaproot(spent.script)) return null;
  const key = spent.script.subarray(2);
  return isXOnlyPoint(key) ? key : null;
}

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
