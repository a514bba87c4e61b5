import { beforeEach, describe, expect, it } from 'vitest';
import type { LazyPractice } from '../support/practice.ts';
import { walletWithSlots, type AssetWallet } from './asset-wallet.ts';
import { clientOf } from './client.ts';
import { startPractice } from './service.ts';

let practice: LazyPractice;
let wallet: AssetWallet;

beforeEach(async () => {
  practice = startPractice();
  wallet = await walletWithSlots(practice, 3);
});

describe("the program's own client", () => {
  it('reads every answer about assets and sends all that a send needs', async () => {
    const other = await walletWithSlots(practice);
    const [mine, theirs] = [await clientOf(practice, wallet), await clientOf(practice, other)];
    const amounts = [2n ** 64n - 3n, 2n];
    const { assetId, issuedSupply } = await mine.issueAssetNia({
      ticker: 'BIG',
      name: 'Big',
      amounts,
      precision: 18,
    });
    expect(issuedSupply).toBe(2n ** 64n - 1n);
    expect(await mine.listAssets()).toMatchObject([
      { assetId, schema: 'nia', ticker: 'BIG', precision: 18, balance: { settled: 2n ** 64n - 1n } },
    ]);
    const amount = 2n ** 64n - 2n;
    const created = await theirs.createInvoice({ assetId, amount });
    const decoded = await mine.decodeRgbInvoice(created.invoice);
    expect(decoded).toMatchObject({ assetId, amount, recipientId: created.recipientId });
    expect(decoded.expiresAtMs).toBe(created.expiresAtMs);
    const { recipientId, transportEndpoints } = decoded;
    const asked = {
      recipients: [
        { assetId, recipientId, amount, invoice: created.invoice, witness: null, transportEndpoints },
      ],
      donation: false,
      rateSatsPerVb: 1,
      minConfirmations: 1,
    };
    const psbt = await mine.sendBegin(asked);
    const { txid, batchTransferIdx } = await mine.sendEnd(asked, wallet.sign(psbt));
    expect(await mine.listTransfers(assetId)).toMatchObject([
      { statusName: 'settled', kindName: 'issuance' },
      { statusName: 'waitingCounterparty', kindName: 'send', amount, txid, batchTransferIdx },
    ]);
    await theirs.refresh();
    await mine.refresh();
    await practice.mine(1);
    await theirs.refresh();
    await mine.refresh();
    expect(await theirs.invoiceStatus(created.invoice)).toMatchObject({
      statusName: 'settled',
      kindName: 'receiveBlind',
      txid,
    });
    expect(await theirs.assetBalance(assetId)).toMatchObject({ settled: amount, spendable: amount });
    const holding = (await theirs.listUnspents()).filter(({ allocations }) => allocations.length > 0);
    expect(holding).toMatchObject([{ allocations: [{ assetId, amount, settled: true }], pendingBlinded: 0 }]);
    const abandoned = await theirs.createInvoice({ assetId, amount: 1n });
    await theirs.failTransfers({ batchTransferIdx: abandoned.batchTransferIdx });
    expect(await theirs.invoiceStatus(abandoned.invoice)).toMatchObject({ statusName: 'failed' });
  });
});

describe('issuing', () => {
  const issue = (change: object) =>
    wallet.call('/wallet/issueassetnia', { ticker: 'T', name: 'N', amounts: [1], precision: 0, ...change });

  it.each([
    [{ amounts: [] }, 400, 'NoIssuanceAmounts'],
    [{ amounts: [1, 0] }, 422, 'InvalidAmountZero'],
    [{ precision: 19 }, 400, 'InvalidPrecision'],
    [{ ticker: 'low' }, 400, 'InvalidTicker'],
    [{ ticker: 'NINELETTE' }, 400, 'InvalidTicker'],
    [{ name: '' }, 400, 'InvalidName'],
    [{ name: 'Ünicode' }, 400, 'InvalidName'],
  ])('refuses %j', async (change, status, error) => {
    expect(await issue(change)).toMatchObject({ status, json: { error } });
    expect(await wallet.ask('/wallet/listassets')).toEqual({ nia: [], uda: [], cfa: [] });
  });

  it('refuses a supply beyond a u64, and amounts that are no whole numbers', async () => {
    const body = '{"ticker":"T","name":"N","precision":0,"amounts":[18446744073709551615,1]}';
    expect((await wallet.call('/wallet/issueassetnia', body)).json).toMatchObject({
      error: 'TooHighIssuanceAmounts',
    });
    for (const amounts of [[1.5], [-1], ['1'], 5])
      expect(await issue({ amounts })).toMatchObject({ status: 422, json: { detail: [{}] } });
  });
});

describe('invoices', () => {
  it('are refused for zero and for an asset that nobody issued; unreadable and unknown ones are said to be', async () => {
    const create = (asset_id: string, amount: number) => wallet.call('/invoice/create', { asset_id, amount });
    expect(await create('', 0)).toMatchObject({ status: 422, json: { error: 'InvalidAmountZero' } });
    expect(await create('rgb:nothing', 1)).toMatchObject({ status: 404, json: { error: 'AssetNotFound' } });
    const { invoice } = await wallet.invoice('', 1);
    const other = await walletWithSlots(practice, 1);
    expect((await other.call('/invoice/status', { invoice })).status).toBe(404);
    for (const text of ['', 'rgb:', invoice.replace('bcrt', 'bc'), `${invoice}&expiry=1`])
      expect((await other.call('/wallet/decodergbinvoice', { invoice: text })).json).toMatchObject({
        error: 'InvalidInvoice',
      });
  });
});
