import { beforeEach, expect, it } from 'vitest';
import type { WalletApi } from '../../src-main/ports/index.ts';
import type { LazyPractice } from '../support/practice.ts';
import { walletWithSlots, type AssetWallet } from './asset-wallet.ts';
import { clientOf, provedSend } from './client.ts';
import { startPractice } from './service.ts';

interface Side {
  readonly wallet: AssetWallet;
  readonly api: WalletApi;
}

let practice: LazyPractice;
let alice: Side;
let bob: Side;
let assetId: string;

beforeEach(async () => {
  practice = startPractice();
  const open = async (): Promise<Side> => {
    const wallet = await walletWithSlots(practice);
    return { wallet, api: await clientOf(practice, wallet) };
  };
  [alice, bob] = [await open(), await open()];
  const issued = await alice.api.issueAssetNia({ ticker: 'T', name: 'T', amounts: [1000n], precision: 0 });
  ({ assetId } = issued);
});

/** The last transfer of each side, as its own service tells it. */
async function seen() {
  const last = async ({ api }: Side) => {
    const transfer = (await api.listTransfers(assetId)).at(-1);
    return [transfer?.kindName, transfer?.statusName, transfer?.amount, transfer?.txid];
  };
  return { alice: await last(alice), bob: await last(bob) };
}

it('two wallets send to one another, and each sees its side move at its own refresh only', async () => {
  const { invoice } = await bob.api.createInvoice({ assetId, amount: 300n });
  const { txid } = await provedSend(practice, alice.wallet, [{ invoice, assetId, amount: 300n }]);
  const status = async () => (await bob.api.invoiceStatus(invoice)).statusName;
  expect([(await seen()).alice, await status()]).toEqual([
    ['send', 'waitingCounterparty', 300n, txid],
    'waitingCounterparty',
  ]);
  await alice.api.refresh();
  expect((await seen()).alice[1]).toBe('waitingCounterparty');
  await bob.api.refresh();
  expect(await seen()).toEqual({
    alice: ['send', 'waitingCounterparty', 300n, txid],
    bob: ['receiveBlind', 'waitingConfirmations', 300n, txid],
  });
  await alice.api.refresh();
  expect((await seen()).alice[1]).toBe('waitingConfirmations');
  await practice.mine(1);
  expect((await seen()).bob[1]).toBe('waitingConfirmations');
  await bob.api.refresh();
  expect(await seen()).toEqual({
    alice: ['send', 'waitingConfirmations', 300n, txid],
    bob: ['receiveBlind', 'settled', 300n, txid],
  });
  await alice.api.refresh();
  expect((await seen()).alice[1]).toBe('settled');
  expect(await alice.api.assetBalance(assetId)).toMatchObject({ settled: 700n, spendable: 700n });

  // Part of it comes back, on a new slot of the first.
  const back = await alice.api.createInvoice({ assetId, amount: 120n });
  const again = await provedSend(practice, bob.wallet, [{ invoice: back.invoice, assetId, amount: 120n }]);
  for (const { api } of [alice, bob]) await api.refresh();
  await practice.mine(1);
  for (const { api } of [alice, bob]) await api.refresh();
  expect(await seen()).toEqual({
    alice: ['receiveBlind', 'settled', 120n, again.txid],
    bob: ['send', 'settled', 120n, again.txid],
  });
  expect(await alice.api.assetBalance(assetId)).toMatchObject({ settled: 820n, spendable: 820n });
  expect(await bob.api.assetBalance(assetId)).toMatchObject({ settled: 180n, spendable: 180n });
});

it('neither sees what is the other’s', async () => {
  const { batchTransferIdx, invoice } = await bob.api.createInvoice({ assetId, amount: 1n });
  expect(await bob.api.listAssets()).toEqual([]);
  await expect(alice.api.invoiceStatus(invoice)).rejects.toMatchObject({
    failure: { code: 'SERVICE_ERROR', facts: { status: 404 } },
  });
  await expect(alice.api.failTransfers({ batchTransferIdx })).rejects.toMatchObject({
    failure: { code: 'SERVICE_ERROR', facts: { name: 'BatchTransferNotFound' } },
  });
  expect((await bob.api.invoiceStatus(invoice)).statusName).toBe('waitingCounterparty');
});
