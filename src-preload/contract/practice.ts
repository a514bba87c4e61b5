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
  invoiceSeconds: x.count,
});

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
  silent: v.boolean(),
  leaves: friendLeaves,
  assets: v.array(v.strictObject({ ...named, precision: x.count, spendable: x.baseUnits })),
  underWay: x.count,
  actsAtMs: v.nullable(x.timeMs),
});

/** The id that the practice service gave the node, not that of a row here. */
const practiceNodeId = v.pipe(v.string(), v.minLength(1), v.maxLength(BOUNDS.idChars));
const plan = v.picklist(['node', 'scale', 'wallet']);
const seconds = v.pipe(x.count, v.maxValue(BOUNDS.everySeconds));

const status = v.strictObject({
  latestImage: v.string(),
  upgradeSeconds: x.count,
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
      /** The practice node's count: more than one per lock shows that something unlocks twice. */
      unlocksAccepted: x.count,
      upgradesAccepted: x.count,
    }),
  ),
});

/** Simulated nodes, which a practice connection asks over HTTP like real ones. */
const practiceNodeCalls = {
  /** The nodes' true states, which no real service could tell. */
  nodes: call(x.nothing, status),
  /** Practice connections list the new nodes at once, and their passwords go into the keychain. */
  makeNodes: call(
    v.strictObject({
      count: v.pipe(x.count, v.minValue(1), v.maxValue(BOUNDS.batchNodes)),
      plan,
      state: v.picklist(['unlocked', 'outdated', 'locked', 'notInitialised', 'vanished']),
    }),
    status,
  ),
  /** Scale and Wallet nodes upgrade within `overSeconds`, or if `upgrades` is false only by `upgradeAutomatic`. */
  releaseImage: call(
    v.strictObject({ overSeconds: v.optional(seconds, 0), upgrades: v.exactOptional(v.boolean()) }),
    status,
  ),
  /** Upgrades outdated Scale and Wallet nodes. */
  upgradeAutomatic: call(v.strictObject({ overSeconds: v.optional(seconds, 0) }), status),
  setNodes: call(
    v.strictObject({
      nodeIds: v.nullable(v.pipe(v.array(practiceNodeId), v.maxLength(BOUNDS.batchNodes))),
      /** Holds for all nodes of the service. */
      upgradeSeconds: v.exactOptional(seconds),
      locked: v.exactOptional(v.boolean()),
      vanished: v.exactOptional(v.boolean()),
      refusesPasswords: v.exactOptional(v.boolean()),
      unlockSeconds: v.exactOptional(seconds),
      nextUpgradeFails: v.exactOptional(v.boolean()),
      /** Changes the password on the node, so that the one in the keychain is wrong from now on. */
      newPassword: v.exactOptional(v.boolean()),
    }),
    status,
    { maxInputBytes: 400_000 },
  ),
  passTime: call(v.strictObject({ seconds: v.pipe(seconds, v.minValue(1)) }), status),
  /** These passwords guard nothing. */
  nodePassword: call(v.strictObject({ nodeId: practiceNodeId }), v.strictObject({ password: v.string() }), {
    secret: 'out',
  }),
} as const;

export const practice = {
  status: call(x.nothing, practiceStatus),
  faucet: call(
    v.strictObject({
      walletId: x.id,
      amountSats: v.pipe(x.satsSchema, v.minValue(BOUNDS.leastPracticeSats), v.maxValue(BOUNDS.practiceSats)),
    }),
    v.strictObject({ txid: x.txid }),
  ),
  mine: call(
    v.strictObject({ blocks: v.pipe(x.count, v.minValue(1), v.maxValue(BOUNDS.practiceBlocks)) }),
    practiceStatus,
  ),
  block: notice(practiceStatus),
  /** How long practice invoices last, since the interface document has no field for it. */
  setInvoiceSeconds: call(v.strictObject({ seconds: invoiceSeconds }), practiceStatus),

  /** A counterparty in the practice service, with its own keys and slots. */
  friend: call(x.nothing, friend),
  setFriend: call(
    v.strictObject({ silent: v.exactOptional(v.boolean()), leaves: v.exactOptional(friendLeaves) }),
    friend,
  ),
  friendInvoice: call(
    v.strictObject({
      assetId: v.nullable(x.assetId),
      amount: v.nullable(amount),
      kind: v.picklist(['blinded', 'witness']),
      expiresInSeconds: v.optional(invoiceSeconds),
    }),
    v.strictObject({ invoice: v.string(), recipientId: v.string(), expiresAtMs: x.timeMs }),
  ),
  /** The friend broadcasts once your wallet has acknowledged. */
  friendPay: call(
    v.strictObject({
      invoice: v.pipe(v.string(), v.trim(), v.maxLength(BOUNDS.textChars)),
      assetId: v.optional(x.assetId),
      amount: v.optional(amount),
    }),
    v.strictObject({ txid: x.txid }),
  ),
  /** The friend sends samples that need no acknowledgement; they settle after a block and a refresh. */
  giveSamples: call(
    x.walletRef,
    v.strictObject({ samples: v.array(v.strictObject({ ...named, amount: x.baseUnits, txid: x.txid })) }),
  ),
  friendChanged: notice(friend),

  ...practiceNodeCalls,
} as const;
