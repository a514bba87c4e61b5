import { LosslessNumber } from 'lossless-json';
import * as v from 'valibot';

/** The mark of an issue that is about a number: it becomes the problem `badNumber` instead of `shape`. */
export const BAD_NUMBER = 'bad number';

const MAX_SATS = 21_000_000n * 100_000_000n;
const MAX_U64 = 2n ** 64n - 1n;
const MAX_I32 = 2n ** 31n - 1n;
const MAX_U32 = 2n ** 32n - 1n;
/** No canonical u64 has more digits; nothing longer is turned into a number at all. */
const WHOLE = /^(0|[1-9]\d{0,19})$/;

/** A whole number up to `max` as JSON writes it: no sign, point or exponent, no text, no truth value (G16). */
const whole = (max: bigint) =>
  v.pipe(
    v.instance(LosslessNumber, BAD_NUMBER),
    v.transform(({ value }) => value),
    v.regex(WHOLE, BAD_NUMBER),
    v.transform((digits): bigint => BigInt(digits)),
    v.maxValue(max, BAD_NUMBER),
  );
const smallWhole = (max: bigint) => v.pipe(whole(max), v.transform(Number));

export const sats = whole(MAX_SATS);
/** An asset amount in base units, u64. */
export const baseUnits = whole(MAX_U64);
export const index = smallWhole(MAX_I32);
const vout = smallWhole(MAX_U32);
export const count = smallWhole(MAX_U32);
/** Status and kind: a number whose names shift between releases. */
const ordinal = smallWhole(255n);
/** rgb-lib allows 18 decimals at most. */
export const precision = smallWhole(18n);

export const text = v.string();
export const someText = v.pipe(v.string(), v.minLength(1));
const txid = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
/** `rgb:` and baid64, or the older alphabet with `$` and `!` (service-facts.md 3.5). */
export const assetId = v.pipe(v.string(), v.regex(/^rgb:[\w~!$-]{1,120}$/));
export const xpub = v.pipe(v.string(), v.regex(/^[xt]pub[1-9A-HJ-NP-Za-km-z]{107}$/));
export const fingerprint = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/));

/**
 * An object with these fields. Without the first check valibot would take a list or a number for an object whose
 * fields are all optional.
 */
export const fields = <E extends v.ObjectEntries>(entries: E) =>
  v.pipe(v.custom<object>(isObject), v.object(entries));
/** An object with any keys. */
export const mapOf = <T extends v.GenericSchema>(value: T) =>
  v.pipe(v.custom<object>(isObject), v.record(v.string(), value));

/** The reader's objects have no prototype; its lists and numbers do. */
export function isObject(input: unknown): boolean {
  return typeof input === 'object' && input !== null && Object.getPrototypeOf(input) === null;
}

/** `field` may be left out or null. */
export const orNull = <T extends v.GenericSchema>(schema: T) => v.nullish(schema, null);

/** The one of two shapes that `isFirst` finds, so that a problem is reported where it lies. */
export const eitherOf = <A extends v.GenericSchema, B extends v.GenericSchema>(
  isFirst: (input: unknown) => boolean,
  first: A,
  second: B,
) => v.lazy((input): A | B => (isFirst(input) ? first : second));

/** An ordinal, or the word for it, as servers since August 2026 write it. */
export const numberOrWord = eitherOf(
  (input) => typeof input === 'string',
  v.pipe(v.string(), v.regex(/^[A-Z][A-Za-z]{1,39}$/)),
  ordinal,
);

export const hasField = (name: string) => (input: unknown) =>
  typeof input === 'object' && input !== null && name in input;

/** Text everywhere but where a server wraps it once more: `{txid}`. */
export const wrappedTxid = eitherOf(
  hasField('txid'),
  v.pipe(
    fields({ txid }),
    v.transform((one) => one.txid),
  ),
  txid,
);

/** `{txid, vout}` as the real servers write it, or `"txid:vout"` as nodes do. */
export const outpoint = eitherOf(
  (input) => typeof input === 'string',
  v.pipe(
    v.string(),
    v.regex(/^[0-9a-f]{64}:(0|[1-9]\d{0,9})$/),
    v.transform((joined) => ({ txid: joined.slice(0, 64), vout: Number(joined.slice(65)) })),
    v.check((point) => BigInt(point.vout) <= MAX_U32, BAD_NUMBER),
  ),
  fields({ txid, vout }),
);

// Bitcoin's first block; and a century of it. What lies outside is no time in seconds: milliseconds, a sentinel, a lie.
const FIRST_SECOND = 1_231_006_505;
const LAST_SECOND = 4_386_680_105;

/** Unix seconds as milliseconds; null for none and for what cannot be a time (G30). No reason to refuse an answer. */
export const timeMs = orNull(
  v.pipe(
    v.instance(LosslessNumber, BAD_NUMBER),
    v.transform(({ value }) => {
      const seconds = /^\d{1,10}$/.test(value) ? Number(value) : NaN;
      return seconds >= FIRST_SECOND && seconds <= LAST_SECOND ? seconds * 1000 : null;
    }),
  ),
);

/** `{amount}` (0.11 on) beside or instead of a bare amount; both must not disagree. Null where neither says one. */
export const assignment = orNull(
  // Non-fungible and future kinds have other shapes: they hold no amount.
  eitherOf(hasField('amount'), fields({ amount: orNull(baseUnits) }), fields({})),
);

export function amountOf(
  bare: bigint | null,
  assigned: { readonly amount?: bigint | null } | null,
): bigint | null | undefined {
  const inner = assigned?.amount ?? null;
  if (bare !== null && inner !== null && bare !== inner) return undefined;
  return bare ?? inner;
}
