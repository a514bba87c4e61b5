import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { bip32, readXpub, derivePublicKeys } from '../../../src-main/keys/derive.ts';
import { vanillaDescriptors, withChecksum } from '../../../src-main/keys/descriptors.ts';
import { phraseToSeed } from '../../../src-main/phrase/phrase.ts';
import type { Network } from '../../../src-main/base/bitcoin.ts';
import { readVectors } from '../../support/vectors.ts';

const PHRASE =
  'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about';
const seedOf = (phrase: string): Uint8Array => phraseToSeed(phrase.split(' '));
const keysOf = (phrase: string, network: Network) => derivePublicKeys(seedOf(phrase), network);
const NETWORKS = ['mainnet', 'testnet', 'signet', 'regtest'] as const;

describe('the public keys of a phrase', () => {
  it('hold no private key', () => {
    for (const network of NETWORKS) expect(JSON.stringify(keysOf(PHRASE, network))).not.toMatch(/[xt]prv/);
  });

  it('leave the seed to its owner, unchanged', () => {
    const seed = seedOf(PHRASE);
    derivePublicKeys(seed, 'regtest');
    expect(seed).toEqual(seedOf(PHRASE));
  });

  const fields = v.object({
    xpub: v.string(),
    account_xpub_vanilla: v.string(),
    account_xpub_colored: v.string(),
    master_fingerprint: v.string(),
    account_xpub_colored_fingerprint: v.string(),
  });
  const vectors = readVectors(
    'rgb-keys.json',
    v.object({
      vectors: v.array(
        v.object({
          mnemonic: v.string(),
          computed: v.object({ testnet_signet_regtest: fields, mainnet: fields }),
        }),
      ),
    }),
  );
  it('equal every published RGB wallet', () => {
    const cases = vectors.vectors;
    expect(cases.length).toBe(25);
    for (const { mnemonic, computed } of cases)
      for (const network of NETWORKS) {
        const wanted = network === 'mainnet' ? computed.mainnet : computed.testnet_signet_regtest;
        expect(keysOf(mnemonic, network)).toEqual({
          network,
          fingerprint: wanted.master_fingerprint,
          xpub: wanted.xpub,
          accountXpubVanilla: wanted.account_xpub_vanilla,
          accountXpubColored: wanted.account_xpub_colored,
          accountXpubColoredFingerprint: wanted.account_xpub_colored_fingerprint,
        });
      }
  });
});

describe('extended keys', () => {
  const vectors = readVectors(
    'bip32.json',
    v.object({
      valid: v.array(
        v.object({
          seed: v.string(),
          chains: v.array(v.object({ path: v.string(), pub: v.string(), prv: v.string() })),
        }),
      ),
      invalid: v.array(v.object({ key: v.string(), reason: v.string() })),
    }),
  );
  it('derive as BIP32 publishes', () => {
    const chains = vectors.valid.flatMap(({ seed, chains }) => chains.map((chain) => ({ seed, ...chain })));
    expect(chains.length).toBe(17);
    for (const { seed, path, pub, prv } of chains) {
      const root = bip32().fromSeed(Uint8Array.from(Buffer.from(seed, 'hex')));
      const node = path === 'm' ? root : root.derivePath(path.replaceAll(/[hH]/g, "'"));
      expect(node.toBase58()).toBe(prv);
      expect(node.neutered().toBase58()).toBe(pub);
      expect(readXpub(pub, 'mainnet').toBase58()).toBe(pub);
    }
  });
  it('are refused where BIP32 says they are invalid', () => {
    const { invalid } = vectors;
    expect(invalid.length).toBe(16);
    for (const { key, reason } of invalid) expect(() => readXpub(key, 'mainnet'), reason).toThrow();
  });

  it('are refused when private, and when of another network', () => {
    const root = bip32().fromSeed(seedOf(PHRASE));
    expect(() => readXpub(root.toBase58(), 'mainnet')).toThrow('private');
    expect(() => readXpub(keysOf(PHRASE, 'mainnet').accountXpubVanilla, 'testnet')).toThrow();
    expect(() => readXpub(keysOf(PHRASE, 'regtest').accountXpubVanilla, 'mainnet')).toThrow();
  });
});

describe('descriptors', () => {
  it('carry the checksum of BIP380', () => {
    expect(withChecksum('raw(deadbeef)')).toBe('raw(deadbeef)#89f8spxm');
    expect(() => withChecksum('raw(dead\u00dfeef)')).toThrow();
  });

  it('name the origin, the plain account and both keychains, never the asset branch', () => {
    const keys = keysOf(PHRASE, 'mainnet');
    const { receive, change } = vanillaDescriptors(keys);
    expect(receive).toMatch(/^tr\(\[73c5da0a\/86'\/0'\/0'\]xpub[1-9A-Za-z]+\/0\/\*\)#[02-9ac-hj-np-z]{8}$/);
    expect(change).toContain('/1/*)#');
    expect(receive + change).not.toContain(keys.accountXpubColored);
  });

  it('are had in one, and as a command for Core that no shell takes apart, both without the asset branch', () => {
    const keys = keysOf(PHRASE, 'mainnet');
    const { receive, both, importCommand } = vanillaDescriptors(keys);
    expect(both).toBe(withChecksum(receive.split('#')[0]!.replace('/0/*', '/<0;1>/*')));
    const [, json = ''] = /^importdescriptors '([^']*)'$/.exec(importCommand) ?? [];
    const asked = JSON.parse(json) as { desc: string; internal: boolean; range: number[] }[];
    expect(asked.map(({ internal, range }) => [internal, range])).toEqual([
      [false, [0, 1_000]],
      [true, [0, 1_000]],
    ]);
    for (const { desc } of asked) {
      expect(desc).toContain('[73c5da0a/86h/0h/0h]xpub');
      expect(withChecksum(desc.split('#')[0]!)).toBe(desc);
    }
    expect(both + importCommand).not.toContain(keys.accountXpubColored);
  });

  it.each(NETWORKS)('use the coin type of %s', (network) => {
    const { receive } = vanillaDescriptors(keysOf(PHRASE, network));
    expect(receive).toContain(network === 'mainnet' ? "/86'/0'/0']xpub" : "/86'/1'/0']tpub");
  });
});
