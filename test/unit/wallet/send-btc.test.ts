import { describe, expect, it } from 'vitest';
import { payee } from '../../support/psbt/send-btc.ts';
import { answerInstead, approvalOf, asRemote, connectRemote, fiveSlots, fundedApp } from './app.ts';
import { fails, failsWith } from './fails.ts';

const TO = payee();
interface Change {
  readonly address?: string;
  readonly amountSats?: number | null;
  readonly rateSatsPerVb?: number;
}
const asking = ({ rateSatsPerVb = 2, ...change }: Change = {}) => {
  const { address = TO.address, amountSats = 30_000 } = change;
  return { recipients: [{ address, amountSats }], rateSatsPerVb };
};
/** Whatever the page may send: the contract says no. */
const asked = (change: Change) =>
  asking(change) as { recipients: { address: string; amountSats: number }[]; rateSatsPerVb: number };

async function funded() {
  const { app, walletId } = await fundedApp();
  return {
    ...{ app, walletId },
    plan: (change: Change = {}) => app.get('signing.planSendBtc', { walletId, ...asking(change) }),
    reviewed: async (change: Change = {}) => {
      const review = await app.get('signing.beginSendBtc', { walletId, ...asked(change) });
      expect([review.outcome, review.code]).toEqual(['proved', null]);
      return { review, approval: approvalOf(review) };
    },
    refused: (change: Change = {}) => app.failure('signing.beginSendBtc', { walletId, ...asked(change) }),
    stateOf: (flowId: string) => app.ports.signings.read(flowId)?.state,
    slots: (more: object = {}) => app.get('signing.beginSlots', { walletId, ...fiveSlots, ...more }),
  };
}

/** Figures are grouped by a space that does not break. */
const plain = (text = '') => text.replaceAll(/\s/g, ' ');

describe('sending plain bitcoin', () => {
  it('asks main for the whole address, the amount and the fee, signs what was shown and ends with what the list shows', async () => {
    const { app, walletId, plan, reviewed, stateOf } = await funded();
    const { feeSatsEstimate: feeSats, remainsSats: ownSats } = (await plan()).cost ?? {};
    const { review, approval } = await reviewed();
    expect(review.intent).toEqual({ kind: 'sendBtc', ...asking() });
    expect(review.sums).toMatchObject({ feeSats, strangerSats: 30_000, ownSats });
    // What the service answers is not believed: what is listed decides.
    answerInstead(app, 'sendbtcend', `"${'ab'.repeat(32)}"`, { acting: true });
    expect(await app.get('signing.approve', approval)).toMatchObject({ outcome: 'paid', listed: true });
    const asked = app.user.asked.at(-1);
    expect(plain(asked?.title)).toBe('Send 30,000 sats?');
    expect(asked?.details[0]).toBe(`To ${TO.address}`);
    expect(plain(asked?.details.join(' '))).toContain(`${String(feeSats)} sats`);
    expect(stateOf(review.flowId)).toBe('broadcast');
    await app.get('practice.mine', { blocks: 1 });
    await app.get('wallet.refresh', { walletId });
    const { balance } = await app.get('wallet.overview', { walletId });
    expect(balance.vanilla.settledSats).toBe(ownSats);
    expect(stateOf(review.flowId)).toBe('settled');
  });

  it('pays the most that can be paid, and nothing comes back', async () => {
    const { app, walletId, plan, reviewed, stateOf } = await funded();
    const { mostSats } = await plan({ rateSatsPerVb: 3, amountSats: null });
    const { review, approval } = await reviewed({ rateSatsPerVb: 3, amountSats: mostSats });
    expect(review.sums).toMatchObject({ inSats: 100_000, ownSats: 0, strangerSats: mostSats });
    // Nothing of it will ever be listed: that the coins are gone tells it.
    expect(await app.get('signing.approve', approval)).toMatchObject({ outcome: 'paid', listed: true });
    expect(stateOf(review.flowId)).toBe('broadcast');
    await app.get('practice.mine', { blocks: 1 });
    await app.get('wallet.refresh', { walletId });
    expect(stateOf(review.flowId)).toBe('settled');
  });

  it('spends no slot, though there is nothing else', async () => {
    const { app, plan, refused, slots } = await funded();
    await app.get('signing.approve', approvalOf(await slots({ sizeSats: 15_000 })));
    await app.get('practice.mine', { blocks: 1 });
    const { spendableSats, ...planned } = await plan();
    expect(planned).toMatchObject({ coins: 1, cost: null });
    const facts = { neededSats: 30_000 + 2 * 99, spendableSats };
    await failsWith(refused(), 'NOT_ENOUGH_BITCOIN', facts);
  });
});

describe('sending plain bitcoin is refused', () => {
  it.each([
    ['to no address', { address: 'bcrt1qnobody' }, { reason: 'form', leastSats: null }],
    [
      'to another chain',
      { address: payee('p2tr', 'mainnet').address },
      { reason: 'network', leastSats: null },
    ],
    ['below what is relayed', { amountSats: 293 }, { reason: 'dust', leastSats: 294 }],
  ])('%s, before anything is asked', async (_what, change, facts) => {
    const { app, refused } = await funded();
    app.practice.faults.always({ kind: 'loseRequest', endpoint: 'listunspends' });
    await failsWith(refused(change), 'PAYMENT_REFUSED', facts);
  });

  it('to this very wallet, plain or not', async () => {
    const { app, walletId, refused } = await funded();
    const { address } = await app.get('wallet.newAddress', { walletId });
    await failsWith(refused({ address }), 'PAYMENT_REFUSED', { reason: 'ours', leastSats: null });
    const read = await app.get('signing.readPayment', { walletId, text: `bitcoin:${address}` });
    expect(read).toEqual({ payable: false, reason: 'ours' });
  });

  it('where the service cannot, and nothing is asked of its builder', async () => {
    const { app, walletId, refused } = await funded();
    await connectRemote(app, walletId, { numbering: 'documentEra', keychains: 'learned' });
    const { host } = new URL((await asRemote(app)).baseUrl);
    await failsWith(refused(), 'SERVICE_CANNOT', { host, what: 'sendBitcoin', only: null });
  });

  it('a second time to the same address while the first may confirm, and not after', async () => {
    const { app, walletId, reviewed, refused, stateOf } = await funded();
    const { review, approval } = await reviewed();
    const { flowId } = review;
    const { unspents } = await app.get('wallet.unspents', { walletId });
    const before = unspents.map(({ outpoint, amountSats }) => ({
      utxo: { outpoint, btc_amount: amountSats, colorable: false, exists: true },
      ...{ rgb_allocations: [], pending_blinded: 0 },
    }));
    app.practice.faults.once({ kind: 'loseAnswer', endpoint: 'sendbtcend' });
    answerInstead(app, 'listunspends', before, { always: true });
    await fails(app.failure('signing.approve', approval), 'OUTCOME_UNKNOWN');
    await fails(refused(), 'FLOW_LIVE', { flowId });
    app.practice.faults.clear();
    await app.get('practice.mine', { blocks: 1 });
    await reviewed();
    expect(stateOf(flowId)).toBe('settled');
  });

  it('where slots may yet be made of the same coins', async () => {
    const { app, refused, slots } = await funded();
    const { flowId, digest } = await slots();
    app.practice.faults.once({ kind: 'loseRequest', endpoint: 'createutxosend' });
    await fails(app.failure('signing.approve', approvalOf({ flowId, digest })), 'OUTCOME_UNKNOWN');
    await fails(refused(), 'FLOW_LIVE', { flowId });
  });
});
