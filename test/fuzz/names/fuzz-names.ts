import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { chromium, type Page } from 'playwright';
import { build } from 'vite';
import { testBrowser } from '../../../scripts/lib/browser.mjs';
import { markAssets } from '../../../src-main/domain/assets/look-alikes.ts';
import { HOSTILE, type Hostile } from './hostile.ts';
import type { Seen } from './seen.ts';
import { textsOf } from './texts.ts';

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

const project = resolve(import.meta.dirname, '../../..');
const ORIGIN = 'http://names.localhost';
const SCREENS = [
  'Home',
  'Assets',
  'Send',
  'Receive',
  'Transfers',
  'Asset slots',
  'Sign offline',
  'Nodes',
  'Settings',
];
/** So many names are in the app at once. */
const AT_ONCE = 24;
/** So many lines are laid out before main goes on. */
const LINES_AT_ONCE = 2_000;

/**
 * Every hostile name to every place that shows one: main's questions, notifications, menus and tables as they are handed
 * over, and each screen of the real page in a browser; the order of what is seen by the places of glyphs.
 */
export async function fuzzNames(
  hostile: readonly Hostile[] = HOSTILE,
  screens = SCREENS,
): Promise<NamesFound> {
  const folder = mkdtempSync(join(tmpdir(), 'ochre-names-'));
  const places = new Set<string>();
  const findings: NamesFound['findings'][number][] = [];
  let texts = 0;
  const browser = await chromium.launch(testBrowser());
  try {
    await buildPage(folder);
    const page = await openPage(await browser.newPage({ viewport: { width: 1280, height: 2400 } }), folder);
    const lines: { place: string; text: string; name: string }[] = [];
    for (const { name } of hostile) for (const line of await textsOf(name)) lines.push({ ...line, name });
    texts += lines.length;
    for (const { place } of lines) places.add(place);
    for (let at = 0; at < lines.length; at += LINES_AT_ONCE) {
      const some = lines.slice(at, at + LINES_AT_ONCE);
      for (const found of await inPage<Seen[]>(page, 'lines', some))
        findings.push({ ...found, place: some.find(({ text }) => text === found.text)?.place ?? 'line' });
    }
    for (const { name } of hostile.filter(({ mustMark }) => mustMark)) {
      const marks = markAssets([{ assetId: 'a', ticker: null, name, details: null }]).get('a');
      if (marks?.oddText !== true && marks?.likeBitcoin !== true)
        findings.push({ kind: 'unmarked', text: name, place: 'marks' });
    }
    for (let at = 0; at < hostile.length; at += AT_ONCE) {
      const given = hostile.slice(at, at + AT_ONCE).map(({ name }) => name);
      await inPage(page, 'show', given);
      await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
      for (const screen of screens) {
        places.add(`screen: ${screen}`);
        await page.locator(`nav button[title="${screen}"]`).click();
        await page.getByRole('heading', { level: 1, name: screen }).waitFor();
        for (const found of await inPage<Seen[]>(page, 'read', given))
          findings.push({ ...found, place: screen });
        for (const text of await inPage<string[]>(page, 'unmarked', null))
          findings.push({ kind: 'unmarked', text, place: screen });
      }
      places.add('screen: a question in the page');
      const some = lines.filter(({ name, place }) => given.includes(name) && place.startsWith('question'));
      await inPage(
        page,
        'ask',
        some.slice(0, 12).map(({ text }) => text),
      );
      await page.getByRole('dialog').waitFor();
      for (const found of await inPage<Seen[]>(page, 'read', given))
        findings.push({ ...found, place: 'question' });
      await inPage(page, 'answer', null);
    }
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return { names: hostile.length, places: places.size, texts, findings };
}

/** In the page, where this project's types of Node do not reach. */
const inPage = <T>(page: Page, name: string, given: unknown): Promise<T> =>
  page.evaluate<T>(`window.names.${name}(${JSON.stringify(given)})`);

async function buildPage(folder: string): Promise<void> {
  await build({
    root: join(project, 'test/component/page'),
    configFile: false,
    logLevel: 'error',
    plugins: [svelte({ configFile: join(project, 'svelte.config.js') })],
    build: {
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { input: join(project, 'test/component/page/names.html') },
    },
  });
}

async function openPage(page: Page, folder: string): Promise<Page> {
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const contentType = TYPES[extname(pathname)] ?? 'application/octet-stream';
    return route.fulfill({ body: readFileSync(join(folder, pathname)), contentType });
  });
  await page.goto(`${ORIGIN}/names.html`);
  return page;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};
