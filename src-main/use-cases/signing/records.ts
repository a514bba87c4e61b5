import * as v from 'valibot';
import { fail } from '../../domain/errors.ts';
import type { CreateSlotsIntent } from '../../domain/intents/create-slots.ts';
import type { Intent } from '../../domain/intents/intent.ts';
import { intentJson, limitsJson, snapshotJson } from '../../domain/intents/json.ts';
import type { Snapshot } from '../../domain/intents/snapshot.ts';
import type { JudgeLimits } from '../../domain/psbt/verdict.ts';
import type { Flow } from '../../ports.ts';

/** What the journal keeps of a flow. */
const judgedFlow = v.object({
  intent: v.object({ intent: intentJson, snapshot: snapshotJson, service: v.string() }),
  begun: v.object({ psbt: v.string() }),
  judged: v.object({ outcome: v.string(), digest: v.string(), limits: limitsJson }),
});
const signedStep = v.object({
  psbt: v.string(),
  txid: v.string(),
  inputs: v.array(v.string()),
  /** Output numbers of the new slots. */
  slots: v.array(v.number()),
});

export interface JudgedFlow<I extends Intent = Intent> {
  readonly intent: I;
  readonly snapshot: Snapshot;
  /** Whom it was begun with: it is handed to nobody else. */
  readonly service: string;
  readonly psbt: string;
  readonly digest: string;
  readonly limits: JudgeLimits;
}
export type SignedStep = v.InferOutput<typeof signedStep>;

/** Reads a flow that was judged back from the journal. A record that does not parse is no flow: FLOW_UNKNOWN. */
function readJudged(flow: Flow): JudgedFlow {
  const parsed = v.safeParse(judgedFlow, flow.data);
  if (!parsed.success) throw fail('FLOW_UNKNOWN', {});
  const { intent, begun, judged } = parsed.output;
  return { ...intent, psbt: begun.psbt, digest: judged.digest, limits: judged.limits };
}

/** As readJudged, of a flow that creates slots; another kind's is none here (FLOW_UNKNOWN). */
export function readJudgedSlots(flow: Flow): JudgedFlow<CreateSlotsIntent> {
  const { intent, ...judged } = readJudged(flow);
  if (intent.kind !== 'createSlots') throw fail('FLOW_UNKNOWN', {});
  return { ...judged, intent };
}

/** The signed bytes of a flow, or null before there are any. */
export function readSigned(flow: Flow): SignedStep | null {
  const parsed = v.safeParse(signedStep, flow.data.signed);
  return parsed.success ? parsed.output : null;
}
