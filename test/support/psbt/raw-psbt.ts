/**
 * A PSBT as plain pairs of hex, written and read by code of the tests' own. It checks nothing on purpose: an attack
 * changes one thing in it and writes it out again, whatever that gives.
 */
export interface RawPsbt {
  tx: RawTransaction;
  /** The whole unsigned transaction as hex instead of `tx`, for forms that `tx` cannot say. */
  txHex: string | null;
  /** Without the unsigned transaction, which is written first. */
  global: Pair[];
  inputs: Pair[][];
  outputs: Pair[][];
}

/** Key (type and key data) and value, hex. */
export type Pair = [key: string, value: string];

export interface RawTransaction {
  version: number;
  inputs: RawInput[];
  outputs: RawOutput[];
  lockTime: number;
}

export interface RawInput {
  /** As people write it. */
  txid: string;
  vout: number;
  scriptSig: string;
  sequence: number;
}

export interface RawOutput {
  amount: bigint;
  script: string;
}

export function writeRaw(raw: RawPsbt): string {
  const map = (pairs: readonly Pair[]): string =>
    `${pairs.map(([key, value]) => sized(key) + sized(value)).join('')}00`;
  const global: Pair[] = [['00', raw.txHex ?? writeTransaction(raw.tx)], ...raw.global];
  return toBase64(`70736274ff${[global, ...raw.inputs, ...raw.outputs].map(map).join('')}`);
}

/** The same PSBT with something in it changed. */
export const changing =
  (change: (raw: RawPsbt) => void) =>
  (psbt: string): string => {
    const raw = readRaw(psbt);
    change(raw);
    return writeRaw(raw);
  };

export function readRaw(text: string): RawPsbt {
  const bytes = Buffer.from(text, 'base64');
  let at = 5;
  const size = (): number => {
    const first = bytes.readUInt8(at++);
    if (first < 0xfd) return first;
    const width = first === 0xfd ? 2 : 4;
    at += width;
    return bytes.readUIntLE(at - width, width);
  };
  const part = (length: number): string => bytes.toString('hex', at, (at += length));
  const map = (): Pair[] => {
    const pairs: Pair[] = [];
    for (let length = size(); length > 0; length = size()) pairs.push([part(length), part(size())]);
    return pairs;
  };
  const [unsigned, ...global] = map();
  if (unsigned?.[0] !== '00') throw new Error('the unsigned transaction comes first here');
  const tx = readRawTransaction(unsigned[1]);
  const inputs = tx.inputs.map(map);
  const outputs = tx.outputs.map(map);
  return { tx, txHex: null, global, inputs, outputs };
}

export const writeTransaction = ({ version, inputs, outputs, lockTime }: RawTransaction): string =>
  [
    u32(version),
    compact(inputs.length),
    ...inputs.map(
      ({ txid, vout, scriptSig, sequence }) => reversed(txid) + u32(vout) + sized(scriptSig) + u32(sequence),
    ),
    compact(outputs.length),
    ...outputs.map(writeOutput),
    u32(lockTime),
  ].join('');

export const writeOutput = ({ amount, script }: RawOutput): string => u64(amount) + sized(script);

export function readRawTransaction(hex: string): RawTransaction {
  const bytes = Buffer.from(hex, 'hex');
  let at = 4;
  const part = (length: number): Buffer => bytes.subarray(at, (at += length));
  const size = (): number => {
    const first = part(1).readUInt8();
    if (first < 0xfd) return first;
    return first === 0xfd ? part(2).readUInt16LE() : part(4).readUInt32LE();
  };
  const inputs = Array.from({ length: size() }, () => ({
    txid: reversed(part(32).toString('hex')),
    vout: part(4).readUInt32LE(),
    scriptSig: part(size()).toString('hex'),
    sequence: part(4).readUInt32LE(),
  }));
  const outputs = Array.from({ length: size() }, () => ({
    amount: part(8).readBigUInt64LE(),
    script: part(size()).toString('hex'),
  }));
  return { version: bytes.readUInt32LE(0), inputs, outputs, lockTime: part(4).readUInt32LE() };
}

export const sized = (hex: string): string => compact(hex.length / 2) + hex;

function compact(value: number): string {
  if (value < 0xfd) return value.toString(16).padStart(2, '0');
  return value <= 0xffff ? `fd${u16(value)}` : `fe${u32(value)}`;
}

export function u32(value: number): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes.toString('hex');
}

/** Little-endian, as all numbers here. */
export function u64(value: bigint): string {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(value);
  return bytes.toString('hex');
}

export const reversed = (hex: string): string => Buffer.from(hex, 'hex').reverse().toString('hex');

export const toBase64 = (hex: string): string => Buffer.from(hex, 'hex').toString('base64');

/** The value of a pair that must be there. */
export function valueOf(pairs: readonly Pair[] | undefined, key: string): string {
  const found = pairs?.find(([name]) => name === key);
  if (found === undefined) throw new Error(`no field ${key}`);
  return found[1];
}

/** Puts a value in place of one that must be there. */
export function replaceValue(pairs: Pair[] | undefined, key: string, value: string): void {
  const found = pairs?.find(([name]) => name === key);
  if (found === undefined) throw new Error(`no field ${key}`);
  found[1] = value;
}

function u16(value: number): string {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes.toString('hex');
}

/** The first of what is to be tampered with. */
export const first = <T>([item]: readonly T[]): T => {
  if (item === undefined) throw new Error('nothing to tamper with');
  return item;
};
