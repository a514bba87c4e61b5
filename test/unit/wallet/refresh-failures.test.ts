import { beforeEach, expect, it } from 'vitest';
import { answerOnce, assetApp, blinded, reviewed, sendForm, type AssetApp } from './asset-app.ts';

let a: AssetApp;
let walletId: string;
let assetId: string;

beforeEach(async () => {
  a = await assetApp(4);
  ({ walletId } = a);
  assetId = await a.issue('TEST', 1_000n);
});

const ELECTRUM = 'Electrum error: {"code":-26,"message":"min relay fee not met"}';

/** Its number at the service. */
async function handOver(): Promise<number> {
  const { approval } = await reviewed(a, sendForm(walletId, [await blinded(a.bob, assetId, 300)]));
  const done = await a.app.get('signing.approve', approval);
  return done.outcome === 'handedOver' ? done.batchTransferIdx : -1;
}

/** The send, and what is told of it where it is unfinished and in its page. */
async function told(): Promise<(string | null | undefined)[]> {
  const { flows } = await a.app.get('signing.unfinished', { walletId });
  const filter = { assetId, states: [], direction: 'out' as const, text: '' };
  const { rows } = await a.app.get('transfers.page', { walletId, filter, offset: 0, limit: 1 });
  const { nextStep } = await a.app.get('transfers.read', { walletId, key: rows[0]?.key ?? '' });
  return [flows[0]?.refreshFailed, nextStep?.refreshFailed];
}

it('what a refresh could not do is told of the very transfer, in the service’s words, until a refresh does it', async () => {
  const idx = await handOver();
  await a.refresh();
  expect(await told()).toEqual([null, null]);
  // As RGB-Node answers: by batch, the failure with its details (docs/service-facts.md).
  answerOnce(a.app, 'refresh', { [idx]: { updated_status: null, failure: { details: ELECTRUM } } });
  await a.refresh();
  expect(await told()).toEqual([ELECTRUM, ELECTRUM]);
  // Another one's is not told of this one, and what went well takes it away.
  answerOnce(a.app, 'refresh', { [idx + 1]: { updated_status: null, failure: { details: ELECTRUM } } });
  await a.refresh();
  expect(await told()).toEqual([null, null]);
});

it.each([
  ['Indexer error', 'Indexer error'],
  [{ Indexer: { details: 'connection closed' } }, 'connection closed'],
  [{ details: `${'b'.repeat(3_000)} \u202e` }, '[long text]'],
  [{ code: 7 }, ''],
])('a failure of any shape is told, and made harmless: %j', async (failure, words) => {
  const idx = await handOver();
  answerOnce(a.app, 'refresh', { [idx]: { updated_status: null, failure } });
  await a.refresh();
  expect(await told()).toEqual([words, words]);
});
