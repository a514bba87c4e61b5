import * as v from 'valibot';
import { EMPTY_BOOK, type Book } from '../../../src-main/verify/book/book.ts';

export const digits = v.pipe(
  v.string(),
  v.regex(/^\d+$/),
  v.transform((text) => BigInt(text)),
);
export const integer = v.pipe(v.number(), v.safeInteger());
const outpoint = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}:\d+$/));
const outpoints = v.array(outpoint);

/** The book of a case, as test/corpus/README.md has it; a case without one has an empty book. */
export const bookJsonOfCorpus = v.optional(
  v.strictObject({
    outputs: v.array(
      v.strictObject({
        txid: v.string(),
        vout: integer,
        amountSat: digits,
        keychain: v.picklist(['vanilla', 'colored']),
        index: integer,
        spent: v.optional(v.boolean(), false),
      }),
    ),
    allocations: v.array(
      v.strictObject({
        txid: v.string(),
        vout: integer,
        assetId: v.string(),
        amount: digits,
        opout: v.string(),
        ground: v.picklist(['book', 'history']),
      }),
    ),
    reserved: v.array(
      v.strictObject({
        by: v.string(),
        outpoints,
        spends: v.optional(outpoints),
        makes: v.optional(outpoints, []),
        mayShare: v.optional(v.boolean(), false),
      }),
    ),
    invoices: v.array(
      v.union([
        v.strictObject({ outpoint, open: v.boolean() }),
        v.strictObject({ script: v.pipe(v.string(), v.hexadecimal()), open: v.boolean() }),
      ]),
    ),
    assets: v.array(
      v.strictObject({
        assetId: v.string(),
        ticker: v.nullable(v.string()),
        name: v.string(),
        precision: integer,
        schema: v.string(),
        ground: v.picklist(['told', 'history']),
      }),
    ),
  }),
);

/** The book as the judge takes it. What another transaction holds it also spends, unless the case says otherwise. */
export function bookOf({ book }: { readonly book?: v.InferOutput<typeof bookJsonOfCorpus> }): Book {
  if (book === undefined) return EMPTY_BOOK;
  const { outputs, allocations, reserved, invoices, assets } = book;
  return {
    outputs: outputs.map(({ amountSat, keychain, ...output }) => ({
      ...output,
      amountSats: amountSat,
      branch: keychain,
    })),
    allocations,
    reserved: reserved.map(({ spends, ...one }) => ({ ...one, spends: spends ?? one.outpoints })),
    invoices,
    assets,
  };
}
