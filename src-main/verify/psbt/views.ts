import { toHex } from '../../base/bytes.ts';
import { Cursor } from './cursor.ts';
import { INPUT, OUTPUT, readTapOrigin, type TapOrigin } from './fields.ts';
import type { Field } from './read.ts';
import { readOutput, type TransactionOutput } from './transaction.ts';

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
