import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { writePack } from '../../src-main/verify/imported/pack.ts';
import { packOf } from '../support/offline/packs.ts';
import { genuineSlots } from '../support/psbt/builder.ts';
import { writeRaw } from '../support/psbt/raw-psbt.ts';
import { scureOpinion } from '../support/psbt/second-opinion.ts';
import { payee } from '../support/psbt/send-btc.ts';
import { compareWith } from './support/compare.ts';
import { look, WALK, WALK_MS } from './support/look.ts';
import { agree, button, go, test, title } from './support/practice.ts';
import { bare, file, openSigner, packed, photo, wallet } from './support/to-sign.ts';

/** A wallet without a service, on a machine that signs offline. */
const choose = (page: Page, ...files: ReturnType<typeof file>[]) =>
  page.getByLabel('Files to sign').setInputFiles(files);

test(
  'a pack is judged, signed and saved, many are signed with one question, and nothing is sent',
  WALK,
  async ({ ochre: { page, host } }) => {
    test.setTimeout(WALK_MS);
    await openSigner(page);
    await expect(page.getByLabel('Offline mode', { exact: true })).toBeVisible();
    await look(page, 'sign-offline-empty', title(page, 'Sign offline'));
    await choose(page, file('rent.ochre-pack.json', packed(20_000n)));
    await look(page, 'sign-offline-pack', title(page, 'The request sends'));
    await expect(page.getByText(/^Amounts as the signing request listed them/)).toBeAttached();
    await compareWith(page, [payee().address]);
    await button(page, /^Sign transaction/).click();
    await agree(page, /^Send /, 'Sign');
    await look(page, 'sign-offline-signed', page.getByRole('heading', { name: /^Signed/ }));
    await button(page, 'Save signed PSBT').click();
    await expect(page.getByText(/Saved as .*-signed\.psbt/)).toBeVisible();
    const exports = join(host.requestLog, '..', 'data', 'exports');
    const [saved = ''] = readdirSync(exports);
    const { valid } = scureOpinion(readFileSync(join(exports, saved)).toString('base64'));
    expect(valid).not.toContain(false);
    await button(page, 'Show as QR codes').click();
    await look(page, 'sign-offline-codes', page.getByRole('region', { name: 'The signed PSBT as QR codes' }));
    await button(page, 'Done').click();

    const packs = Array.from({ length: 8 }, (_, i) =>
      file(`pay-${String(i + 1)}.json`, packed(10_000n + BigInt(i) * 7_777n)),
    );
    await choose(page, ...packs, file('bare.psbt', bare(30_000n)), photo);
    const table = page.getByRole('region', { name: 'Imported', exact: true });
    await expect(table.getByText('Reported', { exact: true })).toHaveCount(8);
    await expect(table.getByText('Not verified', { exact: true })).toHaveCount(1);
    await expect(table).toContainText('This is a picture');
    await look(page, 'sign-offline-many', 'everyColour');
    // All pay the same address, so one comparison is enough.
    await table.getByRole('button', { name: 'Open' }).first().click();
    const compare = page.getByLabel('Hidden characters');
    if (await compare.first().isVisible()) await compareWith(page, [payee().address]);
    await button(page, 'Back to the list').click();
    await button(page, /^Sign 8 that/).click();
    await agree(page, 'Sign 8 transactions?', 'Sign');
    await expect(table.getByText('Signed', { exact: true })).toHaveCount(8, { timeout: 60_000 });
    await button(page, /^Save 8/).click();
    await expect(page.getByText(/^Saved in .*: 8/)).toBeVisible();
    expect(readdirSync(exports)).toHaveLength(9);
    expect(readFileSync(host.requestLog, { encoding: 'utf8', flag: 'a+' })).toBe('');
  },
);

test('a file dropped on any page is read by Ochre and not opened by the browser', async ({
  ochre: { page },
}) => {
  await openSigner(page, 'online');
  const files = { psbt: test.info().outputPath('dragged.psbt'), page: test.info().outputPath('page.html') };
  writeFileSync(files.psbt, bare(20_000n));
  writeFileSync(files.page, '<h1>Not Ochre</h1>');
  const system = await page.context().newCDPSession(page);
  const drag = (type: 'dragEnter' | 'dragOver' | 'drop', path: string) =>
    system.send('Input.dispatchDragEvent', {
      ...{ type, x: 640, y: 400 },
      data: { items: [], files: [path], dragOperationsMask: 1 },
    });
  await go(page, 'Home');
  await drag('dragEnter', files.page);
  await drag('dragOver', files.page);
  await drag('drop', files.page);
  await expect(page.getByText(/^Drop only \.psbt files and signing requests/)).toBeVisible();
  await expect(title(page, 'Home')).toBeVisible();
  await drag('dragEnter', files.psbt);
  await drag('dragOver', files.psbt);
  await expect(page.getByText('Drop to open in Sign offline')).toBeVisible();
  await drag('drop', files.psbt);
  await expect(title(page, 'To others')).toBeVisible();
  await expect(page.getByText('Drop to open in Sign offline')).toHaveCount(0);
});

test(
  'a transaction with a thousand inputs is judged and signed without freezing the page',
  { tag: '@long' },
  async ({ ochre: { page } }) => {
    await openSigner(page, 'online');
    const draft = genuineSlots({ wallet, inputSats: Array.from({ length: 1_000 }, () => 2_000n) });
    const text = writePack(packOf({ ...draft, psbt: writeRaw(draft.raw) }));
    const longest: Record<string, number> = {};
    /** The longest wait for a frame since the last call, including the page's drawing and calls. */
    const note = async (what: string): Promise<void> => {
      longest[what] = Math.round(await page.evaluate<number>('[longestMs, longestMs = 0][0]'));
    };
    await page.evaluate(`globalThis.longestMs = 0;
      let lastMs = performance.now();
      const next = (nowMs) => {
        longestMs = Math.max(longestMs, nowMs - lastMs);
        lastMs = nowMs;
        requestAnimationFrame(next);
      };
      requestAnimationFrame(next); 0`);
    await choose(page, file('thousand.json', Buffer.from(text)));
    await expect(title(page, /^The request creates/)).toBeVisible({ timeout: 30_000 });
    await note('judged and drawn');
    await page.getByText('How it flows').click();
    await button(page, /^Show all 1,000 inputs/).click();
    const flow = page.getByRole('group', { name: 'How it flows' });
    await flow.getByRole('listitem').first().waitFor();
    await flow.evaluate((box) => {
      const scrolled = box as unknown as { scrollTop: number; readonly scrollHeight: number };
      scrolled.scrollTop = scrolled.scrollHeight;
    });
    await expect(flow.locator('[aria-posinset="1000"]')).toBeVisible();
    expect(await flow.getByRole('listitem').count()).toBeLessThan(60);
    await note('all of them shown, and scrolled to the end');
    await button(page, /^Sign transaction/).click();
    await agree(page, /^Create/, 'Sign');
    await expect(page.getByRole('heading', { name: /^Signed/ })).toBeVisible({ timeout: 60_000 });
    await note('signed');
    console.info(`the longest waits for a frame, in ms: ${JSON.stringify(longest)}`);
    expect(Math.max(...Object.values(longest))).toBeLessThan(2_000);
  },
);
