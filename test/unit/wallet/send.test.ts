import { Psbt, Transaction } from 'bitcoinjs-lib';
import { beforeEach, describe, expect, it } from 'vitest';
import { scureOpinion } from '../../support/psbt/second-opinion.ts';
import {
  answerOnce,
  assetApp,
  blinded,
  reviewed,
  sendForm,
  settle,
  witness,
  type AssetApp,
  type RecipientForm,
  type SendForm,
} from './asset-app.ts';

let a: AssetApp;
beforeEach(async () => {
  a = await assetApp(8, 2_000);
});

const flowOf = (flowId: string) => a.app.ports.signings.read(flowId);

/** Proved, asked, signed, verified by a second library, handed over: what every kind of send goes through. */
async function send(recipients: RecipientForm[], more: Partial<SendForm> = {}, outcome = 'onTrust') {
  const { review, approval } = await reviewed(a, sendForm(a.walletId, recipients, more));
  expect([review.outcome, review.code]).toEqual([outcome, null]);
  const done = await a.app.get('signing.approve', approval);
  const { psbt, txid } = flowOf(review.flowId)?.data.signed as { psbt: string; txid: string };
  const opinion = scureOpinion(psbt);
  expect(opinion.valid).toEqual(review.inputs.map(() => true));
  expect(opinion.txid).toBe(txid);
  expect(done).toMatchObject({ outcome: 'handedOver', txid });
  return { review, done, txid };
}

/** What is signed by key path alone keeps the id of what is not signed yet. */
const unsignedTxid = (psbt: string): string =>
  Transaction.fromBuffer(Psbt.fromBase64(psbt).data.getTransaction()).getId();

const balances = async (assetId: string) => {
  const { settled, spendable } = await a.api.assetBalance(assetId);
  const theirs = (await a.bob.balance(assetId)) as { settled: number };
  return { ours: Number(settled), spendable: Number(spendable), theirs: theirs.settled };
};

describe('a send is proved, signed, handed over and settled on both sides', () => {
  it('to a blinded recipient, with change', async () => {
    const assetId = await a.issue('TEST', 1_000n);
    const asked = await blinded(a.bob, assetId, 300);
    const { review, done } = await send([asked]);
    expect(done).toMatchObject({ broadcast: 'waitsForRecipient' });
    const [moved] = review.assets;
    // The seal is written as the invoice writes it, so that the same one reads the same; it has no address.
    const { recipientId } = asked;
    expect(moved?.given.find(({ to }) => to === 'recipient')?.seal).toEqual({ kind: 'secret', recipientId });
    expect(review.intent).toMatchObject({ recipients: [{ kind: 'blinded', recipientId, address: null }] });
    expect(moved).toMatchObject({ assetId, role: 'asked', inAmount: '1000' });
    expect(moved?.given.map(({ to, amount }) => `${to} ${amount}`).sort()).toEqual([
      'own 700',
      'recipient 300',
    ]);
    expect(Object.keys(flowOf(review.flowId)?.data ?? {})).toEqual([
      'asked',
      'built',
      'approved',
      'signed',
      'handingOver',
      'accepted',
    ]);
    await settle(a);
    expect(await balances(assetId)).toEqual({ ours: 700, spendable: 700, theirs: 300 });
  });

  it('is called broadcast by nothing but the list: not by the answer, nor by what was asked', async () => {
    const waiting = (txid: string) => [
      { ...{ idx: 2, batch_transfer_idx: 2, status: 0, kind: 3, amount: 5, txid }, transport_endpoints: [] },
    ];
    const listed = async (list: (txid: string) => unknown): Promise<unknown> => {
      const assetId = await a.issue('TEST', 1_000n);
      const recipient = await blinded(a.bob, assetId, 5);
      const { review, approval } = await reviewed(a, sendForm(a.walletId, [recipient], { donation: true }));
      const { psbt } = flowOf(review.flowId)?.data.built as { psbt: string };
      answerOnce(a.app, 'listtransfers', list(unsignedTxid(psbt)));
      return a.app.get('signing.approve', approval);
    };
    expect(await listed(waiting)).toMatchObject({ broadcast: 'waitsForRecipient' });
    expect(await listed(() => [])).toMatchObject({ broadcast: 'unsaid' });
  });

  it('and the next one closes by name what the first one gave back, with another asset riding along', async () => {
    const [one, two] = [await a.issue('ONE', 1_000n), await a.issue('TWO', 1_000n)];
    const first = await send([await blinded(a.bob, one, 10), await blinded(a.bob, two, 10)]);
    await settle(a);
    // What comes in lies in the own book: nothing of it is told by the service alone.
    const { review } = await send([await blinded(a.bob, one, 90)], {}, 'proved');
    expect(review.assets).toMatchObject([{ role: 'asked' }, { role: 'riding', inAmount: '990' }]);
    expect(flowOf(first.review.flowId)?.state).toBe('settled');
    const { allocations } = a.app.ports.signings.book(a.walletId, []);
    const carried = allocations.filter(({ txid }) => txid === first.txid);
    expect(carried.map(({ amount }) => amount)).toEqual([990n, 990n]);
    expect(new Set(carried.map(({ opout }) => opout)).size).toBe(2);
    expect(carried.every(({ opout }) => /^[0-9a-f]{64}\/4000\/\d+$/.test(opout))).toBe(true);
    await settle(a);
    expect(await balances(one)).toEqual({ ours: 900, spendable: 900, theirs: 100 });
  });

  it('to many recipients, of whom main’s question names some and counts the rest', async () => {
    const assetId = await a.issue('TEST', 1_000n);
    const bobs = [];
    for (let amount = 1; amount <= 4; amount += 1) bobs.push(await blinded(a.bob, assetId, amount));
    for (let amount = 5; amount <= 10; amount += 1) bobs.push(await witness(a, assetId, amount, 400));
    await send(bobs);
    const details = a.app.user.asked.at(-1)?.details ?? [];
    expect(details.filter((line) => line.includes(' to bcrt:'))).toHaveLength(8);
    expect(details).toContain('and 2 more');
    expect(a.app.user.asked.at(-1)?.title).toBe('Send 0.55\u00a0TEST to 10 recipients?');
  });
});

describe('main’s own question', () => {
  it('names amount, asset, recipient, fee and digest, and what a donation means', async () => {
    const assetId = await a.issue('TEST', 123_456n);
    const recipient = await witness(a, assetId, 12_345, 1_500);
    const { review } = await send([recipient], { donation: true });
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

  it('is followed by no signature when the answer is no, and the send waits', async () => {
    const assetId = await a.issue('TEST', 1_000n);
    const { review, approval } = await reviewed(a, sendForm(a.walletId, [await blinded(a.bob, assetId, 5)]));
    a.app.user.agrees = false;
    const acts = a.app.keyholder.acts.filter((act) => act === 'sign').length;
    expect(await a.app.get('signing.approve', approval)).toEqual({ outcome: 'aborted' });
    expect(a.app.keyholder.acts.filter((act) => act === 'sign')).toHaveLength(acts);
    expect(flowOf(review.flowId)?.state).toBe('built');
  });
});
