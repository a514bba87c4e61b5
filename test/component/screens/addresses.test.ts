import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readPaymentLink } from '../../../src-main/invoices/payment-link.ts';
import type { OwnAddress } from '../../../src-preload/contract/index.ts';
import { anAddress } from '../../fakes/scenarios.ts';
import { askAddress, button, inputsOf, lastInput, openApp, type Change } from './open-app.ts';

const code = (name: string) => page.getByRole('img', { name });
const amount = () => page.getByRole('textbox', { name: 'Amount' });
const label = () => page.getByRole('textbox', { name: 'Label' });
const link = () => page.getByText(/^bitcoin:/);

async function openRequest(change: Change = {}) {
  const main = await openApp('funded', change);
  await askAddress();
  await page.getByText('Request an amount').click();
  return main;
}

test('a payment request has amount and label in link, code and text, and no service hears of it', async () => {
  const main = await openRequest();
  await expect.element(code('QR code of the address')).toBeVisible();
  expect(link().query()).toBeNull();
  const before = main.calls.length;
  await amount().fill('50,000');
  await label().fill('Ann & Co');
  await expect
    .element(link())
    .toHaveTextContent(`bitcoin:${anAddress.address}?amount=0.0005&label=Ann%20%26%20Co`);
  await expect.element(code('QR code of the payment link')).toBeVisible();
  const named = main.calls.slice(before).map(({ name }) => name);
  expect(named.filter((name) => !/^(?:lock|wallet\.refresh|wallet\.overview)/.test(name))).toEqual([]);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  const [{ text } = { text: '' }] = inputsOf(main, 'settings.copy');
  expect(readPaymentLink(text, 'regtest')).toMatchObject({ ok: true, asked: { amountSats: 50_000n } });
  await amount().fill('');
  await label().fill('');
  await expect.element(code('QR code of the address')).toBeVisible();
});

test("a payment request takes the amount in the settings' unit", async () => {
  await openRequest({ settings: { bitcoinUnit: 'BTC' } });
  await amount().fill('0.5');
  await expect.element(link()).toHaveTextContent(/\?amount=0\.5$/);
});

test.each([
  ['more than there is', 'BTC', '21000001', /At most/],
  ['a tenth of a sat', 'BTC', '0.000000001', /Decimals/],
  ['less than a coin may hold', 'sats', '329', /At least 330/],
  ['a part of a sat', 'sats', '1000.5', /whole/i],
  ['no figure', 'sats', 'ten', /digits/i],
] as const)('shows no link with %s, and says why', async (_, bitcoinUnit, typed, why) => {
  await openRequest({ settings: { bitcoinUnit } });
  await label().fill('Rent');
  await amount().fill(typed);
  await expect.element(amount()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByText(why).first()).toBeVisible();
  expect(link().query()).toBeNull();
  await expect.element(code('QR code of the address')).toBeVisible();
});

const row = (index: number, change: Partial<OwnAddress> = {}): OwnAddress => ({
  ...{ address: anAddress.address.replace(/.{4}$/, `q${String(index).padStart(3, '0')}`), index },
  ...{ path: `m/86'/1'/0'/0/${String(index)}`, receivedSats: null, label: null, ...change },
});

async function openList(rows: readonly OwnAddress[], total = rows.length) {
  const main = await openApp('funded');
  main.answers({
    'wallet.addresses': ({ offset, limit }) => ({ rows: rows.slice(offset, offset + limit), total }),
    'wallet.labelAddress': {},
  });
  await askAddress();
  await page.getByText('Your addresses').click();
  return main;
}

test('lists addresses with what each received and its label', async () => {
  await openList([row(2), row(1, { receivedSats: 30_000, label: 'Rent' }), row(0, { receivedSats: 1 })]);
  const rows = page.getByRole('listitem');
  await expect.element(rows.nth(0)).toHaveTextContent(/No known payment.*0\/2/);
  await expect.element(rows.nth(1)).toHaveTextContent(/Rent.*Used.*\+30,000/);
  expect(rows.elements()).toHaveLength(3);
});

test('saves the label of an address, and copies the address', async () => {
  const main = await openList([row(1), row(0)]);
  await page
    .getByRole('button', { name: /^Label/ })
    .nth(1)
    .click();
  await page.getByLabelText('Your label').fill('From Ann');
  await button('Save label').click();
  expect(lastInput(main, 'wallet.labelAddress')).toMatchObject({
    address: row(0).address,
    label: 'From Ann',
  });
  await expect.element(page.getByLabelText('Your label')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Copy', exact: true }).nth(1).click();
  expect(lastInput(main, 'settings.copy')).toMatchObject({ text: row(0).address });
});

test("shows thousands of addresses in parts, and loads no part that isn't looked at", async () => {
  const main = await openList(Array.from({ length: 250 }, (_, at) => row(249 - at)));
  await expect.element(page.getByText("m/86'/1'/0'/0/150")).toBeInTheDocument();
  expect(inputsOf(main, 'wallet.addresses').every(({ offset }) => offset === 0)).toBe(true);
  await button(/100/).click();
  await expect.element(page.getByText("m/86'/1'/0'/0/50")).toBeInTheDocument();
  expect(page.getByText("m/86'/1'/0'/0/49", { exact: true }).query()).toBeNull();
});
