import { beforeEach, describe, expect, it } from 'vitest';
import type { CallInput } from '../../../src-preload/contract/index.ts';
import { answerOnce, assetApp, type AssetApp } from './asset-app.ts';

let a: AssetApp;
let walletId: string;

beforeEach(async () => {
  a = await assetApp(4);
  ({ walletId } = a);
});

const form = (more: Partial<CallInput<'assets.issue'>> = {}): CallInput<'assets.issue'> => ({
  ...{ walletId, ticker: 'TUSD', name: 'Test Dollar', precision: 2, amounts: ['100000'], ...more },
});
const list = () => a.app.get('assets.list', { walletId });
const filter = { assetId: null, states: [], direction: null, text: '' };
const page = () => a.app.get('transfers.page', { walletId, filter, offset: 0, limit: 9 });
const wireAsset = (more: Record<string, unknown>) => ({
  ...{ asset_id: 'rgb:3K6piVgM-B5hLxu4-w5BuxYT-LPkH43g-gbk2RMS-B0rq9SA', ticker: 'TUSD' },
  ...{ name: 'Test Dollar', precision: 2, issued_supply: 100_000, balance: null },
  ...{ timestamp: 1_752_838_304, added_at: 1_752_838_304 },
  ...more,
});

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

  it.each<[string, unknown[], object]>([
    [
      'a number below nothing',
      [wireAsset({ balance: { settled: -1, future: 0, spendable: 0 } })],
      { problem: 'badNumber' },
    ],
    [
      'one id for two assets',
      [wireAsset({}), wireAsset({ name: 'Other' })],
      { problem: 'shape', detail: 'two entries of one name' },
    ],
  ])('is not touched by a list that holds %s', async (_, nia, facts) => {
    await a.issue('KEPT', 1_000n);
    await a.refresh();
    const before = await list();
    answerOnce(a.app, 'listassets', { nia, uda: [], cfa: [] });
    expect(await a.app.failure('wallet.refresh', { walletId })).toMatchObject({
      code: 'SERVICE_ANSWER',
      facts,
    });
    expect(await list()).toEqual(before);
  });
});

describe('one balance', () => {
  it('is asked of the service and kept', async () => {
    const assetId = await a.issue('TEST', 1_000n);
    await a.refresh();
    answerOnce(a.app, 'assetbalance', { settled: 900, future: 800, spendable: 700, offchain_inbound: 5 });
    const { balance } = await a.app.get('assets.balance', { walletId, assetId });
    const sats = { settled: '900', future: '800', spendable: '700' };
    expect(balance).toEqual({ ...sats, offchainOutbound: null, offchainInbound: '5' });
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

  it('without enough free slots says so, also where rgb-lib names the bitcoin for one instead', async () => {
    const noSlot = { code: 'NO_FREE_SLOT', facts: { purpose: 'issue' } };
    const many = form({ amounts: ['1', '1', '1', '1', '1'] });
    expect(await a.app.failure('assets.issue', many)).toEqual(noSlot);
    expect((await list()).assets).toEqual([]);
    const error = { error: 'InsufficientBitcoins', message: 'Insufficient bitcoins' };
    answerOnce(a.app, 'issueassetnia', error, 422);
    expect(await a.app.failure('assets.issue', form())).toEqual(noSlot);
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

  it.each(['refresh', 'listassets', 'listtransfers'])(
    'that fails at %s keeps all that was known, and its age',
    async (endpoint) => {
      await a.issue('TEST', 5n);
      const { asOfMs } = await refresh();
      const before = await page();
      for (let again = 0; again < 6; again += 1)
        answerOnce(a.app, endpoint, { error: 'Internal', message: 'broken' }, 500);
      expect((await a.app.failure('wallet.refresh', { walletId })).code).toBe('SERVICE_ERROR');
      const after = await page();
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
    expect((await page()).total).toBe(3);
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
});
