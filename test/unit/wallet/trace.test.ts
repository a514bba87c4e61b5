import { expect, it } from 'vitest';
import { sendBody } from '../../practice/asset-wallet.ts';
import { assetApp, blinded, reviewed, sendForm, settle } from './asset-app.ts';

it('a send is traced at every step to the output that it takes and to itself, and leaves nothing over', async () => {
  const a = await assetApp(6);
  const { walletId } = a;
  const assetId = await a.issue('TEST', 1_000n);
  const refresh = () => a.app.get('wallet.refresh', { walletId });
  const ask = () => a.app.get('assets.balance', { walletId, assetId });
  await refresh();
  expect((await ask()).trace).toEqual({ held: [], coming: [], untraced: { held: '0', coming: '0' } });

  const carrying = (await a.api.listUnspents()).find(({ allocations }) => allocations.length > 0);
  const { approval } = await reviewed(a, sendForm(walletId, [await blinded(a.bob, assetId, 300)]));
  await a.app.get('signing.approve', approval);
  await refresh();
  const outpoint = { txid: carrying?.txid ?? '', vout: carrying?.vout ?? -1 };
  const transferKey = expect.stringContaining(`${assetId}#`) as unknown;
  const leaves = { amount: '-1000', outpoint, why: 'leaves', transferKey };
  const returns = expect.objectContaining({ amount: '700', why: 'returns', transferKey }) as unknown;
  const asked = {
    balance: { settled: '1000', spendable: '0', future: '700' },
    trace: { held: [leaves], coming: [leaves, returns], untraced: { held: '0', coming: '0' } },
  };
  expect(await ask()).toMatchObject(asked);

  // Accepted and broadcast: the output is listed no more, and the figures are the same.
  await a.bob.refresh();
  await refresh();
  expect(await a.api.listUnspents()).not.toContainEqual(expect.objectContaining(outpoint));
  expect(await ask()).toMatchObject(asked);

  await settle(a);
  await refresh();
  expect(await ask()).toMatchObject({
    balance: { settled: '700', spendable: '700', future: '700' },
    trace: { held: [], coming: [] },
  });
});

it('what arrives is traced to the slot that it arrives on', async () => {
  const a = await assetApp(6);
  const { walletId } = a;
  const assetId = await a.issue('TEST', 1_000n);
  await a.app.get('wallet.refresh', { walletId });
  const { approval } = await reviewed(a, sendForm(walletId, [await blinded(a.bob, assetId, 300)]));
  await a.app.get('signing.approve', approval);
  await settle(a);
  await a.app.get('wallet.refresh', { walletId });
  const { invoice } = await a.app.get('invoices.create', { walletId, assetId, amount: '25' });
  const body = { assetId, invoice, amount: 25 };
  const sent = sendBody([body]);
  await a.bob.sendEnd(sent, a.bob.sign(await a.bob.sendBegin(sent)));
  await a.app.get('wallet.refresh', { walletId });
  const { trace } = await a.app.get('assets.balance', { walletId, assetId });
  expect(trace.held).toEqual([]);
  expect(trace.untraced).toEqual({ held: '0', coming: '0' });
  expect(trace.coming).toMatchObject([{ amount: '25', why: 'arrives' }]);
  expect(trace.coming[0]?.transferKey).toContain(`${assetId}#`);
});
