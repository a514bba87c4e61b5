import * as v from 'valibot';
import type { Unchanged } from '../../src-preload/contract/define.ts';
import * as x from '../../src-preload/contract/values.ts';

/** An extended public key in Base58. */
export const xpub = x.textUpTo(120);

/** What names the plain branch of one seed on one network. Holds nothing secret. */
const plainKeys = {
  network: x.network,
  /** HASH160 of the master public key, first 4 bytes, 8 hex digits. */
  fingerprint: x.fingerprint,
  /** m/86'/0'/0' on mainnet, m/86'/1'/0' elsewhere */
  accountXpubVanilla: xpub,
};

/** The public half of a phrase on one network (interface.md 2, service-facts.md 3.1). Holds nothing secret. */
export const publicKeys = v.strictObject({
  ...plainKeys,
  /** m */
  xpub,
  /** m/86'/827166'/0' on mainnet, m/86'/827167'/0' elsewhere */
  accountXpubColored: xpub,
  /** Fingerprint of the colored account key itself, as interface.md names it. */
  accountXpubColoredFingerprint: x.fingerprint,
});

/** The plain branch alone, as another program told it: what only Ochre and its words know is missing. */
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

/** The values of generate_keys (interface.md 2, Keys), as a service claims them; null is one that it leaves out. */
export interface ExpectedKeys extends Pick<PublicKeys, 'xpub' | 'accountXpubVanilla' | 'accountXpubColored'> {
  /** Of the master key: later servers say it in place of the next one. */
  readonly fingerprint: string | null;
  readonly accountXpubColoredFingerprint: string | null;
}

/** Of each account, the keychains that own keys may lie on. */
export interface Keychains {
  readonly vanilla: readonly number[];
  readonly colored: readonly number[];
}

/** Every field equal: the keys of a secret are those of a wallet, and of the same network. */
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
