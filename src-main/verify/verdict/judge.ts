import * as v from 'valibot';
import { createHash } from 'node:crypto';
import { bookJson, type Book, openBook } from '../book/book.ts';
import type { SchemaOf, JudgeLimits, Verdict, Claim, Line, MovedAsset } from '../types.ts';
import {
  limitsJson,
  snapshotJson,
  scopeOf,
  earliestOf,
  refuseLongLists,
  type Snapshot,
} from './claims/snapshot.ts';
import type { ClaimProblem, ClaimName, Outcome } from '../../../src-preload/contract/claims.ts';
import type { SIGNING_KINDS } from '../../../src-preload/contract/state-words.ts';
import { type Network, outpointName } from '../../base/bitcoin.ts';
import { type Canonical, digestOf } from '../../base/canonical.ts';
import type { AssetShare } from '../../base/groups.ts';
import { bitcoin, type SendBtcIntent } from './kinds/bitcoin.ts';
import { described, type OfflineIntent } from './kinds/described.ts';
import type { Kind } from './kinds/kind.ts';
import { type SendIntent, send } from './kinds/send.ts';
import { replacement, type ReplacementIntent, replacedSpends } from './kinds/replacement.ts';
import { slots, type CreateSlotsIntent } from './kinds/slots.ts';
import { toHex } from '../../base/bytes.ts';
import { Refusal, type Facts } from '../../base/errors.ts';
import { type JudgeAccount, RESTORE_SEARCH, searchThatFinds } from '../../keys/account.ts';
import { ownScriptsOf } from '../../keys/allowed-paths.ts';
import { readPsbt, type Psbt } from '../psbt/read.ts';
import { transactionId } from '../psbt/transaction.ts';
import { judgeBook, judgeInvoiced } from './claims/assets.ts';
import {
  judgeFee,
  sumUp,
  judgeRelay,
  judgeForm,
  lockTimeOf,
  type LockTime,
  type IntentRule,
  type RuleInput,
} from './claims/transaction.ts';
import {
  doubt,
  settleClaims,
  type Doubt,
  type Finding,
  lineDoubt,
  type ClaimBases,
} from './claims/findings.ts';
import { judgeInputs, isUnknown } from './claims/inputs.ts';
import {
  inputLines,
  outputLines,
  judgeAmounts,
  judgeDust,
  judgeOutputs,
  type JudgedOutput,
} from './claims/outputs.ts';

/** Everything a user can have confirmed. A kind added here does not compile until the judge has a rule for it. */
export type Intent = CreateSlotsIntent | SendIntent | SendBtcIntent | ReplacementIntent | OfflineIntent;
export type IntentOf<Name extends Intent['kind']> = Extract<Intent, { readonly kind: Name }>;

export const KINDS: { readonly [Name in (typeof SIGNING_KINDS)[number]]: Kind<IntentOf<Name>> } = {
  createSlots: slots,
  send,
  sendBtc: bitcoin,
  replacement,
  offline: described,
};

function kindOfIntent(intent: Intent): Kind<Intent> {
  return KINDS[intent.kind] as Kind<Intent>;
}

/** SHA-256 as hex of what was confirmed: the same wish has the same digest, another wish another. */
export function intentDigest(intent: Intent): string {
  return digestOf('ochre/intent/1', members(intent));
}

/** Why nothing can be judged against this intent, or null. The judge then answers INTENT_MISMATCH. */
export function intentProblem(intent: Intent, network: Network): ClaimProblem | null {
  return kindOfIntent(intent).problem(intent, network);
}

/** Whom an intent without a problem pays, each by what it is recognised by. */
export function payeesOfIntent(intent: Intent, network: Network): readonly string[] {
  return kindOfIntent(intent).payees(intent, network);
}

/** What an intent asks to move, and may name an asset more than once. */
export function assetsOfIntent(intent: Intent): readonly AssetShare<bigint>[] {
  return kindOfIntent(intent).assets(intent);
}

function members(intent: Intent): Canonical {
  if (intent.kind === 'send' || intent.kind === 'sendBtc')
    return { ...intent, recipients: intent.recipients.map((recipient) => ({ ...recipient })) };
  return { ...intent };
}

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

export const judgeInputJson = {
  intent: intentJson,
  snapshot: snapshotJson,
  limits: limitsJson,
  book: bookJson,
};

export interface JudgeInput {
  /** Base64, exactly as the service sent it. */
  readonly psbt: string;
  readonly intent: Intent;
  /** `request`: the intent came with what is judged, and nobody here was asked. Left out: the person here was. */
  readonly askedBy?: 'request' | undefined;
  /** Own unspents, fetched before *begin* and kept. A bare PSBT (`offline`) has no entries. */
  readonly snapshot: Snapshot;
  /** What is ours by our own proof: it outranks the snapshot. */
  readonly book: Book;
  readonly account: JudgeAccount;
  readonly limits: JudgeLimits;
}

/**
 * What a PSBT does, against what was confirmed (psbt-policy.md 1 to 8, in that order; the first contradiction names
 * the code). Pure, and total: whatever the service sent gets a verdict, never an exception. Touches no key.
 */
export function judge(input: JudgeInput): Verdict {
  const { account, snapshot, intent, limits } = input;
  let psbt: Psbt;
  try {
    refuseLongLists(snapshot);
    psbt = readPsbt(input.psbt, limits.maxPsbtChars);
  } catch (error) {
    if (error instanceof Refusal) return unreadableVerdict(input, error);
    throw error;
  }
  const { unsigned } = psbt;
  const txid = transactionId(unsigned.bytes);
  const replaces = intent.kind === 'replacement' ? replacedSpends(intent.original) : new Set<string>();
  const spends = new Set(unsigned.inputs.map(({ outpoint }) => outpointName(outpoint)));
  const book = openBook(input.book, { txid, spends, replaces });
  const scope = scopeOf(intent);
  const kind = kindOfIntent(intent);
  const own = ownScriptsOf(account);

  const { entries } = snapshot;
  const { inputs, ...spent } = judgeInputs(psbt, account, own, { entries, book, replaces }, scope);
  const reach = kind.reach(account, intent);
  const { outputs, ...paid } = judgeOutputs(psbt, account, own, reach, scope);
  const problem = intentProblem(intent, account.network);
  const isPlainChange = (script: Uint8Array) => own.find(script, null, reach)?.branch === 'vanilla';
  const rule = kind.rule(intent, { psbt, account, book, inputs, outputs, entries, isPlainChange }, problem);
  const sums = sumUp(unsigned.bytes.length, inputs, outputs);
  const fee = sums === null || rule.fee === null ? null : judgeFee(sums, rule.fee, limits);
  // With a date ahead of this machine's, a lock time could pass that holds the transaction back.
  const now = { height: limits.knownHeight, nowMs: earliestOf(snapshot), network: account.network };
  const lockTime = lockTimeOf(unsigned, now, scope);
  const relay = scope === 'asked' || sums === null ? null : judgeRelay(sums, outputs);

  const findings: readonly Finding[] = [
    ...judgeForm(unsigned, scope),
    ...lockTime.findings,
    ...spent.findings,
    ...judgeBook(inputs, book, kind.bookClaims, rule),
    ...judgeAmounts(psbt, inputs),
    ...paid.findings,
    ...judgeInvoiced(outputs, book, account.network),
    ...rule.findings,
    ...judgeDust(outputs),
    ...(fee?.findings ?? []),
  ];
  const doubts: readonly Doubt[] = [
    ...unlisted(inputs, fee?.facts ?? {}),
    ...rule.doubts,
    ...(relay?.doubts ?? []),
    ...lockTime.doubts,
    ...(fee === null ? [doubt('feeAsAsked'), doubt('feeWithinLimits')] : []),
  ];
  const isReported = input.askedBy === 'request';
  const proved = provedFacts({ input, inputs, outputs, rule, fee, lockTime, relay });
  const grounds = isReported ? reportedGrounds(rule, inputs) : rule.grounds;
  const context = { findings, doubts, network: account.network, isReported };
  return bindVerdict(input, toHex(unsigned.bytes), {
    code: findings[0]?.code ?? null,
    claims: settleClaims(claimsOf(rule.claims, fee), { proved, grounds }, findings, doubts),
    inputs: inputLines(inputs, spent.scripts, context),
    outputs: outputLines(outputs, rule.kinds, rule.assets, context),
    assets: rule.assets,
    sums,
    txid,
  });
}

type ProvedFacts = Readonly<Partial<Record<ClaimName, Facts>>>;

interface Found extends Pick<RuleInput, 'inputs' | 'outputs'> {
  readonly input: {
    readonly account: JudgeAccount;
    readonly askedBy?: 'request' | undefined;
    readonly intent: Intent;
    readonly snapshot: Snapshot;
  };
  readonly rule: IntentRule;
  readonly fee: ReturnType<typeof judgeFee> | null;
  readonly lockTime: LockTime;
  readonly relay: ReturnType<typeof judgeRelay> | null;
}

/** Only book and list say what an input holds. Signatures commit to all amounts: a bare PSBT's fee is no doubt. */
function unlisted(inputs: RuleInput['inputs'], feeFacts: Facts): Doubt[] {
  const missing = inputs.flatMap((input, index) => (isUnknown(input) ? [index] : []));
  if (missing.length === 0) return [];
  return [
    ...missing.map((index) => lineDoubt('input', index, 'amountsAsListed')),
    doubt('inputsUncolored'),
    doubt('inputsAreSlots'),
    doubt('feeAsAsked', feeFacts),
  ];
}

/** A fee above the rate that was asked for adds a claim, beside the claim that the fee is near enough. */
function claimsOf(
  names: readonly ClaimName[],
  fee: { readonly above: Facts | null; readonly findings: readonly Finding[] } | null,
): readonly ClaimName[] {
  if (fee === null || fee.above === null || fee.findings.length > 0) return names;
  return names.flatMap((name) => (name === 'feeAsAsked' ? [name, 'feeAboveAsked' as const] : [name]));
}

/** What only the request asked for is reported, and so is the amount of a coin that our own book does not hold. */
function reportedGrounds({ grounds }: IntentRule, inputs: RuleInput['inputs']): ClaimBases {
  const told = inputs.flatMap(({ known, outpoint }) => (known === null ? [outpointName(outpoint)] : []));
  const asked = AS_ASKED.map((name) => [name, { ground: 'told', facts: grounds[name]?.facts ?? {} }]);
  return {
    ...grounds,
    ...(Object.fromEntries(asked) as ClaimBases),
    amountsAsListed:
      told.length === 0 ? { ground: 'book', facts: {} } : { ground: 'told', facts: { told: told.join(' ') } },
  };
}

const AS_ASKED = [
  'slotsAsAsked',
  'paymentAsAsked',
  'recipientsAsAsked',
  'assetsAsAsked',
  'nothingToOthers',
  'feeAsAsked',
  'feeAboveAsked',
  'inputsAreSlots',
] as const satisfies readonly ClaimName[];

function provedFacts({ input, inputs, outputs, rule, fee, lockTime, relay }: Found): ProvedFacts {
  const { account, askedBy, snapshot } = input;
  const isAsked = scopeOf(input.intent) === 'asked';
  // The amounts then rest on our own record, and on no list that came with the request.
  const isOwn = askedBy === 'request' && inputs.every(({ known }) => known !== null);
  return {
    readable: { inputs: `${inputs.length}`, outputs: `${outputs.length}` },
    inputsOurs: { inputs: `${inputs.filter(({ foreign }) => foreign === null).length}` },
    // Nobody lists the coins of a bare PSBT: its amounts do not age, and the verdict stays the same.
    amountsAsListed: isAsked && !isOwn ? { takenAtMs: `${snapshot.takenAtMs}` } : {},
    lockTime: lockTime.facts,
    relayed: relay?.facts ?? {},
    feeAsAsked: fee?.facts ?? {},
    feeAboveAsked: fee?.above ?? {},
    feeWithinLimits: fee?.facts ?? {},
    changeOurs: {
      ...elsewhere(outputs, account),
      ...longerSearch(outputs),
      ...(isAsked ? {} : farOut(outputs, account)),
    },
    ...rule.proved,
  };
}

/** What comes back on a keychain that the service does not look at is ours, but the service won't list it again. */
function elsewhere(outputs: readonly JudgedOutput[], { keychains }: JudgeAccount): Facts {
  const found = outputs.flatMap(({ own }) =>
    own?.branch === 'vanilla' && !keychains.vanilla.includes(own.keychain) ? [own.keychain] : [],
  );
  const [keychain] = found;
  return keychain === undefined ? {} : { keychain: `${keychain}` };
}

/** How long a search must be to find each own output, if a restore by the phrase alone searches less. */
function longerSearch(outputs: readonly JudgedOutput[]): Facts {
  const furthest = Math.max(...outputs.map(({ own }) => own?.index ?? 0));
  const length = searchThatFinds(furthest, RESTORE_SEARCH);
  return length === RESTORE_SEARCH ? {} : { searchLength: `${length}` };
}

/** How many addresses another wallet must look through to find what comes back, if most wallets look through fewer. */
function farOut(outputs: readonly JudgedOutput[], { highestIndex, gap, searchLength }: JudgeAccount): Facts {
  const beyond = outputs.flatMap(({ own }) => {
    if (own === null) return [];
    const known = highestIndex[own.branch];
    // Nothing is known yet of a restored phrase: all indexes that are searched may be used, or none.
    const used = known + gap === searchLength ? -1 : known;
    return own.index > used + gap ? [own.index] : [];
  });
  return beyond.length === 0 ? {} : { lookThrough: `${Math.max(...beyond) + 1}` };
}

interface Judged {
  readonly psbt: string;
  readonly intent: Intent;
  readonly account: JudgeAccount;
}

/** Steps 1 and 2 failed: nothing after them is known. */
function unreadableVerdict(input: Judged, { code, facts }: Refusal): Verdict {
  return bindVerdict(input, createHash('sha256').update(input.psbt, 'utf8').digest('hex'), {
    code,
    claims: [{ name: 'readable', outcome: 'contradicts', ground: 'derived', code, facts }],
    inputs: [],
    outputs: [],
    assets: [],
    sums: null,
    txid: null,
  });
}

/** An approval of this review approves nothing else: the digest covers transaction (`bound`), intent, wallet and all shown. */
function bindVerdict(
  { intent, account }: Pick<Judged, 'intent' | 'account'>,
  bound: string,
  model: Omit<Verdict, 'outcome' | 'digest'>,
): Verdict {
  const outcome = worst(model.code, model.claims);
  const code = model.code ?? model.claims.find((claim) => claim.code !== null)?.code ?? null;
  const shown = { ...model, outcome, code };
  const digest = digestOf('ochre/verdict/2', {
    unsigned: bound,
    intent: intentDigest(intent),
    network: account.network,
    fingerprint: account.fingerprint,
    outcome,
    code,
    claims: shown.claims.map((claim) => ({ ...claim })),
    inputs: shown.inputs.map(lineMembers),
    outputs: shown.outputs.map(lineMembers),
    assets: shown.assets.map(assetMembers),
    sums: shown.sums === null ? null : { ...shown.sums },
    txid: shown.txid,
  });
  return { ...shown, digest };
}

function worst(code: Verdict['code'], claims: readonly Claim[]): Outcome {
  if (code !== null) return 'contradicts';
  const outcomes = new Set(claims.map(({ outcome }) => outcome));
  return WORST_FIRST.find((one) => outcomes.has(one)) ?? 'proved';
}

/** `worst` mostly knows a contradiction by its code, since such a claim comes from a finding, which has one. */
const WORST_FIRST = ['contradicts', 'notProved', 'onTrust'] as const satisfies readonly Outcome[];

function lineMembers({ outpoint, assets, ...line }: Line): Canonical {
  return {
    ...line,
    outpoint: outpoint === null ? null : { txid: outpoint.txid, vout: outpoint.vout },
    assets: assets.map((part) => ({ ...part })),
  };
}

function assetMembers({ given, ...asset }: MovedAsset): Canonical {
  return { ...asset, given: given.map(({ seal, ...part }) => ({ ...part, seal: { ...seal } })) };
}
