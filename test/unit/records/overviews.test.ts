import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openHoldings } from '../../../src-main/records/holdings/holdings.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const ref = { walletId: 'b'.repeat(32), service: 'practice', numbering: 'documentEra' } as const;
const balance = { settledSats: 5_000, futureSats: 6_000, spendableSats: 2_100_000_000_000_000 };
const overview = {
  balance: { vanilla: balance, colored: { settledSats: 0, futureSats: 0, spendableSats: 0 } },
  slots: { free: 1, held: 2, carrying: 3 },
  asOfMs: 1_753_268_800_000,
};

function open(folder = tempFolder()) {
  const holdings = openHoldings(folder, { nowMs: () => 1_753_268_800_000 });
  onTestFinished(holdings.close);
  return { holdings, folder };
}

describe('what Home showed last', () => {
  it('is remembered as it was told last, for one wallet at one service', () => {
    const { holdings } = open();
    expect(holdings.of(ref).overview()).toBeNull();
    holdings.of(ref).keepOverview({ ...overview, asOfMs: 1 });
    holdings.of(ref).keepOverview(overview);
    expect(holdings.of(ref).overview()).toEqual(overview);
    expect(holdings.of({ ...ref, service: 'another' }).overview()).toBeNull();
    expect(holdings.of({ ...ref, walletId: 'c'.repeat(32) }).overview()).toBeNull();
  });

  it('goes with its wallet', () => {
    const { holdings } = open();
    holdings.of(ref).keepOverview(overview);
    holdings.forget(ref.walletId);
    expect(holdings.of(ref).overview()).toBeNull();
  });

  it.each([
    ['no JSON', 'nothing'],
    ['another form', JSON.stringify({ ...overview, slots: null })],
    ['more than is known', JSON.stringify({ ...overview, note: 'hello' })],
    ['a negative number', JSON.stringify(overview).replace('5000', '-5000')],
    ['a fraction', JSON.stringify(overview).replace('5000', '0.5')],
    ['a number beyond what is exact', JSON.stringify(overview).replace('5000', '9007199254740993')],
    ['too much', JSON.stringify(overview).padEnd(2_001)],
  ])('is nothing where the file holds %s in its place', (_, told) => {
    const { holdings, folder } = open();
    holdings.of(ref).keepOverview(overview);
    const db = new Database(join(folder, 'holdings.sqlite'));
    const { changes } = db.prepare('UPDATE overviews SET told = ?').run(told);
    db.close();
    expect(changes).toBe(1);
    expect(holdings.of(ref).overview()).toBeNull();
  });
});
