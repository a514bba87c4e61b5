import { beforeEach, describe, expect, it } from 'vitest';
import { answerOnce, assetApp, blinded, reviewed, sendForm, settle, type AssetApp } from '../asset-app.ts';
import { createLine, MINUTE, onlyUnfinished, ownClock, type Line, type OwnClock } from './support.ts';
import { answerInstead } from '../app.ts';

let a: AssetApp;
let line: Line;
let clock: OwnClock;
let assetId: string;
beforeEach(async () => {
  line = createLine();
  clock = ownClock();
  a = await assetApp(6, 2_000, { openWalletApi: line.openWalletApi, clock });
  assetId = await a.issue('TEST', 500n, 500n);
  // Slots of the preparation are in a block: nothing of it is awaited any more.
  await a.refresh();
});

const look = (flowId: string) => a.app.get('signing.look', { flowId });
const listedSends = async () =>
  (await a.api.listTransfers(assetId)).filter(({ kindName }) => kindName === 'send');

async function begunSend(amount = 300) {
  const { review, approval } = await reviewed(
    a,
    sendForm(a.walletId, [await blinded(a.bob, assetId, amount)]),
  );
  return { flowId: review.flowId, approval };
}

/** Handed over, and the question was lost on the way. */
async function unknownSend() {
  const { flowId, approval } = await begunSend();
  a.app.practice.faults.once({ kind: 'loseRequest', endpoint: 'sendend' });
  expect((await a.app.failure('signing.approve', approval)).code).toBe('OUTCOME_UNKNOWN');
  return flowId;
}

describe('an end that answers for another transaction', () => {
  it('F03: is unknown, names the other one, and goes again by a person’s word alone, after looks and time, with the same bytes', async () => {
    const { flowId, approval } = await begunSend();
    const named = 'ab'.repeat(32);
    answerOnce(a.app, 'sendend', { txid: named, batch_transfer_idx: 2 });
    expect(await a.app.failure('signing.approve', approval)).toMatchObject({
      code: 'OUTCOME_UNKNOWN',
      facts: { named },
    });
    await look(flowId);
    expect(await onlyUnfinished(a)).toMatchObject({
      state: 'noAnswer',
      noAnswer: { named },
      can: { handOver: { when: 'later' }, drop: false },
    });
    expect((await a.app.failure('signing.handOver', { flowId })).code).toBe('AGAIN_TOO_SOON');
    for (let minutes = 0; minutes < 40; minutes += 10) {
      clock.pass(10 * MINUTE);
      await look(flowId);
    }
    expect(line.count('sendEnd')).toBe(1);
    expect(await a.app.get('signing.handOver', { flowId })).toMatchObject({ outcome: 'handedOver' });
    const [first, second] = line.asked.filter(({ call }) => call === 'sendEnd');
    expect(second?.args).toEqual(first?.args);
    await settle(a);
    expect(await listedSends()).toHaveLength(1);
    expect(await look(flowId)).toEqual({ flow: null, became: 'settled' });
  });
});

describe('an end that answers with an error', () => {
  it('F04: though the transfer exists: it is resolved as sent by the list', async () => {
    const { flowId, approval } = await begunSend();
    answerInstead(a.app, 'sendend', { error: 'oops' }, { acting: true, status: 500 });
    expect(await a.app.get('signing.approve', approval)).toMatchObject({ outcome: 'handedOver' });
    expect(a.stateOf(flowId)).toBe('accepted');
    await settle(a);
    expect(await look(flowId)).toEqual({ flow: null, became: 'settled' });
  });
});

describe('an end to which no answer came', () => {
  it('F05: is offered again after three looks and ten minutes, with the very same bytes, and settles once', async () => {
    const flowId = await unknownSend();
    const [signed] = line.asked.filter(({ call }) => call === 'sendEnd');
    const before = a.signs();
    const soon = await a.app.failure('signing.handOver', { flowId });
    expect(soon.code).toBe('AGAIN_TOO_SOON');
    for (const minutes of [1, 3]) {
      clock.pass(minutes * MINUTE);
      expect((await look(flowId)).flow?.can.handOver.when).toBe('later');
    }
    clock.pass(7 * MINUTE);
    expect((await look(flowId)).flow?.can.handOver).toEqual({ when: 'now' });
    expect(line.count('sendEnd')).toBe(1);
    expect(await a.app.get('signing.handOver', { flowId })).toMatchObject({ outcome: 'handedOver' });
    const ends = line.asked.filter(({ call }) => call === 'sendEnd');
    expect(ends).toHaveLength(2);
    expect(ends[1]?.args).toEqual(signed?.args);
    expect(a.signs()).toBe(before);
    await settle(a);
    expect(await listedSends()).toHaveLength(1);
    expect(await a.bob.balance(assetId)).toMatchObject({ settled: 300 });
    expect(await look(flowId)).toEqual({ flow: null, became: 'settled' });
  });

  it('F05: three looks at once are not enough, nor is time alone', async () => {
    const flowId = await unknownSend();
    for (let looks = 0; looks < 4; looks += 1) await look(flowId);
    expect((await onlyUnfinished(a)).can.handOver.when).toBe('later');
    clock.pass(11 * MINUTE);
    expect((await onlyUnfinished(a)).can.handOver).toMatchObject({ when: 'later', looksLeft: 1 });
  });

  it('F05: goes nowhere when main’s question is answered with no', async () => {
    const flowId = await unknownSend();
    clock.pass(11 * MINUTE);
    for (let looks = 0; looks < 3; looks += 1) await look(flowId);
    a.app.user.agrees = false;
    expect(await a.app.get('signing.handOver', { flowId })).toEqual({ outcome: 'aborted' });
    expect(line.count('sendEnd')).toBe(1);
    expect(a.stateOf(flowId)).toBe('handedOver');
  });

  it('F05: handed over again to nobody who listens stays unknown, as it was', async () => {
    const flowId = await unknownSend();
    clock.pass(11 * MINUTE);
    for (let looks = 0; looks < 3; looks += 1) await look(flowId);
    line.refused.add('sendEnd');
    expect((await a.app.failure('signing.handOver', { flowId })).code).toBe('SERVICE_UNREACHABLE');
    expect(a.stateOf(flowId)).toBe('handedOver');
    expect((await onlyUnfinished(a)).can.handOver).toEqual({ when: 'now' });
  });
});

describe('an answer of success that is none', () => {
  it.each([
    ['an error', 'application/json', '{"error":"Internal"}'],
    ['a detail', 'application/json', '{"detail":"nope"}'],
    ['a page', 'text/html', '<html><body>hotel</body></html>'],
    ['nothing', 'application/json', ''],
  ])('F06: to an end, with %s: it is no success, and reading decides', async (_what, contentType, body) => {
    const { flowId, approval } = await begunSend();
    answerInstead(a.app, 'sendend', body, { contentType });
    expect((await a.app.failure('signing.approve', approval)).code).toBe('OUTCOME_UNKNOWN');
    expect(a.stateOf(flowId)).toBe('handedOver');
  });

  it('F06: to a begin: a typed failure, and nothing is left over', async () => {
    for (const body of ['{"error":"Internal"}', '{"detail":"nope"}', '<html></html>']) {
      answerOnce(a.app, 'sendbegin', body);
      const form = sendForm(a.walletId, [await blinded(a.bob, assetId, 1)]);
      expect(['SERVICE_ANSWER', 'SERVICE_ERROR', 'PSBT_REFUSED']).toContain(
        (await a.app
          .ask('signing.beginSend', form)
          .then((one) => (one.ok ? one.value.code : one.failure.code))) ?? 'accepted',
      );
    }
    expect(line.count('sendEnd')).toBe(0);
  });
});

describe('a number of slots that is not what was made', () => {
  it.each([
    ['none', '0'],
    ['fewer', '1'],
    ['text', '"3"'],
  ])('F09: %s: they are counted in the list', async (_what, body) => {
    const form = { walletId: a.walletId, num: 3, sizeSats: 1_000, rateSatsPerVb: 2, upTo: false };
    const { flowId, digest } = await a.app.get('signing.beginSlots', form);
    answerInstead(a.app, 'createutxosend', body, { acting: true });
    expect(await a.app.get('signing.approve', { flowId, digest, acceptNotProved: false })).toMatchObject({
      outcome: 'created',
      created: 3,
    });
  });
});
