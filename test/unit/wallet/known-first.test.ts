import { expect, it } from 'vitest';
import { invoiceText, readInvoiceText, recipientIdText } from '../../../src-main/practice/rgb/invoice.ts';
import { answerOnce, apiOf, makeSlots } from './asset-app.ts';
import { genuine, given } from './asset-data-trial.ts';

/** The service answers an invoice that names the secret seal which these asset data pay. */
async function invoiced(at: Awaited<ReturnType<typeof given>>, trial: ReturnType<typeof genuine>) {
  const { recipient } = trial.ask;
  if (recipient === null) throw new Error('nobody is paid');
  const api = await apiOf(at.app, at.walletId);
  const made = await api.createInvoice({ assetId: '', amount: 300n });
  const honest = readInvoiceText(made.invoice);
  if (honest === null) throw new Error('no invoice');
  const recipientId = recipientIdText(recipient);
  answerOnce(at.app, 'create', {
    invoice: invoiceText({ ...honest, recipientId }),
    recipient_id: recipientId,
    expiration_timestamp: Math.floor((made.expiresAtMs ?? 0) / 1000),
    batch_transfer_idx: made.batchTransferIdx,
  });
  return at.app.get('invoices.create', { walletId: at.walletId, assetId: '', amount: '300' });
}

async function prepared() {
  const at = await given();
  const trial = genuine('nia-blind-change');
  await makeSlots(at.app, at.walletId, 3);
  await at.useServer();
  await at.app.get('chain.follow', { walletId: at.walletId });
  at.leave(trial);
  return { at, trial };
}

it('a block that came before an invoice, and was not heard of, holds no payment of it', async () => {
  const { at, trial } = await prepared();
  at.mine(trial);
  await invoiced(at, trial);
  expect(await at.verify(at.listed(trial))).toMatchObject({ outcome: 'refused', code: 'EARLIER' });
});

it('one that came after it does', async () => {
  const { at, trial } = await prepared();
  at.world.mine(1);
  await invoiced(at, trial);
  at.mine(trial);
  expect(await at.verify(at.listed(trial))).toMatchObject({ outcome: 'proved' });
});
