import { describe, expect, it } from 'vitest';
import { validateHistory } from '../../../../src-main/verify/history/validate.ts';
import { consignmentSet, trialOf } from '../../../support/rgb/consignments.ts';
import { readRawHistory, remade } from '../../../support/rgb/raw-history.ts';
import { judgeSet, summarise } from '../../../validate/judge-set.ts';

const GENUINE = ['beta18', 'beta7'] as const;

describe('what rgb-lib made', () => {
  it.each(GENUINE)('of %s is proved, to each amount and outpoint that rgb-lib tells', (name) => {
    const summary = summarise(judgeSet(consignmentSet(name)));
    expect(summary).toMatchObject({ passedWrongly: [], refusedWrongly: [] });
    expect(summary.asExpected).toBe(summary.cases);
  });

  it.each(GENUINE)('of %s is pending while the chain has not its last transaction', (name) => {
    const set = consignmentSet(name);
    for (const one of set.cases) {
      const { bytes, ask, chain } = trialOf(set, one);
      const { [one.ask.txid]: _, ...txs } = set.chain.txs;
      const before = trialOf({ ...set, chain: { ...set.chain, txs } }, one).chain;
      const proved = validateHistory(bytes, ask, chain);
      const verdict = validateHistory(bytes, ask, before);
      expect(verdict.outcome, one.id).toBe('pending');
      if (proved.outcome === 'proved') expect(verdict).toMatchObject({ content: proved.content });
    }
  });

  it.each(GENUINE)('of %s comes out the same where every byte of it is written anew', (name) => {
    const set = consignmentSet(name);
    for (const one of set.cases) {
      const trial = trialOf(set, one);
      const again = remade(readRawHistory(trial.bytes), trial);
      expect(Buffer.from(again.bytes).equals(trial.bytes), one.id).toBe(true);
    }
  });
});

it('what names its transactions by id alone is proved where it is genuine and the chain has them, and where it is forged refused with its code', () => {
  const results = judgeSet(consignmentSet('named'));
  expect(results.filter(({ asExpected }) => !asExpected)).toEqual([]);
  const genuine = results.filter(({ expectedCode }) => expectedCode === null);
  expect(results.length).toBeGreaterThanOrEqual(90);
  expect(genuine.length).toBeGreaterThanOrEqual(results.length / 3);
  expect(results.every(({ code, expectedCode }) => code === expectedCode)).toBe(true);
});

it('what was damaged or forged is refused with a code, and passes where it is right', () => {
  const results = judgeSet(consignmentSet('refused'));
  expect(results.filter(({ asExpected }) => !asExpected)).toEqual([]);
  expect(results.filter(({ outcome }) => outcome === 'proved')).toHaveLength(25);
  expect(summarise(results).codeMatches).toBeGreaterThanOrEqual(284);
});
