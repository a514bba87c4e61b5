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
  /** Hours between preparing the first payment to a recipient and signing it; 0: no pause. */
  newRecipientHours: v.pipe(x.count, v.maxValue(BOUNDS.pauseHours)),
  /** Whether the pause holds for asset invoices too, each of which names a new recipient. */
  pauseInvoices: v.boolean(),
});
export type SpendingRulesView = v.InferOutput<typeof spendingRules>;

const rulesView = v.strictObject({
  rules: spendingRules,
  /** Looser rules and when they come into force; null if none wait. */
  later: v.nullable(v.strictObject({ rules: spendingRules, fromMs: x.timeMs })),
  /** The last 24 hours. */
  today: v.strictObject({
    bitcoin: v.strictObject({ spentSats: x.satsSchema, leftSats: bound }),
    assets: v.array(v.strictObject({ assetId: v.string(), spent: x.signedBaseUnits, left: assetBound })),
  }),
});
export type RulesView = v.InferOutput<typeof rulesView>;

/** `mayAtMs` null: waiting doesn't help, since the amount itself is too large. Amounts are decimal text. */
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
  /** The keyholder's own copy. Throws RULES_MISSING, RULES_UNREADABLE, KEYCHAIN_LOCKED. */
  read: call(x.walletRef, rulesView),
  /** Main asks first. Looser rules are in force a day later. Throws RULES_REFUSED. */
  set: call(
    v.strictObject({ walletId: x.id, rules: spendingRules }),
    v.variant('outcome', [v.strictObject({ outcome: v.literal('set'), rules: rulesView }), x.aborted]),
  ),
} as const;
