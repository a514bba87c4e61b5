import { describe, expect, it } from 'vitest';
import { heldTimers } from '../../support/manual-timers.ts';
import { fiveSlots, fundedApp, type TestApp } from './app.ts';

async function withSlots(app: TestApp, walletId: string, num: number): Promise<void> {
  const { flowId, digest } = await app.get('signing.beginSlots', { walletId, ...fiveSlots, num });
  await app.get('signing.approve', { flowId, digest, acceptNotProved: false });
  await app.get('practice.mine', { blocks: 1 });
}

async function usesOf(app: TestApp, walletId: string) {
  const { unspents } = await app.get('wallet.unspents', { walletId });
  const slots = unspents.filter(({ use }) => use !== 'plain');
  return slots.map(({ use }) => use).sort();
}

describe('samples', () => {
  it('say how many slots they take, and then hold none', async () => {
    const { app, walletId } = await fundedApp();
    expect(await app.failure('practice.giveSamples', { walletId })).toEqual({
      code: 'NO_FREE_SLOT',
      facts: { purpose: 'receive' },
    });
    await withSlots(app, walletId, 3);
    expect(await app.failure('practice.giveSamples', { walletId })).toEqual({
      code: 'PRACTICE_REFUSED',
      facts: { detail: 'the samples need 4 free asset slots, and this wallet has 3' },
    });
    expect(await usesOf(app, walletId)).toEqual(['free', 'free', 'free']);
  });

  it('leave no slot held when the friend cannot pay after all', async () => {
    const { app, walletId } = await fundedApp();
    await withSlots(app, walletId, 4);
    // The first needs no slot, so that all slots must be free when the second fails.
    app.practice.faults.once({ kind: 'witnessInvoice', endpoint: 'create' });
    const { friend } = await app.practice.running();
    const pay = friend.pay;
    const calls: string[] = [];
    Object.assign(friend, {
      pay: (asked: Parameters<typeof pay>[0]) => {
        calls.push(asked.invoice);
        if (calls.length === 2) friend.setSilent(true);
        return pay(asked);
      },
    });
    expect(await app.failure('practice.giveSamples', { walletId })).toMatchObject({
      code: 'PRACTICE_REFUSED',
    });
    expect(calls).toHaveLength(2);
    expect(await usesOf(app, walletId)).toEqual(['free', 'free', 'free', 'free']);
  });
});

it('the chain of practice is followed no more once Ochre ends, and nothing is asked of storage that is closed', async () => {
  const { timers, waiting, run } = heldTimers(60_000);
  const { app, walletId } = await fundedApp('electron', { timers });
  const followed = async () => {
    await app.get('chain.follow', { walletId });
    await expect.poll(waiting).toBe(1);
  };
  await app.get('chain.use', { walletId, address: 'practice' });
  await followed();
  app.restart(() => {
    expect(waiting()).toBe(0);
  });
  await followed();
  // A round that is under way at the end begins no other one, and what it finds closed is nobody's fault.
  run();
  app.restart();
  await followed();
  expect(app.logged).toEqual([]);
});
