import { Transaction } from '@scure/btc-signer';
import { libraryError, type Refusal } from '../../serving/answers.ts';
import { MIN_RATE_SATS_PER_VB } from './regtest.ts';
import { fullPath, type Branch } from './account.ts';
import { fromHex } from './bytes.ts';
import type { Unspent } from './unspents.ts';
import { keyOf, type ServedWallet } from './wallets.ts';
import type { World } from './store.ts';

/** An own output carries how its key is derived; another's is a script and an amount. */
export type PsbtOutput =
  ReturnType<typeof ownOutput> | { readonly script: Uint8Array; readonly amount: bigint };

/** Version and lock time; outpoint, empty script and sequence; amount and a taproot script. */
const FIXED_BYTES = 8;
const INPUT_BYTES = 41;
export const TAPROOT_OUTPUT_BYTES = 43;
/** Of an output, what stands before its script. */
export const AMOUNT_AND_LENGTH_BYTES = 9;
/** A signature's witness on each input, and segwit's marker and flag, in weight units (BIP141, BIP341). */
const INPUT_WITNESS_WEIGHT = 66;
const MARKER_WEIGHT = 2;

export function ownOutput(world: World, wallet: ServedWallet, branch: Branch, index: number, sats: bigint) {
  const { internalKey, script } = keyOf(world, wallet, branch, index);
  return {
    script,
    amount: sats,
    tapInternalKey: internalKey,
    tapBip32Derivation: keyOrigin(wallet, internalKey, branch, index),
  };
}

/** Inputs and outputs in the order given, shaped as rgb-lib shapes them (service-facts.md 3.3). */
export function assemble(
  lockTime: number,
  wallet: ServedWallet,
  inputs: readonly Unspent[],
  outputs: readonly PsbtOutput[],
): Transaction {
  const transaction = new Transaction({ version: 2, lockTime, PSBTVersion: 0, allowUnknownOutputs: true });
  for (const { txid, vout, sats, script, internalKey, branch, keyIndex } of inputs) {
    transaction.addInput({
      txid,
      index: vout,
      sequence: 0xfffffffd,
      witnessUtxo: { amount: sats, script: fromHex(script) },
      tapInternalKey: fromHex(internalKey),
      tapBip32Derivation: keyOrigin(wallet, fromHex(internalKey), branch, keyIndex),
    });
  }
  for (const output of outputs) transaction.addOutput(output);
  return transaction;
}

/** BIP371: no leaf, the master's fingerprint and the full path. */
function keyOrigin(wallet: ServedWallet, internalKey: Uint8Array, branch: Branch, index: number) {
  const der = { fingerprint: Number.parseInt(wallet.fingerprint, 16), path: fullPath(branch, index) };
  return [[internalKey, { hashes: [], der }]] satisfies [
    Uint8Array,
    { hashes: Uint8Array[]; der: typeof der },
  ][];
}

/** As a begin call hands it out. */
export interface BuiltPsbt {
  /** Base64. */
  readonly psbt: string;
  readonly txid: string;
}

export function asBuilt(transaction: Transaction): BuiltPsbt {
  return { psbt: Buffer.from(transaction.toPSBT(0)).toString('base64'), txid: transaction.id };
}

/** Above any fee rate that was ever asked for; keeps the sums in range. */
export const MAX_RATE_SATS_PER_VB = 1_000_000;

export function refuseLowRate(rateSatsPerVb: number): void {
  if (rateSatsPerVb < MIN_RATE_SATS_PER_VB)
    throw libraryError('InvalidFeeRate', `Invalid fee rate: value under minimum ${MIN_RATE_SATS_PER_VB}`);
}

export function insufficientBitcoins(needed: bigint, available: bigint): Refusal {
  const funds = `needed=${needed}, available=${available}`;
  return libraryError('InsufficientBitcoins', `Insufficient bitcoin funds: ${funds}`);
}

/** By the size it will have once each input carries its signature; of each output, how many bytes it takes. */
export function feeSats(inputs: number, outputBytes: readonly number[], rateSatsPerVb: number): bigint {
  const outputs = outputBytes.reduce((sum, bytes) => sum + bytes, countBytes(outputBytes.length));
  const unsignedBytes = FIXED_BYTES + countBytes(inputs) + INPUT_BYTES * inputs + outputs;
  const weight = 4 * unsignedBytes + MARKER_WEIGHT + INPUT_WITNESS_WEIGHT * inputs;
  return BigInt(Math.ceil(weight / 4) * rateSatsPerVb);
}

/** Bitcoin's compact size. */
function countBytes(count: number): number {
  return count < 0xfd ? 1 : 3;
}
