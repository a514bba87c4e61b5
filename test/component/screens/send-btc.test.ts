import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FakeMain } from '../../fakes/bridge.ts';
import { failure } from '../../fakes/fake-types.ts';
import { remoteWallet, type ScenarioName } from '../../fakes/scenarios.ts';
import { button, go, h1, lastInput, openApp, type Change } from './open-app.ts';

const TO = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080';
const address = () => page.getByLabelText('Pay to');
const amount = () => page.getByLabelText('Amount', { exact: true });
const review = () => button('Review');
const leaves = () => page.getByLabelText('Leaves your wallet');
const payee = () => page.getByRole('region', { name: 'Bitcoin', exact: true });

async function openForm(
  scenario: ScenarioName = 'funded',
  change?: Change,
  prepare?: (main: FakeMain) => void,
): Promise<FakeMain> {
  const main = await openApp(scenario, change, prepare);
  await button(/Details of your bitcoin$/).click();
  await button('Send bitcoin').click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Send', exact: true })).toBeVisible();
  return main;
}

async function filled(change?: Change, scenario: ScenarioName = 'funded'): Promise<FakeMain> {
  const main = await openForm(scenario, change);
  await userEvent.fill(address(), TO);
  await userEvent.fill(amount(), '30000');
  await expect.element(review()).not.toHaveAttribute('aria-disabled');
  return main;
}

async function reviewed(scenario: ScenarioName = 'funded'): Promise<FakeMain> {
  const main = await filled(undefined, scenario);
  await review().click();
  await expect.element(h1()).toHaveTextContent(/^(You send|Don’t sign this)$/);
  return main;
}

test('sending bitcoin names missing entries one at a time', async () => {
  const main = await openForm();
  await expect.element(review()).toHaveAccessibleDescription('Paste an invoice or address first');
  await userEvent.fill(address(), TO);
  await expect.element(payee()).toHaveTextContent(TO);
  await expect.element(review()).toHaveAccessibleDescription('Enter an amount.');
  await userEvent.fill(amount(), '293');
  await expect.element(amount()).toHaveAccessibleDescription(/At least 294\ssats\./);
  await expect.element(review()).toHaveAccessibleDescription(/^At least 294\ssats\.$/);
  await userEvent.fill(amount(), '30000');
  await expect.element(review()).not.toHaveAttribute('aria-disabled');
  expect(main.timesCalled('signing.beginSendBtc')).toBe(0);
});

test.each([
  ['form', /Not a bitcoin address/],
  ['network', /An address of another network/],
  ['ours', /An address of this wallet/],
  ['needs', /requires something Ochre doesn’t know/],
  ['amountForm', /The link’s amount can’t be read/],
] as const)('refuses an address for its %s in words, and goes nowhere', async (reason, why) => {
  const main = await openForm();
  main.answers({ 'signing.readPayment': { payable: false, reason } });
  await userEvent.fill(address(), TO);
  await expect.element(page.getByText(why)).toBeVisible();
  await expect.element(address()).toHaveAttribute('aria-invalid', 'true');
  await userEvent.click(review(), { force: true });
  expect(main.timesCalled('signing.beginSendBtc')).toBe(0);
});

test('a link fills in the amount, and its texts are shown harmlessly as claims', async () => {
  await openForm();
  await userEvent.fill(
    address(),
    `bitcoin:${TO}?amount=0.0003&label=Luke&message=${encodeURIComponent('Rent \u202e for June')}`,
  );
  await expect.element(amount()).toHaveValue('30,000');
  await expect.element(page.getByText('Luke')).toBeVisible();
  await expect.element(page.getByText(/chose these texts. They prove nothing/)).toBeVisible();
  await expect.element(page.getByText(/Rent .* for June/)).toBeVisible();
  expect(document.body.textContent).not.toContain('\u202e');
});

test('the cost and the rest are shown for what is typed now', async () => {
  const main = await filled();
  await expect.element(leaves()).toHaveTextContent(/^30,000\ssats \+ 284\ssats fee$/);
  expect(lastInput(main, 'signing.planSendBtc')).toMatchObject({
    recipients: [{ address: TO, amountSats: 30_000 }],
  });
  await userEvent.fill(page.getByLabelText('Fee rate'), '10');
  await expect.element(leaves()).toHaveTextContent(/^30,000\ssats \+ 1,420\ssats fee$/);
  await userEvent.fill(page.getByLabelText('Fee rate'), '');
  await expect.element(review()).toHaveAccessibleDescription('Check “Fee rate”.');
  await expect.element(leaves()).toHaveTextContent(/\+ fee$/);
});

test.each([
  ['0.00030001', /^30,001\ssats$/],
  ['0,5', /^50,000,000\ssats$/],
  ['0,5,0', /^Write the amount like 1234\.00000000\.$/],
  ['1,500', /^This can mean two amounts\. Choose one\.$/],
  ['0.123456789', /^Decimals: 8 at most\.$/],
])('an amount %s is accepted in bitcoin, or its mistake is named', async (typed, said) => {
  await openForm();
  await userEvent.fill(address(), TO);
  await userEvent.selectOptions(page.getByLabelText('Unit of the amount'), 'BTC');
  await userEvent.fill(amount(), typed);
  await expect.element(page.getByText(said).first()).toBeVisible();
});

test('sending everything warns that nothing is left for a slot', async () => {
  await openForm();
  await userEvent.fill(address(), TO);
  await button('All').click();
  await expect.element(page.getByText(/^0\ssats left over$/)).toBeVisible();
  await expect.element(page.getByText('No plain bitcoin will be left')).toBeVisible();
  await expect.element(page.getByText(/One more slot costs about 1,308\ssats/)).toBeVisible();
  await expect.element(review()).not.toHaveAttribute('aria-disabled');
});

test('an amount above the balance blocks the review, and the form says how much can be sent', async () => {
  const main = await filled();
  await userEvent.fill(amount(), '99999999');
  await expect.element(review()).toHaveAccessibleDescription(/^At this rate you can send at most .*\.$/);
  await userEvent.click(review(), { force: true });
  expect(main.timesCalled('signing.beginSendBtc')).toBe(0);
});

test("a service that can't send bitcoin gets no form, and Home says how bitcoin leaves instead", async () => {
  await openApp('full', { activeId: remoteWallet.id });
  await button(/Details of your bitcoin$/).click();
  await expect.element(page.getByText(/restore this phrase in a BIP86 wallet/)).toBeVisible();
  expect(button('Send bitcoin').query()).toBeNull();
  await go('Send');
  await userEvent.fill(address(), TO);
  await expect
    .element(page.getByText('This wallet’s service sends only assets, not plain bitcoin.'))
    .toBeVisible();
});

test('signing bitcoin sends the shown digest, and shows the result', async () => {
  const main = await reviewed();
  await page
    .getByText(/^\d+\schecks passed$/)
    .first()
    .click();
  await expect
    .element(page.getByText(/Pays exactly 30,000\ssats to the address you entered, once\./))
    .toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Summary' })).toHaveTextContent(/0\.00030000\sBTC/);
  await button(/^Sign and send 30,000\ssats$/).click();
  await expect.element(page.getByText(/^Sent\. /)).toBeVisible();
  expect(lastInput(main, 'signing.approve')).toEqual({
    flowId: 'f2'.repeat(16),
    digest: 'd3'.repeat(32),
    acceptNotProved: false,
  });
  await button(/Details of your bitcoin$/).click();
  await button('Send bitcoin').click();
  await expect.element(address()).toHaveValue('');
});

test('another payee hides the sign button, and both addresses are shown side by side', async () => {
  const main = await reviewed('contradiction');
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent(/Blocked: wrong destination/);
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect.element(summary).toHaveTextContent(/You asked for\s*bcrt1qw508/);
  await expect.element(summary).toHaveTextContent(/The transaction says\s*bcrt1pk7wq3rt/);
  await expect
    .element(
      page.getByText(/30,000\ssats would go to an address that isn’t yours\. You didn’t ask for that\./),
    )
    .toBeVisible();
  expect(button(/^Sign/).query()).toBeNull();
  expect(main.timesCalled('signing.approve')).toBe(0);
});

test.each([
  [null, /no answer.*Do not pay again before that/],
  ['cd'.repeat(32), /The service names another transaction/],
])(
  'a submission without a clear answer (%s) may have been sent, and its id is shown in full',
  async (named, words) => {
    const main = await reviewed();
    const txid = 'ab'.repeat(32);
    main.once({ 'signing.approve': failure('OUTCOME_UNKNOWN', { txid, because: 'SERVICE_SLOW', named }) });
    await button(/^Sign and/).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(words);
    await expect.element(page.getByRole('alert')).toHaveTextContent(txid);
    expect(button(/^Sign/).query()).toBeNull();
  },
);

test.each([
  ['built', true],
  ['away', true],
  ['signed', true],
  ['accepted', false],
  ['handedOver', false],
])('a transaction that is %s and blocks this one can be discarded: %j', async (state, offered) => {
  const main = await filled();
  main.once({ 'signing.beginSendBtc': failure('FLOW_LIVE', { flowId: 'ab'.repeat(16), state }) });
  await review().click();
  const live = page.getByText('Another transaction is in progress');
  await expect.element(live).toBeVisible();
  if (!offered) expect(button('Discard transaction').query()).toBeNull();
  else {
    await button('Discard transaction').click();
    await expect.element(live).not.toBeInTheDocument();
    expect(lastInput(main, 'signing.cancel')).toEqual({ flowId: 'ab'.repeat(16) });
  }
});
