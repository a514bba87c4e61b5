import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { missingForKeyring, startKeyring } from '../../support/keyring.ts';
import { ask } from './ask.ts';
import { onHost, type HostOfPage, type RunningHost } from './host.ts';
import { recordTraffic, type Traffic } from './traffic.ts';

/** What a person does in a practice wallet, only through the screens. */

export interface Ochre extends Omit<HostOfPage, 'host'> {
  readonly page: Page;
  /** The host of the last start. */
  readonly host: RunningHost;
  /** Variables that lead to its keychain. */
  readonly env: Readonly<Record<string, string>>;
}

interface Options {
  /** `none`: wallets last for the session. */
  readonly keychain: 'none' | 'real';
  /** Before `ochre`, because recording begins before the page opens. */
  readonly traffic: Traffic;
}

/** A page on a host of its own. */
export const test = base.extend<{ ochre: Ochre } & Options>({
  keychain: ['none', { option: true }],
  traffic: async ({ page }, use) => use(await recordTraffic(page)),
  ochre: async ({ page, keychain }, use, { skip }) => {
    const missing = keychain === 'real' ? missingForKeyring() : null;
    if (missing !== null) console.warn(`SKIPPED: ${missing}`);
    skip(missing !== null, missing ?? '');
    const keyring = keychain === 'real' ? await startKeyring() : null;
    const env = keyring?.env ?? {};
    const troubles: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') troubles.push(message.text());
    });
    page.on('pageerror', (error) => troubles.push(error.message));
    // Far longer than any step takes, so that a missing element fails within seconds.
    page.setDefaultTimeout(10_000);
    await page.addInitScript(traceWarnings);
    const begun = (at: HostOfPage): Promise<void> => {
      const restart = async (): Promise<void> => {
        await at.restart();
        // Drops the old page's complaints about its lost host.
        troubles.length = 0;
      };
      const { folder, host } = at;
      return use({
        ...{ page, folder, env, restart },
        get host() {
          return host();
        },
      });
    };
    await onHost(page, env, begun).finally(() => keyring?.stop());
    expect(troubles, 'the console stays quiet').toEqual([]);
  },
});

/** Runs in the page: adds its origin to each warning. */
function traceWarnings(): void {
  const warn = console.warn.bind(console);
  console.warn = (...what: unknown[]) => warn(...what, new Error('warned').stack);
}

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
export async function chooseFile(page: Page, path: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Choose file').click();
  await (await chooser).setFiles(path);
}

export const title = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { name, level: 1, exact: typeof name === 'string' });

export type Place =
  | 'Home'
  | 'Assets'
  | 'Send'
  | 'Receive'
  | 'Transfers'
  | 'Bitcoin'
  | 'Asset slots'
  | 'Sign offline'
  | 'Nodes'
  | 'Settings';

export async function go(page: Page, place: Place): Promise<void> {
  if (place === 'Asset slots') {
    await go(page, 'Bitcoin');
    await button(page, place).click();
    return;
  }
  if (place === 'Assets' || place === 'Send' || place === 'Receive') {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill(place);
    await page.keyboard.press('Enter');
  } else await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: place }).click();
  // Settings begin with their first page.
  await expect(title(page, place === 'Settings' ? 'Wallet' : place)).toHaveCount(1);
}

/** A page of Settings; with a row of it: its form is opened. */
export async function goSettings(
  page: Page,
  name: 'Wallet' | 'Service and network' | 'Security' | 'Backup' | 'App',
  row?: string,
): Promise<void> {
  await go(page, 'Settings');
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('button', { name }).click();
  await expect(title(page, name)).toBeVisible();
  if (row !== undefined) await button(page, row).click();
}

/** Opens what makes things happen in practice, where it is not open yet. */
export async function openTools(page: Page): Promise<void> {
  const tools = button(page, 'Practice tools');
  if ((await tools.getAttribute('aria-expanded')) === 'false') await tools.click();
}

/** Closes the tools, whose fields have the same names as a page's. */
export async function closeTools(page: Page): Promise<void> {
  const close = button(page, 'Close practice tools');
  if (await close.isVisible()) await close.click();
}

/** The page's own question on the loopback host; main waits for its answer. */
export async function agree(page: Page, question: string | RegExp, act: string): Promise<void> {
  const dialog = page
    .getByRole('dialog', { name: question })
    .or(page.getByRole('alertdialog', { name: question }));
  await dialog.getByRole('button', { name: act, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Mines on Home. */
export async function mine(page: Page): Promise<void> {
  await go(page, 'Home');
  await openTools(page);
  const height = page.getByText(/^block \d/);
  const before = await height.innerText();
  await button(page, 'Mine a block now').click();
  await expect(height).not.toHaveText(before);
  await closeTools(page);
}

/** Unfolds what is folded under this label. */
export const unfold = (page: Page, label: string): Promise<void> =>
  page.locator('summary').filter({ hasText: label }).click();

/** Chooses a start that the first page has folded. */
export async function beginBy(
  page: Page,
  way:
    | 'Recovery phrase'
    | 'Backup file'
    | 'Public account'
    | 'Wallets in this keychain'
    | 'Watch nodes'
    | 'Sign on',
): Promise<void> {
  const isOther = way === 'Watch nodes' || way === 'Sign on';
  await unfold(page, isOther ? 'Other ways to use Ochre' : 'I already have something');
  await button(page, new RegExp(`^${way}`)).click();
}

/** Refreshes until this is seen. */
export async function refreshUntil(page: Page, seen: Locator): Promise<void> {
  await expect(async () => {
    await button(page, 'Refresh the wallet').click();
    await expect(seen).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
}

/** A wallet for this session, at the practice service. */
export async function addWallet(page: Page, name: string): Promise<void> {
  const begin = button(page, /^Create a wallet/);
  // Waits for one of them, because a page that is still opening shows neither.
  await expect(begin.or(button(page, /^Wallet: /)).first()).toBeVisible();
  if (!(await begin.isVisible())) {
    await button(page, /^Wallet: /).click();
    await page.getByRole('menuitem', { name: 'Add a wallet' }).click();
  }
  await begin.click();
  await page.getByLabel('Name').fill(name);
  await button(page, 'Create wallet').click();
  await button(page, 'Check later').click();
  await expect(title(page, 'Home')).toBeVisible();
  await expect(button(page, new RegExp(`^Wallet: ${name} `))).toBeVisible();
}

/** As addWallet, with coins and this many free slots. */
export async function readyWallet(page: Page, name: string, slots: number): Promise<void> {
  await addWallet(page, name);
  await fund(page);
  await makeSlots(page, slots);
}

/** As readyWallet, with the friend's samples in a block. */
export async function walletWithSamples(page: Page, name: string): Promise<void> {
  await readyWallet(page, name, 6);
  await receiveSamples(page);
}

export async function receiveSamples(page: Page): Promise<void> {
  await go(page, 'Home');
  await openTools(page);
  await button(page, 'Send me samples').click();
  await closeTools(page);
  await go(page, 'Transfers');
  await refreshUntil(page, transfer(page, /In/, /Confirming|Done/).nth(3));
  await mine(page);
}

/** The id of the open wallet. */
export const openWallet = async (page: Page): Promise<string> =>
  (await ask(page, 'wallet.list', {})).activeId ?? '';

/** The id of the first asset with that ticker in the open wallet. */
export async function assetCalled(page: Page, ticker: string): Promise<string> {
  const { assets } = await ask(page, 'assets.list', { walletId: await openWallet(page) });
  return assets.find((asset) => asset.ticker === ticker)?.assetId ?? '';
}

export async function fund(page: Page): Promise<void> {
  await go(page, 'Home');
  await openTools(page);
  await button(page, 'Get practice coins').click();
  await expect(page.getByText(/^Transactions in the next block/)).toBeVisible();
  await mine(page);
}

/** Plans, reviews, signs and mines so many slots. */
export async function makeSlots(page: Page, count: number): Promise<void> {
  await go(page, 'Asset slots');
  await page.getByLabel('How many').fill(String(count));
  await signSlots(page, count);
  await mine(page);
  await go(page, 'Asset slots');
}

async function signSlots(page: Page, count: number): Promise<void> {
  const slots = new RegExp(`create ${String(count)}\\sslots?$`);
  await button(page, new RegExp(`^Review: ${slots.source}`)).click();
  await button(page, new RegExp(`^Sign and ${slots.source}`)).click();
  await agree(page, /^Create/, 'Sign');
  await expect(page.getByText(/^\d+\sslots? created\. /)).toBeVisible();
}

export interface NewAsset {
  readonly ticker: string;
  readonly name: string;
  readonly decimals: number;
  /** In the asset's own units. */
  readonly supply: string;
}

/** Answers its id. */
export async function issue(page: Page, asset: NewAsset): Promise<string> {
  await go(page, 'Assets');
  await button(page, 'Issue').click();
  await page.getByLabel('Ticker').fill(asset.ticker);
  await page.getByLabel('Name', { exact: true }).fill(asset.name);
  await page.getByLabel('Decimals').fill(String(asset.decimals));
  await page.getByLabel('All in one part').fill(asset.supply);
  await button(page, /^Issue \d/).click();
  await agree(page, `Issue ${asset.ticker}?`, 'Issue');
  await expect(page.getByText(/^Issued\. /)).toBeVisible();
  await expect(page.locator('main')).toContainText('rgb:');
  const id = /rgb:[\w~!$-]+/.exec(await page.locator('main').innerText())?.[0];
  if (id === undefined) throw new Error('the new asset has no id on the screen');
  return id;
}

/** Makes an invoice for an asset of this wallet, or by id for another one. Returns its text. */
export async function createInvoice(page: Page, assetId: string, amount: string): Promise<string> {
  await go(page, 'Receive');
  const back = page.getByRole('main').getByRole('button', { name: 'Receive', exact: true });
  if (await back.isVisible()) await back.click();
  const choice = page.getByLabel('Asset or bitcoin', { exact: true });
  const known = (await choice.locator(`option[value="${assetId}"]`).count()) > 0;
  await choice.selectOption(known ? assetId : 'other');
  if (!known) await page.getByLabel('Asset ID').fill(assetId);
  await page.getByLabel('Amount', { exact: true }).fill(amount);
  await button(page, 'Create invoice').click();
  return shownInvoice(page);
}

export interface FriendAsks {
  readonly assetId: string;
  readonly amount: string;
  readonly to: 'A slot' | 'An address';
}

/** An invoice of the practice friend's. Answers its text. */
export async function friendInvoice(page: Page, { assetId, amount, to }: FriendAsks): Promise<string> {
  await go(page, 'Home');
  await openTools(page);
  const open = button(page, 'Get an invoice to pay');
  if ((await open.getAttribute('aria-expanded')) !== 'true') await open.click();
  await page.getByLabel('Asks for').selectOption(assetId);
  await page.getByLabel('Amount (empty: open)').fill(amount);
  await page.getByRole('radio', { name: to }).check();
  const text = page.getByRole('group', { name: 'Your friend’s invoice' }).locator('.text');
  const before = (await text.isVisible()) ? await text.innerText() : '';
  await button(page, 'Get invoice').click();
  await expect(text).not.toHaveText(before);
  const invoice = (await text.innerText()).replace(/\s+/g, '');
  await closeTools(page);
  return invoice;
}

/** The invoice that Receive shows, as it is copied. */
async function shownInvoice(page: Page): Promise<string> {
  await page.getByText('Invoice text').click();
  const text = page.locator('.inv');
  await expect(text).toBeVisible();
  return (await text.innerText()).replace(/\s+/g, '');
}

/** Fills the form with invoices, up to the review. */
export async function readInvoices(page: Page, ...invoices: readonly string[]): Promise<void> {
  await go(page, 'Send');
  const more = button(page, 'Add a recipient');
  if (await more.isVisible()) await more.click();
  await page.getByLabel(/^(Pay to|Add a recipient)$/).fill(invoices.join('\n'));
  await expect(page.getByLabel('Leaves your wallet')).toBeVisible();
}

/** Fills the form with an invoice of the practice friend's. */
export async function readFriendInvoice(page: Page, asks: FriendAsks): Promise<void> {
  await readInvoices(page, await friendInvoice(page, asks));
}

/** From the form to its review. */
export async function review(page: Page): Promise<void> {
  await button(page, 'Review').click();
  await expect(title(page, /^You send/)).toBeVisible();
}

/** Reviews, signs and hands over what is in the form. */
export async function send(page: Page): Promise<void> {
  await review(page);
  await sign(page);
}

async function sign(page: Page): Promise<void> {
  await button(page, /^Sign and send/).click();
  await agree(page, /^Send /, 'Sign');
  await expect(page.getByText(/^Submitted\. /)).toBeVisible();
  await expect(title(page, 'Transfers')).toBeVisible();
}

/** Rows of the list on Transfers, by all that a row says. */
export const transfer = (page: Page, ...says: readonly RegExp[]): Locator =>
  says.reduce((rows, one) => rows.filter({ hasText: one }), page.getByRole('grid').getByRole('row'));

/** Has sends with these texts accepted, and settles them by a block. */
export async function settle(page: Page, ...says: readonly RegExp[]): Promise<void> {
  await refreshUntil(page, transfer(page, /Out/, ...says, /Confirming/));
  await mine(page);
  await go(page, 'Transfers');
  await refreshUntil(page, transfer(page, /Out/, ...says, /Done/));
}

export async function openNode(page: Page, name: string): Promise<void> {
  await go(page, 'Nodes');
  await page.getByLabel('Find a node').fill(name);
  await page.getByRole('grid', { name: 'Nodes' }).getByText(name, { exact: true }).click();
  await expect(title(page, name)).toBeVisible();
}

/** Adds nodes from the board, in one of two ways. */
export async function addNodes(page: Page, way: 'Add node' | 'Import list'): Promise<void> {
  await button(page, 'Add nodes').click();
  await page.getByRole('menuitem', { name: way }).click();
}
