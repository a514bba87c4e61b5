import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { readExchanges } from './support/exchanges.ts';
import { addWallet, button, fund, go, issue, makeSlots, test, title } from './support/practice.ts';

/** What a service with an indexer that answers in 150 ms takes for one look at the chain, as it was measured. */
const LOOK_MS = 4_500;

const refreshed = (page: Page) => button(page, 'Ask the service now');

test(
  'a start and a refresh ask the service for each figure once',
  { tag: '@long' },
  async ({ ochre: { page, host } }) => {
    test.setTimeout(180_000);
    await addWallet(page, 'Counted');
    await fund(page);
    await makeSlots(page, 4);
    await issue(page, { ticker: 'ONCE', name: 'Asked for once', decimals: 0, supply: '1000' });
    await go(page, 'Home');
    const paths = () =>
      readExchanges(host.exchanges).map(({ path, by }) => `${path.replace('/api/', '')}:${by?.call ?? ''}`);

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
    console.log(`one refresh: ${byRefresh.join(' ')}`);
    expect(byRefresh.length).toBeLessThanOrEqual(6);

    before = paths().length;
    await page.reload();
    await expect(title(page, 'Home')).toBeVisible();
    await quiet();
    const byStart = paths().slice(before);
    console.log(`the first five seconds: ${byStart.join(' ')}`);
    expect(byStart.length).toBeLessThanOrEqual(10);

    writeFileSync(join(host.exchanges, 'slow'), String(LOOK_MS));
    before = paths().length;
    const startedAt = Date.now();
    await refreshed(page).click();
    await expect
      .poll(
        () =>
          paths()
            .slice(before)
            .filter((path) => path.includes('btcbalance')).length,
        { timeout: 60_000 },
      )
      .toBe(1);
    const seconds = (Date.now() - startedAt) / 1000;
    console.log(`a slow refresh: ${String(seconds)} s: ${paths().slice(before).join(' ')}`);
    // Three looks: refresh, unspents, balance.
    expect(seconds).toBeLessThan((3 * LOOK_MS) / 1000 + 2);
  },
);
