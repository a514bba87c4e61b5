import { BOUNDS } from '../../src-preload/contract/bounds.ts';
import * as v from 'valibot';
import { FLOW_KINDS, SIGNING_KINDS, type FlowKind } from '../../src-preload/contract/state-words.ts';
import * as x from '../../src-preload/contract/values.ts';
import { spending } from './proved.ts';
import { onceFor } from '../base/once-for.ts';
import { fail } from '../base/errors.ts';
import { fromJson } from '../base/texts.ts';
import { type Intent, type IntentOf, judgeInputJson } from '../verify/index.ts';
import { ORIGINS, SIGNING_STATES, type HandedOverState, type SigningState } from './signing-states.ts';
import { jsonOf, precision, psbt, text, timeMs } from './values.ts';

/** A signing in the journal: its steps, each with what was known when it was written. */

const named = v.object({
  assetId: x.assetId,
  ticker: v.nullable(text),
  precision,
  /** Its precision is only told, and nothing of it was sent from here yet. */
  firstSend: v.exactOptional(v.boolean()),
});
const asked = v.object({
  intent: judgeInputJson.intent,
  snapshot: judgeInputJson.snapshot,
  /** Whom it was begun with: it is handed to nobody else. */
  service: x.keptAddress,
  assets: v.array(named),
});
const built = v.object({ psbt, outcome: text, digest: text, limits: judgeInputJson.limits });
const signedStep = v.object({ ...spending.entries, psbt });
/** What is known of a hand-over that no fitting answer came to. */
const unansweredStep = v.object({
  because: text,
  /** The other transaction that the service named instead (security.md, F03). */
  named: v.nullable(x.txid),
  /** The service said that it does not take it. */
  refused: v.boolean(),
  handedOverAtMs: timeMs,
  /** How often the service was asked since, and listed nothing of it. */
  looks: x.count,
  lookedAtMs: v.nullable(timeMs),
});

/** How an asset of a send was listed when it was begun: only words, nothing is decided by it. */
export type NamedAsset = v.InferOutput<typeof named>;
/** What can be begun here. */
export type BegunIntent = Exclude<Intent, IntentOf<'offline'>>;
export type SignedStep = v.InferOutput<typeof signedStep>;
export type UnansweredStep = v.InferOutput<typeof unansweredStep>;
export type Spending = v.InferOutput<typeof spending>;

/** Before anybody looked for it. */
export const FIRST_UNANSWERED = {
  because: '',
  named: null,
  refused: false,
  looks: 0,
  lookedAtMs: null,
} as const;

const state = v.picklist(SIGNING_STATES);
/** What every form of a signing says of itself. */
export const signingHead = {
  id: x.id,
  walletId: x.id,
  origin: v.picklist(ORIGINS),
  kind: v.picklist(SIGNING_KINDS),
  state,
  createdAtMs: timeMs,
  updatedAtMs: timeMs,
};
export interface Signing extends Readonly<v.InferOutput<v.ObjectSchema<typeof signingHead, undefined>>> {
  /** Data of each state that was reached, as written last. JSON values. */
  readonly data: Readonly<Partial<Record<SigningState, unknown>>>;
}
/** One of which little is read: there may be thousands. */
export interface HandedOver {
  readonly id: string;
  readonly kind: FlowKind;
  readonly state: HandedOverState;
  /** The data of its last `signed` step as written, but for the PSBT. */
  readonly signed: unknown;
}

/** The longest is of a PSBT of the largest size, beside what was asked. */
const json = v.pipe(v.string(), v.maxLength(BOUNDS.stepChars), v.check(isJson));
export const wholeStep = v.strictObject({ state, atMs: timeMs, data: json });
export type WholeStep = Readonly<v.InferOutput<typeof wholeStep>>;
/** What was brought of an imported one. */
export const importedPart = v.strictObject({
  txid: x.txid,
  commits: v.pipe(v.string(), v.regex(/^([0-9a-f]{64})?$/)),
  name: v.pipe(v.string(), v.maxLength(BOUNDS.fileNameChars)),
  cameAs: v.picklist(['pack', 'psbt']),
  text: v.pipe(v.string(), v.maxLength(BOUNDS.stepChars)),
  coins: json,
});

const whole = v.strictObject({
  ...signingHead,
  /** In their order. */
  steps: v.pipe(v.array(wholeStep), v.maxLength(BOUNDS.steps)),
  imported: v.nullable(importedPart),
  /** From a backup, and not proved once more: it holds its coins, and the book learns nothing else from it. */
  proves: v.exactOptional(v.literal('spends')),
});
export type WholeSigning = Readonly<v.InferOutput<typeof whole>>;
/** In a backup. */
export const signingRecord = v.pipe(
  whole,
  v.check((one) => (one.imported === null ? isBuiltHere(one) : isMergedImport(one))),
);

/** What a step of what was built here says. Of the others nothing is shown, and nothing but what has a form of its own is read. */
const STEPS: Readonly<Partial<Record<SigningState, v.GenericSchema>>> = {
  asked: v.object({ ...v.partial(asked).entries, intent: judgeInputJson.intent }),
  built: v.partial(built),
  away: spending,
  approved: v.nullable(v.partial(spending)),
  signed: signedStep,
  handedOver: v.partial(unansweredStep),
  refused: v.partial(unansweredStep),
};

/** Signed bytes are erased where it was dropped, and nowhere else. */
function isBuiltHere({ kind, origin, steps }: Pick<WholeSigning, 'kind' | 'origin' | 'steps'>): boolean {
  const isDropped = steps.at(-1)?.state === 'dropped';
  return (
    origin !== 'imported' &&
    steps.every(({ state: reached, data }) => {
      if (reached === 'signed' && isDropped && data === 'null') return true;
      const value: unknown = JSON.parse(data);
      if (!v.is(STEPS[reached] ?? v.unknown(), value)) return false;
      return (
        reached !== 'asked' ||
        kindOf(v.parse(v.object({ intent: judgeInputJson.intent }), value).intent) === kind
      );
    })
  );
}

const pays = v.object({
  kind: v.picklist(FLOW_KINDS),
  inputs: v.array(v.string()),
  recipients: v.array(v.string()),
});
const approvedImport = jsonOf(v.object({ ...pays.entries, txid: x.txid }));
const signedImport = jsonOf(
  v.pipe(
    v.looseObject({ psbt }),
    v.check((data) => !('unreadable' in data)),
  ),
);
/** Whether an imported one can be brought back: unsigned, or signed with what it spends and what was signed. */
export function isMergedImport({
  origin,
  state: now,
  steps,
}: Pick<WholeSigning, 'origin' | 'state' | 'steps'>): boolean {
  const reached = steps.map((step) => step.state);
  if (origin !== 'imported') return false;
  if (now === 'built') return reached.every((one) => one === 'built' || one === 'approved');
  return (
    now === 'signed' &&
    reached.at(-1) === 'signed' &&
    reached.at(-2) === 'approved' &&
    v.is(approvedImport, steps.at(-2)?.data) &&
    v.is(signedImport, steps.at(-1)?.data) &&
    reached.every((one) => ['built', 'approved', 'signed'].includes(one))
  );
}

/** Null where it names none. */
function kindOf(named: unknown): FlowKind | null {
  const read = v.safeParse(v.object({ kind: v.picklist(FLOW_KINDS) }), named);
  return read.success ? read.output.kind : null;
}

export function isJson(text: string): boolean {
  return fromJson(text) !== undefined;
}

export type JudgedFlow = ReturnType<typeof readJudged>;

/** Throws FLOW_UNKNOWN. */
export function requireFlow(
  { signings }: { readonly signings: { readonly read: (flowId: string) => Signing | null } },
  flowId: string,
): Signing {
  const flow = signings.read(flowId);
  if (flow === null) throw fail('FLOW_UNKNOWN', {});
  return flow;
}

const judgedFlow = v.object({ asked, built });
/** Reads a flow that was judged back from the journal. A record that does not parse is no flow: FLOW_UNKNOWN. */
export function readJudged({ data }: Pick<Signing, 'data'>) {
  const parsed = v.safeParse(judgedFlow, data);
  if (!parsed.success || parsed.output.asked.intent.kind === 'offline') throw fail('FLOW_UNKNOWN', {});
  const { psbt, digest, limits } = parsed.output.built;
  return { ...parsed.output.asked, intent: parsed.output.asked.intent, psbt, digest, limits };
}

/** What was asked for, where that can still be read. */
export function readIntent({ data }: Pick<Signing, 'data'>): BegunIntent | null {
  const read = orNull(v.pick(asked, ['intent']), data.asked);
  return read === null || read.intent.kind === 'offline' ? null : read.intent;
}

/** Whom it was begun with, where that can still be read. */
export function readService({ data }: Pick<Signing, 'data'>): string | null {
  return orNull(v.pick(asked, ['service']), data.asked)?.service ?? null;
}

/** What is written of one that was brought, before it is signed. Throws STORAGE_DAMAGED: nothing of it may be left out. */
export function readPays(written: unknown): v.InferOutput<typeof pays> {
  const read = orNull(pays, written);
  if (read === null) throw fail('STORAGE_DAMAGED', { file: 'journal.sqlite', keptAs: null });
  return read;
}

/** The signed bytes of a flow and what they do, or null before there are any. */
export const readSigned = (signed: unknown): SignedStep | null => orNull(signedStep, signed);

/** What the signed transaction of a flow does, or null before there is one. */
export function readSpending(signed: unknown): Spending | null {
  return typeof signed === 'object' && signed !== null ? spendingIn(signed) : null;
}

/** Each screen asks for all of them, and there are thousands. */
const spendingIn = onceFor((signed: object) => orNull(spending, signed));

/** What is known of one whose outcome is not; of a record without it, that it was handed over when it was written. */
export function readUnanswered({
  data,
  state: now,
  updatedAtMs,
}: Pick<Signing, 'data' | 'state' | 'updatedAtMs'>): UnansweredStep {
  const known = orNull(unansweredStep, data[now]) ?? { ...FIRST_UNANSWERED, handedOverAtMs: updatedAtMs };
  return { ...known, refused: now === 'refused' };
}

function orNull<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | null {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : null;
}
