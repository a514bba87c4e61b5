import { rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { apiOf, makeSlots, reviewed, sendForm, toPay } from './asset-app.ts';
import { fundedApp } from './app.ts';
import { createOpenChain } from '../../../src-main/services/chain/open.ts';
import type { Ports } from '../../../src-main/world/world.ts';
import { anyHost } from '../../support/any-host.ts';
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

  it('finds a send in its block whose only output is the commitment, and proves it to every later holder', async () => {
    const { app, walletId, samples, useChain, mine, verify, pay } = await given();
    const [{ assetId, amount } = { assetId: '', amount: '0' }] = samples;
    await mine();
    await useChain();
    expect(await verify(assetId)).toMatchObject({ outcome: 'proved' });
    // A slot of 1,000 sats at 5 sat/vB leaves no sats for a change output.
    const { txid, outputs } = await pay(assetId, BigInt(amount) - 100n, 'blinded', 5);
    expect(outputs.map(({ kind }) => kind)).toEqual(['commitment']);
    // Headers may be followed already, from before its block came.
    await app.get('chain.follow', { walletId });
    expect(await app.get('chain.whereabouts', { walletId, txid })).toMatchObject({ state: 'mined' });
    expect(await verify(assetId, 'out')).toMatchObject({ outcome: 'proved', transactions: 2, unshown: 0 });
    // What comes after it rests on it.
    await pay(assetId, 40n, 'blinded');
    expect(await verify(assetId, 'out')).toMatchObject({ outcome: 'proved', transactions: 3, unshown: 0 });
  });

  it('knows a block that came while its headers were followed already', async () => {
    const openChain = createOpenChain(anyHost);
    let asked = 0;
    const tips = { held: Promise.resolve() };
    const { app, walletId, samples, useChain, mine, verify } = await given({
      openChain: (at) => {
        const api = openChain(at);
        const tip = async () => {
          const told = await api.tip();
          asked += 1;
          await tips.held;
          return told;
        };
        return { ...api, tip };
      },
    });
    await useChain();
    const [{ assetId } = { assetId: '' }] = samples;
    await verify(assetId);
    let release = (): void => undefined;
    tips.held = new Promise((resolve) => {
      release = resolve;
    });
    const before = asked;
    const following = app.get('chain.follow', { walletId });
    await expect.poll(() => asked).toBeGreaterThan(before);
    await mine();
    const verifying = verify(assetId);
    tips.held = Promise.resolve();
    setTimeout(release, 300);
    expect(await verifying).toMatchObject({ outcome: 'proved' });
    await following;
  });

  it('shows where what the friend gave is, and that nothing else spends what it spends', async () => {
    const { app, walletId, samples, useChain, mine, keyOf } = await given();
    const key = await keyOf(samples[0]?.assetId ?? '', 'in');
    const txid = (await app.get('transfers.read', { walletId, key })).txid ?? '';
    await useChain();
    const where = () => app.get('chain.whereabouts', { walletId, txid });
    const none = { height: null, confirmations: null, rival: null };
    // The friend broadcasts what was accepted as the next block comes, which has it then.
    expect(await where()).toEqual({ state: 'unknown', ...none });
    await mine();
    expect(await where()).toMatchObject({ state: 'mined', confirmations: 1, rival: null });
    await mine();
    expect(await where()).toMatchObject({ state: 'mined', confirmations: 2 });
    await app.get('chain.follow', { walletId });
    expect(await app.get('chain.doubleSpends', { walletId })).toEqual({ found: [] });
  });

  it('is found by the same names after practice began again at other ports', async () => {
    const { app, walletId, samples, useChain, mine, verify } = await given();
    const [{ assetId } = { assetId: '' }] = samples;
    await useChain();
    await mine();
    const [before] = [await app.practice.chainAddress()];
    await app.practice.close();
    app.restart();
    expect(await app.practice.chainAddress()).not.toBe(before);
    expect(await verify(assetId)).toMatchObject({ outcome: 'proved' });
    expect(await app.get('chain.follow', { walletId })).toMatchObject({
      source: { kind: 'electrum', address: 'practice', pin: null },
      state: 'ready',
      chain: 'regtest',
    });
  });

  it('is followed anew at each start: practice may have another chain then, with less work', async () => {
    const { app, walletId, useChain } = await given();
    await useChain();
    await app.get('practice.mine', { blocks: 20 });
    expect(await app.get('chain.follow', { walletId })).toMatchObject({ state: 'ready' });
    await app.practice.close();
    app.restart(() => {
      rmSync(path.join(app.ports.host.dataFolder, 'practice.sqlite'));
    });
    expect(await app.get('chain.follow', { walletId })).toMatchObject({
      state: 'ready',
      tip: { height: 100 },
    });
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

  it('is verified by itself once its invoice is found paid, also where a refresh elsewhere found it', async () => {
    const { app, walletId, api, samples, useChain } = await given();
    const [{ assetId } = { assetId: '' }] = samples;
    await useChain();
    const { invoice } = await app.get('invoices.create', { walletId, assetId, amount: '7' });
    const unpaid = await app.get('invoices.status', { walletId, invoice });
    expect([unpaid.txid, unpaid.assetData]).toEqual([null, null]);
    await app.get('practice.friendPay', { invoice });
    await api.refresh();
    const found = async () => (await app.get('invoices.status', { walletId, invoice })).assetData;
    await expect.poll(found, { timeout: 10_000 }).toMatchObject({ outcome: 'pending', given: '7' });
  });

  it('is told to no wallet of another service, and to none that turned it off', async () => {
    const { app, walletId, samples, useChain, mine, verify } = await given();
    const [{ assetId } = { assetId: '' }] = samples;
    await mine();
    await useChain();
    await app.get('chain.turnOff', { walletId });
    expect(await verify(assetId)).toMatchObject({ outcome: 'unasked' });
    await useChain();
    const baseUrl = await app.practice.baseUrl();
    const connection = { kind: 'remote', dialect: 'document', baseUrl } as const;
    await app.get('wallet.connect', { walletId, connection });
    expect(await app.get('chain.read', { walletId })).toMatchObject({ source: null, state: 'off' });
    const failure = await app.failure('chain.use', { walletId, address: 'practice' });
    expect(failure).toMatchObject({ code: 'URL_REFUSED', facts: { reason: 'syntax' } });
  });
});
