import type { Network } from '../network.ts';
import { doubt, finding, inputFinding } from './findings.ts';
import type { Doubt, Finding } from './findings.ts';
import { LOCK_TIME_IS_DATE, LOCK_TIME_SLACK_BLOCKS, MIN_SEQUENCE } from './limits.ts';
import type { Transaction } from './transaction.ts';

/** Step 3: the form of the unsigned transaction, apart from its lock time. */
export function judgeForm(transaction: Transaction): Finding[] {
  const findings: Finding[] = [];
  if (transaction.version !== 2)
    findings.push(finding('TX_VERSION', 'readable', { version: String(transaction.version) }));
  if (transaction.inputs.length === 0) findings.push(finding('NO_INPUTS', 'readable'));
  if (transaction.outputs.length === 0) findings.push(finding('NO_OUTPUTS', 'readable'));
  return findings;
}

/**
 * Step 3: nothing may hold the transaction back. Proved: lock time 0, or a height up to the known one and six more.
 * With no known height it is a doubt, unless the height was passed long ago (mainnet); a date, or a height that the
 * chain cannot have reached by `nowMs` (mainnet), contradicts. Elsewhere blocks come at any pace, so no date bounds it.
 */
export function judgeLockTime(
  transaction: Transaction,
  known: { readonly height: number | null; readonly nowMs: number; readonly network: Network },
): { readonly findings: readonly Finding[]; readonly doubts: readonly Doubt[] } {
  const { lockTime } = transaction;
  const facts = {
    lockTime: String(lockTime),
    ...(known.height === null ? {} : { knownHeight: String(known.height) }),
  };
  const findings: Finding[] = [];
  const highest = highestHonest(known);
  if (lockTime >= LOCK_TIME_IS_DATE || lockTime > highest)
    findings.push(finding('LOCKTIME', 'lockTime', facts));
  transaction.inputs.forEach(({ sequence }, i) => {
    if (sequence < MIN_SEQUENCE)
      findings.push(inputFinding('LOCKTIME', 'lockTime', i, { sequence: sequence.toString(16) }));
  });
  const surelyPassed = known.network === 'mainnet' ? ANCHOR.height : 0;
  const open = known.height === null && lockTime > surelyPassed;
  return { findings, doubts: open ? [doubt('lockTime', facts)] : [] };
}

/** A height that mainnet had on a known day (6 June 2025). */
const ANCHOR = { height: 900_000, timeMs: 1_749_168_000_000 } as const;
const BLOCK_MS = 600_000;
/** Blocks come faster than every ten minutes while miners join: by 5 per cent over no two years so far. */
const FASTEST_PERCENT = 105;
/** A difficulty period of luck. */
const LUCK_BLOCKS = 2_016;

function highestHonest(known: { height: number | null; nowMs: number; network: Network }): number {
  if (known.height !== null) return known.height + LOCK_TIME_SLACK_BLOCKS;
  if (known.network !== 'mainnet') return LOCK_TIME_IS_DATE - 1;
  const elapsedMs = Math.max(0, known.nowMs - ANCHOR.timeMs);
  return ANCHOR.height + LUCK_BLOCKS + Math.ceil(((elapsedMs / BLOCK_MS) * FASTEST_PERCENT) / 100);
}
