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
  /** Stands for exactly what was reviewed: the other machine judges it anew. */
  digest: x.digest,
});
export type AwayView = v.InferOutput<typeof away>;

/** Touches no key: the other machine has it. */
export const handoff = {
  /** From then on nothing replaces it unasked. */
  begin: call(
    v.strictObject({
      flowId: x.id,
      digest: x.digest,
      /** Never accepts a contradiction. */
      acceptNotProved: v.optional(v.boolean(), false),
    }),
    away,
  ),
  read: call(flowRef, away),
  /** `pack`: with the intent, for another Ochre. `psbt`: for other programs. Main asks where. */
  save: call(
    v.strictObject({ flowId: x.id, what: v.picklist(['pack', 'psbt']) }),
    v.variant('outcome', [v.strictObject({ outcome: v.literal('saved'), path: v.string() }), x.aborted]),
  ),
  /** Only for this very transaction, each signature verified. Doesn't submit. Throws BROUGHT_REFUSED with `wanted` signed. */
  bringBack: call(
    v.strictObject({ flowId: x.id, source }),
    v.variant('outcome', [v.strictObject({ outcome: v.literal('signed'), away }), x.aborted]),
    { maxInputBytes: MAX_SOURCE_BYTES },
  ),
} as const;
