import { Transaction } from '@scure/btc-signer';
import { libraryError } from './answers.ts';
import { keyPathSignature } from './taproot.ts';

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
