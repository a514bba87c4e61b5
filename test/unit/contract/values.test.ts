import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { baseUnits } from '../../../src-preload/contract/values.ts';

describe('an asset amount that crosses', () => {
  it.each(['0', '1', '9007199254740993', '18446744073709551615'])('may be %s', (text) => {
    expect(v.is(baseUnits, text)).toBe(true);
  });

  it.each([
    '18446744073709551616',
    '99999999999999999999',
    '184467440737095516150',
    '01',
    '-1',
    '1.5',
    '1e3',
    ' 1',
    '',
    '１０',
    'rgb:x',
    '0x10',
    'x'.repeat(20),
  ])('is refused, and throws nothing, where it is %j', (text) => {
    expect(v.safeParse(baseUnits, text).success).toBe(false);
    expect(v.safeParse(baseUnits, text, { abortEarly: true }).success).toBe(false);
  });
});
