import { expect, it, onTestFinished } from 'vitest';
import { EMPTY_BOOK } from '../../../src-main/verify/book/book.ts';
import { WalletError } from '../../../src-main/base/errors.ts';
import { type SnapshotEntry } from '../../../src-main/verify/verdict/claims/snapshot.ts';
import { MAX_ALLOCATIONS, MAX_ALLOCATIONS_PER_OUTPUT } from '../../../src-main/base/assets.ts';
import type { JudgeInput } from '../../../src-main/verify/verdict/judge.ts';
import { MAX_PSBT_CHARS } from '../../../src-main/base/bitcoin.ts';
import { NO_CHAIN } from '../../../src-main/verify/history/bundles.ts';
import { createReader, type Reader } from '../../../src-main/reader/client.ts';
import { startWorker } from '../../../src-main/reader/lane.ts';
import { bundleReader } from '../../support/keyholder-bundle.ts';
import { madeBefore } from '../../support/made-before.ts';
import { longestStall } from '../../support/longest-stall.ts';
import { mixedParts } from '../../support/offline/mixed-parts.ts';
import { writeRaw, type Pair } from '../../support/psbt/raw-psbt.ts';
import { beginsLikeLarge, largeHistories } from '../../support/rgb/begins-alike.ts';
import { genuineTrial } from '../../support/psbt/send.ts';

/** The longest time between two turns of main's loop, ms. */
const LONGEST_STALL_MS = 50;
/** Shorter than the real limit, which makes no difference to the loop. */
const LIMIT_MS = 4_000;

const bundle = madeBefore(bundleReader);

const trial = genuineTrial();
const { intent, snapshot, account, limits } = trial;
const honest: JudgeInput = {
  psbt: writeRaw(trial.raw),
  intent,
  snapshot,
  book: EMPTY_BOOK,
  account,
  limits: { ...limits, maxPsbtChars: MAX_PSBT_CHARS },
};

/** The largest allowed PSBT, nearly all of it transitions that lead nowhere. */
function fullOfTransitions(): JudgeInput {
  const raw = { ...trial.raw, global: [...trial.raw.global] };
  for (let i = 1; i <= 38_000; i++) {
    const transition: Pair = [`fc0352474201${i.toString(16).padStart(64, '0')}`, ''];
    raw.global.push(transition);
  }
  return { ...honest, psbt: writeRaw(raw) };
}

/** A list with this many allocations on each of these outputs. */
function listed(outputs: number, each: number): JudgeInput {
  const [first] = snapshot.entries;
  if (first === undefined) throw new Error('nothing is listed');
  const made = Array.from({ length: outputs }, (_, vout): SnapshotEntry => {
    const allocations = Array.from({ length: each }, (_unused, i) => ({
      assetId: `rgb:${String(vout)}-${String(i)}`,
      amount: BigInt(i),
      settled: true,
    }));
    return outputs === 1 ? { ...first, allocations } : { ...first, txid: '77'.repeat(32), vout, allocations };
  });
  return { ...honest, snapshot: { ...snapshot, entries: [...snapshot.entries.slice(1), ...made] } };
}

/** The outcome of the work, which must end and not be a proof. */
async function ended(work: Promise<object>): Promise<string> {
  try {
    const done = await work;
    return 'outcome' in done ? String(done.outcome) : 'read';
  } catch (error) {
    if (error instanceof WalletError) return error.failure.code;
    throw error;
  }
}

const full = fullOfTransitions();
const text = mixedParts(2_700_000);
const cases: readonly (readonly [string, readonly string[], (reader: Reader) => Promise<string>])[] = [
  ['38,000 transitions', ['contradicts', 'notProved', 'PSBT_REFUSED'], (to) => ended(to.judge(full))],
  ['60,000 allocations on one slot', ['PSBT_REFUSED'], (to) => ended(to.judge(listed(1, 60_000)))],
  [
    'as many allocations as are read',
    ['contradicts', 'notProved', 'PSBT_REFUSED'],
    (to) => ended(to.judge(most)),
  ],
  ['2.7 MB of parts', ['BROUGHT_REFUSED'], (to) => ended(to.readBrought({ kind: 'text', text }))],
];
const most = listed(Math.floor(MAX_ALLOCATIONS / MAX_ALLOCATIONS_PER_OUTPUT), MAX_ALLOCATIONS_PER_OUTPUT);

it.each(cases)(
  'main stays responsive while a worker has too much to read: %s',
  async (name, outcomes, act) => {
    const reader = createReader({ start: () => startWorker(bundle().path), limitMs: LIMIT_MS });
    onTestFinished(reader.close);
    let outcome = '';
    const stallMs = await longestStall(async () => {
      outcome = await act(reader);
    });
    console.log(`${name}: ${outcome}, main stood still for ${stallMs.toFixed(1)} ms at most`);
    expect(outcomes).toContain(outcome);
    expect(stallMs).toBeLessThanOrEqual(LONGEST_STALL_MS);
  },
  60_000,
);

it('the next request is served although a payer’s small bundles look like known large ones, each time', async () => {
  const reader = createReader({ start: () => startWorker(bundle().path) });
  onTestFinished(reader.close);
  const large = largeHistories(1_000_000, true);
  for (const { bytes, ask } of large)
    expect(await reader.validateHistory(bytes, ask, NO_CHAIN)).toMatchObject({ outcome: 'pending' });
  const { ask } = large[0]!;
  const file = beginsLikeLarge(large, 4_000_000, true);
  for (let look = 0; look < 3; look += 1) {
    const looked = reader.validateHistory(file, ask, NO_CHAIN);
    const judged = reader.judge(honest);
    // If the worker ended, this would be TOO_LARGE after half a minute.
    expect(await looked).toMatchObject({ outcome: 'refused', code: 'DUPLICATE' });
    expect(await judged).toMatchObject({ code: null });
  }
}, 120_000);
