import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { corpusPath, parseCorpus, readCorpus } from '../../support/psbt/corpus.ts';
import { BASES } from '../../corpus/own-book/bases.ts';
import { readCorpusJson } from '../../corpus/own-book/case.ts';
import { ownBookText } from '../../corpus/own-book/make.ts';
import { recommitted } from '../../corpus/own-book/transfers.ts';

describe('own-book.json', () => {
  const { cases, wallets } = readCorpus('own-book.json');

  it('is what its generator writes', () => {
    // Compared as truth: the difference of two such texts would take minutes to show.
    expect(readFileSync(corpusPath('own-book.json'), 'utf8') === ownBookText()).toBe(true);
  });

  it('has enough of both kinds, each under an id and a title of its own', () => {
    const genuine = cases.filter((one) => one.expect === 'sign');
    expect(cases.length).toBeGreaterThanOrEqual(120);
    expect(genuine.length).toBeGreaterThanOrEqual(40);
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
    for (const { expect: expected, codes } of cases) expect(codes.length > 0).toBe(expected === 'refuse');
    for (const { account } of cases) expect(wallets).toHaveProperty([account.wallet]);
  });

  it.each(['A', 'A2', 'C', 'D', 'E', 'F', 'G'])('has row %s alone and with others', (row) => {
    const rows = cases.map(({ title }) => title.split(' AND ').map((part) => part.split(' ')[0]));
    expect(rows.some((all) => all.length === 1 && all[0] === row)).toBe(true);
    expect(rows.filter((all) => all.length === 2 && all.includes(row)).length).toBeGreaterThan(3);
  });

  it.each(['regtest', 'testnet', 'signet', 'mainnet'])('has cases of both kinds on %s', (network) => {
    const there = cases.filter(({ account }) => account.network === network);
    expect(new Set(there.map((one) => one.expect))).toEqual(new Set(['sign', 'refuse']));
  });

  // Else a case that is re-encoded could be refused for how it is written and not for what it says.
  it.each([BASES.blind, BASES.witness, BASES.twoInputs, BASES.existing, BASES.witnessExisting])(
    'is re-encoded as rgb-lib writes: $one.note',
    ({ one: { psbt } }) => expect(recommitted(psbt, () => undefined)).toBe(psbt),
  );
});

it('a book with a member that nobody knows is refused, so that none is dropped unread', () => {
  const corpus = readCorpusJson('public.json');
  const book = { outputs: [], allocations: [], reserved: [], invoices: [], assets: [], others: [] };
  const text = JSON.stringify({ ...corpus, cases: [{ ...corpus.cases[0], book }] });
  expect(() => parseCorpus(text)).toThrow('book');
});
