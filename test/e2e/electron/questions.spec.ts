import { expect, test } from '@playwright/test';
import { button, go, title } from '../support/practice.ts';
import { answerQuestion, openWindows, picture, windowCalled } from './desktop.ts';
import { get, inPage, ochreOfFile } from './open-ochre.ts';

// Main's question before it signs: declined, or interrupted by the end of Ochre, of the page's process or of the
// keyholder. Whatever was reached is found again, once.

let walletId = '';
const { ochre, page, startAgain } = ochreOfFile(undefined, async (begun) => {
  const made = { name: 'Asked', network: 'regtest', keep: 'keychain', practice: true } as const;
  // If the first start had left a wallet, the page would begin at Home.
  await expect(button(begun, 'Create a wallet')).toBeVisible();
  walletId = (await get(begun, 'vault.create', { ...made, wordCount: 12 })).id;
  await get(begun, 'wallet.connect', { walletId, connection: { kind: 'practice' } });
  await get(begun, 'wallet.register', { walletId });
  await get(begun, 'practice.faucet', { walletId, amountSats: 300_000 });
  await get(begun, 'practice.mine', { blocks: 1 });
  await get(begun, 'wallet.refresh', { walletId });
  await button(begun, 'Back to your wallets').click();
  await expect(title(begun, 'Home')).toBeVisible();
});
const sign = () => button(page(), /^Sign and create 2/);

/** Goes from any page to the question before two slots. */
async function toQuestion(): Promise<void> {
  await go(page(), 'Asset slots');
  await page().getByLabel('How many').fill('2');
  await button(page(), /^Review: create 2/).click();
  await sign().click();
  await windowCalled(/^Create 2/);
}

/** Waits for a page that is reloading. */
async function isNotSigned(): Promise<void> {
  const asked = `ochre.signing.unfinished({ walletId: ${JSON.stringify(walletId)} }).then(({ value }) => value.flows.map(({ state }) => state))`;
  await expect.poll(() => inPage(ochre().app, asked)).toEqual(['notSigned']);
}

test('a declined question signs nothing, and the flow can be resumed', async () => {
  await toQuestion();
  picture('native question');
  await answerQuestion(/^Create 2/, 'turn back');
  await expect(sign()).toBeVisible();
  await isNotSigned();
});

test('a kill while the question is open leaves the flow unsigned', async () => {
  await sign().click();
  await windowCalled(/^Create 2/);
  await startAgain('SIGKILL');
  await expect(title(page(), 'Home')).toBeVisible({ timeout: 20_000 });
  await isNotSigned();
  expect(openWindows()).toHaveLength(1);
  const { flows } = await get(page(), 'signing.unfinished', { walletId });
  for (const { flowId } of flows) await get(page(), 'signing.cancel', { flowId });
});

test('the question stays open if the page’s process ends, and nothing is signed by that', async () => {
  await toQuestion();
  await ochre().app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer();
  });
  await isNotSigned();
  await answerQuestion(/^Create 2/, 'turn back');
  await isNotSigned();
  await startAgain('SIGTERM');
  await expect(title(page(), 'Home')).toBeVisible({ timeout: 20_000 });
  const { flows } = await get(page(), 'signing.unfinished', { walletId });
  for (const { flowId } of flows) await get(page(), 'signing.cancel', { flowId });
});

/** Kills the running keyholders, and returns how many there were. */
async function killKeyholders(): Promise<number> {
  const pids = await ochre().app.evaluate(({ app }) =>
    app
      .getAppMetrics()
      .filter(({ serviceName, name }) => `${serviceName ?? ''} ${name ?? ''}`.includes('Ochre keyholder'))
      .map(({ pid }) => pid),
  );
  for (const pid of pids) process.kill(pid, 'SIGKILL');
  return pids.length;
}

test('an approved transaction is signed once, by the next keyholder if the first one is killed', async () => {
  await toQuestion();
  const before = await killKeyholders();
  await answerQuestion(/^Create 2/, 'agree');
  // Includes the keyholder that signs now, if it has started and not ended.
  expect(before + (await killKeyholders())).toBeGreaterThan(0);
  const made = page().getByText(/^2\sslots created\. /);
  const refused = page().getByRole('alert');
  await expect(made.or(refused).first()).toBeVisible({ timeout: 20_000 });
  if (!(await made.isVisible())) {
    await button(page(), 'Try again').or(sign()).first().click();
    await answerQuestion(/^Create 2/, 'agree');
  }
  await expect(made).toBeVisible({ timeout: 20_000 });
  await get(page(), 'practice.mine', { blocks: 1 });
  await get(page(), 'wallet.refresh', { walletId });
  const { unspents } = await get(page(), 'wallet.unspents', { walletId });
  expect(unspents.filter(({ use }) => use === 'free')).toHaveLength(2);
});
