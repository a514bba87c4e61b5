import { describe, expect, it } from 'vitest';
import { judgeCorpus, summarise } from '../../judge/judge-corpus.ts';
import { readCorpus } from '../../support/psbt/corpus.ts';

const corpus = readCorpus('public.json');
const signs = corpus.cases.find((one) => one.expect === 'sign')!;
const refuses = corpus.cases.find((one) => one.expect === 'refuse')!;
const judged = (...cases: typeof corpus.cases) => judgeCorpus({ ...corpus, cases });

describe('judging a corpus', () => {
  it('signs genuine ones with one read each of lock, rules and secret, and refuses others with none', async () => {
    const results = await judged(signs, refuses);
    expect(results.map(({ outcome, reads }) => [outcome, reads])).toEqual([
      ['signed', 3],
      ['refused', 0],
    ]);
    expect(refuses.codes).toContain(results[1]?.code);
    expect(summarise(results)).toEqual({
      ...{ cases: 2, refused: 1, signed: 1, wrong: [], codeMatches: 1, keychainReads: 0 },
    });
  });

  it('reports unexpected signatures, refusals, and refusals for another reason as wrong', async () => {
    const results = await judged(
      { ...signs, id: 'signed', expect: 'refuse', codes: ['DUST'] },
      { ...refuses, id: 'refused', expect: 'sign', codes: [] },
      { ...refuses, id: 'other reason', codes: ['NOBODY_SAYS'] },
    );
    expect(summarise(results)).toMatchObject({
      wrong: ['signed', 'refused', 'other reason'],
      codeMatches: 0,
    });
  });
});
