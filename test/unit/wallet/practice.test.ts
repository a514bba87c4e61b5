import { expect, it } from 'vitest';
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
  app.restart(() => expect(waiting()).toBe(0));
  await followed();
  // A round that is under way at the end begins no other one, and what it finds closed is nobody's fault.
  run();
  app.restart();
  await followed();
  expect(app.logged).toEqual([]);
});
