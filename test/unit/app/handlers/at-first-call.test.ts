import { expect, it, vi } from 'vitest';
import { type Handlers, atFirstCall } from '../../../../src-main/app/dispatch.ts';
import { names } from '../../../../src-preload/names.ts';

const atHand = { 'links.take': () => Promise.resolve({ kind: 'none' as const }) } satisfies Partial<Handlers>;
type Later = Omit<Handlers, keyof typeof atHand>;
const LINK = { kind: 'remote' };
const later = { 'wallet.reach': (input: unknown) => Promise.resolve({ reached: input }) } as unknown as Later;

it('answers what is at hand without the rest, and loads that with the first call of it, once', async () => {
  const load = vi.fn(() => Promise.resolve(later));
  const handlers = atFirstCall(atHand, load);
  expect(await handlers['links.take']({})).toEqual({ kind: 'none' });
  expect(load).not.toHaveBeenCalled();
  const reached = handlers['wallet.reach'](LINK as never);
  expect(await Promise.all([reached, handlers['wallet.reach'](LINK as never)])).toEqual([
    { reached: LINK },
    { reached: LINK },
  ]);
  expect(load).toHaveBeenCalledOnce();
});

it('has a handler for every call of the contract', () => {
  const calls = Object.entries(names).flatMap(([group, members]) =>
    Object.entries(members).flatMap(([key, kind]) => (kind === 'call' ? [`${group}.${key}`] : [])),
  );
  const handlers = atFirstCall(atHand, () => Promise.resolve(later));
  expect(Object.keys(handlers).sort()).toEqual(calls.sort());
});

it('tries again where it could not be loaded', async () => {
  const load = vi.fn(() => Promise.resolve(later)).mockRejectedValueOnce(new Error('not there'));
  const handlers = atFirstCall(atHand, load);
  await expect(handlers['wallet.reach'](LINK as never)).rejects.toThrow('not there');
  expect(await handlers['wallet.reach'](LINK as never)).toEqual({ reached: LINK });
});
