import * as v from 'valibot';
import type { Book } from './book.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const txid = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const outpoint = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}:\d{1,10}$/));
const decimal = v.pipe(
  v.string(),
  v.regex(/^(0|[1-9]\d{0,19})$/),
  v.transform((text) => BigInt(text)),
);
const outpoints = v.array(outpoint);

/** A book as JSON carries it, between processes and in a signing pack: bigints are decimal text. */
export const bookJson: v.GenericSchema<unknown, Book> = v.strictObject({
  outputs: v.array(
    v.strictObject({
      txid,
      vout: count,
      amountSats: decimal,
      branch: v.picklist(['vanilla', 'colored']),
      index: v.pipe(v.number(), v.safeInteger(), v.minValue(-1)),
      spent: v.boolean(),
    }),
  ),
  allocations: v.array(
    v.strictObject({
      txid,
      vout: count,
      assetId: v.string(),
      amount: decimal,
      opout: v.string(),
      ground: v.picklist(['book', 'history']),
    }),
  ),
  reserved: v.array(
    v.strictObject({
      by: v.string(),
      outpoints,
      spends: outpoints,
      makes: outpoints,
      mayShare: v.boolean(),
    }),
  ),
  invoices: v.array(v.strictObject({ outpoint, open: v.boolean() })),
  assets: v.array(
    v.strictObject({
      assetId: v.string(),
      ticker: v.nullable(v.string()),
      name: v.string(),
      precision: count,
      schema: v.string(),
      ground: v.picklist(['told', 'history']),
    }),
  ),
});
