import { once } from 'node:events';
import { Duplex } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { openSpare } from '../../../../src-main/services/chain/spare-connection.ts';

const socket = (): Duplex => new Duplex({ read: () => undefined });

/** Connections that open on command. */
function given() {
  const opened: ((stands: Duplex | Error) => void)[] = [];
  const spare = openSpare(
    () =>
      new Promise((resolve, reject) => {
        opened.push((one) => (one instanceof Error ? reject(one) : resolve(one)));
      }),
  );
  return { spare, opened };
}

it('an abandoned connection is given to the next caller, once, and no second one is opened', async () => {
  const { spare, opened } = given();
  const first = spare.take();
  spare.leave(first);
  expect(spare.take()).toBe(first);
  const one = socket();
  opened[0]?.(one);
  expect(await first).toBe(one);
  expect(spare.take()).not.toBe(first);
  expect(opened).toHaveLength(2);
});

it('another connection is opened if the abandoned one failed or ended', async () => {
  const { spare, opened } = given();
  const failed = spare.take();
  spare.leave(failed);
  opened[0]?.(new Error('no way'));
  await expect(failed).rejects.toThrow('no way');
  const ended = spare.take();
  expect(ended).not.toBe(failed);
  spare.leave(ended);
  const one = socket();
  opened[1]?.(one);
  await ended;
  one.destroy();
  await once(one, 'close');
  expect(spare.take()).not.toBe(ended);
});

it('an unused connection ends within a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { spare, opened } = given();
    const left = spare.take();
    spare.leave(left);
    const one = socket();
    opened[0]?.(one);
    await left;
    vi.advanceTimersByTime(59_000);
    expect(one.destroyed).toBe(false);
    vi.advanceTimersByTime(2_000);
    expect(one.destroyed).toBe(true);
    expect(spare.take()).not.toBe(left);
  } finally {
    vi.useRealTimers();
  }
});
