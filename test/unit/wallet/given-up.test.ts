import { expect, it } from 'vitest';
import { answerInstead } from './app.ts';
import { dishonestInvoice, freshApp, wireTransfer } from './asset-app.ts';

const a = freshApp({ slots: 5, sats: 1_000 });

const create = () => a.get('invoices.create', { assetId: a.assetId, amount: '300' });
/** A second invoice, which the service gives the number of the first one. */
async function numberedAs(batch: number) {
  await dishonestInvoice(a, { assetId: a.assetId, amount: 300n }, (_, answer) => {
    answer.batch_transfer_idx = batch;
    return {};
  });
  return create();
}

/** The last of these transfers is given up, as the person agrees and the service answers. Answers which are given up here. */
async function givenUp(batch: number, recipients: readonly (string | null)[], kind = 1): Promise<string[]> {
  const lists = (status: number) => {
    const numbers = { batch_transfer_idx: batch, kind, status };
    const all = recipients.map((to, at) => wireTransfer({ ...numbers, idx: 81 + at, recipient_id: to }));
    answerInstead(a.app, 'listtransfers', all, { always: true });
  };
  lists(0);
  await a.refresh();
  a.app.practice.faults.clear();
  lists(3);
  answerInstead(a.app, 'failtransfers', { failed: true });
  await a.get('transfers.fail', { key: `${a.assetId}#${String(80 + recipients.length)}` });
  return a.app.ports.holdings
    .invoicesOf(a.walletId)
    .flatMap(({ recipientId, givenUpAtMs }) => (givenUpAtMs === null ? [] : [recipientId]));
}

it('giving a transfer up ends no other invoice that the service gave the same number', async () => {
  const first = await create();
  const batch = first.batchTransferIdx;
  const second = await numberedAs(batch);
  expect(await givenUp(batch, [first.recipientId, second.recipientId])).toEqual([second.recipientId]);
});

it.each<[string, { twice?: boolean; named?: boolean; kind?: number; ends: boolean }]>([
  ['none of several where the service names no recipient', { twice: true, ends: false }],
  ['none where it was a send', { named: true, kind: 3, ends: false }],
  ['its own invoice, with the recipient named', { named: true, ends: true }],
  ['its own invoice, with no recipient named', { ends: true }],
])('giving a transfer up ends %s', async (_, { twice = false, named = false, kind = 1, ends }) => {
  const { batchTransferIdx: batch, recipientId } = await create();
  if (twice) await numberedAs(batch);
  expect(await givenUp(batch, [named ? recipientId : null], kind)).toEqual(ends ? [recipientId] : []);
});
