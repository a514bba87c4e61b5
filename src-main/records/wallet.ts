import { BOUNDS } from '../../src-preload/contract/bounds.ts';
import * as v from 'valibot';
import { server } from '../../src-preload/contract/chain.ts';
import type { Unchanged } from '../../src-preload/contract/define.ts';
import { addressView, connection, keysUnproved, walletView } from '../../src-preload/contract/wallet.ts';
import * as x from '../../src-preload/contract/values.ts';
import { LAST_INDEX, RESTORE_SEARCH } from '../keys/search-length.ts';
import { walletKeys } from '../keys/public-keys.ts';
import { firstSeen } from '../rules/rules-state.ts';

/** Own indexes never lie beyond what a restore can search; a larger one would have the reader derive without end. */
const index = v.pipe(x.count, v.maxValue(LAST_INDEX));
const highest = v.pipe(v.number(), v.safeInteger(), v.minValue(-1), v.maxValue(LAST_INDEX));
const searchLength = v.pipe(x.count, v.minValue(RESTORE_SEARCH), v.maxValue(LAST_INDEX));
const keychain = v.pipe(x.count, v.maxValue(BOUNDS.keychain));
const keychains = v.pipe(v.array(keychain), v.minLength(1), v.maxLength(BOUNDS.keychains));
const service = x.keptAddress;

/** A server of the chain, reached by the proxy of the wallet's connection; null: none is asked. */
const chainSource = v.nullable(v.omit(server, ['kind']));

const { id, name, keySource, createdAtMs, wordsCheckedAtMs, codeForm } = walletView.entries;
const { address, shownAtMs, seenBefore } = addressView.entries;

/** Everything Ochre keeps of one wallet outside the keychain. */
export const wallet = v.strictObject({
  id,
  name,
  keys: walletKeys,
  keySource,
  connection,
  createdAtMs,
  /** Words made here have used no index elsewhere; restored ones may have, so more indexes are searched. */
  origin: v.picklist(['created', 'restored']),
  /** Keychains a path may name, pinned once learned (service-facts.md 3.2). */
  keychains: v.strictObject({ vanilla: keychains, colored: keychains }),
  /** The highest index seen on each branch; -1 before the first. */
  highestIndex: v.strictObject({ vanilla: highest, colored: highest }),
  /** The last index that a restore of this wallet searches. It only grows, and before anything of ours lies beyond it. */
  searchLength,
  /** Base URLs that were allowed to see the public keys. Cannot be taken back, so it only grows. */
  consentedTo: v.pipe(v.array(service), v.maxLength(BOUNDS.consents)),
  /** The base URL (or `practice`) that answered register. */
  registeredWith: v.nullable(service),
  wordsCheckedAtMs,
  /**
   * What leaves the wallet above this wants the app password again: as beside the secret, where it counts. The contract's own
   * may be a bigint, which no file has.
   */
  askAboveSats: v.nullable(v.pipe(x.count, v.maxValue(x.MAX_SATS))),
  lastAddress: v.nullable(v.strictObject({ address, keychain, index, shownAtMs, seenBefore })),
  /** What main remembers of the spending rules; null: none were ever set. The keyholder has its own. */
  rules: v.nullable(
    v.strictObject({
      /** A RulesState (rules/rules-state.ts) as JSON text, with what was spent in a day. */
      state: x.textUpTo(1_000_000),
      /** How far the time in it was behind this machine's clock when it was told, ms; left out: not known to be. */
      behindMs: v.exactOptional(
        v.pipe(v.number(), v.safeInteger(), v.minValue(-x.LAST_MS), v.maxValue(x.LAST_MS)),
      ),
      /** When recipients were first prepared for, as the keyholder vouches for it. */
      met: v.pipe(v.array(firstSeen), v.maxLength(BOUNDS.metRecipients)),
    }),
  ),
  /** Null: they were proved, or are from here. */
  keysUnproved: v.nullable(keysUnproved),
  codeForm,
  chainSource,
  /** With which other one the chain of that one is compared. */
  secondSource: chainSource,
});

export type WalletRecord = Unchanged<v.InferOutput<typeof wallet>>;
export type WalletConnection = WalletRecord['connection'];
export type ChainSource = NonNullable<WalletRecord['chainSource']>;
export type RulesMemo = NonNullable<WalletRecord['rules']>;

/**
 * What a member becomes whose value is missing or out of its bounds: where it gates a signature, the network or what is
 * seen, the stricter side. Without what says which keys are its own there is no wallet: the entry is kept aside.
 */
export const SAFE_WALLET: Omit<WalletRecord, 'id' | 'keys' | 'keychains'> = {
  name: '?',
  // Signs nothing here, until the words are restored or the key is found in the keychain.
  keySource: 'none',
  // Of a part alone there is no strict side: without its proxy or its pin it would ask somebody else.
  connection: {
    kind: 'remote',
    baseUrl: '',
    dialect: 'document',
    numbering: 'documentEra',
    keychains: 'learned',
    hasToken: false,
    proxy: null,
    pin: null,
  },
  createdAtMs: 0,
  // More indexes are searched.
  origin: 'restored',
  highestIndex: { vanilla: -1, colored: -1 },
  searchLength: RESTORE_SEARCH,
  consentedTo: [],
  registeredWith: null,
  wordsCheckedAtMs: null,
  askAboveSats: 0,
  lastAddress: null,
  // There are some and nothing is known of them: unless the keyholder has its own, nothing is signed until they are set.
  rules: { state: '', met: [] },
  keysUnproved: 'backup',
  codeForm: 'crypto-psbt',
  chainSource: null,
  secondSource: null,
};
