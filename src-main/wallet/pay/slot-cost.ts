import { feeAt } from '../../base/bitcoin.ts';

/** Estimate before any PSBT: a key-path taproot transaction (BIP141, BIP341). */
export interface SlotCost {
  readonly vbytes: number;
  readonly feeSats: bigint;
  readonly slotsSats: bigint;
  /** Fee and slots; the slots stay the user's. */
  readonly takesSats: bigint;
}

/** Version, lock time and the two counts (one byte each below 253). */
const TX_OVERHEAD_BYTES = 10;
/** Outpoint 36, empty scriptSig 1, sequence 4. */
const INPUT_BYTES = 41;
/** Amount 8, script length 1, OP_1 and 32 bytes of output key 34. */
const OUTPUT_BYTES = 43;
/** Item count, length, 64 bytes of signature: default sighash. Witness bytes weigh a quarter. */
const WITNESS_BYTES = 66;
/** Marker and flag of the segwit form. */
const SEGWIT_BYTES = 2;

/** `inputs` taproot coins in, `num` slots of `sizeSats` and one change output out. */
export function slotCost(asked: {
  num: number;
  sizeSats: bigint;
  rateSatsPerVb: number;
  inputs: number;
}): SlotCost {
  const { inputs, rateSatsPerVb } = asked;
  const { vbytes, feeSats } = transactionCost({
    outputs: asked.num + 1,
    inputs,
    rateSatsPerVb,
    lessBytes: 0,
  });
  const slotsSats = BigInt(asked.num) * asked.sizeSats;
  return { vbytes, feeSats, slotsSats, takesSats: feeSats + slotsSats };
}

/** A key-path transaction whose taproot outputs are `lessBytes` shorter in all. */
export function transactionCost(asked: {
  readonly inputs: number;
  readonly outputs: number;
  readonly rateSatsPerVb: number;
  readonly lessBytes: number;
}): { readonly vbytes: number; readonly feeSats: bigint } {
  const { inputs, outputs, rateSatsPerVb, lessBytes } = asked;
  const counts = countBytes(inputs) + countBytes(outputs) - 2;
  const unsigned = TX_OVERHEAD_BYTES + counts + INPUT_BYTES * inputs + OUTPUT_BYTES * outputs - lessBytes;
  const vbytes = Math.ceil((4 * unsigned + SEGWIT_BYTES + WITNESS_BYTES * inputs) / 4);
  return { vbytes, feeSats: feeAt(rateSatsPerVb, vbytes) };
}

function countBytes(count: number): number {
  return count < 253 ? 1 : 3;
}
