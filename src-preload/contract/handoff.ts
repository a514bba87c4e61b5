import * as v from 'valibot';
import { MAX_SOURCE_BYTES, source } from './codes.ts';
import { call } from './define.ts';
import { unfinishedFlow } from './signing.ts';
import * as x from './values.ts';

const flowRef = v.strictObject({ flowId: x.id });

const away = v.strictObject({
  flow: unfinishedFlow,
  pack: v.nullable(
    v.strictObject({
      heldId: x.id,
      bareHeldId: x.id,
      fileName: v.string(),
      bytes: x.count,
    }),
  ),
  /** Covers exactly what was reviewed here; the other computer judges it again. */
  digest: x.digest,
});
export type AwayView = v.InferOutput<typeof away>;

/** Flows that another computer signs. No call here touches a key. */
export const handoff = {
  /** Once begun, no new transaction replaces this one without a question. */
  begin: call(
    v.strictObject({
      flowId: x.id,
      digest: x.digest,
      /** Signs unproved claims; contradictions never. */
      acceptNotProved: v.optional(v.boolean(), false),
    }),
    away,
  ),
  read: call(flowRef, away),
  /** `pack`: the PSBT with its intent, for another Ochre. `psbt`: for other programs. Main asks where. */
  save: call(
    v.strictObject({ flowId: x.id, what: v.picklist(['pack', 'psbt']) }),
    v.variant('outcome', [v.strictObject({ outcome: v.literal('saved'), path: v.string() }), x.aborted]),
  ),
  /** Takes only this transaction, validly signed, and submits nothing. Throws BROUGHT_REFUSED with `wanted` signed. */
  bringBack: call(
    v.strictObject({ flowId: x.id, source }),
    v.variant('outcome', [v.strictObject({ outcome: v.literal('signed'), away }), x.aborted]),
    { maxInputBytes: MAX_SOURCE_BYTES },
  ),
} as const;
