import { fromJson } from '../../base/json.ts';
import * as v from 'valibot';
import { fail } from '../../base/errors.ts';
import { withFewer, rulesStateJson, type RulesState, type SpentAmount } from '../../rules/rules-state.ts';
import type { TrustedClock } from '../../rules/trusted-clock.ts';
import type { SpendingRules } from '../../rules/spending-rules.ts';
import { MAX_VALUE_CHARS } from './record.ts';

/** The rules of a wallet in the keychain beside its secret, with today's spending. */
export interface RulesRecord {
  readonly state: RulesState;
  /** 16 bytes, hex: proves when a recipient was first prepared for. Never leaves the keyholder. */
  readonly vouchKey: string;
  /** The trusted time when this was written. */
  readonly seen: TrustedClock;
}

const digits = v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-z]{1,18}$/)));
const when = v.pipe(v.string(), v.regex(/^[0-9a-z]{1,8}$/));
const moment = v.pipe(v.string(), v.regex(/^[0-9a-z]{1,9}$/));
const ahead = v.pipe(v.string(), v.regex(/^-?[0-9a-z]{1,9}$/));
/** The service whose time the rules use, how far its clock was ahead (ms), whether the machine was off since. */
const shortBound = v.tuple([v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)), ahead, v.picklist([0, 1])]);
/** Per send, per day, hours, whether invoices pause; then for each asset its place in `n`, per send and per day. */
const shortRules = v.tuple([
  digits,
  digits,
  v.number(),
  v.picklist([0, 1]),
  v.array(v.tuple([v.number(), digits, digits])),
]);
const shortSpendings = v.array(v.tuple([when, v.pipe(v.string(), v.regex(/^[0-9a-z]{1,18}$/))]));
const short = v.strictObject({
  v: v.literal(1),
  k: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  /** Asset ids: each is stored once. */
  n: v.array(v.string()),
  r: shortRules,
  l: v.nullable(v.tuple([shortRules, when])),
  /** Bitcoin first, then each asset of `n`. */
  s: v.array(shortSpendings),
  /** Trusted time, uptime (both ms), the start of the machine, and the service. */
  t: v.tuple([
    moment,
    moment,
    v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/))),
    v.nullable(shortBound),
  ]),
});

/** Amounts and minutes are in base 36. The day's spendings are joined until the record fits a keychain. */
export function writeRulesRecord({ state, vouchKey, seen }: RulesRecord): string {
  const names = [
    ...new Set(
      [state.rules, ...(state.later === null ? [] : [state.later.rules])].flatMap(({ assets }) =>
        assets.map(({ assetId }) => assetId),
      ),
    ),
  ];
  let { spent } = state;
  for (;;) {
    const text = JSON.stringify({
      v: 1,
      k: vouchKey,
      n: names,
      r: shortOf(state.rules, names),
      l: state.later === null ? null : [shortOf(state.later.rules, names), minutes(state.later.fromMs)],
      s: [
        spent.bitcoin,
        ...names.map((id) => spent.assets.find(({ assetId }) => assetId === id)?.spendings ?? []),
      ].map((list) => list.map(({ atMs, amount }) => [minutes(atMs), amount.toString(36)])),
      t: [seen.atMs.toString(36), seen.upMs.toString(36), seen.boot, boundTuple(seen.bound)] as const,
    } satisfies v.InferInput<typeof short>);
    if (text.length <= MAX_VALUE_CHARS) return text;
    const fewer = withFewer(spent);
    if (fewer === null) throw fail('RULES_REFUSED', { reason: 'tooManyAssets' });
    spent = fewer;
  }
}

/** Throws RULES_UNREADABLE: an unreadable record allows no signature. */
export function readRulesRecord(text: string, walletName: string): RulesRecord {
  const parsed = v.safeParse(short, fromJson(text));
  if (!parsed.success) throw fail('RULES_UNREADABLE', { walletName });
  const { k, n, r, l, s, t } = parsed.output;
  const [bitcoin = [], ...assets] = s;
  const state = v.safeParse(rulesStateJson, {
    rules: longOf(r, n),
    later: l === null ? null : { rules: longOf(l[0], n), fromMs: fromMinutes(l[1]) },
    spent: {
      bitcoin: bitcoin.map(spendingOf),
      assets: n.map((assetId, index) => ({ assetId, spendings: (assets[index] ?? []).map(spendingOf) })),
    },
  });
  if (!state.success) throw fail('RULES_UNREADABLE', { walletName });
  return { state: state.output, vouchKey: k, seen: seenOf(t) };
}

function shortOf(rules: SpendingRules, names: readonly string[]): v.InferInput<typeof shortRules> {
  const base36 = (amount: bigint | null) => amount?.toString(36) ?? null;
  return [
    base36(rules.perSendSats),
    base36(rules.perDaySats),
    rules.newRecipientHours,
    rules.pauseInvoices ? 1 : 0,
    rules.assets.map(({ assetId, perSend, perDay }) => [
      names.indexOf(assetId),
      base36(perSend),
      base36(perDay),
    ]),
  ];
}

function longOf(
  [perSend, perDay, hours, invoices, assets]: v.InferOutput<typeof shortRules>,
  names: readonly string[],
): unknown {
  return {
    perSendSats: decimalOf(perSend),
    perDaySats: decimalOf(perDay),
    newRecipientHours: hours,
    pauseInvoices: invoices === 1,
    assets: assets.map(([name, ...bounds]) => ({
      assetId: names[name],
      perSend: decimalOf(bounds[0]),
      perDay: decimalOf(bounds[1]),
    })),
  };
}

function seenOf([at, up, boot, by]: v.InferOutput<typeof short>['t']): TrustedClock {
  const bound =
    by === null ? null : { service: by[0], aheadMs: Number.parseInt(by[1], 36), wasOff: by[2] === 1 };
  return { atMs: Number.parseInt(at, 36), upMs: Number.parseInt(up, 36), boot, bound };
}

function boundTuple(bound: TrustedClock['bound']): v.InferInput<typeof shortBound> | null {
  return bound === null ? null : [bound.service, bound.aheadMs.toString(36), bound.wasOff ? 1 : 0];
}

function spendingOf([at, amount]: readonly [string, string]): Readonly<Record<keyof SpentAmount, unknown>> {
  return { atMs: fromMinutes(at), amount: decimalOf(amount) };
}

/** Rounded up, so that a spending counts for its whole day. */
function minutes(ms: number): string {
  return Math.ceil(ms / 60_000).toString(36);
}

function fromMinutes(text: string): number {
  return Number.parseInt(text, 36) * 60_000;
}

function decimalOf(text: string | null): string | null {
  if (text === null) return null;
  return Array.from(text)
    .reduce((value, digit) => value * 36n + BigInt(Number.parseInt(digit, 36)), 0n)
    .toString();
}
