import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { readExchanges } from './support/exchanges.ts';
import {
  agree,
  button,
  go,
  issue,
  readFriendInvoice,
  readyWallet,
  review,
  test,
  title,
} from './support/practice.ts';

/** What a service with an indexer that answers in 150 ms takes for one look at the chain, as it was measured. */
const LOOK_MS = 4_500;

const refreshed = (page: Page) => button(page, 'Refresh the wallet');

test(
  'a start and a refresh ask the service for each figure once',
  { tag: '@long' },
  async ({ ochre: { page, host } }) => {
    test.setTimeout(180_000);
    await readyWallet(page, 'Counted', 4);
    const assetId = await issue(page, {
      ticker: 'ONCE',
      name: 'Asked for once',
      decimals: 0,
      supply: '1000',
    });
    await go(page, 'Home');
    const paths = () =>
      readExchanges(host.exchanges).map(({ path, by }) => `${path.replace('/api/', '')}:${by}`);

    /** Nothing was asked for two seconds. */
    const quiet = async (): Promise<void> => {
      let known = -1;
      const isQuiet = (): boolean => {
        const before = known;
        known = paths().length;
        return before === known;
      };
      await expect.poll(isQuiet, { intervals: [2_000], timeout: 30_000 }).toBe(true);
    };
    await quiet();

    let before = paths().length;
    await refreshed(page).click();
    await quiet();
    const byRefresh = paths().slice(before);
    expect(byRefresh.length).toBeLessThanOrEqual(6);

    before = paths().length;
    await page.reload();
    await expect(title(page, 'Home')).toBeVisible();
    await quiet();
    const byStart = paths().slice(before);
    expect(byStart.length).toBeLessThanOrEqual(10);

    const slow = join(host.exchanges, 'slow');
    writeFileSync(slow, String(LOOK_MS));
    before = paths().length;
    let startedAt = Date.now();
    const seconds = (): number => (Date.now() - startedAt) / 1000;
    await refreshed(page).click();
    const looks = (): number => paths().slice(before).filter(isLook).length;
    await expect.poll(looks, { timeout: 60_000, intervals: [100] }).toBeGreaterThanOrEqual(2);
    const refreshTook = seconds();
    await quiet();
    expect(looks()).toBe(2);
    expect(refreshTook).toBeLessThanOrEqual(10);

    rmSync(slow);
    await readFriendInvoice(page, { assetId, amount: '1', to: 'A slot' });
    await review(page);
    await quiet();
    writeFileSync(slow, String(LOOK_MS));
    before = paths().length;
    await button(page, /^Sign and send/).click();
    startedAt = Date.now();
    await agree(page, /^Send /, 'Sign');
    await expect(page.getByText(/^Submitted\. /)).toBeVisible({ timeout: 60_000 });
    const sendTook = seconds();
    // The refresh of every minute may have stood in the same queue, which is the service's own time.
    const others = paths()
      .slice(before)
      .filter(isLook)
      .filter((path) => !path.endsWith(':signing.approve'));
    expect(sendTook).toBeLessThanOrEqual(10 + (others.length * LOOK_MS) / 1000);
  },
);

/** What the slow service takes its time for. */
const isLook = (path: string): boolean => /^wallet\/(?:refresh|listunspen[td]s|btcbalance|sync):/.test(path);
