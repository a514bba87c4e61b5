import { hash } from 'node:crypto';
import { signSchnorr, verifySchnorr } from 'tiny-secp256k1';
import { Transaction as NetworkTransaction, crypto } from 'bitcoinjs-lib';
import type { ClaimName, RefusalCode } from '../../../src-preload/contract/claims.ts';
import { fail, Refusal, orRefused, type Facts, refused } from '../../base/errors.ts';
import { openChainKeys } from '../../keys/chain-keys.ts';
import type { Scope } from '../verdict/claims/snapshot.ts';
import {
  finalise,
  withSignatures,
  readKeyPathSignature,
  SIGHASH_DEFAULT,
  writeKeyPathSignature,
  type KeyPathSighash,
  networkTransaction,
} from '../psbt/finalise.ts';
import {
  checkForeignInput,
  isOwnInput,
  checkInputKey,
  sighashOf,
  spentOf,
  unnamedKey,
} from '../verdict/claims/inputs.ts';
import { judgeForm } from '../verdict/claims/transaction.ts';
import { ownScriptsOf, type OwnScript, type OwnScripts } from '../../keys/allowed-paths.ts';
import { readPsbt, type Psbt, viewInput } from '../psbt/read.ts';
import {
  transactionId,
  type TransactionOutput,
  type Transaction,
  Cursor,
  readWitnessStack,
} from '../psbt/transaction.ts';
import type { JudgeAccount } from '../../keys/account.ts';
import { compactSize, concat, u32le, u64le, sameBytes } from '../../base/bytes.ts';
import { INPUT } from '../psbt/fields.ts';

export interface SignInput {
  readonly psbt: string;
  readonly account: JudgeAccount;
  /** 64 bytes (BIP39), which the caller wipes. */
  readonly seed: Uint8Array;
  /** 32 fresh random bytes, asked for once per signature (BIP340, "Default Signing"). */
  readonly aux: () => Uint8Array;
  /** `part` signs our inputs, leaves the others as they came and finalises nothing. Else every input has to be ours. */
  readonly scope?: Scope;
}

/**
 * Signs every input by key path and finalises; the intent must have been judged. It takes no one's word for a key:
 * fingerprint, path, internal key and script must be what it derives, the sighash cover all, each signature hold
 * under the spent output's key. Throws SIGNATURE_INVALID, PSBT_REFUSED (FINGERPRINT for another wallet's seed).
 */
export function signPsbt(input: SignInput): { readonly psbt: string; readonly txid: string } {
  const unverified = signUnverified(input);
  refuseInvalid(unverified);
  return finished(unverified);
}

export interface UnverifiedSignature {
  readonly psbt: Psbt;
  readonly spent: readonly SpentInput[];
  readonly sighashAt: (index: number, sighash: KeyPathSighash) => Uint8Array;
  /** Null if the input is not ours. */
  readonly signatures: readonly (Uint8Array | null)[];
  readonly scope: Scope;
}

/** Its result is unverified and must not leave. Besides `signPsbt` only the bench calls it, to measure the check. */
export function signUnverified(input: SignInput): UnverifiedSignature {
  const psbt = orRefused(() => readPsbt(input.psbt));
  const own = ownScriptsOf(input.account);
  const { scope = 'asked' } = input;
  const spent = orRefused(() => spentInputs(psbt, input.account, own, scope));
  const { at: sighashAt } = keyPathSighashes(
    psbt.unsigned,
    spent.map(({ utxo }) => utxo),
  );
  return { psbt, spent, sighashAt, scope, signatures: signInputs(spent, sighashAt, own, input) };
}

/** The finalised PSBT, or the one with our signatures, base64, and the unsigned transaction's id. */
export function finished({ psbt, signatures, scope }: UnverifiedSignature): {
  readonly psbt: string;
  readonly txid: string;
} {
  const written = scope === 'part' ? withSignatures(psbt, signatures) : finalise(psbt, whole(signatures));
  return { psbt: written, txid: transactionId(psbt.unsigned.bytes) };
}

/** Every input needs a signature: what is left out may not be finalised. */
function whole(signatures: UnverifiedSignature['signatures']): Uint8Array[] {
  return signatures.map((signature, input) => {
    if (signature === null) throw fail('SIGNATURE_INVALID', { input });
    return signature;
  });
}

/** An input that passed, with our key for it; null if it is somebody else's. */
export interface SpentInput {
  readonly own: OwnScript | null;
  readonly utxo: TransactionOutput;
  readonly sighash: KeyPathSighash;
}

/** Throws Refusal at the first input that we can't or may not sign; `part` needs one of ours. Touches no key. */
function spentInputs(
  psbt: Psbt,
  account: JudgeAccount,
  own: OwnScripts,
  scope: Scope,
): readonly SpentInput[] {
  const [fault] = judgeForm(psbt.unsigned, scope);
  if (fault !== undefined) throw new Refusal(fault.code, fault.facts);
  const seen = new Set<string>();
  const spent: SpentInput[] = [];
  for (const [i, input] of psbt.unsigned.inputs.entries()) {
    const name = `${input.outpoint.txid}:${input.outpoint.vout}`;
    if (seen.has(name)) throw new Refusal('DUPLICATE_INPUT', { input: `${i}`, outpoint: name });
    seen.add(name);
    const view = viewInput(psbt.inputs[i] ?? []);
    const refuse = (code: RefusalCode, _claim: ClaimName, facts: Facts = {}): never => {
      throw new Refusal(code, { input: `${i}`, ...facts });
    };
    if (scope === 'part' && !isOwnInput(input, view, account)) {
      const { spent: utxo } = checkForeignInput(input, view, refuse);
      if (utxo === null) throw new Refusal('NO_WITNESS_UTXO', { input: `${i}` });
      spent.push({ own: null, utxo, sighash: SIGHASH_DEFAULT });
      continue;
    }
    const utxo = spentOf(input, view, scope);
    const unnamed = unnamedKey(utxo, view, account, own, scope);
    const key = checkInputKey(input, view, account, own, { unnamed, knownSats: null, scope }, refuse);
    if (key === null || utxo === null) throw new Refusal('SCRIPT_MISMATCH', { input: `${i}` });
    spent.push({ own: key, utxo, sighash: sighashOf(view) });
  }
  if (scope === 'part') refuseNoPart(spent);
  return spent;
}

/** If nothing is ours, nothing is to sign. What is all ours is no part, and is judged and finalised as a whole. */
function refuseNoPart(spent: readonly SpentInput[]): void {
  if (spent.every(({ own }) => own === null)) throw new Refusal('FOREIGN_INPUT', {});
  if (spent.every(({ own }) => own !== null)) throw new Refusal('INTENT_MISMATCH', {});
}

function signInputs(
  spent: readonly SpentInput[],
  sighashAt: UnverifiedSignature['sighashAt'],
  own: OwnScripts,
  { seed, account, aux }: SignInput,
): (Uint8Array | null)[] {
  const keys = openChainKeys(seed, account, own);
  try {
    return spent.map(({ own: ours, sighash }, i) =>
      ours === null
        ? null
        : keys.withSigningKey(ours, (key) =>
            writeKeyPathSignature(signSchnorr(sighashAt(i, sighash), key, freshAux(aux)), sighash),
          ),
    );
  } finally {
    keys.wipe();
  }
}

/** A fault in memory or in a library could otherwise let out a signature that reveals something of the key. */
function refuseInvalid({ signatures, spent, sighashAt }: UnverifiedSignature): void {
  spent.forEach(({ own, utxo }, i) => {
    if (own === null) return;
    const read = readKeyPathSignature(signatures[i] ?? new Uint8Array(0));
    // The key is the one in the spent script, not the one that we think we signed with.
    if (read === null || !verifySchnorr(sighashAt(i, read.sighash), utxo.script.subarray(2), read.signature))
      throw fail('SIGNATURE_INVALID', { input: i });
  });
}

function freshAux(aux: () => Uint8Array): Uint8Array {
  const bytes = aux();
  if (bytes.length !== 32) throw new Error('a signature takes 32 bytes of fresh randomness');
  return bytes;
}

/** BIP341 hashes of key-path inputs, `spent` in their order. One preimage: N inputs cost N hashes, not N squared. */
export function keyPathSighashes(
  transaction: Transaction,
  spent: readonly TransactionOutput[],
): { readonly at: (index: number, sighash?: KeyPathSighash) => Uint8Array } {
  if (spent.length !== transaction.inputs.length)
    throw new Error('every input needs the output that it spends');
  const preimage = concat([
    TAP_SIGHASH,
    TAP_SIGHASH,
    Uint8Array.of(EPOCH, SIGHASH_DEFAULT),
    u32le(transaction.version),
    u32le(transaction.lockTime),
    sha256(concat(transaction.inputs.map(({ outpointBytes }) => outpointBytes))),
    sha256(concat(spent.map(({ amountSats }) => u64le(amountSats)))),
    sha256(concat(spent.flatMap(({ script }) => [compactSize(script.length), script]))),
    sha256(concat(transaction.inputs.map(({ sequence }) => u32le(sequence)))),
    sha256(transaction.outputBytes),
    Uint8Array.of(SPEND_BY_KEY_WITHOUT_ANNEX),
    u32le(0),
  ]);
  return {
    at: (index, sighash = SIGHASH_DEFAULT) => {
      preimage[SIGHASH_BYTE] = sighash;
      preimage.set(u32le(index), preimage.length - 4);
      return sha256(preimage);
    },
  };
}

const EPOCH = 0x00;
/** Behind the hash of the tag, twice, and the epoch. */
const SIGHASH_BYTE = 65;
const SPEND_BY_KEY_WITHOUT_ANNEX = 0x00;
/** BIP340 tagged hashes begin with the hash of the tag, twice. */
const TAP_SIGHASH = sha256(Buffer.from('TapSighash', 'utf8'));

/** A single call is cheaper: a hash object that lives for one hash costs more than the hash. */
function sha256(bytes: Uint8Array): Uint8Array {
  return hash('sha256', bytes, 'buffer');
}

export interface Verified {
  readonly txid: string;
}

/**
 * What main demands of the keyholder's answer: the very transaction that was asked for, every input signed by our own
 * output's key, finalised, nothing else changed; for `part`, our signatures beside all that was there, nothing
 * finalised. The signature hashes come from bitcoinjs-lib's reading, not from the code that signed. Throws
 * PSBT_REFUSED for another PSBT, SIGNATURE_INVALID with the input whose signature does not hold.
 */
export function verifySigned(
  original: string,
  signed: string,
  account: JudgeAccount,
  scope: Scope = 'asked',
): Verified {
  const asked = orRefused(() => readPsbt(original));
  const answer = orRefused(() => readPsbt(signed));
  if (!sameBytes(asked.unsigned.bytes, answer.unsigned.bytes))
    throw refused('UNSIGNED_TX', { detail: 'another transaction came back' });
  const own = ownScriptsOf(account);
  const spent = orRefused(() => spentInputs(asked, account, own, scope));
  const sighashAt = keyPathSighashesAgain(
    asked.unsigned.bytes,
    spent.map(({ utxo }) => utxo),
  );
  const signatures: (Uint8Array | null)[] = [];
  for (const [i, { own: ours }] of spent.entries()) {
    if (ours === null) {
      signatures.push(null);
      continue;
    }
    const written = orInvalid(i, () => (scope === 'part' ? keySignature : finalSignature)(answer, i));
    const read = readKeyPathSignature(written);
    if (read === null || !verifySchnorr(sighashAt(i, read.sighash), ours.outputKey, read.signature))
      throw fail('SIGNATURE_INVALID', { input: i });
    signatures.push(written);
  }
  const expected = scope === 'part' ? withSignatures(asked, signatures) : finalise(asked, signatures);
  if (expected !== signed) throw refused('ENCODING', { detail: 'more than the signatures has changed' });
  return { txid: transactionId(asked.unsigned.bytes) };
}

/** The network's transaction out of a finalised PSBT, without any check but its form. Throws PSBT_REFUSED. */
export function extractTransaction(signed: string): { readonly hex: string; readonly txid: string } {
  return orRefused(() => {
    const psbt = readPsbt(signed);
    for (const i of psbt.inputs.keys()) finalSignature(psbt, i);
    return { hex: networkTransaction(psbt), txid: transactionId(psbt.unsigned.bytes) };
  });
}

function finalSignature(psbt: Psbt, index: number): Uint8Array {
  const field = psbt.inputs[index]?.find(({ type }) => type === INPUT.finalScriptWitness);
  const [signature, ...more] =
    field === undefined ? [] : readWitnessStack(new Cursor(field.value, 'final witness'));
  if (signature === undefined || readKeyPathSignature(signature) === null || more.length > 0)
    throw new Refusal('ENCODING', { input: `${index}`, detail: 'no key-path signature' });
  return signature;
}

function keySignature(psbt: Psbt, index: number): Uint8Array {
  const field = psbt.inputs[index]?.find(({ type }) => type === INPUT.tapKeySig);
  if (field === undefined || readKeyPathSignature(field.value) === null)
    throw new Refusal('ENCODING', { input: `${index}`, detail: 'no key-path signature' });
  return field.value;
}

function orInvalid(input: number, act: () => Uint8Array): Uint8Array {
  try {
    return act();
  } catch (error) {
    if (error instanceof Refusal) throw fail('SIGNATURE_INVALID', { input });
    throw error;
  }
}

/** BIP341's "Common signature message" again, computed in another way than sign.ts does. */
function keyPathSighashesAgain(
  bytes: Uint8Array,
  spent: readonly TransactionOutput[],
): (index: number, sighash: KeyPathSighash) => Uint8Array {
  const { version, locktime, ins, outs } = NetworkTransaction.fromBuffer(bytes);
  const part = (pieces: readonly Uint8Array[]): Uint8Array => hash('sha256', concat(pieces), 'buffer');
  const common = concat([
    u32le(version),
    u32le(locktime),
    part(ins.flatMap(({ hash: txid, index }) => [txid, u32le(index)])),
    part(spent.map(({ amountSats }) => u64le(amountSats))),
    part(spent.flatMap(({ script }) => [compactSize(script.length), script])),
    part(ins.map(({ sequence }) => u32le(sequence))),
    part(outs.flatMap(({ value, script }) => [u64le(value), compactSize(script.length), script])),
    Uint8Array.of(0),
  ]);
  return (index, sighash) =>
    crypto.taggedHash('TapSighash', concat([Uint8Array.of(0, sighash), common, u32le(index)]));
}
