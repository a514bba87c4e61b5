import { beforeEach, describe, expect, it } from 'vitest';
import { assetApp, blinded, reviewed, sendForm, type AssetApp, type RecipientForm } from '../asset-app.ts';
import { answerInstead } from '../app.ts';
import { FAILED, inventTransfer, inventUnspent, onlyUnfinished, SETTLED } from './support.ts';

/** What a service invents in its lists ends a wait. It frees nobody to be paid twice. */

let a: AssetApp;
let assetId: string;
let asked: RecipientForm;
beforeEach(async () => {
  a = await assetApp(6, 2_000);
  assetId = await a.issue('TEST', 500n, 500n);
  asked = await blinded(a.bob, assetId, 800);
  await a.refresh();
});

const refusal = (recipients: RecipientForm[]) =>
  a.app.failure('signing.beginSend', sendForm(a.walletId, recipients));

/** Handed over, and the question was lost on the way: the service has nothing. */
async function unknownSend(recipients = [asked]) {
  const { review, approval } = await reviewed(a, sendForm(a.walletId, recipients));
  a.app.practice.faults.once({ kind: 'loseRequest', endpoint: 'sendend' });
  const failure = await a.app.failure('signing.approve', approval);
  if (failure.code !== 'OUTCOME_UNKNOWN') throw new Error(failure.code);
  const own = review.outputs.find(({ path }) => path !== null);
  if (own === undefined) throw new Error('it makes no output of ours');
  return {
    flowId: review.flowId,
    txid: failure.facts.txid,
    own: { vout: own.index, sats: own.amountSats ?? 0, colorable: true },
  };
}

describe('an unspent that the service invents', () => {
  it('with our transaction id ends the wait, and neither recipient nor coins are free for another payment', async () => {
    const { flowId, txid, own } = await unknownSend();
    await inventUnspent(a, { txid, ...own });
    await a.refresh();
    expect(a.stateOf(flowId)).toBe('broadcast');
    expect(await refusal([asked])).toEqual({ code: 'PAID_BEFORE', facts: { flowId, txid } });
    expect(await refusal([await blinded(a.bob, assetId, 800)])).toEqual({
      code: 'FLOW_LIVE',
      facts: { flowId, state: 'broadcast' },
    });
  });

  it.each([
    ['place', { vout: 7 }],
    ['amount', { sats: 999_999 }],
    ['branch', { colorable: false }],
  ])('with our transaction id and another %s than was signed for ends nothing', async (_what, wrong) => {
    const { flowId, txid, own } = await unknownSend();
    await inventUnspent(a, { txid, ...own, ...wrong });
    await a.refresh();
    expect(a.stateOf(flowId)).toBe('handedOver');
  });
});

describe('a transfer that the service invents', () => {
  it('as settled ends the wait, and the recipient is not paid again', async () => {
    const { flowId, txid } = await unknownSend();
    inventTransfer(a, { txid, status: SETTLED });
    await a.refresh();
    expect(a.stateOf(flowId)).toBe('settled');
    expect(await refusal([asked])).toEqual({ code: 'PAID_BEFORE', facts: { flowId, txid } });
    expect((await refusal([await blinded(a.bob, assetId, 800)])).code).toBe('FLOW_LIVE');
  });

  it('as settled, and then as failed, stays settled: it is not the service’s to take back', async () => {
    const { flowId, txid } = await unknownSend();
    inventTransfer(a, { txid, status: SETTLED });
    await a.refresh();
    a.app.practice.faults.clear();
    inventTransfer(a, { txid, status: FAILED });
    await a.refresh();
    expect(a.stateOf(flowId)).toBe('settled');
    expect((await refusal([asked])).code).toBe('PAID_BEFORE');
  });

  it('as failed lets another pay, if it spends a coin of the first, and then neither is forgotten', async () => {
    const first = await unknownSend();
    inventTransfer(a, { txid: first.txid, status: FAILED });
    await a.refresh();
    expect(a.stateOf(first.flowId)).toBe('givenUp');
    a.app.practice.faults.clear();
    const { review, approval } = await reviewed(a, sendForm(a.walletId, [asked]));
    await a.app.get('signing.approve', approval);
    const second = a.app.ports.signings.read(review.flowId);
    const { inputs } = second?.data.signed as { inputs: string[] };
    const before = a.app.ports.signings.read(first.flowId)?.data.signed as { inputs: string[] };
    expect(inputs.some((input) => before.inputs.includes(input))).toBe(true);
    // That the second went through is only told: a third over other coins would pay twice if it were not true.
    const { txid } = second?.data.signed as { txid: string };
    inventTransfer(a, { txid, status: SETTLED });
    await a.refresh();
    expect(a.stateOf(review.flowId)).toBe('settled');
    a.app.practice.faults.clear();
    await a.issue('TESU', 500n);
    expect((await refusal([asked])).code).toBe('PAID_BEFORE');
  });
});

describe('slots', () => {
  it('that are said to be there, though the coin they were made of is built upon again: one of the two is a lie', async () => {
    const form = { walletId: a.walletId, num: 2, sizeSats: 1_000, rateSatsPerVb: 2, upTo: false };
    const { flowId, digest, outputs } = await a.app.get('signing.beginSlots', form);
    a.app.practice.faults.once({ kind: 'loseRequest', endpoint: 'createutxosend' });
    const failure = await a.app.failure('signing.approve', { flowId, digest, acceptNotProved: false });
    const txid = failure.code === 'OUTCOME_UNKNOWN' ? failure.facts.txid : '';
    const slot = outputs.find(({ kind }) => kind === 'assetSlot');
    await inventUnspent(a, { txid, vout: slot?.index ?? 0, sats: slot?.amountSats ?? 0, colorable: true });
    await a.refresh();
    expect(['broadcast', 'settled']).toContain(a.stateOf(flowId));
    a.app.practice.faults.clear();
    const next = await a.app.get('signing.beginSlots', form);
    expect([next.outcome, next.code]).toEqual(['contradicts', 'RESERVED']);
  });
});

async function taken(): Promise<string> {
  const { review, approval } = await reviewed(a, sendForm(a.walletId, [asked]));
  expect(await a.app.get('signing.approve', approval)).toMatchObject({ outcome: 'handedOver' });
  expect(a.stateOf(review.flowId)).toBe('accepted');
  return review.flowId;
}

/** From now on the service tells of these transfers alone. */
const lists = (transfers: readonly unknown[]): void =>
  answerInstead(a.app, 'listtransfers', transfers, { always: true });

describe('a send that the service took and lists no more', () => {
  it('F15: has no fitting answer any more, and is looked for', async () => {
    const flowId = await taken();
    lists([]);
    await a.refresh();
    expect(await onlyUnfinished(a)).toMatchObject({
      flowId,
      state: 'noAnswer',
      noAnswer: { because: 'NOT_LISTED', looks: 0 },
      can: { look: true, drop: false, handOver: { when: 'later', looksLeft: 3 } },
    });
  });

  it('stays taken where one without an id of its own may be it', async () => {
    const flowId = await taken();
    const { batchTransferIdx } = a.app.ports.signings.read(flowId)?.data.accepted as Record<string, number>;
    const row = { idx: 9, batch_transfer_idx: batchTransferIdx, created_at: 1_700_000_000 };
    const rest = { updated_at: 1_700_000_000, status: 1, amount: 800, kind: 3, txid: null };
    lists([{ ...row, ...rest, recipient_id: null, expiration: null, transport_endpoints: [] }]);
    await a.refresh();
    expect(a.stateOf(flowId)).toBe('accepted');
  });

  it('F15: is settled by its change where that is in a block, and not before', async () => {
    const flowId = await taken();
    await a.bob.refresh();
    await a.refresh();
    await a.refresh();
    lists([]);
    await a.refresh();
    expect(a.stateOf(flowId)).toBe('broadcast');
    await a.app.get('practice.mine', { blocks: 1 });
    await a.refresh();
    expect(a.stateOf(flowId)).toBe('settled');
  });
});
