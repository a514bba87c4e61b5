import { describe, expect, it } from 'vitest';
import type { Review } from '../../../src-preload/contract/index.ts';
import { payee } from '../../support/psbt/send-btc.ts';
import { answerInstead, fiveSlots, fundedApp, type TestApp } from './app.ts';

const TO = payee();
const ASKED = { address: TO.address, amountSats: 30_000, rateSatsPerVb: 2 };
const pays = (walletId: string, change: object = {}) => ({ walletId, ...ASKED, ...change });
const approvalOf = ({ flowId, digest }: Pick<Review, 'flowId' | 'digest'>) => ({
  ...{ flowId, digest, acceptNotProved: false },
});

async function reviewed(app: TestApp, walletId: string, change: object = {}) {
  const review = await app.get('signing.beginSendBtc', pays(walletId, change));
  expect([review.outcome, review.code]).toEqual(['proved', null]);
  return { review, approval: approvalOf(review) };
}

/** Figures are grouped by a space that does not break. */
const plain = (text = '') => text.replaceAll(/\s/g, ' ');

/** The list of unspents as it stands now, in the words of the service. */
async function listed(app: TestApp, walletId: string): Promise<string> {
  const { unspents } = await app.get('wallet.unspents', { walletId });
  return JSON.stringify(
    unspents.map(({ outpoint, amountSats }) => ({
      utxo: { outpoint, btc_amount: amountSats, colorable: false, exists: true },
      rgb_allocations: [],
      pending_blinded: 0,
    })),
  );
}

describe('sending plain bitcoin', () => {
  it('writes each step to the journal, signs what was shown and ends with what the list shows', async () => {
    const { app, walletId } = await fundedApp();
    const plan = await app.get('signing.planSendBtc', pays(walletId));
    const { review, approval } = await reviewed(app, walletId);
    expect(review.intent).toEqual({ kind: 'sendBtc', ...ASKED });
    const { feeSatsEstimate: feeSats, remainsSats: ownSats } = plan.cost ?? {};
    expect(review.sums).toMatchObject({ feeSats, strangerSats: 30_000, ownSats });
    const done = await app.get('signing.approve', approval);
    expect(done).toMatchObject({ outcome: 'paid', listed: true });
    const flow = app.ports.signings.read(review.flowId);
    expect([flow?.kind, flow?.state]).toEqual(['sendBtc', 'broadcast']);
    await app.get('practice.mine', { blocks: 1 });
    const { balance } = await app.get('wallet.overview', { walletId });
    expect(balance.vanilla.settledSats).toBe(ownSats);
  });

  it('asks main for the whole address, the amount and the fee', async () => {
    const { app, walletId } = await fundedApp();
    const { review, approval } = await reviewed(app, walletId);
    await app.get('signing.approve', approval);
    const asked = app.user.asked.at(-1);
    expect(plain(asked?.title)).toBe('Send 30,000 sats?');
    expect(asked?.details[0]).toBe(`To ${TO.address}`);
    expect(plain(asked?.details.join(' '))).toContain(`${String(review.sums?.feeSats)} sats`);
  });

  it('pays the most that can be paid, and nothing comes back', async () => {
    const { app, walletId } = await fundedApp();
    const asked = { walletId, address: TO.address, rateSatsPerVb: 3 };
    const { mostSats } = await app.get('signing.planSendBtc', { ...asked, amountSats: null });
    const { review, approval } = await reviewed(app, walletId, { ...asked, amountSats: mostSats });
    expect(review.sums).toMatchObject({ inSats: 100_000, ownSats: 0, strangerSats: mostSats });
    // Nothing of it will ever be listed: that the coins are gone tells it.
    expect(await app.get('signing.approve', approval)).toMatchObject({ outcome: 'paid', listed: true });
    expect(app.ports.signings.read(review.flowId)?.state).toBe('broadcast');
  });

  it('spends no slot, though there is nothing else', async () => {
    const { app, walletId } = await fundedApp();
    const slots = await app.get('signing.beginSlots', { walletId, ...fiveSlots, sizeSats: 15_000 });
    await app.get('signing.approve', approvalOf(slots));
    await app.get('practice.mine', { blocks: 1 });
    const plan = await app.get('signing.planSendBtc', pays(walletId));
    expect(plan).toMatchObject({ coins: 1, cost: null });
    const failure = await app.failure('signing.beginSendBtc', pays(walletId));
    expect(failure).toEqual({
      code: 'NOT_ENOUGH_BITCOIN',
      facts: { neededSats: 30_000 + 2 * 99, spendableSats: plan.spendableSats },
    });
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
    const { app, walletId } = await fundedApp();
    app.practice.faults.always({ kind: 'loseRequest', endpoint: 'listunspends' });
    const failure = await app.failure('signing.beginSendBtc', pays(walletId, change));
    expect(failure).toEqual({ code: 'PAYMENT_REFUSED', facts });
  });

  it('to this very wallet, plain or not', async () => {
    const { app, walletId } = await fundedApp();
    const { address } = await app.get('wallet.newAddress', { walletId });
    const ours = { reason: 'ours', leastSats: null };
    expect(await app.failure('signing.beginSendBtc', pays(walletId, { address }))).toEqual({
      code: 'PAYMENT_REFUSED',
      facts: ours,
    });
    expect(await app.get('signing.readPayment', { walletId, text: `bitcoin:${address}` })).toEqual({
      payable: false,
      reason: 'ours',
    });
  });

  it.each([
    ['for nothing', { amountSats: 0 }],
    ['for a fraction', { amountSats: 0.5 }],
    ['for more than there is in the world', { amountSats: 2_100_000_000_000_001 }],
    ['without a fee', { rateSatsPerVb: 0 }],
    ['at a mistaken rate', { rateSatsPerVb: 1_001 }],
  ])('%s, by the contract', async (_what, change) => {
    const { app, walletId } = await fundedApp();
    expect((await app.failure('signing.beginSendBtc', pays(walletId, change))).code).toBe('INVALID_INPUT');
  });

  it('where the service cannot, and nothing is asked of its builder', async () => {
    const { app, walletId } = await fundedApp();
    const baseUrl = await app.practice.baseUrl();
    const connection = { kind: 'remote', baseUrl, dialect: 'document', numbering: 'documentEra' } as const;
    await app.get('wallet.connect', { walletId, connection: { ...connection, keychains: 'learned' } });
    await app.get('wallet.register', { walletId });
    const { code, facts } = await app.failure('signing.beginSendBtc', pays(walletId));
    expect([code, facts]).toEqual([
      'SERVICE_CANNOT',
      { host: new URL(baseUrl).host, what: 'sendBitcoin', only: null },
    ]);
  });

  it('a second time to the same address while the first may confirm, and not after', async () => {
    const { app, walletId } = await fundedApp();
    const { review, approval } = await reviewed(app, walletId);
    const body = await listed(app, walletId);
    app.practice.faults.once({ kind: 'loseAnswer', endpoint: 'sendbtcend' });
    answerInstead(app, 'listunspends', body, { always: true });
    expect((await app.failure('signing.approve', approval)).code).toBe('OUTCOME_UNKNOWN');
    expect(await app.failure('signing.beginSendBtc', pays(walletId))).toMatchObject({
      code: 'FLOW_LIVE',
      facts: { flowId: review.flowId },
    });
    app.practice.faults.clear();
    await app.get('practice.mine', { blocks: 1 });
    await reviewed(app, walletId);
    expect(app.ports.signings.read(review.flowId)?.state).toBe('settled');
  });

  it('where slots may yet be made of the same coins', async () => {
    const { app, walletId } = await fundedApp();
    const slots = await app.get('signing.beginSlots', { walletId, ...fiveSlots });
    app.practice.faults.once({ kind: 'loseRequest', endpoint: 'createutxosend' });
    expect((await app.failure('signing.approve', approvalOf(slots))).code).toBe('OUTCOME_UNKNOWN');
    const live = { code: 'FLOW_LIVE', facts: { flowId: slots.flowId } };
    expect(await app.failure('signing.beginSendBtc', pays(walletId))).toMatchObject(live);
  });
});

describe('a service that lies about plain bitcoin', () => {
  it('and answers another txid is not believed: what is listed decides', async () => {
    const { app, walletId } = await fundedApp();
    const { approval } = await reviewed(app, walletId);
    answerInstead(app, 'sendbtcend', `"${'ab'.repeat(32)}"`, { acting: true });
    expect(await app.get('signing.approve', approval)).toMatchObject({ outcome: 'paid', listed: true });
  });
});
