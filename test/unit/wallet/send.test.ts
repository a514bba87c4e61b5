import { Psbt, Transaction } from 'bitcoinjs-lib';
import { expect, it } from 'vitest';
import { answerOnce, freshApp, wireTransfer, witness } from './asset-app.ts';

const a = freshApp({ slots: 8, issued: [123_456n] });

const dataOf = (flowId: string) => a.app.ports.signings.read(flowId)?.data;

/** What is signed by key path alone keeps the id of what is not signed yet. */
const unsignedTxid = (psbt: string): string =>
  Transaction.fromBuffer(Psbt.fromBase64(psbt).data.getTransaction()).getId();

it.each([
  ['by the list that has it', true, 'waitsForRecipient'],
  ['by a list that has nothing', false, 'unsaid'],
])('is called broadcast neither by the answer nor by what was asked, but %s', async (_, has, broadcast) => {
  const { flowId, approval } = await a.begun([await a.to(5)], { donation: true });
  const txid = unsignedTxid((dataOf(flowId)?.built as { psbt: string }).psbt);
  const waiting = wireTransfer({ idx: 2, batch_transfer_idx: 2, kind: 3, amount: 5, txid });
  answerOnce(a.app, 'listtransfers', has ? [waiting] : []);
  expect(await a.app.get('signing.approve', approval)).toMatchObject({ broadcast });
});

it('main’s own question names amount, asset, recipient, fee and digest, and what a donation means', async () => {
  const { assetId } = a;
  const recipient = await witness(a, assetId, 12_345, 1_500);
  const { review } = await a.send([recipient], { donation: true });
  const address = expect.stringMatching(/^bcrt1p/) as string;
  expect(review.intent).toMatchObject({ recipients: [{ kind: 'witness', address, witnessSats: 1_500 }] });
  const question = a.app.user.asked.at(-1);
  const payload = recipient.recipientId.split(':')[2] ?? '';
  expect(question?.title).toBe('Send 123.45\u00a0TEST to 1 recipient?');
  expect(question?.details).toEqual([
    `123.45\u00a0TEST (${assetId.slice(0, 12)}…${assetId.slice(-6)}, 12,345 units) + 1,500\u00a0sats to bcrt:wvout:${payload.slice(0, 16)}…${payload.slice(-5)}`,
    'Broadcast immediately. You can’t undo it: if the recipient can’t accept, the assets are lost.',
    `Fee ${String(review.sums?.feeSats)}\u00a0sats`,
    '2 only reported',
    `Review code ${review.digest.slice(0, 8)} ${review.digest.slice(8, 16)}`,
  ]);
});

it('main’s own question is followed by no signature when the answer is no, and the send waits', async () => {
  const { flowId, approval } = await a.begun([await a.to(5)]);
  a.app.user.agrees = false;
  const before = a.signs();
  expect(await a.app.get('signing.approve', approval)).toEqual({ outcome: 'aborted' });
  expect([a.signs(), a.stateOf(flowId)]).toEqual([before, 'built']);
});
