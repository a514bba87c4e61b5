import { describe, expect, it } from 'vitest';
import { EMPTY_BOOK } from '../../../src-main/verify/book/book.ts';
import { judgeInputOf, parseCorpus, readCorpus } from '../../support/psbt/corpus.ts';
import { readCorpusJson } from '../../corpus/own-book/case.ts';

/** The first case of public.json, with this book. */
function withBook(book: unknown): ReturnType<typeof parseCorpus> {
  const corpus = readCorpusJson('public.json');
  return parseCorpus(JSON.stringify({ ...corpus, cases: [{ ...corpus.cases[0], book }] }));
}

const SLOT = { txid: 'aa'.repeat(32), vout: 1 };
const EMPTY = { outputs: [], allocations: [], reserved: [], invoices: [], assets: [] };

describe('the book of a case', () => {
  it('is empty where there is none', () => {
    expect(judgeInputOf(readCorpus('public.json').cases[0]!).book).toEqual(EMPTY_BOOK);
  });

  it('has its amounts as numbers, and what is left out as the format says', () => {
    const opout = `${'bb'.repeat(32)}/4000/0`;
    const held = { ...SLOT, assetId: 'rgb:x', amount: '18446744073709551615', opout, ground: 'book' };
    const slot = `${SLOT.txid}:1`;
    const { cases } = withBook({
      ...EMPTY,
      outputs: [{ ...SLOT, amountSat: '3000', keychain: 'colored', index: 4 }],
      allocations: [held],
      reserved: [
        { by: 'one', outpoints: [slot] },
        { by: 'two', outpoints: [slot], spends: [], makes: [slot], mayShare: true },
      ],
    });
    expect(judgeInputOf(cases[0]!).book).toEqual({
      ...EMPTY_BOOK,
      outputs: [{ ...SLOT, amountSats: 3_000n, branch: 'colored', index: 4, spent: false }],
      allocations: [{ ...held, amount: 18_446_744_073_709_551_615n }],
      reserved: [
        { by: 'one', outpoints: [slot], spends: [slot], makes: [], mayShare: false },
        { by: 'two', outpoints: [slot], spends: [], makes: [slot], mayShare: true },
      ],
    });
  });

  it('is refused with a member that nobody knows, so that none is dropped unread', () => {
    expect(() => withBook({ ...EMPTY, others: [] })).toThrow('book');
  });
});
