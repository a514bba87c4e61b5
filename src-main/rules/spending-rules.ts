import { BOUNDS } from '../../src-preload/contract/bounds.ts';
import * as v from 'valibot';
import type { Unchanged } from '../../src-preload/contract/define.ts';
import * as x from '../../src-preload/contract/values.ts';

/** Looser rules wait this long, so that whoever takes over the screen can't spend at once. */
export const LOOSEN_AFTER_MS = 24 * 3_600_000;

const bound = v.nullable(
  v.pipe(
    v.string(),
    v.regex(/^(0|[1-9]\d{0,19})$/),
    v.transform((text) => BigInt(text)),
  ),
);
export const ruledAsset = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(BOUNDS.ruledAssetChars),
  v.regex(/^[\x21-\x7e]+$/),
);

/** As JSON: decimal text in sats and base units; null: no bound. */
export const rulesJson = v.strictObject({
  perSendSats: bound,
  perDaySats: bound,
  assets: v.pipe(
    v.array(v.strictObject({ assetId: ruledAsset, perSend: bound, perDay: bound })),
    v.maxLength(BOUNDS.ruledAssets),
    v.check(
      (rules) => new Set(rules.map((one) => one.assetId)).size === rules.length,
      'an asset stands twice',
    ),
    v.readonly(),
  ),
  /** From the first preparation for a new recipient to the signature; 0: none. */
  newRecipientHours: v.pipe(x.count, v.maxValue(BOUNDS.pauseHours)),
  /** Whether the pause holds asset invoices, too, each of which names a new recipient. */
  pauseInvoices: v.boolean(),
});
export type SpendingRules = Unchanged<v.InferOutput<typeof rulesJson>>;

export const NO_RULES: SpendingRules = {
  perSendSats: null,
  perDaySats: null,
  assets: [],
  newRecipientHours: 0,
  pauseInvoices: false,
};

export function tighterOf(some: SpendingRules, others: SpendingRules): SpendingRules {
  const ids = [...new Set([...some.assets, ...others.assets].map(({ assetId }) => assetId))];
  return {
    perSendSats: lower(some.perSendSats, others.perSendSats),
    perDaySats: lower(some.perDaySats, others.perDaySats),
    assets: ids.map((assetId) => {
      const [one, other] = [ruleFor(some, assetId), ruleFor(others, assetId)];
      return {
        assetId,
        perSend: lower(one.perSend, other.perSend),
        perDay: lower(one.perDay, other.perDay),
      };
    }),
    newRecipientHours: Math.max(some.newRecipientHours, others.newRecipientHours),
    pauseInvoices: some.pauseInvoices || others.pauseInvoices,
  };
}

export function sameRules(some: SpendingRules, others: SpendingRules): boolean {
  return textOf(some) === textOf(others);
}

export function ruleFor({ assets }: SpendingRules, assetId: string): SpendingRules['assets'][number] {
  return assets.find((one) => one.assetId === assetId) ?? { assetId, perSend: null, perDay: null };
}

export function tidy(rules: SpendingRules): SpendingRules {
  return {
    ...rules,
    assets: rules.assets.filter(({ perSend, perDay }) => perSend !== null || perDay !== null),
    pauseInvoices: rules.pauseInvoices && rules.newRecipientHours > 0,
  };
}

export function isWithoutRules(rules: SpendingRules): boolean {
  return sameRules(rules, NO_RULES);
}

function lower(one: bigint | null, other: bigint | null): bigint | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}

function textOf(rules: SpendingRules): string {
  const { perSendSats, perDaySats, assets, newRecipientHours, pauseInvoices } = tidy(rules);
  return [
    String(perSendSats),
    String(perDaySats),
    ...assets.map((one) => `${one.assetId} ${String(one.perSend)} ${String(one.perDay)}`).sort(),
    String(newRecipientHours),
    String(pauseInvoices),
  ].join('\n');
}
