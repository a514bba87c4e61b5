import { expect, test } from '@playwright/test';
import { missingForKeyring, RING_PASSWORD, startKeyring } from '../support/keyring.ts';
import { onHost } from './support/host.ts';
import { button, title } from './support/practice.ts';

const noKeyring = missingForKeyring();
if (noKeyring !== null) console.warn(`keychains are not tried on screen: ${noKeyring}`);
test.skip(noKeyring !== null, noKeyring ?? '');

test('a keyring that is locked at the start is named as such, and Ochre goes on once it is open', async ({
  page,
}) => {
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
