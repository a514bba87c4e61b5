import { BOUNDS } from '../../src-preload/contract/bounds.ts';
import { objectFromJson } from '../base/texts.ts';
import * as v from 'valibot';
import { canonicalText, digestOf } from '../base/canonical.ts';
import { accountFingerprint, areAccountKeys } from './check-keys.ts';
import type { PublicKeys } from './public-keys.ts';
import { notAnAccount } from '../base/import-refused.ts';

/** An account is some 600 letters, and all that Bitcoin Core lists some 2,000. What is larger is something else, and is told apart by its beginning. */
export const MAX_ACCOUNT_BYTES = 64 * 1024;

/**
 * What the machine that signs tells the one that watches: the public keys of one wallet. Nothing in it can spend, but
 * whoever reads it sees every coin of the wallet, past and to come.
 */
export interface WatchAccount {
  readonly name: string;
  readonly keys: PublicKeys;
}

/** Its one text: JSON in one line, members in the order of their names, a digest over all others among them. */
export function writeAccount(account: WatchAccount): string {
  const members = membersOf(account);
  return canonicalText({ ...members, digest: digestOf('ochre/watch-account/1', members) });
}

/**
 * The first 16 hex digits of its digest, for a person to compare on both machines: a digest alone shows that it arrived
 * whole, and not who made it.
 */
export function checkOf(account: WatchAccount): string {
  return digestOf('ochre/watch-account/1', membersOf(account)).slice(0, 16);
}

/** Whether a text is meant to be one; what it holds is asked afterwards. */
export function looksLikeAccount(text: string): boolean {
  return text.startsWith('{') && text.includes(`"${FORMAT}"`);
}

/**
 * Reads one strictly, and proves of its keys what public keys can prove: that they are of this network, that each lies
 * where an account does, and that the fingerprint is the master key's. That the accounts come from that master key only
 * the words can show. Throws BROUGHT_REFUSED: `newer`, `changed`, `accountKeys`. The digest shows that
 * all of it arrived, not who wrote it.
 */
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
