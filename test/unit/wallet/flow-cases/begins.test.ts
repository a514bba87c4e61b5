import { beforeEach, describe, expect, it } from 'vitest';
import { assetApp, blinded, reviewed, sendForm, type AssetApp } from '../asset-app.ts';
import { createLine, onlyUnfinished, type Line } from './support.ts';

let a: AssetApp;
let line: Line;
let assetId: string;
beforeEach(async () => {
  line = createLine();
  a = await assetApp(6, 2_000, { openWalletApi: line.openWalletApi });
  assetId = await a.issue('TEST', 500n, 500n);
});

const sends = async () =>
  (await a.api.listTransfers(assetId)).filter(({ kindName }) => kindName === 'send').length;

describe('two begins for one intent', () => {
  it('F01: at once, as by a double click: one is live, one is handed over, one transaction exists', async () => {
    const form = sendForm(a.walletId, [await blinded(a.bob, assetId, 300)]);
    const begun = await Promise.all([
      a.app.ask('signing.beginSend', form),
      a.app.ask('signing.beginSend', form),
    ]);
    const reviews = begun.flatMap((one) => (one.ok ? [one.value] : []));
    expect(reviews.length).toBeGreaterThan(0);
    const done = [];
    for (const { flowId, digest } of reviews)
      done.push(await a.app.ask('signing.approve', { flowId, digest, acceptNotProved: false }));
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    expect(line.count('sendEnd')).toBe(1);
    expect(await sends()).toBe(1);
  });

  it('F01: at once, for slots: one is live, and slots are made once', async () => {
    const form = { walletId: a.walletId, num: 2, sizeSats: 1_000, rateSatsPerVb: 2, upTo: false };
    const before = line.count('createUtxosEnd');
    const begun = await Promise.all([
      a.app.ask('signing.beginSlots', form),
      a.app.ask('signing.beginSlots', form),
    ]);
    const done = [];
    for (const one of begun)
      if (one.ok) {
        const { flowId, digest } = one.value;
        done.push(await a.app.ask('signing.approve', { flowId, digest, acceptNotProved: false }));
      }
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    expect(line.count('createUtxosEnd') - before).toBe(1);
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

  it('F01: of which the first slots are signed already: more are refused until those are handed over or dropped', async () => {
    const form = { walletId: a.walletId, num: 2, sizeSats: 1_000, rateSatsPerVb: 2, upTo: false };
    const { flowId, digest } = await a.app.get('signing.beginSlots', form);
    line.refused.add('createUtxosEnd');
    await a.app.failure('signing.approve', { flowId, digest, acceptNotProved: false });
    expect(await a.app.failure('signing.beginSlots', form)).toEqual({
      code: 'FLOW_LIVE',
      facts: { flowId, state: 'signed' },
    });
    line.refused.clear();
    expect(await a.app.get('signing.handOver', { flowId })).toMatchObject({ outcome: 'created', created: 2 });
    await a.app.get('practice.mine', { blocks: 1 });
    expect((await a.app.get('signing.beginSlots', form)).outcome).toBe('proved');
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
