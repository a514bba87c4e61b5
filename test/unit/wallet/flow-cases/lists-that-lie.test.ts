import { beforeEach, describe, expect, it } from 'vitest';
import { approvalOf } from '../app.ts';
import { freshApp, type RecipientForm } from '../asset-app.ts';
import { fails, failsWith } from '../fails.ts';
import { FAILED, inventTransfer, inventUnspent, SETTLED } from './support.ts';

/** What a service invents in its lists ends a wait. It frees nobody to be paid twice. */

const a = freshApp();
let asked: RecipientForm;
beforeEach(async () => {
  asked = await a.to(800);
});

/** The service has nothing of it; `own`: what it makes that is ours. */
async function unknownSend() {
  const { review, flowId, txid } = await a.lost([asked]);
  const own = review.outputs.find(({ path }) => path !== null);
  if (own === undefined) throw new Error('it makes no output of ours');
  return { flowId, txid, own: { vout: own.index, sats: own.amountSats ?? 0, colorable: true } };
}
const inputsOf = (flowId: string): readonly string[] =>
  (a.app.ports.signings.read(flowId)?.data.signed as { inputs: string[] }).inputs;

async function tells(txid: string, status: number): Promise<void> {
  a.app.practice.faults.clear();
  inventTransfer(a, { txid, status });
  await a.refresh();
}

describe('an unspent that the service invents', () => {
  it('with our transaction id ends the wait, and neither recipient nor coins are free for another payment', async () => {
    const { flowId, txid, own } = await unknownSend();
    await inventUnspent(a, { txid, ...own });
    await a.refresh();
    expect(a.stateOf(flowId)).toBe('broadcast');
    await failsWith(a.refused([asked]), 'PAID_BEFORE', { flowId, txid });
    await failsWith(a.refused([await a.to(800)]), 'FLOW_LIVE', { flowId, state: 'broadcast' });
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
  it('as settled ends the wait, pays the recipient no second time, and is not the service’s to take back', async () => {
    const { flowId, txid } = await unknownSend();
    await tells(txid, SETTLED);
    expect(a.stateOf(flowId)).toBe('settled');
    await failsWith(a.refused([asked]), 'PAID_BEFORE', { flowId, txid });
    await fails(a.refused([await a.to(800)]), 'FLOW_LIVE');
    await tells(txid, FAILED);
    expect(a.stateOf(flowId)).toBe('settled');
    await fails(a.refused([asked]), 'PAID_BEFORE');
  });

  it('as failed lets another pay, if it spends a coin of the first, and then neither is forgotten', async () => {
    const first = await unknownSend();
    await tells(first.txid, FAILED);
    expect(a.stateOf(first.flowId)).toBe('givenUp');
    a.app.practice.faults.clear();
    const { flowId, txid } = await a.send([asked]);
    expect(inputsOf(flowId).some((input) => inputsOf(first.flowId).includes(input))).toBe(true);
    // That the second went through is only told: a third over other coins would pay twice if it were not true.
    await tells(txid, SETTLED);
    expect(a.stateOf(flowId)).toBe('settled');
    a.app.practice.faults.clear();
    await a.issue('TESU', 500n);
    await fails(a.refused([asked]), 'PAID_BEFORE');
  });

  it('with a kind or a status that has no name says that the service has it, and no more', async () => {
    const { flowId, txid } = await unknownSend();
    await tells(txid, 99);
    expect(a.stateOf(flowId)).toBe('accepted');
  });
});

it('slots that are said to be there, though the coin they were made of is built upon again, are a lie in one of the two', async () => {
  const form = { num: 2, sizeSats: 1_000, rateSatsPerVb: 2, upTo: false };
  const review = await a.get('signing.beginSlots', form);
  a.app.practice.faults.once({ kind: 'loseRequest', endpoint: 'createutxosend' });
  const failure = await a.app.failure('signing.approve', approvalOf(review));
  const txid = failure.code === 'OUTCOME_UNKNOWN' ? failure.facts.txid : '';
  const slot = review.outputs.find(({ kind }) => kind === 'assetSlot');
  await inventUnspent(a, { txid, vout: slot?.index ?? 0, sats: slot?.amountSats ?? 0, colorable: true });
  await a.refresh();
  expect(['broadcast', 'settled']).toContain(a.stateOf(review.flowId));
  a.app.practice.faults.clear();
  const next = await a.get('signing.beginSlots', form);
  expect([next.outcome, next.code]).toEqual(['contradicts', 'RESERVED']);
});
