import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { testBrowser } from '../../scripts/lib/browser.mjs';
import { buildPages, serveFrom } from '../support/component-pages.ts';
import type { ListBench } from './list-bench.ts';
import { median } from './rounds.ts';

/** Times of a list of transfers, by its length if that could matter. */
export type ListTimes = Awaited<ReturnType<typeof benchLists>>;

const ROUNDS = 9;
const UPDATES = 15;
const WINDOW = { width: 1280, height: 800 };
const LARGE_WINDOW = { width: 1920, height: 1440 };
/** Nothing listens there: every request is answered from the built files. A loopback name is given all that the app uses. */
const ORIGIN = 'http://lists.localhost';

/** Measures the built Transfers screen in a browser, over a fake main. Medians, the two lengths in turn. */
export async function benchLists() {
  const folder = mkdtempSync(join(tmpdir(), 'ochre-lists-'));
  let browser: Browser | undefined;
  try {
    await buildPages(folder, 'page/lists.html');
    browser = await chromium.launch(testBrowser());
    const paint = { '10000': [] as number[], '100000': [] as number[] };
    // The first round warms the browser and its caches, and doesn't count.
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const rows of ['10000', '100000'] as const) {
        const page = await openPage(browser, folder, rows);
        const took = await ask(page, 'openMs()');
        if (round > 0) paint[rows].push(took);
        await page.context().close();
      }
    const page = await openPage(browser, folder, '100000');
    await ask(page, 'openMs()');
    const changes = await times(UPDATES, () => ask(page, 'changeMs()'));
    const prepends = await times(UPDATES, () => ask(page, 'prependMs()'));
    return {
      /** From the click on Transfers until its first rows are on the screen. */
      paintMs: { '10000': tenths(paint['10000']), '100000': tenths(paint['100000']) },
      /** The most elements that the whole page had, at three places of 100,000 rows and in two sizes of window. */
      domNodes: Math.max(await mostNodes(page), await nodesIn(browser, folder)),
      /** From main's notice until the list is laid out again: the slower of a changed and a prepended row. */
      updateMs: Math.max(tenths(changes), tenths(prepends)),
    };
  } finally {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function nodesIn(browser: Browser, folder: string): Promise<number> {
  const page = await openPage(browser, folder, '100000');
  await page.setViewportSize(LARGE_WINDOW);
  await ask(page, 'openMs()');
  return mostNodes(page);
}

async function mostNodes(page: Page): Promise<number> {
  const counts: number[] = [];
  for (const share of ['0.3', '0.7', '1']) counts.push(await ask(page, `nodesAt(${share})`));
  return Math.max(...counts);
}

async function openPage(browser: Browser, folder: string, rows: string): Promise<Page> {
  const context = await browser.newContext({ viewport: WINDOW, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await serveFrom(page, ORIGIN, folder);
  await page.goto(`${ORIGIN}/page/lists.html?rows=${rows}`);
  // Home's first calls are over before the list is opened.
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
  await ask(page, 'idle()');
  return page;
}

type Question = `${keyof ListBench}(${string})`;

/** In the page, where this project's types of Node do not reach. */
const ask = (page: Page, question: Question): Promise<number> =>
  page.evaluate<number>(`window.bench.${question}`);

async function times(count: number, run: () => Promise<number>): Promise<number[]> {
  const took: number[] = [];
  for (let at = 0; at < count; at += 1) took.push(await run());
  return took;
}

const tenths = (times: readonly number[]): number => Math.round(median(times) * 10) / 10;
