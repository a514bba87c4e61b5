import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { shortcuts } from '../../../src-renderer/app/shortcut-list.ts';
import { go, h1, openApp } from './open-app.ts';

it('without a wallet the palette offers no place that needs one', async () => {
  await openApp('noWallet');
  await expect.element(h1('Know what you sign.')).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('option', { name: 'Settings' })).toBeVisible();
  expect(page.getByRole('option', { name: 'Transfers' }).query()).toBeNull();
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
