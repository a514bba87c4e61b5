import { sameBytes } from './bytes.ts';
import { readPreviousTransaction } from './transaction.ts';
import type { Outpoint, TransactionOutput } from './transaction.ts';

/** Whether a previous transaction is the one that is spent, and holds the very output that is claimed, if one is. */
export function isOutputOf(
  previous: Uint8Array,
  outpoint: Outpoint,
  utxo: TransactionOutput | null,
): boolean {
  const spent = outputOf(previous, outpoint);
  if (spent === null) return false;
  return utxo === null || (spent.amountSats === utxo.amountSats && sameBytes(spent.script, utxo.script));
}

/** The output that is spent, from the transaction that made it; null where it is another transaction. */
export function outputOf(previous: Uint8Array, outpoint: Outpoint): TransactionOutput | null {
  const { txid, outputs } = readPreviousTransaction(previous);
  return txid === outpoint.txid ? (outputs[outpoint.vout] ?? null) : null;
}
