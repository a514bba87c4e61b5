import { describe, expect, it } from 'vitest';
import type { CallInput } from '../../../src-preload/contract/index.ts';
import { keptOf, pageOf } from './app.ts';
import { answerOnce, freshApp } from './asset-app.ts';
import { fails, failsWith } from './fails.ts';

const a = freshApp({ slots: 4, sats: 1_000, issued: [], heard: false });

type Form = Omit<CallInput<'assets.issue'>, 'walletId'>;
const form = (more: Partial<Form> = {}): Form => ({
  ...{ ticker: 'TUSD', name: 'Test Dollar', precision: 2, amounts: ['100000'], ...more },
});
const issue = (more: Partial<Form> = {}) => a.get('assets.issue', form(more));
const notIssued = (more: Partial<Form> = {}) => a.failure('assets.issue', form(more));
const list = () => a.get('assets.list', {});
const page = () => pageOf(a.app, a.walletId);
const question = () => a.app.user.asked.at(-1);
const wireAsset = (more: object) => ({
  ...{ asset_id: 'rgb:3K6piVgM-B5hLxu4-w5BuxYT-LPkH43g-gbk2RMS-B0rq9SA', ticker: 'TUSD' },
  ...{ name: 'Test Dollar', precision: 2, issued_supply: 100_000, balance: null },
  ...{ timestamp: 1_752_838_304, added_at: 1_752_838_304, ...more },
});

it('the list of assets is not touched by one that holds one id for two assets', async () => {
  await a.issue('KEPT', 1_000n);
  await a.refresh();
  const before = await list();
  answerOnce(a.app, 'listassets', { nia: [wireAsset({}), wireAsset({ name: 'Other' })], uda: [], cfa: [] });
  const facts = { problem: 'shape', detail: 'two entries of one name' };
  await fails(a.failure('wallet.refresh', {}), 'SERVICE_ANSWER', facts);
  expect(await list()).toEqual(before);
});

it('one balance is asked of the service and kept, and not where it is above the supply (G17)', async () => {
  const assetId = await a.issue('TEST', 1_000n);
  await a.refresh();
  answerOnce(a.app, 'assetbalance', { settled: 900, future: 800, spendable: 700, offchain_inbound: 5 });
  const { balance } = await a.get('assets.balance', { assetId });
  const units = { settled: '900', future: '800', spendable: '700' };
  expect(balance).toEqual({ ...units, offchainOutbound: null, offchainInbound: '5' });
  answerOnce(a.app, 'assetbalance', { settled: 0, future: 0, spendable: 1_001 });
  const failure = a.failure('assets.balance', { assetId });
  await fails(failure, 'SERVICE_ANSWER', { problem: 'badNumber' });
  expect((await list()).assets[0]?.balance).toEqual(balance);
  // rgb-lib's `future` counts what a new output in no block holds twice.
  answerOnce(a.app, 'assetbalance', { settled: 0, future: 2_000, spendable: 0 });
  expect((await a.get('assets.balance', { assetId })).balance.future).toBe('1000');
});

it('one balance of an asset that is not here is refused before the service is asked', async () => {
  await a.app.practice.close();
  await fails(a.failure('assets.balance', { assetId: 'rgb:none' }), 'ASSET_UNKNOWN');
});

describe('issuing', () => {
  it('asks with the supply in the asset’s own precision, then issues and keeps it', async () => {
    const issued = await issue({ amounts: ['100000', '23'] });
    const asset = { ticker: 'TUSD', precision: 2, issuedSupply: '100023', schema: 'nia' };
    expect(issued).toMatchObject({ outcome: 'issued', asset });
    expect(question()?.title).toBe('Issue TUSD?');
    const told = '1,000.23 TUSD, named “Test Dollar”. Decimals: 2. Units in all: 100023';
    expect(question()?.details[0]).toBe(told);
    expect(await list()).toMatchObject({ assets: [asset], asOfMs: null });
  });

  it('asks the service for nothing when the answer is no', async () => {
    a.app.user.agrees = false;
    expect(await issue()).toEqual({ outcome: 'aborted' });
    expect(await a.api.listAssets()).toEqual([]);
  });

  it('says in its question that the ticker is taken here, or looks like one', async () => {
    await issue();
    await issue({ name: 'Another' });
    expect(question()?.details).toContain('Same ticker as another asset here');
    await issue({ ticker: 'TUSD1', name: 'A1' });
    await issue({ ticker: 'TUSDI', name: 'B1' });
    expect(question()?.details).toContain('Looks like another asset here');
  });

  it.each([
    [['18446744073709551615', '1'], 'more than 2^64 - 1 in all'],
    [['5', '0'], 'an amount of nothing'],
  ])('of %j is refused before anybody is asked', async (amounts, problem) => {
    await fails(notIssued({ amounts }), 'INVALID_INPUT', { path: 'amounts', problem });
    expect(a.app.user.asked.filter(({ title }) => title.startsWith('Issue'))).toEqual([]);
  });

  it('without enough free slots says so, also where rgb-lib names the bitcoin for one instead', async () => {
    await failsWith(notIssued({ amounts: ['1', '1', '1', '1', '1'] }), 'NO_FREE_SLOT', { purpose: 'issue' });
    expect((await list()).assets).toEqual([]);
    const error = { error: 'InsufficientBitcoins', message: 'Insufficient bitcoins' };
    answerOnce(a.app, 'issueassetnia', error, 422);
    await failsWith(notIssued(), 'NO_FREE_SLOT', { purpose: 'issue' });
  });

  it.each([
    ['ticker', { ticker: 'TUSE' }],
    ['name', { name: 'Test dollar' }],
    ['precision', { precision: 3 }],
    ['supply', { issued_supply: 100_001 }],
  ])('never shows an asset of another %s as the one that was asked for', async (field, more) => {
    answerOnce(a.app, 'issueassetnia', { asset: wireAsset(more) });
    const detail = `another ${field} than was asked for: refresh to see what was issued`;
    await fails(notIssued(), 'SERVICE_ANSWER', { detail });
    expect((await list()).assets).toEqual([]);
  });

  it('is never repeated by itself when its answer is lost', async () => {
    a.app.practice.faults.once({ kind: 'loseAnswer', endpoint: 'issueassetnia' });
    await fails(notIssued(), 'SERVICE_UNREACHABLE');
    await a.refresh();
    expect((await list()).assets).toHaveLength(1);
  });
});

describe('a refresh', () => {
  const key = expect.stringMatching(/#\d+$/) as string;

  it('tells no changes the first time, since there is no before, and then what is new', async () => {
    await a.issue('OLD', 5n);
    expect((await a.refresh()).changes).toEqual([]);
    const assetId = await a.issue('NEW', 7n);
    expect((await a.refresh()).changes).toEqual([
      { kind: 'newAsset', assetId, key: null, direction: 'none', amount: null, state: null },
      { kind: 'newTransfer', assetId, key, direction: 'none', amount: '7', state: 'settled' },
    ]);
    expect((await a.refresh()).changes).toEqual([]);
  });

  it.each(['refresh', 'listassets', 'listtransfers'])(
    'that fails at %s keeps all that was known, and its age',
    async (endpoint) => {
      await a.issue('TEST', 5n);
      const { asOfMs } = await a.refresh();
      const before = await page();
      for (let again = 0; again < 6; again += 1)
        answerOnce(a.app, endpoint, { error: 'Internal', message: 'broken' }, 500);
      await fails(a.failure('wallet.refresh', {}), 'SERVICE_ERROR');
      const after = await page();
      expect(after).toEqual(before);
      expect(after.asOfMs).toBeLessThanOrEqual(asOfMs);
      expect((await list()).assets).toHaveLength(1);
    },
  );

  it('reads the other lists where one cannot be read', async () => {
    await a.issue('ONE', 5n);
    await a.issue('TWO', 5n);
    await a.refresh();
    // One answer of a shape that is none: it is not asked for again.
    answerOnce(a.app, 'listtransfers', { no: 'list' });
    await a.issue('THREE', 5n);
    await fails(a.failure('wallet.refresh', {}), 'SERVICE_ANSWER');
    expect((await page()).total).toBe(3);
  });

  it('raises an alarm where the service lists an asset no more, and keeps it without a balance', async () => {
    const assetId = await a.issue('GONE', 5n);
    await a.refresh();
    answerOnce(a.app, 'listassets', { nia: [], uda: [], cfa: [] });
    answerOnce(a.app, 'listtransfers', { error: 'AssetNotFound', message: 'Asset not found' }, 404);
    const alarm = { kind: 'alarm', assetId };
    expect((await a.refresh()).changes).toMatchObject([
      { ...alarm, key: null },
      { ...alarm, key },
    ]);
    expect((await list()).assets).toMatchObject([{ assetId, balance: null }]);
  });

  it('writes nothing of a wallet that was removed while it was read', async () => {
    await a.issue('TEST', 5n);
    const kept = keptOf(a.app, a.walletId);
    const refreshed = a.failure('wallet.refresh', {});
    expect(await a.get('wallet.remove', {})).toEqual({ outcome: 'removed' });
    await fails(refreshed, 'WALLET_UNKNOWN');
    expect(kept.assets()).toEqual({ assets: [], asOfMs: null });
  });
});
