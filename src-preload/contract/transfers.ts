import { BOUNDS } from './bounds.ts';
import * as v from 'valibot';
import { assetNames, NOT_PROVED } from './assets.ts';
import { fileOrText, MAX_SOURCE_BYTES } from './codes.ts';
import { call } from './define.ts';
import { wordsOfArea } from './state-words.ts';
import * as x from './values.ts';

/** Names of the service's numbers by the chosen numbering table; a number outside of it is `unknown`, never failed. */
const statusName = v.picklist([
  'initiated',
  'waitingCounterparty',
  'waitingSafeHeight',
  'waitingBroadcast',
  'waitingConfirmations',
  'settled',
  'failed',
  'unknown',
]);
const kindName = v.picklist([
  'issuance',
  'receiveBlind',
  'receiveWitness',
  'send',
  'inflation',
  'burn',
  'unknown',
]);

/** A status as the service writes it. */
const numberOrWord = v.union([v.pipe(v.number(), v.safeInteger()), v.string()]);

/** A state in a person's words: waiting is told apart by whose turn it is. */
export const transferState = v.picklist(wordsOfArea('transfer'));
export type TransferState = v.InferOutput<typeof transferState>;

/** What the service told before and tells otherwise now, against all that can happen. */
export const alarm = v.picklist(['missing', 'settledThenFailed']);

/**
 * What the asset data (the consignment) shows that a sender left for a recipient. `absent`: nobody left any.
 * `unreachable`: no place answered where it would lie. `fetched`: it is here, and nothing was found out of it yet.
 * `refused`: it breaks a rule. `unasked`: it keeps every rule, and no server of the Bitcoin network has said anything of
 * its transactions. `notMined`: some of them are not shown. `pending`: only the paying one is not. `proved`: all are.
 * `reorganised`: all were, and the block that this rested on is in the chain no more.
 */
export const transferHistory = v.strictObject({
  outcome: v.picklist([...NOT_PROVED, 'proved']),
  /** Where it was left; of `unreachable` the place that did not answer, where its name is known. */
  host: v.nullable(v.string()),
  /** Why it is refused. */
  code: v.nullable(
    v.picklist([
      'UNREADABLE',
      'TOO_LARGE',
      'SCHEMA',
      'TAIL',
      'CHAIN_NET',
      'CONTRACT',
      'GLOBAL',
      'SUM',
      'DUPLICATE',
      'WITNESS_STACK',
      'DBC',
      'MPC',
      'COMMITMENT',
      'OPID',
      'SIGNATURE',
      'INPUT_MAP',
      'NO_PREVIOUS_STATE',
      'SEAL_HIDDEN',
      'SEAL_NOT_CLOSED',
      'SEAL_OUTPUT',
      'TERMINAL',
      'RECIPIENT',
      'AMOUNT',
      'READER_ENDED',
      'WITNESS_UNKNOWN',
      // It keeps every rule, and pays nobody's invoice: this wallet made the transaction, or it is older than the invoice.
      'TO_SELF',
      'EARLIER',
    ]),
  ),
  /** As its genesis names it; null unless the file keeps every rule. */
  asset: v.nullable(
    v.strictObject({
      assetId: x.assetId,
      ...assetNames.entries,
      precision: v.pipe(x.count, v.maxValue(BOUNDS.precision)),
    }),
  ),
  /** How the service tells the asset, or told it first, where a proved history says otherwise; null: as it is. */
  toldOtherwise: v.nullable(assetNames),
  /** What the recipient is given; null where that is no amount. */
  given: v.nullable(x.baseUnits),
  /** From the genesis to this one, and how many of them the chain has not shown. */
  transactions: x.count,
  unshown: x.count,
  /** When this was found out. */
  atMs: x.timeMs,
});
export type TransferHistory = v.InferOutput<typeof transferHistory>;

const row = v.strictObject({
  /** Names this transfer in this wallet: the asset's id and the service's number. */
  key: v.string(),
  assetId: x.assetId,
  idx: x.count,
  batchTransferIdx: x.count,
  direction: v.picklist(['in', 'out', 'none']),
  state: transferState,
  /** When the person here asked for its end; null: nobody here did. */
  cancelledAtMs: v.nullable(x.timeMs),
  status: numberOrWord,
  statusName,
  kind: numberOrWord,
  kindName,
  amount: v.nullable(x.baseUnits),
  txid: v.nullable(x.txid),
  createdAtMs: v.nullable(x.timeMs),
  updatedAtMs: v.nullable(x.timeMs),
  expiresAtMs: v.nullable(x.timeMs),
  label: v.nullable(v.string()),
  alarm: v.nullable(alarm),
  /** What was found out of its asset data, as the transfer is told now; null: nothing yet. */
  assetData: v.nullable(transferHistory),
  /** It was accepted here, and should have come by now; absent: not so. */
  isOverdue: v.exactOptional(v.literal(true)),
});

/** The ground of a word that is not the service's own is there with it: who cancelled it and when, and when it expired. */
const rests = ({
  state,
  cancelledAtMs,
  expiresAtMs,
}: Pick<v.InferOutput<typeof row>, 'state' | 'cancelledAtMs' | 'expiresAtMs'>): boolean =>
  (state !== 'cancelled' || cancelledAtMs !== null) && (state !== 'expired' || expiresAtMs !== null);
export const transferRow = v.pipe(
  row,
  v.check((one) => rests(one), 'a state without its ground'),
);
export type TransferRow = v.InferOutput<typeof transferRow>;

/** Of one that is not over: what can be done, and what it reserves. */
const doctor = v.strictObject({
  /** What was accepted here and should have come: `excluded` where it no longer can, absent while it is not late. */
  overdue: v.exactOptional(v.picklist(['late', 'excluded'])),
  /** What the service said of it where the last refresh failed for it; empty: no reason. Null: it did not. */
  refreshFailed: v.nullable(v.string()),
  /** Why cancelling is not right now; null: it is. */
  cancelOff: v.nullable(v.picklist(['state', 'unknownState', 'outcomeUnknown', 'handedOver', 'arrived'])),
  /** Coins that nothing else can use meanwhile, each with all that is on it. Empty: none, or not known. */
  frozen: v.array(
    v.strictObject({
      outpoint: x.outpoint,
      amountSats: v.nullable(x.sats),
      carries: v.array(v.strictObject({ assetId: x.assetId, amount: v.nullable(x.baseUnits) })),
    }),
  ),
});

export const transferDetail = v.pipe(
  v.strictObject({
    ...row.entries,
    recipientId: v.nullable(v.string()),
    /** Of a send that waits for its recipient: the earlier of the service's end and its invoice's. Null: none is known. */
    acceptUntilMs: v.nullable(x.timeMs),
    receiveUtxo: v.nullable(x.outpoint),
    changeUtxo: v.nullable(x.outpoint),
    invoice: v.nullable(v.string()),
    endpoints: v.array(
      v.strictObject({ endpoint: v.string(), transportType: numberOrWord, used: v.boolean() }),
    ),
    /** Each state that was seen here, oldest first. */
    history: v.array(v.strictObject({ atMs: x.timeMs, status: numberOrWord, statusName })),
    /** Whether giving it up is right now; else the reason against it. */
    canFail: v.variant('can', [
      v.strictObject({ can: v.literal(true) }),
      v.strictObject({
        can: v.literal(false),
        because: v.picklist(['state', 'unknownState', 'outcomeUnknown', 'handedOver']),
      }),
    ]),
    /** Null: it is over. */
    doctor: v.nullable(doctor),
  }),
  v.check((one) => rests(one), 'a state without its ground'),
);
export type TransferDetail = v.InferOutput<typeof transferDetail>;

const filter = v.strictObject({
  assetId: v.nullable(x.assetId),
  states: v.array(transferState),
  direction: v.nullable(v.picklist(['in', 'out'])),
  /** In label, asset, txid, recipient or invoice; empty: all. */
  text: v.pipe(v.string(), v.maxLength(BOUNDS.searchChars)),
});
export type TransferFilter = v.InferOutput<typeof filter>;

const transferRef = v.strictObject({
  walletId: x.id,
  key: v.pipe(v.string(), v.maxLength(BOUNDS.transferKeyChars)),
});

export const transfers = {
  /** A window of the list that is kept here, newest first. Asks no service. */
  page: call(
    v.strictObject({
      walletId: x.id,
      filter,
      offset: x.count,
      limit: v.pipe(x.count, v.minValue(1), v.maxValue(BOUNDS.page)),
    }),
    v.strictObject({
      total: x.count,
      rows: v.array(transferRow),
      asOfMs: v.nullable(x.timeMs),
      /** Keys of those in this window whose record cannot be read; absent: of all it can. */
      unreadable: v.exactOptional(v.array(v.string())),
    }),
  ),
  read: call(transferRef, transferDetail),
  /**
   * Fetches what the sender left at the invoice's endpoint, unless it is here already, and validates it from the genesis of
   * the asset; what comes of it is kept. It goes by itself after a refresh, too. Changes no balance. Throws
   * TRANSFER_UNKNOWN, HISTORY_NOWHERE, what a server of the chain makes fail, and SERVICE_* of the endpoint.
   */
  verify: call(transferRef, transferHistory),
  /**
   * Saves the consignment that is kept of it, for other programs; null: the person turned back. Throws TRANSFER_UNKNOWN,
   * and HISTORY_NOWHERE where none is kept.
   */
  saveAssetData: call(transferRef, v.strictObject({ savedAs: v.nullable(v.string()) })),
  /** A person's own words for it, kept here alone; null takes them away. */
  label: call(
    v.strictObject({
      ...transferRef.entries,
      label: v.nullable(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(BOUNDS.labelChars))),
    }),
    transferRow,
  ),
  /** Gives up a transfer that waits for the other side. Main asks first. Throws TRANSFER_STATE. */
  fail: call(transferRef, v.strictObject({ outcome: v.picklist(['failed', 'nothingFailed', 'aborted']) })),
  /** Saves the labels for other programs (BIP329), by transaction. `savedAs` null: there are none, or the person turned back. */
  exportLabels: call(
    x.walletRef,
    v.strictObject({
      savedAs: v.nullable(v.string()),
      labels: x.count,
      /** Labelled transfers that go by no transaction yet. */
      withoutTransaction: x.count,
    }),
  ),
  /** Takes labels that another program exported (BIP329). Throws BROUGHT_REFUSED with `wanted` labels. */
  importLabels: call(
    v.strictObject({ walletId: x.id, source: fileOrText }),
    v.variant('outcome', [
      v.strictObject({
        outcome: v.literal('read'),
        /** Transfers that have a label now and had none before; that had this one; that keep another one of one's own. */
        set: x.count,
        same: x.count,
        ownStays: x.count,
        /** Transactions that no transfer here goes by. */
        unknown: x.count,
        /** On addresses, outputs, keys and the like, of which Ochre keeps no label. */
        ofOthers: x.count,
        empty: x.count,
        /** Lines that are no label, and second labels of one transaction. */
        unread: x.count,
      }),
      x.aborted,
    ]),
    { maxInputBytes: MAX_SOURCE_BYTES },
  ),
  /** Writes what the filter shows as CSV; null: the person turned back. */
  exportCsv: call(
    v.strictObject({ walletId: x.id, filter }),
    v.strictObject({ savedAs: v.nullable(v.string()), rows: x.count }),
  ),
} as const;
