import { initEccLib, Psbt } from 'bitcoinjs-lib';
import * as ecc from 'tiny-secp256k1';
import type { Outpoint } from '../../base/bitcoin.ts';
import type { OwnScript } from '../../keys/allowed-paths.ts';
import type { TransactionOutput } from './transaction.ts';

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
