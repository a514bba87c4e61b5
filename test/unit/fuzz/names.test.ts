import { describe, expect, it } from 'vitest';
import { fuzzNames } from '../../fuzz/names/fuzz-names.ts';
import { HOSTILE } from '../../fuzz/names/hostile.ts';

/** The worst of each kind; `npm run fuzz -- names` takes all of them everywhere. */
const worst = [
  ...new Map(HOSTILE.map((one) => [one.kind, one])).values(),
  ...HOSTILE.filter(({ kind }) => kind.startsWith('right')),
];

describe('hostile names', () => {
  it('are at least 300, of every kind, and no two alike', () => {
    expect(HOSTILE.length).toBeGreaterThanOrEqual(300);
    expect(new Set(HOSTILE.map(({ name }) => name)).size).toBeGreaterThanOrEqual(300);
  });

  it(
    'swap, continue and hide nothing in main’s texts and on a screen, as it is drawn',
    { timeout: 120_000 },
    async () => {
      const { findings, texts, places } = await fuzzNames(worst, ['Assets', 'Transfers']);
      expect(findings).toEqual([]);
      expect(texts).toBeGreaterThan(1_000);
      expect(places).toBeGreaterThanOrEqual(20);
    },
  );
});
