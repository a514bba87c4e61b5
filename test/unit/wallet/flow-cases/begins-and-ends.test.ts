import { beforeEach, describe, expect, it } from 'vitest';
import type { Failure } from '../../../../src-preload/contract/index.ts';
import { assetApp, blinded, reviewed, sendForm, settle, type AssetApp } from '../asset-app.ts';
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
  await a.refresh();
});

const look = (flowId: string) => a.app.get('signing.look', { flowId });
const flow = (flowId: string) => a.app.ports.signings.read(flowId);

const listedSends = async () =>
  (await a.api.listTransfers(assetId)).filter(({ kindName }) => kindName === 'send');

async function begunSend() {
  const asked = sendForm(a.walletId, [await blinded(a.bob, assetId, 300)]);
  const { review, approval } = await reviewed(a, asked);
  return { flowId: review.flowId, approval, asked };
}

describe('two begins for one intent', () => {
  it('F01: at once, as by a double click: one is live, one is handed over, one transaction exists', async () => {
    const form = sendForm(a.walletId, [await blinded(a.bob, assetId, 300)]);
    const begun = await Promise.all([1, 2].map(() => a.app.ask('signing.beginSend', form)));
    const reviews = begun.flatMap((one) => (one.ok ? [one.value] : []));
    expect(reviews.length).toBeGreaterThan(0);
    const done = [];
    for (const { flowId, digest } of reviews)
      done.push(await a.app.ask('signing.approve', { flowId, digest, acceptNotProved: false }));
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    expect(line.count('sendEnd')).toBe(1);
    expect(await listedSends()).toHaveLength(1);
  });

  it('F01: of which the first is signed already: the second is refused until the first is handed over or dropped', async () => {
    const form = sendForm(a.walletId, [await blinded(a.bob, assetId, 300)]);
    const { review, approval } = await reviewed(a, form);
    line.refused.add('sendEnd');
    expect((await a.app.failure('signing.approve', approval)).code).toBe('SERVICE_UNREACHABLE');
    const begins = line.count('sendBegin');
    expect(await a.app.failure('signing.beginSend', form)).toEqual({
      code: 'FLOW_LIVE',
      facts: { flowId: review.flowId, state: 'signed' },
    });
    expect(line.count('sendBegin')).toBe(begins);
    // Another recipient over the same coin waits too: only one of the two could confirm.
    const other = sendForm(a.walletId, [await blinded(a.bob, assetId, 10)]);
    expect(await a.app.failure('signing.beginSend', other)).toMatchObject({
      code: 'FLOW_LIVE',
      facts: { flowId: review.flowId },
    });
    expect(await onlyUnfinished(a)).toMatchObject({ flowId: review.flowId, state: 'signed' });
    expect(await a.app.get('signing.cancel', { flowId: review.flowId })).toEqual({ outcome: 'dropped' });
    await reviewed(a, form);
  });
});

describe('after an end without an answer', () => {
  it('F02: the same recipient is not even asked for at the service, whatever coins it would take', async () => {
    const asked = await blinded(a.bob, assetId, 300);
    const { review, approval } = await reviewed(a, sendForm(a.walletId, [asked]));
    a.app.practice.faults.once({ kind: 'loseRequest', endpoint: 'sendend' });
    expect((await a.app.failure('signing.approve', approval)).code).toBe('OUTCOME_UNKNOWN');
    const begins = line.count('sendBegin');
    for (const recipients of [[asked], [await blinded(a.bob, assetId, 1), asked]])
      expect(await a.app.failure('signing.beginSend', sendForm(a.walletId, recipients))).toEqual({
        code: 'FLOW_LIVE',
        facts: { flowId: review.flowId, state: 'handedOver' },
      });
    expect(line.count('sendBegin')).toBe(begins);
  });

  it('F02: its coins pay nobody else', async () => {
    const [one, other] = [await blinded(a.bob, assetId, 800), await blinded(a.bob, assetId, 800)];
    const { review, approval } = await reviewed(a, sendForm(a.walletId, [one]));
    a.app.practice.faults.once({ kind: 'loseRequest', endpoint: 'sendend' });
    await a.app.failure('signing.approve', approval);
    // 800 of 1,000 takes both coins, which the service, who knows of nothing, offers again.
    expect(await a.app.failure('signing.beginSend', sendForm(a.walletId, [other]))).toEqual({
      code: 'FLOW_LIVE',
      facts: { flowId: review.flowId, state: 'handedOver' },
    });
    // Nor is it replaced by what would pay the same recipient from the same coins.
    expect((await a.app.failure('signing.beginSend', sendForm(a.walletId, [one]))).code).toBe('FLOW_LIVE');
  });
});

/** Handed over, and the question was lost on the way. */
async function unknownSend() {
  const { flowId, approval } = await begunSend();
  a.app.practice.faults.once({ kind: 'loseRequest', endpoint: 'sendend' });
  expect((await a.app.failure('signing.approve', approval)).code).toBe('OUTCOME_UNKNOWN');
  return flowId;
}

it('F03: an end that answers for another transaction is unknown, names it, and is neither repeated at once nor dropped', async () => {
  const { flowId, approval } = await begunSend();
  const named = 'ab'.repeat(32);
  answerInstead(a.app, 'sendend', { txid: named, batch_transfer_idx: 2 });
  const unknown = { code: 'OUTCOME_UNKNOWN', facts: { named } };
  expect(await a.app.failure('signing.approve', approval)).toMatchObject(unknown);
  await look(flowId);
  expect(await onlyUnfinished(a)).toMatchObject({
    state: 'noAnswer',
    noAnswer: { named },
    can: { handOver: { when: 'later' }, drop: false },
  });
  expect((await a.app.failure('signing.handOver', { flowId })).code).toBe('AGAIN_TOO_SOON');
  expect(line.count('sendEnd')).toBe(1);
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
});

it.each([0.5, '1', 4_711])(
  'F08: a batch index that is none, or another transfer’s, is no answer: the list decides, %j',
  async (number) => {
    const { flowId, approval } = await begunSend();
    const { txid } = flow(flowId)?.data.built as { txid: string };
    answerInstead(a.app, 'sendend', { txid, batch_transfer_idx: number }, { acting: true });
    const done = await a.app.get('signing.approve', approval);
    const [sent] = await listedSends();
    expect(done).toMatchObject({ outcome: 'handedOver', batchTransferIdx: sent?.batchTransferIdx });
  },
);

it.each(['0', '"3"'])('F09: slots are counted in the list, whatever the service says: %s', async (body) => {
  const form = { walletId: a.walletId, num: 3, sizeSats: 1_000, rateSatsPerVb: 2, upTo: false };
  const { flowId, digest } = await a.app.get('signing.beginSlots', form);
  answerInstead(a.app, 'createutxosend', body, { acting: true });
  const done = await a.app.get('signing.approve', { flowId, digest, acceptNotProved: false });
  expect(done).toMatchObject({ outcome: 'created', created: 3 });
});

it('F10: what a program that ended had signed is signed and not sent, and dropping it erases the bytes and frees its coins', async () => {
  const { flowId, approval, asked } = await begunSend();
  line.refused.add('sendEnd');
  expect((await a.app.failure('signing.approve', approval)).code).toBe('SERVICE_UNREACHABLE');
  line.refused.clear();
  a.app.restart();
  expect(await onlyUnfinished(a)).toMatchObject({
    flowId,
    state: 'signed',
    can: { handOver: { when: 'now' }, drop: true, look: false },
  });
  expect(await a.app.get('signing.cancel', { flowId })).toEqual({ outcome: 'dropped' });
  expect(flow(flowId)).toMatchObject({ state: 'dropped', data: { signed: null } });
  const again = await reviewed(a, asked);
  expect(await a.app.get('signing.approve', again.approval)).toMatchObject({ outcome: 'handedOver' });
});

const host = 'service.example';
const failures: readonly Failure[] = [
  { code: 'PROXY_FAILED', facts: { proxy: '127.0.0.1:9050', host, problem: 'unreachable', detail: '' } },
  { code: 'CERTIFICATE_REFUSED', facts: { host, problem: 'expired', detail: '' } },
  { code: 'CERTIFICATE_CHANGED', facts: { host, of: 'certificate', pinned: 'aa', seen: 'bb' } },
];

it.each(failures)(
  'what the way did not carry stays signed, to be handed over later: $code',
  async (failure) => {
    const { flowId, approval } = await begunSend();
    line.refuseWith(failure);
    line.refused.add('sendEnd');
    expect(await a.app.failure('signing.approve', approval)).toEqual(failure);
    expect(await onlyUnfinished(a)).toMatchObject({ flowId, state: 'signed' });
    line.refused.clear();
    expect(await a.app.get('signing.handOver', { flowId })).toMatchObject({ outcome: 'handedOver' });
  },
);
