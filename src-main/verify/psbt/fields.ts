import { initEccLib, Psbt } from 'bitcoinjs-lib';
import * as ecc from 'tiny-secp256k1';
import { readU32, toHex } from '../../base/bytes.ts';
import {
  Cursor,
  readOutput,
  readPreviousTransaction,
  readWitnessStack,
  type TransactionOutput,
} from './transaction.ts';
import type { Outpoint } from '../../base/bitcoin.ts';
import type { OwnScript } from '../../keys/allowed-paths.ts';

/** The field types of BIP174 and BIP371 that are read by name here. */
export const GLOBAL = { unsignedTx: 0x00, version: 0xfb } as const;
export const INPUT = {
  nonWitnessUtxo: 0x00,
  witnessUtxo: 0x01,
  partialSig: 0x02,
  sighashType: 0x03,
  redeemScript: 0x04,
  witnessScript: 0x05,
  bip32Derivation: 0x06,
  finalScriptSig: 0x07,
  finalScriptWitness: 0x08,
  tapKeySig: 0x13,
  tapScriptSig: 0x14,
  tapLeafScript: 0x15,
  tapBip32Derivation: 0x16,
  tapInternalKey: 0x17,
  tapMerkleRoot: 0x18,
} as const;
export const OUTPUT = {
  redeemScript: 0x00,
  witnessScript: 0x01,
  bip32Derivation: 0x02,
  tapInternalKey: 0x05,
  tapTree: 0x06,
  tapBip32Derivation: 0x07,
} as const;

/** BIP370 and BIP375: types that only a version 2 PSBT may hold. Their presence alone is refused. */
export const VERSION_2_ONLY = {
  global: new Set([0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08]),
  input: new Set([0x0e, 0x0f, 0x10, 0x11, 0x12, 0x1d, 0x1e, 0x1f, 0x20]),
  output: new Set([0x03, 0x04, 0x09, 0x0a]),
} as const;

/** Which points lie on the curve. It is handed in so that one PSBT's repeated keys are looked at once. */
export interface Curve {
  readonly hasXOnly: (key: Uint8Array) => boolean;
  readonly hasPoint: (key: Uint8Array) => boolean;
}

/** The form of one known field. Each part answers false, or throws ENCODING from inside a Cursor. */
export interface FieldForm {
  readonly name: string;
  readonly key: (keyData: Uint8Array, curve: Curve) => boolean;
  readonly value: (value: Uint8Array, curve: Curve, keyData: Uint8Array) => boolean;
}

type KeyForm = FieldForm['key'];
type ValueForm = FieldForm['value'];

const none: KeyForm = (key) => key.length === 0;
const any: ValueForm = () => true;
const bytes =
  (...lengths: readonly number[]): KeyForm & ValueForm =>
  (part) =>
    lengths.includes(part.length);
const xOnly = (key: Uint8Array, curve: Curve): boolean => key.length === 32 && curve.hasXOnly(key);
const compressed = (key: Uint8Array, curve: Curve): boolean => key.length === 33 && curve.hasPoint(key);
const publicKey = (key: Uint8Array, curve: Curve): boolean =>
  compressed(key, curve) || (key.length === 65 && key[0] === 0x04 && curve.hasPoint(key));
/** Fingerprint, then a path of any depth. */
const keyOrigin: ValueForm = (value) => value.length >= 4 && value.length % 4 === 0;
const tapKeyOrigin: ValueForm = (value) => keyOriginAfterLeaves(value) !== null;
const points: ValueForm = (value, curve) => {
  if (value.length % 33 !== 0) return false;
  for (let at = 0; at < value.length; at += 33)
    if (!curve.hasPoint(value.subarray(at, at + 33))) return false;
  return true;
};
const muSigKey: KeyForm = (key, curve) =>
  (key.length === 66 || key.length === 98) &&
  curve.hasPoint(key.subarray(0, 33)) &&
  curve.hasPoint(key.subarray(33, 66));
/** BIP174: identifier, subtype, then whatever its owner puts there. */
const proprietaryKey: KeyForm = (key) => {
  const cursor = new Cursor(key, 'proprietary key');
  cursor.sized();
  cursor.compactSize();
  return true;
};
/** BIP341: one byte, the internal key, and up to 128 hashes. */
const controlBlock: KeyForm = (key) =>
  key.length >= 33 && key.length <= 33 + 32 * 128 && (key.length - 33) % 32 === 0;
const leafScript: ValueForm = (value, _curve, key) => {
  const version = value.at(-1);
  return version !== undefined && (version & 1) === 0 && version === ((key[0] ?? 0) & 0xfe);
};

const form = (name: string, key: KeyForm, value: ValueForm): FieldForm => ({ name, key, value });
const proprietary = form('proprietary', proprietaryKey, any);

export const GLOBAL_FORMS: ReadonlyMap<number, FieldForm> = new Map([
  [GLOBAL.unsignedTx, form('unsignedTx', none, any)],
  [0x01, form('xpub', xpubKey, xpubOrigin)],
  [0x09, form('genericSignedMessage', none, any)],
  [GLOBAL.version, form('version', none, bytes(4))],
  [0xfc, proprietary],
]);

export const INPUT_FORMS: ReadonlyMap<number, FieldForm> = new Map([
  [INPUT.nonWitnessUtxo, form('nonWitnessUtxo', none, (value) => readPreviousTransaction(value).txid !== '')],
  [INPUT.witnessUtxo, form('witnessUtxo', none, wholeOutput)],
  [INPUT.partialSig, form('partialSig', publicKey, any)],
  [INPUT.sighashType, form('sighashType', none, bytes(4))],
  [INPUT.redeemScript, form('redeemScript', none, any)],
  [INPUT.witnessScript, form('witnessScript', none, any)],
  [INPUT.bip32Derivation, form('bip32Derivation', publicKey, keyOrigin)],
  [INPUT.finalScriptSig, form('finalScriptSig', none, any)],
  [INPUT.finalScriptWitness, form('finalScriptWitness', none, wholeWitness)],
  [0x09, form('porCommitment', none, any)],
  [0x0a, form('ripemd160', bytes(20), any)],
  [0x0b, form('sha256', bytes(32), any)],
  [0x0c, form('hash160', bytes(20), any)],
  [0x0d, form('hash256', bytes(32), any)],
  [INPUT.tapKeySig, form('tapKeySig', none, bytes(64, 65))],
  [INPUT.tapScriptSig, form('tapScriptSig', tapScriptSigKey, bytes(64, 65))],
  [INPUT.tapLeafScript, form('tapLeafScript', controlBlock, leafScript)],
  [INPUT.tapBip32Derivation, form('tapBip32Derivation', xOnly, tapKeyOrigin)],
  [INPUT.tapInternalKey, form('tapInternalKey', none, xOnly)],
  [INPUT.tapMerkleRoot, form('tapMerkleRoot', none, bytes(32))],
  [0x19, form('p2cKeyTweak', compressed, bytes(32))],
  [0x1a, form('musig2Participants', compressed, points)],
  [0x1b, form('musig2PubNonce', muSigKey, bytes(66))],
  [0x1c, form('musig2PartialSig', muSigKey, bytes(32))],
  [0xfc, proprietary],
]);

export const OUTPUT_FORMS: ReadonlyMap<number, FieldForm> = new Map([
  [OUTPUT.redeemScript, form('redeemScript', none, any)],
  [OUTPUT.witnessScript, form('witnessScript', none, any)],
  [OUTPUT.bip32Derivation, form('bip32Derivation', publicKey, keyOrigin)],
  [OUTPUT.tapInternalKey, form('tapInternalKey', none, xOnly)],
  [OUTPUT.tapTree, form('tapTree', none, wholeTree)],
  [OUTPUT.tapBip32Derivation, form('tapBip32Derivation', xOnly, tapKeyOrigin)],
  [0x08, form('musig2Participants', compressed, points)],
  [0x35, form('dnssecProof', none, (value) => value.length > (value[0] ?? value.length))],
  [0xfc, proprietary],
]);

/** A key origin with its taproot leaves (BIP371): which key, whose, by which path. */
export interface TapOrigin {
  readonly key: Uint8Array;
  readonly leafCount: number;
  /** 8 hex digits. */
  readonly fingerprint: string;
  /** Child numbers as written, hardened ones from 2^31. */
  readonly path: readonly number[];
}

export function readTapOrigin(key: Uint8Array, value: Uint8Array): TapOrigin {
  const read = keyOriginAfterLeaves(value);
  if (read === null) throw new Cursor(value, 'key origin').fault('is not one');
  const path: number[] = [];
  for (let at = 4; at < read.origin.length; at += 4) path.push(readU32(read.origin, at));
  return { key, leafCount: read.leafCount, fingerprint: toHex(read.origin.subarray(0, 4)), path };
}

function keyOriginAfterLeaves(value: Uint8Array): { leafCount: number; origin: Uint8Array } | null {
  const cursor = new Cursor(value, 'key origin');
  const leafCount = cursor.compactSize();
  cursor.take(leafCount * 32);
  const origin = cursor.take(cursor.left);
  return origin.length >= 4 && origin.length % 4 === 0 ? { leafCount, origin } : null;
}

/** BIP32 serialisation: a master key has neither parent nor number. */
function xpubKey(key: Uint8Array, curve: Curve): boolean {
  if (key.length !== 78 || !curve.hasPoint(key.subarray(45))) return false;
  return key[4] !== 0 || key.subarray(5, 13).every((byte) => byte === 0);
}

/** BIP174: the path has as many steps as the key is deep. */
function xpubOrigin(value: Uint8Array, _curve: Curve, key: Uint8Array): boolean {
  return value.length === 4 + 4 * (key[4] ?? 0);
}

function tapScriptSigKey(key: Uint8Array, curve: Curve): boolean {
  return key.length === 64 && curve.hasXOnly(key.subarray(0, 32));
}

function wholeOutput(value: Uint8Array): boolean {
  const cursor = new Cursor(value, 'witness utxo');
  readOutput(cursor);
  cursor.end();
  return true;
}

function wholeWitness(value: Uint8Array): boolean {
  const cursor = new Cursor(value, 'final witness');
  const items = readWitnessStack(cursor);
  cursor.end();
  return items.length > 0;
}

/** BIP371: leaves in depth-first order that make up one whole tree. */
function wholeTree(value: Uint8Array): boolean {
  const cursor = new Cursor(value, 'taproot tree');
  const open: number[] = [];
  while (cursor.left > 0) {
    let depth = cursor.u8();
    cursor.u8();
    cursor.sized();
    if (depth > 128 || depth < (open.at(-1) ?? 0)) return false;
    while (open.at(-1) === depth && depth > 0) {
      open.pop();
      depth -= 1;
    }
    open.push(depth);
  }
  return open.length === 1 && open[0] === 0;
}

/** Replaceable (BIP125), and no relative lock (BIP68). */
const SEQUENCE = 0xffff_fffd;

export interface UnsignedInput extends Outpoint {
  readonly spent: TransactionOutput;
  readonly own: OwnScript;
}

export interface UnsignedOutput extends TransactionOutput {
  /** Null: somebody else's. */
  readonly own: OwnScript | null;
}

/** A PSBT of version 0, base64, with key origins (BIP371), sorted by BIP69: the order tells nobody which output is the change. */
export function unsignedPsbt(
  fingerprint: string,
  inputs: readonly UnsignedInput[],
  outputs: readonly UnsignedOutput[],
  lockTime: number,
): string {
  // Called here and not at the start, because the library's self-test takes 40 ms.
  initEccLib(ecc);
  const psbt = new Psbt();
  psbt.setVersion(2).setLocktime(lockTime);
  for (const { txid, vout, spent, own } of inputs.toSorted(byPlace))
    psbt.addInput({
      ...{ hash: txid, index: vout, sequence: SEQUENCE },
      witnessUtxo: { script: spent.script, value: spent.amountSats },
      ...originOf(own, fingerprint),
    });
  for (const { script, amountSats, own } of outputs.toSorted(byAmount))
    psbt.addOutput({ script, value: amountSats, ...(own === null ? {} : originOf(own, fingerprint)) });
  return psbt.toBase64();
}

function originOf({ internalKey, path }: OwnScript, fingerprint: string) {
  const masterFingerprint = Buffer.from(fingerprint, 'hex');
  return {
    tapInternalKey: internalKey,
    tapBip32Derivation: [{ pubkey: internalKey, masterFingerprint, path, leafHashes: [] }],
  };
}

function byPlace(one: Outpoint, other: Outpoint): number {
  return one.txid === other.txid ? one.vout - other.vout : one.txid < other.txid ? -1 : 1;
}

function byAmount(one: TransactionOutput, other: TransactionOutput): number {
  if (one.amountSats !== other.amountSats) return one.amountSats < other.amountSats ? -1 : 1;
  return Buffer.compare(one.script, other.script);
}
