import { expect, it } from 'vitest';
import { fuzzNames } from '../../fuzz/names/fuzz-names.ts';
import { HOSTILE } from '../../fuzz/names/hostile.ts';

/** The worst of each kind; `npm run fuzz -- names` takes all of them everywhere. */
const worst = [
  ...new Map(HOSTILE.map((one) => [one.kind, one])).values(),
  ...HOSTILE.filter(({ kind }) => kind.startsWith('right')),
];

/** One name for each way to deceive. */
const deceiving = [
  '000',
  '٣٤٥',
  'קרן 000 250',
  'תשר',
  'ВТС',
  'SATS',
  '“ goes first. “x',
  'a\u202e0001 dlog',
].map((name) => ({ kind: 'through main', name, mustMark: false }));

it(
  'hostile names swap, continue and hide nothing in main’s texts, on a screen and through all of main',
  { timeout: 180_000 },
  async () => {
    const screens = ['Assets', 'Transfers'];
    const { findings, texts, places } = await fuzzNames(worst, { screens, throughMain: deceiving });
    expect(findings).toEqual([]);
    expect(texts).toBeGreaterThan(1_000);
    expect(places).toBeGreaterThanOrEqual(40);
  },
);
