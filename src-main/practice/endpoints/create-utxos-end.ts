import { libraryError, ok } from '../answers.ts';
import { forWallet } from '../endpoint.ts';
import { readFields } from '../fields.ts';
import { findHandedOut, markUsed } from '../handed-out.ts';
import { acceptTransaction, Rejected } from '../mempool.ts';
import { failedBroadcast, isFinalised, MAX_PSBT_CHARS, parseSigned } from '../signed-psbt.ts';

/** Takes the PSBT back, signed and finalised, and puts its transaction into the mempool. Answers how many slots. */
export const createUtxosEnd = forWallet('/wallet/createutxosend', ({ world, body }, wallet) => {
  const signedPsbt = readFields(body, (fields) => fields.text('signedPsbt', MAX_PSBT_CHARS));
  const transaction = parseSigned(signedPsbt);
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
  return ok(handedOut.slots);
});
