import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { shortcuts } from '../../../src-renderer/app/shortcut-list.ts';
import { go, openApp } from './open-app.ts';

const palette = () => page.getByRole('dialog', { name: 'Search places and actions' });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

it('takes what is typed right after its key, however late the next frame is', async () => {
  await openApp('funded');
  await expect.element(heading('Home')).toBeVisible();
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  try {
    await userEvent.keyboard('{Control>}k{/Control}history{Enter}');
    await expect.element(heading('Transfers')).toHaveFocus();
  } finally {
    frames.mockRestore();
  }
});

it('says so where nothing is called that, and leaves all as it is by Escape', async () => {
  await openApp('funded');
  await expect.element(heading('Home')).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.keyboard('qqqq');
  await expect.element(page.getByText('No matches. Try another word.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => palette().query()).toBeNull();
  await expect.element(heading('Home')).toBeVisible();
});

it('without a wallet offers no place that needs one', async () => {
  await openApp('noWallet');
  await expect.element(heading('Know what you sign.')).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('option', { name: 'Settings' })).toBeVisible();
  expect(page.getByRole('option', { name: 'Transfers' }).query()).toBeNull();
});

it('shows every key under ?, but not while one types', async () => {
  await openApp('funded');
  await expect.element(heading('Home')).toBeVisible();
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.getByRole('dialog', { name: 'Keyboard shortcuts' }).query()).toBeNull();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.keyboard('?');
  expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' }).query()).toBeNull();
});

it('has every key of the list by its name, or the key is one that means nothing there', async () => {
  await openApp('full', { password: 'x' });
  await go('Settings');
  await go('Assets');
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  await userEvent.keyboard('{Control>}k{/Control}');
  for (const { name } of shortcuts(false))
    if (name !== null)
      await expect.element(page.getByRole('option', { name, exact: true })).toBeInTheDocument();
  await page.getByRole('option', { name: 'Show keyboard shortcuts' }).click();
  await expect.element(page.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeVisible();
});

it('does by the menu of the window what the keys do', async () => {
  const main = await openApp('full');
  await go('Assets');
  await userEvent.keyboard('{Control>},{/Control}');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
  main.tell('menu.chosen', { command: 'back' });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Assets' })).toBeVisible();
  main.tell('menu.chosen', { command: 'palette' });
  await expect.element(page.getByRole('combobox', { name: 'Search places and actions' })).toBeVisible();
});
