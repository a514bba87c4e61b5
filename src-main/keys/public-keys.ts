import * as v from 'valibot';
import type { Unchanged } from '../../src-preload/contract/define.ts';
import * as x from '../../src-preload/contract/values.ts';

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

/** Another program gave the keys of the plain branch alone. */
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
  /** The master key's; newer servers give it instead of `accountXpubColoredFingerprint`. */
  readonly fingerprint: string | null;
  readonly accountXpubColoredFingerprint: string | null;
}

export interface Keychains {
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
