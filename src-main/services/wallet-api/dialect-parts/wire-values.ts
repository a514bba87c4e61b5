import { LosslessNumber } from 'lossless-json';
import * as v from 'valibot';
import type { Allocation } from '../../../verify/index.ts';

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

/** Longer than any that a program writes: nobody keeps it. */
const MOST_TEXT_CHARS = 4_000;
export const text = v.pipe(v.string(), v.maxLength(MOST_TEXT_CHARS));
/** A text of an issuer, which hides no asset however long it is. */
export const issuersText = v.pipe(
  v.string(),
  v.transform((whole) => whole.slice(0, MOST_TEXT_CHARS)),
);
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
/** An object with these fields, and others of which each is read as `others`. */
export const fieldsAndOthers = <E extends v.ObjectEntries, O extends v.GenericSchema>(
  entries: E,
  others: O,
) => v.pipe(v.custom<object>(isObject), v.objectWithRest(entries, others));
/** An object with any keys. */
export const mapOf = <T extends v.GenericSchema>(value: T) =>
  v.pipe(v.custom<object>(isObject), v.record(v.string(), value));

/** The reader's objects have no prototype; its lists and numbers do. */
export function isObject(input: unknown): boolean {
  return typeof input === 'object' && input !== null && Object.getPrototypeOf(input) === null;
}

/** `field` may be left out or null. */
export const orNull = <T extends v.GenericSchema>(schema: T) => v.nullish(schema, null);

/** `told` where it is left out or null. */
export const baseUnitsOr = (told: bigint) =>
  v.pipe(
    orNull(baseUnits),
    v.transform((units) => units ?? told),
  );

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

/** What lies in the one field of an object. */
export const inField = <T>(name: string, inside: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T> =>
  v.pipe(
    fields({ [name]: inside }),
    v.transform((one) => one[name] as T),
  );

/** The same, or what would lie there by itself: some servers wrap it and others do not. */
export const perhapsInField = <T>(name: string, inside: v.GenericSchema<unknown, T>) =>
  eitherOf(hasField(name), inField(name, inside), inside);

/** Text everywhere but where a server wraps it once more: `{txid}`. */
export const wrappedTxid = perhapsInField('txid', txid);

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

/** What an assignment gives. `any`: nothing is said of it, as of a request that was left open. */
export interface WireHeld {
  readonly form: NonNullable<Allocation['form']> | 'any';
  /** Units, in base units; a right holds 0. Null: the server lost it, or its form is not known. */
  readonly amount: bigint | null;
  /** How many more units a right lets one make. */
  readonly right: bigint | null;
}

/** The names of rgb-lib, without case: the reader has written the keys of objects in snake case. */
const FORM_NAMES: ReadonlyMap<string, WireHeld['form']> = new Map([
  ['fungible', 'fungible'],
  ['nonfungible', 'nonFungible'],
  ['inflationright', 'inflationRight'],
  ['replaceright', 'replaceRight'],
  ['bridgeright', 'bridgeRight'],
  ['linkright', 'linkRight'],
  ['any', 'any'],
]);

function formNamed(name: string): WireHeld['form'] {
  return FORM_NAMES.get(name.replaceAll('_', '').toLowerCase()) ?? 'notKnown';
}

function assignedOf(form: WireHeld['form'], count: bigint | null): WireHeld {
  switch (form) {
    case 'fungible':
      return { form, amount: count, right: null };
    case 'nonFungible':
      return { form, amount: 1n, right: null };
    case 'inflationRight':
      return { form, amount: 0n, right: count };
    case 'replaceRight':
    case 'bridgeRight':
    case 'linkRight':
      return { form, amount: 0n, right: null };
    case 'any':
    case 'notKnown':
      return { form, amount: null, right: null };
  }
}

export const LOST = assignedOf('notKnown', null);
const countOrNothing = orNull(baseUnits);
const isWord = (input: unknown) => typeof input === 'string';

/** `{amount}`: units, or a right of the binding's that has the same field and cannot be told from them. */
const bareForm = v.pipe(
  fields({ amount: countOrNothing }),
  v.transform(({ amount }) => (amount === null ? assignedOf('any', null) : assignedOf('fungible', amount))),
);
/** `{type, value}`, as nodes write it. */
const typedForm = v.pipe(
  fields({ type: v.string(), value: v.optional(v.unknown()) }),
  v.transform(({ type, value }) => ({ name: type, value })),
);
/** `{Fungible: 10}`, as serde writes it. An object with another number of members is in no form that is known. */
const namedForm = v.pipe(
  mapOf(v.unknown()),
  v.transform((map) => {
    const [[name, value] = ['', null], ...others] = Object.entries(map);
    return { name: others.length > 0 ? '' : name, value };
  }),
);
const counted = v.pipe(
  eitherOf(hasField('type'), typedForm, namedForm),
  v.transform(({ name, value }) => ({ form: formNamed(name), value })),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || !isCounted(dataset.value.form)) return;
    if (!v.is(countOrNothing, dataset.value.value)) addIssue({ message: BAD_NUMBER });
  }),
  v.transform(({ form, value }) => assignedOf(form, isCounted(form) ? v.parse(countOrNothing, value) : null)),
);

function isCounted(form: WireHeld['form']): boolean {
  return form === 'fungible' || form === 'inflationRight';
}

/**
 * An assignment in every form that a release writes (service-facts.md 2.3); null where there is none. `{}` is what some
 * servers write whatever is assigned: the amount is lost, which is neither 1 nor left open.
 */
export const assignment: v.GenericSchema<unknown, WireHeld | null> = orNull(
  eitherOf(
    isWord,
    v.pipe(
      v.string(),
      v.transform((word) => assignedOf(formNamed(word), null)),
    ),
    eitherOf(
      isObject,
      eitherOf(hasField('amount'), bareForm, counted),
      v.pipe(
        v.unknown(),
        v.transform(() => LOST),
      ),
    ),
  ),
);

/**
 * What a bare amount and an assignment say together; null where there is neither. Undefined: they disagree. An amount
 * beside a lost one is the amount, and beside a right it is the right's number; of a whole thing there is one.
 */
export function heldBy(bare: bigint | null, assigned: WireHeld | null): WireHeld | null | undefined {
  if (bare === null) return assigned;
  if (assigned === null || assigned.form === 'notKnown' || assigned.form === 'any')
    return assignedOf('fungible', bare);
  if (assigned.form === 'nonFungible') return bare > 1n ? undefined : assigned;
  if (!isCounted(assigned.form)) return assigned;
  const told = assigned.form === 'fungible' ? assigned.amount : assigned.right;
  if (told === null) return assignedOf(assigned.form, bare);
  return told === bare ? assigned : undefined;
}
