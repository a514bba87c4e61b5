import * as v from 'valibot';
import { MAX_SOURCE_BYTES, source } from './codes.ts';
import { call } from './define.ts';
import { unfinishedFlow } from './signing.ts';
import * as x from './values.ts';

const flowRef = v.strictObject({ flowId: x.id });

/** A transaction that waits for its signature on another machine, or has come back with it. */
const away = v.strictObject({
  flow: unfinishedFlow,
  /** What goes to the other machine, held to be shown as codes; null once it is back. */
  pack: v.nullable(
    v.strictObject({
      heldId: x.id,
      /** The bare PSBT of it, for other programs: in which form, `codes.frames` is told. */
      bareHeldId: x.id,
      fileName: v.string(),
      bytes: x.count,
    }),
  ),
  /** Stands for exactly what was reviewed: the other machine judges it anew. */
  digest: x.digest,
});
export type AwayView = v.InferOutput<typeof away>;

/** A reviewed transaction goes out to be signed where the key is, and comes back. Touches no key. */
export const handoff = {
  /** Quotes the reviewed digest, as signing does. From then on it waits, and nothing replaces it unasked. */
  begin: call(
    v.strictObject({
      flowId: x.id,
      digest: x.digest,
      /** The user's deliberate second step where a claim is not proved. Never accepts a contradiction. */
      acceptNotProved: v.optional(v.boolean(), false),
    }),
    away,
  ),
  read: call(flowRef, away),
  /** `pack`: for another Ochre, with what was asked for. `psbt`: the bare PSBT for other programs. Main asks where. */
  save: call(
    v.strictObject({ flowId: x.id, what: v.picklist(['pack', 'psbt']) }),
    v.variant('outcome', [v.strictObject({ outcome: v.literal('saved'), path: v.string() }), x.aborted]),
  ),
  /**
   * Takes the signatures of what came back, where it is this very transaction and each of them holds. Hands nothing
   * over. Throws BROUGHT_REFUSED with `wanted` signed.
   */
  bringBack: call(
    v.strictObject({ flowId: x.id, source }),
    v.variant('outcome', [v.strictObject({ outcome: v.literal('signed'), away }), x.aborted]),
    { maxInputBytes: MAX_SOURCE_BYTES },
  ),
} as const;
