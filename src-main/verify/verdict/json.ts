import * as v from 'valibot';
import { bookJson } from '../book/book.ts';
import type { JudgeLimits } from '../types.ts';
import type { Intent } from './intent.ts';
import { FORMS, type Snapshot } from './snapshot.ts';

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
          amount: v.nullable(decimal),
          form: v.exactOptional(v.picklist(FORMS)),
          right: v.exactOptional(v.nullable(decimal)),
          settled: v.boolean(),
          opout: v.exactOptional(v.string()),
        }),
      ),
      pendingBlinded: count,
      derivationIndex: v.exactOptional(v.nullable(count)),
    }),
  ),
});

const limitsJson: SchemaOf<JudgeLimits> = v.strictObject({
  knownHeight: v.nullable(count),
  maxRateSatsPerVb: v.pipe(v.number(), v.finite(), v.minValue(0)),
  maxFeeSats: decimal,
  maxPsbtChars: count,
});

/** What a judge is given beside the PSBT and the account, each as the schema that reads it back from JSON. */
export const judgeInputJson = { intent: intentJson, snapshot: snapshotJson, limits: limitsJson, book: bookJson };
