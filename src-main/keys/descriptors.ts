import { receivingAddress } from './address.ts';
import type { PlainKeys, WalletKeys } from './account.ts';
import { accountPath } from './derive.ts';
import type { Branch, Network } from '../base/bitcoin.ts';

/** BIP86, BIP380, BIP386; both keychains (service-facts 3.2). No asset branch: sweeping it would destroy assets. */
export function vanillaDescriptors(keys: PlainKeys, searchLength = FIRST_SEARCH): VanillaDescriptors {
  const below = (keychains: string, hardened?: 'h'): string =>
    describe(keys, keys.accountXpubVanilla, 'vanilla', keychains, hardened);
  const ranged = { active: true, range: [0, searchLength], timestamp: 0 };
  const requests = JSON.stringify([
    // An apostrophe would end the command's quotes.
    { desc: below('0', 'h'), internal: false, ...ranged },
    { desc: below('1', 'h'), internal: true, ...ranged },
  ]);
  return {
    receive: below('0'),
    change: below('1'),
    both: below('<0;1>'),
    importCommand: `importdescriptors '${requests}'`,
  };
}

export interface VanillaDescriptors {
  readonly receive: string;
  readonly change: string;
  /** BIP389, for Sparrow and others. */
  readonly both: string;
  /** For Bitcoin Core's console or bitcoin-cli: scans from the first block, in a wallet without keys. */
  readonly importCommand: string;
}

/** For watching only: a wallet without RGB would spend assets. Null without an asset branch. */
export function assetDescriptor(keys: WalletKeys): string | null {
  if (keys.accountXpubColored === null) return null;
  return describe(keys, keys.accountXpubColored, 'colored', '0');
}

/** Coldcard's generic JSON export, which Sparrow, Specter and others read. */
export function accountJson(keys: PlainKeys): string {
  const { network, fingerprint, accountXpubVanilla: xpub } = keys;
  const deriv = accountPath(network, 'vanilla');
  const desc = vanillaDescriptors(keys).both;
  const bip86 = { name: 'p2tr', deriv, xpub, desc, first: receivingAddress(keys, 0) };
  return JSON.stringify(
    { chain: CHAINS[network], xfp: fingerprint.toUpperCase(), account: 0, bip86 },
    null,
    2,
  );
}

/** Coldcard knows one test network beside regtest. */
const CHAINS: Readonly<Record<Network, string>> = {
  mainnet: 'BTC',
  testnet: 'XTN',
  signet: 'XTN',
  regtest: 'XRT',
};

function describe(
  { network, fingerprint }: PlainKeys,
  xpub: string,
  branch: Branch,
  keychains: string,
  hardened: "'" | 'h' = "'",
): string {
  const origin = fingerprint + accountPath(network, branch).slice(1).replaceAll("'", hardened);
  return withChecksum(`tr([${origin}]${xpub}/${keychains}/*)`);
}

/** The first search of a restore. */
const FIRST_SEARCH = 1_000;

/** BIP380. Throws a plain Error on a character that no descriptor holds. */
export function withChecksum(descriptor: string): string {
  let check = 1n;
  let group = 0;
  let groupSize = 0;
  for (const char of descriptor) {
    const place = INPUT_CHARS.indexOf(char);
    if (place < 0) throw new Error('a character that no descriptor holds');
    check = polymod(check, place & 31);
    group = group * 3 + (place >> 5);
    if (++groupSize === 3) {
      check = polymod(check, group);
      group = 0;
      groupSize = 0;
    }
  }
  if (groupSize > 0) check = polymod(check, group);
  for (let i = 0; i < CHECKSUM_LENGTH; i++) check = polymod(check, 0);
  check ^= 1n;
  const digits = Array.from(
    { length: CHECKSUM_LENGTH },
    (_, i) => CHECKSUM_CHARS[Number((check >> BigInt(5 * (CHECKSUM_LENGTH - 1 - i))) & 31n)],
  );
  return `${descriptor}#${digits.join('')}`;
}

const CHECKSUM_LENGTH = 8;
/** BIP380 "Checksum": the order is part of the code. */
const INPUT_CHARS =
  "0123456789()[],'/*abcdefgh@:$%{}" +
  'IJKLMNOPQRSTUVWXYZ&+-.;<=>?!^_|~' +
  'ijklmnopqrstuvwxyzABCDEFGH`#"\\ ';
const CHECKSUM_CHARS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const GENERATOR = [0xf5dee51989n, 0xa9fdca3312n, 0x1bab10e32dn, 0x3706b1677an, 0x644d626ffdn] as const;

function polymod(check: bigint, value: number): bigint {
  const top = check >> 35n;
  let next = ((check & 0x7ffffffffn) << 5n) ^ BigInt(value);
  GENERATOR.forEach((generator, i) => {
    if (((top >> BigInt(i)) & 1n) === 1n) next ^= generator;
  });
  return next;
}
