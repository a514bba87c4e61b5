import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createOwnScripts, ownScriptsOf, placeOf } from '../../../src-main/keys/allowed-paths.ts';
import { testWallet } from '../../support/psbt/test-wallet.ts';

const wallet = testWallet();
const bytes = (hex: string): Uint8Array => Buffer.from(hex, 'hex');
const hex = (part: Uint8Array): string => Buffer.from(part).toString('hex');
const H = 0x8000_0000;

describe('own scripts', () => {
  it('are those that @scure derives, at any place', () => {
    const own = createOwnScripts(wallet.account);
    fc.assert(
      fc.property(
        fc.constantFrom('vanilla' as const, 'colored' as const),
        fc.nat({ max: 9 }),
        fc.nat({ max: 0x7fff_ffff }),
        (branch, keychain, index) => {
          const script = own.at({ branch, keychain, index });
          const expected = wallet.key(branch, keychain, index);
          expect([hex(script.script), hex(script.internalKey)]).toEqual([
            expected.script,
            expected.internalKey,
          ]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('are found up to the last index of each branch, and not one further', () => {
    const own = createOwnScripts(wallet.account);
    const last = { vanilla: 3, colored: 1 };
    const found = (branch: 'vanilla' | 'colored', keychain: number, index: number) =>
      own.find(bytes(wallet.key(branch, keychain, index).script), null, last)?.path ?? null;
    expect([
      found('vanilla', 0, 0),
      found('vanilla', 1, 3),
      found('vanilla', 0, 4),
      found('colored', 0, 1),
      found('colored', 0, 2),
      found('colored', 1, 0),
    ]).toEqual(["m/86'/1'/0'/0/0", "m/86'/1'/0'/1/3", null, "m/86'/827167'/0'/0/1", null, null]);
  });

  it('are found further out by a true hint, and by no false one', () => {
    const own = createOwnScripts(wallet.account);
    const far = { branch: 'vanilla', keychain: 0, index: 5_000 } as const;
    const script = bytes(wallet.key('vanilla', 0, 5_000).script);
    const last = { vanilla: 1, colored: 1 };
    expect(own.find(script, { ...far, index: 4_999 }, last)).toBeNull();
    expect(own.find(script, far, last)).toMatchObject(far);
    expect(own.find(script, null, last)).toBeNull();
  });

  it('are the same from a cache that has grown further', () => {
    const own = createOwnScripts(wallet.account);
    const script = bytes(wallet.key('vanilla', 0, 8).script);
    expect(own.find(script, null, { vanilla: 8, colored: 0 })).toMatchObject({ index: 8 });
    expect(own.find(script, null, { vanilla: 7, colored: 0 })).toBeNull();
  });

  it('that name no place are found among the first and the last thousand, and all of them where the search is whole', () => {
    const last = { vanilla: 2_600, colored: -1 };
    const at = (index: number) => bytes(wallet.key('vanilla', 0, index).script);
    const own = createOwnScripts({ ...wallet.account, keychains: { vanilla: [0], colored: [] } });
    const found = () =>
      [0, 1_000, 1_001, 1_599, 1_600, 2_600, 2_601].map((index) => own.find(at(index), null, last)?.index);
    const near = [0, 1_000, undefined, undefined, 1_600, 2_600, undefined];
    expect(found()).toEqual(near);
    expect(own.find(at(1_599), null, last, true)).toMatchObject({ index: 1_599 });
    expect(own.find(at(0), null, last, true)).toMatchObject({ index: 0 });
    // Also once all of it was derived for another question, and after one that lies apart.
    expect(found()).toEqual(near);
    expect(own.find(at(6_000), null, { vanilla: 6_000, colored: -1 })).toMatchObject({ index: 6_000 });
    expect(own.find(at(4_999), null, { vanilla: 6_000, colored: -1 })).toBeNull();
    expect(found()).toEqual(near);
  });

  it('are never taken for scripts of another kind', () => {
    const own = createOwnScripts(wallet.account);
    const { script } = wallet.key('vanilla', 0, 0);
    const hint = { branch: 'vanilla', keychain: 0, index: 0 } as const;
    for (const other of [`52${script.slice(2)}`, `${script}00`, script.slice(0, -2), ''])
      expect(own.find(bytes(other), hint, { vanilla: 1, colored: 1 })).toBeNull();
  });

  it('are kept per wallet, for as many wallets as are in use', () => {
    const first = ownScriptsOf(wallet.account);
    expect(ownScriptsOf({ ...wallet.account })).toBe(first);
    expect(ownScriptsOf({ ...wallet.account, keychains: { vanilla: [1], colored: [0] } })).not.toBe(first);
    for (let seedByte = 100; seedByte < 106; seedByte++) ownScriptsOf(testWallet({ seedByte }).account);
    ownScriptsOf(wallet.account);
    ownScriptsOf(testWallet({ seedByte: 107 }).account);
    expect(ownScriptsOf(wallet.account)).toBe(first);
    for (let seedByte = 110; seedByte < 118; seedByte++) ownScriptsOf(testWallet({ seedByte }).account);
    expect(ownScriptsOf(wallet.account)).not.toBe(first);
  });

  it('are kept apart for keychains whose numbers stand side by side', () => {
    const kept = (vanilla: number[], colored: number[]) =>
      ownScriptsOf({ ...wallet.account, keychains: { vanilla, colored } });
    expect(kept([1], [0])).not.toBe(kept([10], []));
    expect(kept([1], [0])).toBe(kept([1], [0]));
  });

  it('are not derived from an xpub of another network or depth', () => {
    const mainnet = testWallet({ network: 'mainnet' }).account;
    expect(() => createOwnScripts({ ...wallet.account, network: 'mainnet' })).toThrow();
    expect(() => createOwnScripts({ ...mainnet, network: 'regtest' })).toThrow();
    const master =
      'tpubD6NzVbkrYhZ4XgiXtGrdW5XDAPFCL9h7we1vwNCpn8tGbBcgfVYjXyhWo4E1xkh56hjod1RhGjxbaTLV3X4FyWuejifB9jusQ46QzG87VKp';
    expect(() =>
      createOwnScripts({ ...wallet.account, xpubs: { ...wallet.account.xpubs, vanilla: master } }),
    ).toThrow('three steps below the master');
  });
});

it('a path that a PSBT names is a place on one of our keychains', () => {
  expect(placeOf([H + 86, H + 1, H, 1, 7], wallet.account)).toEqual({
    branch: 'vanilla',
    keychain: 1,
    index: 7,
  });
  expect(placeOf([H + 86, H + 827167, H, 0, 0x7fff_ffff], wallet.account)).toEqual({
    branch: 'colored',
    keychain: 0,
    index: 0x7fff_ffff,
  });
});

it.each([
  ['of mainnet on a test network', [H + 86, H, H, 0, 0], 'regtest', 'NETWORK'],
  ['of mainnet assets on a test network', [H + 86, H + 827166, H, 0, 0], 'signet', 'NETWORK'],
  ['of a test network on mainnet', [H + 86, H + 1, H, 0, 0], 'mainnet', 'NETWORK'],
  ['of another coin', [H + 86, H + 2, H, 0, 0], 'regtest', 'PATH_POLICY'],
  ['with a keychain of the other branch', [H + 86, H + 827167, H, 1, 0], 'regtest', 'PATH_POLICY'],
  ['that ends at the keychain', [H + 86, H + 1, H, 0], 'regtest', 'PATH_POLICY'],
] as const)('a path that a PSBT names %s is none', (_, path, network, problem) =>
  expect(placeOf(path, { ...wallet.account, network })).toBe(problem),
);
