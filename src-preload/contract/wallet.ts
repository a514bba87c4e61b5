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

/** Without the token, which is in the keychain. */
export const connection = v.variant('kind', [
  v.strictObject({ kind: v.literal('practice') }),
  v.strictObject({
    kind: v.literal('own'),
    /** In the form of `ChainAddress` (src-main/ports/chain.ts). */
    indexer: x.keptAddress,
    /** `rpc://` or `rpcs://`, as invoices name the proxy. Null: the wallet can't receive assets. */
    rgbProxy: v.nullable(x.keptAddress),
    /** Whether the indexer followed testnet4 when the wallet was registered. */
    isTestnet4: v.boolean(),
    proxy: v.nullable(proxy),
  }),
  v.strictObject({
    kind: v.literal('remote'),
    baseUrl: x.keptAddress,
    dialect,
    numbering,
    keychains: keychainChoice,
    hasToken: v.boolean(),
    proxy: v.nullable(proxy),
    /** Null: every certificate that a known authority vouches for is accepted. */
    pin: v.nullable(pin),
  }),
]);

/** Where the key is: in the OS keychain, in the keyholder's memory until quit, or not on this computer. */
export const keySource = v.picklist(['keychain', 'session', 'none']);
export type KeySource = v.InferOutput<typeof keySource>;

/** Hides the addresses. `backup`: the backup's keys aren't proved yet. `otherWords`: the words gave other keys. */
export const keysUnproved = v.picklist(['backup', 'otherWords']);

/** The wallet as a page knows it, without any key: even xpubs stay in main. */
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
  /** The assets are being moved to another wallet. */
  moves: v.exactOptional(v.literal(true)),
});
export type WalletView = v.InferOutput<typeof walletView>;

/** Main derived the address again before it was shown. */
export const addressView = v.strictObject({
  address: x.textUpTo(100),
  path: v.string(),
  index: x.count,
  seenBefore: v.boolean(),
  shownAtMs: x.keptMs,
});
export type AddressView = v.InferOutput<typeof addressView>;

export const ownAddress = v.strictObject({
  ...v.pick(addressView, ['address', 'path', 'index']).entries,
  /** At least this much: what was signed here and what the service listed. Null: no payment is known. */
  receivedSats: v.nullable(x.satsSchema),
  label: v.nullable(v.string()),
});
export type OwnAddress = v.InferOutput<typeof ownAddress>;

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
    /** An expired invoice still holds its slot until it is cancelled. */
    expiresAtMs: v.nullable(x.timeMs),
  }),
  v.strictObject({ by: v.picklist(['spend', 'change']), txid: x.txid, transferKey: v.nullable(v.string()) }),
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
  /** `change`: of the wallet's own transaction. Absent: unknown, since the same words may have made it elsewhere. */
  origin: v.exactOptional(v.picklist(['change', 'received'])),
  /** When this wallet first saw the coin in a block. Null: before the wallet began to look, or in no block yet. */
  seenAtMs: v.exactOptional(v.nullable(x.timeMs)),
  label: v.exactOptional(v.string()),
  /** Ochre signs nothing that spends a frozen coin. */
  frozen: v.exactOptional(v.literal(true)),
});
export type UnspentView = v.InferOutput<typeof unspentView>;

/** A transaction that brought or took bitcoin, as far as this wallet knows. */
export const bitcoinTransaction = v.strictObject({
  txid: x.txid,
  /** `assets`, `assetsIn`: a transfer. `moved`: to own coins. `inSlot`, `outOfSlot`: slots, of an unknown transfer. */
  kind: v.picklist(['received', 'sent', 'slots', 'assets', 'assetsIn', 'moved', 'inSlot', 'outOfSlot']),
  /** What came (more than 0) or left, with the fee and the sats in new slots. Null: not known. */
  changeSats: v.nullable(x.signedSats),
  /** Null: not known here. */
  feeSats: v.nullable(x.satsSchema),
  /** The payee of a payment from here. */
  address: v.nullable(x.textUpTo(BOUNDS.bitcoinAddressChars)),
  /** How many slots the transaction made. */
  slots: x.count,
  /** `replaced`: a newer transaction waits. `dead`: cancelled or failed, in no known block. `unsaid`: nobody told. */
  state: v.picklist(['waiting', 'replaced', 'mined', 'dead', 'unsaid']),
  /** The block, by the wallet's own server. Null: in none, or not known. */
  height: v.nullable(x.count),
  /** Whether a proof leads to that block's checked header. */
  isChecked: v.boolean(),
  /** When the transaction was begun here, its block's time, or when a block was first seen with it. Null: not known. */
  atMs: v.nullable(x.timeMs),
  label: v.nullable(v.string()),
  /** In no block yet, and `signing.beginReplacement` can replace it. */
  replaceable: v.exactOptional(v.literal(true)),
  /** The key among the transfers, for a send of assets. */
  transferKey: v.nullable(v.string()),
  /** `book`: signed here. `server`: the own server lists it. `told`: the service's coins show at least this. */
  ground: v.picklist(['book', 'server', 'told']),
});
export type BitcoinTransaction = v.InferOutput<typeof bitcoinTransaction>;

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

/** `here` and `told` hold decimal sats or base units where the kind has amounts, and are empty where it has nothing. */
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

/** A service's address and the route to it, before they are saved. */
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
  /** Doubles `searchLength`, up to the longest search. */
  searchFurther: call(x.walletRef, walletView),
  rename: call(v.strictObject({ walletId: x.id, name: x.walletName }), walletView),
  /** Main asks first, removes the secret, and reads back that it is gone. */
  remove: call(x.walletRef, v.strictObject({ outcome: v.picklist(['removed', 'aborted']) })),
  /**
   * `own`: NOT_HERE if it can't run. Null removes, absent keeps (pin and token only at the same address). Main asks
   * about a new pin (PIN_NOT_TAKEN), the built-in service's hosts and a new proxy (HOST_NOT_APPROVED).
   */
  connect: call(
    v.strictObject({
      walletId: x.id,
      connection: v.variant('kind', [
        v.strictObject({ kind: v.literal('practice') }),
        v.strictObject({
          kind: v.literal('own'),
          /** Throws URL_REFUSED. */
          indexer: x.serverAddress,
          rgbProxy: v.nullable(x.serverAddress),
          proxy: v.exactOptional(v.nullable(askedProxy)),
        }),
        v.strictObject({
          kind: v.literal('remote'),
          baseUrl: x.serverAddress,
          dialect,
          /** Absent: unchanged; at first the usual numbering of the dialect. */
          numbering: v.exactOptional(numbering),
          /** Absent: unchanged; at first `learned`. */
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
  /** Changes nothing and tells nothing of a wallet. Without `token` the kept one is used. Throws HOST_NOT_APPROVED. */
  detect: call(
    v.strictObject({
      ...aService,
      token: v.exactOptional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(BOUNDS.secretChars))),
    }),
    detected,
    { secret: 'in' },
  ),
  /** Whether the built-in service can run, since rgb-lib exists only for some systems. */
  ownService: call(
    x.nothing,
    v.strictObject({
      /** `system`: no rgb-lib exists for this system. `package`: this Ochre was packaged without it. Null: there. */
      missing: v.nullable(v.picklist(['system', 'package'])),
      version: v.string(),
    }),
  ),
  /** Main asks as for `detect`. */
  reach: call(v.strictObject(aService), reached, { secret: 'in' }),
  /** The first call that shows the service the public keys; main asks for consent before a remote one gets them. */
  register: call(
    x.walletRef,
    v.strictObject({ outcome: v.picklist(['registered', 'aborted']), address: v.nullable(addressView) }),
  ),
  overview: call(x.walletRef, overview),
  /** Last kept values, for display only. */
  lastOverview: call(x.walletRef, v.nullable(overview)),
  unspents: call(x.walletRef, v.strictObject({ unspents: v.array(unspentView), asOfMs: x.timeMs })),
  /** Compares the service with itself, the wallet's keys and the journal, differences twice. Blocks nothing. */
  consistency: call(x.walletRef, v.strictObject({ mismatches: v.array(mismatch) })),
  /** The person knows why coins came or went: from now on Ochre expects the listed ones. */
  acceptCoins: call(x.walletRef, x.nothing),
  /** Keeps the label (null: none) and the freeze on this computer alone. */
  markCoin: call(
    v.strictObject({ walletId: x.id, outpoint: x.outpoint, label: x.ownLabel, frozen: v.boolean() }),
    x.nothing,
  ),
  /** Unconfirmed ones first, then the newest. `isListed` false: the service did not list the coins that came in. */
  transactions: call(
    v.strictObject({ walletId: x.id, ...x.listPart }),
    v.strictObject({
      rows: v.array(bitcoinTransaction),
      total: x.count,
      isListed: v.boolean(),
      /** Null: the wallet has no Bitcoin server. */
      server: v.nullable(
        v.strictObject({
          /** How many addresses the search under way has asked about. Null: no search runs. */
          looked: v.nullable(x.count),
          /** `partly`: the server doesn't list or give all. */
          found: v.picklist(['none', 'partly', 'whole']),
          /** How many unused addresses past the last used one are searched. */
          gap: x.count,
        }),
      ),
    }),
  ),
  /**
   * Looks through the wallet's scripts on its own Bitcoin server, for `transactions`; `chain.changed` tells of progress.
   * `again`: search even after a recent search; main may ask about the host. Throws CHAIN_OFF, HOST_NOT_APPROVED.
   */
  findTransactions: call(v.strictObject({ walletId: x.id, again: v.boolean() }), x.nothing),
  /** Labels the transaction's transfers if it has any, so that no transaction has two labels. */
  labelTransaction: call(v.strictObject({ walletId: x.id, txid: x.txid, label: x.ownLabel }), x.nothing),
  /** Writes CSV (RFC 4180). `savedAs` null: cancelled. */
  exportTransactions: call(x.walletRef, v.strictObject({ savedAs: v.nullable(v.string()), rows: x.count })),
  /** Each call uses up an index. */
  newAddress: call(x.walletRef, addressView),
  lastAddress: call(x.walletRef, v.nullable(addressView)),
  /** Every address of the plain branch that was given out, derived here, newest first. Asks nobody. */
  addresses: call(
    v.strictObject({ walletId: x.id, ...x.listPart }),
    v.strictObject({ rows: v.array(ownAddress), total: x.count }),
  ),
  /** Throws ADDRESS_NOT_OURS. */
  labelAddress: call(
    v.strictObject({ walletId: x.id, address: x.taprootText, label: x.ownLabel }),
    x.nothing,
  ),
  /** The service scans first, then assets and transfers are kept. Concurrent calls share one answer. */
  refresh: call(x.walletRef, v.strictObject({ asOfMs: x.timeMs, changes: v.array(change) })),
  changed: notice(x.walletRef),
  listChanged: notice(x.nothing),
} as const;
