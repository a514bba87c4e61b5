import { beforeEach, expect, it, vi } from 'vitest';
import { answerOnce, assetApp, blinded, reviewed, sendForm, type AssetApp } from './asset-app.ts';

let a: AssetApp;
let walletId: string;
let assetId: string;

beforeEach(async () => {
  a = await assetApp(4);
  ({ walletId } = a);
  assetId = await a.issue('TEST', 1_000n);
  await a.refresh();
});

const found = async () => (await a.app.get('wallet.consistency', { walletId })).mismatches;

it('a transaction that the service names otherwise is said with both ids, and so is one written down wrongly', async () => {
  const form = sendForm(walletId, [await blinded(a.bob, assetId, 300)]);
  const { approval } = await reviewed(a, form);
  const other = 'cd'.repeat(32);
  answerOnce(a.app, 'sendend', { txid: other, batch_transfer_idx: 7 });
  expect((await a.app.failure('signing.approve', approval)).code).toBe('OUTCOME_UNKNOWN');
  const [flow] = a.app.ports.signings.handedOver(walletId, ['handedOver']);
  const { txid } = flow?.signed as { txid: string };
  expect(await found()).toEqual([{ kind: 'txid', subject: txid, here: txid, told: other }]);

  const { signings } = a.app.ports;
  const handedOver = signings.handedOver.bind(signings);
  const wrong = 'ef'.repeat(32);
  vi.spyOn(signings, 'handedOver').mockImplementation((...asked) =>
    handedOver(...asked).map((one) =>
      one.kind === 'send' ? { ...one, signed: { ...(one.signed as object), txid: wrong } } : one,
    ),
  );
  expect(await found()).toContainEqual({ kind: 'txid', subject: wrong, here: txid, told: wrong });
});

it('an open witness invoice that is not paid to where it was proved is said', async () => {
  a.app.practice.faults.once({ kind: 'witnessInvoice', endpoint: 'create' });
  const { provedOurs, recipientId } = await a.app.get('invoices.create', { walletId, assetId, amount: '5' });
  expect(await found()).toEqual([]);
  const { holdings } = a.app.ports;
  const of = holdings.of.bind(holdings);
  const elsewhere = "m/86'/827167'/0'/0/999";
  vi.spyOn(holdings, 'of').mockImplementation((ref) => {
    const kept = of(ref);
    const moved = () =>
      kept
        .invoices()
        .map((one) => ({ ...one, provedOurs: one.provedOurs && { ...one.provedOurs, path: elsewhere } }));
    return { ...kept, invoices: moved };
  });
  expect(await found()).toEqual([
    { kind: 'invoice', subject: recipientId, here: provedOurs?.path, told: elsewhere },
  ]);
});

it('what cannot be read is a failure of its own, and nothing that was found is written over it', async () => {
  expect(await found()).toEqual([]);
  answerOnce(a.app, 'listunspends', { not: 'a list' });
  expect((await a.app.failure('wallet.consistency', { walletId })).code).toBe('SERVICE_ANSWER');
  expect(await found()).toEqual([]);
});
