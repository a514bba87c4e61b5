import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { say } from '../../../src-preload/messages/say.ts';
import { glossary, lookUp } from '../../../src-renderer/text/glossary.ts';
import { speakLanguage } from '../../../src-renderer/text/language.ts';
import { button, go, openApp } from './open-app.ts';

const title = () => page.getByRole('heading', { level: 1, name: say('glossary-title') });
const field = () => page.getByRole('textbox', { name: say('glossary-find') });
const names = () => [...document.querySelectorAll('dl dt')].map((dt) => dt.textContent);
const rowOf = (name: string) =>
  page.getByRole('main').getByText(name, { exact: true }).element().parentElement;

afterEach(() => speakLanguage('en'));

test('the glossary is opened by the menu of the window, with the field ready to be typed into', async () => {
  const main = await openApp('full');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  main.tell('menu.chosen', { command: 'glossary' });
  await expect.element(title()).toBeVisible();
  await expect.element(field()).toHaveFocus();
  expect(names()).toHaveLength(glossary().length);
  await button(say('part-back')).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
});

test('the glossary needs no wallet, and is found by its name', async () => {
  await openApp('noWallet');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.keyboard(`${say('glossary-title')}{Enter}`);
  await expect.element(title()).toBeVisible();
});

test('a word says the same where it stands as in the glossary, and leads to itself there', async () => {
  await openApp('full');
  await go('Bitcoin');
  await button(say('slots-yours')).click();
  const note = page.getByRole('note').filter({ hasText: say('glossary-slot.means') });
  await expect.element(note).toBeVisible();
  await note.getByRole('button', { name: say('glossary-all') }).click();
  await expect.element(title()).toBeVisible();
  await expect.poll(() => document.activeElement).toBe(rowOf(say('glossary-slot')));
  expect(document.activeElement?.textContent).toContain(say('glossary-slot.means'));
  const { top, bottom } = (document.activeElement as HTMLElement).getBoundingClientRect();
  expect(top).toBeGreaterThan(0);
  expect(bottom).toBeLessThan(innerHeight);
});

test('a word that is looked for by the keyboard alone is found, and what is not there is said', async () => {
  const main = await openApp('full');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
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

test('on a screen that is left by its own buttons alone, a word is explained and leads nowhere', async () => {
  await openApp('notProved');
  await go('Bitcoin');
  await button(/^Review: create/).click();
  await expect.element(page.getByRole('region', { name: say('claim-checked') })).toBeVisible();
  await button(/ not verified$/).click();
  const note = page.getByRole('note').filter({ hasText: say('glossary-notVerified.means') });
  await expect.element(note).toBeVisible();
  expect(note.getByRole('button').query()).toBeNull();
});

test.each(['en', 'es', 'de'] as const)(
  'the glossary of %s is in its own order, without twins',
  async (language) => {
    await speakLanguage(language);
    const entries = glossary();
    const { compare } = new Intl.Collator(language);
    const all = entries.map(({ name }) => name);
    expect(all).toEqual(all.toSorted(compare));
    expect(new Set(all).size).toBe(all.length);
  },
);

test('what is looked for need not have its accents', async () => {
  await speakLanguage('es');
  expect(lookUp(glossary(), 'PUBLICA')[0]?.name).toBe(say('glossary-publicAccount'));
  expect(lookUp(glossary(), 'publica cuenta')[0]?.name).toBe(say('glossary-publicAccount'));
});
