import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_BOOK } from '../../../src-main/verify/book/book.ts';
import type { SnapshotEntry } from '../../../src-main/verify/verdict/claims/snapshot.ts';
import type { JudgeInput } from '../../../src-main/verify/verdict/judge.ts';
import { MOST_READ_HERE } from '../../../src-main/net/read-sent.ts';
import { readEsplora } from '../../../src-main/services/chain/esplora-answers.ts';
import { readSight } from '../../../src-main/services/wallet-api/sight.ts';
import { createReader } from '../../../src-main/reader/client.ts';
import type { AnswerPage, ReaderReply, ReaderRequest } from '../../../src-main/reader/pages.ts';
import type { WorkerLink } from '../../../src-main/reader/lane.ts';
import { failureOf } from '../../support/failure-of.ts';
import { longHistory } from '../../support/rgb/long-history.ts';
import { genuineSlots } from '../../support/psbt/builder.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const TOO_LARGE = { code: 'PSBT_REFUSED', facts: { code: 'TOO_LARGE' } };
const LOCKED = { code: 'APP_LOCKED', facts: {} };

/** Workers that answer and end as told. */
function manual() {
  const workers: ReturnType<typeof manualWorker>[] = [];
  const reader = createReader({
    start: () => {
      const worker = manualWorker();
      workers.push(worker);
      return worker.link;
    },
  });
  return { reader, workers };
}

function manualWorker() {
  const posted: ReaderRequest[] = [];
  let heard: (message: unknown) => void = () => undefined;
  let over: (fault: Error | null) => void = () => undefined;
  const worker = {
    posted,
    kills: 0,
    reply: (message: ReaderReply) => heard(message),
    end: (fault: Error | null) => over(fault),
    link: {
      post: (message) => posted.push(message as ReaderRequest),
      hear: (listener) => void (heard = listener),
      ended: (listener) => void (over = listener),
      kill: () => {
        worker.kills += 1;
        over(null);
      },
    } satisfies WorkerLink,
  };
  return worker;
}

describe("the reader's queue", () => {
  it('gives the worker one request, and the next after its answer', async () => {
    const { reader, workers } = manual();
    const first = reader.coinsIn('a');
    const second = reader.coinsIn('b');
    const [worker] = workers;
    expect(worker?.posted.map((one) => 'given' in one && one.given)).toEqual([['a']]);
    worker?.reply({ id: 1, ok: true, page: pageOf([]) });
    expect(await first).toEqual([]);
    expect(worker?.posted.map((one) => 'given' in one && one.given)).toEqual([['a'], ['b']]);
    worker?.reply({ id: 2, ok: false, failure: { code: 'GONE', facts: { what: 'import' } } });
    expect(await failureOf(second)).toEqual({ code: 'GONE', facts: { what: 'import' } });
    expect(workers).toHaveLength(1);
  });

  it('refuses a request that takes longer than half a minute, and ends its worker', async () => {
    const { reader, workers } = manual();
    const first = failureOf(reader.verifySigned('', '', genuineSlots().account));
    const second = reader.coinsIn('b');
    vi.advanceTimersByTime(29_999);
    expect(workers).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(await first).toMatchObject(TOO_LARGE);
    expect(workers.map(({ kills }) => kills)).toEqual([1, 0]);
    workers[0]?.reply({ id: 1, ok: true, page: pageOf('late') });
    workers[1]?.reply({ id: 2, ok: true, page: pageOf([]) });
    expect(await second).toEqual([]);
  });

  it('refuses a request behind 64 others', async () => {
    const { reader, workers } = manual();
    const waiting = Array.from({ length: 65 }, () => failureOf(reader.coinsIn('a')));
    expect(await failureOf(reader.judge(asked([])))).toMatchObject(TOO_LARGE);
    reader.close();
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => LOCKED));
    expect(workers[0]?.posted).toHaveLength(1);
  });
});

describe('a worker that ends', () => {
  it('without memory has its request refused', async () => {
    const { reader, workers } = manual();
    const refused = failureOf(reader.judge(asked([])));
    workers[0]?.end(Object.assign(new Error('no room'), { code: 'ERR_WORKER_OUT_OF_MEMORY' }));
    expect(await refused).toMatchObject(TOO_LARGE);
  });

  it('without memory over a history gives that a verdict', async () => {
    const { reader, workers } = manual();
    const { bytes, ask, chain } = longHistory(1);
    const verdict = reader.validateHistory(bytes, ask, chain);
    workers[0]!.end(Object.assign(new Error('memory'), { code: 'ERR_WORKER_OUT_OF_MEMORY' }));
    expect(await verdict).toEqual({ outcome: 'refused', code: 'TOO_LARGE', facts: {} });
  });

  it('by a fault of Ochre reports the fault', async () => {
    const { reader, workers } = manual();
    const told = reader.judge(asked([]));
    workers[0]?.end(new TypeError('ours'));
    await expect(told).rejects.toThrow('ours');
  });

  it("while idle isn't noticed", async () => {
    const { reader, workers } = manual();
    reader.warm();
    reader.warm();
    workers[0]?.end(null);
    const answer = reader.coinsIn('a');
    expect(workers).toHaveLength(2);
    workers[1]?.reply({ id: 1, ok: true, page: pageOf([]) });
    expect(await answer).toEqual([]);
  });

  it('with Ochre leaves no request unanswered, and gets none afterwards', async () => {
    const { reader, workers } = manual();
    const asking = failureOf(reader.coinsIn('a'));
    reader.close();
    reader.warm();
    expect(await asking).toEqual(LOCKED);
    expect(await failureOf(reader.coinsIn('a'))).toEqual(LOCKED);
    expect(workers.map(({ kills }) => kills)).toEqual([1]);
  });
});

it.each([
  [[256], 'asked'],
  [[257], 'refused'],
  [Array<number>(100).fill(200), 'asked'],
  [[...Array<number>(100).fill(200), 1], 'refused'],
] as const)('a list of %j allocations is %s', async (counts, outcome) => {
  const { reader, workers } = manual();
  const refused = failureOf(reader.judge(asked(counts)));
  expect(workers.length === 0 ? 'refused' : 'asked').toBe(outcome);
  reader.close();
  expect(await refused).toMatchObject(outcome === 'asked' ? LOCKED : TOO_LARGE);
});

const pageOf = (value: unknown): AnswerPage => ({ value, lists: [], more: false });

function asked(counts: readonly number[]): JudgeInput {
  const { intent, account, limits } = genuineSlots();
  const entries = counts.map((count, vout): SnapshotEntry => {
    const allocations = Array.from({ length: count }, () => ({ assetId: 'a', amount: 1n, settled: true }));
    return { ...BARE, vout, allocations };
  });
  return { psbt: '', intent, snapshot: { takenAtMs: 1, entries }, book: EMPTY_BOOK, account, limits };
}

const BARE = {
  txid: '00'.repeat(32),
  amountSats: 1_000n,
  colorable: true,
  exists: true,
  pendingBlinded: 0,
} as const;

const LONG = 'x'.repeat(MOST_READ_HERE + 1);
const WHERE = { host: 'a.example', endpoint: '/x' };

it("data from outside of a Bitcoin server wait for neither a service's data nor a judgement", async () => {
  const { reader, workers } = manual();
  void reader.readSent(readSight, LONG, WHERE).catch(() => null);
  void reader.readSent(readEsplora, LONG, WHERE, 'history').catch(() => null);
  void reader.coinsIn('PSBT').catch(() => null);
  await vi.waitFor(() => expect(workers.map(({ posted }) => posted.length)).toEqual([1, 1, 1]));
  reader.close();
});
