import type { Dialect, KeychainChoice } from '../../../src-preload/contract/connection.ts';
import type { FirstSeen } from '../rules/stops.ts';
import type { Keychains, WalletKeys } from '../keys/public-keys.ts';
import type { Pin, Route } from '../services/route.ts';

/** Where the secret is: in the OS keychain, in the keyholder's memory until quit, or not on this machine. */
export type KeySource = 'keychain' | 'session' | 'none';

export type WalletConnection =
  | { readonly kind: 'practice' }
  /** The service that Ochre runs here. */
  | {
      readonly kind: 'own';
      /** As ChainAddress in ports/chain.ts. */
      readonly indexer: string;
      /** Where senders leave asset data, as invoices name it; null: nothing can be received. */
      readonly rgbProxy: string | null;
      /** Of the two testnets, which one the indexer told of when the wallet was registered. */
      readonly isTestnet4: boolean;
    }
  | ({
      readonly kind: 'remote';
      readonly baseUrl: string;
      readonly dialect: Dialect;
      /** Which release's status numbers the service uses (service-facts.md 2.1). */
      readonly numbering: 'documentEra' | 'beta5' | 'beta6' | 'beta7';
      readonly keychains: KeychainChoice;
      readonly hasToken: boolean;
    } & Route);

export interface ShownAddress {
  readonly address: string;
  readonly keychain: number;
  readonly index: number;
  readonly shownAtMs: number;
  readonly seenBefore: boolean;
}

/** Everything Ochre keeps of one wallet outside the keychain. */
export interface WalletRecord {
  readonly id: string;
  readonly name: string;
  readonly keys: WalletKeys;
  readonly keySource: KeySource;
  readonly connection: WalletConnection;
  readonly createdAtMs: number;
  /** Words made here have used no index elsewhere; restored ones may have, so more indexes are searched. */
  readonly origin: 'created' | 'restored';
  /** Keychains a path may name, pinned once learned (service-facts.md 3.2). */
  readonly keychains: Keychains;
  /** The highest index seen on each branch; -1 before the first. */
  readonly highestIndex: { readonly vanilla: number; readonly colored: number };
  /** Base URLs that were allowed to see the public keys. Cannot be taken back, so it only grows. */
  readonly consentedTo: readonly string[];
  /** The base URL (or `practice`) that answered register. */
  readonly registeredWith: string | null;
  readonly wordsCheckedAtMs: number | null;
  /** What leaves the wallet above this wants the app password again: as beside the secret, where it counts. */
  readonly askAboveSats: number | null;
  readonly lastAddress: ShownAddress | null;
  /** What main remembers of the spending rules; null: none were ever set. The keyholder has its own. */
  readonly rules: RulesMemo | null;
  /**
   * Why no address of these keys is shown: they came out of a backup, and neither words nor groups of letters were
   * compared with them; or words that carry their fingerprint gave other keys. Null: they were proved, or are from here.
   */
  readonly keysUnproved: KeysUnproved | null;
  /** Which server of the chain it asks, reached by the proxy of its connection; null: none. */
  readonly chainSource: ChainSource | null;
  /** With which other one the chain of that one is compared, by the same proxy; null: with none. */
  readonly secondSource: ChainSource | null;
  /** In which form its PSBTs are shown as codes: its other machine stays the same. */
  readonly codeForm: 'crypto-psbt' | 'psbt' | 'bbqr';
}

export interface ChainSource {
  /** As ChainAddress in ports/chain.ts. */
  readonly address: string;
  readonly pin: Pin | null;
}

/** Names the practice service's own server of the chain: where that is is another port at every start. */
const PRACTICE_CHAIN = 'practice';

/** Whether a server is the practice service's own, which learns nothing that it does not know. */
export function isOfPractice(
  { connection }: Pick<WalletRecord, 'connection'>,
  { address }: Pick<ChainSource, 'address'>,
): boolean {
  return connection.kind === 'practice' && address === PRACTICE_CHAIN;
}

/** True where something of the connection lies in the keychain. */
export function hasSecrets(connection: WalletConnection): boolean {
  return connection.kind === 'remote' && (connection.hasToken || hasLogin(connection));
}

export function hasLogin({ proxy }: Route): boolean {
  return proxy !== null && proxy.user !== null;
}

export type KeysUnproved = 'backup' | 'otherWords';

export interface RulesMemo {
  /** A RulesState (domain/rules) as JSON text. */
  readonly state: string;
  /** How far the time in it was behind this machine's clock when it was told, ms; left out: not known to be. */
  readonly behindMs?: number | undefined;
  /** When recipients were first prepared for, as the keyholder vouches for it. */
  readonly met: readonly FirstSeen[];
}
