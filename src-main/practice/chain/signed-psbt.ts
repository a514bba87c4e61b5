import { Transaction } from '@scure/btc-signer';
import { libraryError } from '../../serving/answers.ts';
import { schnorr } from '@noble/curves/secp256k1.js';

export const MAX_PSBT_CHARS = 2 * 1024 * 1024;

/** The transaction of a PSBT that came back. Refuses with InvalidPsbt. */
export function parseSigned(text: string): Transaction {
  const bytes = Buffer.from(text, 'base64');
  if (text === '' || bytes.toString('base64') !== text) {
    throw libraryError('InvalidPsbt', 'Invalid PSBT: invalid base64');
  }
  try {
    return Transaction.fromPSBT(bytes, { allowUnknownOutputs: true });
  } catch {
    throw libraryError('InvalidPsbt', 'Invalid PSBT: it cannot be read');
  }
}

/** Exactly one signature of 64 bytes on every input, in the final witness. */
export function isFinalised(transaction: Transaction): boolean {
  return Array.from({ length: transaction.inputsLength }, (_, i) => keyPathSignature(transaction, i)).every(
    (signature) => signature !== null,
  );
}

export function failedBroadcast(details: string) {
  return libraryError('FailedBroadcast', `Failed to broadcast: ${details}`);
}

/** Of a PSBT's transaction; null where it cannot be read. */
export function txidOf(psbt: string): string | null {
  try {
    return Transaction.fromPSBT(Buffer.from(psbt, 'base64'), { allowUnknownOutputs: true }).id;
  } catch {
    return null;
  }
}

export interface Prevout {
  readonly sats: bigint;
  readonly script: Uint8Array;
}

/** OP_1 and a push of 32 bytes (BIP341). */
function isP2tr(script: Uint8Array): boolean {
  return script.length === 34 && script[0] === 0x51 && script[1] === 0x20;
}

/** The witness of a key-path spend with the default sighash: exactly one signature of 64 bytes (BIP341). */
function keyPathSignature(transaction: Transaction, input: number): Uint8Array | null {
  const witness = transaction.getInput(input).finalScriptWitness;
  const [signature] = witness ?? [];
  return witness?.length === 1 && signature?.length === 64 ? signature : null;
}

/** Verifies one key-path signature by BIP340 over the message of BIP341, with the chain's own amounts and scripts. */
export function signatureIsValid(
  transaction: Transaction,
  input: number,
  prevouts: readonly Prevout[],
): boolean {
  const signature = keyPathSignature(transaction, input);
  const spent = prevouts[input];
  if (signature === null || spent === undefined || !isP2tr(spent.script)) return false;
  const message = transaction.preimageWitnessV1(
    input,
    prevouts.map((prevout) => prevout.script),
    0,
    prevouts.map((prevout) => prevout.sats),
  );
  try {
    return schnorr.verify(signature, message, spent.script.subarray(2));
  } catch {
    return false;
  }
}
