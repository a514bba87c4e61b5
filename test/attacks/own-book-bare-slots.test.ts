import { describe, expect, it } from 'vitest';
import { questionsOf } from '../../src-main/verify/imported/judge-imported.ts';
import { readPsbt } from '../../src-main/verify/psbt/read.ts';
import { EMPTY_BOOK, type Book } from '../../src-main/verify/book/book.ts';
import { addOutput, genuineTrial, giveToChange, items, judgeBare, toOutput } from '../support/psbt/send.ts';
import { writeRaw } from '../support/psbt/raw-psbt.ts';
import type { SendTrial } from '../support/psbt/send.ts';
import { testWallet } from '../support/psbt/test-wallet.ts';
import { proprietary } from '../support/rgb/encode.ts';
import { A, assetIdOf, commit } from '../support/rgb/genuine-send.ts';

const OUTPOINT = `${'b0'.repeat(32)}:0`;
const STRANGER = `5120${'42'.repeat(32)}`;

/** A slot of ours is spent to a stranger's taproot output, and nothing says where its asset goes. */
function plainly(
  network: 'regtest' | 'mainnet' = 'regtest',
  change: (trial: SendTrial) => void = () => undefined,
) {
  const trial = genuineTrial({ known: true, wallet: testWallet({ network }) });
  trial.raw.global = [];
  trial.raw.outputs.shift();
  trial.raw.tx.outputs.shift();
  trial.change = 0;
  addOutput(trial, { amount: 5_000n, script: STRANGER });
  giveToChange(trial, 0n);
  change(trial);
  return trial;
}
const asked = (trial: SendTrial, book: Book = EMPTY_BOOK) => {
  const verdict = judgeBare(trial, [], book);
  return { verdict, questions: questionsOf(readPsbt(writeRaw(trial.raw)).unsigned.outputs, verdict) };
};
const claimed = (trial: SendTrial, book: Book = EMPTY_BOOK) =>
  judgeBare(trial, [], book).claims.find(({ name }) => name === 'spentAssetsKnown');

describe('a bare PSBT that spends a slot without a commitment', () => {
  it('is refused on mainnet, whatever is known of the slot', () => {
    const trial = plainly('mainnet');
    const empty = { ...trial.book, allocations: [] };
    for (const book of [EMPTY_BOOK, empty]) {
      const { verdict } = asked(trial, book);
      expect([verdict.outcome, verdict.code]).toEqual(['contradicts', 'SPENDS_COLORED']);
      expect(verdict.inputs[0]!.outcome).toBe('contradicts');
    }
    expect(claimed(trial, empty)?.facts).toMatchObject({ input: '0', outpoint: OUTPOINT });
  });

  it('is asked for by itself on a test network, also where the book has the slot as empty', () => {
    const trial = plainly();
    for (const book of [EMPTY_BOOK, { ...trial.book, allocations: [] }]) {
      const { verdict, questions } = asked(trial, book);
      expect([verdict.outcome, verdict.inputs[0]!.outcome]).toEqual(['notProved', 'notProved']);
      expect(claimed(trial, book)?.outcome).toBe('notProved');
      expect(questions.map(({ kind }) => kind)).toEqual(['slots', 'output']);
      expect(questions[0]).toEqual({ kind: 'slots', id: 'slots', outpoints: [OUTPOINT], assets: [] });
    }
  });

  it('is refused where the book knows what lies there', () => {
    const trial = plainly();
    expect(asked(trial, trial.book).verdict.code).toBe('RGB_BURN');
    const [held] = trial.book.allocations;
    expect(questionsOf([], asked(trial, trial.book).verdict)).toEqual([
      {
        kind: 'slots',
        id: 'slots',
        outpoints: [OUTPOINT],
        assets: [{ assetId: held!.assetId, amount: held!.amount }],
      },
    ]);
  });

  it('is asked for where the commitment is of a layout that is not known', () => {
    const trial = genuineTrial();
    trial.raw.global.push([proprietary('RGB', 5), '00']);
    const { verdict, questions } = asked(trial);
    expect([verdict.outcome, verdict.code]).toEqual(['notProved', 'RGB_UNREADABLE']);
    expect(questions.map(({ kind }) => kind)).toEqual(['slots', 'data']);
  });
});

describe('a bare PSBT that spends a slot and shows where its asset goes', () => {
  it('is asked for by what it gives away, on mainnet too', () => {
    for (const network of ['regtest', 'mainnet'] as const) {
      const trial = genuineTrial({ known: true, wallet: testWallet({ network }) });
      const { verdict, questions } = asked(trial, trial.book);
      expect([verdict.outcome, verdict.code]).toEqual(['notProved', null]);
      expect(questions).toMatchObject([{ kind: 'asset', assetId: assetIdOf(A), amount: 100n }]);
    }
  });

  it('is not proved where the book alone knows the slot: what others paid to it since would be lost', () => {
    const trial = genuineTrial({ known: true });
    for (const one of items(trial)) one.seal = toOutput(trial.change!);
    commit(trial);
    const { verdict, questions } = asked(trial, trial.book);
    expect([verdict.outcome, verdict.code, questions]).toEqual(['notProved', null, []]);
    expect(claimed(trial, trial.book)).toMatchObject({ outcome: 'notProved', facts: { unlisted: '1' } });
    expect(verdict.inputs[0]!.outcome).toBe('notProved');
  });
});
