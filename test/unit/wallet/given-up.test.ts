import { beforeEach, expect, it } from 'vitest';
import { invoiceText, readInvoiceText } from '../../../src-main/practice/rgb/invoice.ts';
import { answerInstead } from './app.ts';
import { answerOnce, assetApp, type AssetApp } from './asset-app.ts';

let a: AssetApp;
let walletId: string;
let assetId: string;
beforeEach(async () => {
  a = await assetApp(5);
  ({ walletId } = a);
  assetId = await a.issue('TEST', 1_000n);
});

const create = () => a.app.get('invoices.create', { walletId, assetId, amount: '300' });
type Made = Awaited<ReturnType<typeof create>>;

/** A second invoice, which the service gives the number of the first one. */
async function numberedAs(batch: number): Promise<Made> {
  const made = await a.api.createInvoice({ assetId, amount: 300n });
  const honest = readInvoiceText(made.invoice);
  if (honest === null) throw new Error('no invoice');
  answerOnce(a.app, 'create', {
    invoice: invoiceText(honest),
    recipient_id: made.recipientId,
    expiration_timestamp: Math.floor((made.expiresAtMs ?? 0) / 1000),
    batch_transfer_idx: batch,
  });
  return create();
}

/** What the service lists from now on of some transfers. */
const lists = (
  listed: readonly { readonly idx: number; readonly batch: number; readonly to: string | null }[],
  how: { readonly status: number; readonly kind: number },
) =>
  answerInstead(
    a.app,
    'listtransfers',
    listed.map(({ idx, batch, to }) => ({
      ...{ idx, batch_transfer_idx: batch, created_at: 1_700_000_000, updated_at: 1_700_000_000, ...how },
      ...{ amount: 300, txid: null, recipient_id: to, receive_utxo: null, change_utxo: null },
      ...{ expiration: null, transport_endpoints: [] },
    })),
    { always: true },
  );

/** The transfer of this number is given up, as the person agrees and the service answers. Answers which are given up here. */
async function givenUp(idx: number, listed: Parameters<typeof lists>[0], kind: number): Promise<string[]> {
  lists(listed, { status: 0, kind });
  await a.refresh();
  a.app.practice.faults.clear();
  lists(listed, { status: 3, kind });
  answerInstead(a.app, 'failtransfers', { failed: true });
  await a.app.get('transfers.fail', { walletId, key: `${assetId}#${String(idx)}` });
  return a.app.ports.holdings
    .invoicesOf(walletId)
    .flatMap(({ recipientId, givenUpAtMs }) => (givenUpAtMs === null ? [] : [recipientId]));
}

it('giving a transfer up ends no other invoice that the service gave the same number', async () => {
  const first = await create();
  const batch = first.batchTransferIdx;
  const second = await numberedAs(batch);
  const listed = [
    { idx: 81, batch, to: first.recipientId },
    { idx: 82, batch, to: second.recipientId },
  ];
  expect(await givenUp(82, listed, 1)).toEqual([second.recipientId]);
});

it.each<
  [
    string,
    { readonly twice?: boolean; readonly named?: boolean; readonly kind?: number; readonly ends: boolean },
  ]
>([
  ['none of several where the service names no recipient', { twice: true, ends: false }],
  ['none where it was a send', { named: true, kind: 3, ends: false }],
  ['its own invoice, with the recipient named', { named: true, ends: true }],
  ['its own invoice, with no recipient named', { ends: true }],
])('giving a transfer up ends %s', async (_, { twice = false, named = false, kind = 1, ends }) => {
  const { batchTransferIdx: batch, recipientId } = await create();
  if (twice) await numberedAs(batch);
  const listed = [{ idx: 81, batch, to: named ? recipientId : null }];
  expect(await givenUp(81, listed, kind)).toEqual(ends ? [recipientId] : []);
});
