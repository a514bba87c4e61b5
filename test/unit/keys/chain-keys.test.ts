import { BIP32Factory } from 'bip32';
import { crypto, networks } from 'bitcoinjs-lib';
import fc from 'fast-check';
import * as ecc from 'tiny-secp256k1';
import { describe, expect, it } from 'vitest';
import { openChainKeys } from '../../../src-main/keys/chain-keys.ts';
import { createOwnScripts } from '../../../src-main/keys/allowed-paths.ts';
import { signPsbt } from '../../../src-main/verify/sign/sign.ts';
import { genuineSlots } from '../../support/psbt/builder.ts';
import { writeRaw } from '../../support/psbt/raw-psbt.ts';
import { testWallet } from '../../support/psbt/test-wallet.ts';

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
    keys.withSigningKey(place, (key) => void (kept = key));
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

  it('are all wiped, with all that led to them', () => {
    const fresh = createOwnScripts(account);
    const place = fresh.at({ branch: 'vanilla', keychain: 0, index: 0 });
    const keys = openChainKeys(seed, account, fresh);
    const sign = (): void => void keys.withSigningKey(place, (key) => key.length);
    // Of each of the three steps to the account: what is added, and what was hashed. Then leaf, even key and tweaked.
    const steps = wipedDuring(sign);
    expect(steps.filter((length) => length === 32)).toHaveLength(3 + 3);
    expect(steps.filter((length) => length > 32)).toEqual([37, 37, 37]);
    // The account is there by now.
    expect(wipedDuring(sign)).toEqual([32, 32, 32]);
    // Key and chain code of master, purpose, coin and account.
    expect(wipedDuring(keys.wipe)).toEqual(Array(8).fill(32));
  });

  it('are wiped when a signature fails, and when it does not', () => {
    const draft = genuineSlots({ inputSats: [100_000n] });
    const sign = (aux: () => Uint8Array) => () =>
      signPsbt({ psbt: writeRaw(draft.raw), account: draft.account, seed: draft.wallet.seed, aux });
    const secrets = (act: () => void): number => wipedDuring(act).filter((length) => length === 32).length;
    const failing = (): Uint8Array => {
      throw new Error('no randomness');
    };
    // What leads to the account and to the key, as above, and all of the account.
    expect(secrets(sign(() => new Uint8Array(32)))).toBe(6 + 8);
    expect(secrets(() => expect(sign(failing)).toThrow('no randomness'))).toBe(6 + 8);
  });

  it('have no form in which they could be written down', () => {
    const keys = openChainKeys(seed, account, own);
    expect(JSON.stringify(keys)).toBe('{}');
    keys.wipe();
  });

  it('are known by their chain code once they were compared, and no other seed passes for them then', () => {
    const fresh = createOwnScripts(account);
    const place = (branch: 'vanilla' | 'colored') => fresh.at({ branch, keychain: 0, index: 0 });
    for (const branch of ['vanilla', 'vanilla', 'colored'] as const) {
      const keys = openChainKeys(seed, account, fresh);
      expect(keys.withSigningKey(place(branch), (key) => key.length)).toBe(32);
      keys.wipe();
    }
    const other = testWallet({ seedByte: 8 });
    expect(() => openChainKeys(other.seed, account, fresh)).toThrow('PSBT_REFUSED');
    expect(() => openChainKeys(seed, { ...account, fingerprint: 'deadbeef' }, fresh)).toThrow('PSBT_REFUSED');
  });

  it('are not opened for a branch whose xpub is of another wallet, though the other branch was compared', () => {
    const other = testWallet({ seedByte: 8 }).account;
    const mixed = { ...account, xpubs: { vanilla: account.xpubs.vanilla, colored: other.xpubs.colored } };
    const scripts = createOwnScripts(mixed);
    for (let round = 0; round < 2; round++) {
      const keys = openChainKeys(seed, mixed, scripts);
      const sign = (branch: 'vanilla' | 'colored') => () =>
        keys.withSigningKey(scripts.at({ branch, keychain: 0, index: 0 }), (key) => key.length);
      expect(sign('vanilla')()).toBe(32);
      expect(sign('colored')).toThrow('PSBT_REFUSED');
      keys.wipe();
    }
  });

  it('are not opened with a seed of another wallet', () =>
    expect(() => openChainKeys(testWallet({ seedByte: 8 }).seed, account, own)).toThrow('PSBT_REFUSED'));
});

/** How long the arrays are that are wiped while `act` runs, sorted. Each of them must stay wiped. */
function wipedDuring(act: () => void): number[] {
  const { fill } = Uint8Array.prototype;
  const wiped: Uint8Array[] = [];
  Uint8Array.prototype.fill = function (this: Uint8Array, value, ...range) {
    // The library wipes its own memory, which is one large block; that is its affair.
    if (value === 0 && range.length === 0 && this.buffer.byteLength < 10_000) wiped.push(this);
    return fill.call(this, value, ...range);
  };
  try {
    act();
  } finally {
    Uint8Array.prototype.fill = fill;
  }
  expect(wiped.every((bytes) => bytes.every((byte) => byte === 0))).toBe(true);
  return wiped.map(({ length }) => length).sort((a, b) => a - b);
}
