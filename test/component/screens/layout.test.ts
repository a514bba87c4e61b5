import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SMALLEST } from '../../../src-main/hosts/electron/window.ts';
import { layoutTroubles } from '../../e2e/support/layout.ts';
import { bareView } from '../../fakes/bare-view.ts';
import { aFleet } from '../../fakes/node-world.ts';
import { practiceWallet, chainOn, SECOND, type ScenarioName, type World } from '../../fakes/scenarios.ts';
import { button, go, openApp, type Change } from './open-app.ts';

const WIDEST = 1600;
const STEP = 40;
/** From the narrowest to the widest in two steps. */
const SECTION = 590;
const MOST_LOOKED_AT = 12;
/** As low as acts stay in sight: lower than most reviews, so that what scrolls does. */
const REVIEW_HEIGHT = 600;

type Found = Record<string, number[]>;

/** What is wrong with what stands there, by the widths where it is. */
async function look(found: Found, name: string, step = STEP, { width, height } = SMALLEST): Promise<void> {
  await page.viewport(width, height);
  // Its own frame answers at once, where a call asks the runner each time.
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

/** A busy machine lays out late, so what is wrong is looked at again. */
async function troublesThatStay(): Promise<string[]> {
  if (layoutTroubles().length === 0) return [];
  await passing(100);
  return layoutTroubles();
}

/** Until what is measured was measured anew, which is after the frame's own turn. */
async function laidOut(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await passing(0);
}

function passing(ms: number): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, ms);
  });
}

async function unfold(): Promise<void> {
  for (const summary of document.querySelectorAll<HTMLElement>('details:not([open]) > summary'))
    summary.click();
  await laidOut();
}

async function open(scenario: ScenarioName, change?: Change): Promise<void> {
  await openApp(scenario, change);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The theme knows the page by its name.
  (document.querySelector('.app')?.parentElement as HTMLElement).id = 'app';
}

function withAll(world: World): void {
  world.fleet = aFleet(40);
  world.chain = chainOn({ second: SECOND });
}

test('lays out the main screens in every width', { timeout: 120_000 }, async () => {
  const found: Found = {};
  await open('full', withAll);
  for (const place of page.getByRole('navigation').first().getByRole('button').elements()) {
    (place as HTMLElement).click();
    await laidOut();
    await expect.poll(() => document.querySelectorAll('[aria-busy="true"]').length).toBe(0);
    await look(found, document.querySelector('h1')?.innerText ?? '');
  }
  expect(found).toEqual({});
});

test('makes no document taller than its window where the places scroll too', async () => {
  const found: Found = {};
  await open('full', { wallets: [{ ...practiceWallet, keySource: 'session' }] });
  await expect.poll(() => document.querySelector('.side footer')).not.toBeNull();
  await look(found, 'home', 2 * STEP);
  expect(found).toEqual({});
});

test('opens the wallets over the page in every width', async () => {
  const found: Found = {};
  await open('full', withAll);
  await button(/^Wallet/).click();
  await expect.element(page.getByRole('menu')).toBeVisible();
  await look(found, 'wallets', 2 * STEP);
  expect(found).toEqual({});
});

test('folds away nothing that is not verified', { timeout: 120_000 }, async () => {
  const found: Found = {};
  await open('full', withAll);
  // The list of invoices that are over is folded itself; how many there are is known once it is open.
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

test('lays out what is imported to be signed in every width', async () => {
  const found: Found = {};
  await open('funded', (world) => {
    world.brings['a psbt'] = bareView();
  });
  await go('Sign offline');
  await button('Paste text').click();
  await page.getByLabelText('Text to sign').fill('a psbt');
  await button('Import text').click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('To others');
  await look(found, 'imported');
  expect(found).toEqual({});
});

test.each(['funded', 'contradiction'] as const)(
  'lays out the review of a %s wallet in every width',
  async (scenario) => {
    const found: Found = {};
    await open(scenario);
    await go('Bitcoin');
    await button(/^Review: create/).click();
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent(/^(You create 5\sslots|Don’t sign this)$/);
    await look(found, 'review', 2 * STEP, { ...SMALLEST, height: REVIEW_HEIGHT });
    expect(found).toEqual({});
  },
);
