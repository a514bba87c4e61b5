import { describe, expect, it } from 'vitest';
import { freshApp, settle } from '../asset-app.ts';
import { approvalOf } from '../app.ts';
import { fails, failsWith } from '../fails.ts';
import { onlyUnfinished } from './support.ts';

const a = freshApp();
const slots = { num: 2, sizeSats: 1_000, rateSatsPerVb: 2, upTo: false };

describe('two begins for one intent', () => {
  it.each(['sendEnd', 'createUtxosEnd'] as const)(
    'F01: at once, as by a double click, are one: of the two %s is asked once',
    async (end) => {
      const recipients = [await a.to(300)];
      const begin = () => (end === 'sendEnd' ? a.begin(recipients) : a.get('signing.beginSlots', slots));
      const before = a.line.count(end);
      const begun = await Promise.allSettled([begin(), begin()]);
      const done = [];
      for (const one of begun)
        if (one.status === 'fulfilled') done.push(await a.app.ask('signing.approve', approvalOf(one.value)));
      expect(done.filter(({ ok }) => ok)).toHaveLength(1);
      expect(a.line.count(end) - before).toBe(1);
    },
  );

  it('F01: of which the first is signed already: the second is refused until the first is handed over or dropped', async () => {
    const recipients = [await a.to(300)];
    const { flowId, approval } = await a.begun(recipients);
    a.line.refused.add('sendEnd');
    await fails(a.app.failure('signing.approve', approval), 'SERVICE_UNREACHABLE');
    const begins = a.line.count('sendBegin');
    await failsWith(a.refused(recipients), 'FLOW_LIVE', { flowId, state: 'signed' });
    expect(a.line.count('sendBegin')).toBe(begins);
    // Another recipient over the same coin waits too: only one of the two could confirm.
    await fails(a.refused([await a.to(10)]), 'FLOW_LIVE', { flowId });
    expect(await onlyUnfinished(a)).toMatchObject({ flowId, state: 'signed' });
    expect(await a.app.get('signing.cancel', { flowId })).toEqual({ outcome: 'dropped' });
    await a.begun(recipients);
  });

  it('F01: of which the first slots are signed already: more are refused until those are handed over or dropped', async () => {
    const { flowId, digest } = await a.get('signing.beginSlots', slots);
    a.line.refused.add('createUtxosEnd');
    await a.app.failure('signing.approve', approvalOf({ flowId, digest }));
    await failsWith(a.failure('signing.beginSlots', slots), 'FLOW_LIVE', { flowId, state: 'signed' });
    a.line.refused.clear();
    expect(await a.app.get('signing.handOver', { flowId })).toMatchObject({ outcome: 'created', created: 2 });
    await a.app.get('practice.mine', { blocks: 1 });
    expect((await a.get('signing.beginSlots', slots)).outcome).toBe('proved');
  });
});

describe('after an end without an answer', () => {
  it.each(['handedOver', 'accepted'])(
    'F02: the same recipient is not even asked for at the service, whatever coins it would take: %s',
    async (state) => {
      const asked = await a.to(300);
      const { flowId } = await (state === 'accepted' ? a.send([asked]) : a.lost([asked]));
      const begins = a.line.count('sendBegin');
      for (const recipients of [[asked], [await a.to(1), asked]])
        await failsWith(a.refused(recipients), 'FLOW_LIVE', { flowId, state });
      expect([a.line.count('sendBegin'), a.stateOf(flowId)]).toEqual([begins, state]);
      if (state !== 'accepted') return;
      await settle(a);
      await a.begun([await a.to(1)]);
      expect(a.stateOf(flowId)).toBe('settled');
    },
  );

  it('F02: its coins pay nobody else', async () => {
    const [one, other] = [await a.to(800), await a.to(800)];
    const { flowId } = await a.lost([one]);
    // 800 of 1,000 takes both coins, which the service, who knows of nothing, offers again.
    await failsWith(a.refused([other]), 'FLOW_LIVE', { flowId, state: 'handedOver' });
    // Nor is it replaced by what would pay the same recipient from the same coins.
    await fails(a.refused([one]), 'FLOW_LIVE');
  });
});

it('F16: over other coins than those of one that the service gave up, the same recipient is refused', async () => {
  const asked = await a.to(400);
  const { flowId, batchTransferIdx } = await a.send([asked]);
  const { assetId, recipientId, invoice } = asked;
  const transportEndpoints = ['rpcs://practice.invalid/json-rpc'];
  const other = { assetId, recipientId, amount: 400n, invoice, witness: null, transportEndpoints };
  const psbt = await a.api.sendBegin({
    recipients: [other],
    donation: false,
    rateSatsPerVb: 2,
    minConfirmations: 1,
  });
  await a.api.failTransfers({ batchTransferIdx });
  // The service builds over these coins alone: what it would otherwise choose by itself.
  a.app.practice.faults.once({ kind: 'tamperPsbt', endpoint: 'sendbegin', change: () => psbt });
  await fails(a.refused([asked]), 'FLOW_LIVE', { flowId });
  expect(await a.begun([asked])).toMatchObject({ review: { outcome: 'onTrust' } });
});
