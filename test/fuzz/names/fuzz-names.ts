import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { testBrowser } from '../../../scripts/lib/browser.mjs';
import { markAssets } from '../../../src-main/wallet/assets/look-alikes.ts';
import { buildPages, serveFrom } from '../../support/component-pages.ts';
import { HOSTILE, type Hostile } from './hostile.ts';
import { differentOnes, go, overRealMain, type Reader } from './over-real-main.ts';
import type { Seen } from './seen.ts';
import { textsOf, type Text } from './texts.ts';

export interface NamesFound {
  readonly names: number;
  /** Kinds of places that were read: screens, questions, notifications, tray, tables, sentences. */
  readonly places: number;
  readonly texts: number;
  readonly findings: readonly (Omit<Seen, 'kind'> & {
    readonly kind: Seen['kind'] | 'unmarked';
    readonly place: string;
  })[];
}

const ORIGIN = 'http://names.localhost';
const SCREENS = [
  'Home',
  'Assets',
  'Send',
  'Receive',
  'Transfers',
  'Bitcoin',
  'Sign offline',
  'Nodes',
  'Settings',
];
/** Number of names in the app at once. */
const AT_ONCE = 24;
/** Number of lines laid out before main goes on. */
const LINES_AT_ONCE = 2_000;

/**
 * Brings every hostile name to every place that shows one, and checks the order of the drawn glyphs: main's questions,
 * notifications, menus and tables, and each screen over a fake main filled with the names. Then a service gives the
 * names to the real main, and every screen, claim, question, file and copy of the real page is read.
 */
export async function fuzzNames(
  hostile: readonly Hostile[] = HOSTILE,
  {
    screens = SCREENS,
    throughMain = differentOnes(hostile),
  }: { readonly screens?: readonly string[]; readonly throughMain?: readonly Hostile[] } = {},
): Promise<NamesFound> {
  const folder = mkdtempSync(join(tmpdir(), 'ochre-names-'));
  const seen: Tally = { places: new Set(), texts: 0, findings: [] };
  const browser = await chromium.launch(testBrowser());
  try {
    // The page over a fake main, and Ochre's own page as a host serves it.
    await buildPages(folder, 'page/names.html', 'real-page/index.html');
    renameSync(join(folder, 'real-page/index.html'), join(folder, 'index.html'));
    const page = await openEyes(browser);
    await Promise.all([
      overFakeMain(browser, folder, hostile, screens, seen),
      overRealMain(page, folder, throughMain, readerInto(page, seen)),
    ]);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
  const { places, texts, findings } = seen;
  return { names: hostile.length, places: places.size, texts, findings };
}

interface Tally {
  readonly places: Set<string>;
  texts: number;
  readonly findings: NamesFound['findings'][number][];
}

async function overFakeMain(
  browser: Browser,
  folder: string,
  hostile: readonly Hostile[],
  screens: readonly string[],
  seen: Tally,
): Promise<void> {
  const page = await openPage(await openEyes(browser), folder);
  const reader = readerInto(page, seen);
  const lines: (Text & { readonly name: string })[] = [];
  for (const { name } of hostile) for (const line of await textsOf(name)) lines.push({ ...line, name });
  for (const { place } of lines) seen.places.add(place);
  seen.texts += lines.length;
  for (let at = 0; at < lines.length; at += LINES_AT_ONCE) {
    const some = lines.slice(at, at + LINES_AT_ONCE);
    for (const found of await inPage<Seen[]>(page, 'lines', some))
      seen.findings.push({ ...found, place: some.find(({ text }) => text === found.text)?.place ?? 'line' });
  }
  for (const { name } of hostile.filter(({ mustMark }) => mustMark)) {
    const marks = markAssets([{ assetId: 'a', ticker: null, name, details: null }]).get('a');
    if (marks?.oddText !== true && marks?.likeBitcoin !== true) reader.unmarked('marks', name);
  }
  for (let at = 0; at < hostile.length; at += AT_ONCE) {
    const given = hostile.slice(at, at + AT_ONCE).map(({ name }) => name);
    await inPage(page, 'show', given);
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
    for (const screen of screens) {
      await go(page, screen);
      await reader.read(`screen: ${screen}`, given);
      for (const text of await inPage<string[]>(page, 'unmarked', null)) reader.unmarked(screen, text);
    }
    const some = lines.filter(({ name, place }) => given.includes(name) && place.startsWith('question'));
    await inPage(
      page,
      'ask',
      some.slice(0, 12).map(({ text }) => text),
    );
    await page.getByRole('dialog').waitFor();
    await reader.read('screen: a question in the page', given);
    await inPage(page, 'answer', null);
  }
}

const readerInto = (page: Page, seen: Tally): Reader => ({
  read: async (place, names) => {
    seen.places.add(place);
    for (const found of await inPage<Seen[]>(page, 'read', names)) seen.findings.push({ ...found, place });
  },
  lines: async (lines, names) => {
    seen.texts += lines.length;
    for (const { place } of lines) seen.places.add(place);
    const asked = { lines: lines.map(({ text }) => text), given: names };
    for (const found of await inPage<Seen[]>(page, 'linesOf', asked))
      seen.findings.push({
        ...found,
        place: lines.find(({ text }) => text === found.text)?.place ?? 'line',
      });
  },
  unmarked: (place, text) => seen.findings.push({ kind: 'unmarked', text, place }),
});

/** A page as high as its content, with a readable clipboard. */
async function openEyes(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 2400 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  return context.newPage();
}

/** In the page, where this project's types of Node do not reach. */
const inPage = <T>(page: Page, name: string, given: unknown): Promise<T> =>
  page.evaluate<T>(`window.names.${name}(${JSON.stringify(given)})`);

async function openPage(page: Page, folder: string): Promise<Page> {
  await serveFrom(page, ORIGIN, folder);
  await page.goto(`${ORIGIN}/page/names.html`);
  // Its script waits for messages, and the page's load does not wait for that.
  await page.waitForFunction('window.names !== undefined');
  return page;
}
