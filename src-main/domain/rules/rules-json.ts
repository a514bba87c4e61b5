import * as v from 'valibot';
import type { RulesState } from './rules-state.ts';
import { MAX_ASSET_RULES, MAX_PAUSE_HOURS } from './spending-rules.ts';
import type { SpendingRules } from './spending-rules.ts';

/** Rules and their state as JSON carries them between processes: bigints are decimal text. */

type SchemaOf<T> = v.GenericSchema<unknown, T>;

const time = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const decimal = v.pipe(
  v.string(),
  v.regex(/^(0|[1-9]\d{0,19})$/),
  v.transform((text) => BigInt(text)),
);
const bound = v.nullable(decimal);
const assetId = v.pipe(v.string(), v.minLength(1), v.maxLength(80), v.regex(/^[\x21-\x7e]+$/));

export const rulesJson: SchemaOf<SpendingRules> = v.strictObject({
  perSendSats: bound,
  perDaySats: bound,
  assets: v.pipe(
    v.array(v.strictObject({ assetId, perSend: bound, perDay: bound })),
    v.maxLength(MAX_ASSET_RULES),
    v.check(
      (rules) => new Set(rules.map((one) => one.assetId)).size === rules.length,
      'an asset stands twice',
    ),
  ),
  newRecipientHours: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MAX_PAUSE_HOURS)),
  pauseInvoices: v.boolean(),
});

const spendings = v.array(
  v.strictObject({
    atMs: time,
    amount: v.pipe(
      v.string(),
      v.regex(/^\d{1,24}$/),
      v.transform((text) => BigInt(text)),
    ),
  }),
);

export const rulesStateJson: SchemaOf<RulesState> = v.strictObject({
  rules: rulesJson,
  later: v.nullable(v.strictObject({ rules: rulesJson, fromMs: time })),
  spent: v.strictObject({
    bitcoin: spendings,
    assets: v.array(v.strictObject({ assetId, spendings })),
  }),
});
