import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ACCOUNT, anAccount } from '../../fakes/elsewhere-answers.ts';
import { failure } from '../../fakes/fake-types.ts';
import { practiceWallet } from '../../fakes/scenarios.ts';
import { fakeCamera } from '../fake-camera.ts';
import { beginBy, button, go, goSettings, lastInput, openApp } from './open-app.ts';

const watchOnly = () => openApp('funded', { wallets: [{ ...practiceWallet, keySource: 'none' }] });

async function reviewSlots() {
  const main = await watchOnly();
  await go('Bitcoin');
  await button(/^Review: create/).click();
  await expect.element(button('Create signing request')).toBeVisible();
  return main;
}

async function paste(field: string, text: string): Promise<void> {
  await button('Paste text').click();
  await page.getByLabelText(field).fill(text);
  await button('Import').click();
}

test('shows the public account of a wallet as a code, a text and a file, with what to compare', async () => {
  const main = await openApp('funded');
  await goSettings('Wallet', 'Show: Public account');
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Public account of “Practice”' }))
    .toBeVisible();
  await expect.element(page.getByRole('img', { name: 'The public account as a QR code' })).toBeVisible();
  await expect.element(page.getByText('3f81c2d94ab07e65')).toBeVisible();
  await button('Save as a file').click();
  await expect.element(page.getByText('Public account saved')).toBeVisible();
  await button('Copy as text').click();
  expect(lastInput(main, 'settings.copy')).toEqual({ text: ACCOUNT });
});

test('makes a wallet without a key of an account that is pasted, and connects it', async () => {
  const main = await openApp('noWallet');
  await beginBy('Public account');
  await paste('The public account as text', ACCOUNT);
  await expect.element(page.getByLabelText('Name, only for you')).toHaveValue('Cold store');
  await expect.element(page.getByText('3f81c2d94ab07e65')).toBeVisible();
  await button('Add watch-only wallet').click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await expect.element(page.getByRole('complementary', { name: 'Watch-only' })).toBeVisible();
  expect(lastInput(main, 'watch.add')).toEqual({
    text: ACCOUNT,
    name: 'Cold store',
    practice: true,
    network: 'regtest',
  });
});

test('says why something else is no account, and stays where it is', async () => {
  const main = await openApp('noWallet');
  main.failNext('watch.read', failure('BROUGHT_REFUSED', { problem: 'publicKey', wanted: 'account' }));
  await beginBy('Public account');
  await paste('The public account as text', 'xpub');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Key without origin');
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Export the first taproot account with its origin');
});

test('is opened from the menu of wallets too, and reads an account by camera', async () => {
  const camera = fakeCamera();
  camera.play([ACCOUNT]);
  const main = await openApp('funded');
  await page.getByRole('button', { name: /^Wallet: Practice/ }).click();
  await page.getByRole('menuitem', { name: 'Add a watch-only wallet' }).click();
  await button('Scan QR codes').click();
  await expect.element(page.getByLabelText('Name, only for you')).toHaveValue('Cold store');
  expect(camera.live()).toBe(false);
  expect(lastInput(main, 'watch.read')).toMatchObject({ source: { from: 'codes' } });
});

test('sends what was reviewed out to be signed, and never offers to sign here', async () => {
  const main = await reviewSlots();
  expect(button(/^Sign and/).query()).toBeNull();
  await expect.element(page.getByText(/^Another computer signs/)).toBeVisible();
  await button('Create signing request').click();
  await button('Show as QR codes').click();
  await expect.element(page.getByRole('img', { name: 'Show as QR codes' })).toBeVisible();
  await expect.element(page.getByText(/to-sign\.ochre-pack\.json/)).toBeVisible();
  const { heldId } = lastInput(main, 'codes.frames') as { heldId: string };
  await button('Other programs').click();
  await expect.element(page.getByRole('img', { name: 'Show as QR codes' })).toBeVisible();
  // Whichever other machine it is, it stays the same: the form is kept with the wallet.
  await button('Coldcard (BBQr)').click();
  expect(lastInput(main, 'wallet.chooseCodeForm')).toEqual({ walletId: practiceWallet.id, form: 'bbqr' });
  expect(lastInput(main, 'codes.frames')).not.toMatchObject({ heldId });
  await button('Save signing request').click();
  await expect.element(page.getByText('Saved as /media/stick/to-sign.ochre-pack.json')).toBeVisible();
  expect(main.timesCalled('signing.approve')).toBe(0);
});

test('tells what was brought back unsigned from what was signed', async () => {
  const main = await reviewSlots();
  main.failNext(
    'handoff.bringBack',
    failure('BROUGHT_REFUSED', { problem: 'backUnsigned', wanted: 'signed' }),
  );
  await button('Create signing request').click();
  await paste('The signed PSBT as text', 'the pack itself');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not signed yet');
});

test('tells other programs of a wallet in each of their forms, as text, file and code', async () => {
  const main = await openApp('funded');
  await goSettings('Wallet', 'Show: Public account');
  const others = page.getByRole('region', { name: 'For other programs' });
  await expect.element(others).toHaveTextContent('9c4107de');
  await expect.element(others).toHaveTextContent("m/86'/1'/0'");
  for (const [label, form] of [
    ['Descriptor', 'descriptor'],
    ['Bitcoin Core', 'core'],
    ['JSON file', 'json'],
    ['crypto-account', 'account'],
  ] as const) {
    await others.getByRole('radio', { name: label }).click();
    await others.getByRole('button', { name: 'Copy' }).first().click();
    expect(lastInput(main, 'settings.copy')).toEqual({
      text: `${form} of the fake wallet ${'x'.repeat(120)}`,
    });
    await button('Save this format').click();
    expect(lastInput(main, 'watch.saveForProgram')).toMatchObject({ form });
    await expect.element(others).toHaveTextContent(`Saved as /home/someone/${form}.txt`);
    await button('Show as a QR code').click();
    await expect.element(others.getByRole('img', { name: /as a QR code$/ })).toBeVisible();
  }
});

test('keeps the asset branch apart from the others, behind what a program without RGB would do to it', async () => {
  await openApp('funded');
  await goSettings('Wallet', 'Show: Public account');
  const others = page.getByRole('region', { name: 'For other programs' });
  await expect.element(others).toHaveTextContent('spending a slot there destroys them');
  expect(others.getByText(/^assets of the fake wallet/).query()).toBeNull();
  await button('Show the asset branch').click();
  await expect.element(others.getByText(/^assets of the fake wallet/)).toBeVisible();
});

test('watches the plain bitcoin that another program told of, once its network is chosen', async () => {
  const main = await openApp('noWallet');
  const networks = (['testnet', 'signet', 'regtest'] as const).map((network) => ({
    ...{ network, firstAddress: 'bcrt1pfirst' },
  }));
  const account = { ...anAccount, text: 'tr(a descriptor)', name: '', check: null, networks, leftOut: 6 };
  main.answers({ 'watch.read': { outcome: 'read', account } });
  await beginBy('Public account');
  await paste('The public account as text', account.text);
  await expect.element(page.getByText('Plain bitcoin only')).toBeVisible();
  await expect
    .element(page.getByText('Ochre doesn’t watch 6 descriptors of other kinds in it.'))
    .toBeVisible();
  await page.getByLabelText('Name, only for you').fill('Keystone');
  await expect.element(button('Add watch-only wallet')).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('radio', { name: 'signet' }).click();
  await expect.element(page.getByText('The first address, the same on both')).toBeVisible();
  await button('Add watch-only wallet').click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  expect(lastInput(main, 'watch.add')).toEqual({
    text: account.text,
    name: 'Keystone',
    practice: false,
    network: 'signet',
  });
  await expect.element(page.getByRole('region', { name: 'Watch-only plain bitcoin' })).toBeVisible();
  await button('Next address').click();
  expect(lastInput(main, 'watch.address')).toMatchObject({ index: 1 });
});

test('says on every screen of assets that a wallet holds plain bitcoin only, and offers nothing there', async () => {
  await openApp('funded', { wallets: [{ ...practiceWallet, keySource: 'none', plainOnly: true }] });
  for (const place of ['Assets', 'Send', 'Receive', 'Bitcoin'] as const) {
    await go(place);
    await expect.element(page.getByRole('heading', { level: 1, name: place })).toBeVisible();
    await expect.element(page.getByText('Plain bitcoin only')).toBeVisible();
  }
});
