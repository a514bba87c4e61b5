import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { WalletError } from '../../../src-main/base/errors.ts';
import { receivingAddress } from '../../../src-main/keys/address.ts';
import { derivePublicKeys } from '../../../src-main/keys/derive.ts';
import {
  accountJson,
  assetDescriptor,
  vanillaDescriptors,
  withChecksum,
} from '../../../src-main/keys/descriptors.ts';
import { phraseToSeed } from '../../../src-main/phrase/phrase.ts';
import { accountFromBytes, accountFromText } from '../../../src-main/verify/imported/import-account.ts';
import { keysOfForeign, writeForeign } from '../../../src-main/keys/foreign-account.ts';
import { writeCryptoAccount } from '../../../src-main/keys/account-ur.ts';
import { writeUr } from '../../../src-main/codes/write-ur.ts';
import { readVectors } from '../../support/vectors.ts';

const seed = new Uint8Array(64).fill(7);
const keys = derivePublicKeys(seed, 'regtest');
const mainnet = derivePublicKeys(seed, 'mainnet');
const other = derivePublicKeys(new Uint8Array(64).fill(8), 'regtest');
const { fingerprint, accountXpubVanilla: xpub } = keys;
const { receive, change, both, importCommand } = vanillaDescriptors(keys);
const origin = `${fingerprint}/86h/1h/0h`;
const tr = (inner: string): string => withChecksum(`tr(${inner})`);
const listed = (...descriptors: readonly string[]): string =>
  JSON.stringify({
    wallet_name: 'watch',
    descriptors: descriptors.map((desc, i) => ({
      desc,
      timestamp: 1,
      active: true,
      internal: i % 2 === 1,
      range: [0, 999],
      next: 0,
    })),
  });
const wpkh = withChecksum(`wpkh([${fingerprint}/84h/1h/0h]${xpub}/0/*)`);
const coldcard = (change: Record<string, unknown>, bip86: Record<string, unknown> = {}): string => {
  const json = JSON.parse(accountJson(keys)) as { bip86: Record<string, unknown> };
  return JSON.stringify({ ...json, ...change, bip86: { ...json.bip86, ...bip86 } });
};
/** A public key of BIP84 of public test words. */
const ZPUB =
  'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs';
/** The second example of BCR-2020-007. */
const HDKEY =
  'ur:crypto-hdkey/onaxhdclaojlvoechgferkdpqdiabdrflawshlhdmdcemtfnlrctghchbdolvwsednvdztbgolaahdcxtottgostdkhfdahdlykkecbbweskrymwflvdylgerkloswtbrpfdbsticmwylklpahtaadehoyaoadamtaaddyoyadlecsdwykadykadykaewkadwkaycywlcscewfihbdaehn';
const specter = (descriptor: string): string =>
  JSON.stringify({
    label: 'Cold',
    blockheight: 0,
    descriptor,
    devices: [{ type: 'coldcard', label: 'Mk4' }],
  });
const ur = (of: typeof keys): string => writeUr('crypto-account', writeCryptoAccount(of), 1_000)!.frame(1);

const vectors = readVectors(
  'account-ur.json',
  v.object({
    words: v.string(),
    tr: v.string(),
    'crypto-account': v.string(),
    'account-descriptor': v.string(),
  }),
);

function foreignIn(text: string) {
  const read = accountFromText(text);
  if (read.kind !== 'foreign') throw new Error('it was read as an account of Ochre');
  return read.account;
}

function problemOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (!(error instanceof WalletError) || error.failure.code !== 'BROUGHT_REFUSED') throw error;
    expect(error.failure.facts.wanted).toBe('account');
    // Nothing of what was brought is in the failure.
    expect(JSON.stringify(error.failure)).not.toContain(xpub.slice(4, 40));
    const { problem, lacks } = error.failure.facts;
    return lacks === undefined ? problem : [lacks.form, ...lacks.missing].join(' ');
  }
  throw new Error('it was taken');
}

describe('an account that another program told', () => {
  it.each([
    ['the descriptor of both keychains', both],
    ['the receiving one alone', receive],
    ['the change one alone', change],
    ['hardened steps written with h', tr(`[${origin}]${xpub}/<0;1>/*`)],
    ['a fingerprint in capitals', tr(`[${origin.toUpperCase().replaceAll('H', 'h')}]${xpub}/0/*`)],
    ['a descriptor without its checksum, whose key has its own', both.replace(/#.*/, '')],
    ['a key with its origin', `[${origin}]${xpub}`],
    ['the same with its branches', `[${origin}]${xpub}/<0;1>/*`],
    ['a descriptor in quotation marks', `"${both}"`],
    [
      'Keystone’s JSON',
      JSON.stringify({
        ExtPubKey: xpub,
        MasterFingerprint: fingerprint.toUpperCase(),
        AccountKeyPath: "m/86'/1'/0'",
      }),
    ],
    ['BSMS', `BSMS 1.0\n${tr(`[${origin}]${xpub}/**`)}\nNo path restrictions\nbcrt1q`],
    ['Specter’s addwallet', `addwallet Cold&${both.replace(/#.*/, '').replace('<0;1>', '{0,1}')}`],
    ['Bitkey’s lines', `External: ${receive}\nInternal: ${change}`],
    ['two lines', `${receive}\n${change}\n`],
    [
      'Sparrow’s text file, with its comments',
      `# Receive and change descriptor (BIP389):\n${both}\n\n# Receive descriptor (Bitcoin Core):\n${receive}\n\n# Change descriptor (Bitcoin Core):\n${change}\n`,
    ],
    ['Bitcoin Core’s listdescriptors', listed(receive, change)],
    ['what importdescriptors takes', JSON.stringify([{ desc: both, timestamp: 'now' }])],
    ['the command that Ochre shows', importCommand],
    ['Coldcard’s JSON', coldcard({})],
    ['Specter’s JSON', specter(receive)],
    ['a crypto-account', ur(keys)],
    ['a crypto-account in capitals', ur(keys).toUpperCase()],
  ])('is read, and is the same account: %s', (_, text) => {
    const account = foreignIn(text);
    expect(account).toMatchObject({ fingerprint, accountXpub: xpub, leftOut: 0 });
    expect(account.networks).toContain('regtest');
    expect(account.networks).not.toContain('mainnet');
    expect(writeForeign(account)).toBe(both);
  });

  it('has the plain branch alone: no other key is made up', () =>
    expect(keysOfForeign(foreignIn(both), 'signet')).toEqual({
      network: 'signet',
      fingerprint,
      accountXpubVanilla: xpub,
      xpub: null,
      accountXpubColored: null,
      accountXpubColoredFingerprint: null,
    }));

  it('is of every test network where it does not say which, and of the one that its first address is of', () => {
    expect(foreignIn(both).networks).toEqual(['testnet', 'signet', 'regtest']);
    expect(foreignIn(accountJson(keys)).networks).toEqual(['regtest']);
    expect(foreignIn(coldcard({ chain: 'XTN' }, { first: undefined })).networks).toEqual([
      'testnet',
      'signet',
    ]);
    expect(foreignIn(vanillaDescriptors(mainnet).both).networks).toEqual(['mainnet']);
  });

  it('is the taproot one where kinds stand beside each other, and says how many others there were', () =>
    expect(foreignIn(listed(wpkh, receive, wpkh, change))).toMatchObject({ accountXpub: xpub, leftOut: 2 }));

  it('keeps the name that Specter gave it', () => expect(foreignIn(specter(both)).name).toBe('Cold'));

  it.each(['crypto-account', 'account-descriptor'] as const)(
    'is read from the published example, %s',
    (type) => {
      const account = foreignIn(vectors[type]);
      const derived = derivePublicKeys(phraseToSeed(vectors.words.split(' ')), 'mainnet');
      expect(account).toMatchObject({
        fingerprint: derived.fingerprint,
        accountXpub: derived.accountXpubVanilla,
        networks: ['mainnet'],
        leftOut: 6,
      });
      expect(vectors.tr).toContain(account.accountXpub);
    },
  );

  const changed = both.replace(/.$/, (last) => (last === 'q' ? 'p' : 'q'));
  const tampered = both.replace(fingerprint, 'deadbeef');
  const [bare = ''] = both.split('#');
  const xprv = `tprv${xpub.slice(4)}`;
  it.each<[string, string, string]>([
    ['one with a wrong checksum', changed, 'descriptorChecksum'],
    ['one with another fingerprint under the old checksum', tampered, 'descriptorChecksum'],
    ['two sums', `${both}#qqqqqqqq`, 'descriptorForm'],
    ['a character that no descriptor holds', `${bare}é#qqqqqqqq`, 'descriptorChecksum'],
    ['wpkh', wpkh, 'descriptorOfOtherKind taprootKey'],
    ['sh(wpkh)', withChecksum(`sh(wpkh([${origin}]${xpub}/0/*))`), 'descriptorOfOtherKind taprootKey'],
    ['pkh', withChecksum(`pkh([${origin}]${xpub}/0/*)`), 'descriptorOfOtherKind taprootKey'],
    ['rawtr', withChecksum(`rawtr([${origin}]${xpub}/0/*)`), 'descriptorOfOtherKind taprootKey'],
    ['a multisig', withChecksum(`wsh(sortedmulti(1,[${origin}]${xpub}/0/*))`), 'descriptorMultisig'],
    ['a taproot multisig', tr(`[${origin}]${xpub}/0/*,multi_a(1,${xpub}/0/*)`), 'descriptorMultisig'],
    ['musig', tr(`musig([${origin}]${xpub},${xpub})/0/*`), 'descriptorMultisig'],
    ['a script tree', tr(`[${origin}]${xpub}/0/*,{pk(${xpub}/1/*),pk(${xpub}/2/*)}`), 'descriptorTree'],
    ['one script', tr(`[${origin}]${xpub}/0/*,pk(${xpub}/1/*)`), 'descriptorTree'],
    ['no origin', tr(`${xpub}/0/*`), 'descriptorWithoutOrigin origin'],
    ['an origin of seven digits', tr(`[${origin.slice(1)}]${xpub}/0/*`), 'descriptorWithoutOrigin origin'],
    ['the path of wpkh', tr(`[${fingerprint}/84h/1h/0h]${xpub}/0/*`), 'descriptorPath'],
    ['the second account', tr(`[${fingerprint}/86h/1h/1h]${xpub}/0/*`), 'otherAccount accountZero'],
    ['a path that is not hardened', tr(`[${fingerprint}/86/1/0]${xpub}/0/*`), 'descriptorPath'],
    ['the asset branch', assetDescriptor(keys)!, 'descriptorPath'],
    ['mainnet’s path over a tpub', tr(`[${fingerprint}/86h/0h/0h]${xpub}/0/*`), 'descriptorNetwork'],
    ['a test path over an xpub', tr(`[${origin}]${mainnet.accountXpubVanilla}/0/*`), 'descriptorNetwork'],
    ['a master key', tr(`[${origin}]${keys.xpub}/0/*`), 'descriptorKey'],
    ['a key with a changed letter', tr(`[${origin}]${xpub.slice(0, -1)}1/0/*`), 'changed'],
    ['such a key with its origin', `[${origin}]${xpub.slice(0, -1)}1`, 'changed'],
    ['such a key alone', `${xpub.slice(0, -1)}1`, 'changed'],
    ['a key of another path', `[${fingerprint}/84h/1h/0h]${xpub}`, 'keyOfOtherKind taprootKey'],
    ['a key of another account', `[${fingerprint}/86h/1h/2h]${xpub}`, 'otherAccount accountZero'],
    ['a zpub with its origin', `[${fingerprint}/84h/0h/0h]${ZPUB}`, 'keyOfOtherKind taprootKey'],
    ['a zpub alone', ZPUB, 'keyOfOtherKind origin taprootKey'],
    ['a zpub in taproot', tr(`${ZPUB}/0/*`), 'keyOfOtherKind origin taprootKey'],
    ['wpkh without origin', withChecksum(`wpkh(${xpub}/0/*)`), 'descriptorOfOtherKind origin taprootKey'],
    ['BSMS of wpkh', `BSMS 1.0\n${wpkh}\nNo path restrictions\nbc1q`, 'bsms taprootKey'],
    ['BSMS that was changed', `BSMS 1.0\n${changed}\nNo path restrictions\nbc1q`, 'descriptorChecksum'],
    [
      'BSMS of a multisig',
      `BSMS 1.0\n${withChecksum(`wsh(sortedmulti(1,[${origin}]${xpub}/0/*))`)}\n/0/*\nbc1q`,
      'bsms taprootKey',
    ],
    ['addwallet of wpkh', `addwallet Cold&${wpkh}`, 'addwallet taprootKey'],
    ['Bitkey’s lines of wpkh', `External: ${wpkh}\nInternal: ${wpkh}`, 'bitkeyExport taprootKey'],
    [
      'Keystone’s JSON of another kind',
      JSON.stringify({ ExtPubKey: ZPUB, MasterFingerprint: fingerprint, AccountKeyPath: "84'/0'/0'" }),
      'keystoneJson taprootKey',
    ],
    ['something in brackets', '[hello]', 'unknownText'],
    ['a key in hex', tr(`[${origin}]${'02'.repeat(33)}/0/*`), 'descriptorForm'],
    ['a zpub with a wrong sum', tr(`[${origin}]zpub${xpub.slice(4)}/0/*`), 'changed'],
    ['another keychain', tr(`[${origin}]${xpub}/2/*`), 'descriptorKeychains'],
    ['no keychain', tr(`[${origin}]${xpub}`), 'descriptorKeychains'],
    ['one address', tr(`[${origin}]${xpub}/0/5`), 'descriptorKeychains'],
    ['hardened addresses', tr(`[${origin}]${xpub}/0/*h`), 'descriptorKeychains'],
    ['three keychains', tr(`[${origin}]${xpub}/<0;1;2>/*`), 'descriptorKeychains'],
    ['keychains turned round', tr(`[${origin}]${xpub}/<1;0>/*`), 'descriptorKeychains'],
    ['two accounts', `${receive}\n${vanillaDescriptors(other).change}`, 'descriptorsDiffer'],
    ['two accounts of Core', listed(receive, vanillaDescriptors(other).change), 'descriptorsDiffer'],
    ['a list of Core without taproot', listed(wpkh, wpkh), 'noTaproot'],
    ['one wpkh of Core', listed(wpkh), 'descriptorOfOtherKind taprootKey'],
    ['a list of Core with a wrong checksum', listed(receive, changed), 'descriptorChecksum'],
    [
      'Coldcard’s JSON without taproot',
      JSON.stringify({ chain: 'BTC', xfp: 'AABBCCDD', bip84: {} }),
      'coldcardJson taprootKey',
    ],
    ['Coldcard’s JSON of another chain', coldcard({ chain: 'BTC' }), 'descriptorNetwork'],
    ['Coldcard’s JSON of no known chain', coldcard({ chain: 'LTC' }), 'descriptorNetwork'],
    [
      'Coldcard’s JSON with another first address',
      coldcard({}, { first: receivingAddress(other, 0) }),
      'firstAddressOther',
    ],
    [
      'Coldcard’s JSON with another key',
      coldcard({}, { xpub: other.accountXpubVanilla }),
      'descriptorsDiffer',
    ],
    [
      'Coldcard’s JSON of another account',
      coldcard({}, { deriv: "m/86'/1'/1'" }),
      'coldcardJson accountZero',
    ],
    ['other JSON', '{"descriptor":5}', 'unknownText'],
    ['JSON that ends too soon', listed(receive).slice(0, -3), 'changed'],
    ['a bare tpub', xpub, 'keyWithoutOrigin origin'],
    ['a private key', tr(`[${origin}]${xprv}/0/*`), 'privateKey'],
    ['a private key in what Core lists', listed(receive, tr(`[${origin}]${xprv}/1/*`)), 'privateKey'],
    ['a private key in Coldcard’s JSON', coldcard({ xprv }), 'privateKey'],
    ['a damaged code', `${ur(keys).slice(0, -1)}a`, 'urDamaged'],
    ['a code of a key alone', HDKEY, 'publicKey'],
    ['a code of something else', ur(keys).replace('crypto-account', 'crypto-coin'), 'otherUr'],
  ])('is refused by what is wrong with it: %s', (_, text, problem) => {
    expect(problemOf(() => accountFromText(text))).toBe(problem);
    expect(problemOf(() => accountFromBytes(Buffer.from(text)))).toBe(problem);
  });

  it('is refused in no time where it is made to be slow', () => {
    const began = performance.now();
    for (const text of [
      listed(...Array.from({ length: 64 }, () => receive.replace('/0/*', `/${'0'.repeat(800)}/*`))),
      `tr(${'['.repeat(60_000)}`,
      `tr([${'/1h'.repeat(600)}]${xpub})#qqqqqqqq`,
      `${'#\n'.repeat(30_000)}tr(`,
      `[${'['.repeat(60_000)}`,
      `ur:crypto-account/${'ae'.repeat(30_000)}`,
    ])
      expect(() => accountFromText(text)).toThrow(WalletError);
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});
