import { expect, test } from '@playwright/test';
import { ask } from '../e2e/support/ask.ts';
import { onHost } from '../e2e/support/host.ts';
import { beginBy, button, goSettings, title } from '../e2e/support/practice.ts';
import { missingForKeyring, startKeyring } from '../support/keyring.ts';
import { stand } from './stand.ts';

const noKeyring = missingForKeyring();
if (noKeyring !== null) console.warn(`SKIPPED: the lock is not looked at: ${noKeyring}`);
test.skip(noKeyring !== null, noKeyring ?? '');

const PASSWORD = 'violet harbour ladder';
const NEW = { network: 'regtest', keep: 'keychain', practice: true } as const;

test('the app password, the lock, and the words behind it', async ({ page }) => {
  page.setDefaultTimeout(10_000);
  const keyring = await startKeyring();
  try {
    await onHost(page, keyring.env, async () => {
      await expect(button(page, /^Create a wallet/)).toBeVisible();
      await beginBy(page, 'Wallets in this keychain');
      await stand(page, 'look-in-keychain');
      await ask(page, 'vault.create', { ...NEW, name: 'Workshop', wordCount: 12 });
      await ask(page, 'vault.create', { ...NEW, name: 'Savings of the family', wordCount: 12 });
      await page.reload();
      await expect(title(page, 'Home')).toBeVisible();
      await goSettings(page, 'Security', 'Set: App password');
      await stand(page, 'lock-set');
      await page.getByLabel('New app password', { exact: true }).fill(PASSWORD);
      await page.getByLabel('Repeat the new app password', { exact: true }).fill(PASSWORD);
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: 'Set', exact: true }).click();
      await stand(page, 'settings-full', button(page, 'Change: App password'));
      await goSettings(page, 'Wallet', 'Show: Recovery phrase');
      await stand(page, 'words-before');
      await button(page, 'Done').click();
      await expect(title(page, 'Home')).toBeVisible();
      await page.keyboard.press('Control+l');
      await stand(page, 'locked', title(page, 'Ochre is locked'));
      await page.getByLabel('App password', { exact: true }).fill('not it');
      await page.keyboard.press('Enter');
      await stand(
        page,
        'locked-wrong',
        page.getByText('Wrong app password', { exact: false }),
        'everyColour',
      );
      await button(page, 'Forgot the app password?').click();
      await stand(page, 'locked-forgot');
    });
  } finally {
    await keyring.stop();
  }
});
