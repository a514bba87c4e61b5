import { expect, test, type Page } from '@playwright/test';
import {
  missingForKeyring,
  NO_DBUS_ENV,
  RING_PASSWORD,
  startBusWithoutSecretService,
  startKeyring,
  startLockedKeyring,
  type Bus,
} from '../support/keyring.ts';
import { onHost } from './support/host.ts';
import { button, title } from './support/practice.ts';

const noKeyring = missingForKeyring();
if (noKeyring !== null) console.warn(`keychains are not tried on screen: ${noKeyring}`);

async function withBus(start: () => Promise<Bus>, page: Page, act: () => Promise<void>): Promise<void> {
  const bus = await start();
  try {
    await onHost(page, bus.env, act);
  } finally {
    await bus.stop();
  }
}

const noBus = (): Promise<Bus> => Promise.resolve({ env: NO_DBUS_ENV, stop: () => Promise.resolve() });

test.describe('the form for a new wallet says', () => {
  test.skip(noKeyring !== null, noKeyring ?? '');

  test('that the keychain is locked, and looks again when asked', async ({ page }) => {
    await withBus(startLockedKeyring, page, async () => {
      await button(page, /^Create a wallet/).click();
      await expect(page.getByText('Your keychain is locked', { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(page.getByRole('radio', { name: /keychain/i })).not.toBeChecked();
    });
  });

  test('that there is no keychain, with what to install', async ({ page }) => {
    await withBus(startBusWithoutSecretService, page, async () => {
      await button(page, /^Create a wallet/).click();
      await expect(page.getByText(/gnome-keyring|KeePassXC|KWallet/).first()).toBeVisible();
    });
  });

  test('that there is no session bus, and a session-only wallet says so on every screen', async ({
    page,
  }) => {
    await withBus(noBus, page, async () => {
      await button(page, /^Try with practice coins/).click();
      await expect(title(page, 'Home')).toBeVisible();
      for (const name of ['Home', 'Bitcoin', 'Settings']) {
        await page.getByRole('button', { name }).first().click();
        await expect(page.getByText(/Session only · Stored nowhere/)).toBeVisible();
      }
    });
  });
});

test.describe('a keyring that is locked at the start', () => {
  test.skip(noKeyring !== null, noKeyring ?? '');

  test('is named, never an app password, and Ochre goes on by itself once it is open', async ({ page }) => {
    const keyring = await startKeyring();
    try {
      await onHost(page, keyring.env, async ({ host, restart }) => {
        await button(page, /^Try with practice coins/).click();
        await expect(title(page, 'Home')).toBeVisible();
        await keyring.reopen('not the password');
        await host().stop();
        await restart();
        await expect(page.getByRole('heading', { name: 'Your keychain doesn’t answer' })).toBeVisible();
        await expect(page.getByRole('main')).not.toContainText('app password');
        await keyring.reopen(RING_PASSWORD);
        await expect(title(page, 'Home')).toBeVisible({ timeout: 30_000 });
      });
    } finally {
      await keyring.stop();
    }
  });
});
