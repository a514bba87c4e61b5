import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MAX_ALLOCATIONS, MAX_ALLOCATIONS_PER_OUTPUT } from '../../../src-main/base/assets.ts';
import {
  CHANGE_OUTPUT_VBYTES,
  defaultLimits,
  DUST_SATS,
  FEE_ABOVE_PERCENT,
  FEE_ABOVE_SATS,
  FEE_BELOW_PERCENT,
  HIGHEST_TEST_HEIGHT,
} from '../../../src-main/verify/verdict/claims/snapshot.ts';
import { LAST_INDEX, MAX_SEARCH, RESTORE_SEARCH } from '../../../src-main/keys/account.ts';
import { MAX_FIELDS, MAX_INPUTS, MAX_OUTPUTS } from '../../../src-main/base/bitcoin.ts';
import {
  MAX_ASSIGNMENTS,
  MAX_CONTRACTS,
  MAX_OPERATION_ITEMS,
} from '../../../src-main/verify/rgb/transition.ts';
import { GAP } from '../../../src-main/wallet/book/own-recipients.ts';
import { refusalCode } from '../../../src-preload/contract/claims.ts';
import { readCorpus } from '../../support/psbt/corpus.ts';

/** Joins wrapped lines. */
const read = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../../docs', name), 'utf8').replaceAll(/\n(?!\|)/g, ' ');
const policy = read('psbt-policy.md');
const n = (count: number | bigint): string => count.toLocaleString('en');

describe('docs/psbt-policy.md', () => {
  const codes = [...policy.matchAll(/\n\| `([A-Z_]+)` /g)].map(([, code]) => code ?? '');

  it('has each code once', () => expect(codes.toSorted()).toEqual(refusalCode.options.toSorted()));

  it.each(['public.json', 'lies-sample.json', 'own-book.json'])('has the codes of %s', (name) => {
    const asked = readCorpus(name).cases.filter((one) => one.expect === 'refuse');
    expect(asked.filter((one) => !one.codes.some((code) => codes.includes(code)))).toEqual([]);
  });

  it('has the limits of the code', () => {
    const { maxRateSatsPerVb } = defaultLimits(null);
    for (const limit of [
      `${n(MAX_FIELDS)} fields, ${n(MAX_INPUTS)} inputs and ${n(MAX_OUTPUTS)} outputs`,
      `${n(MAX_ALLOCATIONS_PER_OUTPUT)} allocations on one output and ${n(MAX_ALLOCATIONS)} in all`,
      `${n(HIGHEST_TEST_HEIGHT)} on a test network`,
      `the gap of ${n(GAP)}`,
      `searches to ${n(RESTORE_SEARCH)} at first`,
      `lies beyond ${n(MAX_SEARCH)}; ${n(LAST_INDEX - MAX_SEARCH)} more`,
      `below ${n(DUST_SATS)} sats`,
      `less ${n(FEE_BELOW_PERCENT)} per cent`,
      `the larger of ${n(FEE_ABOVE_PERCENT)} per cent and ${n(FEE_ABOVE_SATS)} sats`,
      `grow by ${n(CHANGE_OUTPUT_VBYTES)} x rate`,
      `${n(maxRateSatsPerVb)} sat/vB or 0.01 BTC`,
    ])
      expect(policy).toContain(limit);
  });
});

it('docs/rgb-commitment.md has the limits of the code', () => {
  const text = read('rgb-commitment.md');
  expect(text).toContain(`${n(MAX_OPERATION_ITEMS)} inputs and assignments, ${n(MAX_CONTRACTS)} contracts`);
  expect(text).toContain(`at most ${n(MAX_ASSIGNMENTS)} assignments in all`);
});

it('docs/verdict.md has the figures of the judge', () => {
  const { maxRateSatsPerVb, maxFeeSats, maxPsbtChars } = defaultLimits(null);
  expect([maxFeeSats, maxPsbtChars]).toEqual([1_000_000n, 2 * 1024 * 1024]);
  for (const figure of [
    `${n(maxRateSatsPerVb)} sat/vB and 0.01 BTC`,
    `2 MiB of text, ${n(MAX_INPUTS)} inputs, ${n(MAX_OUTPUTS)} outputs`,
    `${n(FEE_BELOW_PERCENT)} % below the rate you chose; ${n(FEE_ABOVE_PERCENT)} % above it, or ${String(FEE_ABOVE_SATS)} sats`,
    `${n(GAP)} beyond the highest index known, and never beyond ${n(MAX_SEARCH)},`,
    `${n(DUST_SATS)} sats in every output of yours `,
  ])
    expect(read('verdict.md')).toContain(figure);
});
