import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { say, speak } from '../../src-preload/messages/say.ts';
import { files as english } from '../../src-renderer/text/languages/en.ts';
import { speakLanguage } from '../../src-renderer/text/language.ts';
import type { FakeMain } from '../fakes/bridge.ts';
import { layoutTroubles } from '../e2e/support/layout.ts';
import { stretched } from '../support/stretched.ts';
import { button, goByName, goSettings, openApp } from './screens/open-app.ts';

type Files = typeof english;

const read =
  (files: Files) =>
  (area: string): string =>
    Object.entries(files).find(([path]) => path.endsWith(`/${area}.ftl`))?.[1] ?? '';

afterEach(async () => {
  await speakLanguage('en');
  document.documentElement.dir = 'ltr';
});

async function walk(main: FakeMain): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  const places = page.getByRole('navigation').first().getByRole('button').elements();
  expect(places.length).toBeGreaterThanOrEqual(6);
  const ways = [
    ...places.map((place) => async () => {
      (place as HTMLElement).click();
      await Promise.resolve();
    }),
    ...(['assets', 'send', 'receive'] as const).map((name) => () => goByName(say(`app-place-${name}`))),
  ];
  for (const [at, way] of ways.entries()) {
    await way();
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => document.querySelectorAll('[aria-busy="true"]').length).toBe(0);
    const troubles = layoutTroubles();
    if (troubles.length > 0)
      found[`${String(at)} ${document.querySelector('h1')?.innerText ?? ''}`] = troubles;
  }
  expect(main.calls.length).toBeGreaterThan(0);
  return found;
}

test.each([
  ['Spanish', 'es', () => speakLanguage('es')],
  ['German', 'de', () => speakLanguage('de')],
  [
    'English that is two fifths longer',
    'en',
    () => {
      speak('en', read(english), { transform: stretched });
    },
  ],
  [
    'English that is laid out as what is written from right to left',
    'en',
    () => {
      document.documentElement.dir = 'rtl';
      speak('en', read(english), { rightToLeft: true });
    },
  ],
] as const)('cuts no text and covers none on the main screens in %s', async (_, speaks, begin) => {
  await begin();
  const main = await openApp('full', (world) => {
    world.settings.speaks = speaks;
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await walk(main)).toEqual({});
});

test('draws the screen that stands there anew when another language is chosen', async () => {
  const main = await openApp('full');
  await goSettings('App');
  await page.getByLabelText('Language').selectOptions('Deutsch');
  await expect.poll(() => document.documentElement.lang).toBe('de');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(say('settings-page-app'));
  expect(main.world.settings.language).toBe('de');
  await page.getByLabelText('Sprache').selectOptions('English');
  await expect.element(button('Show: Diagnostics')).toBeVisible();
});
