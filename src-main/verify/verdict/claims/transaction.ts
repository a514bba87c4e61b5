import type { Scope } from './scope.ts';
import type { Network } from '../../../base/network.ts';
import { doubt, finding, inputFinding, type Doubt, type Finding } from './findings.ts';
import { HIGHEST_TEST_HEIGHT, LOCK_TIME_SLACK_BLOCKS, MIN_SEQUENCE } from './limits.ts';
import { LOCK_TIME_IS_DATE } from '../../../base/psbt-limits.ts';
import type { Facts } from '../../../base/refused.ts';
import type { Transaction } from '../../psbt/transaction.ts';

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
