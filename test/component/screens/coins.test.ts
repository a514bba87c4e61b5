import { expect, test } from 'vitest';
import type { BitcoinTransaction } from '../../../src-preload/contract/index.ts';
import { page, userEvent } from 'vitest/browser';
import { unspent } from '../../fakes/scenarios.ts';
import { button, go, h1, lastInput, openApp } from './open-app.ts';

const coins = [
  {
    ...unspent(1, 944_064, 'plain'),
    label: 'Rent',
    origin: 'received' as const,
    seenAtMs: Date.now() - 90_000_000,
  },
  { ...unspent(2, 49_284, 'plain'), origin: 'change' as const },
  { ...unspent(3, 1_000, 'plain'), origin: 'received' as const, frozen: true as const },
];

async function openCoins() {
  const main = await openApp('funded', { unspents: coins });
  await go('Bitcoin');
  await button('Coins').click();
  return main;
}

test('shows each coin with its label or origin, its state, and whether it is frozen', async () => {
  await openCoins();
  const row = (name: RegExp) => page.getByRole('row', { name });
  await expect.element(row(/Rent/)).toHaveTextContent(/Settled.*944,064/);
  await expect.element(row(/Change/)).toBeVisible();
  await expect.element(row(/Received/)).toHaveTextContent(/Frozen/);
});

test('one click freezes a coin and says so', async () => {
  const main = await openCoins();
  const freeze = page.getByRole('switch', { name: /Freeze/ });
  await expect.element(freeze.nth(1)).toHaveAttribute('aria-checked', 'false');
  main.answers({ 'wallet.markCoin': {} });
  await freeze.nth(1).click();
  expect(lastInput(main, 'wallet.markCoin')).toMatchObject({
    outpoint: coins[1]?.outpoint,
    label: null,
    frozen: true,
  });
});

test('labels a coin by keyboard without unfreezing it', async () => {
  const main = await openCoins();
  main.answers({ 'wallet.markCoin': {} });
  page
    .getByRole('button', { name: /^Label/ })
    .nth(2)
    .element()
    .focus();
  await userEvent.keyboard('{Enter}');
  await page.getByLabelText('Your label').fill('From Ann');
  await userEvent.keyboard('{Enter}');
  expect(lastInput(main, 'wallet.markCoin')).toMatchObject({
    outpoint: coins[2]?.outpoint,
    label: 'From Ann',
    frozen: true,
  });
});

const received: BitcoinTransaction = {
  ...{ txid: 'a'.repeat(64), kind: 'received' as const, changeSats: 1_000_000, feeSats: null, address: null },
  ...{ slots: 0, state: 'mined' as const, atMs: Date.UTC(2026, 10, 27, 14, 20), label: null },
  ...{ height: null, isChecked: false, transferKey: null, ground: 'told' as const },
};
const transactions = [
  {
    ...{ ...received, txid: 'b'.repeat(64), kind: 'sent' as const, changeSats: -25_284, feeSats: 284 },
    ...{ address: 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080', state: 'waiting' as const },
    ground: 'book' as const,
  },
  { ...received, txid: 'c'.repeat(64), kind: 'slots' as const, slots: 5, changeSats: -5_652, feeSats: 652 },
  {
    ...received,
    txid: 'd'.repeat(64),
    kind: 'assets' as const,
    changeSats: 0,
    feeSats: 308,
    transferKey: 'k',
  },
  received,
];

test('lists bitcoin transactions with fee, state and label', async () => {
  const main = await openCoins();
  main.answers({
    'wallet.transactions': { rows: transactions, total: 4, isListed: true, server: null },
    'wallet.labelTransaction': {},
  });
  await button('Transactions').click();
  const row = (name: RegExp) => page.getByRole('row', { name });
  await expect.element(row(/To bcrt1q…t080/)).toHaveTextContent(/fee 284.*next block.*−25,284/);
  await expect.element(row(/Created slots: 5/)).toHaveTextContent(/fee 652.*Settled.*−5,652/);
  await expect.element(row(/Received/)).toHaveTextContent(/\+1,000,000/);
  const groups = [...document.querySelectorAll('th[scope="rowgroup"]')].map((one) => one.textContent);
  expect(groups).toEqual(['Not in a block yet', 'November 2026']);
  await expect.element(button('Fee for a send of assets')).toBeVisible();
  await page
    .getByRole('button', { name: /^Label/ })
    .first()
    .click();
  await page.getByLabelText('Your label').fill('Rent');
  await button('Save label').click();
  expect(lastInput(main, 'wallet.labelTransaction')).toMatchObject({ txid: 'b'.repeat(64), label: 'Rent' });
});

test('raises a fee in a dialog from the least rate, and the keyboard returns to the button', async () => {
  const [sent, ...others] = transactions;
  const main = await openApp('funded');
  const rows: BitcoinTransaction[] = [
    { ...sent!, txid: 'e'.repeat(64), replaceable: true },
    { ...sent!, state: 'replaced' },
    ...others,
  ];
  main.answers({
    'wallet.transactions': { rows, total: 5, isListed: true, server: null },
    'signing.planReplacement': { feeSats: 284, leastRate: 3.5, recipientSats: 25_000, newFeeSats: 568 },
  });
  await go('Bitcoin');
  await expect.element(page.getByRole('row', { name: /Replaced by another/ })).toBeVisible();
  button('Raise the fee').element().focus();
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Raise the fee' });
  await expect
    .element(dialog)
    .toHaveTextContent(/New fee.*568.*Recipient still gets.*25,000.*Only one of the two/);
  await expect.element(dialog.getByRole('textbox')).toHaveValue('3.5');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button('Raise the fee')).toHaveFocus();
});

test('offers to speed up a received payment if a Bitcoin server can submit that', async () => {
  const coming = unspent(4, 20_000, 'plain', false);
  const rows: BitcoinTransaction[] = [
    { ...received, txid: coming.outpoint.txid, state: 'waiting' },
    received,
  ];
  const main = await openApp('funded', { unspents: [...coins, coming] });
  const server = { found: 'whole' as const, looked: null, gap: 20 };
  main.answers({
    'wallet.transactions': { rows, total: 2, isListed: true, server },
    'wallet.findTransactions': {},
  });
  await go('Bitcoin');
  await button('Speed this up').click();
  await expect.element(page.getByText('Only 1 chosen coin')).toBeVisible();
  await expect.element(page.getByText(/choose a high rate/)).toBeVisible();
  await expect.element(button('Speed this up')).toBeVisible();
});

test("lists what the wallet's own server found, and how far it was searched", async () => {
  const main = await openCoins();
  const listed = (rows: BitcoinTransaction[], found: 'none' | 'partly' | 'whole', looked: number | null) => ({
    'wallet.transactions': {
      ...{ rows, total: rows.length, isListed: true },
      server: { found, looked, gap: 20 },
    },
  });
  main.answers({ ...listed([received], 'none', 340), 'wallet.findTransactions': {} });
  const release = main.hold('wallet.findTransactions');
  await button('Transactions').click();
  // Known rows are shown during the search.
  const row = (name: RegExp) => page.getByRole('row', { name });
  await expect.element(row(/Received/)).toBeVisible();
  await expect.element(page.getByText('addresses so far: 340')).toBeVisible();
  const inBlock = { ...received, height: 840_000, isChecked: true, ground: 'server' as const };
  const moved = { ...inBlock, txid: 'e'.repeat(64), kind: 'moved' as const, changeSats: -500, feeSats: 500 };
  main.answers(listed([moved, inBlock], 'whole', null));
  release();
  await expect.element(row(/Moved within/)).toHaveTextContent(/In block 840,000.*−500/);
  await expect.element(page.getByText(/to 20 unused addresses past the last used one/)).toBeVisible();
});

test("keeps the list if the wallet's own server fails, and offers to try again", async () => {
  const main = await openCoins();
  const server = { found: 'none', looked: null, gap: 20 } as const;
  const refused = { host: 'me', endpoint: '', kind: 'refused', detail: '', ofChain: true } as const;
  main.answers({
    'wallet.transactions': { rows: [received], total: 1, isListed: true, server },
    'wallet.findTransactions': { code: 'SERVICE_UNREACHABLE', facts: refused },
  });
  await button('Transactions').click();
  await expect.element(page.getByRole('row', { name: /Received/ })).toBeVisible();
  await expect.element(page.getByText(/spent elsewhere: not listed/)).toBeVisible();
  expect(lastInput(main, 'wallet.findTransactions')).toMatchObject({ again: false });
  main.answers({ 'wallet.findTransactions': {} });
  await button('Try again').click();
  expect(lastInput(main, 'wallet.findTransactions')).toMatchObject({ again: true });
  await expect.element(button('Try again')).not.toBeInTheDocument();
});

test('sends only the chosen coins, shows their sum at the button, and offers no frozen coin', async () => {
  await openCoins();
  const send = button('Send chosen');
  await expect.element(send).toHaveAccessibleDescription('Choose coins to send only those');
  const boxes = page.getByRole('checkbox', { name: /^Choose/ });
  await expect.element(boxes.nth(2)).toBeDisabled();
  await boxes.nth(0).click();
  await boxes.nth(1).click();
  await expect.element(page.getByText(/^Chosen: 2, 993,348.sats/)).toBeVisible();
  await boxes.nth(0).click();
  await expect.element(page.getByText(/^Chosen: 1, 49,284.sats/)).toBeVisible();
  await send.click();
  await expect.element(h1('Send')).toBeVisible();
  await expect.element(page.getByText('Only 1 chosen coin', { exact: true })).toBeVisible();
  await button('Use any coin').click();
  await expect.element(page.getByText('Only 1 chosen coin', { exact: true })).not.toBeInTheDocument();
});
