import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import App from '../../../src-renderer/app/App.svelte';
import type { ConnectionState } from '../../../src-renderer/bridge/bridge.ts';
import { fakeMain } from '../../fakes/bridge.ts';
import { remoteWallet } from '../../fakes/scenarios.ts';
import { beginBy, button, go, h1, lastInput, openApp } from './open-app.ts';

test('marks a practice wallet on every screen, reviews included', async () => {
  await openApp('funded');
  const band = page.getByRole('complementary', { name: 'Practice', exact: true });
  await expect.element(band).toHaveTextContent(/worthless coins/);
  // The band has no close button.
  expect(band.getByRole('button').query()).toBeNull();
  await go('Settings');
  await expect.element(band).toBeVisible();
  await go('Asset slots');
  await expect.element(page.getByLabelText('Cost')).toBeVisible();
  await button(/^Review: create/).click();
  await expect.element(page.getByText('How it flows')).toBeVisible();
  await expect.element(band).toBeVisible();
});

test('marks test networks and never mainnet', async () => {
  const main = await openApp('empty', {
    wallets: [remoteWallet, { ...remoteWallet, id: 'cc'.repeat(16), name: 'Real', network: 'mainnet' }],
    activeId: remoteWallet.id,
  });
  await expect
    .element(page.getByRole('complementary', { name: 'Test network' }))
    .toHaveTextContent(/testnet/);
  await button(/^Wallet: Atelier/).click();
  await page.getByRole('menuitemradio', { name: /Real/ }).click();
  await expect.element(button(/^Wallet: Real/)).toBeVisible();
  expect(main.world.activeId).toBe('cc'.repeat(16));
  expect(page.getByRole('complementary', { name: 'Test network' }).query()).toBeNull();
});

test('focuses the heading of a new screen, and goes back by Alt and the arrows', async () => {
  await openApp('full');
  await go('Settings');
  await expect.element(h1('Wallet')).toHaveFocus();
  expect(document.title).toBe('Wallet · Ochre');
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  await expect.element(h1('Home')).toHaveFocus();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await expect.element(h1('Wallet')).toHaveFocus();
});

test('lets the keyboard skip the navigation', async () => {
  await openApp('full');
  await expect.element(h1('Home')).toBeVisible();
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  (skip.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
  expect(location.hash).toBe('');
});

test('drops late answers about a wallet that was left', async () => {
  const main = await openApp('full');
  await expect
    .element(page.getByRole('region', { name: 'Bitcoin', exact: true }))
    .toHaveTextContent(/1,284,310/);
  // Waits for the automatic refresh, which would be held as well and disable the button for good.
  await expect.poll(() => main.timesCalled('wallet.consistency')).toBe(1);
  await expect.element(button('Refresh the wallet')).not.toHaveAttribute('aria-disabled');
  const release = main.hold('wallet.overview');
  await button('Refresh the wallet').click();
  await button(/^Wallet: Practice/).click();
  await page.getByRole('menuitemradio', { name: /Atelier/ }).click();
  await expect.element(button(/^Wallet: Atelier/)).toBeVisible();
  expect(document.body.textContent).not.toMatch(/1,284,310/);
  main.world.unspents = [];
  release();
  await expect
    .element(page.getByRole('region', { name: 'Bitcoin', exact: true }))
    .toHaveTextContent(/0\s*sats/);
});

test('says that it waits for the keychain, for how long, and can be left', async () => {
  const main = await openApp('full');
  await expect.element(h1('Home')).toBeVisible();
  main.tell('vault.waiting', { waiting: true, sinceMs: Date.now() - 6_000, giveUpSeconds: 120 });
  await expect.element(page.getByText('Waiting for your keychain')).toBeVisible();
  await expect.element(page.getByText(/Ochre stops waiting after 120\ss/)).toBeVisible();
  await button('Hide').click();
  await expect.element(page.getByText('Waiting for your keychain')).not.toBeInTheDocument();
});

test("asks main's question in the page without a window, says who else could answer, and reads Escape as no", async () => {
  const main = await openApp('full', { confirm: 'page' });
  await expect.element(h1('Home')).toBeVisible();
  const question = { questionId: 'ab'.repeat(16), message: '', details: [], danger: false };
  main.tell('confirm.asked', { ...question, title: 'Create 5 slots?', confirmLabel: 'Sign' });
  await expect
    .element(page.getByRole('dialog', { name: /^Create 5 slots\?/ }))
    .toHaveTextContent(/Ochre asks on the page\. Someone who controls it could answer for you\./);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => lastInput(main, 'confirm.answer')).toMatchObject({ agreed: false });
});

test('reloads everything open after a lost connection, and drops questions that main no longer asks', async () => {
  let hear: (state: ConnectionState) => void = () => undefined;
  const main = fakeMain('full');
  await render(App, {
    bridge: main.bridge,
    onConnection: (heard: (state: ConnectionState) => void) => {
      hear = heard;
      heard('open');
      return () => undefined;
    },
  });
  await expect.element(h1('Home')).toBeVisible();
  const question = { questionId: 'ab'.repeat(16), message: '', details: [], danger: false };
  main.tell('confirm.asked', { ...question, title: 'Remove it?', confirmLabel: 'Remove' });
  await expect.element(page.getByText('Remove it?')).toBeVisible();
  const read = ['wallet.list', 'wallet.overview', 'assets.list', 'nodes.list', 'settings.get'] as const;
  const before = read.map((name) => main.timesCalled(name));
  hear('open');
  expect(read.map((name) => main.timesCalled(name))).toEqual(before);
  hear('lost');
  hear('open');
  await expect
    .poll(() => read.map((name, at) => main.timesCalled(name) > (before[at] ?? 0)))
    .toEqual(read.map(() => true));
  await expect.element(page.getByText('Remove it?')).not.toBeInTheDocument();
});

test('empties the page and says so when another program answers in place of main', async () => {
  const listeners: ((state: ConnectionState) => void)[] = [];
  await render(App, {
    bridge: fakeMain('noWallet').bridge,
    onConnection: (heard: (state: ConnectionState) => void) => {
      listeners.push(heard);
      heard('open');
      return () => undefined;
    },
  });
  await beginBy('Recovery phrase');
  const typed = page.getByRole('textbox').first();
  await typed.fill('what was typed');
  for (const hear of listeners) hear('stranger');
  await expect.element(page.getByText('No longer connected to Ochre')).toBeVisible();
  await expect.element(page.getByText(/Another program answers at this address/)).toBeVisible();
  await expect.element(typed).not.toBeInTheDocument();
  expect(document.querySelectorAll('input, textarea, button')).toHaveLength(0);
  expect(document.title).toBe('Disconnected from Ochre');
});
