import type { ClaimName, Outcome } from '../../../src-preload/contract/claims.ts';
import { createHash } from 'node:crypto';
import type { Book } from '../book/book.ts';
import { openBook } from '../book/open-book.ts';
import { assertNever } from '../../base/errors.ts';
import { intentProblem, type Intent, intentDigest, scopeOf } from './intent.ts';
import { earliestOf, type Snapshot } from './snapshot.ts';
import { MAX_ALLOCATIONS, MAX_ALLOCATIONS_PER_OUTPUT } from '../../base/allocation-bounds.ts';
import { toHex } from '../../base/bytes.ts';
import { doubt, lineDoubt, settleClaims, type Doubt, type Finding, type Grounds } from './findings.ts';
import { inputLines, outputLines } from './lines.ts';
import type { IntentRule, RuleInput } from './intent-rule.ts';
import { judgeBook, judgeInvoiced, type BookClaims } from './judge-book.ts';
import { createSlotsRule } from './judge-create-slots.ts';
import { judgeFee, sumUp } from './judge-fee.ts';
import { isUnknown, judgeInputs, searchedFor } from './judge-inputs.ts';
import { offlineRule, judgeRelay } from './judge-offline.ts';
import { judgeAmounts, judgeDust, judgeOutputs, type JudgedOutput } from './judge-outputs.ts';
import { sendRule } from './judge-send.ts';
import { sendBtcRule } from './judge-send-btc.ts';
import { describeLockTime, judgeForm, judgeLockTime } from './judge-transaction.ts';
import { ownScriptsOf, type LastIndex } from '../../keys/own-paths.ts';
import { LAST_INDEX, MAX_SEARCH, RESTORE_SEARCH, searchThatFinds } from '../../keys/search-length.ts';
import { nameOf } from '../../base/outpoint.ts';
import { readPsbt, type Psbt } from '../psbt/read.ts';
import { Refusal, type Facts } from '../../base/refused.ts';
import { transactionId } from '../psbt/transaction.ts';
import type { JudgeLimits, Verdict, Claim, Line, MovedAsset } from '../types.ts';
import type { JudgeAccount } from '../../keys/account.ts';
import { digestOf, type Canonical } from '../../base/canonical.ts';

export interface JudgeInput {
  /** Base64, exactly as the service sent it. */
  readonly psbt: string;
  readonly intent: Intent;
  /** Where the intent came with what is judged: nobody at this computer was asked. Left out: the person here was. */
  readonly askedBy?: 'request' | undefined;
  /** Own unspents, fetched before *begin* and kept. Without entries where there is only a PSBT (`offline`). */
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
  let psbt: Psbt;
  try {
    refuseLongLists(input.snapshot);
    psbt = readPsbt(input.psbt, input.limits.maxPsbtChars);
  } catch (error) {
    if (error instanceof Refusal) return unreadable(input, error);
    throw error;
  }
  const { account, snapshot, intent, limits } = input;
  const own = ownScriptsOf(account);
  const txid = transactionId(psbt.unsigned.bytes);
  const spends = new Set(psbt.unsigned.inputs.map(({ outpoint }) => `${outpoint.txid}:${outpoint.vout}`));
  const book = openBook(input.book, { txid, spends });
  const scope = scopeOf(intent);
  // A date ahead of this machine's own would let a lock time through that holds the transaction back.
  const known = { height: limits.knownHeight, nowMs: earliestOf(snapshot), network: account.network };
  const lockTime =
    scope === 'asked'
      ? { doubts: [], ...judgeLockTime(psbt.unsigned, known) }
      : { findings: [], ...describeLockTime(psbt.unsigned, known) };
  const { inputs, scripts, ...spent } = judgeInputs(
    psbt,
    account,
    own,
    { entries: snapshot.entries, book },
    scope,
  );
  const { outputs, ...paid } = judgeOutputs(psbt, account, own, reachable(account, intent), scope);
  const sums = sumUp(psbt.unsigned.bytes.length, inputs, outputs);
  const rule = judgeIntent(intent, { psbt, account, book, inputs, outputs });
  const fee = sums === null || rule.fee === null ? null : judgeFee(sums, rule.fee, limits);
  const findings: Finding[] = [
    ...judgeForm(psbt.unsigned, scope),
    ...lockTime.findings,
    ...spent.findings,
    ...judgeBook(inputs, book, BOOK_CLAIMS[intent.kind], rule),
    ...judgeAmounts(psbt, inputs),
    ...paid.findings,
    ...judgeInvoiced(outputs, book, account.network),
    ...rule.findings,
    ...judgeDust(outputs),
    ...(fee?.findings ?? []),
  ];
  const relay = scope === 'asked' || sums === null ? NO_RELAY : judgeRelay(sums, outputs);
  const doubts: Doubt[] = [
    ...unlisted(inputs, fee?.facts ?? {}),
    ...rule.doubts,
    ...relay.doubts,
    ...lockTime.doubts,
  ];
  if (fee === null) doubts.push(doubt('feeAsAsked'), doubt('feeWithinLimits'));
  const isReported = input.askedBy === 'request';
  // Then the amounts are its own record's, and no list that came with the request is what they rest on.
  const isOwn = isReported && inputs.every(({ known }) => known !== null);
  const proved: Partial<Record<ClaimName, Facts>> = {
    readable: { inputs: `${inputs.length}`, outputs: `${outputs.length}` },
    inputsOurs: { inputs: `${inputs.filter(({ foreign }) => foreign === null).length}` },
    // Of a bare PSBT nobody lists anything: what its amounts rest on is no older later, and is the same verdict.
    amountsAsListed: scope === 'asked' && !isOwn ? { takenAtMs: `${snapshot.takenAtMs}` } : {},
    lockTime: lockTime.facts,
    relayed: relay.facts,
    feeAsAsked: fee?.facts ?? {},
    feeAboveAsked: fee?.above ?? {},
    feeWithinLimits: fee?.facts ?? {},
    changeOurs: {
      ...elsewhere(outputs, account),
      ...longerSearch(outputs),
      ...(scope === 'asked' ? {} : farOut(outputs, account)),
    },
    ...rule.proved,
  };
  const grounds = isReported ? reportedGrounds(rule, inputs) : rule.grounds;
  const context = { findings, doubts, network: account.network, isReported };
  const shownInputs = inputLines(inputs, scripts, context);
  const shownOutputs = outputLines(outputs, rule.kinds, rule.assets, context);
  return bindVerdict(input, toHex(psbt.unsigned.bytes), {
    code: findings[0]?.code ?? null,
    claims: settleClaims(claimsOf(rule.claims, fee), { proved, grounds }, findings, doubts),
    inputs: shownInputs,
    outputs: shownOutputs,
    assets: rule.assets,
    sums,
    txid,
  });
}

/** A fee above the rate that was asked for is a claim of its own, beside the one that it is near enough. */
function claimsOf(
  names: readonly ClaimName[],
  fee: { readonly above: Facts | null; readonly findings: readonly Finding[] } | null,
): readonly ClaimName[] {
  if (fee === null || fee.above === null || fee.findings.length > 0) return names;
  return names.flatMap((name) => (name === 'feeAsAsked' ? [name, 'feeAboveAsked' as const] : [name]));
}

/** What nobody at this computer asked for is reported, and so is the amount of a coin that its own book does not hold. */
function reportedGrounds({ grounds }: IntentRule, inputs: RuleInput['inputs']): Grounds {
  const told = inputs.flatMap(({ known, outpoint }) => (known === null ? [nameOf(outpoint)] : []));
  const asked = AS_ASKED.map((name) => [name, { ground: 'told', facts: grounds[name]?.facts ?? {} }]);
  return {
    ...grounds,
    ...(Object.fromEntries(asked) as Grounds),
    amountsAsListed:
      told.length === 0 ? { ground: 'book', facts: {} } : { ground: 'told', facts: { told: told.join(' ') } },
  };
}

/** Each compares the transaction with what was asked for. */
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

/** What comes back on a keychain of ours that the service does not look at: ours, and not listed by it again. */
function elsewhere(outputs: readonly JudgedOutput[], { keychains }: JudgeAccount): Facts {
  const found = outputs.flatMap(({ own }) =>
    own?.branch === 'vanilla' && !keychains.vanilla.includes(own.keychain) ? [own.keychain] : [],
  );
  const [keychain] = found;
  return keychain === undefined ? {} : { keychain: `${keychain}` };
}

/** How long a search must be that finds each own output, where that is longer than one by the words alone. */
function longerSearch(outputs: readonly JudgedOutput[]): Facts {
  const furthest = Math.max(...outputs.map(({ own }) => own?.index ?? 0));
  const length = searchThatFinds(furthest, RESTORE_SEARCH);
  return length === RESTORE_SEARCH ? {} : { searchLength: `${length}` };
}

/** How many addresses another wallet must look through for what comes back, where that is further than they do. */
function farOut(outputs: readonly JudgedOutput[], { highestIndex, gap, searchLength }: JudgeAccount): Facts {
  const beyond = outputs.flatMap(({ own }) => {
    if (own === null) return [];
    const known = highestIndex[own.branch];
    // Of restored words nothing is known yet: as far as is searched may be used, and none may be.
    const used = known + gap === searchLength ? -1 : known;
    return own.index > used + gap ? [own.index] : [];
  });
  return beyond.length === 0 ? {} : { lookThrough: `${Math.max(...beyond) + 1}` };
}

const NO_RELAY = { doubts: [], facts: {} } as const;

const BOOK_CLAIMS: Readonly<Record<Intent['kind'], BookClaims>> = {
  createSlots: { holds: 'inputsUncolored', free: 'inputsUncolored', settled: null },
  sendBtc: { holds: 'inputsUncolored', free: 'inputsUncolored', settled: null },
  send: { holds: 'assetsWhole', free: 'inputsAreSlots', settled: 'assetsWhole' },
  offline: { holds: 'spentAssetsKnown', free: 'spentAssetsKnown', settled: 'spentAssetsKnown' },
};

/** Before anything grows with it: what the service sends may cost no more than its size. */
function refuseLongLists({ entries }: Snapshot): void {
  let all = 0;
  for (const { txid, vout, allocations } of entries) {
    all += allocations.length;
    if (allocations.length > MAX_ALLOCATIONS_PER_OUTPUT)
      throw new Refusal('TOO_LARGE', {
        what: 'allocations of one output',
        limit: `${MAX_ALLOCATIONS_PER_OUTPUT}`,
        outpoint: `${txid}:${vout}`,
      });
  }
  if (all > MAX_ALLOCATIONS)
    throw new Refusal('TOO_LARGE', { what: 'allocations', limit: `${MAX_ALLOCATIONS}` });
}

/**
 * Own outputs further out would not be found by a wallet restored from its words: change held to ransom. More new
 * slots than the gap is wide lie beyond it by themselves; they fill the way there, so a restore walks along them.
 */
function reachable(account: JudgeAccount, intent: Intent): LastIndex {
  const { highestIndex, gap } = account;
  if (intent.kind === 'offline') return searchedFor(account, scopeOf(intent));
  const isSlots = intent.kind === 'createSlots';
  const filled = isSlots && intent.num > gap ? intent.num : 0;
  const last = isSlots ? MAX_SEARCH : LAST_INDEX;
  return {
    vanilla: Math.min(highestIndex.vanilla + gap, last),
    colored: Math.min(highestIndex.colored + gap + filled, last),
  };
}

/** Steps 6 and 7, by what was asked for. */
function judgeIntent(intent: Intent, input: RuleInput): IntentRule {
  const problem = intentProblem(intent, input.account.network);
  switch (intent.kind) {
    case 'createSlots':
      return createSlotsRule(intent, input, problem);
    case 'send':
      return sendRule(intent, input, problem);
    case 'sendBtc':
      return sendBtcRule(intent, input, problem);
    case 'offline':
      return offlineRule(intent, input);
    default:
      return assertNever(intent);
  }
}

/**
 * What an input holds is known from the book and the list alone. The fee of a bare PSBT is no doubt: taproot signatures commit to
 * all amounts, so with others than the real ones they would be worthless, and the fee not larger.
 */
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

/** Steps 1 and 2 failed: nothing after them is known. */
function unreadable(input: JudgeInput, { code, facts }: Refusal): Verdict {
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

/**
 * The verdict with its digest, which covers the unsigned transaction (`bound`), the intent, whose wallet it is, and
 * everything that is shown: a change in any of them is another digest, so an approval of this review approves nothing
 * else. `code` is the first contradiction's.
 */
function bindVerdict(
  { intent, account }: { readonly intent: Intent; readonly account: JudgeAccount },
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

/** A claim that contradicts is only made of a finding, and that has a code. */
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
