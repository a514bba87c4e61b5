import { compactSize, concat, toHex } from '../../base/bytes.ts';
import { readWholeTransaction, transactionId, type WholeTransaction } from '../psbt/transaction.ts';
import { readTag } from '../rgb/transition.ts';
import type { ConsignmentCursor } from './consignment-cursor.ts';

/** The transaction that closes the seals of a bundle, as far as the file has it. */
export interface ShownWitness {
  /** As people write it. */
  readonly txid: string;
  /** Null if the file only names it. Its id is recomputed, and covers all but its witness data. */
  readonly transaction: WholeTransaction | null;
}

/** Throws Refusal RGB_UNREADABLE, ENCODING, HistoryRefusal TOO_LARGE. */
export function witnessAt(cursor: ConsignmentCursor): ShownWitness {
  if (readTag(cursor, 'witness') === 0)
    return { txid: toHex(Uint8Array.from(cursor.take(32)).reverse()), transaction: null };
  const version = cursor.take(4);
  const witnesses: (readonly Uint8Array[])[] = [];
  const inputs = cursor.list(cursor.u32(), LEAST_INPUT_BYTES, () => {
    const outpoint = cursor.take(36);
    const script = cursor.sized32();
    const sequence = cursor.take(4);
    witnesses.push(cursor.list(cursor.u32(), 4, () => cursor.sized32()));
    return [outpoint, compactSize(script.length), script, sequence];
  });
  // Without inputs the ordinary form would be taken for one with witness data.
  if (inputs.length === 0) throw cursor.fault('has a transaction without inputs');
  const outputs = cursor.list(cursor.u32(), LEAST_OUTPUT_BYTES, () => {
    const value = cursor.take(8);
    const script = cursor.sized32();
    return [value, compactSize(script.length), script];
  });
  const lockTime = cursor.take(4);
  const ordinary = concat([
    version,
    compactSize(inputs.length),
    ...inputs.flat(),
    compactSize(outputs.length),
    ...outputs.flat(),
    lockTime,
  ]);
  return {
    txid: transactionId(ordinary),
    transaction: { ...readWholeTransaction(ordinary), witnesses },
  };
}

/** Outpoint, script length, sequence, number of stack items. */
const LEAST_INPUT_BYTES = 48;
/** Amount, script length. */
const LEAST_OUTPUT_BYTES = 12;
