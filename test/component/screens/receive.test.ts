import { ABILITIES } from '../../../src-main/base/service/abilities.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { OwnInvoice } from '../../../src-preload/contract/index.ts';
import { anOwnInvoice, noHistory, ids } from '../../fakes/asset-world.ts';
import type { FakeMain } from '../../fakes/bridge.ts';
import {
  anAddress,
  NOW_MS,
  onlyRemote,
  practiceWallet,
  unspent,
  type ScenarioName,
  type World,
} from '../../fakes/scenarios.ts';
import { failure } from '../../fakes/fake-types.ts';
import { askAddress, button, go, h1, lastInput, openApp, type Change } from './open-app.ts';

afterEach(() => vi.useRealTimers());

async function openReceive(scenario: ScenarioName = 'full', change?: Change): Promise<FakeMain> {
  const main = await openApp(scenario, change);
  await go('Receive');
  await expect.element(h1('Receive')).toBeVisible();
  return main;
}

const asset = () => page.getByRole('combobox', { name: 'Asset or bitcoin' });
const amount = () => page.getByRole('textbox', { name: 'Amount' });
const create = () => button('Create invoice');
const form = () => page.getByRole('main');
const list = () => page.getByRole('region', { name: 'Open invoices' });
const back = () => page.getByRole('main').getByRole('button', { name: 'Receive', exact: true });
const code = () => page.getByRole('img', { name: 'QR code of the invoice' });
const stage = () => page.getByRole('region', { name: /^Receive / });
const open = (fold: string | RegExp) => page.getByText(fold).first().click();

const openInvoice = (name: RegExp) => list().getByRole('button', { name }).click();
const openWaiting = () => openInvoice(/Waiting/);

async function fill(text: string, assetId: string = ids.chfk): Promise<void> {
  await asset().selectOptions(assetId);
  await userEvent.fill(amount(), text);
}

test('creates an invoice for an amount in the asset’s own precision, and shows it large', async () => {
  const main = await openReceive();
  await fill('1200.5');
  await create().click();
  await expect.element(code()).toBeVisible();
  await expect
    .element(page.getByRole('heading', { level: 1, name: /Receive 1,200\.50000000\s*CHFK/ }))
    .toHaveFocus();
  expect(lastInput(main, 'invoices.create')).toMatchObject({ assetId: ids.chfk, amount: '120050000000' });
  await expect.element(page.getByRole('timer')).toHaveTextContent(/^2[45]:\d\d left$/);
  await expect.element(stage()).toHaveTextContent(/Expires (at|on) .*\d\d:\d\d/);
});

test('names an unreadable invoice beside the others, also while one is created', async () => {
  await openReceive('full', { unreadable: { invoices: ['rgb:~/~/~/broken'] } });
  const told = list().getByRole('note');
  await expect.element(told).toHaveTextContent(/1\sunreadable entry/);
  await expect.element(told).toHaveTextContent(/Anyone who has it may still pay it/);
  await expect.element(told.getByRole('listitem')).toHaveTextContent('rgb:~/~/~/broken');
  await fill('1');
  await create().click();
  await expect.element(code()).toBeVisible();
  await back().click();
  await expect.element(told).toHaveTextContent(/1\sunreadable entry/);
});

test.each([
  ['0', ids.chfk, 'Enter more than zero.'],
  ['1,5,0', ids.chfk, 'Write the amount like 1234.00000000.'],
  ['1,500', ids.chfk, 'This can mean two amounts. Choose one.'],
  ['1.123456789', ids.chfk, 'Decimals: 8 at most.'],
  ['1.5', ids.vine, 'Use a whole number.'],
  ['18446744073709551616', ids.vine, 'No RGB asset can have this much.'],
  ['-1', ids.vine, 'Write the amount like 1234.'],
])('refuses %s as an amount, says why and asks nothing', async (typed, assetId, why) => {
  const main = await openReceive();
  await fill(typed, assetId);
  await expect.element(amount()).toHaveAccessibleDescription(why);
  await userEvent.click(create(), { force: true });
  expect(main.timesCalled('invoices.create')).toBe(0);
});

test('tells assets of the same ticker apart by the beginning of their ids', async () => {
  await openReceive();
  const options = [...document.querySelectorAll('option')].map(({ textContent }) => textContent);
  const same = options.filter((text) => text.startsWith('TUSD'));
  expect(new Set(same).size).toBe(2);
  expect(same.every((text) => /\((Tq0x|pX3n)/.test(text))).toBe(true);
});

test('counts smallest units for an unlisted asset, and says so', async () => {
  const main = await openReceive();
  await asset().selectOptions('other');
  await userEvent.fill(page.getByRole('textbox', { name: 'Asset ID' }), 'not an asset');
  await expect.element(create()).toHaveAccessibleDescription('Asset IDs begin with “rgb:”.');
  await userEvent.fill(page.getByRole('textbox', { name: 'Asset ID' }), ids.unknown);
  await userEvent.fill(amount(), '12');
  await expect.element(form()).toHaveTextContent(/how many decimals it has\. Enter units/);
  main.once({ 'invoices.create': failure('ASSET_UNKNOWN', { assetId: ids.unknown }) });
  await create().click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(/lists no asset/);
  expect(lastInput(main, 'invoices.create')).toMatchObject({ assetId: ids.unknown, amount: '12' });
});

test('asks for any asset, so that a new one can arrive', async () => {
  const main = await openReceive();
  await asset().selectOptions('any');
  await expect.element(form()).toHaveTextContent(/The sender chooses the asset/);
  await userEvent.fill(amount(), '1200');
  await create().click();
  await expect.element(code()).toBeVisible();
  expect(lastInput(main, 'invoices.create')).toMatchObject({ assetId: '', amount: '1200' });
  await open('Details');
  await expect
    .element(page.getByRole('region', { name: /1,200\s*units of any asset/ }))
    .toHaveTextContent(/Any asset, chosen by the sender/);
});

const WITNESS = { kind: 'witness', slot: null } as const;
const provedBy = (path: string) => ({ provedOurs: { address: 'bcrt1pslot', path } });

test.each<[string, Partial<OwnInvoice>, RegExp, RegExp]>([
  [
    'a blinded slot that it cannot be proved ours',
    {},
    /Ochre cannot verify it’s yours until you spend\. Start small\.\s*Not verified/,
    /^Slot 5384…:1 · The slot stays reserved until you cancel the invoice\.$/,
  ],
  [
    'a witness address by which path it is ours, and that it holds no slot',
    { ...WITNESS, ...provedBy("m/86'/827167'/0'/0/4") },
    /your own output, from your keys: m\/86'\/827167'\/0'\/0\/4\.\s*Verified/,
    /^Needs no slot$/,
  ],
  [
    'the slot of the own service by which path it is ours',
    provedBy("m/86'/827167'/0'/0/9"),
    /your free slot 5384…:1, from your keys: m\/86'\/827167'\/0'\/0\/9\.\s*Verified/,
    /^Slot 5384…:1 · The slot stays reserved/,
  ],
])('says of %s', async (_, part, words, slot) => {
  await openReceive('full', { invoices: [anOwnInvoice(20, part)] });
  await openWaiting();
  const checked = page.getByRole('list', { name: 'Checks' });
  await expect.element(checked).toHaveTextContent(/Asset, amount and network are as you asked\.\s*Verified/);
  await expect.element(checked).toHaveTextContent(words);
  if (part.provedOurs !== undefined)
    await expect.element(checked).not.toHaveTextContent(/Not verified|Only the service/);
  await expect.element(page.getByText(slot)).toBeVisible();
  if (part.kind !== 'witness') expect(page.getByText('bcrt1pslot').query()).toBeNull();
});

test('warns of an unencrypted proxy', async () => {
  await openReceive('full', { invoices: [anOwnInvoice(20, { warnings: ['plainEndpoint'] })] });
  await openWaiting();
  await expect.element(page.getByText(/arrives unencrypted/)).toBeVisible();
});

const notAsAsked = (part: object) =>
  failure('INVOICE_NOT_AS_ASKED', { field: 'amount', asked: '700000000', got: '7', ...part });
const alarm = () => page.getByRole('alert').filter({ hasText: 'another invoice' });
const WROTE_LESS = /asked for 7\.00000000\sCHFK, but the service wrote 0\.00000007\sCHFK/;

test.each([
  ['G06: an invoice that is not as asked', {}, WROTE_LESS],
  [
    'an invoice of the own service that pays a stranger’s slot',
    { field: 'slot', asked: 'notOurs', got: `${'ab'.repeat(32)}:1` },
    /isn’t known as a free slot of yours.*Don’t receive assets here/,
  ],
])("a wrong invoice (%s) is shown as an alarm, and its text isn't shown", async (_, facts, words) => {
  const main = await openReceive();
  main.answers({ 'invoices.create': notAsAsked(facts) });
  await fill('7');
  await create().click();
  await expect.element(alarm()).toHaveTextContent(words);
  expect(code().query()).toBeNull();
  expect(button('Try again').query()).toBeNull();
});

test('copies exactly the invoice', async () => {
  const main = await openReceive();
  await openWaiting();
  await button('Copy invoice').click();
  await expect.element(button('Copied')).toBeVisible();
  expect(lastInput(main, 'settings.copy')).toEqual({ text: anOwnInvoice(20).invoice });
});

const makeRoom = () => button('Create slots and invoice');
const noneFree: Change = { unspents: [unspent(1, 984_310, 'plain')] };

test('makes slots if none is free, has main store the requested invoice, and says what follows', async () => {
  const main = await openReceive('full', noneFree);
  await fill('7');
  const panel = page.getByRole('region', { name: 'First, make room for assets' });
  await expect.element(panel).toHaveTextContent(/5\sslots, yours to keep.*Fee at.*Total/);
  await makeRoom().click();
  expect(lastInput(main, 'signing.wait')).toEqual({
    act: 'invoice',
    asked: { walletId: practiceWallet.id, assetId: ids.chfk, amount: '700000000' },
  });
  await expect
    .element(page.getByRole('region', { name: 'Summary' }))
    .toHaveTextContent(/Broadcast\s*Now\s*You can’t undo this\s*Then\s*Invoice for 7\.00000000\sCHFK/);
  expect(main.timesCalled('invoices.create')).toBe(0);
});

test('without bitcoin says how much is needed, and leads to the address', async () => {
  const main = await openReceive('full', { ...onlyRemote, unspents: [] });
  await fill('7');
  await expect.element(page.getByText(/^You need .*sats first$/)).toBeVisible();
  expect(makeRoom().query()).toBeNull();
  await button('Receive bitcoin').click();
  await expect.element(page.getByRole('img', { name: 'QR code of the address' })).toBeVisible();
  expect(main.timesCalled('signing.wait')).toBe(0);
});

test('stores no half-typed invoice, and says what is missing', async () => {
  const main = await openReceive('full', noneFree);
  await asset().selectOptions(ids.chfk);
  await expect.element(makeRoom()).toHaveAccessibleDescription('Enter an amount.');
  await userEvent.fill(amount(), '7');
  main.once({ 'signing.wait': failure('INTERNAL', { incident: 'aaaa1111' }) });
  await makeRoom().click();
  // The form stays, because main didn't store the invoice.
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(amount()).toHaveValue('7');
  expect(main.timesCalled('invoices.create') + main.timesCalled('signing.beginSlots')).toBe(0);
});

const asked = { walletId: practiceWallet.id, assetId: ids.chfk, amount: '700000000' } as const;
const awaits = (slots: World['waiting'][number]['slots'], part: object = {}): Change => ({
  waiting: [{ intent: { act: 'invoice', asked: { ...asked, ...part } }, slots, sinceMs: NOW_MS }],
});
/** A slot is settled. */
function comes(main: FakeMain): void {
  main.world.unspents = [...main.world.unspents, unspent(77, 1_000, 'free')];
  main.tell('wallet.changed', { walletId: practiceWallet.id });
}

test('an awaited invoice waits for a block, says so, and is created once a slot is free', async () => {
  const main = await openApp('full', { ...noneFree, ...awaits('unconfirmed') });
  await go('Receive');
  await expect.element(h1('Your invoice is on its way')).toBeVisible();
  await expect
    .element(form())
    .toHaveTextContent(/Invoice for 7\.00000000\sCHFK.*Waiting for a block.*You can leave this page/);
  expect(main.timesCalled('invoices.create')).toBe(0);
  comes(main);
  await expect.element(code()).toBeVisible();
  expect(main.timesCalled('invoices.create')).toBe(1);
});

test('an awaited invoice is created on any screen, and a toast says so', async () => {
  const main = await openApp('full', awaits('there'));
  await expect.element(page.getByText('Created: invoice for 7.00000000\u00a0CHFK')).toBeVisible();
  expect(main.timesCalled('invoices.create')).toBe(1);
});

test('an awaited invoice is tried once if the service has no slot after all, and again when one is settled', async () => {
  const main = await openApp('full', awaits('unconfirmed'), (fake) =>
    fake.once({ 'invoices.create': failure('NO_FREE_SLOT', { purpose: 'receive' }) }),
  );
  await expect.poll(() => main.timesCalled('invoices.create')).toBe(1);
  await go('Receive');
  await expect.element(page.getByText('Waiting for a block').first()).toBeVisible();
  main.tell('signing.moved', { walletId: practiceWallet.id });
  comes(main);
  await expect.element(code()).toBeVisible();
  expect(main.timesCalled('invoices.create')).toBe(2);
});

test('an awaited invoice asks nothing in offline mode', async () => {
  const main = await openApp('full', { ...awaits('there'), settings: { offline: true } });
  await expect.element(h1('Sign offline')).toBeVisible();
  expect(main.timesCalled('invoices.create')).toBe(0);
});

test('a wrong awaited invoice is shown as an alarm, and no other is requested', async () => {
  const main = await openApp('full', awaits('there'), (fake) => {
    fake.answers({ 'invoices.create': notAsAsked({}) });
  });
  await go('Receive');
  await expect.element(page.getByRole('alert')).toHaveTextContent(WROTE_LESS);
  expect(code().query()).toBeNull();
  expect(main.timesCalled('invoices.create')).toBe(1);
  main.world.waiting = [];
  await button('Don’t create the invoice').click();
  main.tell('signing.moved', { walletId: practiceWallet.id });
  await expect.element(asset()).toBeVisible();
  expect(lastInput(main, 'signing.stopWaiting')).toEqual({ walletId: practiceWallet.id, act: 'invoice' });
});

test('an invoice that waits since before the start fills in the form, in units for an unlisted asset', async () => {
  const assetId = 'rgb:none-of-ours-1234567890';
  await openReceive('full', { ...asRgbNode, ...awaits('none', { assetId, kind: 'blinded' }) });
  await expect.element(asset()).toHaveValue('other');
  await expect.element(page.getByLabelText('Asset ID')).toHaveValue(assetId);
  await expect.element(amount()).toHaveValue('700000000');
  await open('Arrives');
  await expect.element(onSlot()).toBeChecked();
});

test('a waiting invoice never replaces the asset from whose page the person came', async () => {
  await openApp('full', awaits('none'));
  await go('Assets');
  await button(/VINE/).click();
  await page.getByRole('main').getByRole('button', { name: 'Receive' }).click();
  await expect.element(asset()).toHaveValue(ids.vine);
  await expect.element(amount()).toHaveValue('');
});

const asRgbNode: Change = { wallets: [{ ...practiceWallet, can: ABILITIES['rgb-node-2026-03'] }] };

const onSlot = () => page.getByRole('radio', { name: 'On a free slot (blinded invoice)' });
const onOutput = () => page.getByRole('radio', { name: 'On a new output (witness invoice)' });

test('a witness invoice is the default if the service can make one, since it needs no slot', async () => {
  const main = await openReceive('full', { ...asRgbNode, ...noneFree });
  await fill('7');
  await open('Arrives');
  await expect.element(onOutput()).toBeChecked();
  await onSlot().click();
  await expect.element(makeRoom()).toBeVisible();
  await onOutput().click();
  await create().click();
  await expect.element(code()).toBeVisible();
  expect(lastInput(main, 'invoices.create')).toMatchObject({ assetId: ids.chfk, kind: 'witness' });
});

test('a blinded invoice says beforehand what stays unverified until it is spent', async () => {
  const words = /Ochre can’t verify that it’s yours until you spend/;
  await openReceive('full', asRgbNode);
  await expect.element(form()).not.toHaveTextContent(words);
  await open('Arrives');
  await onSlot().click();
  await open('Arrives');
  await expect.element(form()).toHaveTextContent(words);
});

test('an expired invoice keeps its slot after a no to main', async () => {
  const main = await openReceive();
  await openInvoice(/Expired/);
  await expect
    .element(stage())
    .toHaveTextContent(/Expired\. Check for a payment before you cancel: cancelling can lose it\./);
  await expect.element(page.getByText('The slot stays reserved until you cancel the invoice.')).toBeVisible();
  expect(code().query()).toBeNull();
  main.answers({ 'transfers.fail': { outcome: 'aborted' } });
  await button('Cancel invoice').click();
  await expect.poll(() => main.timesCalled('transfers.fail')).toBe(1);
  expect(page.getByText('Invoice cancelled').query()).toBeNull();
  expect(lastInput(main, 'transfers.fail')).toMatchObject({ key: `${ids.tusd}#5` });
});

test('an unlisted transfer of an invoice is looked for with one refresh, and then reported as missing', async () => {
  const main = await openReceive('full', { transfers: [] });
  await openInvoice(/Expired/);
  // The automatic refresh soon after the start.
  await expect.poll(() => main.timesCalled('wallet.refresh')).toBe(1);
  const before = main.timesCalled('wallet.refresh');
  await button('Cancel invoice').click();
  await expect.element(page.getByText('This transfer isn’t in the list')).toBeVisible();
  expect(main.timesCalled('wallet.refresh')).toBe(before + 1);
  expect(main.timesCalled('transfers.fail')).toBe(0);
});

test('an invoice counts down to its expiry, then hides the code and offers to free the slot', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  await openReceive('full', {
    invoices: [anOwnInvoice(20, { createdAtMs: Date.now(), expiresAtMs: Date.now() + 65_000 })],
  });
  await openWaiting();
  await expect.element(page.getByRole('timer')).toHaveTextContent('1:05 left');
  vi.advanceTimersByTime(6_000);
  await expect.element(page.getByRole('timer')).toHaveTextContent('0:59 left');
  await expect.element(page.getByText('1 min left', { exact: true })).toBeInTheDocument();
  vi.advanceTimersByTime(60_000);
  await expect.element(button('Cancel invoice')).toBeVisible();
  expect(code().query()).toBeNull();
});

test('an open invoice is asked about every 20 s, less often after failures, and never in a hidden window', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  const main = await openReceive();
  await openWaiting();
  await expect.element(code()).toBeVisible();
  expect(main.timesCalled('invoices.status')).toBe(0);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(main.timesCalled('invoices.status')).toBe(1);

  const slow = { host: 'practice', endpoint: 'invoice/status', seconds: 30, phase: 'headers' } as const;
  main.once({ 'invoices.status': failure('SERVICE_SLOW', slow) });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(main.timesCalled('invoices.status')).toBe(2);
  await expect.element(page.getByRole('alert')).toHaveTextContent(/No answer from practice/);
  await expect.element(code()).toBeVisible();
  await vi.advanceTimersByTimeAsync(39_000);
  expect(main.timesCalled('invoices.status')).toBe(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(main.timesCalled('invoices.status')).toBe(3);

  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(main.timesCalled('invoices.status')).toBe(3);
  visibility.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(1);
  expect(main.timesCalled('invoices.status')).toBe(4);
});

const notMined = { ...noHistory, host: 'proxy.example', transactions: 3, given: '2500', unshown: 2 };
const refusedAs = (code: 'CONTRACT' | 'TO_SELF') => ({ ...noHistory, outcome: 'refused' as const, code });

test.each<[string, Partial<OwnInvoice>, readonly RegExp[], RegExp | null]>([
  [
    'waits for a block',
    { assetData: { ...notMined, outcome: 'notMined' } },
    [/Waiting for a block/, /shows blocks for only 1 of 3 transactions/],
    null,
  ],
  [
    'is refused',
    { assetData: refusedAs('CONTRACT') },
    [/Refused/, /breaks a rule of RGB.*Another asset\. Tell/, /My wallet refused the asset data/],
    null,
  ],
  [
    'is overdue',
    { overdue: 'late' },
    [/^Overdue.*Don’t count on it\. Ask the sender whether they broadcast/],
    null,
  ],
  [
    'goes to oneself',
    { assetData: refusedAs('TO_SELF') },
    [/To yourself/, /Nobody paid you/],
    /message|sender|breaks a rule/i,
  ],
])('the page of an invoice whose payment %s says what to do', async (_, part, said, unsaid) => {
  const main = await openReceive();
  await openWaiting();
  main.answers({
    'invoices.status': anOwnInvoice(20, { state: 'confirming', asOfMs: Date.now(), amount: '2500', ...part }),
  });
  await stage().getByRole('button', { name: 'Refresh' }).click();
  for (const words of said) await expect.element(stage()).toHaveTextContent(words);
  if (unsaid !== null) await expect.element(stage()).not.toHaveTextContent(unsaid);
});

test('a refresh accepts what was sent when it is the person’s turn', async () => {
  const main = await openReceive();
  await openInvoice(/Needs you/);
  // The automatic refresh soon after the start.
  await expect.poll(() => main.timesCalled('wallet.refresh')).toBe(1);
  const before = main.timesCalled('wallet.refresh');
  await button('Accept payment').click();
  await expect.poll(() => main.timesCalled('invoices.status')).toBe(1);
  expect(main.timesCalled('wallet.refresh')).toBe(before + 1);
});

test('an address is requested only once bitcoin is chosen', async () => {
  const main = await openReceive('empty');
  expect(main.timesCalled('wallet.newAddress')).toBe(0);
  await asset().selectOptions('Bitcoin');
  await expect.element(page.getByRole('img', { name: 'QR code of the address' })).toBeVisible();
  await expect.element(page.getByText("m/86'/1'/0'/0/3")).toBeVisible();
  expect(main.timesCalled('wallet.newAddress')).toBe(1);
  expect(main.timesCalled('invoices.create')).toBe(0);
});

test('G03: marks an address that the service gave before', async () => {
  await openApp('funded', { addresses: [{ ...anAddress, seenBefore: true }] });
  await askAddress();
  await expect.element(page.getByText('Used before')).toBeVisible();
});

test.each([
  ['G01', 'foreign', null, /Not your address/],
  ['G01', 'beyondGap', 1_000, /Yours, but so far ahead/],
  ['G01', 'beyondSearch', 1_005, /Your number 1,005, but Ochre searched only the first 1,000/],
  ['G01', 'beyondEnd', 20_005, /Your number 20,005: no search goes that far/],
  ['G02', 'network', null, /For another network/],
  ['G02', 'form', null, /Not a taproot address/],
] as const)('%s: shows no address that is refused as %s, and says why', async (_, reason, index, why) => {
  const searched = reason === 'beyondSearch' ? 1_000 : null;
  await openApp('empty', undefined, (main) => {
    const facts = { address: 'bcrt1pforeign', reason, index, keychain: null, searched };
    main.answers({ 'wallet.newAddress': failure('ADDRESS_NOT_OURS', facts) });
  });
  await askAddress();
  await expect.element(page.getByText('Ochre doesn’t show “bcrt1pforeign”')).toBeVisible();
  await expect.element(page.getByText(why)).toBeVisible();
  await expect.element(page.getByText(/Do not pay to it/)).toBeVisible();
  expect(page.getByRole('img', { name: 'QR code of the address' }).query()).toBeNull();
});

test('an invoice whose payment has arrived is never called expired or unpaid', async () => {
  const paid = { txid: 'ab'.repeat(32), expiresAtMs: Date.now() - 60_000, asOfMs: Date.now() } as const;
  await openReceive('full', { invoices: [anOwnInvoice(20, paid)] });
  await list().getByRole('button', { name: /TUSD/ }).first().click();
  await expect.element(stage()).toHaveTextContent(/Accepted here\. The sender broadcasts it/);
  await expect.element(stage()).not.toHaveTextContent(/Expired|Nobody has paid/);
  await expect.element(stage().getByRole('button', { name: /slot|Cancel/ })).not.toBeInTheDocument();
  await expect.element(stage().getByRole('button', { name: 'Show transfer' })).toBeVisible();
});
