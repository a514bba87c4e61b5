import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Reached, WalletView } from '../../../src-preload/contract/index.ts';
import { remoteWallet } from '../../fakes/scenarios.ts';
import { button, goSettings, lastInput, openApp, saveConnection } from './open-app.ts';

const connection = () => page.getByRole('region', { name: 'Wallet service' });
const field = (name: string | RegExp) => connection().getByLabelText(name);
const part = () => connection().getByText('Proxy and certificate').first();
const HEX = 'ab'.repeat(32);
const PAIRS = Array<string>(32).fill('AB').join(':');
const shown = (verdict: NonNullable<Reached['certificate']>['verdict']): Reached => ({
  tookMs: 340,
  certificate: {
    subject: 'CN=my node\u202e',
    issuer: 'CN=my node',
    validFromMs: Date.UTC(2026, 0, 1),
    validToMs: Date.UTC(2028, 0, 1),
    certificateSha256: HEX,
    publicKeySha256: 'cd'.repeat(32),
    verdict,
  },
});
type Remote = Extract<WalletView['connection'], { kind: 'remote' }>;
const open = async (more: Partial<Remote> = {}, reached: Reached = shown('vouched')) => {
  const connection = { ...remoteWallet.connection, ...more } as Remote;
  const wallets = [{ ...remoteWallet, registered: true, connection }];
  const main = await openApp('empty', { wallets, activeId: remoteWallet.id, reached });
  await goSettings('Service and network', 'Change: Wallet service');
  return main;
};
const proxy = { kind: 'socks5', host: '127.0.0.1', port: 9050, user: null } as const;

test("a proxy's user name needs a password, which is never shown again", async () => {
  const main = await open({ proxy });
  await userEvent.fill(field(/^User name/), 'me');
  await expect.element(button('Save connection')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.fill(field('Proxy password'), 'a secret word');
  expect(await saveConnection(main)).toMatchObject({
    connection: { proxy: { ...proxy, user: 'me', password: 'a secret word' } },
  });
  await goSettings('Service and network', 'Change: Wallet service');
  await expect.element(field('New proxy password, if it changes')).toHaveValue('');
  expect(document.body.innerHTML).not.toContain('a secret word');
  // The stored password is used again, and not sent again.
  expect(await saveConnection(main, 2)).not.toHaveProperty('connection.proxy.password');
  await goSettings('Service and network', 'Change: Wallet service');
  await userEvent.fill(field(/^Port/), '9150');
  await expect.element(field('Proxy password')).toBeVisible();
});

test.each(['', '0', '65536', '90x'])('an invalid port is never tried: “%s”', async (port) => {
  const main = await open({ proxy });
  await userEvent.fill(field(/^Port/), port);
  await expect.element(button('Test connection')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button('Save connection')).toHaveAttribute('aria-disabled', 'true');
  expect(main.timesCalled('wallet.reach')).toBe(0);
});

test('the typed proxy is tested before it is saved', async () => {
  const main = await open({ proxy, pin: { of: 'certificate', sha256: HEX } }, shown('pinned'));
  await button('Test connection').click();
  await expect.element(connection()).toHaveTextContent(/Reached in 340 ms/);
  await expect.element(connection()).toHaveTextContent(/This is the certificate you pinned/);
  await expect.element(button('Pin this certificate')).not.toBeInTheDocument();
  expect(lastInput(main, 'wallet.reach')).toMatchObject({ walletId: remoteWallet.id, proxy, pin: PAIRS });
  expect(main.timesCalled('wallet.connect')).toBe(0);
  // A trial's result disappears as soon as the form changes.
  await userEvent.fill(field(/^Port/), '9150');
  await expect.element(connection()).not.toHaveTextContent(/Reached in/);
});

test('a certificate is shown, and pinned only on request', async () => {
  const main = await open({}, shown('selfSigned'));
  await part().click();
  await button('Show certificate').click();
  await expect.element(connection()).toHaveTextContent(/would refuse its certificate/);
  await expect.element(connection()).toHaveTextContent(/This certificate vouches for itself/);
  await expect.element(connection()).toHaveTextContent('CN=my node\ufffd');
  await expect.element(connection()).toHaveTextContent(PAIRS);
  await expect.element(field(/^Trust only this certificate/)).toHaveValue('');
  await button('Pin this certificate').click();
  await expect.element(field(/^Trust only this certificate/)).toHaveValue(PAIRS);
  expect(await saveConnection(main)).toMatchObject({ connection: { pin: PAIRS } });
});

test('a pinned public key is shown as written, and ignored only to show another certificate', async () => {
  const main = await open({ pin: { of: 'publicKey', sha256: HEX } }, shown('changed'));
  await expect.element(field(/^Trust only this certificate/)).toHaveValue(`sha256/${'q6ur'.repeat(10)}q6s=`);
  await button('Test connection').click();
  await expect.element(connection()).toHaveTextContent(/This isn’t the certificate you pinned/);
  await button('Show certificate').click();
  await expect.poll(() => main.timesCalled('wallet.reach')).toBe(2);
  expect(lastInput(main, 'wallet.reach')).toMatchObject({ pin: null });
});
