import * as v from 'valibot';
import { fail } from '../../domain/errors.ts';
import type { CreateSlotsIntent } from '../../domain/intents/create-slots.ts';
import type { Snapshot } from '../../domain/intents/snapshot.ts';
import type { JudgeLimits } from '../../domain/psbt/verdict.ts';
import type { Flow } from '../../ports.ts';

/** What the journal keeps of a flow, as JSON: sums as decimal text, so that no digit is lost. */
const whole = v.pipe(
  v.string(),
  v.regex(/^\d{1,20}$/),
  v.transform((text) => BigInt(text)),
);
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const intentRecord = v.object({
  kind: v.literal('createSlots'),
  num: count,
  askedNum: count,
  sizeSats: whole,
  rateSatsPerVb: count,
  upTo: v.boolean(),
});
const snapshotRecord = v.object({
  takenAtMs: count,
  entries: v.array(
    v.object({
      txid: v.string(),
      vout: count,
      amountSats: whole,
      colorable: v.boolean(),
      exists: v.boolean(),
      allocations: v.array(v.object({ assetId: v.string(), amount: whole, settled: v.boolean() })),
      pendingBlinded: count,
    }),
  ),
});
const limitsRecord = v.object({
  knownHeight: v.nullable(count),
  maxRateSatsPerVb: count,
  maxFeeSats: whole,
  maxPsbtChars: count,
});
const judgedFlow = v.object({
  intent: v.object({ intent: intentRecord, snapshot: snapshotRecord }),
  begun: v.object({ psbt: v.string() }),
  judged: v.object({ outcome: v.string(), digest: v.string(), limits: limitsRecord }),
});
const signedStep = v.object({ psbt: v.string(), txid: v.string(), inputs: v.array(v.string()) });

export interface JudgedFlow {
  readonly intent: CreateSlotsIntent;
  readonly snapshot: Snapshot;
  readonly psbt: string;
  readonly digest: string;
  readonly limits: JudgeLimits;
}
export type SignedStep = v.InferOutput<typeof signedStep>;

export const intentToJson = (intent: CreateSlotsIntent) => ({
  ...intent,
  sizeSats: intent.sizeSats.toString(),
});

export const limitsToJson = (limits: JudgeLimits) => ({
  ...limits,
  maxFeeSats: limits.maxFeeSats.toString(),
});

export const snapshotToJson = (snapshot: Snapshot) => ({
  takenAtMs: snapshot.takenAtMs,
  entries: snapshot.entries.map((entry) => ({
    ...entry,
    amountSats: entry.amountSats.toString(),
    allocations: entry.allocations.map((allocation) => ({
      ...allocation,
      amount: allocation.amount.toString(),
    })),
  })),
});

/** Reads a flow that was judged back from the journal. A record that does not parse is no flow: FLOW_UNKNOWN. */
export function readJudged(flow: Flow): JudgedFlow {
  const parsed = v.safeParse(judgedFlow, flow.data);
  if (!parsed.success) throw fail('FLOW_UNKNOWN', {});
  const { intent, begun, judged } = parsed.output;
  return { ...intent, psbt: begun.psbt, digest: judged.digest, limits: judged.limits };
}

/** The signed bytes of a flow, or null before there are any. */
export function readSigned(flow: Flow): SignedStep | null {
  const parsed = v.safeParse(signedStep, flow.data.signed);
  return parsed.success ? parsed.output : null;
}
