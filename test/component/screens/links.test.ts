import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { payText } from '../../fakes/asset-world.ts';
import type { FakeMain } from '../../fakes/bridge.ts';
import type { World } from '../../fakes/scenarios.ts';
import { button, go, h1, openApp } from './open-app.ts';

const recipients = () => page.getByRole('region', { name: 'Recipients', exact: true }).getByRole('listitem');
const opened = (seed: number): World['link'] => ({ kind: 'invoice', text: payText(seed) });

/** Another program opens a link while Ochre runs. */
function open(main: FakeMain, link: World['link']): void {
  main.world.link = link;
  main.tell('links.opened', {});
}

/** A send that was begun with one recipient. */
async function openedSend(): Promise<FakeMain> {
  const main = await openApp('full');
  await go('Send');
  await userEvent.fill(page.getByLabelText('Pay to'), payText(1));
  await expect.element(recipients().first()).toBeVisible();
  return main;
}

test('a link that started Ochre fills in Send and pays nothing', async () => {
  const main = await openApp('full', { link: opened(1) });
  await expect.element(h1('Send')).toBeVisible();
  await expect.element(recipients().first()).toHaveTextContent(/10\.00/);
  await expect.element(page.getByText('From a link. Paid only once')).toBeVisible();
  expect(main.timesCalled('signing.beginSend')).toBe(0);
});

test('a link adds a recipient to a begun send only when told to', async () => {
  const main = await openedSend();
  open(main, opened(2));
  expect(recipients().elements()).toHaveLength(1);
  await button('Fill in under Send').click();
  const question = page.getByRole('dialog', { name: 'Pay both invoices?' });
  await expect
    .element(question)
    .toHaveTextContent(/10\.00\sTUSD.*is already in the form\. New: 3\sVINE and 1,000\ssats\./);
  await button('Pay both').click();
  await expect.poll(() => recipients().elements().length).toBe(2);
  expect(page.getByText('Another program opened an invoice').query()).toBeNull();
});

test("a link doesn't interrupt a review", async () => {
  const main = await openedSend();
  await button('Review').click();
  await expect.element(h1('You send')).toBeVisible();
  open(main, opened(2));
  await expect.element(page.getByText('Opens when you’re done here.')).toBeVisible();
  await expect.element(h1('You send')).toBeVisible();
  expect(page.getByRole('button', { name: 'Fill in under Send' }).query()).toBeNull();
});

test('a link that is no invoice is reported as refused', async () => {
  const main = await openApp('full');
  open(main, { kind: 'refused' });
  await expect.element(page.getByText('No readable invoice in this link')).toBeVisible();
  await expect.element(h1('Home')).toBeVisible();
  await button('Close').click();
  expect(page.getByText('No readable invoice in this link').query()).toBeNull();
});
