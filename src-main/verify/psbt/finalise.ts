import { compactSize, concat, toHex, u32le, sameBytes } from '../../base/bytes.ts';
import { fail, importRefused } from '../../base/errors.ts';
import { MAX_FIELDS } from '../../base/bitcoin.ts';
import { INPUT, OUTPUT, GLOBAL_FORMS, INPUT_FORMS, OUTPUT_FORMS, type FieldForm } from './fields.ts';
import { writePsbt, type Field, type Psbt } from './read.ts';
import { transactionId } from './transaction.ts';

/**
 * The finalised PSBT, base64, byte for byte as BIP174's finaliser and rgb-lib (BDK) make it: inputs keep UTXOs,
 * proprietary and unknown fields, outputs lose key origins, which are nobody's business once signed. All else stays.
 */
export function finalise(psbt: Psbt, signatures: readonly (Uint8Array | null)[]): string {
  return writePsbt({
    global: psbt.global,
    inputs: psbt.inputs.map((fields, i) => {
      const kept = fields.filter(({ type }) => !SPENT_WITH_SIGNING.has(type));
      return withField(kept, INPUT.finalScriptWitness, keyPathWitness(signatures[i] ?? new Uint8Array(0)));
    }),
    outputs: psbt.outputs.map((fields) => fields.filter(({ type }) => !NAMES_A_PATH.has(type))),
  });
}

/** The PSBT, base64, with each signature in BIP371's key-path field; null leaves an input as it is. All else stays. */
export function withSignatures(psbt: Psbt, signatures: readonly (Uint8Array | null)[]): string {
  return writePsbt({
    ...psbt,
    inputs: psbt.inputs.map((fields, i) => {
      const value = signatures[i] ?? null;
      return value === null ? fields : withField(fields, INPUT.tapKeySig, value);
    }),
  });
}

/** Final inputs without the fields that made them final, as a finaliser leaves them (BIP174). All else stays. */
export function withoutSpent(psbt: Psbt): Psbt {
  const inputs = psbt.inputs.map((fields) =>
    isFinal(fields) ? fields.filter(({ type }) => !SPENT_WITH_SIGNING.has(type)) : fields,
  );
  return { ...psbt, inputs };
}

export function isFinal(fields: readonly Field[]): boolean {
  return fields.some(({ type }) => type === INPUT.finalScriptWitness || type === INPUT.finalScriptSig);
}

/** BIP174's extractor, hex, of inputs that are final or have a key-path signature. */
export function networkTransaction({ unsigned, inputs }: Psbt): string {
  const witnesses = inputs.map((fields) => {
    const signature = isFinal(fields) ? null : valueOf(fields, INPUT.tapKeySig);
    return (
      valueOf(fields, INPUT.finalScriptWitness) ??
      (signature === null ? NO_WITNESS : keyPathWitness(signature))
    );
  });
  const spends = unsigned.inputs.flatMap(({ outpointBytes, sequence }, i) => {
    const scriptSig = valueOf(inputs[i] ?? [], INPUT.finalScriptSig) ?? new Uint8Array(0);
    return [outpointBytes, compactSize(scriptSig.length), scriptSig, u32le(sequence)];
  });
  const hasWitness = witnesses.some((one) => one !== NO_WITNESS);
  return toHex(
    concat([
      unsigned.bytes.subarray(0, 4),
      ...(hasWitness ? [Uint8Array.of(0x00, 0x01)] : []),
      ...[compactSize(unsigned.inputs.length), ...spends],
      ...[compactSize(unsigned.outputs.length), unsigned.outputBytes],
      ...(hasWitness ? witnesses : []),
      u32le(unsigned.lockTime),
    ]),
  );
}

const valueOf = (fields: readonly Field[], type: number): Uint8Array | null =>
  fields.find((field) => field.type === type)?.value ?? null;

/** An empty stack. */
const NO_WITNESS = Uint8Array.of(0x00);

/** One item, the signature (BIP341, key path without annex). */
function keyPathWitness(signature: Uint8Array): Uint8Array {
  return concat([Uint8Array.of(0x01), compactSize(signature.length), signature]);
}

const SPENT_WITH_SIGNING: ReadonlySet<number> = new Set([
  INPUT.partialSig,
  INPUT.sighashType,
  INPUT.redeemScript,
  INPUT.witnessScript,
  INPUT.bip32Derivation,
  INPUT.tapKeySig,
  INPUT.tapScriptSig,
  INPUT.tapLeafScript,
  INPUT.tapBip32Derivation,
  INPUT.tapInternalKey,
  INPUT.tapMerkleRoot,
]);

const NAMES_A_PATH: ReadonlySet<number> = new Set([OUTPUT.bip32Derivation, OUTPUT.tapBip32Derivation]);

function withField(fields: readonly Field[], type: number, value: Uint8Array): Field[] {
  const after = fields.findIndex((field) => field.type > type);
  const field = { type, key: Uint8Array.of(type), keyData: new Uint8Array(0), value };
  return fields.toSpliced(after === -1 ? fields.length : after, 0, field);
}

/** Both cover the whole transaction and every coin that it spends (BIP341). The default writes no byte. */
export type KeyPathSighash = typeof SIGHASH_DEFAULT | typeof SIGHASH_ALL;
export const SIGHASH_DEFAULT = 0x00;
export const SIGHASH_ALL = 0x01;

/** The 64 bytes of a signature and what it covers; null if it has another length or covers less. */
export function readKeyPathSignature(
  written: Uint8Array,
): { readonly signature: Uint8Array; readonly sighash: KeyPathSighash } | null {
  if (written.length === 64) return { signature: written, sighash: SIGHASH_DEFAULT };
  // BIP341 forbids a written default.
  if (written.length !== 65 || written[64] !== SIGHASH_ALL) return null;
  return { signature: written.subarray(0, 64), sighash: SIGHASH_ALL };
}

export function writeKeyPathSignature(signature: Uint8Array, sighash: KeyPathSighash): Uint8Array {
  return sighash === SIGHASH_DEFAULT ? signature : Uint8Array.of(...signature, sighash);
}

/** BIP174's combiner, the same in any order. Throws COMBINE_OTHER, COMBINE_DIFFERS, BROUGHT_REFUSED `tooLarge`. */
export function combine(one: Psbt, other: Psbt): Psbt {
  const [txid, otherTxid] = [transactionId(one.unsigned.bytes), transactionId(other.unsigned.bytes)];
  if (txid !== otherTxid) throw fail('COMBINE_OTHER', { txid, other: otherTxid });
  const combined = {
    unsigned: one.unsigned,
    global: union(one.global, other.global, { map: 'global', index: 0 }),
    inputs: one.inputs.map((fields, index) =>
      union(fields, other.inputs[index] ?? [], { map: 'input', index }),
    ),
    outputs: one.outputs.map((fields, index) =>
      union(fields, other.outputs[index] ?? [], { map: 'output', index }),
    ),
  };
  const maps = [combined.global, ...combined.inputs, ...combined.outputs];
  if (maps.reduce((sum, { length }) => sum + length, 0) > MAX_FIELDS) throw importRefused('tooLarge');
  return combined;
}

const FORMS = { global: GLOBAL_FORMS, input: INPUT_FORMS, output: OUTPUT_FORMS } as const;

function union(
  one: readonly Field[],
  other: readonly Field[],
  where: { readonly map: keyof typeof FORMS; readonly index: number },
): Field[] {
  const fields = new Map<string, Field>();
  for (const field of [...one, ...other]) {
    const id = toHex(field.key);
    const known = fields.get(id);
    if (known !== undefined && !sameBytes(known.value, field.value))
      throw fail('COMBINE_DIFFERS', { ...where, field: fieldName(field, FORMS[where.map]) });
    fields.set(id, field);
  }
  return [...fields].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, field]) => field);
}

function fieldName({ type }: Field, forms: ReadonlyMap<number, FieldForm>): string {
  return forms.get(type)?.name ?? `0x${type.toString(16)}`;
}
