import * as v from 'valibot';
import { BOUNDS } from '../../src-preload/contract/bounds.ts';
import { FLOW_KINDS, SIGNING_KINDS, type FlowKind } from '../../src-preload/contract/state-words.ts';
import * as x from '../../src-preload/contract/values.ts';
import { fail } from '../base/errors.ts';
import { onceFor } from '../base/groups.ts';
import { fromJson } from '../base/json.ts';
import { type Intent, type IntentOf, judgeInputJson } from '../verify/index.ts';
import { spending } from './proved.ts';
import { jsonOf, precision, psbt, text, timeMs } from './values.ts';

export const KIND_RULES: { readonly [Kind in FlowKind]: KindRules } = {
  createSlots: { movesAssets: false, listedIn: 'unspents', payees: 'nobody', listedAs: 'slots' },
  send: { movesAssets: true, listedIn: 'transfers', payees: 'once', listedAs: 'assets' },
  sendBtc: { movesAssets: false, listedIn: 'unspents', payees: 'again', listedAs: 'sent' },
  replacement: { movesAssets: false, listedIn: 'unspents', payees: 'again', listedAs: 'sent' },
};

/** Built with a service, imported as file, text or codes, or built here and signed on another machine (`away`). */
export const ORIGINS = ['built', 'imported', 'away'] as const;

export type SigningState =
  | 'asked' // confirmed by the user; the service builds it
  | 'built' // with its verdict: outcome and digest
  | 'contradicted'
  | 'away' // out to be signed on another machine
  | 'approved'
  | 'signed' // signed bytes and txid are here
  | 'handingOver'
  | 'handedOver' // submitted, without a fitting answer
  | 'refused' // submitted, and refused in words
  | 'accepted'
  | 'broadcast' // the service lists its outputs
  | 'settled' // final: reported as settled
  | 'givenUp' // reported failed or cancelled here; signed bytes may still be broadcast
  | 'dropped'; // final: cancelled before submit, signed bytes erased

/**
 * From `handingOver` a flow goes back only to `signed`, if no byte left; from a submit never to `dropped`. A
 * transaction that may have left is never forgotten, even if refused. `settled` stays, whatever is reported later
 * (security.md, G39).
 */
const NEXT: Readonly<Record<SigningState, readonly SigningState[]>> = {
  // PSBT and verdict are one step: nothing unjudged is kept.
  asked: ['built', 'dropped'],
  built: ['approved', 'away', 'contradicted', 'dropped'],
  contradicted: [],
  // Never back to `built`, as it may be signed at any time. A flow from a backup becomes `away` a second time.
  away: ['signed', 'away', 'dropped'],
  approved: ['signed', 'built', 'dropped'],
  signed: ['handingOver', 'dropped'],
  handingOver: ['signed', 'accepted', 'handedOver', 'refused', 'broadcast', 'settled', 'givenUp'],
  // A flow goes back to `handedOver` if the service no longer reports it.
  accepted: ['accepted', 'handedOver', 'broadcast', 'settled', 'givenUp'],
  // The transaction is looked for again, or the same bytes are resubmitted.
  handedOver: ['handedOver', 'handingOver', 'accepted', 'refused', 'broadcast', 'settled', 'givenUp'],
  refused: ['refused', 'handingOver', 'accepted', 'broadcast', 'settled', 'givenUp'],
  broadcast: ['settled', 'givenUp'],
  settled: [],
  givenUp: ['accepted', 'broadcast', 'settled'],
  dropped: [],
};

export const SIGNING_STATES = Object.keys(NEXT) as readonly SigningState[];

export function mayFollow(from: SigningState, to: SigningState): boolean {
  return NEXT[from].includes(to);
}

/** No byte has gone to the service: `handingOver` is written before the first one goes. */
export const BEFORE_SUBMIT = ['asked', 'built', 'away', 'approved', 'signed'] as const;
export const UNSETTLED = ['handingOver', 'accepted', 'handedOver', 'refused', 'broadcast'] as const;
/** The service may hold our signature for ever, so the transaction may confirm, whatever the service reports. */
export const SUBMITTED = [...UNSETTLED, 'settled', 'givenUp'] as const;
export type HandedOverState = (typeof SUBMITTED)[number];
/** No answer accepted these transactions: they are looked for, and resubmitted after a while. */
export const OUTCOME_UNKNOWN = ['handedOver', 'refused'] as const;
export type UnansweredState = (typeof OUTCOME_UNKNOWN)[number];
/** The end of the program interrupts flows in these states. */
export const INTERRUPTED = ['asked', 'approved', 'handingOver'] as const;
export const CLOSED = ['contradicted', 'dropped', 'settled', 'givenUp'] as const;

export function isOneOf<S extends SigningState>(state: SigningState, states: readonly S[]): state is S {
  return (states as readonly SigningState[]).includes(state);
}

/** One row per kind, so that no kind falls under another's `else`. */
interface KindRules {
  /** While such a flow is pending, asset balances can't be compared. */
  readonly movesAssets: boolean;
  readonly listedIn: 'transfers' | 'unspents';
  /** `once`: a second payment to the payee must exclude the first for ever. `nobody`: no payee. */
  readonly payees: 'once' | 'again' | 'nobody';
  /** The kind of such a transaction in the list of bitcoin. */
  readonly listedAs: 'assets' | 'slots' | 'sent';
}

const named = v.object({
  assetId: x.assetId,
  ticker: v.nullable(text),
  precision,
  /** Only the service names the precision, and this asset was never sent from here. */
  firstSend: v.exactOptional(v.boolean()),
});
const asked = v.object({
  intent: judgeInputJson.intent,
  snapshot: judgeInputJson.snapshot,
  /** The service that builds the transaction, which is submitted to no other. */
  service: x.keptAddress,
  assets: v.array(named),
});
const built = v.object({ psbt, outcome: text, digest: text, limits: judgeInputJson.limits });
const signedStep = v.object({ ...spending.entries, psbt });
const unansweredStep = v.object({
  because: text,
  /** The service's other txid (security.md, F03). */
  named: v.nullable(x.txid),
  refused: v.boolean(),
  handedOverAtMs: timeMs,
  looks: x.count,
  lookedAtMs: v.nullable(timeMs),
});

export type NamedAsset = v.InferOutput<typeof named>;
export type BegunIntent = Exclude<Intent, IntentOf<'offline'>>;
export type SignedStep = v.InferOutput<typeof signedStep>;
export type UnansweredStep = v.InferOutput<typeof unansweredStep>;
export type Spending = v.InferOutput<typeof spending>;

export const FIRST_UNANSWERED = {
  because: '',
  named: null,
  refused: false,
  looks: 0,
  lookedAtMs: null,
} as const;

const state = v.picklist(SIGNING_STATES);
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
  /** For each state the last written data, as JSON values. */
  readonly data: Readonly<Partial<Record<SigningState, unknown>>>;
}
/** Only these members are read: there may be thousands. */
export interface HandedOver {
  readonly id: string;
  readonly kind: FlowKind;
  readonly state: HandedOverState;
  readonly createdAtMs: number;
  readonly signed: unknown;
}

/** The longest text holds the largest PSBT and its intent. */
const json = v.pipe(v.string(), v.maxLength(BOUNDS.stepChars), v.check(isJson));
export const wholeStep = v.strictObject({ state, atMs: timeMs, data: json });
export type WholeStep = Readonly<v.InferOutput<typeof wholeStep>>;
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
  steps: v.pipe(v.array(wholeStep), v.maxLength(BOUNDS.steps)),
  imported: v.nullable(importedPart),
  /** From a backup, unproved: it reserves coins, and the book learns nothing else. */
  proves: v.exactOptional(v.literal('spends')),
});
export type WholeSigning = Readonly<v.InferOutput<typeof whole>>;
export const signingRecord = v.pipe(
  whole,
  v.check((one) => (one.imported === null ? isBuiltHere(one) : isMergedImport(one))),
);

/** Steps of flows built here. Data of steps without a schema is never read. */
const STEPS: Readonly<Partial<Record<SigningState, v.GenericSchema>>> = {
  asked: v.object({ ...v.partial(asked).entries, intent: judgeInputJson.intent }),
  built: v.partial(built),
  away: spending,
  approved: v.nullable(v.partial(spending)),
  signed: signedStep,
  handedOver: v.partial(unansweredStep),
  refused: v.partial(unansweredStep),
};

/** Only dropped flows have their signed bytes erased. */
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
const signedImport = jsonOf(v.looseObject({ psbt }));
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
export function readJudged({ data }: Pick<Signing, 'data'>) {
  const parsed = v.safeParse(judgedFlow, data);
  if (!parsed.success || parsed.output.asked.intent.kind === 'offline') throw fail('FLOW_UNKNOWN', {});
  const { psbt, digest, limits } = parsed.output.built;
  return { ...parsed.output.asked, intent: parsed.output.asked.intent, psbt, digest, limits };
}

/** Null if the step is missing or unreadable, or its intent is `offline`. */
export function readIntent({ data }: Pick<Signing, 'data'>): BegunIntent | null {
  const read = orNull(v.pick(asked, ['intent']), data.asked);
  return read === null || read.intent.kind === 'offline' ? null : read.intent;
}

export function readService({ data }: Pick<Signing, 'data'>): string | null {
  return orNull(v.pick(asked, ['service']), data.asked)?.service ?? null;
}

/** Throws STORAGE_DAMAGED if unreadable, since no payment may be missed. */
export function readPays(written: unknown): v.InferOutput<typeof pays> {
  const read = orNull(pays, written);
  if (read === null) throw fail('STORAGE_DAMAGED', { file: 'journal.sqlite', keptAs: null });
  return read;
}

/** `readSigned` and `readSpending` return null if the step is unreadable or erased. */
export const readSigned = (signed: unknown): SignedStep | null => orNull(signedStep, signed);

export function readSpending(signed: unknown): Spending | null {
  return typeof signed === 'object' && signed !== null ? spendingIn(signed) : null;
}

/** Parsed once, since every screen asks for thousands of them. */
const spendingIn = onceFor((signed: object) => orNull(spending, signed));

/** A flow without a readable record counts as submitted when it was last written. */
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
