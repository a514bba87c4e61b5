import { expect, test, type Page } from '@playwright/test';
import { button, go, title } from '../support/practice.ts';
import { answerQuestion, openWindows, windowCalled } from './desktop.ts';
import { get, inPage, openOchre, type OpenOchre } from './open-ochre.ts';

// A flow that ends in its middle: by the end of Ochre, of the page's process, or of the keyholder. Whatever was reached
// is found again, once.

test.describe.configure({ mode: 'serial' });
let ochre: OpenOchre;
let page: Page;
let walletId = '';

/** A practice wallet with coins, on Home. */
test.beforeAll(async () => {
  ochre = await openOchre();
  ({ page } = ochre);
  const made = { name: 'Flow', network: 'regtest', keep: 'keychain', practice: true } as const;
  walletId = (await get(page, 'vault.create', { ...made, wordCount: 12 })).id;
  await get(page, 'wallet.connect', { walletId, connection: { kind: 'practice' } });
  await get(page, 'wallet.register', { walletId });
  await get(page, 'practice.faucet', { walletId, amountSats: 300_000 });
  await get(page, 'practice.mine', { blocks: 1 });
  await get(page, 'wallet.refresh', { walletId });
  await button(page, 'Back to your wallets').click();
  await expect(title(page, 'Home')).toBeVisible();
});
test.afterAll(async () => {
  await ochre.close();
});

/** To the review of two slots, from wherever the page is. */
async function toReview(): Promise<void> {
  await go(page, 'Bitcoin');
  await page.getByLabel('How many').fill('2');
  await button(page, /^Review: create 2/).click();
  await expect(button(page, /^Sign and create 2/)).toBeVisible();
}

/** What main says is unfinished, by state; a page that is being loaded anew is waited for. */
async function unfinished(): Promise<readonly string[]> {
  const asked = `ochre.signing.unfinished({ walletId: ${JSON.stringify(walletId)} }).then(({ value }) => value.flows.map(({ state }) => state))`;
  let states: unknown;
  await expect
    .poll(async () => {
      states = await inPage(ochre.app, asked);
      return Array.isArray(states);
    })
    .toBe(true);
  return states as readonly string[];
}

async function slots(): Promise<number> {
  const asked = `ochre.wallet.unspents({ walletId: ${JSON.stringify(walletId)} }).then(({ value }) => value.unspents.filter(({ use }) => use === 'free').length)`;
  return Number(await inPage(ochre.app, asked));
}

async function dropAll(): Promise<void> {
  const { flows } = await get(page, 'signing.unfinished', { walletId });
  for (const { flowId, can } of flows) if (can.drop) await get(page, 'signing.cancel', { flowId });
}

/** Ends as it does, and starts once more on the same data. */
async function startAgain(signal: NodeJS.Signals): Promise<void> {
  await ochre.end(signal);
  ochre = await openOchre({ again: ochre });
  ({ page } = ochre);
  await expect(title(page, 'Home')).toBeVisible({ timeout: 20_000 });
}

const steps: readonly (readonly [string, () => Promise<void>, readonly string[]])[] = [
  [
    'while a form is filled',
    async () => {
      await go(page, 'Bitcoin');
      await page.getByLabel('How many').fill('2');
    },
    [],
  ],
  ['at the review', toReview, ['notSigned']],
  [
    'while main’s question stands',
    async () => {
      await toReview();
      await button(page, /^Sign and create 2/).click();
      await windowCalled(/^Create 2/);
    },
    ['notSigned'],
  ],
];

for (const signal of ['SIGTERM', 'SIGKILL'] as const)
  for (const [when, reach, states] of steps)
    test(`an end by ${signal} ${when} is found as it was, and nothing is signed`, async () => {
      await reach();
      await startAgain(signal);
      expect(await unfinished()).toEqual(states);
      expect(openWindows()).toHaveLength(1);
      await dropAll();
    });

for (const [when, reach, states] of steps)
  test(`a page whose process ends ${when} is loaded anew, and nothing is signed by that`, async () => {
    await reach();
    await ochre.app.evaluate(({ BrowserWindow }) => {
      BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer();
    });
    expect(await unfinished()).toEqual(states);
    // A question that stands is main's, and goes on standing: it is turned back here.
    if (openWindows().length > 1) await answerQuestion(/^Create 2/, 'turn back');
    expect(await unfinished()).toEqual(states);
    await startAgain('SIGTERM');
    await dropAll();
  });

/** Kills those that are there, and answers how many were. */
async function killKeyholders(): Promise<number> {
  const pids = await ochre.app.evaluate(({ app }) =>
    app
      .getAppMetrics()
      .filter(({ serviceName, name }) => `${serviceName ?? ''} ${name ?? ''}`.includes('Ochre keyholder'))
      .map(({ pid }) => pid),
  );
  for (const pid of pids) process.kill(pid, 'SIGKILL');
  return pids.length;
}

test('a keyholder that is killed while it signs leaves nothing half signed, and the next one signs', async () => {
  await toReview();
  await button(page, /^Sign and create 2/).click();
  await windowCalled(/^Create 2/);
  const before = await killKeyholders();
  await answerQuestion(/^Create 2/, 'agree');
  // The one that signs now, too, where it is there yet or still.
  const killed = before + (await killKeyholders());
  const made = page.getByText(/^2\sslots created\. /);
  await expect.poll(async () => (await unfinished()).includes('signing'), { timeout: 20_000 }).toBe(false);
  if ((await unfinished()).includes('notSigned')) {
    await button(page, /^Sign and create 2/).click();
    await answerQuestion(/^Create 2/, 'agree');
  }
  await expect(made).toBeVisible({ timeout: 20_000 });
  expect(killed).toBeGreaterThan(0);
});

test('what was signed is made once, and nothing of it is unfinished after an end', async () => {
  await get(page, 'practice.mine', { blocks: 1 });
  await get(page, 'wallet.refresh', { walletId });
  await expect.poll(slots).toBe(2);
  await startAgain('SIGKILL');
  expect((await unfinished()).filter((state) => /notSigned|signing/.test(state))).toEqual([]);
});
