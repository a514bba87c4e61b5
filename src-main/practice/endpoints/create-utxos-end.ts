import { Transaction } from '@scure/btc-signer';
import { libraryError, ok } from '../answers.ts';
import { forWallet } from '../endpoint.ts';
import { readFields } from '../fields.ts';
import { findHandedOut, markUsed } from '../handed-out.ts';
import { acceptTransaction, Rejected } from '../mempool.ts';
import { keyPathSignature } from '../taproot.ts';
import { revealUpTo } from '../wallets.ts';

const MAX_PSBT_CHARS = 2 * 1024 * 1024;

/** Takes the PSBT back, signed and finalised, and puts its transaction into the mempool. Answers how many slots. */
export const createUtxosEnd = forWallet('/wallet/createutxosend', ({ world, body }, wallet) => {
  const signedPsbt = readFields(body, (fields) => fields.text('signedPsbt', MAX_PSBT_CHARS));
  const transaction = parse(signedPsbt);
  const handedOut = findHandedOut(world, wallet, transaction.id);
  if (handedOut === null) {
    throw libraryError('InvalidPsbt', 'Invalid PSBT: it was not handed out to this wallet');
  }
  if (!isFinalised(transaction)) {
    throw failedBroadcast(
      'mandatory-script-verify-flag-failed (Witness program was passed an empty witness): not finalised',
    );
  }
  if (handedOut.used) throw failedBroadcast('txn-already-known');
  try {
    acceptTransaction(world, transaction.toBytes(true, true));
  } catch (error) {
    if (error instanceof Rejected) throw failedBroadcast(error.message);
    throw error;
  }
  markUsed(world, wallet, transaction.id);
  revealUpTo(world, wallet, 'colored', handedOut.lastColoredIndex);
  return ok(handedOut.slots);
});

function parse(text: string): Transaction {
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
function isFinalised(transaction: Transaction): boolean {
  return Array.from({ length: transaction.inputsLength }, (_, i) => keyPathSignature(transaction, i)).every(
    (signature) => signature !== null,
  );
}

function failedBroadcast(details: string) {
  return libraryError('FailedBroadcast', `Failed to broadcast: ${details}`);
}
