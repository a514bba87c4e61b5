import { BOUNDS } from './bounds.ts';
import * as v from 'valibot';
import { call } from './define.ts';
import * as x from './values.ts';

const bound = v.nullable(x.satsSchema);
const assetBound = v.nullable(x.baseUnits);

export const spendingRules = v.strictObject({
  perSendSats: bound,
  perDaySats: bound,
  assets: v.pipe(
    v.array(
      v.strictObject({
        assetId: v.pipe(v.string(), v.minLength(1), v.maxLength(BOUNDS.ruledAssetChars)),
        perSend: assetBound,
        perDay: assetBound,
      }),
    ),
    v.maxLength(BOUNDS.ruledAssets),
    v.check(
      (rules) => new Set(rules.map(({ assetId }) => assetId)).size === rules.length,
      'an asset stands twice',
    ),
  ),
  /** From the first preparation for a new recipient to the signature; 0: none. */
  newRecipientHours: v.pipe(x.count, v.maxValue(BOUNDS.pauseHours)),
  /** Each asset invoice names a new recipient. */
  pauseInvoices: v.boolean(),
});
export type SpendingRulesView = v.InferOutput<typeof spendingRules>;

const rulesView = v.strictObject({
  rules: spendingRules,
  /** Looser ones, and from when on they are in force. */
  later: v.nullable(v.strictObject({ rules: spendingRules, fromMs: x.timeMs })),
  /** The last 24 hours. */
  today: v.strictObject({
    bitcoin: v.strictObject({ spentSats: x.satsSchema, leftSats: bound }),
    assets: v.array(v.strictObject({ assetId: v.string(), spent: x.signedBaseUnits, left: assetBound })),
  }),
});
export type RulesView = v.InferOutput<typeof rulesView>;

/** `mayAtMs` null: not as it stands. Amounts as decimal text. */
export const stopView = v.variant('rule', [
  v.strictObject({
    rule: v.picklist(['perSend', 'perDay']),
    assetId: v.nullable(v.string()),
    limit: x.signedBaseUnits,
    amount: x.signedBaseUnits,
    left: x.signedBaseUnits,
    mayAtMs: v.nullable(x.timeMs),
  }),
  v.strictObject({ rule: v.literal('newRecipient'), hours: x.count, mayAtMs: x.timeMs }),
  v.strictObject({ rule: v.literal('assetsUnknown') }),
]);
export type StopView = v.InferOutput<typeof stopView>;

export const rules = {
  /** From the keyholder. Throws RULES_MISSING, RULES_UNREADABLE, KEYCHAIN_LOCKED. */
  read: call(x.walletRef, rulesView),
  /** Main asks first. Looser rules are in force a day later. Throws RULES_REFUSED. */
  set: call(
    v.strictObject({ walletId: x.id, rules: spendingRules }),
    v.variant('outcome', [v.strictObject({ outcome: v.literal('set'), rules: rulesView }), x.aborted]),
  ),
} as const;
