import { describe, expect, it } from 'vitest';
import { apiOf, makeSlots, reviewed, sendForm, toPay } from './asset-app.ts';
import { fundedApp } from './app.ts';

/** A wallet that the friend gave one of each sample, which no block holds yet. */
async function given() {
  const { app, walletId } = await fundedApp();
  await makeSlots(app, walletId, 8);
  const api = await apiOf(app, walletId);
  const { samples } = await app.get('practice.giveSamples', { walletId });
  const keyOf = async (assetId: string, direction: 'in' | 'out'): Promise<string> => {
    await app.get('wallet.refresh', { walletId });
    const filter = { assetId, states: [], direction, text: '' };
    const { rows } = await app.get('transfers.page', { walletId, filter, offset: 0, limit: 10 });
    const [row] = rows.filter(({ kindName }) => kindName !== 'issuance');
    if (row === undefined) throw new Error('no such transfer');
    return row.key;
  };
  return {
    ...{ app, walletId, api, samples, keyOf },
    useChain: () => app.get('chain.use', { walletId, address: 'practice' }),
    mine: () => app.get('practice.mine', { blocks: 1 }),
    verify: async (assetId: string, direction: 'in' | 'out' = 'in') =>
      app.get('transfers.verify', { walletId, key: await keyOf(assetId, direction) }),
    pay: async (assetId: string, amount: bigint, kind: 'blinded' | 'witness') => {
      const { invoice } = await app.get('practice.friendInvoice', { assetId, amount: String(amount), kind });
      const recipient = toPay(invoice, assetId, amount, kind === 'witness' ? 1_000 : null);
      const { approval } = await reviewed({ app }, sendForm(walletId, [recipient]));
      await app.get('signing.approve', approval);
      await app.get('practice.mine', { blocks: 1 });
      await api.refresh();
      await app.get('practice.mine', { blocks: 1 });
    },
  };
}

describe('in practice, by the clients that real services are asked by', () => {
  it('what the friend gives is pending, then proved, and so is the change of what it is spent on', async () => {
    const { app, walletId, samples, useChain, mine, verify, pay } = await given();
    expect(samples.map(({ schema }) => schema)).toEqual(['nia', 'cfa', 'uda', 'nia']);
    for (const { assetId } of samples)
      expect(await verify(assetId)).toMatchObject({ outcome: 'unasked', transactions: 1 });
    await useChain();
    expect(app.user.asked.filter(({ title }) => title.includes('server'))).toEqual([]);
    for (const { assetId } of samples)
      expect(await verify(assetId)).toMatchObject({ outcome: 'pending', unshown: 1 });
    await mine();
    for (const { assetId, ticker, name, schema } of samples) {
      const asset = { assetId, ticker, name, schema: schema.toUpperCase() };
      expect(await verify(assetId)).toMatchObject({ outcome: 'proved', unshown: 0, asset });
    }
    const [{ assetId, amount } = { assetId: '', amount: '0' }] = samples;
    await pay(assetId, BigInt(amount) - 1n, 'blinded');
    expect(await verify(assetId, 'out')).toMatchObject({ outcome: 'proved', transactions: 2, code: null });
    const lying = app.ports.signings.book(walletId, []).allocations.filter((one) => one.assetId === assetId);
    expect(lying).toMatchObject([{ amount: 1n }]);
  });
});
