import { expect, test } from 'vitest';
import { ABILITIES } from '../../../src-main/base/service/abilities.ts';
import { page, userEvent } from 'vitest/browser';
import type { FakeMain } from '../../fakes/bridge.ts';
import { anInvoiceToPay, ids, payText } from '../../fakes/asset-world.ts';
import { failure } from '../../fakes/fake-types.ts';
import { practiceWallet, type ScenarioName } from '../../fakes/scenarios.ts';
import { button, go, h1, lastInput, openApp, type Change } from './open-app.ts';

async function openSend(
  scenario: ScenarioName = 'full',
  change?: Change,
  prepare?: (main: FakeMain) => void,
): Promise<FakeMain> {
  const main = await openApp(scenario, change, prepare);
  await go('Send');
  await expect.element(h1('Send')).toBeVisible();
  return main;
}

async function read(...texts: string[]): Promise<void> {
  const more = button('Add a recipient');
  if (more.query() !== null) await more.click();
  await userEvent.fill(page.getByLabelText(/^(Pay to|Add a recipient)$/), texts.join('\n'));
}

const recipients = () => page.getByRole('region', { name: 'Recipients', exact: true }).getByRole('listitem');
const review = () => button('Review');
const leaves = () => page.getByLabelText('Leaves your wallet');

/** What is folded under it, shown. */
const unfold = (label: string) => page.getByRole('main').getByText(label, { exact: true }).click();

test('asks for asset and amount if the invoice leaves them open, in the asset’s own precision', async () => {
  const main = await openSend();
  await read(payText(3));
  await expect.element(review()).toHaveAccessibleDescription('Choose an asset.');
  await page.getByLabelText('Asset', { exact: true }).selectOptions(ids.vine);
  await userEvent.fill(page.getByLabelText('Amount', { exact: true }), '1.5');
  await expect.element(page.getByText('Use a whole number.')).toBeVisible();
  await userEvent.fill(page.getByLabelText('Amount', { exact: true }), '37');
  await expect.element(page.getByText(/More than the 36\sVINE you can spend now/)).toBeVisible();
  await button('All').click();
  await expect.element(page.getByLabelText('Amount', { exact: true })).toHaveValue('36');
  await review().click();
  await expect.element(h1('You send')).toBeVisible();
  expect(lastInput(main, 'signing.beginSend')).toMatchObject({
    recipients: [{ assetId: ids.vine, amount: '36', witnessSats: null }],
    donation: false,
    minConfirmations: 1,
  });
});

test('adds bitcoin to a witness recipient’s output, and says why', async () => {
  const main = await openSend();
  await read(payText(2));
  await expect.element(page.getByText('To the recipient’s output')).toBeVisible();
  await expect.element(leaves()).toHaveTextContent(/3\sVINE and 1,000\ssats/);
  await userEvent.fill(page.getByLabelText('Bitcoin for the recipient’s output'), '329');
  await expect.element(page.getByText('At least 330 sats.')).toBeVisible();
  await expect.element(review()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.fill(page.getByLabelText('Bitcoin for the recipient’s output'), '2500');
  await review().click();
  await expect.element(h1('You send')).toBeVisible();
  expect(lastInput(main, 'signing.beginSend')).toMatchObject({
    recipients: [{ assetId: ids.vine, amount: '3', witnessSats: 2_500 }],
  });
});

test.for([
  [4, /^This invoice expired .*Ask for a new one\.$/],
  [5, 'For another network than this wallet’s.'],
  [9, 'You don’t have this asset.'],
] as const)("an invoice that can't be paid is explained: case %i", async ([seed, words]) => {
  const main = await openSend();
  await read(payText(seed));
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(review()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(review(), { force: true });
  expect(main.timesCalled('signing.beginSend')).toBe(0);
});

test('G10: shows side by side what the service reads differently, and refuses', async () => {
  const main = await openSend();
  await read(payText(6));
  const row = page.getByRole('row', { name: /Amount/ });
  await expect.element(row).toHaveTextContent(/10\.00\sTUSD.*1,000\.00\sTUSD/);
  await expect
    .element(page.getByText(/The service reads this invoice differently\. Ochre doesn’t pay it\./))
    .toBeVisible();
  await userEvent.click(review(), { force: true });
  expect(main.timesCalled('signing.beginSend')).toBe(0);
});

test('G12, G13: shows risks, unknown keys and a silent service unasked', async () => {
  await openSend();
  await read(payText(7), payText(8));
  await expect.element(page.getByText('memo = thanks')).toBeVisible();
  await expect.element(page.getByText('The service didn’t report how it reads this')).toBeVisible();
  await expect.element(page.getByText(/198\.51\.100\.7.*a number or hidden name/)).toBeVisible();
  await expect.element(page.getByText('Unusually late: perhaps the recipient’s mistake')).toBeVisible();
});

test('lists unreadable lines by number and reason, and keeps readable ones', async () => {
  await openSend();
  await read(payText(1), 'bitcoin:bc1qxy2kgdy', payText(2));
  await expect.element(page.getByRole('alert')).toHaveTextContent(/Unreadable lines: 1/);
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(/Line 2.*bitcoin:bc1qxy2kgdy.*invoices begin with “rgb:”/);
  await expect.element(button('Remove recipient 2')).toBeVisible();
  await button('Skip').click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('blocks the review while the field holds unread text', async () => {
  await openSend();
  await read(payText(1));
  await expect.element(leaves()).toBeVisible();
  await read('rgb:half');
  await expect.element(review()).toHaveAccessibleDescription('Read or clear the field first');
  await userEvent.fill(page.getByLabelText('Add a recipient'), '');
  await expect.element(review()).not.toHaveAttribute('aria-disabled');
});

test('marks a recipient that is there twice, until one is removed', async () => {
  await openSend();
  await read(payText(1));
  await expect.element(page.getByText('Recipients: 1')).toBeInTheDocument();
  await read(payText(1));
  await expect.element(page.getByText(/Same recipient as number 1/)).toBeVisible();
  await expect.element(review()).toHaveAttribute('aria-disabled', 'true');
  await button('Remove recipient 2').click();
  await expect.element(leaves()).toHaveTextContent(/^10\.00\sTUSD/);
  await expect.element(review()).not.toHaveAttribute('aria-disabled');
});

test('blocks the review if the sum exceeds the spendable amount', async () => {
  await openSend('full', {
    payable: new Map(
      [31, 32].map((seed) => {
        const invoice = anInvoiceToPay(seed, { amount: '30000' });
        return [invoice.invoice, invoice];
      }),
    ),
  });
  await read(payText(31), payText(32));
  await expect.element(leaves()).toHaveTextContent(/^600\.00/);
  await expect.element(review()).toHaveAccessibleDescription(/^You can spend 490\.00\sTUSD/);
});

test('broadcasts without waiting only on request, which a full sentence explains', async () => {
  const main = await openSend();
  await read(payText(1));
  await expect.element(page.getByText('Waits for the recipient')).toBeVisible();
  await unfold('Options');
  await expect.element(page.getByLabelText('Once the recipient accepts')).toBeChecked();
  await page.getByRole('radio', { name: /^Now/ }).click();
  await unfold('Options');
  await expect
    .element(page.getByText(/If the recipient cannot accept, the assets are lost/).first())
    .toBeVisible();
  await review().click();
  await expect.element(h1('You send')).toBeVisible();
  expect(lastInput(main, 'signing.beginSend')).toMatchObject({ donation: true });
});

const speaking = (dialect: keyof typeof ABILITIES): Change => ({
  wallets: [{ ...practiceWallet, can: ABILITIES[dialect] }],
});

test('uses a service that may broadcast at once only if that is chosen, at its one fee', async () => {
  const main = await openSend('full', speaking('thunderlink'));
  await read(payText(1));
  await expect.element(page.getByLabelText('Once the recipient accepts')).toBeDisabled();
  await expect
    .element(review())
    .toHaveAccessibleDescription('This service may broadcast immediately, whatever you choose.');
  await page.getByRole('radio', { name: /^Now/ }).click();
  await expect.element(page.getByText(/5\ssat\/vB.*This service knows no other/)).toBeVisible();
  await review().click();
  await expect.element(h1('You send')).toBeVisible();
  expect(lastInput(main, 'signing.beginSend')).toMatchObject({ donation: true, rateSatsPerVb: 5 });
});

test.each([
  ['rgb-node-2025-08', 'This service sends to one recipient at a time.'],
  ['rgb-node-2026-03', 'Send to the witness invoice on its own: this service can’t combine it.'],
] as const)("says beforehand that %s can't pay two recipients at once", async (dialect, why) => {
  const main = await openSend('full', speaking(dialect));
  await read(payText(1), payText(2));
  await unfold('Options');
  if (dialect === 'rgb-node-2025-08')
    await expect.element(page.getByRole('radio', { name: /^Now/ })).toBeDisabled();
  await expect.element(review()).toHaveAccessibleDescription(why);
  await userEvent.click(review(), { force: true });
  expect(main.timesCalled('signing.beginSend')).toBe(0);
});

test.each([
  [
    'at the recipient that it is about',
    failure('INVOICE_REFUSED', { recipient: 2, reason: 'ours', detail: '' }),
    /Recipient 2: your own invoice/,
  ],
  [
    'in the asset’s own units',
    failure('NOT_ENOUGH_ASSET', { assetId: ids.tusd, needed: '1000', spendable: '900' }),
    /needs 10\.00\sTUSD \(Tq0xW4mJ…\)\. Spendable now: 9\.00\sTUSD \(Tq0xW4mJ…\)/,
  ],
])('says what main refuses %s', async (_, refused, words) => {
  const main = await openSend();
  main.answers({ 'signing.beginSend': refused });
  await read(payText(1), payText(2));
  await review().click();
  await expect.element(page.getByText(words).first()).toBeVisible();
  await expect.element(recipients().nth(0)).not.toHaveTextContent(/your own invoice/);
});

test('refuses a file that is far too large without reading it', async () => {
  const main = await openSend();
  const file = new File(['x'.repeat(1_700_000)], 'film.csv', { type: 'text/csv' });
  await userEvent.upload(page.getByLabelText('File with invoices'), file);
  await expect.element(page.getByText('This file is too large for invoices.')).toBeVisible();
  expect(main.timesCalled('invoices.read')).toBe(0);
});

test("asks which of two amounts is meant, sends neither before, and says what it didn't read", async () => {
  const main = await openSend();
  main.once({
    'invoices.read': {
      columns: null,
      invoices: [
        anInvoiceToPay(3, { assetId: ids.chfk, amount: null, amountWritten: '1,500', notRead: '#May' }),
      ],
    },
  });
  await read(payText(3));
  const card = recipients().first();
  await expect.element(card).toHaveTextContent(/This can mean two amounts\. Choose one\./);
  await expect.element(card).toHaveTextContent(/Not read, behind the invoice: “#May”/);
  await button('1.50000000').click();
  await expect.element(card.getByLabelText('Amount')).toHaveValue('1.50000000');
  await expect.element(card).not.toHaveTextContent(/two amounts/);
});
