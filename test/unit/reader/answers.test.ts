import { readFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { EMPTY_BOOK } from '../../../src-main/verify/book/book.ts';
import { MOST_OF_A_SECRET, MOST_READ_HERE, type SentBody } from '../../../src-main/net/read-sent.ts';
import { createReader } from '../../../src-main/reader/client.ts';
import { startWorker, type WorkerLink } from '../../../src-main/reader/lane.ts';
import { readSight } from '../../../src-main/services/wallet-api/sight.ts';
import { readEsplora } from '../../../src-main/services/chain/esplora-answers.ts';
import { createWalletApi } from '../../../src-main/services/wallet-api/client.ts';
import { createNodeApi } from '../../../src-main/nodes/api/client.ts';
import { anyHost } from '../../support/any-host.ts';
import { failureOf } from '../../support/failure-of.ts';
import { startFaultServer, type Behaviour } from '../../support/fault-server.ts';
import * as f from '../../support/fault-server.ts';
import { bundleReader } from '../../support/keyholder-bundle.ts';
import { madeBefore } from '../../support/made-before.ts';
import { genuineSlots } from '../../support/psbt/builder.ts';
import { keys } from '../services/wallet-api/endpoints.ts';

const bundle = madeBefore(bundleReader);

const WHERE = { host: 'a.example', endpoint: '/x' };
const TOO_LARGE = { code: 'SERVICE_ANSWER', facts: { ...WHERE, problem: 'tooLarge' } };
const HASH = 'ab'.repeat(32);
const historyOf = (rows: number): string =>
  JSON.stringify(
    Array.from({ length: rows }, (_, i) => ({ txid: HASH, status: { confirmed: true, block_height: i } })),
  );
const inPieces = (text: string): SentBody => [Uint8Array.from(Buffer.from(text))];

/** Opens real workers, and records what they get. */
function opened(limitMs?: number) {
  const posted: unknown[] = [];
  const started: WorkerLink[] = [];
  const reader = createReader({
    start: () => {
      const link = startWorker(bundle().path);
      started.push(link);
      return {
        ...link,
        post: (message, transfer) => {
          posted.push(structuredClone(message));
          link.post(message, transfer);
        },
      };
    },
    ...(limitMs === undefined ? {} : { limitMs }),
  });
  onTestFinished(reader.close);
  return { reader, posted, started };
}

describe("a service's answer", () => {
  it.each([
    ['a text', (text: string): SentBody => text],
    ['pieces', inPieces],
  ])('as %s is read the same way here if short, and by a worker if long', async (_, as) => {
    const { reader, started } = opened();
    const texts = ['[]', historyOf(3), historyOf(999), historyOf(1_000), historyOf(1_001), historyOf(20_001)];
    for (const text of texts) {
      const read = await reader.readSent(readEsplora<'history'>, as(text), WHERE, 'history');
      expect(read).toEqual(readEsplora(text, WHERE, 'history'));
      expect(started).toHaveLength(text.length > MOST_READ_HERE ? 1 : 0);
    }
  });

  it.each([
    ['no JSON', '[x'.padEnd(MOST_READ_HERE + 1), 'notJson'],
    ['what is not due', `[{"a":${'1'.repeat(MOST_READ_HERE)}}]`, 'tooLarge'],
    ['of another form', `{"a":"${'1'.repeat(MOST_READ_HERE)}"}`, 'shape'],
    ['deep lists', '['.repeat(MOST_READ_HERE + 1), 'tooDeep'],
    ['a prototype', `[{"__proto__":"${'1'.repeat(MOST_READ_HERE)}"}]`, 'shape'],
  ])('is refused by a worker as here: %s', async (_, text, problem) => {
    const { reader } = opened();
    const failure = await failureOf(reader.readSent(readEsplora<'history'>, text, WHERE, 'history'));
    expect(failure).toMatchObject({ code: 'SERVICE_ANSWER', facts: { ...WHERE, problem } });
    expect(failure).toEqual(
      await failureOf(Promise.resolve().then(() => readEsplora(text, WHERE, 'history'))),
    );
  });

  it('that is no text is refused', async () => {
    const { reader } = opened();
    for (const length of [10, MOST_READ_HERE + 1])
      expect(
        await failureOf(
          reader.readSent(readEsplora<'hex'>, [new Uint8Array(length).fill(0xff)], WHERE, 'hex'),
        ),
      ).toMatchObject({ code: 'SERVICE_ANSWER', facts: { problem: 'encoding' } });
  });

  it('that takes too long is refused, its worker is ended, and the next answer gets another', async () => {
    // The limit counts the start of the next worker too, which takes half a second on a machine under load.
    const { reader, started } = opened(2_500);
    await reader.readSent(readSight, ' '.repeat(MOST_READ_HERE + 1), WHERE);
    const slow = `[${'[[[[[[[[[[[[[[[]]]]]]]]]]]]]]],'.repeat(240_000)}0]`;
    const first = failureOf(reader.readSent(readEsplora<'history'>, slow, WHERE, 'history'));
    const second = reader.readSent(readSight, '[1]'.padEnd(MOST_READ_HERE + 1), WHERE);
    expect(await first).toMatchObject(TOO_LARGE);
    expect(await second).toMatchObject({ is: 'list' });
    expect(started).toHaveLength(2);
  });

  it("doesn't wait for a judgement", async () => {
    const { reader, started } = opened();
    const { intent, snapshot, account, limits } = genuineSlots();
    const judged = reader.judge({ psbt: 'A', intent, snapshot, book: EMPTY_BOOK, account, limits });
    expect(await reader.readSent(readSight, '[1]'.padEnd(MOST_READ_HERE + 1), WHERE)).toMatchObject({
      is: 'list',
    });
    expect(started).toHaveLength(2);
    expect(await judged).toMatchObject({ outcome: 'contradicts' });
  });

  it("for an unknown reading is Ochre's fault", async () => {
    const { reader } = opened();
    const unknown = (): null => null;
    await expect(reader.readSent(unknown, ' '.repeat(MOST_READ_HERE + 1), WHERE)).rejects.toThrow('unknown');
  });
});

it('is read in a thread that loads no file system, network or key store', () => {
  const text = readFileSync(bundle().path, 'utf8');
  const loaded = [...text.matchAll(/^import .*?["']([^"']+)["'];?$/gm)];
  expect(text).not.toMatch(/\b(?:import|require)\(["']/);
  expect([...new Set(loaded.map(([, name]) => name))].toSorted()).toEqual(
    ['node:buffer', 'node:crypto', 'node:worker_threads', 'node:zlib', 'tiny-secp256k1'].toSorted(),
  );
});

const words = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
async function serving(...behaviours: [Behaviour, ...Behaviour[]]) {
  const server = await startFaultServer(...behaviours);
  onTestFinished(() => server.close());
  return server.baseUrl;
}
const answerOf = (bytes: number, status = 200) =>
  f.answers(
    Buffer.from(
      JSON.stringify({ mnemonic: words, error: status < 300 ? null : words, more: 'a'.repeat(bytes) }),
    ),
    status,
  );

it.each([
  ['short', answerOf(10)],
  ['long', answerOf(MOST_READ_HERE * 2)],
  ['longer than any', answerOf(MOST_OF_A_SECRET)],
  ['a refusal', answerOf(MOST_READ_HERE * 2, 400)],
])('an answer with words is never given to a worker: %s', async (_, behaviour) => {
  const { reader, posted } = opened();
  const api = createWalletApi({ ...anyHost, read: reader.readSent })({
    ...{ baseUrl: await serving(behaviour), dialect: 'document', token: null, keys },
  });
  expect(await failureOf(api.generateKeys())).not.toMatchObject({
    facts: { detail: expect.stringContaining('legal') as string },
  });
  expect(posted).toEqual([]);
});

it('an answer to a password is never given to a worker', async () => {
  const { reader, posted } = opened();
  const url = await serving(answerOf(MOST_READ_HERE * 2), answerOf(MOST_OF_A_SECRET + 1));
  const api = createNodeApi({ ...anyHost, read: reader.readSent })({ baseUrl: url, token: null });
  const target = { address: { kind: 'invokeUrl', url }, token: null } as const;
  for (let asked = 0; asked < 2; asked += 1) await api.unlock(target, { password: 'open sesame' });
  expect(posted).toEqual([]);
  // The same node's answers without secrets go to a worker.
  await api.probe(target);
  expect(posted).toHaveLength(1);
});
