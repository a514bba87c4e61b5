import { HDKey } from '@scure/bip32';
import { p2tr } from '@scure/btc-signer';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import {
  addressOfScript,
  createOutputCache,
  findAddress,
  taprootAddress,
} from '../../../src-main/keys/address.ts';
import type { AddressSearch } from '../../../src-main/keys/address.ts';
import { networkForms, derivePublicKeys } from '../../../src-main/keys/derive.ts';
import { phraseToSeed } from '../../../src-main/phrase/phrase.ts';
import type { Network } from '../../../src-main/base/bitcoin.ts';
import { readVectors } from '../../support/vectors.ts';

const PHRASE =
  'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about';
const keysOn = (network: Network) => derivePublicKeys(phraseToSeed(PHRASE.split(' ')), network);
const REGTEST = keysOn('regtest');
const cache = createOutputCache();
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

const vanilla = (keychain: number, index: number): string =>
  taprootAddress(cache.output(REGTEST.accountXpubVanilla, keychain, index, 'regtest'), 'regtest');
const colored = (keychain: number, index: number): string =>
  taprootAddress(cache.output(REGTEST.accountXpubColored, keychain, index, 'regtest'), 'regtest');

const search = (address: string, more: Partial<AddressSearch> = {}): AddressSearch => ({
  keys: REGTEST,
  keychains: { vanilla: [0, 1], colored: [0] },
  address,
  highestIndex: { vanilla: -1, colored: -1 },
  gap: 20,
  searchTo: 60,
  cache,
  ...more,
});

describe('a taproot output of ours', () => {
  it.each([
    ['mainnet', { bech32: 'bc', pubKeyHash: 0, scriptHash: 5, wif: 0x80 }],
    ['testnet', { bech32: 'tb', pubKeyHash: 111, scriptHash: 196, wif: 0xef }],
    ['signet', { bech32: 'tb', pubKeyHash: 111, scriptHash: 196, wif: 0xef }],
    ['regtest', { bech32: 'bcrt', pubKeyHash: 111, scriptHash: 196, wif: 0xef }],
  ] as const)('has the address and script of a second library on %s', (network, form) => {
    const keys = keysOn(network);
    for (const xpub of [keys.accountXpubVanilla, keys.accountXpubColored])
      for (const [keychain, index] of [
        [0, 0],
        [1, 7],
        [9, 2 ** 31 - 1],
      ] as const) {
        const output = cache.output(xpub, keychain, index, network);
        const versions = networkForms[network].bip32;
        const account = HDKey.fromExtendedKey(xpub, versions);
        const child = account.deriveChild(keychain).deriveChild(index);
        expect(hex(output.internalKey)).toBe(hex(child.publicKey ?? new Uint8Array()).slice(2));
        const second = p2tr(output.internalKey, undefined, form);
        expect(taprootAddress(output, network)).toBe(second.address);
        expect(hex(output.script)).toBe(hex(second.script));
        expect(addressOfScript(output.script, network)).toBe(second.address);
      }
  });

  const groups = readVectors('bip86.json', v.array(v.record(v.string(), v.string())));
  it('equals the published ones', () => {
    expect(groups.length).toBe(5);
    const keys = keysOn('mainnet');
    expect(groups[0]?.['mnemonic']).toBe(PHRASE);
    expect(keys.xpub).toBe(groups[0]?.['rootpub']);
    expect(keys.accountXpubVanilla).toBe(groups[1]?.['xpub']);
    const outputs = groups.slice(2).map((group) => {
      const [keychain = NaN, index = NaN] = (group['path'] ?? '').split('/').slice(-2).map(Number);
      const output = cache.output(keys.accountXpubVanilla, keychain, index, 'mainnet');
      return {
        path: group['path'],
        internal_key: hex(output.internalKey),
        output_key: hex(output.outputKey),
        scriptPubKey: hex(output.script),
        address: taprootAddress(output, 'mainnet'),
      };
    });
    expect(outputs).toHaveLength(3);
    expect(groups.slice(2)).toMatchObject(outputs);
  });

  it.each([
    ['a negative', 0, -1],
    ['a hardened', 0, 2 ** 31],
    ['a fractional', 0, 0.5],
    ['a hardened chain', 2 ** 31, 0],
    ['no', NaN, 0],
  ])('does not exist at %s index', (_, keychain, index) =>
    expect(() => cache.output(REGTEST.accountXpubVanilla, keychain, index, 'regtest')).toThrow(RangeError),
  );

  it('is the only kind of script that reads as an address here', () => {
    expect(addressOfScript(Uint8Array.from([0x6a, 0x20, ...new Uint8Array(32)]), 'regtest')).toBeNull();
    expect(addressOfScript(Uint8Array.from([0x51, 0x20, 1]), 'regtest')).toBeNull();
    expect(addressOfScript(Uint8Array.from([0x52, 0x20, ...new Uint8Array(32)]), 'regtest')).toBeNull();
  });
});

describe('an address that a service names', () => {
  it('is found on the branch, keychain and index it has', () => {
    expect(findAddress(search(vanilla(1, 19)))).toEqual({
      ok: true,
      branch: 'vanilla',
      keychain: 1,
      index: 19,
    });
    expect(findAddress(search(colored(0, 0)))).toEqual({
      ok: true,
      branch: 'colored',
      keychain: 0,
      index: 0,
    });
  });

  it('G01: may lie as far as the gap beyond the highest known index; further out it is told with its index', () => {
    const highestIndex = { vanilla: 4, colored: -1 };
    const beyond = (index: number) => ({ ok: false, reason: 'beyondGap', index });
    expect(findAddress(search(vanilla(0, 24), { highestIndex })).ok).toBe(true);
    expect(findAddress(search(vanilla(0, 25), { highestIndex }))).toEqual(beyond(25));
    expect(findAddress(search(vanilla(1, 60), { highestIndex }))).toEqual(beyond(60));
    expect(findAddress(search(vanilla(0, 61), { highestIndex }))).toEqual({ ok: false, reason: 'foreign' });
  });

  it('G01: is foreign on a keychain that is not ours to use', () => {
    expect(findAddress(search(vanilla(2, 0)))).toEqual({ ok: false, reason: 'foreign' });
    expect(findAddress(search(vanilla(1, 0), { keychains: { vanilla: [0], colored: [0] } }))).toEqual({
      ok: false,
      reason: 'foreign',
    });
  });

  it('G01: is foreign when another phrase made it', () => {
    const stranger = derivePublicKeys(
      phraseToSeed('zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo wrong'.split(' ')),
      'regtest',
    );
    const theirs = taprootAddress(cache.output(stranger.accountXpubVanilla, 0, 0, 'regtest'), 'regtest');
    expect(findAddress(search(theirs))).toEqual({ ok: false, reason: 'foreign' });
  });

  it.each([
    ['mainnet', 'regtest'],
    ['testnet', 'regtest'],
    ['regtest', 'mainnet'],
    ['regtest', 'signet'],
  ] as const)('G02: of %s is refused by a %s wallet', (theirs, ours) => {
    const output = cache.output(keysOn(theirs).accountXpubVanilla, 0, 0, theirs);
    expect(findAddress(search(taprootAddress(output, theirs), { keys: keysOn(ours) }))).toEqual({
      ok: false,
      reason: 'network',
    });
  });

  const good = vanilla(0, 0);
  it.each([
    ['upper case', good.toUpperCase()],
    ['one capital', good.replace('1p', '1P')],
    ['a prefix in capitals', good.replace('bcrt', 'BCRT')],
    ['a space before', ` ${good}`],
    ['a space after', `${good} `],
    ['a line end after', `${good}\n`],
    ['a byte order mark before', `\ufeff${good}`],
    ['a space inside', `${good.slice(0, 20)} ${good.slice(20)}`],
    ['a zero-width space', `${good}\u200b`],
    ['a changed letter', good.slice(0, -1) + (good.endsWith('q') ? 'p' : 'q')],
    ['a missing letter', good.slice(0, -1)],
    ['a bitcoin: prefix', `bitcoin:${good}`],
    ['nothing', ''],
    ['something else', 'undefined'],
    ['a legacy address', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'],
    ['a segwit v0 address', 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'],
    [
      'taproot in bech32 instead of bech32m (BIP350)',
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
    ],
    [
      'a segwit v1 program of 40 bytes (BIP350)',
      'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
    ],
    ['a segwit v16 address (BIP350)', 'bc1sw50qgdz25j'],
  ])('G02: is refused for its form with %s', (_, address) =>
    expect(findAddress(search(address))).toEqual({ ok: false, reason: 'form' }),
  );
});
