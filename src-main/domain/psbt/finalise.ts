import { compactSize, concat, u32le } from './bytes.ts';
import { INPUT, OUTPUT } from './fields.ts';
import { writePsbt, type Field, type Psbt } from './read.ts';
import type { Transaction } from './transaction.ts';

/**
 * The PSBT with one key-path signature per input as its final witness, base64. As BIP174's finaliser and rgb-lib's own
 * (BDK) do, byte for byte: of an input's fields the UTXOs, proprietary and unknown ones stay and what was needed for
 * signing goes; outputs lose their key origins, which are nobody's business once signed. All else is as it came.
 */
export function finalise(psbt: Psbt, signatures: readonly (Uint8Array | null)[]): string {
  return writePsbt({
    global: psbt.global,
    inputs: psbt.inputs.map((fields, i) => {
      const kept = fields.filter(({ type }) => !SPENT_WITH_SIGNING.has(type));
      const after = kept.findIndex(({ type }) => type > INPUT.finalScriptWitness);
      const at = after === -1 ? kept.length : after;
      return [...kept.slice(0, at), finalWitness(signatures[i] ?? new Uint8Array(0)), ...kept.slice(at)];
    }),
    outputs: psbt.outputs.map((fields) => fields.filter(({ type }) => !NAMES_A_PATH.has(type))),
  });
}

/**
 * The PSBT with each signature as BIP371's field for a key-path one, base64; null leaves an input as it came. Nothing
 * else of it changes, by a byte.
 */
export function withSignatures(psbt: Psbt, signatures: readonly (Uint8Array | null)[]): string {
  return writePsbt({
    ...psbt,
    inputs: psbt.inputs.map((fields, i) => {
      const value = signatures[i] ?? null;
      if (value === null) return fields;
      const after = fields.findIndex(({ type }) => type > INPUT.tapKeySig);
      const at = after === -1 ? fields.length : after;
      const key = Uint8Array.of(INPUT.tapKeySig);
      const signature = { type: INPUT.tapKeySig, key, keyData: new Uint8Array(0), value };
      return [...fields.slice(0, at), signature, ...fields.slice(at)];
    }),
  });
}

/** The transaction as the network takes it (BIP144), hex: one key-path signature per input. */
export function witnessed(transaction: Transaction, signatures: readonly Uint8Array[]): string {
  const { bytes } = transaction;
  const raw = concat([
    bytes.subarray(0, 4),
    Uint8Array.of(0x00, 0x01),
    bytes.subarray(4, bytes.length - 4),
    ...signatures.map(keyPathWitness),
    u32le(transaction.lockTime),
  ]);
  return Buffer.from(raw).toString('hex');
}

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

function finalWitness(signature: Uint8Array): Field {
  const type = INPUT.finalScriptWitness;
  return { type, key: Uint8Array.of(type), keyData: new Uint8Array(0), value: keyPathWitness(signature) };
}
