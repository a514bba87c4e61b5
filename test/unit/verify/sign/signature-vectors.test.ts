import { schnorr } from '@noble/curves/secp256k1.js';
import { BIP32Factory } from 'bip32';
import { Transaction, networks } from 'bitcoinjs-lib';
import * as ecc from 'tiny-secp256k1';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { addressOfScript } from '../../../../src-main/keys/address.ts';
import { openChainKeys } from '../../../../src-main/keys/chain-keys.ts';
import { createOwnScripts } from '../../../../src-main/keys/allowed-paths.ts';
import { keyPathSighashes } from '../../../../src-main/verify/sign/sign.ts';
import { readUnsignedTransaction } from '../../../../src-main/verify/psbt/transaction.ts';
import { accountOf } from '../../../support/psbt/second-opinion.ts';
import { readVectors, readVectorText } from '../../../support/vectors.ts';

const bytes = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex'));
const hex = (data: Uint8Array): string => Buffer.from(data).toString('hex');

/** What signs for the wallet, and the library that its signatures are held against. */
const libraries = [
  {
    library: 'tiny-secp256k1',
    sign: (message: Uint8Array, key: Uint8Array, aux: Uint8Array) => ecc.signSchnorr(message, key, aux),
    verify: ({ message, publicKey, signature }: Row) =>
      orFalse(() => ecc.verifySchnorr(message, publicKey, signature)),
  },
  {
    library: '@noble/curves',
    sign: (message: Uint8Array, key: Uint8Array, aux: Uint8Array) => schnorr.sign(message, key, aux),
    verify: ({ message, publicKey, signature }: Row) => schnorr.verify(signature, message, publicKey),
  },
] as const;

interface Row {
  readonly index: string;
  readonly secret: string;
  readonly publicKey: Uint8Array;
  readonly aux: Uint8Array;
  readonly message: Uint8Array;
  readonly signature: Uint8Array;
  readonly valid: boolean;
  readonly comment: string;
}

// The first line names the columns.
const lines = readVectorText('bip340-test-vectors.csv').trim().split(/\r?\n/).slice(1);
const rows = lines.map((line): Row => {
  const [
    index = '',
    secret = '',
    key = '',
    aux = '',
    message = '',
    signature = '',
    result = '',
    comment = '',
  ] = line.split(',');
  return {
    index,
    secret,
    publicKey: bytes(key),
    aux: bytes(aux),
    message: bytes(message),
    signature: bytes(signature),
    valid: result === 'TRUE',
    comment,
  };
});
// A signature hash has 32 bytes. The library that signs takes nothing else, and nothing else is ever given to it.
const ofHashes = rows.filter(({ message }) => message.length === 32);
const ofOtherLengths = rows.filter(({ message }) => message.length !== 32);

describe(`BIP340, ${rows.length} vectors`, () => {
  it('are all there: 19, of which 15 sign 32 bytes and 10 are not valid', () =>
    expect([rows.length, ofHashes.length, rows.filter(({ valid }) => !valid).length]).toEqual([19, 15, 10]));

  describe.each(libraries)('by $library', ({ sign, verify }) => {
    it.each(ofHashes.filter(({ valid }) => !valid))('refuse number $index: $comment', (row) =>
      expect(verify(row)).toBe(false),
    );

    it.each(ofHashes.filter(({ valid }) => valid))('verify number $index', (row) =>
      expect(verify(row)).toBe(true),
    );

    it.each(ofHashes.filter(({ secret }) => secret !== ''))('sign number $index to its bytes', (row) =>
      expect(hex(sign(row.message, bytes(row.secret), row.aux))).toBe(hex(row.signature)),
    );
  });

  it.each(ofOtherLengths)(
    'number $index, of a message that is no hash, is refused by what signs: $comment',
    (row) => {
      expect(() => ecc.signSchnorr(row.message, bytes(row.secret), row.aux)).toThrow('Expected Hash');
      expect(libraries[0].verify(row)).toBe(false);
      expect(libraries[1].verify(row)).toBe(true);
    },
  );
});

const bip341 = readVectors(
  'bip341-wallet-test-vectors.json',
  v.object({
    scriptPubKey: v.array(
      v.object({
        intermediary: v.object({ tweakedPubkey: v.string() }),
        expected: v.object({ scriptPubKey: v.string(), bip350Address: v.string() }),
      }),
    ),
    keyPathSpending: v.array(
      v.object({
        given: v.object({
          rawUnsignedTx: v.string(),
          utxosSpent: v.array(v.object({ scriptPubKey: v.string(), amountSats: v.number() })),
        }),
        inputSpending: v.array(
          v.object({
            given: v.object({ txinIndex: v.number(), internalPrivkey: v.string(), hashType: v.number() }),
            intermediary: v.object({
              internalPubkey: v.string(),
              tweak: v.string(),
              tweakedPrivkey: v.string(),
              sigHash: v.string(),
            }),
            expected: v.object({ witness: v.tuple([v.string()]) }),
          }),
        ),
      }),
    ),
  }),
);
const scripts = bip341.scriptPubKey;
const spends = bip341.keyPathSpending.flatMap(({ given, inputSpending }) =>
  inputSpending.map((input) => ({ ...input, name: input.given.txinIndex, transaction: given })),
);

describe(`BIP341, ${scripts.length} scripts and ${spends.length} key-path spends`, () => {
  it('are all there', () => expect([scripts.length, spends.length]).toEqual([7, 7]));

  it.each(scripts)('has the address $expected.bip350Address', ({ intermediary, expected }) => {
    expect(expected.scriptPubKey).toBe(`5120${intermediary.tweakedPubkey}`);
    expect(addressOfScript(bytes(expected.scriptPubKey), 'mainnet')).toBe(expected.bip350Address);
  });

  it.each(spends)('input $name is signed with the key that its own is tweaked to', (spend) => {
    const { internalPrivkey } = spend.given;
    const { tweak, tweakedPrivkey } = spend.intermediary;
    expect(withKeyBelowAnAccount(bytes(internalPrivkey), bytes(tweak), hex)).toBe(tweakedPrivkey);
  });

  it.each(spends)('input $name has the signature of the vector, by both libraries', (spend) => {
    const { tweakedPrivkey, sigHash } = spend.intermediary;
    const signature = spend.expected.witness[0].slice(0, 128);
    for (const { sign, verify } of libraries) {
      const made = sign(bytes(sigHash), bytes(tweakedPrivkey), new Uint8Array(32));
      expect(hex(made)).toBe(signature);
      const publicKey = ecc.xOnlyPointFromScalar(bytes(tweakedPrivkey));
      const row = { index: '', secret: '', aux: made, valid: true, comment: '' };
      expect(verify({ ...row, publicKey, message: bytes(sigHash), signature: made })).toBe(true);
    }
  });

  it.each(spends)('input $name has the hash of the vector, as the second library computes it', (spend) => {
    const { rawUnsignedTx, utxosSpent } = spend.transaction;
    const theirs = Transaction.fromHex(rawUnsignedTx).hashForWitnessV1(
      spend.given.txinIndex,
      utxosSpent.map(({ scriptPubKey }) => bytes(scriptPubKey)),
      utxosSpent.map(({ amountSats }) => BigInt(amountSats)),
      spend.given.hashType,
    );
    expect(hex(theirs)).toBe(spend.intermediary.sigHash);
  });

  it.each(spends.filter(({ given }) => given.hashType === 0))(
    'input $name, of the default sighash, is hashed and signed as we do it: 1 of 7',
    (spend) => {
      const { rawUnsignedTx, utxosSpent } = spend.transaction;
      const { at } = keyPathSighashes(
        readUnsignedTransaction(bytes(rawUnsignedTx)),
        utxosSpent.map(({ amountSats, scriptPubKey }) => ({
          amountSats: BigInt(amountSats),
          script: bytes(scriptPubKey),
        })),
      );
      const key = bytes(spend.given.internalPrivkey);
      const signature = withKeyBelowAnAccount(key, bytes(spend.intermediary.tweak), (tweaked) =>
        ecc.signSchnorr(at(spend.given.txinIndex), tweaked, new Uint8Array(32)),
      );
      expect(spend.expected.witness).toEqual([hex(signature)]);
    },
  );
});

/** Has the wallet's own code tweak a key of our choice: one that lies where a path from the account would lead to it. */
function withKeyBelowAnAccount<T>(key: Uint8Array, tapTweak: Uint8Array, act: (key: Uint8Array) => T): T {
  const seed = new Uint8Array(64).fill(7);
  const account = accountOf(seed, { vanilla: [0], colored: [0] }, { vanilla: 0, colored: 0 });
  const own = createOwnScripts(account);
  const node = BIP32Factory(ecc).fromSeed(seed, networks.regtest).derivePath("m/86'/1'/0'");
  const offset = ecc.privateAdd(key, ecc.privateNegate(node.privateKey!));
  const publicKey = ecc.pointFromScalar(key, true);
  const place = own.at({ branch: 'vanilla', keychain: 0, index: 0 });
  const keys = openChainKeys(seed, account, own);
  try {
    return keys.withSigningKey({ ...place, publicKey: publicKey!, offset: offset!, tapTweak }, act);
  } finally {
    keys.wipe();
  }
}

function orFalse(act: () => boolean): boolean {
  try {
    return act();
  } catch {
    return false;
  }
}
