import { describe, expect, it } from 'vitest';
import { outgoingAmountsOf } from '../../../src-main/rules/outgoing-amounts.ts';
import { EMPTY_BOOK, type Book } from '../../../src-main/verify/book/book.ts';
import { NO_CHANGE, genuineTrial, judgeBare } from '../../support/psbt/send.ts';
import { writeRaw } from '../../support/psbt/raw-psbt.ts';
import { A, assetIdOf } from '../../support/rgb/genuine-send.ts';

/** Of the same bare PSBT by different books. */
const trial = genuineTrial({ ...NO_CHANGE, known: true });
const leaving = (book: Book, listed = false) =>
  outgoingAmountsOf(
    writeRaw(trial.raw),
    { kind: 'offline' },
    judgeBare(trial, listed ? trial.snapshot.entries : [], book),
  );

describe('what leaves by a bare PSBT', () => {
  it('is what nobody else is given, where the book has the outpoint of the change', () => {
    const assets = [{ assetId: assetIdOf(A), amount: 100n }];
    expect(leaving(trial.book, true)).toMatchObject({ assets, assetsUnknown: false });
    // Others may have paid to the slot since.
    expect(leaving(trial.book)).toMatchObject({ assets, assetsUnknown: true });
  });

  it('is the change too where the book does not have it', () => {
    const others = trial.book.outputs.filter(({ txid }) => txid !== 'c5'.repeat(32));
    expect(leaving({ ...trial.book, outputs: others }).assets).toEqual([
      { assetId: assetIdOf(A), amount: 500n },
    ]);
  });

  it('is known where the service is trusted for it, and unknown where nobody says', () => {
    expect(leaving({ ...trial.book, allocations: [] }, true).assetsUnknown).toBe(false);
    expect(leaving(EMPTY_BOOK).assetsUnknown).toBe(true);
  });

  it('is what vanishes too, whoever was asked for: nobody is given it, and it does not come back', () => {
    const verdict = judgeBare(trial, trial.snapshot.entries, trial.book);
    const assets = verdict.assets.map(({ given, ...one }) => ({
      ...one,
      given: given.filter(({ to }) => to === 'own'),
    }));
    expect(
      outgoingAmountsOf(writeRaw(trial.raw), { kind: 'offline' }, { ...verdict, assets }).assets,
    ).toEqual([{ assetId: assetIdOf(A), amount: 100n }]);
  });
});
