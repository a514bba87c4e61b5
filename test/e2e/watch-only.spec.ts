import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { readImportedBytes } from '../../src-main/verify/imported/read-imported.ts';
import { scureOpinion, signNaively } from '../support/psbt/second-opinion.ts';
import { askedOf } from './support/exchanges.ts';
import { look, WALK, WALK_MS } from './support/look.ts';
import { agree, beginBy, button, chooseFile, fund, go, mine, test, title } from './support/practice.ts';
import { coldAccount, elsewhere } from './support/to-sign.ts';

async function watch(page: Page): Promise<void> {
  await beginBy(page, 'Public account');
  await expect(title(page, 'Add a watch-only wallet')).toBeVisible();
  await button(page, 'Paste text').click();
  await page.getByLabel('The public account as text').fill(coldAccount);
  await button(page, 'Import').click();
  await expect(page.getByLabel('Name, only for you')).toHaveValue('Cold store');
  await button(page, 'Add watch-only wallet').click();
  await expect(title(page, 'Home')).toBeVisible();
}

test(
  'a wallet whose key is elsewhere prepares slots, has them signed there, and submits them',
  WALK,
  async ({ ochre: { page, host } }) => {
    test.setTimeout(WALK_MS);
    await watch(page);
    await fund(page);
    await go(page, 'Asset slots');
    await button(page, /^Review: create/).click();
    await look(page, 'review-elsewhere', page.getByText(/^Another computer signs/));
    expect(await button(page, /^Sign and/).count()).toBe(0);
    await button(page, 'Create signing request').click();
    await look(page, 'handoff', button(page, 'Save signing request'));
    await button(page, 'Save signing request').click();
    await expect(page.getByText(/^Saved as/)).toBeVisible();

    await button(page, 'Show as QR codes').click();
    await look(page, 'handoff-codes', page.getByRole('img', { name: 'Show as QR codes' }));

    const folder = join(dirname(host.requestLog), 'data', 'exports');
    const [name = ''] = readdirSync(folder);
    expect(name).toMatch(/^ochre-slots-[0-9a-f]{8}-to-sign\.ochre-pack\.json$/);
    const brought = readImportedBytes(readFileSync(join(folder, name)));
    if (brought.kind !== 'pack') throw new Error(`a ${brought.kind} was saved`);
    expect(brought.pack.intent.kind).toBe('createSlots');

    // Imports the unsigned file by mistake, from Home, where the flow waits.
    await button(page, 'Go to Home').click();
    await look(page, 'home-away', page.getByText('Waiting for signature').first());
    await button(page, 'Import signed PSBT').click();
    await chooseFile(page, join(folder, name));
    await expect(page.getByText('Not signed yet')).toBeVisible();
    await look(page, 'handoff-unsigned');

    const signed = signNaively(brought.pack.psbt, elsewhere).psbt;
    const path = join(dirname(host.requestLog), 'signed.psbt');
    writeFileSync(path, Buffer.from(signed, 'base64'));
    await chooseFile(page, path);
    await expect(page.getByText(/^Signed exactly as reviewed here/)).toBeVisible();
    await look(page, 'handoff-back');
    await button(page, 'Submit transaction').click();
    await agree(page, 'Submit this signed transaction?', 'Submit transaction');
    await expect(page.getByText(/^(Submitted|\d+\sslots created)\. /)).toBeVisible();

    const [ended] = askedOf(host, 'createutxosend');
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
