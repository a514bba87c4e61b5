import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { say } from '../../../src-preload/messages/say.ts';
import { button, go, openApp } from './open-app.ts';

test('bitcoin is shown in BTC everywhere once that is chosen, and in sats again', async () => {
  const main = await openApp('full');
  const plain = page.getByRole('region', { name: 'Bitcoin', exact: true });
  await expect.element(plain).toHaveTextContent(/1\s284\s310\s*sats/);
  await go('Settings');
  await page.getByRole('radio', { name: 'BTC', exact: true }).click();
  await expect.poll(() => main.world.settings.bitcoinUnit).toBe('BTC');
  await go('Home');
  await expect.element(plain).toHaveTextContent(/0\.01284310\s*BTC/);
  await button(/Details of your bitcoin$/).click();
  await expect.element(plain).toHaveTextContent(/On the way\s*0\.00051000\s*BTC/);
  await expect.element(plain).not.toHaveTextContent(/sats/);
  await go('Bitcoin');
  await expect
    .element(page.getByRole('region', { name: 'Create slots' }))
    .toHaveTextContent(/Total\s*0\.0\d+\s*BTC/);
  await go('Settings');
  await page.getByRole('radio', { name: 'sats', exact: true }).click();
  await go('Home');
  await expect.element(plain).toHaveTextContent(/1\s284\s310\s*sats/);
});

test('a word that needs it is explained at itself, by the keyboard too, and silent until then', async () => {
  await openApp('full');
  await go('Bitcoin');
  const word = button(say('slots-yours'));
  await expect.element(word).toBeVisible();
  expect(document.body.textContent).not.toContain(say('glossary-slot.means'));
  (word.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const means = page.getByRole('note').filter({ hasText: say('glossary-slot.means') });
  await expect.element(means).toBeVisible();
  const { left, right, bottom } = means.element().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(innerWidth);
  expect(bottom).toBeLessThanOrEqual(innerHeight);
  await userEvent.keyboard('{Escape}');
  await expect.element(means).not.toBeInTheDocument();
});
