import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { say, speak } from '../../../src-preload/messages/say.ts';
import { files as english } from '../../../src-renderer/text/languages/en.ts';
import { speakLanguage } from '../../../src-renderer/text/language.ts';
import { SMALLEST } from '../../../src-main/hosts/electron/window.ts';
import { layoutTroubles } from '../../e2e/support/layout.ts';
import { aFleet } from '../../fakes/node-world.ts';
import { chainOn, SECOND, type ScenarioName } from '../../fakes/scenarios.ts';
import { stretched } from '../../support/stretched.ts';
import { button, go, goByName, h1, openApp, type Change } from './open-app.ts';

const WIDEST = 1600;
const STEP = 40;
/** From the narrowest to the widest in two steps. */
const SECTION = 590;
const MOST_LOOKED_AT = 12;
/** The least height at which acts stay in sight; most reviews are higher, so they scroll. */
const REVIEW_HEIGHT = 600;

type Found = Record<string, number[]>;

/** Collects the layout's troubles by the widths at which they occur. */
async function look(found: Found, name: string, step = STEP, { width, height } = SMALLEST): Promise<void> {
  await page.viewport(width, height);
  // Resizes the frame directly, because a call of the runner takes long.
  const { style } = frameElement as HTMLElement;
  for (; width <= WIDEST; width += step) {
    style.width = `${String(width)}px`;
    await laidOut();
    expect(innerWidth).toBe(width);
    for (const trouble of await troublesThatStay()) (found[`${name}: ${trouble}`] ??= []).push(width);
  }
  await page.viewport(1280, 800);
  await laidOut();
}

/** Looks at troubles again, because a busy machine lays out late. */
async function troublesThatStay(): Promise<string[]> {
  if (layoutTroubles().length === 0) return [];
  await passing(100);
  return layoutTroubles();
}

/** Waits until parts that measure themselves have done so again, after the frame's own turn. */
async function laidOut(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await passing(0);
}

const passing = (ms: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, ms);
  });

async function unfold(): Promise<void> {
  for (const summary of document.querySelectorAll<HTMLElement>('details:not([open]) > summary'))
    summary.click();
  await laidOut();
}

async function open(scenario: ScenarioName, change?: Change): Promise<void> {
  await openApp(scenario, change);
  await expect.element(h1()).toBeVisible();
  // The theme finds the page by this id.
  (document.querySelector('.app')?.parentElement as HTMLElement).id = 'app';
}

const withAll = () => ({ fleet: aFleet(40), chain: chainOn({ second: SECOND }) });

const read = (area: string): string =>
  Object.entries(english).find(([path]) => path.endsWith(`/${area}.ftl`))?.[1] ?? '';

afterEach(async () => {
  await speakLanguage('en');
  document.documentElement.dir = 'ltr';
});

const everyWidth = [withAll(), STEP, SMALLEST] as const;
const usual = [withAll(), SECTION, { width: 1_280, height: 800 }] as const;
type Looked = typeof everyWidth | typeof usual;
test.each<readonly [string, 'en' | 'es' | 'de', () => unknown, Looked]>([
  ['every width', 'en', () => undefined, everyWidth],
  ['Spanish', 'es', () => speakLanguage('es'), usual],
  ['German', 'de', () => speakLanguage('de'), usual],
  ['English that is two fifths longer', 'en', () => speak('en', read, { transform: stretched }), usual],
  [
    'English that is laid out as what is written from right to left',
    'en',
    () => {
      document.documentElement.dir = 'rtl';
      speak('en', read, { rightToLeft: true });
    },
    usual,
  ],
])(
  'cuts and covers no text on the main screens in %s',
  { timeout: 120_000 },
  async (_, speaks, begin, [change, step, smallest]) => {
    const found: Found = {};
    await begin();
    await open('full', { ...change, settings: { speaks } });
    const places = page.getByRole('navigation').first().getByRole('button').elements();
    expect(places.length).toBeGreaterThanOrEqual(6);
    const byName = (['assets', 'send', 'receive'] as const).map(
      (name) => () => goByName(say(`app-place-${name}`)),
    );
    const byPress = places.map((place) => (): unknown => {
      (place as HTMLElement).click();
      return undefined;
    });
    for (const way of [...byPress, ...byName]) {
      await way();
      await laidOut();
      await expect.poll(() => document.querySelectorAll('[aria-busy="true"]').length).toBe(0);
      await look(found, document.querySelector('h1')?.innerText ?? '', step, smallest);
    }
    expect(found).toEqual({});
  },
);

test("never folds away a claim that isn't verified", { timeout: 120_000 }, async () => {
  const found: Found = {};
  await open('full', withAll());
  // The list of old invoices is folded too, and only shows once it is open how many there are.
  for (let at = 0, most = 1; at < most; at += 1) {
    await go('Receive');
    await unfold();
    const rows = document.querySelectorAll<HTMLElement>('.ruled button');
    most = rows.length;
    rows[at]?.click();
    await laidOut();
    await look(found, document.querySelector('h1')?.innerText ?? '', SECTION);
  }
  for (let at = 0, most = 1; at < most; at += 1) {
    await go('Transfers');
    const row = page.getByRole('grid', { name: 'Transfers' }).getByRole('row');
    await expect.element(row.nth(1)).toBeVisible();
    most = Math.min(MOST_LOOKED_AT, row.elements().length - 1);
    (row.nth(at + 1).element() as HTMLElement).click();
    await laidOut();
    await look(found, document.querySelector('h1')?.innerText ?? '', SECTION);
  }
  expect(found).toEqual({});
});

test.each(['funded', 'contradiction'] as const)(
  'lays out the review of a %s wallet in every width',
  async (scenario) => {
    const found: Found = {};
    await open(scenario);
    await go('Asset slots');
    await button(/^Review: create/).click();
    await expect.element(h1()).toHaveTextContent(/^(You create 5\sslots|Don’t sign this)$/);
    await look(found, 'review', 2 * STEP, { ...SMALLEST, height: REVIEW_HEIGHT });
    expect(found).toEqual({});
  },
);
