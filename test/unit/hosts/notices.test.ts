import { expect, it } from 'vitest';
import { createNotices } from '../../../src-main/hosts/notices.ts';
import type { Tell } from '../../../src-main/ports/index.ts';

const walletId = 'ab'.repeat(16);

function setUp() {
  const faults: string[] = [];
  const notices = createNotices((name) => faults.push(name));
  const heard: unknown[] = [];
  const stop = notices.listen((name, payload) => heard.push([name, payload]));
  return { faults, heard, stop, ...notices };
}

it('all listeners hear notices until they stop', () => {
  const { tell, listen, heard, stop } = setUp();
  const second: string[] = [];
  listen((name) => second.push(name));
  tell('wallet.changed', { walletId });
  stop();
  tell('wallet.listChanged', {});
  expect(heard).toEqual([['wallet.changed', { walletId }]]);
  expect(second).toEqual(['wallet.changed', 'wallet.listChanged']);
});

it.each([
  ['a payload with something more', 'wallet.changed', { walletId, xpub: 'tpub' }],
  ['a payload of another shape', 'wallet.changed', { walletId: 7 }],
  ['a name that is a call', 'wallet.list', {}],
  ['a name that is nothing', '__proto__.toString', {}],
])("an invalid notice (%s) isn't sent, and is reported", (_, name, payload) => {
  const { tell, heard, faults } = setUp();
  (tell as (name: string, payload: unknown) => void)(name, payload);
  expect(heard).toEqual([]);
  expect(faults).toEqual([name]);
});

it("a window that has gone doesn't fail the use case", () => {
  const { tell, listen, faults } = setUp();
  const later: string[] = [];
  listen(() => {
    throw new Error('Object has been destroyed');
  });
  listen((name) => later.push(name));
  expect(() => (tell satisfies Tell)('wallet.listChanged', {})).not.toThrow();
  expect(faults).toEqual(['wallet.listChanged']);
  expect(later).toEqual(['wallet.listChanged']);
});
