import { BIP32Factory } from 'bip32';
import { crypto, networks } from 'bitcoinjs-lib';
import fc from 'fast-check';
import * as ecc from 'tiny-secp256k1';
import { describe, expect, it } from 'vitest';
import { openChainKeys } from '../../../../src-main/domain/psbt/chain-keys.ts';
import { createOwnScripts } from '../../../../src-main/domain/psbt/own-scripts.ts';
import { testWallet } from '../../../support/psbt/test-wallet.ts';

const { seed, account } = testWallet();
const own = createOwnScripts(account);
const root = BIP32Factory(ecc).fromSeed(seed, networks.regtest);

describe('the private keys of an account', () => {
  it('are those of the bip32 library, tweaked as BIP341 says', () => {
    const keys = openChainKeys(seed, account, own);
    fc.assert(
      fc.property(
        fc.constantFrom('vanilla' as const, 'colored' as const),
        fc.nat({ max: 3 }),
        fc.nat({ max: 0x7fff_ffff }),
        (branch, keychain, index) => {
          const place = own.at({ branch, keychain, index });
          const node = root.derivePath(place.path);
          const tweak = crypto.taggedHash('TapTweak', node.publicKey.slice(1));
          const even = node.publicKey[0] === 3 ? ecc.privateNegate(node.privateKey!) : node.privateKey!;
          const expected = ecc.privateAdd(even, tweak);
          expect(keys.withSigningKey(place, (key) => Buffer.from(key).toString('hex'))).toBe(
            Buffer.from(expected!).toString('hex'),
          );
        },
      ),
      { numRuns: 60 },
    );
    keys.wipe();
  });

  it('are wiped as soon as they were used, also when that fails', () => {
    const keys = openChainKeys(seed, account, own);
    const place = own.at({ branch: 'vanilla', keychain: 0, index: 0 });
    let kept: Uint8Array = new Uint8Array(0);
    keys.withSigningKey(place, (key) => {
      kept = key;
    });
    expect([...kept]).toEqual(Array.from({ length: 32 }, () => 0));
    const failing = (): void =>
      keys.withSigningKey(place, (key) => {
        kept = key;
        throw new Error('the signature failed');
      });
    expect(failing).toThrow('the signature failed');
    expect([...kept]).toEqual(Array.from({ length: 32 }, () => 0));
    keys.wipe();
  });

  it('have no form in which they could be written down', () => {
    const keys = openChainKeys(seed, account, own);
    expect(JSON.stringify(keys)).toBe('{}');
    keys.wipe();
  });

  it('are not opened with a seed of another wallet', () => {
    expect(() => openChainKeys(testWallet({ seedByte: 8 }).seed, account, own)).toThrow('PSBT_REFUSED');
  });
});
