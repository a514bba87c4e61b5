import { expect, it } from 'vitest';
import { createOpenChain } from '../../../src-main/services/chain/open.ts';
import { anyHost } from '../../support/any-host.ts';
import { heldTimers } from '../../support/manual-timers.ts';
import { fundedApp } from './app.ts';

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

it('a block that came while its headers were followed already is known to whoever asks then', async () => {
  const openChain = createOpenChain(anyHost);
  let [asked, release] = [0, (): void => undefined];
  const tips = { held: Promise.resolve() };
  const { app, walletId } = await fundedApp('loopback', {
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
  const { address = '' } = (await app.get('wallet.lastAddress', { walletId })) ?? {};
  await app.get('chain.use', { walletId, address: 'practice' });
  await app.get('chain.follow', { walletId });
  const txid = await app.practice.faucet(address, 7_000n);
  tips.held = new Promise((resolve) => {
    release = resolve;
  });
  const before = asked;
  const following = app.get('chain.follow', { walletId });
  await expect.poll(() => asked).toBeGreaterThan(before);
  await app.get('practice.mine', { blocks: 1 });
  const place = app.get('chain.whereabouts', { walletId, txid });
  tips.held = Promise.resolve();
  setTimeout(release, 300);
  expect(await place).toMatchObject({ state: 'mined' });
  await following;
});
