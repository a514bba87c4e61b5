import { describe, expect, it } from 'vitest';
import { formatAssetId } from '../../../src-main/invoices/asset-id.ts';
import type { HistoryTrial } from '../../support/rgb/consignments.ts';
import { amountOn, type given, toOurs } from './asset-data-trial.ts';

type Trial = Awaited<ReturnType<typeof given>>;
const assetIdOf = ({ ask }: HistoryTrial): string =>
  formatAssetId(Uint8Array.from(Buffer.from(ask.contractId ?? '', 'hex')));
const historyOf = ({ app, walletId }: Trial, trial: HistoryTrial, opened: string[] = []) =>
  app.get('assets.history', { walletId, assetId: assetIdOf(trial), offset: null, opened });

async function shownOf(at: Trial, trial: HistoryTrial) {
  const found = await historyOf(at, trial);
  if (found.outcome !== 'shown') throw new Error(found.outcome);
  return found;
}

describe('the history of an asset', () => {
  it('is nothing before any asset data is kept', async () => {
    const at = await toOurs();
    at.listed(at.trial);
    expect(await historyOf(at, at.trial)).toEqual({ outcome: 'nothing' });
  });

  it('goes from the genesis to what lies with us, with the blocks that were checked', async () => {
    const at = await toOurs();
    await at.verify(at.listed(at.trial));
    const { transactions, rows, leftOut } = await shownOf(at, at.trial);
    const amount = String(amountOn(at.trial, 1));
    expect([transactions, leftOut, rows[0]?.kind, rows[0]?.id]).toEqual([
      2,
      0,
      'genesis',
      at.trial.ask.contractId,
    ]);
    const block = at.app.ports.signings.historyBlocks(at.walletId)[0]?.height;
    expect(rows.find(({ id }) => id === at.txid)).toMatchObject({ height: block, gives: { ours: amount } });
    expect(rows.at(-1)).toMatchObject({ kind: 'open', gives: { ours: amount, others: '0' } });
    expect(rows.at(-1)?.outputs).toMatchObject([{ outpoint: `${at.txid}:1`, open: true }]);
  });

  it('knows no block without a server of the chain, nor of one that was reorganised away', async () => {
    const at = await toOurs();
    const key = at.listed(at.trial);
    const heights = async () => (await shownOf(at, at.trial)).rows.map(({ height }) => height);
    await at.app.get('chain.turnOff', { walletId: at.walletId });
    await at.verify(key);
    expect(new Set(await heights())).toEqual(new Set([null]));
    await at.useServer();
    await at.verify(key);
    expect((await heights()).filter((height) => height !== null).length).toBeGreaterThan(0);
    const gone = at.app.ports.holdings.verifiedBlocks(at.walletId).map(({ hash }) => hash);
    at.app.ports.holdings.forgetBlocks(at.walletId, gone);
    expect(new Set(await heights())).toEqual(new Set([null]));
  });

  it('is not told of an asset that is in no list, nor of more runs at once than three', async () => {
    const at = await toOurs();
    const { walletId } = at;
    const ask = { walletId, assetId: 'rgb:none', offset: null, opened: [] };
    expect(await at.app.failure('assets.history', ask)).toMatchObject({ code: 'ASSET_UNKNOWN' });
    const many = { ...ask, opened: Array.from({ length: 4 }, () => 'aa'.repeat(32)) };
    expect(await at.app.failure('assets.history', many)).toMatchObject({ code: 'INVALID_INPUT' });
  });
});
