import { randomBytes } from 'node:crypto';
import { HDKey } from '@scure/bip32';
import { Transaction as ScureTransaction } from '@scure/btc-signer';
import { BIP32Factory } from 'bip32';
import { Psbt, crypto, initEccLib, networks } from 'bitcoinjs-lib';
import * as ecc from 'tiny-secp256k1';
import { finished, signPsbt, signUnverified } from '../../src-main/verify/sign/sign.ts';
import { genuineSlots } from '../support/psbt/builder.ts';
import { writeRaw } from '../support/psbt/raw-psbt.ts';
import { scureOpinion } from '../support/psbt/second-opinion.ts';

initEccLib(ecc);
const bip32 = BIP32Factory(ecc);
const TPUB = { private: 0x04358394, public: 0x043587cf };

export type SigningMethod = 'ours' | 'oursVerified' | 'naive' | 'naiveValidated' | 'scure' | 'bareSchnorr';

/** Every way to sign one PSBT with n inputs and two outputs, from base64 text and seed to signed base64. */
export function signingMethods(n: number): Record<SigningMethod, () => unknown> {
  const draft = genuineSlots({ num: 1, inputSats: Array.from({ length: n }, () => 20_000n) });
  const text = writeRaw(draft.raw);
  const { seed } = draft.wallet;
  const ours = { psbt: text, account: draft.account, seed, aux: freshAux };
  return {
    ours: () => finished(signUnverified(ours)).psbt,
    oursVerified: () => signPsbt(ours).psbt,
    naive: () => naive(text, seed, false),
    naiveValidated: () => naive(text, seed, true),
    scure: () => scure(text, seed),
    bareSchnorr: () => bare(n),
  };
}

/** Throws unless all methods except the bare one give the same transaction with valid signatures. */
export function refuseWrongMethods(methods: Record<SigningMethod, () => unknown>): void {
  const { bareSchnorr: _, ...signing } = methods;
  const opinions = Object.entries(signing).map(([name, run]) => ({ name, ...scureOpinion(String(run())) }));
  for (const { name, txid, valid } of opinions)
    if (valid.length === 0 || valid.includes(false) || txid !== opinions[0]?.txid)
      throw new Error(`${name} does not sign what the others sign`);
}

/** As the guides of bitcoinjs-lib do it: for each input derive from the root, tweak, sign; finalise at the end. */
function naive(text: string, seed: Uint8Array, validated: boolean): string {
  const psbt = Psbt.fromBase64(text, { network: networks.regtest });
  const root = bip32.fromSeed(seed, networks.regtest);
  psbt.data.inputs.forEach((input, i) => {
    const path = input.tapBip32Derivation?.[0]?.path;
    if (path === undefined) throw new Error('an input without a key origin');
    const node = root.derivePath(path);
    psbt.signInput(i, node.tweak(crypto.taggedHash('TapTweak', node.publicKey.slice(1))));
  });
  if (
    validated &&
    !psbt.validateSignaturesOfAllInputs((key, hash, signature) => ecc.verifySchnorr(hash, key, signature))
  )
    throw new Error('bitcoinjs-lib finds its own signatures wrong');
  psbt.finalizeAllInputs();
  return psbt.toBase64();
}

function scure(text: string, seed: Uint8Array): string {
  const transaction = ScureTransaction.fromPSBT(Buffer.from(text, 'base64'), {
    allowUnknownInputs: true,
    allowUnknownOutputs: true,
  });
  // The libraries' key types differ only in whether a public key may be missing.
  transaction.sign(HDKey.fromMasterSeed(seed, TPUB) as Parameters<typeof transaction.sign>[0]);
  transaction.finalize();
  return Buffer.from(transaction.toPSBT()).toString('base64');
}

/** The lower bound: only the signatures, with key and hash given. */
function bare(n: number): void {
  for (let i = 0; i < n; i++) ecc.signSchnorr(BARE_HASH, BARE_KEY, BARE_AUX);
}

const BARE_HASH = new Uint8Array(32).fill(3);
const BARE_KEY = new Uint8Array(32).fill(9);
const BARE_AUX = new Uint8Array(32).fill(5);

const freshAux = (): Uint8Array => Uint8Array.from(randomBytes(32));
