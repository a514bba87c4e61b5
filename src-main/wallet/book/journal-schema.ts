import * as v from 'valibot';
import { spending } from '../../domain/book/proved.ts';
import { fail } from '../../domain/errors.ts';
import { FLOW_KINDS } from '../../domain/signing/states.ts';
import type { CreateSlotsIntent, SendBtcIntent } from '../../domain/intents/intent.ts';
import { intentJson, limitsJson, snapshotJson } from '../../domain/intents/json.ts';
import type { SendIntent } from '../../domain/intents/send.ts';
import type { Snapshot } from '../../domain/intents/snapshot.ts';
import type { JudgeLimits } from '../../domain/verdict.ts';
import type { Signing } from '../../ports/index.ts';
import type { WalletContext } from '../context/context.ts';

/** What the journal keeps of a flow. */

const named = v.object({
  assetId: v.string(),
  ticker: v.nullable(v.string()),
  precision: v.number(),
  /** Its precision is only told, and nothing of it was sent from here yet. */
  firstSend: v.exactOptional(v.boolean()),
});
const judgedFlow = v.object({
  asked: v.object({
    intent: intentJson,
    snapshot: snapshotJson,
    service: v.string(),
    assets: v.array(named),
  }),
  built: v.object({ psbt: v.string(), outcome: v.string(), digest: v.string(), limits: limitsJson }),
});
const signedStep = v.object({ ...spending.entries, psbt: v.string() });

/** What is known of a hand-over that no fitting answer came to. */
const unansweredStep = v.object({
  because: v.string(),
  /** The other transaction that the service named instead (security.md, F03). */
  named: v.nullable(v.string()),
  /** The service said that it does not take it. */
  refused: v.boolean(),
  handedOverAtMs: v.number(),
  /** How often the service was asked since, and listed nothing of it. */
  looks: v.number(),
  lookedAtMs: v.nullable(v.number()),
});

/** How an asset of a send was listed when it was begun: only words, nothing is decided by it. */
export type NamedAsset = v.InferOutput<typeof named>;
/** What can be begun here. */
export type BegunIntent = CreateSlotsIntent | SendIntent | SendBtcIntent;

/** Before anybody looked for it. */
export const FIRST_UNANSWERED = {
  because: '',
  named: null,
  refused: false,
  looks: 0,
  lookedAtMs: null,
} as const;

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
export type UnansweredStep = v.InferOutput<typeof unansweredStep>;
export type Spending = v.InferOutput<typeof spending>;

/** Throws FLOW_UNKNOWN. */
export function requireFlow({ signings }: Pick<WalletContext, 'signings'>, flowId: string): Signing {
  const flow = signings.read(flowId);
  if (flow === null) throw fail('FLOW_UNKNOWN', {});
  return flow;
}

/** Reads a flow that was judged back from the journal. A record that does not parse is no flow: FLOW_UNKNOWN. */
export function readJudged(flow: Signing): JudgedFlow {
  const parsed = v.safeParse(judgedFlow, flow.data);
  if (!parsed.success || parsed.output.asked.intent.kind === 'offline') throw fail('FLOW_UNKNOWN', {});
  const { asked, built } = parsed.output;
  const { psbt, digest, limits } = built;
  return { ...asked, intent: parsed.output.asked.intent, psbt, digest, limits };
}

/** What was asked for, where that can still be read. */
export function readIntent({ data }: Pick<Signing, 'data'>): BegunIntent | null {
  const asked = orNull(v.object({ intent: intentJson }), data.asked);
  return asked === null || asked.intent.kind === 'offline' ? null : asked.intent;
}

/** Whom it was begun with, where that can still be read. */
export function readService({ data }: Pick<Signing, 'data'>): string | null {
  return orNull(v.object({ service: v.string() }), data.asked)?.service ?? null;
}

/** What is written of one that was brought, before it is signed. Throws STORAGE_DAMAGED: nothing of it may be left out. */
export function readPays(written: unknown): v.InferOutput<typeof pays> {
  const read = orNull(pays, written);
  if (read === null) throw fail('STORAGE_DAMAGED', { file: 'journal.sqlite', keptAs: null });
  return read;
}

const pays = v.object({
  kind: v.picklist(FLOW_KINDS),
  inputs: v.array(v.string()),
  recipients: v.array(v.string()),
});

/** The signed bytes of a flow and what they do, or null before there are any. */
export const readSigned = (signed: unknown): SignedStep | null => orNull(signedStep, signed);

/** What the signed transaction of a flow does, or null before there is one. */
export const readSpending = (signed: unknown): Spending | null => orNull(spending, signed);

function orNull<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | null {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : null;
}

/** What is known of one whose outcome is not; of a record without it, that it was handed over when it was written. */
export function readUnanswered({
  data,
  state,
  updatedAtMs,
}: Pick<Signing, 'data' | 'state' | 'updatedAtMs'>): UnansweredStep {
  const known = orNull(unansweredStep, data[state]) ?? { ...FIRST_UNANSWERED, handedOverAtMs: updatedAtMs };
  return { ...known, refused: state === 'refused' };
}
