import * as v from 'valibot';
import type { ServedWallet } from './wallets.ts';
import { sql, type World } from './store.ts';
import { libraryError } from '../../serving/answers.ts';
import { acceptTransaction, Rejected } from './mempool.ts';
import { failedBroadcast, isFinalised, parseSigned } from './signed-psbt.ts';

/** A PSBT that a begin call handed out and an end call may bring back, once. */
export interface HandedOut {
  /** How many it makes; 0: it pays plain bitcoin to somebody. */
  readonly slots: number;
  readonly used: boolean;
}

const handedOutRow = v.object({ slots: v.number(), used: v.number() });

export function recordHandedOut(
  world: World,
  { xpubVanilla }: ServedWallet,
  txid: string,
  slots: number,
): void {
  // The column for an index stays as it was released; it is written no more.
  const row = { txid, xpubVanilla, slots, lastColoredIndex: -1, used: 0 };
  world.store.insert('handedOut', row, 'OR IGNORE');
}

function findHandedOut(world: World, wallet: ServedWallet, txid: string): HandedOut | null {
  const [row] = world.store.rows(handedOutRow)`SELECT slots, used FROM handedOut
    WHERE txid = ${txid} AND xpubVanilla = ${wallet.xpubVanilla}`;
  return row === undefined ? null : { ...row, used: row.used === 1 };
}

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
  world.store.run(sql`UPDATE handedOut SET used = 1
    WHERE txid = ${transaction.id} AND xpubVanilla = ${wallet.xpubVanilla}`);
  return { txid: transaction.id, handedOut };
}
