import type { FactsOf } from '../../src-preload/contract/failures.ts';
import { kindOfExtendedKey, accountFingerprint, accountPath } from './derive.ts';
import { withChecksum } from './descriptors.ts';
import type { Network } from '../base/bitcoin.ts';

export interface ReadDescriptor {
  readonly fingerprint: string;
  readonly accountXpub: string;
  /** A tpub doesn't tell the test networks apart. */
  readonly isMainnet: boolean;
}

export type DescriptorProblem =
  | 'descriptorForm'
  | 'descriptorChecksum'
  | 'descriptorMultisig'
  | 'descriptorTree'
  | 'descriptorPath'
  | 'descriptorNetwork'
  | 'descriptorKey'
  | 'descriptorKeychains'
  | 'changed';

export type Lacks = NonNullable<FactsOf<'BROUGHT_REFUSED'>['lacks']>;

/** BIP380, BIP386, BIP389: account 0 by BIP86, checksum optional. Callers refuse private keys before. Pure. */
export function readDescriptor(text: string): ReadDescriptor | DescriptorProblem | Lacks {
  const [descriptor = '', checksum, ...more] = text.split('#');
  if (text.length > MAX_CHARS || more.length > 0) return 'descriptorForm';
  const [name] = /^[a-z_]{1,20}(?=\()/.exec(descriptor) ?? [];
  if (name === undefined) return 'descriptorForm';
  if (checksum !== undefined && !hasChecksum(descriptor, checksum)) return 'descriptorChecksum';
  if (/\b(?:sorted)?multi(?:_a)?\(|\bmusig\(|\bcosigner\(/.test(descriptor)) return 'descriptorMultisig';
  if (name !== 'tr') {
    const origin = /\[[0-9a-fA-F]{8}\//.test(descriptor) ? [] : (['origin'] as const);
    return { form: 'descriptorOfOtherKind', missing: [...origin, 'taprootKey'] };
  }
  const [, inner] = /^tr\(([^(){}]+)\)$/.exec(descriptor) ?? [];
  return inner === undefined || inner.includes(',') ? 'descriptorTree' : readTaprootKey(inner);
}

function readTaprootKey(inner: string): ReadDescriptor | DescriptorProblem | Lacks {
  const [, origin, key = '', below = ''] =
    /^(?:\[([^\][]*)\])?([1-9A-HJ-NP-Za-km-z]+)((?:\/.*)?)$/.exec(inner) ?? [];
  if (key === '') return 'descriptorForm';
  const kind = /^[a-zA-Z]pub/.test(key) ? kindOfExtendedKey(key) : 'plain';
  if (kind === null) return 'changed';
  const [, fingerprint, path] = /^([0-9a-fA-F]{8})((?:\/\d{1,10}['hH]?)*)$/.exec(origin ?? '') ?? [];
  const hasOrigin = fingerprint !== undefined && path !== undefined;
  if (kind === 'other')
    return { form: 'keyOfOtherKind', missing: [...(hasOrigin ? [] : (['origin'] as const)), 'taprootKey'] };
  if (!hasOrigin) return { form: 'descriptorWithoutOrigin', missing: ['origin'] };
  const place = `m${path.replace(/[hH]/g, "'")}`;
  if (/^m\/86'\/[01]'\/[1-9]\d*'$/.test(place)) return { form: 'otherAccount', missing: ['accountZero'] };
  const places = { mainnet: accountPath('mainnet', 'vanilla'), testnet: accountPath('testnet', 'vanilla') };
  if (place !== places.mainnet && place !== places.testnet) return 'descriptorPath';
  const network = NETWORKS.find((one) => accountFingerprint(key, one) !== null);
  if (network === undefined) return 'descriptorKey';
  if (place !== places[network]) return 'descriptorNetwork';
  if (!KEYCHAINS.includes(below)) return 'descriptorKeychains';
  return { fingerprint: fingerprint.toLowerCase(), accountXpub: key, isMainnet: network === 'mainnet' };
}

/** A key origin, an xpub of 111 characters and their frame take 190; the rest is for odd names. */
const MAX_CHARS = 2_000;
const NETWORKS = ['mainnet', 'testnet'] as const satisfies readonly Network[];
/** BIP86's receive or change keychain, or both (BIP389): the account has both in any case. */
const KEYCHAINS: readonly string[] = ['/0/*', '/1/*', '/<0;1>/*'];

function hasChecksum(descriptor: string, checksum: string): boolean {
  try {
    return withChecksum(descriptor) === `${descriptor}#${checksum}`;
  } catch {
    return false;
  }
}
