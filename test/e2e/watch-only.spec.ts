import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { readImportedBytes } from '../../src-main/verify/imported/read-imported.ts';
import { scureOpinion, signNaively } from '../support/psbt/second-opinion.ts';
import { readExchanges } from './support/exchanges.ts';
import { looksIn } from './support/look.ts';
import {
  addWallet,
  agree,
  beginBy,
  button,
  fund,
  go,
  goSettings,
  mine,
  test,
  title,
} from './support/practice.ts';
import { coldAccount, elsewhere } from './support/to-sign.ts';

const look = looksIn('watch-only');

async function watch(page: Page): Promise<void> {
  await beginBy(page, 'Public account');
  await expect(title(page, 'Add a watch-only wallet')).toBeVisible();
  await look(page, '01 bring an account');
  await button(page, 'Paste text').click();
  await page.getByLabel('The public account as text').fill('tpub of something');
  await button(page, 'Import').click();
  await expect(page.getByText('This is other data, not a public account')).toBeVisible();
  await page.getByLabel('The public account as text').fill(coldAccount);
  await button(page, 'Import').click();
  await expect(page.getByLabel('Name, only for you')).toHaveValue('Cold store');
  await look(page, '02 an account that was brought');
  await button(page, 'Add watch-only wallet').click();
  await expect(title(page, 'Home')).toBeVisible();
}

async function bringFile(page: Page, path: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Choose file').click();
  await (await chooser).setFiles(path);
}

test(
  'a wallet whose key is elsewhere prepares slots, has them signed there, and hands them over',
  { tag: '@long' },
  async ({ ochre: { page, host } }) => {
    test.setTimeout(120_000);
    await watch(page);
    await fund(page);
    await go(page, 'Bitcoin');
    await button(page, /^Review: create/).click();
    await expect(page.getByText(/^Another computer signs/)).toBeVisible();
    expect(await button(page, /^Sign and/).count()).toBe(0);
    await look(page, '03 review');
    await button(page, 'Create signing request').click();
    await expect(page.getByRole('button', { name: 'Save signing request' })).toBeVisible();
    await look(page, '04 take it there');
    await button(page, 'Show as QR codes').click();
    await expect(page.getByRole('img', { name: 'Show as QR codes' })).toBeVisible();
    await look(page, '04 as codes');
    await button(page, 'Save signing request').click();
    await expect(page.getByText(/^Saved as/)).toBeVisible();

    const folder = join(dirname(host.requestLog), 'data', 'exports');
    const [name = ''] = readdirSync(folder);
    expect(name).toMatch(/^ochre-slots-[0-9a-f]{8}-to-sign\.ochre-pack\.json$/);
    const brought = readImportedBytes(readFileSync(join(folder, name)));
    if (brought.kind !== 'pack') throw new Error(`a ${brought.kind} was saved`);
    expect(brought.pack.intent.kind).toBe('createSlots');

    // The unsigned one by mistake, from Home, where it waits.
    await button(page, 'Go to Home').click();
    await expect(page.getByRole('region', { name: 'In progress' })).toContainText('Waiting for signature');
    await look(page, '05 it waits on Home');
    await button(page, 'Import signed PSBT').click();
    await bringFile(page, join(folder, name));
    await expect(page.getByText('Not signed yet')).toBeVisible();
    await look(page, '06 the unsigned one by mistake');

    const signed = signNaively(brought.pack.psbt, elsewhere).psbt;
    const path = join(dirname(host.requestLog), 'signed.psbt');
    writeFileSync(path, Buffer.from(signed, 'base64'));
    await bringFile(page, path);
    await expect(page.getByText(/^Signed exactly as reviewed here/)).toBeVisible();
    await look(page, '07 it is back');
    await button(page, 'Submit transaction').click();
    await agree(page, 'Submit this signed transaction?', 'Submit transaction');
    await expect(page.getByText(/^(Submitted|\d+\sslots created)\. /)).toBeVisible();
    await look(page, '08 handed over');

    const [ended] = readExchanges(host.exchanges).filter(({ path }) => path.endsWith('/createutxosend'));
    const handed = (JSON.parse(ended?.asked ?? '{}') as { signedPsbt?: string }).signedPsbt ?? '';
    expect(scureOpinion(handed).valid).not.toContain(false);
    expect(scureOpinion(handed).txid).toBe(scureOpinion(signed).txid);
    await mine(page);
    await expect(page.getByRole('region', { name: 'In progress' })).toBeHidden();
    await go(page, 'Settings');
    await expect(page.getByRole('main').getByText('Watch-only', { exact: true })).toBeVisible();
    expect(await button(page, 'Show: Recovery phrase').count()).toBe(0);
  },
);

test('a wallet gives out its public account, and no word of it', async ({ ochre: { page, host } }) => {
  await addWallet(page, 'Signer');
  await goSettings(page, 'Wallet', 'Show: Public account');
  await expect(page.getByRole('img', { name: 'The public account as a QR code' })).toBeVisible();
  await look(page, '09 the public account');
  await button(page, 'Save as a file').click();
  await expect(page.getByText('Public account saved')).toBeVisible();
  const folder = join(dirname(host.requestLog), 'data', 'exports');
  const [name = ''] = readdirSync(folder);
  expect(name).toMatch(/^ochre-account-regtest-[0-9a-f]{8}\.ochre-account\.json$/);
  expect(readFileSync(join(folder, name), 'utf8')).not.toMatch(/prv|words|mnemonic/);
});

test('says what to do where there is no camera, and reads a picture of the code instead', async ({
  ochre: { page },
}) => {
  await page.context().grantPermissions(['camera']);
  await beginBy(page, 'Public account');
  await button(page, 'Scan QR codes').click();
  await expect(page.getByText('No camera found')).toBeVisible();
  await look(page, '10 no camera');
  await page.getByLabel('Read from a picture').setInputFiles({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: readFileSync(join(import.meta.dirname, '../../resources/icon.png')),
  });
  await expect(page.getByText('No QR code in photo.png.')).toBeVisible();
});
