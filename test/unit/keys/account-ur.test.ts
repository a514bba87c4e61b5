import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { derivePublicKeys } from '../../../src-main/keys/derive.ts';
import { vanillaDescriptors } from '../../../src-main/keys/descriptors.ts';
import { descriptorsInUr, writeCryptoAccount } from '../../../src-main/keys/account-ur.ts';
import { readCbor, writeCbor, type Cbor } from '../../../src-main/codes/cbor.ts';
import { createCodesReader } from '../../../src-main/codes/read-codes.ts';
import { writeUr } from '../../../src-main/codes/write-ur.ts';

const seed = new Uint8Array(64).fill(7);
const keys = derivePublicKeys(seed, 'regtest');
const bytes = writeCryptoAccount(keys);
const hex = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'hex'));

describe('an account as a Uniform Resource', () => {
  it.each(['mainnet', 'regtest'] as const)(
    'tells the plain branch alone, and comes back whole in parts, %s',
    (network) => {
      const of = derivePublicKeys(seed, network);
      const frames = writeUr('crypto-account', writeCryptoAccount(of), 30)!;
      expect(frames.parts).toBeGreaterThan(3);
      const reader = createCodesReader();
      // The first is lost on the way.
      let read = reader.receive(frames.frame(2).toUpperCase());
      for (let at = 3; read.kind === 'more'; at++) read = reader.receive(frames.frame(at));
      if (read.kind !== 'whole') throw new Error(read.kind);
      expect(descriptorsInUr(read.type, read.bytes)).toEqual([vanillaDescriptors(of).both.split('#')[0]]);
      expect(Buffer.from(read.bytes).includes(Buffer.from(of.accountXpubColored, 'utf8'))).toBe(false);
    },
  );

  // Read by @keystonehq/bc-ur-registry 0.8.0 as key, path 86'/1'/0', fingerprint 63969fb2, depth 3, test network.
  it('is byte for byte what Keystone’s library reads', () =>
    expect(Buffer.from(bytes).toString('hex')).toBe(
      'a2011a63969fb20281d90199d9012fa50358210245330bacc1a1adb71196cbe2fc800d0ce4f2f135f3933d1f5e429343cdef965e' +
        '0458202f8b1748cdac4ae50706b0fb7d7df679e00127268487685d240dc2e74846a12405d90131a1020106d90130a3018618' +
        '56f501f500f5021a63969fb20303081a0dbd0787',
    ));

  it.each([
    ['that says so', 2],
    ['of a master', 1],
  ])('gives nothing of a private key %s, and says that it is in it', (_, member) => {
    const key = new Map<number, Cbor>([
      [member, true],
      [3, new Uint8Array(33).fill(1)],
    ]);
    const output = writeCbor({ tag: 409, value: { tag: 303, value: key } });
    expect(descriptorsInUr('crypto-output', output)).toBe('private');
  });

  it('of a descriptor without children names no keychain, where an account means both', () => {
    const account = readCbor(bytes) as ReadonlyMap<number, Cbor>;
    const [output] = account.get(2) as readonly Cbor[];
    const [told] = descriptorsInUr('crypto-output', writeCbor(output!)) as readonly string[];
    expect(told).toMatch(/^tr\(\[63969fb2\/86'\/1'\/0'\]tpub[^/]+\)$/);
  });

  it.each([
    ['nothing', ''],
    ['no map', '01'],
    ['another map', 'a10102'],
    ['an endless array', '9fff'],
    ['more members than there are bytes', 'a2011a63969fb2029affffffff'],
    ['something behind it', `${Buffer.from(bytes).toString('hex')}00`],
    ['the same member twice', 'a2010101a0'],
    ['a number of 64 bits', 'a2011b0000000000000001028100'],
    ['text that is no text', 'a1016280ff'],
    ['one descriptor that is none', 'a2011a63969fb2028101'],
  ])('is none: %s', (_, text) => expect(descriptorsInUr('crypto-account', hex(text))).toBeNull());

  it('is none where it nests deeper than any is', () => {
    expect(readCbor(hex('d90134'.repeat(2_000) + '00'))).toBeNull();
    expect(readCbor(hex('81'.repeat(20) + '00'))).toBeNull();
    expect(readCbor(new Uint8Array(9_000))).toBeNull();
  });

  it('whatever bytes come, reading ends without a fault', () =>
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat({ max: bytes.length - 1 }), (random, at) => {
        const broken = Uint8Array.from([...bytes.slice(0, at), ...random]);
        for (const type of ['crypto-account', 'account-descriptor', 'crypto-output', 'output-descriptor']) {
          descriptorsInUr(type, random);
          descriptorsInUr(type, broken);
        }
      }),
    ));
});
