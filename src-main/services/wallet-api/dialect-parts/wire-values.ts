import { LosslessNumber } from 'lossless-json';
import * as v from 'valibot';
import type { SnapshotAllocation } from '../../../verify/index.ts';

/** Marks a number's issue: `badNumber` instead of `shape`. */
export const BAD_NUMBER = 'bad number';

const MAX_SATS = 21_000_000n * 100_000_000n;
const MAX_U64 = 2n ** 64n - 1n;
const MAX_I32 = 2n ** 31n - 1n;
const MAX_U32 = 2n ** 32n - 1n;
/** A canonical u64's digits: longer text is never converted. */
const WHOLE = /^(0|[1-9]\d{0,19})$/;

/** Whole, up to `max`: no sign, point, exponent, text or boolean (security.md G16). */
const whole = (max: bigint) =>
  v.pipe(
    v.instance(LosslessNumber, BAD_NUMBER),
    v.transform(({ value }) => value),
    v.regex(WHOLE, BAD_NUMBER),
    v.transform((digits): bigint => BigInt(digits)),
    v.maxValue(max, BAD_NUMBER),
  );
const smallWhole = (max: bigint) => v.pipe(whole(max), v.transform(Number));

export const wireSats = whole(MAX_SATS);
export const baseUnits = whole(MAX_U64);
export const index = smallWhole(MAX_I32);
const vout = smallWhole(MAX_U32);
export const count = smallWhole(MAX_U32);
/** A status or kind, whose names shift between releases. */
const ordinal = smallWhole(255n);
/** rgb-lib allows 18 decimals. */
export const precision = smallWhole(18n);

/** Longer than any program writes. */
const MOST_TEXT_CHARS = 4_000;
export const text = v.pipe(v.string(), v.maxLength(MOST_TEXT_CHARS));
/** Cut rather than refused: an issuer's long text must not hide an asset. */
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

/** Checked first, or valibot would take a list or number for an object of optional fields. */
export const fields = <E extends v.ObjectEntries>(entries: E) =>
  v.pipe(v.custom<object>(isObject), v.object(entries));
export const fieldsAndOthers = <E extends v.ObjectEntries, O extends v.GenericSchema>(
  entries: E,
  others: O,
) => v.pipe(v.custom<object>(isObject), v.objectWithRest(entries, others));
export const mapOf = <T extends v.GenericSchema>(value: T) =>
  v.pipe(v.custom<object>(isObject), v.record(v.string(), value));

/** The reader's objects have no prototype; its lists and numbers do. */
export function isObject(input: unknown): boolean {
  return typeof input === 'object' && input !== null && Object.getPrototypeOf(input) === null;
}

export const orNull = <T extends v.GenericSchema>(schema: T) => v.nullish(schema, null);

export const baseUnitsOr = (told: bigint) =>
  v.pipe(
    orNull(baseUnits),
    v.transform((units) => units ?? told),
  );

/** Chooses by `isFirst`, so that problems are reported where they are. */
export const eitherOf = <A extends v.GenericSchema, B extends v.GenericSchema>(
  isFirst: (input: unknown) => boolean,
  first: A,
  second: B,
) => v.lazy((input): A | B => (isFirst(input) ? first : second));

/** An ordinal, or its word from servers since August 2026. */
export const numberOrWord = eitherOf(
  (input) => typeof input === 'string',
  v.pipe(v.string(), v.regex(/^[A-Z][A-Za-z]{1,39}$/)),
  ordinal,
);

export const hasField = (name: string) => (input: unknown) =>
  typeof input === 'object' && input !== null && name in input;

export const inField = <T>(name: string, inside: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T> =>
  v.pipe(
    fields({ [name]: inside }),
    v.transform((one) => one[name] as T),
  );

export const perhapsInField = <T>(name: string, inside: v.GenericSchema<unknown, T>) =>
  eitherOf(hasField(name), inField(name, inside), inside);

/** Some servers wrap the txid: `{txid}`. */
export const wrappedTxid = perhapsInField('txid', txid);

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

// Bitcoin's first block and a century: others are milliseconds, sentinels or lies.
const FIRST_SECOND = 1_231_006_505;
const LAST_SECOND = 4_386_680_105;

/** Unix seconds to milliseconds; null for none or an impossible time (security.md G30), which is no reason to refuse. */
export const timeMs = orNull(
  v.pipe(
    v.instance(LosslessNumber, BAD_NUMBER),
    v.transform(({ value }) => {
      const seconds = /^\d{1,10}$/.test(value) ? Number(value) : NaN;
      return seconds >= FIRST_SECOND && seconds <= LAST_SECOND ? seconds * 1000 : null;
    }),
  ),
);

/** `any`: unspecified, as an open request. */
export interface WireHeld {
  readonly form: NonNullable<SnapshotAllocation['form']> | 'any';
  /** Base units; a right holds 0. Null: lost, or of an unknown form. */
  readonly amount: bigint | null;
  /** Units that a right may still issue. */
  readonly right: bigint | null;
}

/** rgb-lib's names without case: the reader has made keys snake case. */
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

/** `{amount}`: units, or the binding's right with the same field. */
const bareForm = v.pipe(
  fields({ amount: countOrNothing }),
  v.transform(({ amount }) => (amount === null ? assignedOf('any', null) : assignedOf('fungible', amount))),
);
/** `{type, value}`, from nodes. */
const typedForm = v.pipe(
  fields({ type: v.string(), value: v.optional(v.unknown()) }),
  v.transform(({ type, value }) => ({ name: type, value })),
);
/** Serde's `{Fungible: 10}`; another number of members is unknown. */
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

/** Every release's form (service-facts.md 2.3); null: none. Servers that write `{}` lose the amount: neither 1 nor open. */
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

/** Null: neither is there. Undefined: they disagree. Beside a lost amount the other counts; a right's own wins. */
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
