import { isPoint, isXOnlyPoint } from 'tiny-secp256k1';
import { compactSize, concat, toHex } from '../../base/bytes.ts';
import { MAX_FIELDS, MAX_PSBT_BYTES, MAX_PSBT_CHARS } from '../../base/bitcoin.ts';
import { Refusal } from '../../base/errors.ts';
import {
  GLOBAL,
  GLOBAL_FORMS,
  INPUT_FORMS,
  OUTPUT_FORMS,
  VERSION_2_ONLY,
  type Curve,
  type FieldForm,
  INPUT,
  OUTPUT,
  readTapOrigin,
  type TapOrigin,
} from './fields.ts';
import {
  Cursor,
  readUnsignedTransaction,
  refuseScriptSig,
  type Transaction,
  readOutput,
  type TransactionOutput,
} from './transaction.ts';

/** One key-value pair as it came: `key` is type and key data together. Views of the PSBT's own bytes. */
export interface Field {
  readonly type: number;
  readonly key: Uint8Array;
  readonly keyData: Uint8Array;
  readonly value: Uint8Array;
}

/** A PSBT of version 0, in the order in which it came. */
export interface Psbt {
  readonly unsigned: Transaction;
  readonly global: readonly Field[];
  readonly inputs: readonly (readonly Field[])[];
  readonly outputs: readonly (readonly Field[])[];
}

/**
 * Reads a PSBT strictly (BIP174, BIP371; psbt-policy.md 1 to 3); `writePsbt` gives back the same text. What it reads,
 * bitcoinjs-lib and @scure/btc-signer read the same, but for two faults that they meet while reading and the judge
 * names: an input that stands twice, and a previous transaction that is another one. Throws Refusal: TOO_LARGE,
 * ENCODING, DUPLICATE_KEY, PSBT_VERSION, UNSIGNED_TX. Touches no key.
 */
export function readPsbt(text: string, maxChars: number = MAX_PSBT_CHARS, onCurve: Curve = curve): Psbt {
  const bytes = decodeBase64(text, Math.min(maxChars, MAX_PSBT_CHARS));
  const cursor = new Cursor(bytes, 'PSBT');
  if (toHex(cursor.take(Math.min(5, cursor.left))) !== MAGIC) throw cursor.fault('has another beginning');

  const budget = { fields: MAX_FIELDS };
  const global = readMap(cursor, 'global', budget);
  const unsignedTx = global.find(({ type }) => type === GLOBAL.unsignedTx);
  // Version 2 has none. A PSBT that only claims version 2 is read to its end, since broken fields are reported first.
  if (unsignedTx === undefined) refuseVersion(global);
  if (unsignedTx === undefined) throw cursor.fault('has no unsigned transaction');
  const unsigned = readUnsignedTransaction(unsignedTx.value);

  const inputs: Field[][] = [];
  for (let i = 0; i < unsigned.inputs.length; i++) {
    inputs.push(readMap(cursor, `input ${i}`, budget));
  }
  const outputs: Field[][] = [];
  for (let i = 0; i < unsigned.outputs.length; i++) {
    outputs.push(readMap(cursor, `output ${i}`, budget));
  }
  cursor.end();
  refuseVersion(global);
  checkForms('global', global, GLOBAL_FORMS, onCurve);
  for (const [i, fields] of inputs.entries()) {
    refuseVersion2(`input ${i}`, fields, VERSION_2_ONLY.input);
    checkForms(`input ${i}`, fields, INPUT_FORMS, onCurve);
  }
  for (const [i, fields] of outputs.entries()) {
    refuseVersion2(`output ${i}`, fields, VERSION_2_ONLY.output);
    checkForms(`output ${i}`, fields, OUTPUT_FORMS, onCurve);
  }
  refuseScriptSig(unsigned);
  return { unsigned, global, inputs, outputs };
}

/** Leaves out the costly check that keys are points: `readPsbt` makes it before the PSBT is used. Throws as above. */
export function readPsbtWithoutCurve(text: string): Psbt {
  return readPsbt(text, MAX_PSBT_CHARS, ANY_KEY);
}

/** Base64 of a PSBT's maps, each field byte for byte and in its order. */
export function writePsbt(psbt: Pick<Psbt, 'global' | 'inputs' | 'outputs'>): string {
  const parts: Uint8Array[] = [Buffer.from(MAGIC, 'hex')];
  for (const fields of [psbt.global, ...psbt.inputs, ...psbt.outputs]) {
    for (const { key, value } of fields) {
      parts.push(compactSize(key.length), key, compactSize(value.length), value);
    }
    parts.push(END_OF_MAP);
  }
  return Buffer.from(concat(parts)).toString('base64');
}

/** `psbt`, then 0xff (BIP174). */
const MAGIC = '70736274ff';
const END_OF_MAP = Uint8Array.of(0);

/** Only the one text that these bytes have: whatever else decodes to them, another reader may read otherwise. */
function decodeBase64(text: string, maxChars: number): Uint8Array {
  if (text.length > maxChars)
    throw new Refusal('TOO_LARGE', { chars: `${text.length}`, limit: `${maxChars}` });
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length > MAX_PSBT_BYTES)
    throw new Refusal('TOO_LARGE', { bytes: `${bytes.length}`, limit: `${MAX_PSBT_BYTES}` });
  if (bytes.toString('base64') !== text)
    throw new Refusal('ENCODING', { part: 'base64', detail: 'is not written the one way' });
  // Not a Buffer: each view of one costs several times a plain array's, and there are dozens per input.
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function readMap(cursor: Cursor, name: string, budget: { fields: number }): Field[] {
  const fields: Field[] = [];
  const seen = new Set<string>();
  for (;;) {
    const key = cursor.sized();
    if (key.length === 0) return fields;
    const value = cursor.sized();
    const id = toHex(key);
    if (seen.has(id)) throw new Refusal('DUPLICATE_KEY', { map: name, key: id.slice(0, 80) });
    seen.add(id);
    budget.fields -= 1;
    if (budget.fields < 0) throw new Refusal('TOO_LARGE', { fields: `more than ${MAX_FIELDS}` });
    const typed = new Cursor(key, `key in ${name}`);
    const type = typed.compactSize();
    fields.push({ type, key, keyData: typed.take(typed.left), value });
  }
}

function refuseVersion(global: readonly Field[]): void {
  const version = global.find(({ type }) => type === GLOBAL.version);
  if (version !== undefined && version.value.some((byte) => byte !== 0))
    throw new Refusal('PSBT_VERSION', { version: toHex(version.value) });
  refuseVersion2('global', global, VERSION_2_ONLY.global);
}

function refuseVersion2(map: string, fields: readonly Field[], only: ReadonlySet<number>): void {
  const found = fields.find(({ type }) => only.has(type));
  if (found !== undefined) throw new Refusal('PSBT_VERSION', { map, field: toHex(found.key).slice(0, 80) });
}

function checkForms(
  map: string,
  fields: readonly Field[],
  forms: ReadonlyMap<number, FieldForm>,
  curve: Curve,
): void {
  for (const { type, keyData, value } of fields) {
    const form = forms.get(type);
    // Unknown fields ride along untouched (BIP174); whoever signs does not rely on them.
    if (form === undefined) continue;
    if (!form.key(keyData, curve) || !form.value(value, curve, keyData))
      throw new Refusal('ENCODING', { part: `${form.name} of ${map}`, detail: 'has another form' });
  }
}

/** Judge, signer and verifier each check a key twice: points are remembered, but only so many, never other keys. */
function memoCurve(): Curve {
  const memo = (lies: (key: Uint8Array) => boolean): ((key: Uint8Array) => boolean) => {
    const known = new Set<string>();
    return (key) => {
      const id = toHex(key);
      if (known.has(id)) return true;
      if (!lies(key)) return false;
      if (known.size >= MAX_REMEMBERED_POINTS) known.clear();
      known.add(id);
      return true;
    };
  };
  return { hasXOnly: memo(isXOnlyPoint), hasPoint: memo(isPoint) };
}

const ANY_KEY: Curve = { hasXOnly: () => true, hasPoint: () => true };
const MAX_REMEMBERED_POINTS = 20_000;
const curve = memoCurve();

const MAGIC_BYTES = 5;

/** Only for a PSBT (base64) that readPsbt took: to read all takes a hundred times as long. Throws Refusal if it has none. */
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

export interface InputView {
  readonly witnessUtxo: TransactionOutput | null;
  readonly nonWitnessUtxo: Uint8Array | null;
  readonly origins: readonly TapOrigin[];
  readonly internalKey: Uint8Array | null;
  /** Null where the field is absent, which means the default. */
  readonly sighashType: Uint8Array | null;
  /** Names of fields that only a script path, an older script type or a second key origin has. */
  readonly scriptFields: readonly string[];
  /** Fingerprints in BIP174's own key origins, which no taproot output has: 8 hex digits each. */
  readonly olderFingerprints: readonly string[];
  readonly signatureFields: readonly string[];
}

/** Whose an output says it is. Never believed: see verdict/claims/outputs.ts. */
export interface OutputView {
  readonly origins: readonly TapOrigin[];
  readonly internalKey: Uint8Array | null;
  readonly scriptFields: readonly string[];
  readonly olderOrigins: number;
}

export function viewInput(fields: readonly Field[]): InputView {
  return {
    witnessUtxo: output(value(fields, INPUT.witnessUtxo)),
    nonWitnessUtxo: value(fields, INPUT.nonWitnessUtxo),
    origins: origins(fields, INPUT.tapBip32Derivation),
    internalKey: value(fields, INPUT.tapInternalKey),
    sighashType: value(fields, INPUT.sighashType),
    scriptFields: names(fields, INPUT, INPUT_SCRIPT_FIELDS),
    olderFingerprints: fields.flatMap((field) =>
      field.type === INPUT.bip32Derivation ? [toHex(field.value.subarray(0, 4))] : [],
    ),
    signatureFields: names(fields, INPUT, INPUT_SIGNATURE_FIELDS),
  };
}

export function viewOutput(fields: readonly Field[]): OutputView {
  return {
    origins: origins(fields, OUTPUT.tapBip32Derivation),
    internalKey: value(fields, OUTPUT.tapInternalKey),
    scriptFields: names(fields, OUTPUT, OUTPUT_SCRIPT_FIELDS),
    olderOrigins: count(fields, OUTPUT.bip32Derivation),
  };
}

const INPUT_SCRIPT_FIELDS = ['tapLeafScript', 'tapMerkleRoot', 'redeemScript', 'witnessScript'] as const;
const INPUT_SIGNATURE_FIELDS = [
  'tapKeySig',
  'tapScriptSig',
  'partialSig',
  'finalScriptSig',
  'finalScriptWitness',
] as const;
const OUTPUT_SCRIPT_FIELDS = ['tapTree', 'redeemScript', 'witnessScript'] as const;

function value(fields: readonly Field[], type: number): Uint8Array | null {
  return fields.find((field) => field.type === type)?.value ?? null;
}

function count(fields: readonly Field[], type: number): number {
  return fields.filter((field) => field.type === type).length;
}

function origins(fields: readonly Field[], type: number): TapOrigin[] {
  return fields
    .filter((field) => field.type === type)
    .map((field) => readTapOrigin(field.keyData, field.value));
}

function output(bytes: Uint8Array | null): TransactionOutput | null {
  return bytes === null ? null : readOutput(new Cursor(bytes, 'witness utxo'));
}

function names<K extends string>(
  fields: readonly Field[],
  types: Readonly<Record<K, number>>,
  wanted: readonly NoInfer<K>[],
): string[] {
  return wanted.filter((name) => fields.some((field) => field.type === types[name]));
}
