import { randomBytes } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { entropyToMnemonic } from 'bip39';
import { readPhrase } from '../../../src-main/phrase/diagnose.ts';
import { phraseToSeed } from '../../../src-main/phrase/phrase.ts';
import { buildNeedles, searchTree } from '../../support/secret-search.ts';
import { agreeToQuestions, ask, ochreOfTest } from './open-ochre.ts';

// The keyholder's real utility process, and main's heap beside it.

// Random words, because main's own text and tables contain those of well-known phrases.
const WORDS = entropyToMnemonic(randomBytes(16).toString('hex'));
const wallet = { name: 'Window', network: 'regtest', keep: 'session', practice: true };
const ochre = ochreOfTest();
test.beforeEach(() => agreeToQuestions(ochre().app));

/** Counts keyholders; -1 if main's garbage collection just lost the inspector's answer, to ask again. */
const keyholders = () =>
  ochre()
    .app.evaluate(
      ({ app }) =>
        app
          .getAppMetrics()
          .filter(({ serviceName, name }) => `${serviceName ?? ''} ${name ?? ''}`.includes('Ochre keyholder'))
          .length,
    )
    .catch((error: unknown) => {
      if (String(error).includes('garbage collected')) return -1;
      throw error;
    });

test("the keyholder's utility process lives as long as a session’s wallet, and no longer", async () => {
  const { page } = ochre();
  // The keyholder that tried the keychain at the start may still be ending.
  await expect.poll(keyholders).toBe(0);
  const made = (await ask(page, 'vault.create', { ...wallet, wordCount: 12 })) as { value: { id: string } };
  await expect.poll(keyholders).toBe(1);
  expect(await ask(page, 'wallet.remove', { walletId: made.value.id })).toMatchObject({
    value: { outcome: 'removed' },
  });
  await expect.poll(keyholders).toBe(0);
});

test('leaves none of a wallet’s keys in main’s heap', async () => {
  const { app, page, folder } = ochre();
  const made = (await ask(page, 'vault.restore', { ...wallet, words: WORDS })) as { value: { id: string } };
  const walletId = made.value.id;
  expect(await ask(page, 'vault.reveal', { walletId })).toMatchObject({ value: { outcome: 'shown' } });
  const heap = join(folder, 'heap.heapsnapshot');
  // Delayed, because main first collects garbage, and with it the answer that the inspector waits for.
  await app.evaluate((_electron, file) => {
    setTimeout(() => {
      process.getBuiltinModule('node:v8').writeHeapSnapshot(`${file}.part`);
      process.getBuiltinModule('node:fs').renameSync(`${file}.part`, file);
    }, 200);
  }, heap);
  await expect.poll(() => existsSync(heap), { timeout: 20_000 }).toBe(true);
  const needles = buildNeedles({ entropy: readPhrase(WORDS).entropy, seed: phraseToSeed(WORDS.split(' ')) });
  const found = searchTree(folder, needles);
  rmSync(heap);
  expect(found).toEqual([]);
});
