import { describe, expect, it } from 'vitest';
import { apiOf, makeSlots, reviewed, sendForm, toPay } from './asset-app.ts';
import { fundedApp } from './app.ts';
import type { Ports } from '../../../src-main/world/world.ts';
import { heldTimers } from '../../support/manual-timers.ts';

/** A wallet that the friend gave one of each sample, which no block holds yet. */
async function given(change: Partial<Ports> = {}) {
  const { app, walletId } = await fundedApp('loopback', change);
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
    pay: async (assetId: string, amount: bigint, kind: 'blinded' | 'witness', rateSatsPerVb = 2) => {
      const { invoice } = await app.get('practice.friendInvoice', { assetId, amount: String(amount), kind });
      const recipient = toPay(invoice, assetId, amount, kind === 'witness' ? 1_000 : null);
      const { approval, review } = await reviewed(
        { app },
        sendForm(walletId, [recipient], { rateSatsPerVb }),
      );
      const approved = await app.get('signing.approve', approval);
      if (approved.outcome !== 'handedOver') throw new Error(approved.outcome);
      const { txid } = approved;
      await app.get('practice.mine', { blocks: 1 });
      await api.refresh();
      await app.get('practice.mine', { blocks: 1 });
      return { txid, outputs: review.outputs };
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

  it('is followed no more once Ochre ends, and nothing is asked of storage that is closed', async () => {
    const { timers, waiting, run } = heldTimers(60_000);
    const { app, walletId } = await fundedApp('electron', { timers });
    await app.get('chain.use', { walletId, address: 'practice' });
    await app.get('chain.follow', { walletId });
    await expect.poll(waiting).toBe(1);
    app.restart(() => {
      expect(waiting()).toBe(0);
    });
    await app.get('chain.follow', { walletId });
    await expect.poll(waiting).toBe(1);
    // A round that is under way at the end begins no other one, and what it finds closed is nobody's fault.
    run();
    app.restart();
    await app.get('chain.follow', { walletId });
    await expect.poll(waiting).toBe(1);
    expect(app.logged).toEqual([]);
  });

  it.each([
    ['junkFirst', [{ outcome: 'refused', code: 'UNREADABLE' }, { outcome: 'proved' }]],
    ['anotherAsset', [{ outcome: 'refused', code: 'CONTRACT' }, { outcome: 'refused' }]],
    ['nothing', [{ outcome: 'absent' }, { outcome: 'absent' }]],
  ] as const)('a friend who leaves %s is found out', async (leaves, verdicts) => {
    const { app, walletId, samples, useChain, mine, verify, keyOf } = await given();
    const [{ assetId } = { assetId: '' }] = samples;
    await useChain();
    expect(await app.get('practice.setFriend', { leaves })).toMatchObject({ leaves, silent: false });
    const { invoice } = await app.get('invoices.create', { walletId, assetId, amount: '7' });
    await app.get('practice.friendPay', { invoice });
    await app.get('wallet.refresh', { walletId });
    await mine();
    // The refresh has it verified by itself, so whoever asks first is Ochre.
    const key = await keyOf(assetId, 'in');
    const found = async () => (await app.get('transfers.read', { walletId, key })).assetData;
    const [first, then] = verdicts;
    await expect.poll(found).toMatchObject(first);
    expect(await verify(assetId)).toMatchObject(then);
    expect(await app.get('practice.setFriend', { leaves: 'data' })).toMatchObject({ leaves: 'data' });
  });
});
