import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { askKeychain, missingForKeyring, startKeyring } from '../support/keyring.ts';
import { searchBuffer, searchTree } from '../support/secret-search.ts';
import { startHost } from './support/host.ts';
import { needlesOf } from './support/secret.ts';
import { recordTraffic } from './support/traffic.ts';
import { unfold, agree, button, go, mine, title } from './support/practice.ts';

const noKeyring = missingForKeyring();
if (noKeyring !== null) console.warn(`first light is not tried: ${noKeyring}`);

const pictures = join(import.meta.dirname, '../../test-results/secret-in-no-file');

async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(pictures, { recursive: true });
  await page.screenshot({ path: join(pictures, `${name}.png`) });
}

test('a new wallet is made, checked, funded, and five slots are created and seen', async ({ browser }) => {
  test.skip(noKeyring !== null, noKeyring ?? '');
  test.setTimeout(120_000);
  const folder = mkdtempSync(join(tmpdir(), 'ochre-secret-'));
  const keyring = await startKeyring();
  const host = await startHost(folder, keyring.env);
  const context = await browser.newContext();
  const page = await context.newPage();
  const traffic = await recordTraffic(page);
  let words: string[] = [];

  try {
    await test.step('the wallet is made, and its words are hidden until asked for', async () => {
      await page.goto(host.address);
      await expect(page.getByRole('heading', { name: 'Know what you sign.' })).toBeVisible();
      await picture(page, '01-welcome');
      await button(page, /Create a wallet/).click();
      await page.getByLabel('Name').fill('First light');
      await page.getByRole('radio', { name: /Practice/ }).check();
      await unfold(page, 'Key and words');
      await page.getByRole('radio', { name: /keychain/ }).check();
      await picture(page, '02-name');
      await button(page, 'Create wallet').click();
      await expect(page.getByRole('heading', { name: 'Write down these 12 words on paper' })).toBeVisible();
      await picture(page, '03-words-hidden');
    });

    await test.step('the words are shown after main’s own question, and typed back', async () => {
      await button(page, 'Show recovery phrase').click();
      await agree(page, /Show the recovery phrase/, 'Agree');
      const list = page.getByRole('list', { name: 'The words of your recovery phrase, in order' });
      await expect(list.getByRole('listitem')).toHaveCount(12);
      words = await list.locator('b').allInnerTexts();
      await picture(page, '04-words-shown');
      await button(page, 'I have written it down').click();

      const typed = page.getByLabel('Recovery phrase, from your paper');
      await typed.fill([...words.slice(0, 5), 'zzzz', ...words.slice(6)].join(' '));
      await button(page, 'Check recovery phrase').click();
      await expect(page.getByText('Word 6, “zzzz”')).toBeVisible();
      await picture(page, '05-words-wrong');
      await typed.fill(words.join(' '));
      await button(page, 'Check recovery phrase').click();
      await picture(page, '06-connect');
    });

    await test.step('the practice service takes it, and the faucet pays', async () => {
      await expect(title(page, 'Home')).toBeVisible();
      await button(page, 'Practice tools').click();
      await page.getByLabel('Amount').fill('100000');
      await button(page, 'Get practice coins').click();
      await expect(page.getByText(/^Transactions in the next block/)).toBeVisible();
      await button(page, 'Mine a block now').click();
      await expect(page.getByRole('region', { name: 'Bitcoin', exact: true })).toContainText(/100,000/);
      await picture(page, '07-home-funded');
    });

    await test.step('five slots are asked for, proved, signed and handed over', async () => {
      await button(page, 'Bitcoin').first().click();
      await expect(title(page, 'Bitcoin')).toBeVisible();
      await expect(page.getByText('Total')).toBeVisible();
      await picture(page, '08-slots-empty');
      await button(page, 'Review: create 5 slots').click();
      await expect(button(page, 'Sign and create 5 slots')).toBeVisible();
      await picture(page, '09-review');
      await button(page, 'Sign and create 5 slots').click();
      await agree(page, /Create 5 slots/, 'Sign');
      await expect(page.getByText(/^5\sslots created\. /)).toBeVisible();
      await picture(page, '10-result');
      await mine(page);
      await go(page, 'Bitcoin');
      await expect(page.getByText(/^5 free · /)).toBeVisible();
      await picture(page, '11-slots-made');
    });

    await test.step('the entropy is in the Secret Service, and no form of the secret anywhere else', async () => {
      const { needles, entropyHex } = needlesOf(words);
      const wallets = traffic.messages.find(
        ({ call, direction }) => call === 'vault.create' && direction === 'to page',
      );
      const walletId = /"id":"([0-9a-f]{32})"/.exec(wallets?.text ?? '')?.[1] ?? '';
      const record = await askKeychain(keyring.env, 'getPassword', 'Ochre', `wallet:${walletId}`);
      expect(JSON.parse(String(record))).toMatchObject({ v: 1, entropy: entropyHex, network: 'regtest' });

      await context.close();
      await host.stop();
      const requests = readFileSync(host.requestLog);
      expect(requests.toString('utf8')).toContain('/api/wallet/createutxosend');
      expect(traffic.messages.length).toBeGreaterThan(20);
      const notices = traffic.messages.filter(({ call }) => call === 'notices').map(({ text }) => text);
      expect(notices.join('')).toContain('signing.progress');
      const hits = [
        ...searchTree(folder, needles),
        ...searchBuffer('output of the host', Buffer.from(host.output()), needles),
        ...searchBuffer('requests to services', requests, needles),
        ...searchBuffer('calls and notices', Buffer.from(JSON.stringify(traffic.wordless())), needles),
      ];
      expect(hits).toEqual([]);

      // The same search must find what is there: the record, planted among the files.
      const canary = join(folder, 'data', 'canary');
      appendFileSync(canary, `some text before ${String(record)}`);
      expect(searchTree(folder, needles).map(({ where }) => where)).toContain(join('data', 'canary'));
      const shown = traffic.messages.filter(
        ({ call, direction }) => call === 'vault.reveal' && direction === 'to page',
      );
      expect(searchBuffer('the word call', Buffer.from(JSON.stringify(shown)), needles)).not.toEqual([]);
    });
  } finally {
    await context.close();
    await host.stop();
    await keyring.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
