import { hash } from 'node:crypto';
import { Transaction, crypto } from 'bitcoinjs-lib';
import { verifySchnorr } from 'tiny-secp256k1';
import { fail, Refusal, orRefused, refused } from '../../base/errors.ts';
import { compactSize, concat, sameBytes, u32le, u64le } from '../../base/bytes.ts';
import { Cursor, readWitnessStack, transactionId, type TransactionOutput } from '../psbt/transaction.ts';
import { INPUT } from '../psbt/fields.ts';
import {
  finalise,
  networkTransaction,
  withSignatures,
  readKeyPathSignature,
  type KeyPathSighash,
} from '../psbt/finalise.ts';
import type { Scope } from '../verdict/claims/snapshot.ts';
import { ownScriptsOf } from '../../keys/allowed-paths.ts';
import { readPsbt, type Psbt } from '../psbt/read.ts';
import { spentInputs } from './sign.ts';
import type { JudgeAccount } from '../../keys/account.ts';

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
  const { version, locktime, ins, outs } = Transaction.fromBuffer(bytes);
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
