import { BOUNDS } from './bounds.ts';
import * as v from 'valibot';
import { assetSchema } from './assets.ts';
import { call, notice } from './define.ts';
import * as x from './values.ts';

const practiceStatus = v.strictObject({
  height: x.count,
  mempool: x.count,
  blockEverySeconds: x.count,
  nextBlockAtMs: v.nullable(x.timeMs),
  /** How long new invoices last, the wallets' own and the friend's. */
  invoiceSeconds: x.count,
});

/** There is nothing to send in zero. */
const amount = v.pipe(
  x.baseUnits,
  v.check((text) => text !== '0', 'zero'),
);
const MAX_INVOICE_SECONDS = 30 * 86_400;
const invoiceSeconds = v.pipe(x.count, v.minValue(1), v.maxValue(MAX_INVOICE_SECONDS));

const named = {
  assetId: x.assetId,
  schema: assetSchema,
  /** Null for a CFA, which has none. */
  ticker: v.nullable(v.string()),
  name: v.string(),
};
const friendLeaves = v.picklist(['data', 'junkFirst', 'anotherAsset', 'nothing']);
const friend = v.strictObject({
  /** Told to be silent: neither acknowledges nor broadcasts nor pays. */
  silent: v.boolean(),
  /** What they leave as the asset data of what they send: it, or something else that has to be found out. */
  leaves: friendLeaves,
  /** What they hold, of every kind. */
  assets: v.array(v.strictObject({ ...named, precision: x.count, spendable: x.baseUnits })),
  /** Transfers of theirs that are neither settled nor failed, their unpaid invoices among them. */
  underWay: x.count,
  /** When they will answer what waits for them; null: nothing does, or they are silent. */
  actsAtMs: v.nullable(x.timeMs),
});

/** As the practice service names a node: not the id that a connection gives it here. */
const practiceNodeId = v.pipe(v.string(), v.minLength(1), v.maxLength(BOUNDS.idChars));
const plan = v.picklist(['node', 'scale', 'wallet']);
const seconds = v.pipe(x.count, v.maxValue(BOUNDS.everySeconds));

const status = v.strictObject({
  latestImage: v.string(),
  /** How long upgrades take from now on. */
  upgradeSeconds: x.count,
  /** How far the clock of the practice nodes was moved ahead. */
  aheadSeconds: x.count,
  nodes: v.array(
    v.strictObject({
      nodeId: practiceNodeId,
      name: v.string(),
      plan,
      image: v.string(),
      state: v.picklist([
        'unlocked',
        'locked',
        'unlocking',
        'notInitialised',
        'upgrading',
        'failed',
        'vanished',
      ]),
      unlockSeconds: x.count,
      refusesPasswords: v.boolean(),
      unlockCalls: x.count,
      /** Unlock calls that were right and began: one for each time that it was locked, or something asks twice. */
      unlocksAccepted: x.count,
      upgradesAccepted: x.count,
    }),
  ),
});

/** Simulated nodes, for whoever practises. A connection to practice asks them over HTTP like any other. */
const practiceNodeCalls = {
  /** What is really so: nobody can ask this of a real service. */
  nodes: call(x.nothing, status),
  /** Connections to practice that are there take the new nodes at once, with their passwords in the keychain. */
  makeNodes: call(
    v.strictObject({
      count: v.pipe(x.count, v.minValue(1), v.maxValue(BOUNDS.batchNodes)),
      plan,
      state: v.picklist(['unlocked', 'outdated', 'locked', 'notInitialised', 'vanished']),
    }),
    status,
  ),
  /**
   * A new image. Nodes of the Scale and Wallet plans are upgraded to it unasked, spread over so many seconds; with
   * `upgrades` false they wait for upgradeAutomatic.
   */
  releaseImage: call(
    v.strictObject({ overSeconds: v.optional(seconds, 0), upgrades: v.exactOptional(v.boolean()) }),
    status,
  ),
  /** Nodes of the Scale and Wallet plans that do not run the newest image are upgraded now, unasked. */
  upgradeAutomatic: call(v.strictObject({ overSeconds: v.optional(seconds, 0) }), status),
  /** What is left out stays as it is. Null: every node. */
  setNodes: call(
    v.strictObject({
      nodeIds: v.nullable(v.pipe(v.array(practiceNodeId), v.maxLength(BOUNDS.batchNodes))),
      /** Of the whole service. */
      upgradeSeconds: v.exactOptional(seconds),
      locked: v.exactOptional(v.boolean()),
      /** Answers nobody; what it was is as before when it comes back. */
      vanished: v.exactOptional(v.boolean()),
      /** Every password is wrong. */
      refusesPasswords: v.exactOptional(v.boolean()),
      unlockSeconds: v.exactOptional(seconds),
      nextUpgradeFails: v.exactOptional(v.boolean()),
      /** Somebody changed it elsewhere: the one in the keychain is wrong from now on. */
      newPassword: v.exactOptional(v.boolean()),
    }),
    status,
    { maxInputBytes: 400_000 },
  ),
  /** Moves the clock of the practice nodes ahead, so that nobody waits for a slow one. */
  passTime: call(v.strictObject({ seconds: v.pipe(seconds, v.minValue(1)) }), status),
  /** What to type: the practice service knows the passwords of its own nodes. They guard nothing. */
  nodePassword: call(v.strictObject({ nodeId: practiceNodeId }), v.strictObject({ password: v.string() }), {
    secret: 'out',
  }),
} as const;

export const practice = {
  status: call(x.nothing, practiceStatus),
  /** Sends practice coins to the wallet, in the next block. */
  faucet: call(
    v.strictObject({
      walletId: x.id,
      amountSats: v.pipe(x.sats, v.minValue(BOUNDS.leastPracticeSats), v.maxValue(BOUNDS.practiceSats)),
    }),
    v.strictObject({ txid: x.txid }),
  ),
  mine: call(
    v.strictObject({ blocks: v.pipe(x.count, v.minValue(1), v.maxValue(BOUNDS.practiceBlocks)) }),
    practiceStatus,
  ),
  block: notice(practiceStatus),
  /** How long invoices last from now on: the interface has no field for it, so short lives are practised here. */
  setInvoiceSeconds: call(v.strictObject({ seconds: invoiceSeconds }), practiceStatus),

  /** The counterparty that lives in the practice service, with keys and slots of its own. */
  friend: call(x.nothing, friend),
  /** Absent: as it is. */
  setFriend: call(
    v.strictObject({ silent: v.exactOptional(v.boolean()), leaves: v.exactOptional(friendLeaves) }),
    friend,
  ),
  /** An invoice of the friend's, to pay. Null leaves open; any asset on the practice chain may be named. */
  friendInvoice: call(
    v.strictObject({
      assetId: v.nullable(x.assetId),
      amount: v.nullable(amount),
      kind: v.picklist(['blinded', 'witness']),
      expiresInSeconds: v.optional(invoiceSeconds),
    }),
    v.strictObject({ invoice: v.string(), recipientId: v.string(), expiresAtMs: x.timeMs }),
  ),
  /** The friend sends on an invoice; asset and amount where it leaves them open. Broadcast once you acknowledged. */
  friendPay: call(
    v.strictObject({
      invoice: v.pipe(v.string(), v.trim(), v.maxLength(BOUNDS.textChars)),
      assetId: v.optional(x.assetId),
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
