import { toHex } from '../../base/bytes.ts';
import { outpointName } from '../../base/outpoint.ts';
import { Refusal } from '../../base/refused.ts';
import type { JudgeAccount } from '../../keys/account.ts';
import { ownScriptsOf } from '../../keys/allowed-paths.ts';
import type { Book } from '../book/book.ts';
import { openBook } from '../book/open-book.ts';
import { readPsbt, type Psbt } from '../psbt/read.ts';
import { transactionId } from '../psbt/transaction.ts';
import type { JudgeLimits, Verdict } from '../types.ts';
import { bindVerdict, unreadableVerdict } from './bind.ts';
import { judgeBook, judgeInvoiced } from './claims/book.ts';
import { judgeFee, sumUp } from './claims/fee.ts';
import { doubt, settleClaims, type Doubt, type Finding } from './claims/findings.ts';
import { judgeInputs } from './claims/inputs.ts';
import { inputLines, outputLines } from './claims/lines.ts';
import { judgeAmounts, judgeDust, judgeOutputs } from './claims/outputs.ts';
import { judgeRelay } from './claims/relay.ts';
import { scopeOf } from './claims/scope.ts';
import { earliestOf, refuseLongLists, type Snapshot } from './claims/snapshot.ts';
import { judgeForm, lockTimeOf } from './claims/transaction.ts';
import { intentProblem, kindOfIntent, type Intent } from './intent.ts';
import { replacedSpends } from './kinds/replacement.ts';
import { claimsOf, provedFacts, reportedGrounds, unlisted } from './settle.ts';

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
