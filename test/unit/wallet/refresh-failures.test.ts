import { expect, it } from 'vitest';
import { pageOf } from './app.ts';
import { answerOnce, freshApp } from './asset-app.ts';

const a = freshApp({ slots: 4, issued: [1_000n] });

const ELECTRUM = 'Electrum error: {"code":-26,"message":"min relay fee not met"}';

/** Handed over; its number at the service. */
const handOver = async () => (await a.send([await a.to(300)])).batchTransferIdx;
/** As RGB-Node answers: by batch, the failure with its details (docs/service-facts.md). */
async function refreshed(idx: number, failure: unknown): Promise<void> {
  answerOnce(a.app, 'refresh', { [idx]: { updated_status: null, failure } });
  await a.refresh();
}

/** The send, and what is told of it where it is unfinished and in its page. */
async function told(): Promise<(string | null | undefined)[]> {
  const { flows } = await a.get('signing.unfinished', {});
  const { rows } = await pageOf(a.app, a.walletId, { direction: 'out' });
  const { nextStep } = await a.get('transfers.read', { key: rows[0]?.key ?? '' });
  return [flows[0]?.refreshFailed, nextStep?.refreshFailed];
}

it('what a refresh could not do is told of the very transfer, in the service’s words, until a refresh does it', async () => {
  const idx = await handOver();
  await a.refresh();
  expect(await told()).toEqual([null, null]);
  await refreshed(idx, { details: ELECTRUM });
  expect(await told()).toEqual([ELECTRUM, ELECTRUM]);
  // Another one's is not told of this one, and what went well takes it away.
  await refreshed(idx + 1, { details: ELECTRUM });
  expect(await told()).toEqual([null, null]);
});

it.each([
  ['Indexer error', 'Indexer error'],
  [{ Indexer: { details: 'connection closed' } }, 'connection closed'],
  [{ details: `${'b'.repeat(3_000)} \u202e` }, '[long text]'],
  [{ code: 7 }, ''],
])('a failure of any shape is told, and made harmless: %j', async (failure, words) => {
  await refreshed(await handOver(), failure);
  expect(await told()).toEqual([words, words]);
});
