import { expect, test, type Page } from '@playwright/test';
import {
  unfold,
  button,
  createInvoice,
  go,
  refreshUntil,
  switchTo,
  title,
  transfer,
} from '../support/practice.ts';
import { answerQuestion, picture } from './desktop.ts';
import { get, openOchre, type OpenOchre } from './open-ochre.ts';

// Two newcomers over the service that Ochre runs itself: real rgb-lib, a real Bitcoin node, keys in a real keyring.

const { OCHRE_REGTEST: regtest, OCHRE_NO_REGTEST: missing } = process.env;
test.skip(regtest === undefined, `no Bitcoin node on regtest: ${missing ?? 'npm run window starts one'}`);
const SUPPLY = 500;

test.describe.configure({ mode: 'serial' });
let ochre: OpenOchre;
let page: Page;
test.beforeAll(async () => {
  ochre = await openOchre();
  ({ page } = ochre);
});
test.afterAll(async () => {
  await ochre.close();
});

/** What is told to the node, at its control port. */
async function tell(command: string, words = ''): Promise<void> {
  const { control } = JSON.parse(regtest ?? '') as { readonly control: string };
  const answer = await fetch(`${control}/${command}`, { method: 'POST', body: words });
  expect(answer.status, await answer.text()).toBe(200);
}

async function active(): Promise<string> {
  return (await get(page, 'wallet.list', {})).activeId ?? '';
}

/** By the screens alone, to coins and slots. */
async function newcomer(name: string): Promise<void> {
  const { indexer, proxy } = JSON.parse(regtest ?? '') as Record<'indexer' | 'proxy', string>;
  const begin = button(page, /^Create a wallet/);
  await expect(begin.or(button(page, /^Wallet: /)).first()).toBeVisible();
  if (!(await begin.isVisible())) {
    await button(page, /^Wallet: /).click();
    await page.getByRole('menuitem', { name: 'Add a wallet' }).click();
  }
  await begin.click();
  await page.getByLabel('Name').fill(name);
  await unfold(page, 'Test networks');
  await page.getByRole('radio', { name: /^Regtest/ }).check();
  await expect(page.getByText('In the keychain · 12 words')).toBeVisible();
  await button(page, 'Create wallet').click();
  await button(page, 'Check later').click();
  await button(page, 'Run a service on this computer instead').click();
  await page.getByRole('textbox', { name: /^Bitcoin server:/ }).fill(indexer);
  await page.getByRole('textbox', { name: /^RGB proxy/ }).fill(proxy);
  picture(`own service of ${name}`);
  await button(page, 'Connect').click();
  // One question: it names the indexer, which is asked for the chain as well, and the RGB proxy where that is new.
  await answerQuestion(/^Reach /, 'agree');
  await expect(title(page, 'Home')).toBeVisible();
  const { address } = await get(page, 'wallet.newAddress', { walletId: await active() });
  await tell('faucet', `${address} 1000000`);
  await refreshed();
  await go(page, 'Bitcoin');
  await page.getByLabel('How many').fill('5');
  await button(page, /^Review: create 5.slots/).click();
  await button(page, /^Sign and create 5.slots/).click();
  await answerQuestion(/^Create 5.slots/, 'agree');
  await expect(page.getByText(/^5\sslots created\. /)).toBeVisible();
  await tell('mine');
  await refreshed();
  await expect(title(page, 'Bitcoin')).toBeVisible();
}

const refreshed = async () => get(page, 'wallet.refresh', { walletId: await active() });

async function open(name: string): Promise<void> {
  if (!(await button(page, new RegExp(`^Wallet: ${name} `)).isVisible())) await switchTo(page, name);
}

/** From one wallet to another one, until both have it settled. `asked`: by the invoice, an asset or `any`. */
async function pay(from: string, to: string, asked: string, amount: string): Promise<void> {
  await open(to);
  const invoice = await createInvoice(page, asked, amount);
  await open(from);
  await go(page, 'Send');
  await page.getByLabel('Pay to').fill(invoice);
  // The invoice may be for any: then whoever pays says which.
  const which = page.getByLabel('Asset', { exact: true });
  if (asked === 'any') await which.selectOption(assetId);
  await button(page, 'Review').click();
  await expect(title(page, 'You send')).toBeVisible();
  picture(`review of ${from}`);
  await button(page, /^Sign and send/).click();
  await answerQuestion(/^Send /, 'agree');
  await expect(page.getByText(/^Submitted\. /)).toBeVisible();
  await open(to);
  await refreshed();
  await open(from);
  await refreshed();
  await tell('mine');
  await go(page, 'Transfers');
  await refreshUntil(page, transfer(page, /Out/, new RegExp(amount), /Done/));
  await open(to);
  await go(page, 'Transfers');
  await refreshUntil(page, transfer(page, /In/, new RegExp(amount), /Received/));
  picture(`received by ${to}`);
}

let assetId = '';
test('a newcomer connects to Ochre’s own service, has slots, and issues an asset', async () => {
  test.setTimeout(90_000);
  await newcomer('Nora');
  const what = { ticker: 'UMBER', name: 'Umber', precision: 0, amounts: [String(SUPPLY)] };
  const asked = get(page, 'assets.issue', { walletId: await active(), ...what });
  await answerQuestion(/^Issue UMBER/, 'agree');
  const issued = await asked;
  if (issued.outcome !== 'issued') throw new Error(issued.outcome);
  ({ assetId } = issued.asset);
});

test('another one receives of it and pays back: each transfer is verified from its genesis', async () => {
  test.setTimeout(120_000);
  await newcomer('Omar');
  await pay('Nora', 'Omar', 'any', '120');
  await pay('Omar', 'Nora', assetId, '20');
  for (const [name, amount] of [
    ['Nora', '400'],
    ['Omar', '100'],
  ] as const) {
    await open(name);
    const { assets } = await get(page, 'assets.list', { walletId: await active() });
    expect(assets.find((one) => one.assetId === assetId)?.balance?.spendable).toBe(amount);
    const filter = { assetId, states: [], direction: null, text: '' };
    const asked = { walletId: await active(), filter, offset: 0, limit: 10 };
    await expect
      .poll(async () => {
        await refreshed();
        const { rows } = await get(page, 'transfers.page', asked);
        return rows
          .filter(({ direction }) => direction !== 'none')
          .map(({ direction, assetData }) => `${direction} ${assetData?.outcome ?? 'not verified'}`)
          .toSorted();
      })
      .toEqual(['in proved', 'out proved']);
  }
});
