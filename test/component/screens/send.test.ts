import { expect, test } from 'vitest';
import { ABILITIES } from '../../../src-main/base/service/abilities.ts';
import { page, userEvent } from 'vitest/browser';
import type { FakeMain } from '../../fakes/bridge.ts';
import { anInvoiceToPay, ids, payText } from '../../fakes/asset-world.ts';
import { failure } from '../../fakes/fake-types.ts';
import { type ScenarioName, type World } from '../../fakes/scenarios.ts';
import { button, go, lastInput, openApp, type Change } from './open-app.ts';

async function openSend(
  scenario: ScenarioName = 'full',
  change?: Change,
  prepare?: (main: FakeMain) => void,
): Promise<FakeMain> {
  const main = await openApp(scenario, change, prepare);
  await go('Send');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Send' })).toBeVisible();
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

test('reads an invoice and says who gets what, where it goes and until when', async () => {
  await openSend();
  await read(payText(1));
  const card = recipients().first();
  await expect.element(card).toHaveTextContent(/10\.00/);
  await expect.element(card).toHaveTextContent(/To the recipient’s hidden slot/);
  await expect.element(card).toHaveTextContent(/Expires (at|on) .* 2[45]:\d\d left/);
  await expect.element(leaves()).toHaveTextContent(/^10\.00\sTUSD \(Tq0xW4mJ…\) \+ fee$/);
});

test('asks for asset and amount where the invoice leaves them open, in the asset’s own precision', async () => {
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
  await expect.element(page.getByRole('heading', { level: 1, name: 'You send' })).toBeVisible();
  expect(lastInput(main, 'signing.beginSend')).toMatchObject({
    recipients: [{ assetId: ids.vine, amount: '36', witnessSats: null }],
    donation: false,
    minConfirmations: 1,
  });
});

test('offers to take out what has expired, which nothing makes payable again', async () => {
  await openSend('full', (world) => {
    const over = anInvoiceToPay(1, { expiresAtMs: Date.now() - 1_000 });
    world.payable = new Map([[over.invoice, over]]);
  });
  await read(payText(1));
  await expect.element(page.getByText(/^This invoice expired .*Ask for a new one\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.poll(() => recipients().elements().length).toBe(0);
});

test('gives a witness recipient’s output its bitcoin, and says why', async () => {
  const main = await openSend();
  await read(payText(2));
  await expect.element(page.getByText('To the recipient’s output')).toBeVisible();
  await expect.element(leaves()).toHaveTextContent(/3\sVINE and 1,000\ssats/);
  await userEvent.fill(page.getByLabelText('Bitcoin for the recipient’s output'), '329');
  await expect.element(page.getByText('At least 330 sats.')).toBeVisible();
  await expect.element(review()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.fill(page.getByLabelText('Bitcoin for the recipient’s output'), '2500');
  await review().click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'You send' })).toBeVisible();
  expect(lastInput(main, 'signing.beginSend')).toMatchObject({
    recipients: [{ assetId: ids.vine, amount: '3', witnessSats: 2_500 }],
  });
});

test.for([
  [4, /^This invoice expired .*Ask for a new one\.$/],
  [5, 'For another network than this wallet’s.'],
  [9, 'You don’t have this asset.'],
] as const)('does not pay what cannot be paid, and says why: case %i', async ([seed, words]) => {
  const main = await openSend();
  await read(payText(seed));
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(review()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(review(), { force: true });
  expect(main.timesCalled('signing.beginSend')).toBe(0);
});

test('G10: sets side by side what the service reads otherwise, and refuses', async () => {
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

test('G12, G13: tells risks, unknown keys and a silent service without being asked', async () => {
  await openSend();
  await read(payText(7), payText(8));
  await expect.element(page.getByText('memo = thanks')).toBeVisible();
  await expect.element(page.getByText('The service didn’t report how it reads this')).toBeVisible();
  await expect.element(page.getByText(/198\.51\.100\.7.*a number or hidden name/)).toBeVisible();
  await expect.element(page.getByText('Unusually late: perhaps the recipient’s mistake')).toBeVisible();
});

test('lists the lines that cannot be read by number and reason, and keeps those that can', async () => {
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

/** Pasted where nothing is typed. */
function pasteBeside(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
}

test('reads what is pasted anywhere on the page, and asks before a second invoice joins the first', async () => {
  await openSend();
  pasteBeside(payText(1));
  await expect.element(leaves()).toHaveTextContent(/^10\.00\sTUSD/);
  pasteBeside(payText(2));
  const question = page.getByRole('dialog', { name: 'Pay both invoices?' });
  await expect.element(question).toHaveTextContent(/New: 3\sVINE and 1,000\ssats\./);
  await button('Cancel').click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(leaves()).toHaveTextContent(/^10\.00\sTUSD \(Tq0xW4mJ…\) \+ fee$/);
  pasteBeside(payText(2));
  await button('Only the new one').click();
  await expect.element(leaves()).toHaveTextContent(/^3\sVINE and 1,000\ssats \+ fee$/);
});

test('reads what is typed once the typing pauses, and keeps what it can’t read in the field', async () => {
  const main = await openSend();
  await userEvent.click(page.getByLabelText('Pay to'));
  await userEvent.keyboard('rgb:half');
  await expect.element(page.getByText(/^Neither an invoice nor an address/)).toBeVisible();
  await expect.element(page.getByLabelText('Pay to')).toHaveValue('rgb:half');
  await expect.element(page.getByLabelText('Pay to')).toHaveAttribute('aria-invalid', 'true');
  expect(main.timesCalled('invoices.read')).toBe(1);
});

test('reviews nothing while something stands unread in the field', async () => {
  await openSend();
  await read(payText(1));
  await expect.element(leaves()).toBeVisible();
  await read('rgb:half');
  await expect.element(review()).toHaveAccessibleDescription('Read or clear the field first');
  await userEvent.fill(page.getByLabelText('Add a recipient'), '');
  await expect.element(review()).not.toHaveAttribute('aria-disabled');
});

test('flags a recipient who stands there twice, until one is taken out', async () => {
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

test('does not go on when all together is more than can be spent', async () => {
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

test('broadcasts without waiting only when told to, in a full sentence', async () => {
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
  await expect.element(page.getByRole('heading', { level: 1, name: 'You send' })).toBeVisible();
  expect(lastInput(main, 'signing.beginSend')).toMatchObject({ donation: true });
});

const speaking = (dialect: keyof typeof ABILITIES) => (world: World) => {
  world.wallets = world.wallets.map((wallet) => ({ ...wallet, can: ABILITIES[dialect] }));
};

test('goes on with a service that may broadcast at once only when that is chosen, at its one fee', async () => {
  const main = await openSend('full', speaking('thunderlink'));
  await read(payText(1));
  await expect.element(page.getByLabelText('Once the recipient accepts')).toBeDisabled();
  await expect
    .element(review())
    .toHaveAccessibleDescription('This service may broadcast immediately, whatever you choose.');
  await page.getByRole('radio', { name: /^Now/ }).click();
  await expect.element(page.getByText(/5\ssat\/vB.*This service knows no other/)).toBeVisible();
  await review().click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'You send' })).toBeVisible();
  expect(lastInput(main, 'signing.beginSend')).toMatchObject({ donation: true, rateSatsPerVb: 5 });
});

test('offers no broadcast at once where the service always waits, and no second recipient', async () => {
  const main = await openSend('full', speaking('rgb-node-2025-08'));
  await read(payText(1), payText(2));
  await unfold('Options');
  await expect.element(page.getByRole('radio', { name: /^Now/ })).toBeDisabled();
  await expect
    .element(review())
    .toHaveAccessibleDescription('This service sends to one recipient at a time.');
  await userEvent.click(review(), { force: true });
  expect(main.timesCalled('signing.beginSend')).toBe(0);
});

test('says ahead that a recipient who wants an output has to be paid alone, where the service fails at it', async () => {
  const main = await openSend('full', speaking('rgb-node-2026-03'));
  await read(payText(1), payText(2));
  await expect
    .element(review())
    .toHaveAccessibleDescription('Send to the witness invoice on its own: this service can’t combine it.');
  await userEvent.click(review(), { force: true });
  expect(main.timesCalled('signing.beginSend')).toBe(0);
});

test('keeps up to three fee rates of one’s own', async () => {
  const main = await openSend();
  await read(payText(1));
  await unfold('Options');
  await userEvent.fill(page.getByLabelText('Fee rate'), '7');
  await button(/^Save 7\ssat\/vB$/).click();
  await expect.element(button(/^Forget 7\ssat\/vB$/)).toBeVisible();
  expect(lastInput(main, 'settings.set')).toEqual({ feePresets: [7] });
  await userEvent.fill(page.getByLabelText('Fee rate'), '3');
  await button(/^7\ssat\/vB$/).click();
  await expect.element(page.getByLabelText('Fee rate')).toHaveValue('7');
});

test('says what main refuses at the recipient that it is about', async () => {
  await openSend('full', undefined, (main) => {
    main.failNext(
      'signing.beginSend',
      failure('INVOICE_REFUSED', { recipient: 2, reason: 'ours', detail: '' }),
    );
  });
  await read(payText(1), payText(2));
  await review().click();
  await expect.element(recipients().nth(1)).toHaveTextContent(/Recipient 2: your own invoice/);
  await expect.element(recipients().nth(0)).not.toHaveTextContent(/your own invoice/);
});

test('says in the asset’s own units that there is not enough of it', async () => {
  await openSend('full', undefined, (main) => {
    main.failNext(
      'signing.beginSend',
      failure('NOT_ENOUGH_ASSET', { assetId: ids.tusd, needed: '1000', spendable: '900' }),
    );
  });
  await read(payText(1));
  await review().click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(/needs 10\.00\sTUSD \(Tq0xW4mJ…\)\. Spendable now: 9\.00\sTUSD \(Tq0xW4mJ…\)/);
});

test('reads a recipient without an invoice as one that leaves all else open', async () => {
  const id = 'bcrt:utxob:7hRmQ2vX-c9Ld4Wk-t6Zp1Fs-3Nb8yGe-3';
  const text = `rgb:~/~/~/${id}?endpoints=rpcs://proxy.example/rpc`;
  const main = await openSend('full', (world) => {
    const invoice = anInvoiceToPay(3, { assetId: null, amount: null, invoice: text });
    world.payable = new Map([[text, invoice]]);
  });
  await unfold('More');
  await expect.element(button('Add recipient')).toHaveAccessibleDescription('Enter both first');
  await userEvent.fill(page.getByLabelText('Recipient ID'), id);
  await userEvent.fill(page.getByLabelText('RGB proxy of the recipient'), 'rpcs://proxy.example/rpc');
  await button('Add recipient').click();
  await expect.element(page.getByText('You typed this: no invoice confirms it')).toBeVisible();
  expect(lastInput(main, 'invoices.read')).toMatchObject({ text });
});

test('makes one transaction for a double click', async () => {
  const main = await openSend();
  await read(payText(1));
  const release = main.hold('signing.beginSend');
  await userEvent.dblClick(review());
  await expect.element(page.getByText('Building the transaction')).toBeVisible();
  release();
  await expect.element(page.getByRole('heading', { level: 1, name: 'You send' })).toBeVisible();
  expect(main.timesCalled('signing.beginSend')).toBe(1);
});

test('survives leaving the page', async () => {
  await openSend();
  await read(payText(3));
  await page.getByLabelText('Asset', { exact: true }).selectOptions(ids.tusd);
  await userEvent.fill(page.getByLabelText('Amount', { exact: true }), '12.5');
  await go('Home');
  await go('Send');
  await expect.element(page.getByLabelText('Amount', { exact: true })).toHaveValue('12.5');
  await expect.element(leaves()).toHaveTextContent(/^12\.50\sTUSD/);
});

test('opens a file with invoices', async () => {
  await openSend();
  const file = new File([`${payText(1)}\n${payText(2)}\n`], 'pay.csv', { type: 'text/csv' });
  await userEvent.upload(page.getByLabelText('File with invoices'), file);
  await expect.element(leaves()).toHaveTextContent(/10\.00\sTUSD.*3\sVINE/);
});

test('refuses a file that is far too large without reading it', async () => {
  const main = await openSend();
  const file = new File(['x'.repeat(1_700_000)], 'film.csv', { type: 'text/csv' });
  await userEvent.upload(page.getByLabelText('File with invoices'), file);
  await expect.element(page.getByText('This file is too large for invoices.')).toBeVisible();
  expect(main.timesCalled('invoices.read')).toBe(0);
});

const tableRead = (as: 'other' | 'amount', amount: string | null) => ({
  columns: [
    { title: 'Wer', as: 'invoice' as const, example: payText(3) },
    { title: 'N', as, example: '7' },
  ],
  invoices: [anInvoiceToPay(3, { amount })],
});

test('shows which column of a table was read as what, and reads it as the person says', async () => {
  const main = await openSend();
  main.answerNext('invoices.read', tableRead('other', null));
  await read(`Wer;N\n${payText(3)};7`);
  const columns = page.getByRole('group', { name: 'How Ochre reads this table' });
  await expect.element(columns.getByLabelText('Wer')).toHaveValue('invoice');
  await expect.element(columns.getByLabelText('N', { exact: true })).toHaveValue('other');
  main.answerNext('invoices.read', tableRead('amount', '700'));
  await userEvent.selectOptions(columns.getByLabelText('N', { exact: true }), 'amount');
  await expect.poll(() => lastInput(main, 'invoices.read')).toMatchObject({ columns: ['invoice', 'amount'] });
  await expect.element(recipients().first()).toHaveTextContent(/7\.00/);
});

test('asks which of two amounts is meant, takes none before, and tells what it did not read', async () => {
  const main = await openSend();
  main.answerNext('invoices.read', {
    columns: null,
    invoices: [
      anInvoiceToPay(3, { assetId: ids.chfk, amount: null, amountWritten: '1,500', notRead: '#May' }),
    ],
  });
  await read(payText(3));
  const card = recipients().first();
  await expect.element(card).toHaveTextContent(/This can mean two amounts\. Choose one\./);
  await expect.element(card).toHaveTextContent(/Not read, behind the invoice: “#May”/);
  await button('1.50000000').click();
  await expect.element(card.getByLabelText('Amount')).toHaveValue('1.50000000');
  await expect.element(card).not.toHaveTextContent(/two amounts/);
});
