import { Cursor } from './bytes.ts';
import { GLOBAL } from './fields.ts';
import { readUnsignedTransaction } from './transaction.ts';
import type { Transaction } from './transaction.ts';

/** `psbt`, then 0xff (BIP174). */
const MAGIC_BYTES = 5;

/**
 * The unsigned transaction of a PSBT, base64, that was read as a whole before (`readPsbt`): nothing else of it is looked
 * at, since that takes a hundred times as long. Throws Refusal where it has none.
 */
export function unsignedOf(psbt: string): Transaction {
  const bytes = Buffer.from(psbt, 'base64');
  const cursor = new Cursor(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength), 'PSBT');
  cursor.take(MAGIC_BYTES);
  for (;;) {
    const key = cursor.sized();
    if (key.length === 0) throw cursor.fault('has no unsigned transaction');
    const value = cursor.sized();
    if (key.length === 1 && key[0] === GLOBAL.unsignedTx) return readUnsignedTransaction(value);
  }
}
