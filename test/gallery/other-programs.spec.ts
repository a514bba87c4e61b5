import { expect, type Locator } from '@playwright/test';
import jsQR from 'jsqr';
import { derivePublicKeys } from '../../src-main/keys/derive.ts';
import { vanillaDescriptors } from '../../src-main/keys/descriptors.ts';
import { phraseToSeed } from '../../src-main/phrase/phrase.ts';
import { accountFromText } from '../../src-main/verify/imported/import-account.ts';
import { compareNone } from '../e2e/support/compare.ts';
import { agree, button, go, test, title } from '../e2e/support/practice.ts';
import { openSigner } from '../e2e/support/to-sign.ts';
import { readPng } from '../support/png.ts';
import { readVectorText } from '../support/vectors.ts';
import { look } from '../e2e/support/look.ts';

/** Throw-away words of test/vectors/psbt-interop. */
const words = 'hunt brave broken ski story rescue spice purity hunt lift equal glance';
const keys = derivePublicKeys(phraseToSeed(words.split(' ')), 'regtest');
const { both } = vanillaDescriptors(keys);
const signer = { name: 'Cold store', network: 'regtest', practice: false, keep: 'session', words } as const;

/** What a code on the screen says, read by a library that Ochre does not use. */
async function readCode(code: Locator): Promise<string> {
  const { width, height, pixels } = readPng(await code.screenshot({ animations: 'disabled' }));
  const read = jsQR(Uint8ClampedArray.from(pixels.flat()), width, height);
  if (read === null) throw new Error('jsqr reads no code there');
  return read.data;
}

test('a wallet told to other programs, on a machine that signs offline', async ({ ochre: { page } }) => {
  await openSigner(page, undefined, signer);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: 'Public account' })
    .click();
  await look(page, 'other-programs-descriptor', page.getByText(both), 'everyColour');
  const others = page.getByRole('region', { name: 'For other programs' });
  const code = others.getByRole('img', { name: /as a QR code$/ });
  await button(page, 'Show as a QR code').click();
  expect(await readCode(code)).toBe(both);
  await others.getByRole('radio', { name: 'Bitcoin Core' }).click();
  await look(page, 'other-programs-core');
  await others.getByRole('radio', { name: 'JSON file' }).click();
  await button(page, 'Show as a QR code').click();
  expect(JSON.parse(await readCode(code))).toMatchObject({ chain: 'XRT', bip86: { desc: both } });
  await others.getByRole('radio', { name: 'crypto-account' }).click();
  await button(page, 'Show as a QR code').click();
  const account = await readCode(code);
  expect(account).toMatch(/^UR:CRYPTO-ACCOUNT\//);
  expect(accountFromText(account)).toMatchObject({ account: { accountXpub: keys.accountXpubVanilla } });
  await button(page, 'Show the asset branch').click();
  await look(page, 'other-programs-account');
});

test('a PSBT of Bitcoin Core with change at index 25, reviewed and out as codes of both kinds', async ({
  ochre: { page },
}) => {
  await openSigner(page, undefined, signer);
  const psbt = readVectorText('psbt-interop/core-change-index-25.txt').trim();
  const file = {
    name: 'core.psbt',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(psbt, 'base64'),
  };
  await page.getByLabel('Files to sign').setInputFiles(file);
  await expect(title(page, 'To others')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/Back to you\s+3,999,690\ssats/);
  await look(page, 'sign-offline-core-change-25', 'everyColour');
  await compareNone(page);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await button(page, 'Sign transaction').click();
  await agree(page, /^Sign/, 'Sign');
  await expect(page.getByRole('heading', { name: /^Signed/ })).toBeVisible();
  await button(page, 'Show as QR codes').click();
  const codes = page.getByRole('img', { name: 'The signed PSBT as QR codes' });
  await look(page, 'sign-offline-crypto-psbt', codes);
  // High enough that the bar of acts, which stays at the foot of the window, covers nothing of them.
  await page.setViewportSize({ width: 1280, height: 2_000 });
  expect(await readCode(codes)).toMatch(/^UR:CRYPTO-PSBT\//);
  await button(page, 'Coldcard (BBQr)').click();
  await expect.poll(() => readCode(codes)).toMatch(/^B\$/);
  await look(page, 'sign-offline-bbqr');
  // The choice is kept with the wallet, for what is signed next and for the next start.
  await page.reload();
  await go(page, 'Sign offline');
  await button(page, 'Open').first().click();
  await button(page, 'Show as QR codes').click();
  await expect(page.getByRole('button', { name: 'Coldcard (BBQr)' })).toHaveAttribute('aria-pressed', 'true');
});
