import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { say } from '../../../src-preload/messages/say.ts';
import { glossary } from '../../../src-renderer/text/glossary.ts';
import { speakLanguage } from '../../../src-renderer/text/language.ts';
import { button, go, h1, openApp } from './open-app.ts';

const field = () => page.getByRole('textbox', { name: say('glossary-find') });
const names = () => [...document.querySelectorAll('dl dt')].map((dt) => dt.textContent);
const rowOf = (name: string) =>
  page.getByRole('main').getByText(name, { exact: true }).element().parentElement;

afterEach(() => speakLanguage('en'));

test('the glossary finds a word by keyboard, and says so if there is none', async () => {
  const main = await openApp('full');
  await expect.element(h1('Home')).toBeVisible();
  main.tell('menu.chosen', { command: 'glossary' });
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('qqqq');
  await expect.element(page.getByRole('heading', { name: say('glossary-none') })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => names().length).toBe(glossary().length);
  await userEvent.keyboard('INVOICE');
  await expect
    .poll(() => names().slice(0, 2))
    .toEqual([say('glossary-blindedInvoice'), say('glossary-witnessInvoice')]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(rowOf(say('glossary-witnessInvoice')));
  await userEvent.keyboard('{Home}{ArrowUp}');
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('qqqq');
  await button(say('glossary-none.action')).click();
  await expect.element(field()).toHaveFocus();
  await expect.element(field()).toHaveValue('');
});

test('on a screen that is left only by its buttons, inline help explains a word without a link', async () => {
  await openApp('notProved');
  await go('Asset slots');
  await button(/^Review: create/).click();
  await expect.element(page.getByRole('region', { name: say('claim-checked') })).toBeVisible();
  await button(/ not verified$/).click();
  const note = page.getByRole('note').filter({ hasText: say('glossary-notVerified.means') });
  await expect.element(note).toBeVisible();
  expect(note.getByRole('button').query()).toBeNull();
});
