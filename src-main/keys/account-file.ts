import { BOUNDS } from '../../src-preload/contract/bounds.ts';
import { canonicalText, digestOf } from '../base/canonical.ts';
import { objectFromJson } from '../base/json.ts';
import * as v from 'valibot';
import { accountFingerprint, areAccountKeys } from './derive.ts';
import type { PublicKeys } from './account.ts';
import { notAnAccount } from '../base/errors.ts';

/** An account has some 600 letters, Bitcoin Core's list some 2,000. A larger text is no account. */
export const MAX_ACCOUNT_BYTES = 64 * 1024;

/** Public keys for the watching machine. They can't spend, but reveal every past and future coin. */
export interface WatchAccount {
  readonly name: string;
  readonly keys: PublicKeys;
}

export function writeAccount(account: WatchAccount): string {
  const members = membersOf(account);
  return canonicalText({ ...members, digest: digestOf('ochre/watch-account/1', members) });
}

/** 16 hex digits to compare on both machines: a digest alone doesn't show who made it. */
export function checkOf(account: WatchAccount): string {
  return digestOf('ochre/watch-account/1', membersOf(account)).slice(0, 16);
}

export function looksLikeAccount(text: string): boolean {
  return text.startsWith('{') && text.includes(`"${FORMAT}"`);
}

/** The digest shows a changed file, only a phrase proves keys. BROUGHT_REFUSED: `newer`, `changed`, `accountKeys`. */
export function readAccount(text: string): WatchAccount {
  const value = objectFromJson(text);
  if (value === null) throw notAnAccount('changed');
  if ('version' in value && typeof value.version === 'number' && value.version > VERSION)
    throw notAnAccount('newer');
  const read = v.safeParse(accountJson, value);
  if (!read.success) throw notAnAccount('changed');
  const { name, network, fingerprint, master, vanilla, colored } = read.output;
  const coloredFingerprint = accountFingerprint(colored, network);
  if (coloredFingerprint === null) throw notAnAccount('accountKeys');
  const account = {
    name,
    keys: {
      network,
      fingerprint,
      xpub: master,
      accountXpubVanilla: vanilla,
      accountXpubColored: colored,
      accountXpubColoredFingerprint: coloredFingerprint,
    },
  };
  if (writeAccount(account) !== text.trim()) throw notAnAccount('changed');
  if (!areAccountKeys(account.keys)) throw notAnAccount('accountKeys');
  return account;
}

function membersOf({ name, keys }: WatchAccount) {
  const { network, fingerprint, xpub, accountXpubVanilla, accountXpubColored } = keys;
  return {
    format: FORMAT,
    version: VERSION,
    name,
    network,
    fingerprint,
    master: xpub,
    vanilla: accountXpubVanilla,
    colored: accountXpubColored,
  };
}

const FORMAT = 'ochre-watch-account';
const VERSION = 1;
const xpub = v.pipe(v.string(), v.maxLength(112));

const accountJson = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(BOUNDS.walletNameChars)),
  network: v.picklist(['mainnet', 'testnet', 'signet', 'regtest']),
  fingerprint: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/)),
  master: xpub,
  vanilla: xpub,
  colored: xpub,
});
