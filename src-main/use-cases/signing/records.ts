import * as v from 'valibot';
import { fail } from '../../domain/errors.ts';
import type { CreateSlotsIntent } from '../../domain/intents/create-slots.ts';
import { intentJson, limitsJson, snapshotJson } from '../../domain/intents/json.ts';
import type { SendBtcIntent } from '../../domain/intents/send-btc.ts';
import type { SendIntent } from '../../domain/intents/send.ts';
import type { Snapshot } from '../../domain/intents/snapshot.ts';
import type { JudgeLimits } from '../../domain/psbt/verdict.ts';
import type { Flow } from '../../ports.ts';

/** What the journal keeps of a flow. */

const named = v.object({ assetId: v.string(), ticker: v.nullable(v.string()), precision: v.number() });
const judgedFlow = v.object({
  intent: v.object({
    intent: intentJson,
    snapshot: snapshotJson,
    service: v.string(),
    assets: v.optional(v.array(named), []),
  }),
  begun: v.object({ psbt: v.string() }),
  judged: v.object({ outcome: v.string(), digest: v.string(), limits: limitsJson }),
});
const baseUnits = v.pipe(
  v.string(),
  v.regex(/^\d{1,20}$/),
  v.transform((digits) => BigInt(digits)),
);
const signedStep = v.object({
  psbt: v.string(),
  txid: v.string(),
  inputs: v.array(v.string()),
  /** Output numbers of the new slots. */
  slots: v.array(v.number()),
  /** Every output of ours. */
  made: v.optional(v.array(v.object({ vout: v.number(), colored: v.boolean() })), []),
  /** Whom it pays, each by what it is recognised by. */
  recipients: v.optional(v.array(v.string()), []),
  /** What of the moved assets is ours again, and the name by which a later transfer closes it. */
  back: v.optional(
    v.array(
      v.object({
        assetId: v.string(),
        amount: baseUnits,
        opout: v.string(),
        txid: v.string(),
        vout: v.number(),
      }),
    ),
    [],
  ),
});
const endedStep = v.object({ failed: v.optional(v.boolean(), false) });

/** How an asset of a send was listed when it was begun: only words, nothing is decided by it. */
export type NamedAsset = v.InferOutput<typeof named>;
/** What can be begun here. */
export type BegunIntent = CreateSlotsIntent | SendIntent | SendBtcIntent;

export interface JudgedFlow {
  readonly intent: BegunIntent;
  readonly snapshot: Snapshot;
  /** Whom it was begun with: it is handed to nobody else. */
  readonly service: string;
  readonly assets: readonly NamedAsset[];
  readonly psbt: string;
  readonly digest: string;
  readonly limits: JudgeLimits;
}
export type SignedStep = v.InferOutput<typeof signedStep>;

/** Reads a flow that was judged back from the journal. A record that does not parse is no flow: FLOW_UNKNOWN. */
export function readJudged(flow: Flow): JudgedFlow {
  const parsed = v.safeParse(judgedFlow, flow.data);
  if (!parsed.success || parsed.output.intent.intent.kind === 'offline') throw fail('FLOW_UNKNOWN', {});
  const { intent, begun, judged } = parsed.output;
  return {
    ...intent,
    intent: parsed.output.intent.intent,
    psbt: begun.psbt,
    digest: judged.digest,
    limits: judged.limits,
  };
}

/** The signed bytes of a flow and what they do, or null before there are any. */
export function readSigned(signed: unknown): SignedStep | null {
  const parsed = v.safeParse(signedStep, signed);
  return parsed.success ? parsed.output : null;
}

/** Whether the service told, after the hand-over, that this send will not happen. It may happen yet. */
export function toldAsFailed(flow: Flow): boolean {
  const parsed = v.safeParse(endedStep, flow.data.ended);
  return parsed.success && parsed.output.failed;
}
