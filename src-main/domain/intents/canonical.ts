import { createHash, type Hash } from 'node:crypto';
import type { Steps } from '../steps.ts';
import * as v from 'valibot';
import type { JudgeLimits } from '../verdict.ts';
import type { Intent } from './intent.ts';
import type { Snapshot } from './snapshot.ts';

/** What a digest can be taken of: plain values, no dates, no functions, no fractions. */
export type Canonical =
  string | number | bigint | boolean | null | readonly Canonical[] | { readonly [key: string]: Canonical };

/**
 * SHA-256, as hex, of a value's one canonical text: members in the order of their names, no white space, a bigint as
 * digits with `n` (so that it never equals a number or a string). `purpose` keeps digests of different things apart.
 */
export function digestOf(purpose: string, value: Canonical): string {
  return createHash('sha256')
    .update(`${purpose}\n${canonicalText(value)}`, 'utf8')
    .digest('hex');
}

/** The digest of members some of which are long lists: one step for each of their items. */
export function* digestInSteps(
  purpose: string,
  members: { readonly [key: string]: Canonical },
): Steps<string> {
  const hash = createHash('sha256').update(`${purpose}\n{`, 'utf8');
  let before = '';
  for (const name of Object.keys(members).sort()) {
    const value = members[name] ?? null;
    hash.update(`${before}${JSON.stringify(name)}:`, 'utf8');
    if (Array.isArray(value)) yield* addList(hash, value);
    else hash.update(canonicalText(value), 'utf8');
    before = ',';
  }
  return hash.update('}', 'utf8').digest('hex');
}

/** Throws a plain Error on a number that is no safe integer: rounding would let two values share a digest. */
export function canonicalText(value: Canonical): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'bigint') return `${value.toString()}n`;
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new Error('a digest is taken of whole numbers only');
    return String(value);
  }
  if (isList(value)) return `[${value.map(canonicalText).join(',')}]`;
  const members = Object.keys(value)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonicalText(value[name] ?? null)}`);
  return `{${members.join(',')}}`;
}

function* addList(hash: Hash, items: readonly Canonical[]): Steps<void> {
  hash.update('[', 'utf8');
  let before = '';
  for (const item of items) {
    yield;
    hash.update(before + canonicalText(item), 'utf8');
    before = ',';
  }
  hash.update(']', 'utf8');
}

function isList(
  value: readonly Canonical[] | { readonly [key: string]: Canonical },
): value is readonly Canonical[] {
  return Array.isArray(value);
}

/**
 * What the user asked, what was unspent then and what was allowed, as JSON: for the journal and for the keyholder, so
 * that both read back the very value that was judged. Bigints are decimal text.
 */

/** A schema whose answer is exactly a type of ours. */
type SchemaOf<T> = v.GenericSchema<unknown, T>;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const txid = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const decimal = v.pipe(
  v.string(),
  v.regex(/^(0|[1-9]\d{0,19})$/),
  v.transform((text) => BigInt(text)),
);

export const intentJson: SchemaOf<Intent> = v.variant('kind', [
  v.strictObject({
    kind: v.literal('createSlots'),
    num: count,
    askedNum: count,
    sizeSats: decimal,
    rateSatsPerVb: count,
    upTo: v.boolean(),
  }),
  v.strictObject({
    kind: v.literal('send'),
    recipients: v.array(
      v.strictObject({
        assetId: v.string(),
        amount: decimal,
        recipientId: v.string(),
        invoice: v.nullable(v.string()),
        witnessSats: v.nullable(decimal),
      }),
    ),
    donation: v.boolean(),
    rateSatsPerVb: count,
    minConfirmations: count,
  }),
  v.strictObject({
    kind: v.literal('sendBtc'),
    address: v.string(),
    amountSats: decimal,
    rateSatsPerVb: count,
  }),
  v.strictObject({ kind: v.literal('offline'), onlyOurPart: v.exactOptional(v.literal(true)) }),
]);

export const snapshotJson: SchemaOf<Snapshot> = v.strictObject({
  takenAtMs: count,
  nowMs: v.exactOptional(count),
  entries: v.array(
    v.strictObject({
      txid,
      vout: count,
      amountSats: decimal,
      colorable: v.boolean(),
      exists: v.boolean(),
      allocations: v.array(
        v.strictObject({
          assetId: v.string(),
          amount: decimal,
          settled: v.boolean(),
          opout: v.exactOptional(v.string()),
        }),
      ),
      pendingBlinded: count,
    }),
  ),
});

export const limitsJson: SchemaOf<JudgeLimits> = v.strictObject({
  knownHeight: v.nullable(count),
  maxRateSatsPerVb: v.pipe(v.number(), v.finite(), v.minValue(0)),
  maxFeeSats: decimal,
  maxPsbtChars: count,
});

/** A value as JSON carries it: bigints become decimal text, which the schemas above read back. */
export function toJsonValue(value: unknown): unknown {
  const text = JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'bigint' ? part.toString() : part,
  );
  return JSON.parse(text) as unknown;
}
