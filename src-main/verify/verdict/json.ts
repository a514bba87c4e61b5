import * as v from 'valibot';
import { bookJson } from '../book/book.ts';
import type { JudgeLimits } from '../types.ts';
import { KINDS, type Intent } from './intent.ts';
import { count, decimal, txid, type SchemaOf } from '../json-values.ts';
import { FORMS, type Snapshot } from './claims/snapshot.ts';

/** JSON for the journal and the keyholder, so that both read back the very value judged. Bigints are decimal text. */

const byKind: ReadonlyMap<unknown, SchemaOf<Intent>> = new Map(
  Object.entries(KINDS).map(([kind, { json }]) => [kind, json]),
);

/** Tries only the schema of the intent's own kind, since thousands of signings are read at a start. */
export const intentJson: SchemaOf<Intent> = v.lazy(
  (given) => (isOfAKind(given) ? byKind.get(given.kind) : undefined) ?? v.never(),
);

function isOfAKind(given: unknown): given is { readonly kind: unknown } {
  return typeof given === 'object' && given !== null && 'kind' in given;
}

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

export const judgeInputJson = {
  intent: intentJson,
  snapshot: snapshotJson,
  limits: limitsJson,
  book: bookJson,
};
