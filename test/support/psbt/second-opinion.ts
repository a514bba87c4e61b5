import { schnorr } from '@noble/curves/secp256k1.js';
import { Transaction as ScureTransaction } from '@scure/btc-signer';
import { BIP32Factory } from 'bip32';
import { Psbt, crypto, initEccLib, networks } from 'bitcoinjs-lib';
import * as ecc from 'tiny-secp256k1';
import type { JudgeAccount } from '../../../src-main/keys/account.ts';
import { testWallet } from './test-wallet.ts';

initEccLib(ecc);
const bip32 = BIP32Factory(ecc);

/** A second library's view of a finalised PSBT: @scure/btc-signer reads and hashes it, @noble/curves verifies. */
export function scureOpinion(psbt: string) {
  const tx = scureRead(psbt);
  const inputs = Array.from({ length: tx.inputsLength }, (_, i) => tx.getInput(i));
  const scripts = inputs.map(({ witnessUtxo }) => witnessUtxo!.script);
  const amounts = inputs.map(({ witnessUtxo }) => witnessUtxo!.amount);
  const valid = inputs.map(({ finalScriptWitness }, i) => {
    const [signature, ...more] = finalScriptWitness ?? [];
    if (signature?.length !== 64 || more.length > 0) return false;
    return schnorr.verify(signature, tx.preimageWitnessV1(i, scripts, 0, amounts), scripts[i]!.subarray(2));
  });
  return { txid: tx.id, hex: tx.hex, valid };
}

export const scureRead = (psbt: string): ScureTransaction =>
  ScureTransaction.fromPSBT(Buffer.from(psbt, 'base64'), {
    allowUnknownInputs: true,
    allowUnknownOutputs: true,
    allowUnknownVersion: true,
    disableScriptCheck: true,
    unknown: 'ignore',
  });

/** The plain way with bitcoinjs-lib: derive from the root for each input, tweak, `signInput`, finalise. Aux is zero. */
export function signNaively(psbt: string, seed: Uint8Array): { readonly psbt: string; readonly hex: string } {
  const read = Psbt.fromBase64(psbt, { network: networks.regtest });
  const root = bip32.fromSeed(seed, networks.regtest);
  read.data.inputs.forEach((input, i) => {
    const [origin] = input.tapBip32Derivation ?? [];
    const node = root.derivePath(origin!.path);
    const signer = node.tweak(crypto.taggedHash('TapTweak', node.publicKey.slice(1)));
    read.signInput(i, signer);
  });
  read.finalizeAllInputs();
  return { psbt: read.toBase64(), hex: read.extractTransaction(true).toHex() };
}

/** An account of these keys, for wallets that come as words. */
export const accountOf = (
  seed: Uint8Array,
  keychains: JudgeAccount['keychains'],
  highestIndex: JudgeAccount['highestIndex'],
): JudgeAccount => testWallet({ seed, keychains, highestIndex }).account;
