import { feeAt, tenthsOf, type Network, LOCK_TIME_IS_DATE, MAX_MONEY_SATS } from '../../../base/bitcoin.ts';
import type { Facts } from '../../../base/errors.ts';
import { type Transaction, isWitnessProgram } from '../../psbt/transaction.ts';
import type { JudgeLimits, Sums, LineKind, MovedAsset } from '../../types.ts';
import {
  doubt,
  finding,
  inputFinding,
  type Doubt,
  type Finding,
  lineDoubt,
  type ClaimBases,
} from './findings.ts';
import type { JudgedInput } from './inputs.ts';
import {
  HIGHEST_TEST_HEIGHT,
  LOCK_TIME_SLACK_BLOCKS,
  MIN_SEQUENCE,
  CHANGE_OUTPUT_VBYTES,
  COMMITMENT_VBYTES,
  FEE_ABOVE_PERCENT,
  FEE_ABOVE_SATS,
  FEE_BELOW_PERCENT,
  type Scope,
  type SnapshotEntry,
} from './snapshot.ts';
import type { JudgedOutput } from './outputs.ts';
import type { ClaimName } from '../../../../src-preload/contract/claims.ts';
import type { OpenBook } from '../../book/book.ts';
import type { Psbt } from '../../psbt/read.ts';
import type { JudgeAccount } from '../../../keys/account.ts';

interface Known {
  readonly height: number | null;
  readonly nowMs: number;
  readonly network: Network;
}

/** Step 3 without the lock time. Services build version 2; nodes relay 1 to 3, and none of them lets anybody change it. */
export function judgeForm(transaction: Transaction, scope: Scope = 'asked'): Finding[] {
  const findings: Finding[] = [];
  if (transaction.version !== 2 && (scope === 'asked' || ![1, 3].includes(transaction.version)))
    findings.push(finding('TX_VERSION', 'readable', { version: `${transaction.version}` }));
  if (transaction.inputs.length === 0) findings.push(finding('NO_INPUTS', 'readable'));
  if (transaction.outputs.length === 0) findings.push(finding('NO_OUTPUTS', 'readable'));
  return findings;
}

/**
 * Step 3: only the height it was made at may hold the transaction back, as rgb-lib writes it. A date, a height that
 * the chain cannot have reached, and a sequence with a relative lock contradict.
 * The highest height: six blocks above ours if that is known; on mainnet as far as miners can have come by `nowMs`;
 * on a test network, where blocks come at any pace, as far as none has. Facts: only `lockTime` if that block is
 * there; `reached: 'byDate'` with `latestMs` (about, in ms) if the calendar tells; `reached: 'unknown'` on a test
 * network.
 * Heights of our settled transfers are not used: they, and that they are settled, are the service's word, so it could
 * prove itself ever higher ones. What is left is harmless: a lock time moves no money, and a service can delay a
 * transaction anyway.
 */
export function judgeLockTime(
  transaction: Transaction,
  known: Known,
): { readonly findings: readonly Finding[]; readonly facts: Facts } {
  const { lockTime } = transaction;
  const findings: Finding[] = [];
  if (lockTime >= LOCK_TIME_IS_DATE || lockTime > highestHonest(known)) {
    const height: Facts = known.height === null ? {} : { knownHeight: `${known.height}` };
    findings.push(finding('LOCKTIME', 'lockTime', { lockTime: `${lockTime}`, ...height }));
  }
  transaction.inputs.forEach(({ sequence }, i) => {
    if (sequence < MIN_SEQUENCE)
      findings.push(inputFinding('LOCKTIME', 'lockTime', i, { sequence: sequence.toString(16) }));
  });
  return { findings, facts: { lockTime: `${lockTime}`, ...reachedFacts(lockTime, known) } };
}

/**
 * The same for a bare PSBT: any lock is accepted and reported. A lock that this machine doesn't know to be over
 * is a doubt: until the transaction is mined, the coin can be spent otherwise. Facts: `lockTime` (a height) or
 * `dateMs`; the longest relative locks (BIP68), `relativeBlocks` and `relativeSeconds`, from the coin's block.
 */
function describeLockTime(
  { version, lockTime: written, inputs }: Transaction,
  known: Known,
): { readonly doubts: readonly Doubt[]; readonly facts: Facts } {
  // Where every input is final, the lock time is not looked at (BIP65); relative locks begin with version 2 (BIP68).
  const lockTime = inputs.every(({ sequence }) => sequence === FINAL_SEQUENCE) ? 0 : written;
  const relative = version < 2 ? [] : inputs.flatMap(({ sequence }) => relativeLock(sequence));
  const longest = (unit: 'blocks' | 'seconds'): number =>
    relative.reduce((most, lock) => (lock.unit === unit ? Math.max(most, lock.count) : most), 0);
  const isDate = lockTime >= LOCK_TIME_IS_DATE;
  const facts: Facts = {
    ...(isDate ? { dateMs: `${lockTime * 1_000}` } : { lockTime: `${lockTime}` }),
    ...(longest('blocks') > 0 ? { relativeBlocks: `${longest('blocks')}` } : {}),
    ...(longest('seconds') > 0 ? { relativeSeconds: `${longest('seconds')}` } : {}),
    ...(isDate ? {} : reachedFacts(lockTime, known)),
  };
  const isAhead = isDate ? lockTime * 1_000 > known.nowMs : lockTime > highestHonest(known);
  return { doubts: isAhead || relative.length > 0 ? [doubt('lockTime', facts)] : [], facts };
}

export function lockTimeOf(transaction: Transaction, known: Known, scope: Scope): LockTime {
  return scope === 'asked'
    ? { doubts: [], ...judgeLockTime(transaction, known) }
    : { findings: [], ...describeLockTime(transaction, known) };
}

export interface LockTime {
  readonly findings: readonly Finding[];
  readonly doubts: readonly Doubt[];
  readonly facts: Facts;
}

/** BIP68: bit 31 switches it off, bit 22 tells units of 512 seconds from blocks, the low 16 bits count, from 1. */
function relativeLock(sequence: number): { readonly unit: 'blocks' | 'seconds'; readonly count: number }[] {
  const count = sequence & 0xffff;
  if (sequence >= 0x8000_0000 || count === 0) return [];
  return [
    (sequence & 0x0040_0000) === 0 ? { unit: 'blocks', count } : { unit: 'seconds', count: count * 512 },
  ];
}

const FINAL_SEQUENCE = 0xffff_ffff;

/** A height that mainnet had on a known day (6 June 2025). */
const ANCHOR = { height: 900_000, timeMs: 1_749_168_000_000 } as const;
const BLOCK_MS = 600_000;
/** In no two years so far were blocks more than 5 per cent faster, or slower, than every ten minutes. */
const PACE_PERCENT = 105;
/** Luck may put miners ahead by a difficulty period. */
const LUCK_BLOCKS = 2_016;

function highestHonest({ height, nowMs, network }: Known): number {
  if (height !== null) return height + LOCK_TIME_SLACK_BLOCKS;
  if (network !== 'mainnet') return HIGHEST_TEST_HEIGHT;
  const elapsedMs = Math.max(0, nowMs - ANCHOR.timeMs);
  return ANCHOR.height + LUCK_BLOCKS + Math.ceil(((elapsedMs / BLOCK_MS) * PACE_PERCENT) / 100);
}

function reachedFacts(lockTime: number, { height, nowMs, network }: Known): Facts {
  if (height !== null || lockTime === 0) return {};
  if (network !== 'mainnet') return { reached: 'unknown' };
  const blocks = lockTime - ANCHOR.height;
  const latestMs = ANCHOR.timeMs + ((blocks + LUCK_BLOCKS) * BLOCK_MS * PACE_PERCENT) / 100;
  return blocks <= 0 || latestMs <= nowMs ? {} : { reached: 'byDate', latestMs: `${latestMs}` };
}

/** 2 weight units for marker and flag, 66 per input for count, length and 64-byte signature (BIP141, BIP341). */
export function signedVbytes(unsignedBytes: number, inputs: number): number {
  return Math.ceil((4 * unsignedBytes + 2 + 66 * inputs) / 4);
}

/** Null if an amount is unknown or cannot exist. */
export function sumUp(
  unsignedBytes: number,
  inputs: readonly JudgedInput[],
  outputs: readonly JudgedOutput[],
): Sums | null {
  let inSats = 0n;
  let othersInSats = 0n;
  for (const { amountSats, repeated, foreign } of inputs) {
    if (amountSats === null) return null;
    if (repeated) continue;
    inSats += amountSats;
    if (foreign !== null) othersInSats += amountSats;
  }
  const total = (mine: boolean): bigint =>
    outputs.reduce((sum, { own, amountSats }) => ((own !== null) === mine ? sum + amountSats : sum), 0n);
  const ownSats = total(true);
  const strangerSats = total(false);
  const outSats = ownSats + strangerSats;
  if (inSats > MAX_MONEY_SATS || outSats > MAX_MONEY_SATS) return null;
  const vbytes = signedVbytes(unsignedBytes, inputs.length);
  const sums = { inSats, outSats, feeSats: inSats - outSats, vbytes, ownSats, strangerSats };
  return inputs.some(({ foreign }) => foreign !== null) ? { ...sums, othersInSats } : sums;
}

/** The rate that was confirmed measures the fee, or the user's caps alone if none was. */
export type FeeTerms =
  | {
      readonly kind: 'asked';
      readonly rateSatsPerVb: number;
      /** Something came back besides what was asked for. */
      readonly ownChange: boolean;
      /** Some builders leave the bytes of the commitment out of their estimate. */
      readonly commits?: true;
    }
  | { readonly kind: 'capped' };

/** Step 8. */
export function judgeFee(
  sums: Sums,
  terms: FeeTerms,
  limits: JudgeLimits,
): { readonly findings: readonly Finding[]; readonly facts: Facts; readonly above: Facts | null } {
  const { feeSats, vbytes } = sums;
  const claim = terms.kind === 'asked' ? 'feeAsAsked' : 'feeWithinLimits';
  const band = terms.kind === 'asked' ? bandOf(terms, vbytes) : null;
  const facts: Record<string, string> = { feeSats: `${feeSats}`, vbytes: `${vbytes}`, ...band?.facts };
  const findings: Finding[] = [];
  if (feeSats < 0n) findings.push(finding('NEGATIVE_FEE', claim, facts));
  else if (band !== null && isBelow(feeSats, band.expected)) {
    if (terms.kind === 'asked' && leavesOutCommitment(feeSats, vbytes, terms))
      facts['leftOut'] = 'commitment';
    else findings.push(finding('FEE_TOO_LOW', claim, facts));
  }
  if (band !== null && feeSats > band.most) findings.push(finding('FEE_TOO_HIGH', claim, facts));
  else if (feeSats > limits.maxFeeSats)
    findings.push(finding('FEE_TOO_HIGH', claim, { ...facts, maxFeeSats: `${limits.maxFeeSats}` }));
  // The cap may be a fraction; every amount that can exist is exact as a number.
  else if (Number(feeSats) > limits.maxRateSatsPerVb * vbytes)
    findings.push(
      finding('FEE_TOO_HIGH', claim, { ...facts, maxRateSatsPerVb: `${limits.maxRateSatsPerVb}` }),
    );
  const above = terms.kind === 'asked' ? aboveAsked(sums, terms) : null;
  return { findings, facts, above };
}

/** Null if its rate, to a tenth, is what was asked for. `noChange`: the rest is below an output's cost and minimum. */
function aboveAsked(
  { feeSats, vbytes }: Sums,
  { rateSatsPerVb, ownChange }: Extract<FeeTerms, { kind: 'asked' }>,
): Facts | null {
  if (feeSats * 20n < (tenthsOf(rateSatsPerVb) * 2n + 1n) * BigInt(vbytes)) return null;
  const aboveSats = feeSats - feeAt(rateSatsPerVb, vbytes);
  const isTooSmall = !ownChange && aboveSats < FEE_ABOVE_SATS + feeAt(rateSatsPerVb, CHANGE_OUTPUT_VBYTES);
  return {
    feeSats: `${feeSats}`,
    vbytes: `${vbytes}`,
    rateSatsPerVb: `${rateSatsPerVb}`,
    aboveSats: `${aboveSats}`,
    because: isTooSmall ? 'noChange' : 'estimate',
  };
}

function isBelow(feeSats: bigint, expected: bigint): boolean {
  return feeSats * 100n < expected * (100n - FEE_BELOW_PERCENT);
}

/** The fee is as if it had no commitment, and enough for nodes to relay it: it only confirms a little later. */
function leavesOutCommitment(
  feeSats: bigint,
  vbytes: number,
  { rateSatsPerVb, commits }: Extract<FeeTerms, { kind: 'asked' }>,
): boolean {
  const size = BigInt(vbytes);
  return (
    commits === true && feeSats >= size && !isBelow(feeSats, feeAt(rateSatsPerVb, size - COMMITMENT_VBYTES))
  );
}

export function mostSats(rateSatsPerVb: number, vbytes: number, ownChange: boolean): bigint {
  const expected = feeAt(rateSatsPerVb, vbytes);
  const slack = FEE_ABOVE_SATS + (ownChange ? 0n : feeAt(rateSatsPerVb, CHANGE_OUTPUT_VBYTES));
  const share = (expected * FEE_ABOVE_PERCENT) / 100n;
  return expected + (share > slack ? share : slack);
}

function bandOf(
  { rateSatsPerVb, ownChange }: Extract<FeeTerms, { kind: 'asked' }>,
  vbytes: number,
): { readonly expected: bigint; readonly most: bigint; readonly facts: Facts } {
  const expected = feeAt(rateSatsPerVb, vbytes);
  const most = mostSats(rateSatsPerVb, vbytes, ownChange);
  return {
    expected,
    most,
    facts: { rateSatsPerVb: `${rateSatsPerVb}`, expectedSats: `${expected}`, mostSats: `${most}` },
  };
}

/**
 * What nodes have against a bare PSBT by most nodes' rules (Bitcoin Core's defaults). No signature is wrong for it,
 * but the transaction may wait for ever, which is worth a doubt. Facts: `feeSats`, `vbytes`, `leastSats` of a fee too
 * low; `dustSats`, `dustLeastSats`, `output` of the first output to others too small; `oddOutput` the first whose
 * script nodes don't pass on, as an empty one, which anybody may spend; `dataBytes` of data that some nodes don't
 * pass on: a note, no doubt.
 */
export function judgeRelay(
  { feeSats, vbytes }: Sums,
  outputs: readonly JudgedOutput[],
): { readonly doubts: readonly Doubt[]; readonly facts: Facts } {
  const leastSats = BigInt(vbytes) * RELAY_SATS_PER_VB;
  const dust = outputs.flatMap(({ kind, amountSats, script }, i) =>
    kind === 'foreign' && amountSats < dustLimit(script) ? [{ i, amountSats, least: dustLimit(script) }] : [],
  );
  const [first] = dust;
  const odd = outputs.flatMap(({ kind, script }, i) =>
    kind === 'foreign' && !isStandard(script) ? [i] : [],
  );
  const facts: Facts = {
    ...(feeSats < leastSats ? { feeSats: `${feeSats}`, vbytes: `${vbytes}`, leastSats: `${leastSats}` } : {}),
    ...(first === undefined
      ? {}
      : { output: `${first.i}`, dustSats: `${first.amountSats}`, dustLeastSats: `${first.least}` }),
    ...(odd[0] === undefined ? {} : { oddOutput: `${odd[0]}` }),
  };
  const written = outputs.filter(({ kind }) => kind === 'opReturn');
  const dataBytes = written.reduce((sum, { script }) => sum + script.length, 0);
  const isMuch = dataBytes > MOST_DATA_BYTES || written.length > 1;
  return {
    doubts: [
      ...(Object.keys(facts).length === 0 ? [] : [doubt('relayed', facts)]),
      ...Array.from(new Set([...dust.map(({ i }) => i), ...odd]), (i) => lineDoubt('output', i, 'relayed')),
    ],
    facts: isMuch ? { dataBytes: `${dataBytes}` } : {},
  };
}

/** Kinds of scripts that nodes pass on, beside OP_RETURN (Bitcoin Core, script/solver.cpp). */
function isStandard(script: Uint8Array): boolean {
  if (isWitnessProgram(script)) return script[0] !== 0 || script.length === 22 || script.length === 34;
  return OLDER_KINDS.test(Buffer.from(script.subarray(0, MOST_OLDER_BYTES + 1)).toString('hex'));
}

/** P2PKH, P2SH, a bare key, and a bare multisig of three keys at most. */
const OLDER_KINDS =
  /^(?:76a914.{40}88ac|a914.{40}87|21.{66}ac|41.{130}ac|5[123](?:21.{66}|41.{130}){1,3}5[123]ae)$/;
const MOST_OLDER_BYTES = 201;

/** Bitcoin Core's -minrelaytxfee until release 30, and that of Knots; newer nodes take a tenth. */
const RELAY_SATS_PER_VB = 1n;
/** Bitcoin Core's -datacarriersize until release 30: OP_RETURN, its push and 80 bytes. */
const MOST_DATA_BYTES = 83;
/** Making and spending an output costs three sat/vB (-dustrelayfee): with a witness, or without. */
const DUST_SATS_PER_VB = 3n;
const SPENDING_BYTES = { witness: 67, older: 148 } as const;

function dustLimit(script: Uint8Array): bigint {
  const spending = isWitnessProgram(script) ? SPENDING_BYTES.witness : SPENDING_BYTES.older;
  const prefix = script.length < 0xfd ? 1 : 3;
  return DUST_SATS_PER_VB * BigInt(8 + prefix + script.length + spending);
}

export interface RuleInput {
  readonly psbt: Psbt;
  readonly account: JudgeAccount;
  readonly book: OpenBook;
  readonly inputs: readonly JudgedInput[];
  readonly outputs: readonly JudgedOutput[];
  readonly entries: readonly SnapshotEntry[];
  /** Whether the plain branch of this wallet has the script. */
  readonly isPlainChange: (script: Uint8Array) => boolean;
}

/** What steps 6 and 7 for one kind of intent add to the verdict. */
export interface IntentRule {
  /** All claims about such a transaction, in the order in which a review shows them. */
  readonly claims: readonly ClaimName[];
  /** In the order of the policy. */
  readonly findings: readonly Finding[];
  readonly doubts: readonly Doubt[];
  readonly proved: Readonly<Partial<Record<ClaimName, Facts>>>;
  /** Grounds of claims that may rest on more than our keys and the bytes before us. */
  readonly grounds: ClaimBases;
  readonly kinds: readonly LineKind[];
  readonly assets: readonly MovedAsset[];
  /** Null if no transaction can meet the intent, so that nothing can be measured by it. */
  readonly fee: FeeTerms | null;
}
