import { expect, test } from 'vitest';
import { ABILITIES } from '../../../src-main/base/service/abilities.ts';
import { page, userEvent } from 'vitest/browser';
import type { FakeMain } from '../../fakes/bridge.ts';
import { anInvoiceToPay, ids, payText } from '../../fakes/asset-world.ts';
import type { ScenarioName, World } from '../../fakes/scenarios.ts';
import { button, go, lastInput, openApp } from './open-app.ts';

async function openSend(
  scenario: ScenarioName = 'full',
  change?: (world: World) => void,
  prepare?: (main: FakeMain) => void,
): Promise<FakeMain> {
  const main = await openApp(scenario, change, prepare);
  await go('Send');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Send' })).toBeVisible();
  return main;
}

async function read(...texts: string[]): Promise<void> {
  await userEvent.fill(page.getByLabelText(/^Whom (else )?to pay$/), texts.join('\n'));
  await button('Read').click();
}

const recipients = () => page.getByRole('region', { name: 'Recipients', exact: true }).getByRole('listitem');
const review = () => button(/^Review: send/);

test('reads an invoice and says who gets what, where it goes and until when', async () => {
  await openSend();
  await read(payText(1));
  const card = recipients().first();
  await expect.element(card).toHaveTextContent(/10\.00/);
  await expect.element(card).toHaveTextContent(/To a slot that only the recipient knows \(blinded invoice\)/);
  await expect.element(card).toHaveTextContent(/Valid for 2[45]:\d\d/);
  await expect.element(review()).toHaveTextContent(/^Review: send 10\.00\sTUSD$/);
});

test('asks for asset and amount where the invoice leaves them open, in the asset’s own precision', async () => {
  const main = await openSend();
  await read(payText(3));
  await expect.element(review()).toHaveAccessibleDescription('Choose what to send.');
  await page.getByLabelText('Asset', { exact: true }).selectOptions(ids.vine);
  await userEvent.fill(page.getByLabelText('Amount', { exact: true }), '1.5');
  await expect.element(page.getByText('This has no decimals. Enter a whole number.')).toBeVisible();
  await userEvent.fill(page.getByLabelText('Amount', { exact: true }), '37');
  await expect.element(page.getByText(/This is more than the 36\sVINE you can spend now/)).toBeVisible();
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
  await expect.element(page.getByText('It has expired. Ask the recipient for a new one.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.poll(() => recipients().elements().length).toBe(0);
});

test('gives a witness recipient’s output its bitcoin, and says why', async () => {
  const main = await openSend();
  await read(payText(2));
  await expect.element(page.getByText(/To the recipient’s own output, with 1\s000\ssats/)).toBeVisible();
  await userEvent.fill(page.getByLabelText('Bitcoin in the recipient’s output'), '329');
  await expect.element(page.getByText('At least 330 sats.')).toBeVisible();
  await expect.element(review()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.fill(page.getByLabelText('Bitcoin in the recipient’s output'), '2500');
  await review().click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'You send' })).toBeVisible();
  expect(lastInput(main, 'signing.beginSend')).toMatchObject({
    recipients: [{ assetId: ids.vine, amount: '3', witnessSats: 2_500 }],
  });
});

test('pays several recipients in one transaction, and names the act so', async () => {
  const main = await openSend();
  await read(payText(1), payText(2));
  await expect.element(review()).toHaveTextContent(/^Review: send 2\sassets to 2\srecipients$/);
  await review().click();
  await expect.element(button(/^Sign and send 2\sassets to 2\srecipients$/)).toBeVisible();
  expect(main.timesCalled('signing.beginSend')).toBe(1);
});

test.for([
  [4, 'It has expired. Ask the recipient for a new one.'],
  [5, 'It is for a different network from this wallet.'],
  [9, 'The recipient asks for an asset that this wallet does not have.'],
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
  await expect.element(row).toHaveTextContent(/10\.00\sTUSD.*1\s000\.00\sTUSD/);
  await expect.element(page.getByText(/One of them is wrong, so Ochre does not pay it/)).toBeVisible();
  await userEvent.click(review(), { force: true });
  expect(main.timesCalled('signing.beginSend')).toBe(0);
});

test('G12, G13: tells risks, unknown keys and a silent service without being asked', async () => {
  await openSend();
  await read(payText(7), payText(8));
  await expect.element(page.getByText('memo = thanks')).toBeVisible();
  await expect.element(page.getByText('The service did not report how it reads this')).toBeVisible();
  await expect.element(page.getByText(/198\.51\.100\.7.*a number or hidden name/)).toBeVisible();
  await expect
    .element(page.getByText('Expires unusually late: this may be the recipient’s mistake'))
    .toBeVisible();
});

test('lists the lines that cannot be read by number and reason, and keeps those that can', async () => {
  await openSend();
  await read(payText(1), 'bitcoin:bc1qxy2kgdy', payText(2));
  await expect.element(page.getByRole('alert')).toHaveTextContent(/1\sline can’t be read/);
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(/Line 2.*bitcoin:bc1qxy2kgdy.*Invoices begin with “rgb:”, and this does not/);
  expect(recipients().elements().length).toBe(2 + 1);
  await button('Leave it out').click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('flags a recipient who stands there twice, until one is taken out', async () => {
  await openSend();
  await read(payText(1));
  await expect.element(page.getByText('1\u00a0recipient in this send')).toBeInTheDocument();
  await read(payText(1));
  await expect.element(page.getByText(/the same recipient as number 1/)).toBeVisible();
  await expect.element(review()).toHaveAttribute('aria-disabled', 'true');
  await button('Remove recipient 2').click();
  await expect.element(review()).toHaveTextContent(/^Review: send 10\.00\sTUSD$/);
  await expect.element(review()).not.toHaveAttribute('aria-disabled');
});

test('does not go on when all together is more than can be spent', async () => {
  await openSend('full', (world) => {
    world.payable = new Map(
      [31, 32].map((seed) => {
        const invoice = anInvoiceToPay(seed, { amount: '30000' });
        return [invoice.invoice, invoice];
      }),
    );
  });
  await read(payText(31), payText(32));
  await expect
    .element(page.getByLabelText('What leaves your wallet'))
    .toHaveTextContent(/600\.00.*of 490\.00/);
  await expect.element(review()).toHaveAccessibleDescription('This is more than you can spend now.');
});

test('broadcasts without waiting only when told to, in a full sentence', async () => {
  const main = await openSend();
  await read(payText(1));
  await expect.element(page.getByLabelText('Broadcast after the recipient accepts (ACK)')).toBeChecked();
  await expect.element(page.getByText(/If the recipient can’t accept, the assets are lost/)).toBeVisible();
  await page.getByLabelText('Broadcast immediately (donation)').click();
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
  await expect.element(page.getByLabelText('Broadcast after the recipient accepts (ACK)')).toBeDisabled();
  await expect
    .element(review())
    .toHaveAccessibleDescription(
      'Choose to broadcast immediately: this service may do so whatever you choose.',
    );
  await page.getByLabelText('Broadcast immediately (donation)').click();
  await expect
    .element(review())
    .toHaveAccessibleDescription(/Choose 5\ssat\/vB: this service supports no other fee/);
  await button(/^5\ssat\/vB$/).click();
  await review().click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'You send' })).toBeVisible();
  expect(lastInput(main, 'signing.beginSend')).toMatchObject({ donation: true, rateSatsPerVb: 5 });
});

test('offers no broadcast at once where the service always waits, and no second recipient', async () => {
  const main = await openSend('full', speaking('rgb-node-2025-08'));
  await read(payText(1), payText(2));
  await expect.element(page.getByLabelText('Broadcast immediately (donation)')).toBeDisabled();
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
    .toHaveAccessibleDescription(
      'This service can’t combine a witness invoice with other recipients. Send to that one on its own.',
    );
  await userEvent.click(review(), { force: true });
  expect(main.timesCalled('signing.beginSend')).toBe(0);
});

test('keeps up to three fee rates of one’s own', async () => {
  const main = await openSend();
  await userEvent.fill(page.getByLabelText('Fee rate'), '7');
  await button(/^Save 7\ssat\/vB$/).click();
  await expect.element(button(/^Forget 7\ssat\/vB$/)).toBeVisible();
  expect(main.world.settings.feePresets).toEqual([7]);
  await userEvent.fill(page.getByLabelText('Fee rate'), '3');
  await button(/^7\ssat\/vB$/).click();
  await expect.element(page.getByLabelText('Fee rate')).toHaveValue('7');
});

test('offers slots where one is missing, and leads back to the send that is kept', async () => {
  const main = await openSend('full', (world) => {
    world.unspents = world.unspents.filter(({ use }) => use === 'plain');
  });
  await read(payText(1));
  await review().click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(/needs a free asset slot for your change/);
  await button('Create slots').click();
  await expect.element(page.getByLabelText('Cost')).toBeVisible();
  await button(/^Review: create/).click();
  await button(/^Sign and create/).click();
  await button('Back to your send').click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Send' })).toBeVisible();
  await expect.element(recipients().first()).toHaveTextContent(/10\.00/);
  await review().click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'You send' })).toBeVisible();
  expect(main.timesCalled('signing.beginSend')).toBe(2);
});

test('says what main refuses at the recipient that it is about', async () => {
  await openSend('full', undefined, (main) => {
    main.failNext('signing.beginSend', {
      code: 'INVOICE_REFUSED',
      facts: { recipient: 2, reason: 'ours', detail: '' },
    });
  });
  await read(payText(1), payText(2));
  await review().click();
  await expect.element(recipients().nth(1)).toHaveTextContent(/Recipient 2: your own invoice/);
  await expect.element(recipients().nth(0)).not.toHaveTextContent(/your own invoice/);
});

test('says in the asset’s own units that there is not enough of it', async () => {
  await openSend('full', undefined, (main) => {
    main.failNext('signing.beginSend', {
      code: 'NOT_ENOUGH_ASSET',
      facts: { assetId: ids.tusd, needed: '1000', spendable: '900' },
    });
  });
  await read(payText(1));
  await review().click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(/needs 10\.00\sTUSD \(Tq0xW4mJ…\).*9\.00\sTUSD \(Tq0xW4mJ…\)\s+as spendable now/);
});

test('reads a recipient without an invoice as one that leaves all else open', async () => {
  const id = 'bcrt:utxob:7hRmQ2vX-c9Ld4Wk-t6Zp1Fs-3Nb8yGe-3';
  const text = `rgb:~/~/~/${id}?endpoints=rpcs://proxy.example/rpc`;
  const main = await openSend('full', (world) => {
    const invoice = anInvoiceToPay(3, { assetId: null, amount: null, invoice: text });
    world.payable = new Map([[text, invoice]]);
  });
  await button('Pay without an invoice').click();
  await expect.element(button('Add this recipient')).toHaveAccessibleDescription('Enter both first');
  await userEvent.fill(page.getByLabelText('Recipient ID'), id);
  await userEvent.fill(page.getByLabelText('Where to deliver the asset data'), 'rpcs://proxy.example/rpc');
  await button('Add this recipient').click();
  await expect.element(page.getByText('You typed this: no invoice confirms it')).toBeVisible();
  expect(lastInput(main, 'invoices.read')).toMatchObject({ text });
});

test('makes one transaction for a double click', async () => {
  const main = await openSend();
  await read(payText(1));
  const release = main.hold('signing.beginSend');
  await userEvent.dblClick(review());
  await expect.element(page.getByText('The service builds the transaction; Ochre checks it')).toBeVisible();
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
  await expect.element(review()).toHaveTextContent(/^Review: send 12\.50\sTUSD$/);
});

test('opens a file with invoices', async () => {
  await openSend();
  const file = new File([`${payText(1)}\n${payText(2)}\n`], 'pay.csv', { type: 'text/csv' });
  await userEvent.upload(page.getByLabelText('File with invoices'), file);
  await expect.element(review()).toHaveTextContent(/2\sassets to 2\srecipients/);
});

test('refuses a file that is far too large without reading it', async () => {
  const main = await openSend();
  const file = new File(['x'.repeat(1_700_000)], 'film.csv', { type: 'text/csv' });
  await userEvent.upload(page.getByLabelText('File with invoices'), file);
  await expect.element(page.getByText('This file is too large to hold only invoices.')).toBeVisible();
  expect(main.timesCalled('invoices.read')).toBe(0);
});

test('prepares a send also where the key is on another machine', async () => {
  const main = await openSend('full', (world) => {
    world.wallets = world.wallets.map((wallet) => ({ ...wallet, keySource: 'none' }));
  });
  await read(payText(1));
  await review().click();
  await expect.element(button('Create signing request')).toBeVisible();
  expect(button(/^Sign and/).query()).toBeNull();
  expect(main.timesCalled('signing.beginSend')).toBe(1);
});

/** Goes on by Tab alone until the focus is on what is named. */
async function tabTo(name: RegExp): Promise<void> {
  const seen: string[] = [];
  for (let presses = 0; presses < 60; presses += 1) {
    await userEvent.tab();
    const at = document.activeElement;
    const labelled = at !== null && 'labels' in at ? (at as HTMLInputElement).labels?.[0] : undefined;
    const label = at?.getAttribute('aria-label') ?? (labelled ?? at)?.textContent ?? '';
    if (name.test(label.replaceAll(/\s+/g, ' ').trim())) return;
    seen.push(label.trim().slice(0, 30));
  }
  throw new Error(`${String(name)} was not reached by Tab: ${seen.join(' | ')}`);
}

test('is done from invoice to hand-over by keyboard alone', async () => {
  const main = await openApp('full');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await tabTo(/^Send$/);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Send' })).toHaveFocus();
  await tabTo(/^Whom to pay$/);
  await userEvent.keyboard(payText(3));
  await tabTo(/^Read$/);
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByRole('heading', { level: 2, name: /The recipient leaves asset/ }))
    .toHaveFocus();
  await tabTo(/^Asset$/);
  await userEvent.keyboard('V');
  await tabTo(/^Amount$/);
  await userEvent.keyboard('5');
  await tabTo(/^Broadcast after the recipient accepts/);
  await tabTo(/^Review: send 5 VINE$/);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 1, name: 'You send' })).toHaveFocus();
  await tabTo(/^Sign and send 5 VINE$/);
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Submitted, waiting for the recipient' }))
    .toHaveFocus();
  await tabTo(/^Go to Transfers$/);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Transfers' })).toBeVisible();
  expect(lastInput(main, 'signing.beginSend')).toMatchObject({
    recipients: [{ assetId: ids.vine, amount: '5' }],
  });
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
  await expect.element(card).toHaveTextContent(/Behind the invoice stood “#May”\. Ochre did not read it\./);
  await button('1.50000000').click();
  await expect.element(card.getByLabelText('Amount')).toHaveValue('1.50000000');
  await expect.element(card).not.toHaveTextContent(/two amounts/);
});
