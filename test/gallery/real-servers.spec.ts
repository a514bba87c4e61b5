import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPractice } from '../../src-main/practice/index.ts';
import { ask } from '../e2e/support/ask.ts';
import { readExchanges } from '../e2e/support/exchanges.ts';
import {
  addWallet,
  agree,
  button,
  createInvoice,
  go,
  issue,
  openWallet,
  readFriendInvoice,
  readyWallet,
  refreshUntil,
  review,
  send,
  sign,
  switchTo,
  test,
  transfer,
} from '../e2e/support/practice.ts';
import { openWay } from '../faults/way.ts';
import { stand } from './stand.ts';

const VINE = { ticker: 'VINE', name: 'Vineyard share 2026', decimals: 2, supply: '1000' };
/** As RGB-Node answers where its indexer did not take the transaction (docs/service-facts.md). */
const NOT_TAKEN = 'Electrum error: {"code":-26,"message":"min relay fee not met"}';

test('what real servers told of a send: not out yet, a refresh that failed, a refused hand-over', async ({
  ochre: { page, host },
}) => {
  const says = (file: string, text: string): string => {
    const path = join(host.exchanges, file);
    writeFileSync(path, text);
    return path;
  };
  await readyWallet(page, 'Atelier', 6);
  const assetId = await issue(page, VINE);
  const other = await issue(page, { ...VINE, ticker: 'OAKS' });

  await readFriendInvoice(page, { assetId, amount: '10', to: 'A slot' });
  await review(page);
  await sign(page);
  const ended = readExchanges(host.exchanges).findLast(({ path }) => path.endsWith('/sendend'));
  const { batch_transfer_idx: idx } = JSON.parse(ended?.answer ?? '{}') as { batch_transfer_idx: number };
  const failing = says(
    'always-refresh',
    JSON.stringify({ [idx]: { updated_status: null, failure: { details: NOT_TAKEN } } }),
  );
  await refreshUntil(page, transfer(page, /Out/, /10\.00/, /Waiting/));
  await transfer(page, /Out/, /10\.00/).click();
  await stand(page, 'transfer-refresh-failed', page.getByText(/min relay fee not met/).first());
  rmSync(failing);

  await readFriendInvoice(page, { assetId: other, amount: '20', to: 'A slot' });
  await review(page);
  says('answer-sendend', 'HTTP 400\n{"error":"RecipientIdAlreadyUsed","message":"","status":400}');
  // The practice service did send it: of that nothing is to be seen.
  const before = ['listunspends', 'btcbalance'].map((name) => {
    const told = readExchanges(host.exchanges).findLast(({ path }) => path.endsWith(`/${name}`));
    return says(`always-${name}`, told?.answer ?? '');
  });
  const unlisted = says('always-listtransfers', '[]');
  await button(page, /^Sign and send/).click();
  await agree(page, /^Send /, 'Sign');
  await stand(page, 'result-hand-over-refused', page.getByText(/an invoice was tried before/).first());
  await button(page, 'In progress').last().click();
  await stand(page, 'home-hand-over-refused', page.getByText('Refused by the service').first());
  for (const one of [...before, unlisted]) rmSync(one);
});

test('what real servers told of an invoice for any asset, once it is paid', async ({ ochre: { page } }) => {
  await readyWallet(page, 'Atelier', 6);
  const assetId = await issue(page, VINE);
  await readyWallet(page, 'Cellar', 3);
  const open = await createInvoice(page, 'any', '25');
  await switchTo(page, 'Atelier');
  await go(page, 'Send');
  await page.getByLabel('Pay to').fill(open);
  await page.getByLabel('Asset', { exact: true }).selectOption(assetId);
  await send(page);
  await switchTo(page, 'Cellar');
  await go(page, 'Transfers');
  await refreshUntil(page, transfer(page, /In/, /Waiting|Confirming/));
  await stand(page, 'transfers-any-asset-paid');
  await go(page, 'Receive');
  await stand(page, 'receive-any-asset-paid');
});

/** Two practice services behind one address: what the first knows, the second has lost. */
async function forgetful() {
  const folder = mkdtempSync(join(tmpdir(), 'ochre-gallery-forgetful-'));
  const clock = { nowMs: () => Date.now() };
  const started = (name: string) =>
    startPractice({ dataFolder: join(folder, name), clock, blockEverySeconds: 0 });
  const [knows, forgot] = [await started('knows'), await started('forgot')];
  const way = await openWay(knows.baseUrl);
  return {
    baseUrl: way.baseUrl,
    forget: () => {
      way.leadTo(forgot.baseUrl);
    },
    close: async () => {
      await Promise.all([way.close(), knows.close(), forgot.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

test('a service that knew a wallet and knows it no more', async ({ ochre: { page } }) => {
  const service = await forgetful();
  try {
    await addWallet(page, 'Atelier');
    const walletId = await openWallet(page);
    const { baseUrl } = service;
    await ask(page, 'wallet.connect', {
      walletId,
      connection: {
        kind: 'remote',
        baseUrl,
        dialect: 'document',
        numbering: 'documentEra',
        keychains: 'learned',
      },
    });
    const registering = ask(page, 'wallet.register', { walletId });
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button').last().click();
    await registering;
    await page.reload();
    await go(page, 'Home');
    service.forget();
    await button(page, 'Refresh the wallet').click();
    await stand(page, 'home-forgotten', button(page, 'Connect again').first());
    await button(page, 'Connect again').first().click();
    await stand(page, 'question-register-again', page.getByText(/Connecting again starts an empty wallet/));
  } finally {
    await page.close();
    await service.close();
  }
});
