import { beforeEach, describe, expect, it } from 'vitest';
import type { CallInput } from '../../../src-preload/contract/index.ts';
import { answerOnce, apiOf, assetApp, type AssetApp } from './asset-app.ts';
import { fundedWallet, newWallet, openTestApp } from './app.ts';

let a: AssetApp;
let walletId: string;

beforeEach(async () => {
  a = await assetApp(4);
  ({ walletId } = a);
});

const form = (more: Partial<CallInput<'assets.issue'>> = {}): CallInput<'assets.issue'> => ({
  walletId,
  ticker: 'TUSD',
  name: 'Test Dollar',
  precision: 2,
  amounts: ['100000'],
  ...more,
});
const list = () => a.app.get('assets.list', { walletId });
const wireAsset = (more: Record<string, unknown>) => ({
  asset_id: 'rgb:3K6piVgM-B5hLxu4-w5BuxYT-LPkH43g-gbk2RMS-B0rq9SA',
  ticker: 'TUSD',
  name: 'Test Dollar',
  precision: 2,
  issued_supply: 100_000,
  timestamp: 1_752_838_304,
  added_at: 1_752_838_304,
  balance: null,
  ...more,
});
/** The service's whole list, told at the next refresh. */
async function told(...assets: Record<string, unknown>[]) {
  answerOnce(a.app, 'listassets', { nia: assets, uda: [], cfa: [] });
  for (let i = 0; i < assets.length; i += 1) answerOnce(a.app, 'listtransfers', []);
  await a.refresh();
  return (await list()).assets;
}

describe('the list of assets', () => {
  it('is empty and of no age before the first refresh, and then as the service told', async () => {
    await a.issue('TEST', 1_000n);
    expect(await list()).toEqual({ assets: [], asOfMs: null });
    await a.refresh();
    const { assets, asOfMs } = await list();
    expect(asOfMs).toBeGreaterThan(0);
    expect(assets).toMatchObject([
      {
        ticker: 'TEST',
        schema: 'nia',
        issuedSupply: '1000',
        balance: { settled: '1000', spendable: '1000', offchainInbound: null },
        marks: { sameTicker: [], looksLike: [], oddText: false, likeBitcoin: false },
      },
    ]);
  });

  it('answers when the service cannot be reached', async () => {
    await a.issue('TEST', 1_000n);
    await a.refresh();
    await a.app.practice.close();
    expect((await list()).assets).toHaveLength(1);
  });

  it('G15: shows every digit of the largest amounts', async () => {
    const [asset] = await told(
      wireAsset({ issued_supply: 0, balance: { settled: 0, future: 0, spendable: 0 } }),
    );
    expect(asset?.issuedSupply).toBe('0');
    const body = JSON.stringify({
      nia: [wireAsset({ issued_supply: 'MAX', balance: null })],
      uda: [],
      cfa: [],
    });
    answerOnce(a.app, 'listassets', body.replace('"MAX"', '18446744073709551615'));
    answerOnce(a.app, 'listtransfers', []);
    await a.refresh();
    expect((await list()).assets[0]?.issuedSupply).toBe('18446744073709551615');
  });

  it.each([
    ['G16', { balance: { settled: -1, future: 0, spendable: 0 } }],
    ['G16', { issued_supply: '5' }],
    ['G17', { balance: { settled: 0, future: 100_001, spendable: 0 } }],
    ['G29', { precision: 19 }],
    ['G29', { precision: 1.5 }],
  ])('%s: is not touched by a list that holds %j', async (_, more) => {
    await a.issue('KEPT', 1_000n);
    await a.refresh();
    const before = await list();
    answerOnce(a.app, 'listassets', { nia: [wireAsset(more)], uda: [], cfa: [] });
    expect(await a.app.failure('wallet.refresh', { walletId })).toMatchObject({
      code: 'SERVICE_ANSWER',
      facts: { problem: 'badNumber' },
    });
    expect(await list()).toEqual(before);
  });

  it.each([
    ['G18', '{"nia":[],"__proto__":{"nia":[]}}', 'shape'],
    ['G19', '{"nia":[],"nia":[{}]}', 'duplicateKey'],
  ])('%s: is not touched by the answer %s', async (_, body, problem) => {
    await a.issue('KEPT', 1_000n);
    await a.refresh();
    const before = await list();
    answerOnce(a.app, 'listassets', body);
    expect(await a.app.failure('wallet.refresh', { walletId })).toMatchObject({ facts: { problem } });
    expect(await list()).toEqual(before);
  });

  it('refuses one id for two assets', async () => {
    answerOnce(a.app, 'listassets', { nia: [wireAsset({}), wireAsset({ name: 'Other' })], uda: [], cfa: [] });
    expect(await a.app.failure('wallet.refresh', { walletId })).toMatchObject({
      code: 'SERVICE_ANSWER',
      facts: { problem: 'shape', detail: 'two entries of one name' },
    });
    expect((await list()).assets).toEqual([]);
  });

  it('G27: shows hostile texts as they are, cut and marked, beside their id', async () => {
    const odd = [
      wireAsset({ asset_id: 'rgb:a', name: '<img src=x onerror=alert(1)>' }),
      wireAsset({ asset_id: 'rgb:b', ticker: 'RLO', name: 'abc\u202edef' }),
      wireAsset({ asset_id: 'rgb:c', ticker: 'LONG', name: 'x'.repeat(10_000) }),
      wireAsset({ asset_id: 'rgb:d', ticker: 'ТUSD', name: 'Dollar of a test' }),
    ];
    const assets = await told(...odd);
    expect(assets).toMatchObject([
      {
        assetId: 'rgb:a',
        name: '<img src=x onerror=alert(1)>',
        marks: { looksLike: ['rgb:d'], oddText: false },
      },
      { assetId: 'rgb:b', marks: { oddText: true } },
      { assetId: 'rgb:c', name: `${'x'.repeat(100)}…`, marks: { oddText: true } },
      { assetId: 'rgb:d', marks: { looksLike: ['rgb:a'], sameTicker: [], oddText: true } },
    ]);
  });

  it('G28: flags both of two assets with one ticker', async () => {
    const one = await a.issue('TEST', 1n);
    const two = await a.issue('TEST', 2n);
    await a.refresh();
    const { assets } = await list();
    expect(assets.map(({ assetId, marks }) => [assetId, marks.sameTicker])).toEqual([
      [one, [two]],
      [two, [one]],
    ]);
  });

  it('G30: shows a time that cannot be one as unknown', async () => {
    const [asset] = await told(wireAsset({ timestamp: 1_752_838_304_000, added_at: -1 }));
    expect(asset).toMatchObject({ issuedAtMs: null, addedAtMs: null });
  });

  it('names a path of media, and opens none', async () => {
    const [asset] = await told(wireAsset({ media: { file_path: '/etc/passwd', mime: 'text/plain' } }));
    expect(asset?.media).toEqual({ filePath: '/etc/passwd', mime: 'text/plain' });
  });
});

describe('one balance', () => {
  it('is asked of the service and kept', async () => {
    const assetId = await a.issue('TEST', 1_000n);
    await a.refresh();
    answerOnce(a.app, 'assetbalance', { settled: 900, future: 800, spendable: 700, offchain_inbound: 5 });
    const { balance } = await a.app.get('assets.balance', { walletId, assetId });
    expect(balance).toEqual({
      settled: '900',
      future: '800',
      spendable: '700',
      offchainOutbound: null,
      offchainInbound: '5',
    });
    expect((await list()).assets[0]?.balance).toEqual(balance);
  });

  it('G17: above the supply is refused, and not kept', async () => {
    const assetId = await a.issue('TEST', 1_000n);
    await a.refresh();
    answerOnce(a.app, 'assetbalance', { settled: 0, future: 0, spendable: 1_001 });
    expect(await a.app.failure('assets.balance', { walletId, assetId })).toMatchObject({
      code: 'SERVICE_ANSWER',
      facts: { problem: 'badNumber' },
    });
    expect((await list()).assets[0]?.balance?.spendable).toBe('1000');
  });

  it('of an asset that is not here is refused before the service is asked', async () => {
    await a.app.practice.close();
    expect(await a.app.failure('assets.balance', { walletId, assetId: 'rgb:none' })).toMatchObject({
      code: 'ASSET_UNKNOWN',
    });
  });
});

describe('issuing', () => {
  it('asks with the supply in the asset’s own precision, then issues and keeps it', async () => {
    const issued = await a.app.get('assets.issue', form({ amounts: ['100000', '23'] }));
    expect(issued).toMatchObject({
      outcome: 'issued',
      asset: { ticker: 'TUSD', precision: 2, issuedSupply: '100023', schema: 'nia' },
    });
    const question = a.app.user.asked.at(-1);
    expect(question?.title).toBe('Issue TUSD?');
    expect(question?.details[0]).toBe(
      '1,000.23 TUSD, named “Test Dollar”. Decimals: 2. Units in all: 100023',
    );
    const { assets, asOfMs } = await list();
    expect(assets).toHaveLength(1);
    expect(asOfMs).toBeNull();
    expect(a.app.faults).toEqual([]);
  });

  it('is no news at the next refresh', async () => {
    await a.refresh();
    await a.app.get('assets.issue', form());
    expect((await a.refresh()).changes).toEqual([]);
    const page = await a.app.get('transfers.page', { walletId, filter: noFilter, offset: 0, limit: 9 });
    expect(page.rows).toMatchObject([{ kindName: 'issuance', direction: 'none', amount: '100000' }]);
  });

  it('asks the service for nothing when the answer is no', async () => {
    a.app.user.agrees = false;
    expect(await a.app.get('assets.issue', form())).toEqual({ outcome: 'aborted' });
    expect(await a.api.listAssets()).toEqual([]);
  });

  it('says in its question that the ticker is taken here, or looks like one', async () => {
    await a.app.get('assets.issue', form());
    await a.app.get('assets.issue', form({ name: 'Another' }));
    expect(a.app.user.asked.at(-1)?.details).toContain('Same ticker as another asset here');
    await a.app.get('assets.issue', form({ ticker: 'TUSD1', name: 'A1' }));
    await a.app.get('assets.issue', form({ ticker: 'TUSDI', name: 'B1' }));
    expect(a.app.user.asked.at(-1)?.details).toContain('Looks like another asset here');
  });

  it.each([
    [['18446744073709551615', '1'], 'more than 2^64 - 1 in all'],
    [['5', '0'], 'an amount of nothing'],
  ])('of %j is refused before anybody is asked', async (amounts, problem) => {
    expect(await a.app.failure('assets.issue', form({ amounts }))).toMatchObject({
      code: 'INVALID_INPUT',
      facts: { path: 'amounts', problem },
    });
    expect(a.app.user.asked.filter(({ title }) => title.startsWith('Issue'))).toEqual([]);
  });

  it('takes the largest supply there is', async () => {
    const amounts = ['9223372036854775807', '9223372036854775808'];
    expect(await a.app.get('assets.issue', form({ amounts, precision: 18 }))).toMatchObject({
      asset: { issuedSupply: '18446744073709551615' },
    });
    expect(a.app.user.asked.at(-1)?.details[0]).toMatch(
      /^18\.446744073709551615 TUSD, named “Test Dollar”\./,
    );
  });

  it('without enough free slots says so', async () => {
    const failure = await a.app.failure('assets.issue', form({ amounts: ['1', '1', '1', '1', '1'] }));
    expect(failure).toEqual({ code: 'NO_FREE_SLOT', facts: { purpose: 'issue' } });
    expect((await list()).assets).toEqual([]);
  });

  it('says the same where not even the bitcoin for a new slot is there, which rgb-lib names instead', async () => {
    answerOnce(
      a.app,
      'issueassetnia',
      { error: 'InsufficientBitcoins', message: 'Insufficient bitcoins' },
      422,
    );
    expect(await a.app.failure('assets.issue', form())).toEqual({
      code: 'NO_FREE_SLOT',
      facts: { purpose: 'issue' },
    });
  });

  it('passes on what else the service refuses, in its own words', async () => {
    answerOnce(a.app, 'issueassetnia', { error: 'Internal', message: 'It broke' }, 422);
    expect(await a.app.failure('assets.issue', form())).toMatchObject({
      code: 'SERVICE_ERROR',
      facts: { name: 'Internal', status: 422 },
    });
  });

  it.each([
    ['ticker', { ticker: 'TUSE' }],
    ['name', { name: 'Test dollar' }],
    ['precision', { precision: 3 }],
    ['supply', { issued_supply: 100_001 }],
  ])('never shows an asset of another %s as the one that was asked for', async (field, more) => {
    answerOnce(a.app, 'issueassetnia', { asset: wireAsset(more) });
    expect(await a.app.failure('assets.issue', form())).toMatchObject({
      code: 'SERVICE_ANSWER',
      facts: { detail: `another ${field} than was asked for: refresh to see what was issued` },
    });
    expect((await list()).assets).toEqual([]);
  });

  it('is never repeated by itself when its answer is lost', async () => {
    a.app.practice.faults.once({ kind: 'loseAnswer', endpoint: 'issueassetnia' });
    expect((await a.app.failure('assets.issue', form())).code).toBe('SERVICE_UNREACHABLE');
    await a.refresh();
    expect((await list()).assets).toHaveLength(1);
  });
});

const noFilter = { assetId: null, states: [], direction: null, text: '' };

describe('a refresh', () => {
  const refresh = () => a.app.get('wallet.refresh', { walletId });

  it('tells no changes the first time, since there is no before, and then what is new', async () => {
    await a.issue('OLD', 5n);
    expect((await refresh()).changes).toEqual([]);
    const assetId = await a.issue('NEW', 7n);
    expect((await refresh()).changes).toEqual([
      { kind: 'newAsset', assetId, key: null, direction: 'none', amount: null, state: null },
      {
        kind: 'newTransfer',
        assetId,
        key: expect.stringMatching(/#\d+$/) as string,
        direction: 'none',
        amount: '7',
        state: 'settled',
      },
    ]);
    expect((await refresh()).changes).toEqual([]);
  });

  it('is one for all who ask meanwhile', async () => {
    await refresh();
    await a.issue('NEW', 7n);
    const [first, second] = await Promise.all([refresh(), refresh()]);
    expect(second).toEqual(first);
    expect(first.changes).toHaveLength(2);
  });

  it('tells the screens that the wallet changed', async () => {
    const heard: unknown[] = [];
    a.app.notices.listen((name, payload) => heard.push([name, payload]));
    await refresh();
    expect(heard).toContainEqual(['wallet.changed', { walletId }]);
  });

  it.each(['refresh', 'listassets', 'listtransfers'])(
    'that fails at %s keeps all that was known, and its age',
    async (endpoint) => {
      await a.issue('TEST', 5n);
      const { asOfMs } = await refresh();
      const before = await a.app.get('transfers.page', { walletId, filter: noFilter, offset: 0, limit: 9 });
      answerOnce(a.app, endpoint, { error: 'Internal', message: 'broken' }, 500);
      for (let again = 0; again < 5; again += 1)
        answerOnce(a.app, endpoint, { error: 'Internal', message: 'broken' }, 500);
      expect((await a.app.failure('wallet.refresh', { walletId })).code).toBe('SERVICE_ERROR');
      const after = await a.app.get('transfers.page', { walletId, filter: noFilter, offset: 0, limit: 9 });
      expect(after).toEqual(before);
      expect(after.asOfMs).toBeLessThanOrEqual(asOfMs);
      expect((await list()).assets).toHaveLength(1);
    },
  );

  it('reads the other lists where one cannot be read', async () => {
    await a.issue('ONE', 5n);
    await a.issue('TWO', 5n);
    await refresh();
    // One answer of a shape that is none: it is not asked for again.
    answerOnce(a.app, 'listtransfers', { no: 'list' });
    await a.issue('THREE', 5n);
    expect((await a.app.failure('wallet.refresh', { walletId })).code).toBe('SERVICE_ANSWER');
    const page = await a.app.get('transfers.page', { walletId, filter: noFilter, offset: 0, limit: 9 });
    expect(page.total).toBe(3);
  });

  it('raises an alarm where the service lists an asset no more, and keeps it without a balance', async () => {
    const assetId = await a.issue('GONE', 5n);
    await refresh();
    answerOnce(a.app, 'listassets', { nia: [], uda: [], cfa: [] });
    answerOnce(a.app, 'listtransfers', { error: 'AssetNotFound', message: 'Asset not found' }, 404);
    expect((await refresh()).changes).toMatchObject([
      { kind: 'alarm', assetId, key: null },
      { kind: 'alarm', assetId, key: expect.stringMatching(/#\d+$/) as string },
    ]);
    expect((await list()).assets).toMatchObject([{ assetId, balance: null }]);
  });

  it('writes nothing of a wallet that was removed while it was read', async () => {
    await a.issue('TEST', 5n);
    const refreshed = a.app.failure('wallet.refresh', { walletId });
    expect(await a.app.get('wallet.remove', { walletId })).toEqual({ outcome: 'removed' });
    expect((await refreshed).code).toBe('WALLET_UNKNOWN');
    const kept = a.app.ports.holdings.of({ walletId, service: 'practice', numbering: 'documentEra' });
    expect(kept.assets()).toEqual({ assets: [], asOfMs: null });
  });

  it('of a wallet that never registered asks nothing', async () => {
    const app = openTestApp();
    const { id } = await app.get('vault.create', newWallet);
    expect((await app.failure('wallet.refresh', { walletId: id })).code).toBe('NOT_CONNECTED');
  });
});

it('removing a wallet forgets what was kept of it, and of no other', async () => {
  await a.issue('TEST', 5n);
  await a.refresh();
  const other = await fundedWallet(a.app);
  expect(await apiOf(a.app, other)).toBeDefined();
  await a.app.get('wallet.refresh', { walletId: other });
  await a.app.get('wallet.remove', { walletId: other });
  expect((await list()).assets).toHaveLength(1);
  await a.app.get('wallet.remove', { walletId });
  const kept = a.app.ports.holdings.of({ walletId, service: 'practice', numbering: 'documentEra' });
  expect(kept.assets()).toEqual({ assets: [], asOfMs: null });
});
