import { beforeEach, expect, it } from 'vitest';
import type { LazyPractice } from '../support/practice.ts';
import { parsedInvoice, walletWithSlots, type AssetWallet } from './asset-wallet.ts';
import { clientOf } from './client.ts';
import { startPractice } from './service.ts';

let practice: LazyPractice;

beforeEach(() => {
  practice = startPractice();
});

async function give(wallet: AssetWallet) {
  const api = await clientOf(practice, wallet);
  for (const { assetId, amount } of await practice.friend.samples()) {
    const { invoice } = await api.createInvoice({ assetId, amount });
    await practice.friend.pay({ invoice, assetId: null, amount: null });
  }
  await api.refresh();
  await practice.mine(1);
  await api.refresh();
  return api;
}

it('are of all three kinds, with media of which the path is nobody’s, and one is easily taken for another', async () => {
  const api = await give(await walletWithSlots(practice));
  const assets = await api.listAssets();
  const media = (mime: string) => ({
    filePath: expect.stringMatching(/^\/practice\/media_files\/[0-9a-f]{64}$/) as string,
    mime,
  });
  expect(assets).toMatchObject([
    { schema: 'nia', ticker: 'PTUSD', name: 'Practice Dollar', precision: 2, media: null },
    { schema: 'nia', ticker: 'PTUSD', name: 'Practice DoIlar', precision: 2, media: null },
    { schema: 'uda', ticker: 'PLATE', issuedSupply: 1n, precision: 0, media: media('image/png') },
    { schema: 'cfa', ticker: null, name: 'Practice Prints', media: media('image/jpeg') },
  ]);
  expect(assets.map(({ balance }) => balance?.spendable)).toEqual([25_000n, 25_000n, 1n, 12n]);
  expect(new Set(assets.map(({ assetId }) => assetId)).size).toBe(4);
  const holding = (await api.listUnspents()).filter(({ allocations }) => allocations.length > 0);
  expect(holding.map(({ allocations }) => allocations.length)).toEqual([1, 1, 1, 1]);
  for (const { assetId } of assets) {
    expect(await api.listTransfers(assetId)).toMatchObject([
      { kindName: 'receiveBlind', statusName: 'settled' },
    ]);
  }
});

it('of a unique one the invoice says which and how much, and the service reads the same in it', async () => {
  const wallet = await walletWithSlots(practice);
  const plate = (await practice.friend.samples()).find(({ schema }) => schema === 'uda');
  const { assetId = '' } = plate ?? {};
  const { invoice } = await wallet.invoice(assetId, 1);
  expect(parsedInvoice(invoice)).toMatchObject({ assetId, asked: { kind: 'token', fraction: 1n, index: 0 } });
  expect(await (await clientOf(practice, wallet)).decodeRgbInvoice(invoice)).toMatchObject({
    assetId,
    amount: 1n,
  });
  expect(await wallet.ask('/wallet/decodergbinvoice', { invoice })).toMatchObject({ asset_iface: 'RGB21' });
  expect(await wallet.call('/invoice/create', { asset_id: assetId, amount: 2 })).toMatchObject({
    status: 400,
    json: { error: 'InvalidAssignment' },
  });
});
