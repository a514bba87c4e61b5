import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { writePack } from '../../../src-main/verify/imported/pack.ts';
import { ownWallet, SIGNER } from '../../support/offline/own-words.ts';
import { packOf } from '../../support/offline/packs.ts';
import { writeRaw } from '../../support/psbt/raw-psbt.ts';
import { scureOpinion } from '../../support/psbt/second-opinion.ts';
import { genuineBtc } from '../../support/psbt/send-btc.ts';
import { compareNone } from '../support/compare.ts';
import { beginBy, button, goSettings, title } from '../support/practice.ts';
import { answerQuestion, choosePath, openWindows, picture, press, windowCalled } from './desktop.ts';
import { get, ochreOfFile, openOchre, startOchre } from './open-ochre.ts';

// Files through the system's own dialogs, which real keys fill, and through the command line.

const PASSWORD = 'correct horse battery';
const payment = genuineBtc({ wallet: ownWallet(), amountSats: 20_000n });
const { ochre, page, startAgain } = ochreOfFile(undefined, async (begun) => {
  // If the first start had left a wallet, the page would begin at Home.
  await expect(button(begun, 'Create a wallet')).toBeVisible();
  await get(begun, 'vault.restore', { ...SIGNER, keep: 'keychain' });
  await button(begun, 'Back to your wallets').click();
});
const at = (name: string): string => join(ochre().folder, name);

test('offers the PSBT file of a second start, and signs it after main’s own question', async () => {
  writeFileSync(at('rent.psbt'), Buffer.from(writeRaw(payment.raw), 'base64'));
  expect((await startOchre(['--data', ochre().data, '--', at('rent.psbt')])).code).toBe(0);
  await expect(title(page(), 'To others')).toBeVisible();
  await compareNone(page());
  for (const box of await page().getByRole('checkbox').all()) await box.check();
  await button(page(), /^Sign transaction/).click();
  await answerQuestion(/^Sign a payment of /, 'agree');
  await expect(page().getByRole('heading', { name: /^Signed/ })).toBeVisible();
});

test('saves a signed file where the system’s dialog says', async () => {
  await button(page(), 'Save signed PSBT').click();
  await windowCalled(/^Save/);
  picture('save dialog');
  await choosePath(/^Save/, at('signed.psbt'));
  await expect(page().getByText(/Saved as .*signed\.psbt/)).toBeVisible();
  const { valid } = scureOpinion(readFileSync(at('signed.psbt')).toString('base64'));
  expect(valid.length).toBeGreaterThan(0);
  expect(valid).not.toContain(false);
});

test('saves nothing if the dialog is cancelled', async () => {
  await button(page(), 'Save signed PSBT').click();
  await windowCalled(/^Save/);
  await press('Escape');
  await expect.poll(openWindows).toHaveLength(1);
  await expect(button(page(), 'Save signed PSBT')).toBeVisible();
});

test('reads a signing pack that the system’s dialog chose', async () => {
  writeFileSync(at('rent.ochre-pack.json'), writePack(packOf({ ...payment, psbt: writeRaw(payment.raw) })));
  await button(page(), 'Back to the list').click();
  await button(page(), 'Choose files').click();
  await windowCalled(/^Open File/);
  picture('file dialog');
  await choosePath(/^Open File/, at('rent.ochre-pack.json'));
  await expect(title(page(), 'The request sends')).toBeVisible();
});

test('reads no file of another kind, though its path was typed into the dialog', async () => {
  writeFileSync(at('id_ed25519'), 'a key');
  await button(page(), 'Back to the list').click();
  await button(page(), 'Choose files').click();
  await choosePath(/^Open File/, at('id_ed25519'));
  await expect(page().getByText(/^The name of “id_ed25519” must end with/)).toBeVisible();
});

test('saves a backup where the system’s dialog says', async () => {
  await goSettings(page(), 'Backup', 'Save backup: Backup');
  await page()
    .getByRole('region', { name: 'Backup', exact: true })
    .getByLabel('Backup password', { exact: true })
    .fill(PASSWORD);
  await page().getByLabel('Repeat the backup password').fill(PASSWORD);
  await button(page(), 'Save backup').click();
  await choosePath(/^Save/, at('mine.ochre-backup'));
  await expect(page().getByText('Backup saved')).toBeVisible();
  expect(existsSync(at('mine.ochre-backup'))).toBe(true);
});

test('restores a backup into another data folder, from the system’s dialog and after main’s own question', async () => {
  const other = await openOchre();
  try {
    await beginBy(other.page, 'Backup file');
    await button(other.page, 'Choose backup file').click();
    await choosePath(/^Open File/, at('mine.ochre-backup'));
    await expect(other.page.getByText('mine.ochre-backup')).toBeVisible();
    await other.page.getByLabel('Backup password').fill(PASSWORD);
    await button(other.page, 'Open backup').click();
    await expect(other.page.getByRole('region', { name: 'In this backup' })).toContainText('Signer');
    await button(other.page, 'Restore backup').click();
    await answerQuestion(/^Restore from this backup/, 'agree');
    await expect
      .poll(async () => (await get(other.page, 'wallet.list', {})).wallets.map(({ name }) => name))
      .toEqual(['Signer']);
  } finally {
    await other.close();
  }
});

test('opens the PSBT file of its own command line', async () => {
  await startAgain(undefined, { args: ['--', at('rent.psbt')] });
  await expect(
    page()
      .getByText(/rent\.psbt/)
      .first(),
  ).toBeVisible();
});
