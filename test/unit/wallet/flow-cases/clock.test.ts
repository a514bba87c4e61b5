import { describe, expect, it } from 'vitest';
import { approvalOf } from '../app.ts';
import { freshApp } from '../asset-app.ts';
import { fails } from '../fails.ts';
import { MINUTE } from './support.ts';

const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const a = freshApp();
const shortInvoices = () => a.app.get('practice.setInvoiceSeconds', { seconds: 300 });

describe('between the review and the signature', () => {
  it.each<[string, 'SNAPSHOT_OLD' | 'INVOICE_REFUSED', () => unknown]>([
    ['F13: eight hours of sleep make too old to sign', 'SNAPSHOT_OLD', () => a.clock.pass(8 * HOUR)],
    [
      'F13: eight hours, the clock on the wall set back by as much meanwhile, make too old to sign',
      'SNAPSHOT_OLD',
      () => {
        a.clock.pass(8 * HOUR);
        a.clock.set(-8 * HOUR);
      },
    ],
    ['F13: minutes that end its invoice leave unpaid', 'INVOICE_REFUSED', () => a.clock.pass(6 * MINUTE)],
    ['F14: a clock set back a year makes too old to sign', 'SNAPSHOT_OLD', () => a.clock.set(-365 * DAY)],
    ['F14: a clock that jumps forward a day makes too old to sign', 'SNAPSHOT_OLD', () => a.clock.set(DAY)],
  ])('%s what was reviewed', async (_, code, happens) => {
    if (code === 'INVOICE_REFUSED') await shortInvoices();
    const { approval } = await a.begun([await a.to(300)]);
    happens();
    const before = a.signs();
    await fails(a.app.failure('signing.approve', approval), code);
    expect([a.signs(), a.line.count('sendEnd')]).toEqual([before, 0]);
  });

  it('F14: what is signed and lies here is not handed over once its invoice has expired', async () => {
    await shortInvoices();
    const { flowId, approval } = await a.begun([await a.to(300)]);
    a.line.refused.add('sendEnd');
    await a.app.failure('signing.approve', approval);
    a.line.refused.clear();
    a.clock.pass(6 * MINUTE);
    const tried = a.line.count('sendEnd');
    await fails(a.app.failure('signing.handOver', { flowId }), 'INVOICE_REFUSED');
    expect(a.line.count('sendEnd')).toBe(tried);
  });
});

describe('T26: a clock that is not the service’s', () => {
  it.each([580, -580])('by %i seconds refuses nothing: that is within ten minutes', async (seconds) => {
    a.clock.set(seconds * 1_000);
    await a.send([await a.to(300)]);
  });

  it.each([
    [620, ['CLOCKS_TORN']],
    [-620, ['CLOCKS_TORN']],
    [86_400, ['CLOCKS_TORN', 'INVOICE_REFUSED']],
    [-86_400, ['CLOCKS_TORN', 'INVOICE_REFUSED']],
  ])('by %i seconds refuses what expires: that is beyond ten minutes', async (seconds, codes) => {
    const asked = await a.to(300);
    a.clock.set(seconds * 1_000);
    await a.refresh();
    expect(codes).toContain((await a.refused([asked])).code);
    expect(a.line.count('sendEnd')).toBe(0);
  });

  it('makes slots all the same, which expire by nothing', async () => {
    a.clock.set(DAY);
    const asked = { num: 1, sizeSats: 1_000, rateSatsPerVb: 2, upTo: false };
    const review = await a.get('signing.beginSlots', asked);
    expect(await a.app.get('signing.approve', approvalOf(review))).toMatchObject({ outcome: 'created' });
  });
});
