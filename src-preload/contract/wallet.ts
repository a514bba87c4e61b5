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

/** How a wallet reaches its service. A token is never part of it: it lies in the keychain. */
export const connection = v.variant('kind', [
  v.strictObject({ kind: v.literal('practice') }),
  v.strictObject({
    kind: v.literal('own'),
    /** As ChainAddress in ports/chain.ts. */
    indexer: x.keptAddress,
    /** Where senders leave asset data, `rpc://` or `rpcs://`, as invoices name it; null: nothing can be received. */
    rgbProxy: v.nullable(x.keptAddress),
    /** Of the two testnets, which one the indexer told of when the wallet was registered. */
    isTestnet4: v.boolean(),
  }),
  v.strictObject({
    kind: v.literal('remote'),
    baseUrl: x.keptAddress,
    dialect,
    numbering,
    keychains: keychainChoice,
    hasToken: v.boolean(),
    /** Null: straight. */
    proxy: v.nullable(proxy),
    /** Null: whoever is vouched for is taken. */
    pin: v.nullable(pin),
  }),
]);

export const keySource = v.picklist(['keychain', 'session', 'none']);
export type KeySource = v.InferOutput<typeof keySource>;

/**
 * Why no address of its keys is shown: they came out of a backup, and neither words nor groups of letters were compared
 * with them; or words that carry their fingerprint gave other keys.
 */
export const keysUnproved = v.picklist(['backup', 'otherWords']);

/** One wallet as screens see it. Holds no key: xpubs stay in main. */
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
  /** What leaves it above this wants the app password typed again; null: never. */
  askAboveSats: v.nullable(x.sats),
  /** Absent: they are proved. */
  keysUnproved: v.exactOptional(keysUnproved),
  /** Its asset branch is not known here: another program told of its plain bitcoin alone. */
  plainOnly: v.exactOptional(v.literal(true)),
  codeForm,
  searchLength: x.count,
  /** How many are used of the branch that used more. */
  usedAddresses: x.count,
});
export type WalletView = v.InferOutput<typeof walletView>;

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
  /** Units; a right holds 0. Null: not known. */
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
  /** How many more units an inflation right lets one make; null: it is none, or it is not told. */
  right: v.nullable(x.baseUnits),
  settled: v.boolean(),
});

/** Who holds an output, so that nothing else can use it. */
const holder = v.variant('by', [
  v.strictObject({
    by: v.literal('invoice'),
    invoice: v.string(),
    /** Empty: for any asset. */
    assetId: v.string(),
    amount: x.baseUnits,
    /** Its end alone frees nothing: it must be given up. Null: it has none. */
    expiresAtMs: v.nullable(x.timeMs),
  }),
  /** A transaction of ours that may still confirm spends it, or brings change to it. */
  v.strictObject({
    by: v.picklist(['spend', 'change']),
    txid: x.txid,
    /** The transfer that goes by it; null: none. */
    transferKey: v.nullable(v.string()),
  }),
  /** Receives wait for it that were not asked for here. */
  v.strictObject({ by: v.literal('others'), count: x.count }),
]);

export const unspentView = v.strictObject({
  outpoint: x.outpoint,
  amountSats: x.sats,
  use: v.picklist(['plain', 'free', 'held', 'carrying']),
  settled: v.nullable(v.boolean()),
  allocations: v.array(allocation),
  /** The service lists other assets on it than the own book has: `allocations` are the book's. */
  denied: v.boolean(),
  holders: v.array(holder),
});
export type UnspentView = v.InferOutput<typeof unspentView>;

export const overview = v.strictObject({
  balance: x.btcBalance,
  /** Null: the service told its balances, and refused its outputs. */
  slots: v.nullable(v.strictObject({ free: x.count, held: x.count, carrying: x.count })),
  asOfMs: x.timeMs,
});
export type Overview = v.InferOutput<typeof overview>;

/** What a refresh found that was not so before, for one sentence each. */
export const change = v.strictObject({
  kind: v.picklist(['newTransfer', 'stateChanged', 'newAsset', 'alarm']),
  assetId: v.string(),
  key: v.nullable(v.string()),
  direction: v.picklist(['in', 'out', 'none']),
  amount: v.nullable(x.baseUnits),
  state: v.nullable(transferState),
});
export type ChangeView = v.InferOutput<typeof change>;

/** Two values that must be one, named both. Amounts are decimal sats or base units; empty: there is none. */
const mismatch = v.strictObject({
  kind: v.picklist([
    // subject: the address; here: where our own keys have it
    'address',
    // subject: the invoice's recipient; here: the path it was proved at; told: where it is found now
    'invoice',
    // here: our sum of the list; told: the balance; subject: empty, or the asset's id
    'plainBitcoin',
    'slotBitcoin',
    'asset',
    // subject: the id that was written down; here: recomputed from the signed bytes; told: what another says
    'txid',
    // subject: `txid:vout`; here: its sats when it was last listed; told: nothing
    'coinGone',
    // subject: `txid:vout`; here: nothing; told: its sats
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
  /** Tells that everything of the open wallet may have changed: for a page that main could not reach for a while. */
  tellAgain: call(x.nothing, x.nothing),
  chooseCodeForm: call(v.strictObject({ walletId: x.id, form: codeForm }), walletView),
  /** Searches twice as far for what is its own, up to the longest search. */
  searchFurther: call(x.walletRef, walletView),
  rename: call(v.strictObject({ walletId: x.id, name: x.walletName }), walletView),
  /** Main asks first, removes the secret, and reads back that it is gone. */
  remove: call(x.walletRef, v.strictObject({ outcome: v.picklist(['removed', 'aborted']) })),
  /**
   * `own`: Ochre's own service on this computer. NOT_HERE where it cannot run, or where the wallet goes by a proxy.
   * `token`, `proxy`, `pin`: a value sets it, null removes it, absent keeps what is there; a pin and a token only for the
   * same address. Main asks before a pin is taken: on a no nothing changes (PIN_NOT_TAKEN). It asks about the
   * hosts of the built-in service, and about another proxy of a service that has the keys (HOST_NOT_APPROVED).
   */
  connect: call(
    v.strictObject({
      walletId: x.id,
      connection: v.variant('kind', [
        v.strictObject({ kind: v.literal('practice') }),
        v.strictObject({
          kind: v.literal('own'),
          /** As a server of the chain is named. URL_REFUSED. */
          indexer: x.serverAddress,
          rgbProxy: v.nullable(x.serverAddress),
        }),
        v.strictObject({
          kind: v.literal('remote'),
          baseUrl: x.serverAddress,
          dialect,
          /** Absent keeps what is there; the document's era at first. */
          numbering: v.exactOptional(numbering),
          /** Absent keeps what is there; learned at first. */
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
  /**
   * Asks a service what it speaks: nothing that changes anything there, and without a word of any wallet. `token`
   * absent: the one that is kept for this very service, and for the pin that is kept. Goes by `proxy` and `pin`; absent:
   * as for `connect`. Changes no connection. Main asks before a new host is reached (HOST_NOT_APPROVED), and whoever agrees
   * for a wallet is not asked again at `register`.
   */
  detect: call(
    v.strictObject({
      ...aService,
      token: v.exactOptional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(BOUNDS.secretChars))),
    }),
    detected,
    { secret: 'in' },
  ),
  /** Whether Ochre can run a service of its own here: rgb-lib is to be had for some systems alone. */
  ownService: call(
    x.nothing,
    v.strictObject({
      /** Null: it can. `system`: there is no rgb-lib for this one; `package`: this Ochre was made without it. */
      missing: v.nullable(v.picklist(['system', 'package'])),
      version: v.string(),
    }),
  ),
  /** Makes a connection by the way that is named, looks at the certificate, and ends it. Main asks as for `detect`. */
  reach: call(v.strictObject(aService), reached, { secret: 'in' }),
  /** Shows this wallet's public keys to the service for the first time. Remote: main asks for consent before. */
  register: call(
    x.walletRef,
    v.strictObject({ outcome: v.picklist(['registered', 'aborted']), address: v.nullable(addressView) }),
  ),
  overview: call(x.walletRef, overview),
  /** The overview as it was told last, also before the service has answered; for showing alone. Null: nothing is kept. */
  lastOverview: call(x.walletRef, v.nullable(overview)),
  unspents: call(x.walletRef, v.strictObject({ unspents: v.array(unspentView), asOfMs: x.timeMs })),
  /**
   * Holds what the service tells to itself, to the wallet's own keys and to the journal. Each difference is read twice
   * before it is said, and blocks nothing.
   */
  consistency: call(x.walletRef, v.strictObject({ mismatches: v.array(mismatch) })),
  /** The person knows why outputs came or went: those that are listed now are what there is. */
  acceptCoins: call(x.walletRef, x.nothing),
  newAddress: call(x.walletRef, addressView),
  lastAddress: call(x.walletRef, v.nullable(addressView)),
  /**
   * Lets the service look at the chain and at what arrived, then reads assets and transfers and keeps them.
   * One at a time for a wallet: who asks meanwhile gets the same answer.
   */
  refresh: call(x.walletRef, v.strictObject({ asOfMs: x.timeMs, changes: v.array(change) })),
  changed: notice(x.walletRef),
  listChanged: notice(x.nothing),
} as const;
