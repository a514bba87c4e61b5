import { describe, expect, it } from 'vitest';
import { payee } from '../../support/psbt/send-btc.ts';
import { approvalOf, fundedApp, type TestApp } from './app.ts';
import { fails, failsWith } from './fails.ts';

const [ONE, OTHER] = [payee().address, payee('p2tr').address];
const paying = (...sats: number[]) => ({
  recipients: sats.map((amountSats, i) => ({ address: i === 0 ? ONE : OTHER, amountSats })),
  rateSatsPerVb: 2.5,
});

/** A wallet with coins of 100,000 and so many sats, and practice's own Bitcoin server. */
async function given(...more: number[]) {
  const { app, walletId } = await fundedApp();
  for (const amountSats of more) await app.get('practice.faucet', { walletId, amountSats });
  await app.get('practice.mine', { blocks: 1 });
  await app.get('chain.use', { walletId, address: 'practice' });
  await app.get('chain.follow', { walletId });
  const look = async () => {
    await app.get('wallet.refresh', { walletId });
    await app.get('chain.follow', { walletId });
  };
  await app.get('wallet.consistency', { walletId });
  const coins = async () =>
    (await app.get('wallet.unspents', { walletId })).unspents.map(({ outpoint, amountSats }) => {
      return { at: outpoint, outpoint: `${outpoint.txid}:${String(outpoint.vout)}`, amountSats };
    });
  const begin = (asked: object) => app.get('signing.beginSendBtc', { walletId, ...paying(30_000), ...asked });
  const signed = async (asked: object = {}) => {
    const review = await begin(asked);
    expect([review.outcome, review.code]).toEqual(['proved', null]);
    const told = await app.get('signing.approve', approvalOf(review));
    return { review, told, txid: 'txid' in told ? told.txid : '' };
  };
  const stateOf = (flowId: string) => app.ports.signings.read(flowId)?.state;
  /** Six blocks later; what is followed in the background may come to it a look later. */
  const ends = async (review: Flow, raised: Flow, wanted: readonly string[]) => {
    for (let block = 0; block < 6; block += 1) await mine(app);
    const states = async () => look().then(() => [review, raised].map(({ flowId }) => stateOf(flowId)));
    await expect.poll(states, { timeout: 10_000 }).toEqual(wanted);
  };
  const replace = (txid: string, act: 'raise' | 'cancel', rateSatsPerVb = 8) => ({
    ...{ walletId, txid, act, rateSatsPerVb },
  });
  const slots = async () => {
    const asked = { walletId, num: 2, sizeSats: 1_000, rateSatsPerVb: 2, upTo: false };
    const made = await app.get('signing.approve', approvalOf(await app.get('signing.beginSlots', asked)));
    return 'txid' in made ? made.txid : '';
  };
  return { app, walletId, look, coins, begin, signed, stateOf, replace, ends, slots };
}
type Flow = { readonly flowId: string };

const mine = (app: TestApp) => app.get('practice.mine', { blocks: 1 });

describe('a payment that is built here', () => {
  it('pays several at a tenth of a sat, is broadcast by the Bitcoin server and listed by the service', async () => {
    const { app, walletId, look, signed, stateOf } = await given();
    const asked = { walletId, ...paying(30_000, 20_000) };
    const plan = await app.get('signing.planSendBtc', asked);
    expect(plan).toMatchObject({ builtHere: true, cost: { inputs: 1 } });
    const { review, told } = await signed(paying(30_000, 20_000));
    expect(told).toMatchObject({ outcome: 'paid', listed: true });
    expect(review.intent).toMatchObject({ builtHere: true, rateSatsPerVb: 2.5 });
    expect(review.sums?.feeSats).toBe(plan.cost?.feeSatsEstimate);
    expect(review.outputs.map(({ kind }) => kind).toSorted()).toEqual(['change', 'recipient', 'recipient']);
    const details = app.user.asked.at(-1)?.details.join(' ') ?? '';
    for (const address of [ONE, OTHER]) expect(details).toContain(address);
    await mine(app);
    await look();
    expect(stateOf(review.flowId)).toBe('settled');
  });

  it('spends the coins that were chosen, all of them, and merges them without a recipient', async () => {
    const { app, coins, signed } = await given(40_000, 20_000);
    const chosen = (await coins())
      .filter(({ amountSats }) => amountSats < 100_000)
      .map((one) => one.outpoint);
    const { review } = await signed({ recipients: [], coins: chosen });
    expect(review.inputs.map(({ amountSats }) => amountSats).toSorted()).toEqual([20_000, 40_000]);
    expect(review.outputs.map(({ kind }) => kind)).toEqual(['change']);
    expect(app.user.asked.at(-1)?.title).toMatch(/^Merge 2 coins/);
    expect(review.intent).toMatchObject({ coins: chosen });
  });

  it('has no change where a coin fits, and spends none that is frozen', async () => {
    const { app, walletId, coins, begin } = await given(30_300);
    const { outputs, inputs } = await begin({});
    expect([inputs.length, outputs.length]).toEqual([1, 1]);
    const fits = (await coins()).find(({ amountSats }) => amountSats === 30_300);
    await app.get('wallet.markCoin', { walletId, outpoint: fits!.at, label: null, frozen: true });
    expect((await begin({})).inputs).toMatchObject([{ amountSats: 100_000 }]);
    await fails(
      app.failure('signing.beginSendBtc', { walletId, ...paying(30_000), coins: [fits?.outpoint ?? ''] }),
      'NOT_ENOUGH_BITCOIN',
    );
  });

  it.each([
    [
      'the same address twice',
      { recipients: [...paying(1_000).recipients, ...paying(2_000).recipients] },
      'twice',
    ],
    ['nobody, without a choice of coins', { recipients: [] }, 'nobody'],
  ])('is refused to %s', async (_, change, reason) => {
    const { app, walletId } = await given();
    const asked = { walletId, ...paying(1_000), ...change };
    await failsWith(app.failure('signing.beginSendBtc', asked), 'PAYMENT_REFUSED', {
      reason,
      leastSats: null,
    });
  });

  it('that the server refuses is said with its words, and can be dropped', async () => {
    const { app, begin, stateOf, walletId } = await given();
    const review = await begin({});
    // Somebody who has the same keys spends the coin first.
    await app.get('chain.turnOff', { walletId });
    await fails(app.failure('signing.approve', approvalOf(review)), 'CHAIN_OFF');
    expect(stateOf(review.flowId)).toBe('signed');
    expect(await app.get('signing.cancel', { flowId: review.flowId })).toEqual({ outcome: 'dropped' });
  });
});

describe('a replacement', () => {
  it('raises the fee: the recipient gets the same, and the one in a block is told, the other not', async () => {
    const { app, walletId, ends, signed, replace } = await given();
    const { review, txid } = await signed();
    const plan = await app.get('signing.planReplacement', replace(txid, 'raise'));
    expect(plan).toMatchObject({ feeSats: review.sums?.feeSats, recipientSats: 30_000 });
    expect(plan.newFeeSats).toBeGreaterThan(plan.feeSats);
    const raised = await app.get('signing.beginReplacement', replace(txid, 'raise'));
    expect([raised.outcome, raised.code]).toEqual(['proved', null]);
    expect(raised.sums?.feeSats).toBe(plan.newFeeSats);
    const told = await app.get('signing.approve', approvalOf(raised));
    expect(told).toMatchObject({ outcome: 'paid', listed: true });
    const shown = async () =>
      (await app.get('wallet.transactions', { walletId, offset: 0, limit: 2 })).rows.map((row) => row.state);
    expect(await shown()).toEqual(['waiting', 'replaced']);
    // Both change to one address, and only one of them can arrive there.
    const { rows } = await app.get('wallet.addresses', { walletId, offset: 0, limit: 9 });
    for (const { receivedSats } of rows) expect(receivedSats ?? 0).toBeLessThanOrEqual(100_000);
    await ends(review, raised, ['givenUp', 'settled']);
    expect(await shown()).toEqual(['mined', 'dead']);
  });

  it('is told as dead where the original is mined after all', async () => {
    const { app, ends, signed, replace } = await given();
    const { review, txid } = await signed();
    const raised = await app.get('signing.beginReplacement', replace(txid, 'raise'));
    await mine(app);
    await fails(app.failure('signing.approve', approvalOf(raised)), 'OUTCOME_UNKNOWN');
    await ends(review, raised, ['settled', 'givenUp']);
  });

  it('cancels: all of it comes back', async () => {
    const { app, signed, replace } = await given();
    const { txid } = await signed();
    const cancel = await app.get('signing.beginReplacement', replace(txid, 'cancel'));
    expect(cancel.outputs.map(({ kind }) => kind)).toEqual(['change']);
    expect(cancel.sums?.strangerSats).toBe(0);
    expect(await app.get('signing.approve', approvalOf(cancel))).toMatchObject({ outcome: 'paid' });
  });

  it('that cancels keeps its recipient from being paid again until a deep block has it', async () => {
    const { app, walletId, look, signed, replace } = await given(40_000);
    const { txid } = await signed();
    const cancel = await app.get('signing.beginReplacement', replace(txid, 'cancel'));
    await app.get('signing.approve', approvalOf(cancel));
    const again = () => app.failure('signing.beginSendBtc', { walletId, ...paying(20_000) });
    await fails(again(), 'PAID_BEFORE');
    await mine(app);
    await look();
    await fails(again(), 'FLOW_LIVE');
    for (let block = 0; block < 6; block += 1) await mine(app);
    await look();
    await signed(paying(20_000));
  });

  it('that was signed is not sent once an invoice waits on a slot of its original', async () => {
    const { app, walletId, replace, stateOf, slots } = await given();
    const cancel = await app.get('signing.beginReplacement', replace(await slots(), 'cancel'));
    await app.get('chain.turnOff', { walletId });
    await fails(app.failure('signing.approve', approvalOf(cancel)), 'CHAIN_OFF');
    await app.get('chain.use', { walletId, address: 'practice' });
    await app.get('invoices.create', { walletId, assetId: '', amount: '5' });
    await fails(app.failure('signing.approve', approvalOf(cancel)), 'COINS_CHANGED');
    expect(stateOf(cancel.flowId)).toBe('signed');
  });

  it('of new slots makes the same slots', async () => {
    const { app, replace, slots } = await given();
    const raised = await app.get('signing.beginReplacement', replace(await slots(), 'raise'));
    expect([raised.outcome, raised.code]).toEqual(['proved', null]);
    expect(raised.outputs.filter(({ kind }) => kind === 'assetSlot')).toHaveLength(2);
  });

  it('of new slots keeps assets off them until a block has it', async () => {
    const { app, walletId, look, replace } = await given();
    const asked = { walletId, num: 1, sizeSats: 1_000, rateSatsPerVb: 2, upTo: false };
    const made = await app.get('signing.approve', approvalOf(await app.get('signing.beginSlots', asked)));
    const raised = await app.get(
      'signing.beginReplacement',
      replace('txid' in made ? made.txid : '', 'raise'),
    );
    await app.get('signing.approve', approvalOf(raised));
    const issue = { walletId, ticker: 'TEST', name: 'Test', precision: 0, amounts: ['5'] };
    const invoice = { walletId, assetId: '', amount: '5' };
    await failsWith(app.failure('invoices.create', invoice), 'NO_FREE_SLOT', { purpose: 'receive' });
    await failsWith(app.failure('assets.issue', issue), 'NO_FREE_SLOT', { purpose: 'issue' });
    await mine(app);
    await look();
    await app.get('invoices.create', invoice);
  });

  it('is refused of what is none of ours, below what nodes take, once it was replaced or mined', async () => {
    const { app, look, signed, replace } = await given();
    const { txid } = await signed();
    const refused = (one: string, rate = 8) =>
      app.failure('signing.beginReplacement', replace(one, 'raise', rate));
    const because = (reason: string, leastRate: number | null = null) =>
      ['REPLACE_REFUSED', { reason, leastRate }] as const;
    await failsWith(refused('ab'.repeat(32)), ...because('unknown'));
    await failsWith(refused(txid, 2.6), ...because('rate', 3.5));
    const raised = await app.get('signing.beginReplacement', replace(txid, 'raise'));
    const told = await app.get('signing.approve', approvalOf(raised));
    await failsWith(refused(txid), ...because('replaced'));
    await mine(app);
    await look();
    for (let block = 0; block < 6; block += 1) await mine(app);
    await look();
    await failsWith(refused('txid' in told ? told.txid : ''), ...because('mined'));
  });
});
