import { BOUNDS } from './bounds.ts';
import * as v from 'valibot';
import { assetNames, NOT_PROVED } from './assets.ts';
import { fileOrText, MAX_SOURCE_BYTES } from './codes.ts';
import { call } from './define.ts';
import { wordsOfArea } from './state-words.ts';
import * as x from './values.ts';

/** The name of a status number by the chosen numbering. An unlisted number is `unknown`, never failed. */
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

const numberOrWord = v.union([v.pipe(v.number(), v.safeInteger()), v.string()]);

export const transferState = v.picklist(wordsOfArea('transfer'));
export type TransferState = v.InferOutput<typeof transferState>;

/** A report that an earlier report makes impossible. */
export const alarm = v.picklist(['missing', 'settledThenFailed']);

/**
 * What the consignment shows. `absent`: none was left. `unreachable`: no endpoint answered. `fetched`: not validated
 * yet. `refused`: breaks a rule. `unasked`: valid, no Bitcoin server asked. `proved`: the chain has all transactions.
 * `pending`: all but the paying one. `notMined`: more are missing. `reorganised`: a proved block left the chain.
 */
export const transferHistory = v.strictObject({
  outcome: v.picklist([...NOT_PROVED, 'proved']),
  host: v.nullable(v.string()),
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
      // Valid, but pays no invoice: this wallet made the transaction, or the transaction is older than the invoice.
      'TO_SELF',
      'EARLIER',
    ]),
  ),
  /** The asset by its genesis; null unless the file is valid. */
  asset: v.nullable(
    v.strictObject({
      assetId: x.assetId,
      ...assetNames.entries,
      precision: v.pipe(x.count, v.maxValue(BOUNDS.precision)),
    }),
  ),
  /** The service's names for the asset if they differ from a proved history's, else null. */
  toldOtherwise: v.nullable(assetNames),
  given: v.nullable(x.baseUnits),
  /** `unshown`: how many of the transactions the chain hasn't shown. */
  transactions: x.count,
  unshown: x.count,
  atMs: x.timeMs,
});
export type TransferHistory = v.InferOutput<typeof transferHistory>;

const row = v.strictObject({
  key: v.string(),
  assetId: x.assetId,
  idx: x.count,
  batchTransferIdx: x.count,
  direction: v.picklist(['in', 'out', 'none']),
  state: transferState,
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
  assetData: v.nullable(transferHistory),
  isOverdue: v.exactOptional(v.literal(true)),
});

/** `cancelled` and `expired` don't rest on the service's word alone, so the row must have the time they rest on. */
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

const nextStep = v.strictObject({
  /** `excluded`: the transaction can't confirm any more. Absent: it isn't late. */
  overdue: v.exactOptional(v.picklist(['late', 'excluded'])),
  /** The service's words if the last refresh failed for this transfer; may be empty. Null: it did not fail. */
  refreshFailed: v.nullable(v.string()),
  /** Why the transfer can't be cancelled; null if it can. */
  cancelOff: v.nullable(v.picklist(['state', 'unknownState', 'outcomeUnknown', 'handedOver', 'arrived'])),
  frozen: v.array(
    v.strictObject({
      outpoint: x.outpoint,
      amountSats: v.nullable(x.satsSchema),
      carries: v.array(v.strictObject({ assetId: x.assetId, amount: v.nullable(x.baseUnits) })),
    }),
  ),
});

export const transferDetail = v.pipe(
  v.strictObject({
    ...row.entries,
    recipientId: v.nullable(v.string()),
    /** A send's wait ends with the service's term or the invoice's, whichever is first. */
    acceptUntilMs: v.nullable(x.timeMs),
    receiveUtxo: v.nullable(x.outpoint),
    changeUtxo: v.nullable(x.outpoint),
    invoice: v.nullable(v.string()),
    endpoints: v.array(
      v.strictObject({ endpoint: v.string(), transportType: numberOrWord, used: v.boolean() }),
    ),
    /** As seen here, oldest first. */
    history: v.array(v.strictObject({ atMs: x.timeMs, status: numberOrWord, statusName })),
    canFail: v.variant('can', [
      v.strictObject({ can: v.literal(true) }),
      v.strictObject({
        can: v.literal(false),
        because: v.picklist(['state', 'unknownState', 'outcomeUnknown', 'handedOver']),
      }),
    ]),
    /** Null if the transfer is over. */
    nextStep: v.nullable(nextStep),
  }),
  v.check((one) => rests(one), 'a state without its ground'),
);
export type TransferDetail = v.InferOutput<typeof transferDetail>;

const filter = v.strictObject({
  assetId: v.nullable(x.assetId),
  states: v.array(transferState),
  direction: v.nullable(v.picklist(['in', 'out'])),
  /** Searched in label, asset, txid, recipient and invoice; empty finds all. */
  text: v.pipe(v.string(), v.maxLength(BOUNDS.searchChars)),
});
export type TransferFilter = v.InferOutput<typeof filter>;

const transferRef = v.strictObject({
  walletId: x.id,
  key: v.pipe(v.string(), v.maxLength(BOUNDS.transferKeyChars)),
});

export const transfers = {
  /** The kept transfers, newest first. Asks no service. */
  page: call(
    v.strictObject({ walletId: x.id, filter, ...x.listPart }),
    v.strictObject({
      total: x.count,
      rows: v.array(transferRow),
      asOfMs: v.nullable(x.timeMs),
      /** Keys of unreadable records in this window. */
      unreadable: v.exactOptional(v.array(v.string())),
    }),
  ),
  read: call(transferRef, transferDetail),
  /**
   * Fetches the consignment unless it is here, and validates it from the genesis; main does the same after a refresh.
   * Changes no balance. Throws TRANSFER_UNKNOWN, HISTORY_NOWHERE, CHAIN_*, and SERVICE_* of server or endpoint.
   */
  verify: call(transferRef, transferHistory),
  /** `savedAs` null: the person cancelled. Throws TRANSFER_UNKNOWN, and HISTORY_NOWHERE if no asset data is kept. */
  saveAssetData: call(transferRef, v.strictObject({ savedAs: v.nullable(v.string()) })),
  /** Keeps the label on this computer alone; null removes it. */
  label: call(v.strictObject({ ...transferRef.entries, label: x.ownLabel }), transferRow),
  /** Main asks first. Throws TRANSFER_STATE. */
  fail: call(transferRef, v.strictObject({ outcome: v.picklist(['failed', 'nothingFailed', 'aborted']) })),
  /** BIP329: transactions, addresses and coins. `savedAs` null: no labels, or cancelled. */
  exportLabels: call(
    x.walletRef,
    v.strictObject({ savedAs: v.nullable(v.string()), labels: x.count, withoutTransaction: x.count }),
  ),
  /** BIP329. Throws BROUGHT_REFUSED with `wanted` labels. */
  importLabels: call(
    v.strictObject({ walletId: x.id, source: fileOrText }),
    v.variant('outcome', [
      v.strictObject({
        outcome: v.literal('read'),
        /** Counts of labels: newly set, the same as before, and not set because the person's own differs. */
        set: x.count,
        same: x.count,
        ownStays: x.count,
        unknown: x.count,
        /** Labels of inputs and keys, which have none here. */
        ofOthers: x.count,
        empty: x.count,
        /** Lines without a readable label, and repeated transactions. */
        unread: x.count,
      }),
      x.aborted,
    ]),
    { maxInputBytes: MAX_SOURCE_BYTES },
  ),
  exportCsv: call(
    v.strictObject({ walletId: x.id, filter }),
    v.strictObject({ savedAs: v.nullable(v.string()), rows: x.count }),
  ),
} as const;
