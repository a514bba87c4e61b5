import { expect, it } from 'vitest';
import { createChainKeeper } from '../../../src-main/wallet/chain/chain-keeper.ts';

function keeper(locked: boolean) {
  const planned: number[] = [];
  const lock = { locked, heard: (): void => undefined };
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
        return () => {
          lock.heard = () => undefined;
        };
      },
    },
  };
  createChainKeeper(
    context as never,
    () => undefined,
    () => Promise.resolve(),
  );
  return { planned, lock };
}

it('begins to follow soon where Ochre is open', () => {
  expect(keeper(false).planned).toEqual([500]);
});

it('asks no server before Ochre is open for the first time, and then begins once', () => {
  const { planned, lock } = keeper(true);
  lock.heard();
  expect(planned).toEqual([]);
  lock.locked = false;
  lock.heard();
  expect(planned).toEqual([500]);
  lock.locked = true;
  lock.heard();
  lock.locked = false;
  lock.heard();
  expect(planned).toEqual([500]);
});
