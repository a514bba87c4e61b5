import { BOUNDS } from '../../src-preload/contract/bounds.ts';
import * as v from 'valibot';
import { server } from '../../src-preload/contract/chain.ts';
import type { Unchanged } from '../../src-preload/contract/define.ts';
import { move } from '../../src-preload/contract/move.ts';
import { drillView } from '../../src-preload/contract/backup.ts';
import { addressView, connection, keysUnproved, walletView } from '../../src-preload/contract/wallet.ts';
import * as x from '../../src-preload/contract/values.ts';
import { LAST_INDEX, RESTORE_SEARCH, walletKeys } from '../keys/account.ts';
import { firstSeen } from '../rules/rules-state.ts';

/** A restore can't search beyond this index, and a larger one would have the reader derive without end. */
const index = v.pipe(x.count, v.maxValue(LAST_INDEX));
const highest = v.pipe(v.number(), v.safeInteger(), v.minValue(-1), v.maxValue(LAST_INDEX));
const searchLength = v.pipe(x.count, v.minValue(RESTORE_SEARCH), v.maxValue(LAST_INDEX));
const keychain = v.pipe(x.count, v.maxValue(BOUNDS.keychain));
const keychains = v.pipe(v.array(keychain), v.minLength(1), v.maxLength(BOUNDS.keychains));
const service = x.keptAddress;

/** Reached through the connection's proxy; null: no such source. */
const chainSource = v.nullable(v.omit(server, ['kind']));

const { id, name, keySource, createdAtMs, wordsCheckedAtMs, codeForm } = walletView.entries;
const { address, shownAtMs, seenBefore } = addressView.entries;

export const wallet = v.strictObject({
  id,
  name,
  keys: walletKeys,
  keySource,
  connection,
  createdAtMs,
  /** A restored phrase may have used indexes elsewhere, so the search is longer. */
  origin: v.picklist(['created', 'restored']),
  /** Pinned once learned (service-facts.md 3.2). */
  keychains: v.strictObject({ vanilla: keychains, colored: keychains }),
  /** Highest index seen; -1 if none was. */
  highestIndex: v.strictObject({ vanilla: highest, colored: highest }),
  /** The last index that a restore searches. Grows before anything of ours is beyond it, and never shrinks. */
  searchLength,
  /** Services allowed to see the public keys. Shown keys can't be taken back, so the list only grows. */
  consentedTo: v.pipe(v.array(service), v.maxLength(BOUNDS.consents)),
  /** Base URL (or `practice`) that answered register. */
  registeredWith: v.nullable(service),
  wordsCheckedAtMs,
  /** The copy beside the secret counts. A number, unlike the contract's bigint, since JSON has none. */
  askAboveSats: v.nullable(v.pipe(x.count, v.maxValue(x.MAX_SATS))),
  lastAddress: v.nullable(v.strictObject({ address, keychain, index, shownAtMs, seenBefore })),
  /** Main's memory of the rules, beside the keyholder's own; null: never set. */
  rules: v.nullable(
    v.strictObject({
      /** A RulesState (rules/rules-state.ts) as JSON text, with a day's spending. */
      state: x.textUpTo(1_000_000),
      /** How far the rules' clock was behind this machine's, ms; absent: not known. */
      behindMs: v.exactOptional(
        v.pipe(v.number(), v.safeInteger(), v.minValue(-x.LAST_MS), v.maxValue(x.LAST_MS)),
      ),
      met: v.pipe(v.array(firstSeen), v.maxLength(BOUNDS.metRecipients)),
    }),
  ),
  keysUnproved: v.nullable(keysUnproved),
  codeForm,
  chainSource,
  secondSource: chainSource,
  /** Copies of the wallet's files go here after each change; null: nowhere. A person chose it on this computer. */
  copyFolder: v.nullable(x.textUpTo(BOUNDS.pathChars)),
  lastDrill: v.nullable(drillView),
  move: v.nullable(move),
});

export type WalletRecord = Unchanged<v.InferOutput<typeof wallet>>;
export type WalletConnection = WalletRecord['connection'];
export type ChainSource = NonNullable<WalletRecord['chainSource']>;
export type RulesMemo = NonNullable<WalletRecord['rules']>;

/** A wallet that was never used. */
export const UNUSED_WALLET = {
  highestIndex: { vanilla: -1, colored: -1 },
  searchLength: RESTORE_SEARCH,
  consentedTo: [],
  registeredWith: null,
  wordsCheckedAtMs: null,
  lastAddress: null,
  codeForm: 'crypto-psbt',
  chainSource: null,
  secondSource: null,
  copyFolder: null,
  lastDrill: null,
  move: null,
} as const;

/** Stricter values where they gate signatures, network or display. Without its keys there is no wallet. */
export const SAFE_WALLET: Omit<WalletRecord, 'id' | 'keys' | 'keychains'> = {
  name: '?',
  // Signs nothing until words are restored or the key is found in the keychain.
  keySource: 'none',
  // Without its proxy or pin the wallet would ask another server.
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
  origin: 'restored',
  ...UNUSED_WALLET,
  askAboveSats: 0,
  // Rules exist but are unknown: unless the keyholder has its own, nothing is signed until they are set.
  rules: { state: '', met: [] },
  keysUnproved: 'backup',
};
