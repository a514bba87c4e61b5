import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { askKeychain } from '../support/keyring.ts';
import { expectNowhere } from './support/nowhere.ts';
import { needlesOf } from './support/secret.ts';
import { WORD_CALLS } from './support/traffic.ts';
import { agree, button, fund, makeSlots, receiveSamples, test, unfold } from './support/practice.ts';
import { searchTree } from '../support/secret-search.ts';

/** From nothing to an asset that was received: a person who has never seen Ochre, on the practice service. */
const LIMIT_MS = 180_000;

test.use({ keychain: 'real' });

test("a new wallet's secret leaves the keychain in no form while a newcomer looks around and receives an asset", async ({
  traffic,
  ochre,
}) => {
  test.setTimeout(LIMIT_MS + 30_000);
  const { page, folder, env, host } = ochre;
  const startedAt = Date.now();
  await button(page, /^Try with practice coins/).click();
  await button(page, /^Wallet: /).click();
  await page.getByRole('menuitem', { name: 'Add a wallet' }).click();
  await button(page, /^Create a wallet/).click();
  await page.getByLabel('Name').fill('Mine');
  await unfold(page, 'Key and words');
  await page.getByRole('radio', { name: /keychain/ }).check();
  await button(page, 'Create wallet').click();
  await button(page, 'Show recovery phrase').click();
  await agree(page, /Show the recovery phrase/, 'Agree');
  const list = page.getByRole('list', { name: 'The words of your recovery phrase, in order' });
  await expect(list.getByRole('listitem')).toHaveCount(12);
  const words = await list.locator('b').allInnerTexts();
  await button(page, 'I have written it down').click();
  await page.getByLabel('Recovery phrase, from your paper').fill(words.join(' '));
  await button(page, 'Check recovery phrase').click();
  await expect(button(page, /^Wallet: Mine /)).toBeVisible();
  await fund(page);
  await makeSlots(page, 5);
  await receiveSamples(page);
  expect(Date.now() - startedAt, 'under three minutes').toBeLessThan(LIMIT_MS);

  const { needles, entropyHex } = needlesOf(words);
  const made = traffic.findLast(({ act }) => act === 'vault.create to page');
  const walletId = /"id":"([0-9a-f]{32})"/.exec(made?.text ?? '')?.[1] ?? '';
  const record = await askKeychain(env, 'getPassword', 'Ochre', `wallet:${walletId}`);
  expect(JSON.parse(String(record))).toMatchObject({ v: 1, entropy: entropyHex, network: 'regtest' });
  await expectNowhere(ochre, traffic, needles, { messages: WORD_CALLS });
  expect(readFileSync(host.requestLog, 'utf8')).toContain('/api/wallet/createutxosend');
  const notices = traffic.filter(({ act }) => act === 'notices to page').map(({ text }) => text);
  expect(notices.join('')).toContain('signing.progress');

  // The control: the same search finds the record where it was put.
  appendFileSync(join(folder, 'data', 'canary'), `some text before ${String(record)}`);
  expect([...new Set(searchTree(folder, needles).map(({ where }) => where))]).toEqual([
    join('data', 'canary'),
  ]);
});
