import { beforeEach, describe, expect, it } from 'vitest';
import { assetApp, blinded, reviewed, sendForm, type AssetApp } from '../asset-app.ts';
import { createLine, MINUTE, ownClock, type Line, type OwnClock } from './support.ts';

const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

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

const form = async () => sendForm(a.walletId, [await blinded(a.bob, assetId, 300)]);

/** Refused, and neither signed nor handed over. */
async function refused(approval: { flowId: string; digest: string; acceptNotProved: boolean }, code: string) {
  const before = a.signs();
  expect((await a.app.failure('signing.approve', approval)).code).toBe(code);
  expect([a.signs(), line.count('sendEnd')]).toEqual([before, 0]);
}

describe('between the review and the signature', () => {
  it('F13: eight hours of sleep make what was reviewed too old to sign', async () => {
    const { approval } = await reviewed(a, await form());
    clock.pass(8 * HOUR);
    await refused(approval, 'SNAPSHOT_OLD');
  });

  it('F13: also where the clock on the wall was set back by as much meanwhile', async () => {
    const { approval } = await reviewed(a, await form());
    clock.pass(8 * HOUR);
    clock.set(-8 * HOUR);
    await refused(approval, 'SNAPSHOT_OLD');
  });

  it('F13: an invoice that has expired meanwhile is not paid', async () => {
    await a.app.get('practice.setInvoiceSeconds', { seconds: 300 });
    const { approval } = await reviewed(a, await form());
    clock.pass(6 * MINUTE);
    await refused(approval, 'INVOICE_REFUSED');
  });

  it.each([
    ['back a year', -365 * DAY],
    ['forward a day', DAY],
  ])('F14: a clock that jumps %s makes what was reviewed too old to sign', async (_, ms) => {
    const { approval } = await reviewed(a, await form());
    clock.set(ms);
    await refused(approval, 'SNAPSHOT_OLD');
  });

  it('F14: what is signed and lies here is not handed over once its invoice has expired', async () => {
    await a.app.get('practice.setInvoiceSeconds', { seconds: 300 });
    const { review, approval } = await reviewed(a, await form());
    line.refused.add('sendEnd');
    await a.app.failure('signing.approve', approval);
    line.refused.clear();
    clock.pass(6 * MINUTE);
    const tried = line.count('sendEnd');
    expect((await a.app.failure('signing.handOver', { flowId: review.flowId })).code).toBe('INVOICE_REFUSED');
    expect(line.count('sendEnd')).toBe(tried);
  });
});

describe('T26: a clock that is not the service’s', () => {
  it.each([580, -580])('by %i seconds refuses nothing: that is within ten minutes', async (seconds) => {
    clock.set(seconds * 1_000);
    const { approval } = await reviewed(a, await form());
    expect(await a.app.get('signing.approve', approval)).toMatchObject({ outcome: 'handedOver' });
  });

  it.each([620, -620])('by %i seconds refuses what expires: that is beyond ten minutes', async (seconds) => {
    const asked = await form();
    clock.set(seconds * 1_000);
    await a.refresh();
    expect((await a.app.failure('signing.beginSend', asked)).code).toBe('CLOCKS_TORN');
    expect(line.count('sendEnd')).toBe(0);
  });

  it.each([
    ['ahead', DAY],
    ['behind', -DAY],
  ])('%s by a day: nothing that expires is sent', async (_, ms) => {
    const asked = await form();
    clock.set(ms);
    await a.refresh();
    const failure = await a.app.failure('signing.beginSend', asked);
    expect(['CLOCKS_TORN', 'INVOICE_REFUSED']).toContain(failure.code);
    expect(line.count('sendEnd')).toBe(0);
  });

  it('makes slots all the same, which expire by nothing', async () => {
    clock.set(DAY);
    const asked = { walletId: a.walletId, num: 1, sizeSats: 1_000, rateSatsPerVb: 2, upTo: false };
    const { flowId, digest } = await a.app.get('signing.beginSlots', asked);
    expect(await a.app.get('signing.approve', { flowId, digest, acceptNotProved: false })).toMatchObject({
      outcome: 'created',
    });
  });
});
