import { expect } from '@playwright/test';
import { readExchanges } from './support/exchanges.ts';
import { button, go, issue, readyWallet, test, title } from './support/practice.ts';

/** How often each act waits for a slow service: the pace of test/bench. */
test(
  'a start and a refresh ask the service once for each figure',
  { tag: '@long' },
  async ({ ochre: { page, host } }) => {
    test.setTimeout(120_000);
    await readyWallet(page, 'Counted', 4);
    await issue(page, { ticker: 'ONCE', name: 'Asked for once', decimals: 0, supply: '1000' });
    await go(page, 'Home');
    const asked = (): number => readExchanges(host.exchanges).length;
    /** Counts requests until there was none for two seconds. */
    const asks = async (act: () => Promise<unknown>): Promise<number> => {
      const before = asked();
      await act();
      let known = -1;
      const isQuiet = (): boolean => known === (known = asked());
      await expect.poll(isQuiet, { intervals: [2_000], timeout: 30_000 }).toBe(true);
      return asked() - before;
    };
    await asks(() => Promise.resolve());
    expect(await asks(() => button(page, 'Refresh the wallet').click())).toBeLessThanOrEqual(6);
    const start = async (): Promise<void> => {
      await page.reload();
      await expect(title(page, 'Home')).toBeVisible();
    };
    expect(await asks(start)).toBeLessThanOrEqual(10);
  },
);
