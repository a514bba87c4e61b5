import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { askKeychain, missingForKeyring, startKeyring } from '../support/keyring.ts';
import { searchBuffer, searchTree } from '../support/secret-search.ts';
import { onHost } from './support/host.ts';
import { checkWords, lookAround, makeFirstSlots, receiveSamples, toWords } from './support/newcomer.ts';
import { needlesOf } from './support/secret.ts';
import { recordTraffic } from './support/traffic.ts';
import { agree, button, unfold } from './support/practice.ts';

const noKeyring = missingForKeyring();
if (noKeyring !== null) console.warn(`first light is not tried: ${noKeyring}`);

/** From nothing to an asset that was received: a person who has never seen Ochre, on the practice service. */
const LIMIT_MS = 180_000;

test('a newcomer looks around, makes a wallet and receives an asset, and no form of its secret leaves the keychain', async ({
  page,
}) => {
  test.skip(noKeyring !== null, noKeyring ?? '');
  test.setTimeout(LIMIT_MS + 30_000);
  page.setDefaultTimeout(10_000);
  const keyring = await startKeyring();
  const traffic = await recordTraffic(page);
  try {
    await onHost(page, keyring.env, async ({ folder, host }) => {
      const startedAt = Date.now();
      await lookAround(page);
      await toWords(page, async () => {
        await unfold(page, 'Key and words');
        await page.getByRole('radio', { name: /keychain/ }).check();
      });
      await button(page, 'Show recovery phrase').click();
      await agree(page, /Show the recovery phrase/, 'Agree');
      const words = await checkWords(page);
      await makeFirstSlots(page, () => agree(page, /Create 5 slots/, 'Sign'));
      await receiveSamples(page);
      expect(Date.now() - startedAt, 'under three minutes').toBeLessThan(LIMIT_MS);

      const { needles, entropyHex } = needlesOf(words);
      const made = traffic.messages.findLast(
        ({ call, direction }) => call === 'vault.create' && direction === 'to page',
      );
      const walletId = /"id":"([0-9a-f]{32})"/.exec(made?.text ?? '')?.[1] ?? '';
      const record = await askKeychain(keyring.env, 'getPassword', 'Ochre', `wallet:${walletId}`);
      expect(JSON.parse(String(record))).toMatchObject({ v: 1, entropy: entropyHex, network: 'regtest' });

      await page.close();
      await host().stop();
      const requests = readFileSync(host().requestLog);
      expect(requests.toString('utf8')).toContain('/api/wallet/createutxosend');
      expect(traffic.messages.length).toBeGreaterThan(20);
      const notices = traffic.messages.filter(({ call }) => call === 'notices').map(({ text }) => text);
      expect(notices.join('')).toContain('signing.progress');
      const hits = [
        ...searchTree(folder, needles),
        ...searchBuffer('output of the host', Buffer.from(host().output()), needles),
        ...searchBuffer('requests to services', requests, needles),
        ...searchBuffer('calls and notices', Buffer.from(JSON.stringify(traffic.wordless())), needles),
      ];
      expect(hits).toEqual([]);

      // The same search must find what is there: the record, planted among the files.
      appendFileSync(join(folder, 'data', 'canary'), `some text before ${String(record)}`);
      expect(searchTree(folder, needles).map(({ where }) => where)).toContain(join('data', 'canary'));
      const shown = traffic.messages.filter(
        ({ call, direction }) => call === 'vault.reveal' && direction === 'to page',
      );
      expect(searchBuffer('the word call', Buffer.from(JSON.stringify(shown)), needles)).not.toEqual([]);
    });
  } finally {
    await keyring.stop();
  }
});
