import { schnorr } from '@noble/curves/secp256k1.js';
import { Transaction } from '@scure/btc-signer';
import { attempt } from '../../base/json.ts';
import { libraryError, type ServedRefusal } from '../../serving/answers.ts';
import { bytesFromHex } from '../bytes.ts';
import { MIN_RATE_SATS_PER_VB, tip } from './chain.ts';
import type { World } from './store.ts';
import { fullPath, derivedKeyOf, type PracticeBranch, type ServedWallet, type Unspent } from './wallets.ts';

export type PsbtOutput =
  ReturnType<typeof ownOutput> | { readonly script: Uint8Array; readonly amount: bigint };

/** Version and lock time; outpoint, empty script and sequence; amount and taproot script. */
const FIXED_BYTES = 8;
const INPUT_BYTES = 41;
export const TAPROOT_OUTPUT_BYTES = 43;
export const AMOUNT_AND_LENGTH_BYTES = 9;
/** Weight units (BIP141, BIP341). */
const INPUT_WITNESS_WEIGHT = 66;
const MARKER_WEIGHT = 2;

export function ownOutput(wallet: ServedWallet, branch: PracticeBranch, index: number, sats: bigint) {
  const { internalKey, script } = derivedKeyOf(wallet, branch, index);
  return {
    script,
    amount: sats,
    tapInternalKey: internalKey,
    tapBip32Derivation: keyOrigin(wallet, internalKey, branch, index),
  };
}

/** rgb-lib's shape (service-facts.md 3.3), in the given order. */
export function assemble(
  world: World,
  wallet: ServedWallet,
  inputs: readonly Unspent[],
  outputs: readonly PsbtOutput[],
): Transaction {
  const lockTime = tip(world).height;
  const transaction = new Transaction({ version: 2, lockTime, PSBTVersion: 0, allowUnknownOutputs: true });
  for (const { txid, vout, sats, script, internalKey, branch, keyIndex } of inputs) {
    transaction.addInput({
      txid,
      index: vout,
      sequence: 0xfffffffd,
      witnessUtxo: { amount: sats, script: bytesFromHex(script) },
      tapInternalKey: bytesFromHex(internalKey),
      tapBip32Derivation: keyOrigin(wallet, bytesFromHex(internalKey), branch, keyIndex),
    });
  }
  for (const output of outputs) transaction.addOutput(output);
  return transaction;
}

/** BIP371: no leaf, the master's fingerprint, the full path. */
function keyOrigin(wallet: ServedWallet, internalKey: Uint8Array, branch: PracticeBranch, index: number) {
  const der = { fingerprint: Number.parseInt(wallet.fingerprint, 16), path: fullPath(branch, index) };
  const origin: [Uint8Array, { hashes: Uint8Array[]; der: typeof der }] = [internalKey, { hashes: [], der }];
  return [origin];
}

export function asBuilt(transaction: Transaction) {
  return { psbt: Buffer.from(transaction.toPSBT(0)).toString('base64'), txid: transaction.id };
}

/** Above any real fee rate; keeps sums in range. */
export const MAX_RATE_SATS_PER_VB = 1_000_000;

export function refuseLowRate(rateSatsPerVb: number): void {
  if (rateSatsPerVb < MIN_RATE_SATS_PER_VB)
    throw libraryError('InvalidFeeRate', `Invalid fee rate: value under minimum ${MIN_RATE_SATS_PER_VB}`);
}

export function insufficientBitcoins(needed: bigint, available: bigint): ServedRefusal {
  const funds = `needed=${needed}, available=${available}`;
  return libraryError('InsufficientBitcoins', `Insufficient bitcoin funds: ${funds}`);
}

export function feeSats(inputs: number, outputBytes: readonly number[], rateSatsPerVb: number): bigint {
  const outputs = outputBytes.reduce((sum, bytes) => sum + bytes, countBytes(outputBytes.length));
  const unsignedBytes = FIXED_BYTES + countBytes(inputs) + INPUT_BYTES * inputs + outputs;
  const weight = 4 * unsignedBytes + MARKER_WEIGHT + INPUT_WITNESS_WEIGHT * inputs;
  return BigInt(Math.ceil(weight / 4) * rateSatsPerVb);
}

function countBytes(count: number): number {
  return count < 0xfd ? 1 : 3;
}

export const MAX_PSBT_CHARS = 2 * 1024 * 1024;

/** Refuses with InvalidPsbt. */
export function parseSigned(text: string): Transaction {
  const bytes = Buffer.from(text, 'base64');
  if (text === '' || bytes.toString('base64') !== text) {
    throw libraryError('InvalidPsbt', 'Invalid PSBT: invalid base64');
  }
  try {
    return Transaction.fromPSBT(bytes, { allowUnknownOutputs: true });
  } catch {
    throw libraryError('InvalidPsbt', 'Invalid PSBT: it cannot be read');
  }
}

export function isFinalised(transaction: Transaction): boolean {
  const inputs = Array.from({ length: transaction.inputsLength }, (_, input) => input);
  return inputs.every((input) => keyPathSignature(transaction, input) !== null);
}

/** Null if the text is no PSBT. */
export function txidOf(psbt: string): string | null {
  const bytes = Buffer.from(psbt, 'base64');
  return attempt(() => Transaction.fromPSBT(bytes, { allowUnknownOutputs: true }).id);
}

export interface Prevout {
  readonly sats: bigint;
  readonly script: Uint8Array;
}

/** OP_1 and a push of 32 bytes (BIP341). */
function isP2tr(script: Uint8Array): boolean {
  return script.length === 34 && script[0] === 0x51 && script[1] === 0x20;
}

/** Default sighash: exactly one 64-byte signature (BIP341). */
function keyPathSignature(transaction: Transaction, input: number): Uint8Array | null {
  const witness = transaction.getInput(input).finalScriptWitness;
  const [signature] = witness ?? [];
  return witness?.length === 1 && signature?.length === 64 ? signature : null;
}

/** BIP340 over BIP341's message, with the chain's own amounts and scripts. */
export function signatureIsValid(
  transaction: Transaction,
  input: number,
  prevouts: readonly Prevout[],
): boolean {
  const signature = keyPathSignature(transaction, input);
  const spent = prevouts[input];
  if (signature === null || spent === undefined || !isP2tr(spent.script)) return false;
  const message = transaction.preimageWitnessV1(
    input,
    prevouts.map((prevout) => prevout.script),
    0,
    prevouts.map((prevout) => prevout.sats),
  );
  return attempt(() => schnorr.verify(signature, message, spent.script.subarray(2))) ?? false;
}
