import { expect, it } from 'vitest';
import { validateHistory } from '../../../src-main/verify/history/validate.ts';
import { fuzzConsignments } from '../../fuzz/consignments/fuzz-consignments.ts';

/** `npm run fuzz -- consignments` makes 200,000. */
const CASES = 600;

it('damaged and forged consignments are never proved, end soon and break nothing', () => {
  const { findings, verdicts } = fuzzConsignments(CASES, 20_261);
  expect(findings).toEqual([]);
  // The files get far: each of many rules refuses some.
  expect(Object.keys(verdicts).length).toBeGreaterThan(15);
}, 120_000);

it('the lane finds a forged consignment that is proved', () => {
  const believing: typeof validateHistory = (bytes, ask, chain) => {
    const verdict = validateHistory(bytes, ask, chain);
    return 'content' in verdict && verdict.content !== null
      ? { outcome: 'proved', content: verdict.content }
      : verdict;
  };
  expect(fuzzConsignments(200, 1, believing).findings.map(({ kind }) => kind)).toContain('pass');
}, 120_000);
