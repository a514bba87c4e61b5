import { hash } from 'node:crypto';
import { compactSize, toHex, sameBytes, readU32 } from '../../base/bytes.ts';
import { type Outpoint, MAX_INPUTS, MAX_OUTPUTS } from '../../base/bitcoin.ts';
import { Refusal, type Facts } from '../../base/errors.ts';

export interface TransactionInput {
  readonly outpoint: Outpoint;
  /** 36 bytes as they stand in the transaction. */
  readonly outpointBytes: Uint8Array;
  readonly scriptSig: Uint8Array;
  readonly sequence: number;
}

export interface TransactionOutput {
  /** As written, up to 2^64 - 1; the judge refuses impossible amounts (AMOUNT_RANGE). */
  readonly amountSats: bigint;
  readonly script: Uint8Array;
}

export interface Transaction {
  readonly version: number;
  readonly inputs: readonly TransactionInput[];
  readonly outputs: readonly TransactionOutput[];
  readonly lockTime: number;
  /** The whole transaction without witness data, as it came. */
  readonly bytes: Uint8Array;
  /** The outputs alone, without their count: what BIP341 hashes. */
  readonly outputBytes: Uint8Array;
}

/** Throws Refusal: ENCODING, TOO_LARGE above 2,000 inputs or outputs, UNSIGNED_TX if it has witness data (BIP174). */
export function readUnsignedTransaction(bytes: Uint8Array): Transaction {
  try {
    const cursor = new Cursor(bytes, 'unsigned transaction');
    const version = cursor.u32();
    const inputs = list(cursor, MIN_INPUT_BYTES, MAX_INPUTS, readInput);
    const outputs = list(cursor, MIN_OUTPUT_BYTES, MAX_OUTPUTS, readOutput);
    const outputsLength = outputs.reduce((sum, { script }) => sum + 8 + sizedLength(script.length), 0);
    const outputBytes = bytes.subarray(cursor.at - outputsLength, cursor.at);
    const lockTime = cursor.u32();
    cursor.end();
    return { version, inputs, outputs, lockTime, bytes, outputBytes };
  } catch (error) {
    // These bytes are zero inputs and one output, or BIP144's marker and flag: only what follows tells them apart.
    if (error instanceof Refusal && error.code === 'ENCODING' && bytes[4] === 0 && bytes[5] === 1)
      throw new Refusal('UNSIGNED_TX', { detail: 'witness data' });
    throw error;
  }
}

/** BIP174 keeps scripts in the maps of the inputs: throws Refusal UNSIGNED_TX if one stands in the transaction. */
export function refuseScriptSig({ inputs }: Transaction): void {
  const signed = inputs.findIndex((input) => input.scriptSig.length !== 0);
  if (signed >= 0) throw new Refusal('UNSIGNED_TX', { input: `${signed}`, problem: 'scriptSig' });
}

/** OP_0 or OP_1 to OP_16, then one push of 2 to 40 bytes (BIP141): spent without a scriptSig. */
export function isWitnessProgram(script: Uint8Array): boolean {
  const [version = 0xff, length = 0] = script;
  const isVersion = version === 0x00 || (version >= 0x51 && version <= 0x60);
  return isVersion && length >= 2 && length <= 40 && script.length === 2 + length;
}

/** The id as people write it: double SHA-256 of the bytes without witness data, reversed. */
export function transactionId(bytes: Uint8Array): string {
  return hash('sha256', hash('sha256', bytes, 'buffer'), 'buffer')
    .reverse()
    .toString('hex');
}

/** A transaction with or without witness data (BIP144), as PSBT_IN_NON_WITNESS_UTXO holds it. Throws ENCODING. */
export function readPreviousTransaction(bytes: Uint8Array): WholeTransaction & { readonly txid: string } {
  const whole = readWholeTransaction(bytes);
  return { ...whole, txid: transactionId(whole.unsigned) };
}

/** Like readPreviousTransaction, but without the cost of its id. */
export function readWholeTransaction(bytes: Uint8Array): WholeTransaction {
  const cursor = new Cursor(bytes, 'previous transaction');
  const version = cursor.take(4);
  const hasWitness = bytes[4] === 0x00;
  if (hasWitness && (cursor.u8() !== 0 || cursor.u8() !== 1)) throw cursor.fault('has an unknown flag');
  const from = cursor.at;
  const inputs = list(cursor, MIN_INPUT_BYTES, Infinity, readInput);
  if (inputs.length === 0) throw cursor.fault('has no inputs');
  const outputs = list(cursor, MIN_OUTPUT_BYTES, Infinity, readOutput);
  const body = bytes.subarray(from, cursor.at);
  const witnesses = hasWitness ? inputs.map(() => readWitnessStack(cursor)) : [];
  const lockTime = cursor.take(4);
  cursor.end();
  const unsigned = new Uint8Array(Buffer.concat([version, body, lockTime]));
  return { inputs, outputs, unsigned, witnesses };
}

export interface WholeTransaction {
  readonly inputs: readonly TransactionInput[];
  readonly outputs: readonly TransactionOutput[];
  /** Without witness data: what its id is made of. */
  readonly unsigned: Uint8Array;
  /** One for each input; none where it carries no witness data. */
  readonly witnesses: readonly (readonly Uint8Array[])[];
}

export function readWitnessStack(cursor: Cursor): readonly Uint8Array[] {
  return list(cursor, 1, Infinity, (at) => at.sized());
}

/** An output as it stands in a transaction and in PSBT_IN_WITNESS_UTXO. */
export function readOutput(cursor: Cursor): TransactionOutput {
  return { amountSats: cursor.u64(), script: cursor.sized() };
}

/** Outpoint, empty script, sequence. */
const MIN_INPUT_BYTES = 41;
/** Amount, empty script. */
const MIN_OUTPUT_BYTES = 9;

function readInput(cursor: Cursor): TransactionInput {
  const outpointBytes = cursor.take(36);
  const scriptSig = cursor.sized();
  const sequence = cursor.u32();
  const vout = new DataView(outpointBytes.buffer, outpointBytes.byteOffset).getUint32(32, true);
  const txid = toHex(Uint8Array.from(outpointBytes.subarray(0, 32)).reverse());
  return { outpoint: { txid, vout }, outpointBytes, scriptSig, sequence };
}

/** No memory is set aside for a claimed count: it must fit into the bytes that are left. */
function list<T>(cursor: Cursor, leastBytes: number, most: number, item: (cursor: Cursor) => T): T[] {
  const count = cursor.compactSize();
  if (count * leastBytes > cursor.left) throw cursor.fault(`claims ${count} items in ${cursor.left} bytes`);
  if (count > most) throw new Refusal('TOO_LARGE', { count: `${count}`, limit: `${most}` });
  const items: T[] = [];
  for (let i = 0; i < count; i++) items.push(item(cursor));
  return items;
}

function sizedLength(length: number): number {
  return compactSize(length).length + length;
}

export function isOutputOf(
  previous: Uint8Array,
  outpoint: Outpoint,
  utxo: TransactionOutput | null,
): boolean {
  const spent = outputOf(previous, outpoint);
  if (spent === null) return false;
  return utxo === null || (spent.amountSats === utxo.amountSats && sameBytes(spent.script, utxo.script));
}

/** The output that is spent, from the transaction that made it; null if that is another one, or has no such output. */
export function outputOf(previous: Uint8Array, outpoint: Outpoint): TransactionOutput | null {
  const { txid, outputs } = readPreviousTransaction(previous);
  return txid === outpoint.txid ? (outputs[outpoint.vout] ?? null) : null;
}

/** Reads forward through bytes and never past their end. Every fault is ENCODING, with what was being read. */
export class Cursor {
  readonly bytes: Uint8Array;
  readonly #what: string;
  #at = 0;

  constructor(bytes: Uint8Array, what: string) {
    this.bytes = bytes;
    this.#what = what;
  }

  get at(): number {
    return this.#at;
  }

  get left(): number {
    return this.bytes.length - this.#at;
  }

  /** A view, not a copy. */
  take(length: number): Uint8Array {
    if (length > this.left) throw this.endsEarly();
    const taken = this.bytes.subarray(this.#at, this.#at + length);
    this.#at += length;
    return taken;
  }

  u8(): number {
    const value = this.bytes[this.#at];
    if (value === undefined) throw this.endsEarly();
    this.#at += 1;
    return value;
  }

  u32(): number {
    return readU32(this.take(4), 0);
  }

  u64(): bigint {
    const low = this.u32();
    return (BigInt(this.u32()) << 32n) | BigInt(low);
  }

  /** A longer form than needed is refused, since it would not be written the same again (BIP174). */
  compactSize(): number {
    const first = this.u8();
    if (first < 0xfd) return first;
    if (first === 0xfd) return this.#minimal(this.u8() | (this.u8() << 8), 0xfd);
    if (first === 0xfe) return this.#minimal(this.u32(), 0x1_0000);
    throw this.fault('claims more than 4 GiB');
  }

  sized(): Uint8Array {
    return this.take(this.compactSize());
  }

  end(): void {
    if (this.left !== 0) throw this.fault(`has ${this.left} bytes left over`);
  }

  fault(detail: string): Refusal {
    return this.refusal({ part: this.#what, detail });
  }

  endsEarly(): Refusal {
    return this.refusal({ part: this.#what, problem: 'endsEarly' });
  }

  protected refusal(facts: Facts): Refusal {
    return new Refusal('ENCODING', facts);
  }

  #minimal(value: number, least: number): number {
    if (value < least) throw this.fault('has a length that is not written the short way');
    return value;
  }
}
