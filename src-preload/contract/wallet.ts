import { BOUNDS } from './bounds.ts';
import * as v from 'valibot';
import {
  abilities,
  askedPin,
  askedProxy,
  detected,
  dialect,
  keychainChoice,
  numbering,
  pin,
  proxy,
  reached,
} from './connection.ts';
import { codeForm } from './codes.ts';
import { call, notice } from './define.ts';
import { transferState } from './transfers.ts';
import * as x from './values.ts';

/** A token isn't part of it: it is in the keychain. */
export const connection = v.variant('kind', [
  v.strictObject({ kind: v.literal('practice') }),
  v.strictObject({
    kind: v.literal('own'),
    /** As ChainAddress in ports/chain.ts. */
    indexer: x.keptAddress,
    /** `rpc://` or `rpcs://`, as invoices name it; null: nothing can be received. */
    rgbProxy: v.nullable(x.keptAddress),
    /** The indexer's testnet when the wallet was registered. */
    isTestnet4: v.boolean(),
  }),
  v.strictObject({
    kind: v.literal('remote'),
    baseUrl: x.keptAddress,
    dialect,
    numbering,
    keychains: keychainChoice,
    hasToken: v.boolean(),
    proxy: v.nullable(proxy),
    /** Null: any vouched certificate is accepted. */
    pin: v.nullable(pin),
  }),
]);

/** In the OS keychain, in the keyholder's memory until quit, or not on this machine. */
export const keySource = v.picklist(['keychain', 'session', 'none']);
export type KeySource = v.InferOutput<typeof keySource>;

/** Its addresses are hidden: neither words nor groups of letters proved a backup's keys, or the words gave others. */
export const keysUnproved = v.picklist(['backup', 'otherWords']);

/** Holds no key: xpubs stay in main. */
export const walletView = v.strictObject({
  id: x.id,
  name: x.keptWalletName,
  network: x.network,
  fingerprint: x.fingerprint,
  keySource,
  connection,
  can: abilities,
  createdAtMs: x.keptMs,
  registered: v.boolean(),
  consented: v.boolean(),
  wordsCheckedAtMs: v.nullable(x.keptMs),
  askAboveSats: v.nullable(x.satsSchema),
  keysUnproved: v.exactOptional(keysUnproved),
  plainOnly: v.exactOptional(v.literal(true)),
  codeForm,
  /** Addresses that a restore searches on each branch. */
  searchLength: x.count,
  usedAddresses: x.count,
});
export type WalletView = v.InferOutput<typeof walletView>;

/** Main derived it again before it was shown. */
export const addressView = v.strictObject({
  address: x.textUpTo(100),
  path: v.string(),
  index: x.count,
  seenBefore: v.boolean(),
  shownAtMs: x.keptMs,
});
export type AddressView = v.InferOutput<typeof addressView>;

const allocation = v.strictObject({
  assetId: v.string(),
  /** Units; a right holds 0. Null if unknown. */
  amount: v.nullable(x.baseUnits),
  form: v.picklist([
    'fungible',
    'nonFungible',
    'inflationRight',
    'replaceRight',
    'bridgeRight',
    'linkRight',
    'notKnown',
  ]),
  right: v.nullable(x.baseUnits),
  settled: v.boolean(),
});

const holder = v.variant('by', [
  v.strictObject({
    by: v.literal('invoice'),
    invoice: v.string(),
    assetId: v.string(),
    amount: x.baseUnits,
    /** Expiry alone frees nothing: it must be cancelled. */
    expiresAtMs: v.nullable(x.timeMs),
  }),
  v.strictObject({
    by: v.picklist(['spend', 'change']),
    txid: x.txid,
    transferKey: v.nullable(v.string()),
  }),
  v.strictObject({ by: v.literal('others'), count: x.count }),
]);

export const unspentView = v.strictObject({
  outpoint: x.outpoint,
  amountSats: x.satsSchema,
  use: v.picklist(['plain', 'free', 'held', 'carrying']),
  settled: v.nullable(v.boolean()),
  allocations: v.array(allocation),
  /** The service's list contradicts our own book: `allocations` are the book's. */
  denied: v.boolean(),
  holders: v.array(holder),
});
export type UnspentView = v.InferOutput<typeof unspentView>;

export const overview = v.strictObject({
  balance: x.btcBalance,
  /** Null: the service refused its outputs. */
  slots: v.nullable(v.strictObject({ free: x.count, held: x.count, carrying: x.count })),
  asOfMs: x.timeMs,
});
export type Overview = v.InferOutput<typeof overview>;

export const change = v.strictObject({
  kind: v.picklist(['newTransfer', 'stateChanged', 'newAsset', 'alarm']),
  assetId: v.string(),
  key: v.nullable(v.string()),
  direction: v.picklist(['in', 'out', 'none']),
  amount: v.nullable(x.baseUnits),
  state: v.nullable(transferState),
});
export type ChangeView = v.InferOutput<typeof change>;

/** Decimal sats or base units; empty if none. */
const mismatch = v.strictObject({
  kind: v.picklist([
    // subject: the address; here: its place by our own keys
    'address',
    // subject: the recipient; here: the path it was proved at; told: where it is now
    'invoice',
    // here: our sum; told: the balance; subject: empty, or the asset's id
    'plainBitcoin',
    'slotBitcoin',
    'asset',
    // subject: the stored id; here: from the signed bytes; told: what another says
    'txid',
    // subject: `txid:vout`; here: its last listed sats
    'coinGone',
    // subject: `txid:vout`; told: its sats
    'slotAppeared',
  ]),
  subject: v.string(),
  here: v.string(),
  told: v.string(),
});
export type Mismatch = v.InferOutput<typeof mismatch>;

/** Where a service is, and the way to it, before it is saved. */
const aService = {
  walletId: v.exactOptional(x.id),
  baseUrl: x.serverAddress,
  proxy: v.exactOptional(v.nullable(askedProxy)),
  pin: v.exactOptional(v.nullable(askedPin)),
};

export const wallet = {
  list: call(x.nothing, v.strictObject({ wallets: v.array(walletView), activeId: v.nullable(x.id) })),
  select: call(x.walletRef, walletView),
  tellAgain: call(x.nothing, x.nothing),
  chooseCodeForm: call(v.strictObject({ walletId: x.id, form: codeForm }), walletView),
  /** Twice as far, up to the longest search. */
  searchFurther: call(x.walletRef, walletView),
  rename: call(v.strictObject({ walletId: x.id, name: x.walletName }), walletView),
  /** Main asks first, removes the secret, and reads back that it is gone. */
  remove: call(x.walletRef, v.strictObject({ outcome: v.picklist(['removed', 'aborted']) })),
  /**
   * `own`: NOT_HERE if it can't run, or by a proxy. Null removes, absent keeps (pin and token only for the same address).
   * Main asks about a pin (PIN_NOT_TAKEN), the own service's hosts and another proxy (HOST_NOT_APPROVED).
   */
  connect: call(
    v.strictObject({
      walletId: x.id,
      connection: v.variant('kind', [
        v.strictObject({ kind: v.literal('practice') }),
        v.strictObject({
          kind: v.literal('own'),
          /** URL_REFUSED. */
          indexer: x.serverAddress,
          rgbProxy: v.nullable(x.serverAddress),
        }),
        v.strictObject({
          kind: v.literal('remote'),
          baseUrl: x.serverAddress,
          dialect,
          /** Absent keeps it; the document's era at first. */
          numbering: v.exactOptional(numbering),
          /** Absent keeps it; learned at first. */
          keychains: v.exactOptional(keychainChoice),
          token: v.optional(
            v.nullable(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(BOUNDS.secretChars))),
          ),
          proxy: v.exactOptional(v.nullable(askedProxy)),
          pin: v.exactOptional(v.nullable(askedPin)),
        }),
      ]),
    }),
    walletView,
    { secret: 'in' },
  ),
  /** Changes nothing, tells nothing of a wallet. No `token`: the kept one of service and pin. Throws HOST_NOT_APPROVED. */
  detect: call(
    v.strictObject({
      ...aService,
      token: v.exactOptional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(BOUNDS.secretChars))),
    }),
    detected,
    { secret: 'in' },
  ),
  /** rgb-lib exists for some systems alone. */
  ownService: call(
    x.nothing,
    v.strictObject({
      /** `system`: there is no rgb-lib for this one; `package`: this Ochre was made without it. */
      missing: v.nullable(v.picklist(['system', 'package'])),
      version: v.string(),
    }),
  ),
  /** Main asks as for `detect`. */
  reach: call(v.strictObject(aService), reached, { secret: 'in' }),
  /** First shows the public keys to the service. Remote: main asks for consent before. */
  register: call(
    x.walletRef,
    v.strictObject({ outcome: v.picklist(['registered', 'aborted']), address: v.nullable(addressView) }),
  ),
  overview: call(x.walletRef, overview),
  /** Last kept values, for display only. */
  lastOverview: call(x.walletRef, v.nullable(overview)),
  unspents: call(x.walletRef, v.strictObject({ unspents: v.array(unspentView), asOfMs: x.timeMs })),
  /** Compares the service with itself, the wallet's keys and the journal, twice for each difference. Blocks nothing. */
  consistency: call(x.walletRef, v.strictObject({ mismatches: v.array(mismatch) })),
  /** The person knows why outputs came or went: those that are listed now are what there is. */
  acceptCoins: call(x.walletRef, x.nothing),
  /** Each call uses up an index. */
  newAddress: call(x.walletRef, addressView),
  lastAddress: call(x.walletRef, v.nullable(addressView)),
  /** The service scans first, then assets and transfers are kept. Concurrent calls share one answer. */
  refresh: call(x.walletRef, v.strictObject({ asOfMs: x.timeMs, changes: v.array(change) })),
  changed: notice(x.walletRef),
  listChanged: notice(x.nothing),
} as const;
