import * as v from 'valibot';
import type { KeychainChoice } from '../../src-preload/contract/connection.ts';
import type { Unchanged } from '../../src-preload/contract/define.ts';
import * as x from '../../src-preload/contract/values.ts';
import type { Network } from '../base/bitcoin.ts';

export interface JudgeAccount {
  readonly fingerprint: string;
  readonly network: Network;
  /** `colored` null: only the plain branch is watched. */
  readonly xpubs: { readonly vanilla: string; readonly colored: string | null };
  readonly keychains: { readonly vanilla: readonly number[]; readonly colored: readonly number[] };
  readonly highestIndex: { readonly vanilla: number; readonly colored: number };
  readonly gap: number;
  readonly searchLength: number;
}

/** The last index that a restore from the phrase searches, and the step by which a search grows (security.md G01). */
export const RESTORE_SEARCH = 1_000;
/** A longer search of four keychains would take over half a minute, which is the reader's limit. */
export const MAX_SEARCH = 20_000;
/** No slot or address is made beyond `MAX_SEARCH`. Sends that move everything out use the indexes up to here. */
export const LAST_INDEX = MAX_SEARCH + 1_000;

export function searchThatFinds(index: number, length: number): number {
  return Math.max(length, Math.ceil(index / RESTORE_SEARCH) * RESTORE_SEARCH);
}

/** An index of ours this far beyond the search is recognised and refused by name. */
export const BEYOND_SEARCH = 200;

/** service-facts.md 3.2: rgb-lib's plain default is 0, RGB-Node's was 1 until 2026-03; assets on 0, oldest rgb-lib on 9. */
const ALLOWED: Readonly<Record<KeychainChoice, Keychains>> = {
  learned: { vanilla: [0, 1], colored: [0, 9] },
  vanilla0: { vanilla: [0], colored: [0] },
  vanilla1: { vanilla: [1], colored: [0] },
  oldest: { vanilla: [1], colored: [9] },
};

export function keychainsOf(choice: KeychainChoice): Keychains {
  return ALLOWED[choice];
}

export const EVERY_KEYCHAIN: Keychains = ALLOWED.learned;

/** Base58. */
export const xpub = x.textUpTo(120);

const plainKeys = {
  network: x.network,
  /** First 4 bytes of the master public key's HASH160, 8 hex digits. */
  fingerprint: x.fingerprint,
  /** m/86'/0'/0' on mainnet, m/86'/1'/0' elsewhere */
  accountXpubVanilla: xpub,
};

/** interface.md 2, service-facts.md 3.1. Holds nothing secret. */
export const publicKeys = v.strictObject({
  ...plainKeys,
  xpub,
  /** m/86'/827166'/0' on mainnet, m/86'/827167'/0' elsewhere */
  accountXpubColored: xpub,
  /** Fingerprint of the colored account key itself, as interface.md names it. */
  accountXpubColoredFingerprint: x.fingerprint,
});

/** Another program gave only the keys of the plain branch. */
const plainOnlyKeys = v.strictObject({
  ...plainKeys,
  xpub: v.null(),
  accountXpubColored: v.null(),
  accountXpubColoredFingerprint: v.null(),
});

export const walletKeys = v.union([publicKeys, plainOnlyKeys]);
export type PublicKeys = Unchanged<v.InferOutput<typeof publicKeys>>;
export type PlainOnlyKeys = Unchanged<v.InferOutput<typeof plainOnlyKeys>>;
export type PlainKeys = Pick<PublicKeys, keyof typeof plainKeys>;
export type WalletKeys = PublicKeys | PlainOnlyKeys;

/** A service's claim of generate_keys (interface.md 2, Keys); null if omitted. */
export interface ExpectedKeys extends Pick<PublicKeys, 'xpub' | 'accountXpubVanilla' | 'accountXpubColored'> {
  /** The master key's fingerprint: newer servers give it instead of `accountXpubColoredFingerprint`. */
  readonly fingerprint: string | null;
  readonly accountXpubColoredFingerprint: string | null;
}

interface Keychains {
  readonly vanilla: readonly number[];
  readonly colored: readonly number[];
}

export function samePublicKeys(a: WalletKeys, b: WalletKeys): boolean {
  return (
    a.network === b.network &&
    a.fingerprint === b.fingerprint &&
    a.xpub === b.xpub &&
    a.accountXpubVanilla === b.accountXpubVanilla &&
    a.accountXpubColored === b.accountXpubColored &&
    a.accountXpubColoredFingerprint === b.accountXpubColoredFingerprint
  );
}
