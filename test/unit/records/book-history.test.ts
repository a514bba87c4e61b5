import { readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PinnedAsset } from '../../../src-main/verify/book/book.ts';
import type { LearntOutput, ProvedHistory } from '../../../src-main/ports/index.ts';
import { openJournal } from '../../../src-main/records/journal/journal.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { A, B, clock, hex, idOf, openRecord, spoil, txidOf, walk } from './record-ids.ts';
import { spendingOf } from '../../support/spending.ts';

const GOLD: PinnedAsset = {
  ...{ assetId: 'rgb:gold', ticker: 'GOLD', name: 'Gold', precision: 2, schema: 'NIA', ground: 'history' },
};
const LIE: PinnedAsset = { ...GOLD, precision: 8, schema: 'nia', ground: 'told' };
const output = (at: number): LearntOutput => ({
  ...{ txid: txidOf(at), vout: 1, amountSats: 1_500n, branch: 'colored', index: 3, ground: 'chain' },
});
const lying = (at: number, amount = 7n) => ({
  ...{ txid: txidOf(at), vout: 1, assetId: 'rgb:gold', amount, opout: `${hex(at, 32)}/4000/0` },
});
/** What a history proves of the outputs of these transactions, resting on the block of this number. */
const proved = (block: number, ats: readonly number[], part: Partial<ProvedHistory> = {}): ProvedHistory => ({
  asset: GOLD,
  outputs: ats.map(output),
  allocations: ats.map((at) => lying(at)),
  spent: [],
  block: { height: block, hash: hex(block, 32) },
  ...part,
});

function opened(folder = tempFolder()) {
  const journal = openRecord(folder);
  const has = (walletId = A) => {
    const { outputs, allocations } = journal.book(walletId, []);
    return [outputs, allocations].map((some) => some.map(({ txid }) => txid));
  };
  return { ...journal, has };
}

describe('what a history proved, in the own book', () => {
  it('is kept once, for one wallet, by the block that undoes the least', () => {
    const { keepHistory, book, historyBlocks, has } = opened();
    keepHistory(A, proved(9, [1, 2]));
    keepHistory(A, proved(9, [1, 2]));
    expect(book(A, [])).toEqual({
      outputs: [1, 2].map((at) => {
        const { ground: _ground, ...known } = output(at);
        return { ...known, spent: false };
      }),
      allocations: [1, 2].map((at) => ({ ...lying(at), ground: 'history' })),
      reserved: [],
      assets: [GOLD],
    });
    expect(has(B)).toEqual([[], []]);
    keepHistory(A, proved(12, [1]));
    expect(historyBlocks(A)).toEqual([{ height: 9, hash: hex(9, 32) }]);
    keepHistory(A, proved(4, [1]));
    expect(historyBlocks(A).map(({ height }) => height)).toEqual(expect.arrayContaining([4, 9]));
  });

  it('goes with its block, and an output with the last that rests on it', () => {
    const { keepHistory, forgetBlocks, learnOutputs, has } = opened();
    learnOutputs(A, [{ ...output(5), ground: 'derived' }]);
    keepHistory(A, proved(9, [1, 5]));
    keepHistory(A, proved(10, [2]));
    const silver = { ...lying(2), assetId: 'rgb:silver', opout: `${hex(88, 32)}/4000/0` };
    keepHistory(A, proved(8, [2], { allocations: [silver] }));
    forgetBlocks(A, [hex(77, 32)]);
    expect(has()).toEqual([[1, 2, 5].map(txidOf), [1, 2, 2, 5].map(txidOf)]);
    forgetBlocks(B, [hex(9, 32)]);
    forgetBlocks(A, [hex(9, 32), hex(10, 32)]);
    // What is known otherwise stays, and so does an output on which another proof rests.
    expect(has()).toEqual([[2, 5].map(txidOf), [txidOf(2)]]);
    forgetBlocks(A, [hex(8, 32)]);
    expect(has()).toEqual([[txidOf(5)], []]);
  });

  it('lies where the last proof says: another transaction may have made the same after a reorganisation', () => {
    const { keepHistory, book, historyBlocks, has } = opened();
    const again = { ...lying(1), txid: txidOf(2) };
    for (const block of [12, 4]) {
      keepHistory(A, proved(9, [1]));
      keepHistory(A, proved(block, [2], { allocations: [again] }));
      expect(book(A, []).allocations).toEqual([{ ...again, ground: 'history' }]);
      expect(has()[0]).toEqual([txidOf(2)]);
      expect(historyBlocks(A)).toEqual([{ height: block, hash: hex(block, 32) }]);
    }
  });

  it('goes where a later history shows that it was spent', () => {
    const { keepHistory, has } = opened();
    keepHistory(A, proved(9, [1, 2]));
    keepHistory(A, proved(10, [3], { spent: [`${txidOf(1)}:1`] }));
    expect(has()).toEqual([[2, 3].map(txidOf), [2, 3].map(txidOf)]);
  });

  it('settles what an asset is, against a person’s choice and for good', () => {
    const { keepHistory, pinAssets, repinAsset, dismissNames, pinned } = opened();
    pinAssets(A, [LIE]);
    dismissNames(A, 'rgb:gold', GOLD);
    keepHistory(A, proved(9, []));
    expect(pinned(A)).toEqual([{ ...GOLD, dismissed: null }]);
    pinAssets(A, [LIE]);
    repinAsset(A, LIE);
    expect(pinned(A)).toEqual([{ ...GOLD, dismissed: null }]);
    // Decided before, by who was right: not asked again.
    pinAssets(B, [{ ...GOLD, schema: 'nia', ground: 'told' }]);
    dismissNames(B, 'rgb:gold', LIE);
    keepHistory(B, proved(9, []));
    const { ticker, name, precision, schema } = LIE;
    expect(pinned(B)).toEqual([{ ...GOLD, dismissed: { ticker, name, precision, schema } }]);
  });

  it('stands below what a transaction of ours gave, and is spent by a settled one', () => {
    const { open, advance, keepHistory, book } = opened();
    const step = spendingOf({
      txid: txidOf(1),
      inputs: [`${txidOf(2)}:1`],
      made: [{ vout: 1, colored: true, sats: '1500', index: 3 }],
      back: [{ ...lying(1), amount: '7' }],
    });
    open({ id: idOf(1), walletId: A, kind: 'send', data: {} });
    walk({ advance }, idOf(1), 'accepted', step);
    keepHistory(A, proved(9, [1, 2]));
    const grounds = () => book(A, []).allocations.map(({ txid, ground }) => [txid, ground]);
    expect(grounds()).toEqual([
      [txidOf(1), 'book'],
      [txidOf(2), 'history'],
    ]);
    advance(idOf(1), 'accepted', 'settled', {});
    expect(grounds()).toEqual([[txidOf(1), 'book']]);
    expect(book(A, [`${txidOf(2)}:1`]).allocations).toHaveLength(2);
  });

  it('is taken over from a damaged journal, row by row, with the outputs that it vouches for', () => {
    const folder = tempFolder();
    const file = join(folder, 'journal.sqlite');
    const before = openJournal(folder, clock);
    before.keepHistory(A, proved(9, [1, 2]));
    before.close();
    spoil(folder, `UPDATE book_history SET amount = 'many' WHERE txid = '${txidOf(2)}'`);
    truncateSync(file, readFileSync(file).length - 1);
    const { damage, has } = opened(folder);
    expect(damage).toMatchObject({ recovered: 'part' });
    expect(has()).toEqual([[txidOf(1)], [txidOf(1)]]);
  });
});
