import * as v from 'valibot';
import { bookJson } from '../book/book.ts';
import type { JudgeLimits } from '../types.ts';
import { KINDS, type Intent } from './intent.ts';
import { count, decimal, txid, type SchemaOf } from './claims/json-values.ts';
import { FORMS, type Snapshot } from './claims/snapshot.ts';

/**
 * What the user asked, what was unspent then and what was allowed, as JSON: for the journal and for the keyholder, so
 * that both read back the very value that was judged. Bigints are decimal text.
 */

export const intentJson: SchemaOf<Intent> = v.union(Object.values(KINDS).map(({ json }) => json));

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
export const judgeInputJson = {
  intent: intentJson,
  snapshot: snapshotJson,
  limits: limitsJson,
  book: bookJson,
};
