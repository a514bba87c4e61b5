import { describe, expect, it } from 'vitest';
import { formatAssetId } from '../../../src-main/invoices/asset-id.ts';
import type { HistoryTrial } from '../../support/rgb/consignments.ts';
import { KINDS, amountOn, paid, toOurs, type At } from './asset-data-trial.ts';

const assetIdOf = ({ ask }: HistoryTrial): string =>
  formatAssetId(Uint8Array.from(Buffer.from(ask.contractId ?? '', 'hex')));
const groundsOf = ({ app, walletId }: At, trial: HistoryTrial) =>
  app.get('assets.grounds', { walletId, assetId: assetIdOf(trial) });
/** The service tells a settled balance. */
const told = (at: At, trial: HistoryTrial, settled: bigint): void => {
  const balance = { settled, future: settled, spendable: settled, offchainOutbound: null };
  at.kept().keepBalance(assetIdOf(trial), { ...balance, offchainInbound: null });
};

describe('what an asset rests on', () => {
  it('is the chain once all of it is verified: the block, and nothing missing', async () => {
    const at = await toOurs();
    const key = at.listed(at.trial);
    told(at, at.trial, amountOn(at.trial, 1));
    await at.verify(key);
    const [block] = at.app.ports.signings.historyBlocks(at.walletId);
    expect(await groundsOf(at, at.trial)).toEqual({
      genesis: true,
      verified: { transfers: 1, block: block?.height },
      onTrust: '0',
      unreported: '0',
      hasServer: true,
      missing: [],
      missingCount: 0,
    });
  });

  it('is the service’s word for a blinded slot, however well its asset data is verified', async () => {
    const at = await paid(undefined, 'nia-blind-change');
    const { trial } = at;
    await at.verify(at.listed(trial));
    told(at, trial, 100n);
    expect(await groundsOf(at, trial)).toMatchObject({
      genesis: true,
      verified: { transfers: 1 },
      onTrust: '100',
      unreported: '0',
      missing: [{ why: 'blinded' }],
    });
    // Spent since: nothing is left of it that could be doubted.
    told(at, trial, 0n);
    expect(await groundsOf(at, trial)).toMatchObject({ onTrust: '0', missing: [] });
  });

  it('names what was refused although nothing of it is counted', async () => {
    const at = await toOurs();
    const key = at.listed(at.trial);
    at.leave({ file: Uint8Array.of(7), txid: at.txid, vout: 1 });
    await at.verify(key);
    told(at, at.trial, 0n);
    expect(await groundsOf(at, at.trial)).toMatchObject({ missing: [{ key, why: 'refused' }] });
  });

  it('is lost with the block: a reorganisation makes it the service’s word again', async () => {
    const at = await toOurs();
    const key = at.listed(at.trial);
    told(at, at.trial, amountOn(at.trial, 1));
    await at.verify(key);
    const hashes = at.app.ports.signings.historyBlocks(at.walletId).map(({ hash }) => hash);
    at.app.ports.signings.forgetBlocks(at.walletId, hashes);
    at.app.ports.holdings.forgetBlocks(at.walletId, hashes);
    expect(await groundsOf(at, at.trial)).toMatchObject({
      verified: { transfers: 0, block: null },
      onTrust: String(amountOn(at.trial, 1)),
      unreported: '0',
      missing: [{ why: 'reorganised' }],
    });
  });

  it('lists twenty at most, the newest, and says of how many; a send is none of it where nothing of ours came back', async () => {
    const at = await toOurs();
    for (let idx = 1; idx <= 25; idx += 1)
      at.listed(at.trial, { idx, createdAtMs: idx * 1_000, recipientId: `r${String(idx)}`, amount: 1n });
    at.listed(at.trial, { idx: 40, kind: KINDS.send, kindName: 'send', recipientId: 'them' });
    told(at, at.trial, 25n);
    const { missing, missingCount } = await groundsOf(at, at.trial);
    expect([missing.length, missingCount, missing[0]?.atMs]).toEqual([20, 25, 25_000]);
  });
});

it('the history of an asset knows no block without a server of the chain, nor of one that was reorganised away', async () => {
  const at = await toOurs();
  const key = at.listed(at.trial);
  const heights = async () => {
    const asked = { walletId: at.walletId, assetId: assetIdOf(at.trial), offset: null, opened: [] };
    const found = await at.app.get('assets.history', asked);
    return found.outcome === 'shown' ? found.rows.map(({ height }) => height) : [];
  };
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
