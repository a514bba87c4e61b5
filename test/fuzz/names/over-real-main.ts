import type { Page } from 'playwright';
import { isPlainTicker, isRightToLeft, seen } from '../../../src-preload/contract/outside.ts';
import type { Hostile } from './hostile.ts';
import { openRealMain, type RealMain } from './real-main.ts';
import type { Text } from './texts.ts';

/** The fuzz's eyes: read each place in the page, or each line of another program. */
export interface Reader {
  /** Reads all that the page shows now. */
  readonly read: (place: string, names: readonly string[]) => Promise<void>;
  /** Reads lines as another program would draw them. */
  readonly lines: (texts: readonly Text[], names: readonly string[]) => Promise<void>;
  readonly unmarked: (place: string, text: string) => void;
}

/** Number of names in one wallet: each has its own asset with a slot and a transfer. */
const AT_ONCE = 24;
/** A claim names no more assets. */
const IN_ONE_SEND = 4;
/** A figure that the eyes recognise (test/component/page/glyphs.ts). */
const AMOUNT = '7777';
const SCREENS = ['Home', 'Assets', 'Send', 'Receive', 'Transfers', 'Bitcoin', 'Nodes', 'Settings'];

/**
 * Every name through all of Ochre. A service uses it for an asset, for a node and in errors; main accepts it. The real
 * page shows it on the board, in sends and reviews, in details and questions. Texts for the system, files and the
 * clipboard are read as another program would show them.
 */
export async function overRealMain(page: Page, built: string, hostile: readonly Hostile[], reader: Reader) {
  for (let at = 0; at < hostile.length; at += AT_ONCE) {
    const some = hostile.slice(at, at + AT_ONCE);
    const main = await openRealMain(built, some.length);
    try {
      main.service.call(some.map(({ name }) => name));
      await walk(page, main, some, reader);
    } finally {
      // A page that waits for its host would ask for ever.
      await page.goto('about:blank');
      await main.close();
    }
  }
}

/**
 * One name for each group that is drawn alike once cleaned: its letters and unseen characters change neither order nor
 * quotes.
 */
export function differentOnes(hostile: readonly Hostile[]): Hostile[] {
  const shapeOf = ({ name }: Hostile): string => {
    const shape = seen(name, 40)
      .replace(/\p{L}+/gu, (letters) => (isRightToLeft(letters) ? '\u05d0' : 'x'))
      .replace(/\p{N}+/gu, (figures) =>
        /^[0-9]/.test(figures) ? '0' : isRightToLeft(figures) ? '\u0660' : '\u00b2',
      );
    return `${String(isPlainTicker(name))} ${shape}`;
  };
  return [...new Map(hostile.map((one) => [shapeOf(one), one])).values()];
}

async function walk(page: Page, main: RealMain, some: readonly Hostile[], reader: Reader): Promise<void> {
  const { walletId } = main;
  const names = some.map(({ name }) => name);
  await main.ask('wallet.refresh', { walletId });
  const { assets } = await main.ask('assets.list', { walletId });
  for (const { ticker, marks } of assets) {
    const mustMark = some.some(({ name, mustMark: must }) => must && name === ticker);
    if (mustMark && !marks.oddText && !marks.likeBitcoin) reader.unmarked('marks of main', ticker ?? '');
  }
  await watchNodes(main, some.length);
  await page.goto(main.address());
  for (const screen of SCREENS) {
    await go(page, screen);
    await reader.read(`page: ${screen}`, names);
  }
  const ids = assets.map(({ assetId }) => assetId);
  await sends(page, main, { ids, names }, reader);
  await details(page, main, names, reader);
  await refusals(page, main, names, reader);
  await files(page, names, reader);
  await run(page, main, names, reader);
  await main.ask('nodes.exportList', { format: 'csv' });
  await reader.lines(main.said(), names);
}

/** A screen that isn't in the sidebar is opened by its name. */
export async function go(page: Page, screen: string): Promise<void> {
  await page.locator('nav button').first().waitFor();
  const place = page.locator(`nav button[title="${screen}"]`);
  if ((await place.count()) > 0) await place.click();
  else {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill(screen);
    await page.keyboard.press('Enter');
  }
  // Settings begin with the page of the wallet.
  const title = screen === 'Settings' ? 'Wallet' : screen;
  await page.getByRole('heading', { level: 1, name: title }).waitFor({ state: 'attached' });
}

/** Sends of a few assets each, from the form to the question, and back. */
async function sends(
  page: Page,
  main: RealMain,
  { ids, names }: { readonly ids: readonly string[]; readonly names: readonly string[] },
  reader: Reader,
): Promise<void> {
  for (let at = 0; at < ids.length; at += IN_ONE_SEND) {
    const some = ids.slice(at, at + IN_ONE_SEND);
    await fillSend(page, main, some);
    await reader.read('page: the form of a send', names);
    await button(page, 'Review').click();
    await page.getByRole('heading', { level: 1, name: 'You send' }).waitFor();
    await reader.read('page: the review of a send', names);
    main.askInPage(true);
    await page.getByRole('button', { name: /^Sign and send/ }).click();
    const question = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await question.waitFor();
    await reader.read('page: the question before a signature', names);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'hidden' });
    main.askInPage(false);
    await button(page, 'Cancel').click();
    await page.getByRole('heading', { level: 1, name: 'Send' }).waitFor();
    for (let left = some.length; left > 0; left -= 1)
      await page.getByRole('button', { name: `Remove recipient ${String(left)}` }).click();
  }
}

/** Fills the form of a send with the practice friend's invoices. */
async function fillSend(page: Page, main: RealMain, ids: readonly string[]): Promise<void> {
  const invoices: string[] = [];
  for (const assetId of ids) {
    const asked = { assetId, amount: AMOUNT, kind: 'blinded' } as const;
    invoices.push((await main.ask('practice.friendInvoice', asked)).invoice);
  }
  await go(page, 'Send');
  await page.getByLabel(/^(Pay to|Add a recipient)$/).fill(invoices.join('\n'));
  await page.getByLabel('Leaves your wallet').waitFor();
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Each asset, and its transfer with a label that a person would give it. */
async function details(page: Page, main: RealMain, names: readonly string[], reader: Reader): Promise<void> {
  const { walletId } = main;
  const filter = { states: [], direction: null, assetId: null, text: '' };
  const { rows } = await main.ask('transfers.page', { walletId, filter, offset: 0, limit: 500 });
  for (const [place, { key }] of rows.entries()) {
    const label = (names[place] ?? '').slice(0, 200).trim();
    if (label !== '') await main.ask('transfers.label', { walletId, key, label });
  }
  await main.ask('transfers.exportCsv', { walletId, filter });
  await go(page, 'Assets');
  const count = await page.locator('button.open').count();
  const transfer = page.getByRole('region', { name: 'Transfers' }).getByRole('row').nth(1);
  for (let at = 0; at < count; at += 1) {
    await page.locator('button.open').nth(at).click();
    await transfer.waitFor();
    await reader.read('page: an asset', names);
    if (at === 0) await copies(page, names, reader);
    await transfer.click();
    await page.getByRole('region', { name: 'State now' }).waitFor();
    await reader.read('page: a transfer', names);
    await go(page, 'Assets');
  }
}

/** Reads what each copy button puts on the clipboard. */
async function copies(page: Page, names: readonly string[], reader: Reader): Promise<void> {
  const buttons = page.getByRole('button', { name: /^Copy/ });
  for (let at = (await buttons.count()) - 1; at >= 0; at -= 1) {
    await buttons.nth(at).click();
    await page.getByRole('button', { name: 'Copied' }).first().waitFor();
    const text = await page.evaluate<string>('navigator.clipboard.readText()');
    await reader.lines(
      text.split('\n').map((line) => ({ place: 'clipboard', text: line })),
      names,
    );
  }
}

/** Number of refusals with the names of one wallet: each is a round over the service. */
const REFUSALS = 4;
/** A longer text is cut. */
const MOST_SAID_CHARS = 100;

/** A refusal in the service's own words. */
async function refusals(page: Page, main: RealMain, names: readonly string[], reader: Reader): Promise<void> {
  await go(page, 'Home');
  const short = names.filter(({ length }) => length < MOST_SAID_CHARS);
  for (const [place, name] of short.slice(0, REFUSALS).entries()) {
    const end = `#${String(place)}`;
    main.service.refuse('refresh', `${name} ${end}`);
    await button(page, 'Refresh the wallet').click();
    await page.getByText(end).first().waitFor();
    await reader.read('page: a refusal', [...names, `${name} ${end}`]);
  }
  main.service.refuse('refresh', null);
}

const MOST_FILE_CHARS = 200;

async function files(page: Page, names: readonly string[], reader: Reader): Promise<void> {
  await go(page, 'Sign offline');
  const usable = names.filter((name) => /^[^\0/]+$/.test(name) && name.length < MOST_FILE_CHARS);
  const buffer = Buffer.from('nothing that can be signed');
  const given = usable.map((name) => ({ name, mimeType: 'text/plain', buffer }));
  await page.locator('main input[type=file]').first().setInputFiles(given);
  if (given.length > 0)
    await page
      .getByText('Can’t be read')
      .nth(given.length - 1)
      .waitFor();
  await reader.read('page: files that were brought', names);
}

/** `count` locked nodes, which the service names. */
async function watchNodes(main: RealMain, count: number): Promise<void> {
  await main.ask('practice.makeNodes', { count, plan: 'node', state: 'locked' });
  const { id: cloudId } = await main.ask('nodes.saveCloud', {
    cloudId: null,
    name: 'Practice',
    connection: { kind: 'practice' },
    extras: { list: true, detail: true, probe: true },
    everySeconds: 5,
  });
  await main.ask('nodes.fetchList', { cloudId });
}

/** A bulk run over all nodes, and its report. */
async function run(page: Page, main: RealMain, names: readonly string[], reader: Reader): Promise<void> {
  const { nodes } = await main.ask('nodes.list', {});
  const nodeIds = nodes.map(({ id }) => id);
  await main.ask('nodes.run', { act: 'unlock', nodeIds, canary: nodeIds[0] ?? null, parallel: 8 });
  await go(page, 'Nodes');
  await button(page, 'Batches').click();
  await page.getByRole('button', { name: /^Open/ }).first().click();
  await page.getByRole('heading', { name: /^Unlock /, level: 1 }).waitFor();
  await page.getByRole('grid').first().waitFor();
  await reader.read('page: a bulk run', names);
  await copies(page, names, reader);
}
