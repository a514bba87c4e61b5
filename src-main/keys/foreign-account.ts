import { fromJson } from '../base/json.ts';
import * as v from 'valibot';
import { receivingAddress } from './address.ts';
import { vanillaDescriptors } from './descriptors.ts';
import { kindOfExtendedKey } from './derive.ts';
import { readDescriptor, type Lacks, type ReadDescriptor } from './read-descriptor.ts';
import type { PlainOnlyKeys } from './account.ts';
import type { Network } from '../base/bitcoin.ts';
import { descriptorsInUr } from './account-ur.ts';
import { WalletError, lackingAccount, notAnAccount } from '../base/errors.ts';

/** Another program's plain branch, without assets. */
export interface ForeignAccount {
  readonly name: string;
  readonly fingerprint: string;
  readonly accountXpub: string;
  /** A tpub doesn't tell the test networks apart. */
  readonly networks: readonly Network[];
  readonly leftOut: number;
}

export function keysOfForeign({ fingerprint, accountXpub }: ForeignAccount, network: Network): PlainOnlyKeys {
  return {
    network,
    fingerprint,
    accountXpubVanilla: accountXpub,
    xpub: null,
    accountXpubColored: null,
    accountXpubColoredFingerprint: null,
  };
}

export function writeForeign(account: ForeignAccount): string {
  const [network] = account.networks;
  if (network === undefined) throw new Error('an account of no network');
  return vanillaDescriptors(keysOfForeign(account, network)).both;
}

export function looksLikeDescriptors(text: string): boolean {
  return /^\s*(?:#[^\n]*\n\s*)*(?:[a-z_]{2,20}\(|importdescriptors\s|bitcoin-cli\s)/.test(
    text.slice(0, 4_000),
  );
}

export function looksLikeForeignJson(text: string): boolean {
  return (
    /^\[\s*[{"\]]/.test(text) ||
    (text.startsWith('{') && /"(?:descriptors?|bip86|xfp|ExtPubKey)"\s*:/.test(text))
  );
}

/** Throws BROUGHT_REFUSED, wanted `account`, for the first bad descriptor. Callers refuse private keys before. */
export function readForeignText(text: string): ForeignAccount {
  const [, command] = /importdescriptors\s+'?(\[[^']*\])'?\s*$/.exec(text) ?? [];
  if (command !== undefined) return readForeignJson(command);
  const lines = text.split('\n').map((line) => line.trim());
  return accountOf(lines.filter((line) => line !== '' && !line.startsWith('#')));
}

/** Bitcoin Core (`listdescriptors`, `importdescriptors`), Specter, Sparrow, Coldcard's generic export. Throws as above. */
export function readForeignJson(text: string): ForeignAccount {
  const value = fromJson(text);
  if (value === undefined) throw notAnAccount('changed');
  const core = v.safeParse(v.union([coreList, coreImport]), value);
  if (core.success) return taprootOf(core.output.map(({ desc }) => desc));
  const specter = v.safeParse(specterJson, value);
  if (specter.success) {
    const { label = '', descriptor } = specter.output;
    return { ...taprootOf([descriptor]), name: label };
  }
  const coldcard = v.safeParse(coldcardJson, value);
  if (coldcard.success) return within('coldcardJson', () => readColdcard(coldcard.output));
  const keystone = v.safeParse(keystoneJson, value);
  if (keystone.success) {
    const { ExtPubKey: key, MasterFingerprint: master, AccountKeyPath: path } = keystone.output;
    return within('keystoneJson', () => readKey(`[${master}/${path.replace(/^m\//, '')}]${key}`));
  }
  if (typeof value === 'object' && value !== null && 'xfp' in value)
    throw lackingAccount({ form: 'coldcardJson', missing: ['taprootKey'] });
  throw notAnAccount('unknownText');
}

/** A key as SeedSigner and Specter show it: with its origin, and perhaps branches. */
export const looksLikeKey = (text: string): boolean =>
  /^(?:\[[0-9a-fA-F]{8}[^\]\s]{0,200}\])?[a-zA-Z]pub[1-9A-HJ-NP-Za-km-z]{100,}(?:\/\S*)?$/.test(text);

/** Throws as above. */
export function readKey(text: string): ForeignAccount {
  const [, key = '', below = ''] = /^(?:\[[^\]]*\])?([^/]*)(.*)$/s.exec(text) ?? [];
  const kind = kindOfExtendedKey(key);
  if (kind === null) throw notAnAccount('changed');
  const [, path] = /^\[[0-9a-fA-F]{8}((?:\/\d{1,10}['hH])+)\]/.exec(text) ?? [];
  const isOther = kind === 'other' || (path !== undefined && !/^\/86['hH]/.test(path));
  const origin = path === undefined ? (['origin'] as const) : [];
  if (isOther) throw lackingAccount({ form: 'keyOfOtherKind', missing: [...origin, 'taprootKey'] });
  if (path === undefined) throw lackingAccount({ form: 'keyWithoutOrigin', missing: ['origin'] });
  return accountOf([`tr(${below === '' ? `${text}/<0;1>/*` : text})`]);
}

const WRAPPED: readonly (readonly [form: Lacks['form'], is: RegExp, inner: RegExp])[] = [
  ['bsms', /^BSMS \d/, /^[a-z_]{2,20}\(.*$/gm],
  ['addwallet', /^addwallet [^&\n]*&/, /(?<=&)[a-z_]{2,20}\(.*$/gm],
  ['bitkeyExport', /^(?:External|Internal):/m, /(?<=^(?:External|Internal):\s*)[a-z_]{2,20}\(.*$/gm],
];

/** Null if the text is none of the `WRAPPED` forms. Throws as above. */
export function readWrapped(text: string): ForeignAccount | null {
  const found = WRAPPED.find(([, is]) => is.test(text.slice(0, 4_000)));
  if (found === undefined) return null;
  const [form, , inner] = found;
  const descriptors = (text.slice(0, 4_000).match(inner) ?? []).map((one) => one.trim());
  return within(form, () => accountOf(descriptors.map(oneWay)));
}

/** Rewrites both keychains as BIP389, if the descriptor's own checksum holds. */
function oneWay(descriptor: string): string {
  const plain = descriptor.replace(/#.*$/, '').replace(/\/(?:\*\*|\{0,1\}\/\*)(?=\)$)/, '/<0;1>/*');
  return plain === descriptor.replace(/#.*$/, '') || readDescriptor(descriptor) === 'descriptorChecksum'
    ? descriptor
    : plain;
}

function within(form: Lacks['form'], read: () => ForeignAccount): ForeignAccount {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof WalletError) || error.failure.code !== 'BROUGHT_REFUSED') throw error;
    const { problem, lacks } = error.failure.facts;
    if (problem === 'descriptorMultisig') throw lackingAccount({ form, missing: ['taprootKey'] });
    throw lacks === undefined ? error : lackingAccount({ ...lacks, form });
  }
}

/** Throws as above. */
export function readForeignUr(type: string, bytes: Uint8Array): ForeignAccount {
  const found = descriptorsInUr(type, bytes);
  if (found === null) throw notAnAccount('urDamaged');
  if (found === 'private') throw notAnAccount('privateKey');
  return taprootOf(found);
}

const someText = v.pipe(v.string(), v.maxLength(4_000));
const MOST_DESCRIPTORS = 64;
const described = v.looseObject({ desc: someText });
const coreImport = v.pipe(v.array(described), v.minLength(1), v.maxLength(MOST_DESCRIPTORS));
const coreList = v.pipe(
  v.looseObject({ descriptors: coreImport }),
  v.transform(({ descriptors }) => descriptors),
);
const specterJson = v.looseObject({
  label: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
  descriptor: someText,
});
/** Keystone's, also BlueWallet's. */
const keystoneJson = v.looseObject({
  ExtPubKey: someText,
  MasterFingerprint: v.pipe(v.string(), v.regex(/^[0-9a-fA-F]{8}$/)),
  AccountKeyPath: someText,
});
const coldcardJson = v.looseObject({
  chain: v.exactOptional(v.string()),
  xfp: v.pipe(v.string(), v.regex(/^[0-9a-fA-F]{8}$/)),
  bip86: v.looseObject({
    deriv: someText,
    xpub: someText,
    desc: v.exactOptional(someText),
    first: v.exactOptional(someText),
  }),
});
type Coldcard = v.InferOutput<typeof coldcardJson>;

const CHAINS: Readonly<Record<string, readonly Network[]>> = {
  BTC: ['mainnet'],
  XTN: ['testnet', 'signet'],
  XRT: ['regtest'],
};

function readColdcard({ chain, xfp, bip86 }: Coldcard): ForeignAccount {
  const { deriv, xpub, desc, first } = bip86;
  const origin = xfp.toLowerCase() + deriv.replace(/^m/, '');
  const account = accountOf([`tr([${origin}]${xpub}/<0;1>/*)`]);
  if (desc !== undefined) {
    const told = accountOf([desc]);
    if (told.accountXpub !== xpub || told.fingerprint !== account.fingerprint)
      throw notAnAccount('descriptorsDiffer');
  }
  const ofChain = chain === undefined ? account.networks : (CHAINS[chain] ?? []);
  const networks = account.networks.filter(
    (network) =>
      ofChain.includes(network) &&
      (first === undefined || receivingAddress(keysOfForeign(account, network), 0) === first),
  );
  if (networks.length === 0)
    throw notAnAccount(
      account.networks.some((one) => ofChain.includes(one)) ? 'firstAddressOther' : 'descriptorNetwork',
    );
  return { ...account, networks };
}

function taprootOf(texts: readonly string[]): ForeignAccount {
  const taproot = texts.filter((text) => text.trim().startsWith('tr('));
  if (taproot.length === 0 && texts.length > 1) throw notAnAccount('noTaproot');
  const account = accountOf(taproot.length === 0 ? texts : taproot);
  return { ...account, leftOut: texts.length - taproot.length };
}

function accountOf(texts: readonly string[]): ForeignAccount {
  if (texts.length > MOST_DESCRIPTORS) throw notAnAccount('tooLarge');
  const [first, ...others] = texts.map((text) => read(text.trim()));
  if (first === undefined) throw notAnAccount('descriptorForm');
  const { fingerprint, accountXpub, isMainnet } = first;
  if (others.some((one) => one.accountXpub !== accountXpub || one.fingerprint !== fingerprint))
    throw notAnAccount('descriptorsDiffer');
  const networks: readonly Network[] = isMainnet ? ['mainnet'] : ['testnet', 'signet', 'regtest'];
  return { name: '', fingerprint, accountXpub, networks, leftOut: 0 };
}

function read(text: string): ReadDescriptor {
  const found = readDescriptor(text);
  if (typeof found === 'string') throw notAnAccount(found);
  if ('missing' in found) throw lackingAccount(found);
  return found;
}
