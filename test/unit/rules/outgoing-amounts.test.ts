import { describe, expect, it } from 'vitest';
import { outgoingAmountsOf } from '../../../src-main/rules/outgoing-amounts.ts';
import { EMPTY_BOOK, type Book } from '../../../src-main/verify/book/book.ts';
import { NO_CHANGE, genuineTrial, judgeBare } from '../../support/psbt/send.ts';
import { writeRaw } from '../../support/psbt/raw-psbt.ts';
import { A, assetIdOf } from '../../support/rgb/genuine-send.ts';

/** What leaves by the same bare PSBT with this book. */
const trial = genuineTrial({ ...NO_CHANGE, known: true });
const leaving = (book: Book, listed = false) =>
  outgoingAmountsOf(
    writeRaw(trial.raw),
    { kind: 'offline' },
    judgeBare(trial, listed ? trial.snapshot.entries : [], book),
  );

describe('the amount that leaves by a bare PSBT', () => {
  it("is what others are given, if our book has the change's outpoint", () => {
    const assets = [{ assetId: assetIdOf(A), amount: 100n }];
    expect(leaving(trial.book, true)).toMatchObject({ assets, assetsUnknown: false });
    // Others may have paid to the slot since.
    expect(leaving(trial.book)).toMatchObject({ assets, assetsUnknown: true });
  });

  it('includes the change if our book lacks its outpoint', () => {
    const others = trial.book.outputs.filter(({ txid }) => txid !== 'c5'.repeat(32));
    expect(leaving({ ...trial.book, outputs: others }).assets).toEqual([
      { assetId: assetIdOf(A), amount: 500n },
    ]);
  });

  it('is known if the service is trusted for it, and unknown if nobody reports it', () => {
    expect(leaving({ ...trial.book, allocations: [] }, true).assetsUnknown).toBe(false);
    expect(leaving(EMPTY_BOOK).assetsUnknown).toBe(true);
  });

  it("includes destroyed units, which nobody is given and which don't come back", () => {
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
