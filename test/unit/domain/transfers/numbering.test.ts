import { describe, expect, it, test } from 'vitest';
import {
  numberingOf,
  statusName,
  type Numbering,
  type TransferLayout,
} from '../../../../src-main/domain/transfers/numbering.ts';

const KIND = { issuance: 0, receive: 1, send: 3 } as const;
const TXID = 'aa'.repeat(32);

const row = (
  kind: keyof typeof KIND,
  status: number,
  { txid = null, layout }: { txid?: string | null; layout?: TransferLayout } = {},
) => ({ kind: KIND[kind], status, txid, layout });

describe('the numbering that a list fits', () => {
  /** What each official release listed (run by the lane on regtest): an issue, an open invoice, a settled send. */
  test.for<[Numbering, number, number, number, TransferLayout]>([
    ['documentEra', 2, 0, 2, 'upToBeta4'],
    ['beta5', 2, 0, 2, 'beta5'],
    ['beta6', 3, 0, 3, 'fromBeta6'],
    ['beta7', 5, 1, 5, 'fromBeta6'],
  ])('is that of %s, whatever was thought before', ([numbering, issued, open, settled, layout]) => {
    const alike = (found: Numbering) => (found === 'documentEra' ? 'beta5' : found);
    for (const before of ['documentEra', 'beta5', 'beta6', 'beta7'] as const) {
      for (const told of [
        [row('issuance', issued, { layout })],
        ...(layout === 'fromBeta6' ? [[row('receive', open, { layout })]] : []),
        [row('issuance', issued, { layout }), row('send', settled, { txid: TXID, layout })],
      ])
        expect(alike(numberingOf(told, before)), `${before} ${JSON.stringify(told)}`).toBe(alike(numbering));
    }
  });

  test.for<[Numbering, number]>([
    ['beta6', 3],
    ['beta7', 5],
  ])('is found by an issue alone, where a service writes fields of its own: %s', ([numbering, issued]) => {
    expect(numberingOf([row('issuance', issued)], 'beta5')).toBe(numbering);
  });

  it('is not told by words', () => {
    const said = [{ status: 'Settled', kind: 'ReceiveBlind', txid: null, layout: 'fromBeta6' as const }];
    for (const before of ['documentEra', 'beta7'] as const) expect(numberingOf(said, before)).toBe(before);
  });

  it('is what it was where nothing speaks against it', () => {
    expect(numberingOf([], 'beta7')).toBe('beta7');
    expect(numberingOf([row('send', 1, { txid: TXID })], 'beta5')).toBe('beta5');
    expect(numberingOf([row('receive', 2, { txid: TXID })], 'documentEra')).toBe('documentEra');
  });

  it('is what it was where a number is in no table, which is named unknown then', () => {
    expect(numberingOf([row('send', 9, { txid: TXID })], 'beta7')).toBe('beta7');
    expect(statusName(9, 'beta7')).toBe('unknown');
  });

  it('never lets a send of which no transaction is told be settled or on its way', () => {
    expect(numberingOf([row('send', 2)], 'beta5')).toBe('beta5');
    expect(numberingOf([row('send', 3)], 'beta6')).not.toBe('beta6');
  });

  it('believes the least of what is ambiguous', () => {
    const told = [row('receive', 3, { txid: TXID, layout: 'fromBeta6' })];
    expect(statusName(3, numberingOf(told, 'beta5'))).toBe('waitingBroadcast');
  });

  it('is told by what is held where the states alone do not tell', () => {
    const told = [row('receive', 3, { txid: TXID, layout: 'fromBeta6' })];
    for (const before of ['documentEra', 'beta5', 'beta6', 'beta7'] as const) {
      expect(numberingOf(told, before, true), before).toBe('beta6');
      expect(numberingOf(told, before, false), before).toBe('beta7');
    }
    // Something was sent: nothing may be left of what came.
    const spent = [...told, row('send', 3, { txid: TXID, layout: 'fromBeta6' })];
    expect(numberingOf(spent, 'beta6', false)).toBe('beta6');
  });

  it('is not another one for a number alone that it does not have', () => {
    expect(numberingOf([row('issuance', 2), row('send', 4)], 'documentEra')).toBe('documentEra');
  });

  it('knows more names where two tables are alike', () => {
    expect(numberingOf([row('issuance', 2), row('send', 4)], 'beta7')).toBe('beta5');
  });
});
