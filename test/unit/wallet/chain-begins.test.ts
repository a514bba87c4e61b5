import { expect, it } from 'vitest';
import { createChainKeeper } from '../../../src-main/wallet/chain/chain-keeper.ts';

it('asks no server of the chain before Ochre is open for the first time, and then begins once', () => {
  const planned: number[] = [];
  const lock = { locked: true, heard: (): void => undefined };
  const context = {
    ended: new AbortController().signal,
    timers: {
      after: (ms: number) => {
        planned.push(ms);
        return () => undefined;
      },
    },
    lock: {
      isLocked: () => lock.locked,
      onChange: (heard: () => void) => {
        lock.heard = heard;
        return () => void (lock.heard = () => undefined);
      },
    },
  };
  createChainKeeper(
    context as never,
    () => undefined,
    () => Promise.resolve(),
  );
  lock.heard();
  expect(planned).toEqual([]);
  for (const locked of [false, true, false]) {
    lock.locked = locked;
    lock.heard();
    expect(planned).toEqual([500]);
  }
});
