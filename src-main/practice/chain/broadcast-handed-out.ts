import { libraryError } from './answers.ts';
import { findHandedOut, markUsed, type HandedOut } from './handed-out.ts';
import { acceptTransaction, Rejected } from './mempool.ts';
import { failedBroadcast, isFinalised, parseSigned } from './signed-psbt.ts';
import type { ServedWallet } from './wallets.ts';
import type { World } from './world.ts';

/**
 * Puts the transaction of a PSBT that came back, signed and finalised, into the mempool, once. Stricter than rgb-lib,
 * which broadcasts whatever it is given: it must have been handed out to this wallet, by the call that belongs to it.
 */
export function broadcastHandedOut(
  world: World,
  wallet: ServedWallet,
  signedPsbt: string,
  kind: 'slots' | 'payment',
): { readonly txid: string; readonly handedOut: HandedOut } {
  const transaction = parseSigned(signedPsbt);
  const handedOut = findHandedOut(world, wallet, transaction.id);
  if (handedOut === null || (handedOut.slots === 0) !== (kind === 'payment')) {
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
  return { txid: transaction.id, handedOut };
}
