import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CallOutput, ChainView, DoubleSpend } from '../../../src-preload/contract/index.ts';
import { aTransfer } from '../../fakes/asset-world.ts';
import type { FakeMain } from '../../fakes/bridge.ts';
import { CHAIN_OFF, chainOn, type World } from '../../fakes/scenarios.ts';
import { go, lastInput, openApp } from './open-app.ts';

const where = () => page.getByRole('group', { name: 'By your Bitcoin server' });

/** Opens the first received transfer of a wallet with a Bitcoin server. */
async function opened(change: Partial<World> = {}): Promise<FakeMain> {
  const transfers = [aTransfer(4, 'confirming', 'in')];
  const main = await openApp('full', { transfers, chain: chainOn(), ...change });
  await go('Transfers');
  page.getByRole('grid', { name: 'Transfers' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Transfer', exact: true })).toBeVisible();
  return main;
}

const asked = (main: FakeMain): number => main.timesCalled('chain.whereabouts');
const tell = (main: FakeMain, chain: ChainView): void => {
  main.world.chain = chain;
  main.tell('chain.changed', { walletId: main.world.activeId ?? '' });
};

const nowhere = { height: null, confirmations: null, rival: null };
test.each<[CallOutput<'chain.whereabouts'>, RegExp]>([
  [
    { ...nowhere, state: 'mined', height: 1_230, confirmations: 5 },
    /In block 1,230.*Verified: 5 blocks deep/,
  ],
  [{ ...nowhere, state: 'mined', height: 1_234, confirmations: 1 }, /Verified: in the newest block/],
  [{ ...nowhere, state: 'waiting' }, /Waits for a block.*Reported, not verified/],
  [{ ...nowhere, state: 'unsaid' }, /Not known.*doesn’t say whether a block does/],
  [{ ...nowhere, state: 'unchecked' }, /In a block, not verified.*hasn’t verified yet/],
  [{ ...nowhere, state: 'early' }, /In an old block.*before the first one/],
  [{ ...nowhere, state: 'unknown' }, /Nowhere seen.*knows no such transaction/],
])("a transaction's place is shown with how sure it is: %o", async (place, words) => {
  const main = await opened({ place });
  await expect.element(where()).toHaveTextContent(words);
  expect(lastInput(main, 'chain.whereabouts')).toEqual({
    walletId: main.world.activeId,
    txid: main.world.transfers[0]?.txid,
  });
  if (place.state !== 'mined') await expect.element(where()).not.toHaveTextContent('Verified');
});

test('nobody is asked where a transaction is without a Bitcoin server, nor in offline mode', async () => {
  const main = await opened({ chain: CHAIN_OFF });
  await expect.element(page.getByRole('region', { name: 'Timeline' })).toBeVisible();
  await expect.poll(() => main.timesCalled('chain.read')).toBeGreaterThan(0);
  expect([asked(main), where().query()]).toEqual([0, null]);
  // From now on the wallet has a Bitcoin server.
  tell(main, chainOn());
  await expect.element(where()).toHaveTextContent(/In block/);
  const before = asked(main);
  main.world.settings = { ...main.world.settings, offline: true };
  main.tell('settings.changed', main.world.settings);
  await expect.element(where()).not.toBeInTheDocument();
  tell(main, chainOn({ tip: { height: 1_236, timeMs: 1 } }));
  expect(asked(main)).toBe(before);
});

describe('another transaction that spends the same coin', () => {
  const paid = aTransfer(4, 'confirming', 'in');
  const rival = { txid: 'ab'.repeat(32), height: null, confirmations: null, own: false };
  const one: DoubleSpend = { txid: paid.txid ?? '', kind: 'receive', key: paid.key, rival };
  const mined: DoubleSpend = { ...one, rival: { ...rival, height: 1_240, confirmations: 2 } };
  const lost = { state: 'unknown', height: null, confirmations: null } as const;
  const note = () => page.getByRole('alert').filter({ hasText: 'The other transaction' });
  const attention = () => page.getByRole('region', { name: 'Needs you' });

  test.each<[DoubleSpend, RegExp, RegExp]>([
    [one, /Another transaction spends a coin.*Reported, not verified/, /Hand nothing over.*Ask the sender/],
    [mined, /Verified: block 1,240/, /Ask the sender to pay a new invoice/],
    [{ ...one, kind: 'send' }, /Only this wallet’s keys/, /Don’t pay again until/],
    [{ ...mined, kind: 'sendBtc' }, /this one pays nobody/, /move what is left to a new wallet now/],
  ])('is on the page, with how sure it is and what to do: %o', async (found, words, todo) => {
    await opened({ doubleSpends: [found], place: { ...lost, rival: found.rival } });
    await expect.element(note()).toHaveTextContent(words);
    await expect.element(note()).toHaveTextContent(todo);
    await expect.element(where()).toHaveTextContent(/Nowhere seen/);
    if (found.rival.height === null) await expect.element(note()).not.toHaveTextContent('Verified');
  });

  test('is no alarm if it was signed here, since it replaced the other one', async () => {
    await opened({ place: { ...lost, rival: { ...rival, own: true } } });
    await expect.element(where()).toHaveTextContent(/Replaced.*You signed another/);
    expect(note().query()).toBeNull();
  });

  test('is on Home while it exists, proved ones first', async () => {
    const main = await openApp('full', { chain: chainOn() });
    await expect.element(attention()).not.toHaveTextContent(/same coin/);
    const slots: DoubleSpend = { ...mined, txid: 'cd'.repeat(32), kind: 'createSlots', key: null };
    main.world.doubleSpends = [one, slots];
    tell(main, chainOn());
    await expect.element(page.getByText('Another transaction spends the same coin').first()).toBeVisible();
    await expect
      .element(attention())
      .toHaveTextContent(
        /took its place\s*If you made the other one.*spends the same coin.*Reported, not verified/,
      );
    await attention()
      .getByRole('listitem')
      .filter({ hasText: 'Reported, not verified' })
      .getByRole('button')
      .click();
    await expect.element(note()).toBeVisible();
    main.world.doubleSpends = [];
    tell(main, chainOn());
    await expect.element(note()).not.toBeInTheDocument();
    await go('Home');
    await expect.element(attention()).not.toHaveTextContent(/same coin|took its place/);
  });
});
