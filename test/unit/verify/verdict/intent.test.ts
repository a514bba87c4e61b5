import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { canonicalText, digestOf } from '../../../../src-main/base/canonical.ts';
import { intentDigest, intentProblem } from '../../../../src-main/verify/verdict/judge.ts';
import { type CreateSlotsIntent } from '../../../../src-main/verify/verdict/kinds/slots.ts';

const five: CreateSlotsIntent = {
  kind: 'createSlots',
  num: 5,
  askedNum: 5,
  sizeSats: 1_000n,
  rateSatsPerVb: 2,
  upTo: false,
};

describe('an intent', () => {
  it('has one digest, in whatever order its members came', () => {
    const { upTo, rateSatsPerVb, sizeSats, askedNum, num, kind } = five;
    expect(intentDigest({ upTo, rateSatsPerVb, sizeSats, askedNum, num, kind })).toBe(
      intentDigest({ ...five }),
    );
    const text =
      'ochre/intent/1\n{"askedNum":5,"kind":"createSlots","num":5,"rateSatsPerVb":2,"sizeSats":1000n,"upTo":false}';
    expect(intentDigest(five)).toBe(createHash('sha256').update(text).digest('hex'));
  });

  it('has another digest for another wish', () => {
    const others: CreateSlotsIntent[] = [
      { ...five, num: 4 },
      { ...five, askedNum: 6 },
      { ...five, sizeSats: 1_001n },
      { ...five, rateSatsPerVb: 3 },
      { ...five, upTo: true },
    ];
    expect(new Set([five, ...others].map(intentDigest)).size).toBe(6);
  });

  it.each([
    ['as it is', {}],
    ['for one slot', { num: 1, askedNum: 1 }],
    ['for 255 slots', { num: 255, askedNum: 255 }],
    ['for what is missing of five', { upTo: true, num: 2 }],
    ['for slots of 330 sats', { sizeSats: 330n }],
    ['at 1 sat/vB', { rateSatsPerVb: 1 }],
    ['for slots of 42 bitcoin', { sizeSats: 0xffff_ffffn }],
  ])('can be met %s', (_, change) => expect(intentProblem({ ...five, ...change }, 'regtest')).toBeNull());

  it.each([
    ['num', { num: 0, askedNum: 0 }],
    ['num', { num: 256, askedNum: 256 }],
    ['num', { num: 1.5, askedNum: 1.5 }],
    ['num', { num: Number.NaN }],
    ['num', { askedNum: 256 }],
    ['askedNum', { num: 4 }],
    ['askedNum', { upTo: true, num: 6 }],
    ['sizeSats', { sizeSats: 329n }],
    ['sizeSats', { sizeSats: 0x1_0000_0000n }],
    ['rateSatsPerVb', { rateSatsPerVb: 0 }],
    ['rateSatsPerVb', { rateSatsPerVb: 1.5 }],
    ['rateSatsPerVb', { rateSatsPerVb: Number.POSITIVE_INFINITY }],
  ])('cannot be met because of its %s: %o', (problem, change) =>
    expect(intentProblem({ ...five, ...change }, 'regtest')).toBe(problem),
  );
});

describe('the canonical text of a value', () => {
  it('tells numbers, bigints, strings and nothing apart', () =>
    expect(canonicalText([1, 1n, '1', '1n', null, true, 'true'])).toBe('[1,1n,"1","1n",null,true,"true"]'));

  it('names members in order, at every depth', () =>
    expect(canonicalText({ b: { d: 1, c: [] }, a: '"' })).toBe('{"a":"\\"","b":{"c":[],"d":1}}'));

  it.each([0.55, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('is not made of %d', (value) =>
    expect(() => canonicalText(value)).toThrow('whole numbers and of tenths'),
  );

  it('has another digest for another purpose', () =>
    expect(digestOf('one', 'x')).not.toBe(digestOf('two', 'x')));
});
