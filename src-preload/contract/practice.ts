import * as v from 'valibot';
import { assetSchema } from './assets.ts';
import { call, notice } from './define.ts';
import { practiceNodeCalls } from './practice-nodes.ts';
import * as x from './values.ts';

const practiceStatus = v.strictObject({
  height: x.count,
  mempool: x.count,
  blockEverySeconds: x.count,
  nextBlockAtMs: v.nullable(x.timeMs),
  /** How long new invoices last, the wallets' own and the friend's. */
  invoiceSeconds: x.count,
});

const assetId = v.pipe(v.string(), v.maxLength(200));
/** There is nothing to send in zero. */
const amount = v.pipe(
  x.baseUnits,
  v.check((text) => text !== '0', 'zero'),
);
const MAX_INVOICE_SECONDS = 30 * 86_400;
const invoiceSeconds = v.pipe(x.count, v.minValue(1), v.maxValue(MAX_INVOICE_SECONDS));

const named = {
  assetId,
  schema: assetSchema,
  /** Null for a CFA, which has none. */
  ticker: v.nullable(v.string()),
  name: v.string(),
};
const friend = v.strictObject({
  /** Told to be silent: neither acknowledges nor broadcasts nor pays. */
  silent: v.boolean(),
  /** What they hold, of every kind. */
  assets: v.array(v.strictObject({ ...named, precision: x.count, spendable: x.baseUnits })),
  /** Transfers of theirs that are neither settled nor failed, their unpaid invoices among them. */
  underWay: x.count,
  /** When they will answer what waits for them; null: nothing does, or they are silent. */
  actsAtMs: v.nullable(x.timeMs),
});

export const practice = {
  status: call(x.nothing, practiceStatus),
  /** Sends practice coins to the wallet, in the next block. */
  faucet: call(
    v.strictObject({
      walletId: x.id,
      amountSats: v.pipe(x.sats, v.minValue(1_000), v.maxValue(100_000_000)),
    }),
    v.strictObject({ txid: x.txid }),
  ),
  mine: call(v.strictObject({ blocks: v.pipe(x.count, v.minValue(1), v.maxValue(100)) }), practiceStatus),
  block: notice(practiceStatus),
  /** How long invoices last from now on: the interface has no field for it, so short lives are practised here. */
  setInvoiceSeconds: call(v.strictObject({ seconds: invoiceSeconds }), practiceStatus),

  /** The counterparty that lives in the practice service, with keys and slots of its own. */
  friend: call(x.nothing, friend),
  setFriend: call(v.strictObject({ silent: v.boolean() }), friend),
  /** An invoice of the friend's, to pay. Null leaves open; any asset on the practice chain may be named. */
  friendInvoice: call(
    v.strictObject({
      assetId: v.nullable(assetId),
      amount: v.nullable(amount),
      kind: v.picklist(['blinded', 'witness']),
      expiresInSeconds: v.optional(invoiceSeconds),
    }),
    v.strictObject({ invoice: v.string(), recipientId: v.string(), expiresAtMs: x.timeMs }),
  ),
  /** The friend sends on an invoice; asset and amount where it leaves them open. Broadcast once you acknowledged. */
  friendPay: call(
    v.strictObject({
      invoice: v.pipe(v.string(), v.trim(), v.maxLength(4_000)),
      assetId: v.optional(assetId),
      amount: v.optional(amount),
    }),
    v.strictObject({ txid: x.txid }),
  ),
  /**
   * The friend sends one of each sample asset (nia, cfa, uda, and a look-alike of the first) on invoices that the wallet
   * makes for it, each on a free slot. Acknowledged by this wallet already; settled after a block and a refresh.
   */
  giveSamples: call(
    x.walletRef,
    v.strictObject({ samples: v.array(v.strictObject({ ...named, amount: x.baseUnits, txid: x.txid })) }),
  ),
  /** The friend acknowledged, broadcast or gave something up: a refresh will bring news. */
  friendChanged: notice(friend),

  ...practiceNodeCalls,
} as const;
