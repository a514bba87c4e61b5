import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { baseUnits, satsSchema, signedBaseUnits, signedSats } from '../../../src-preload/contract/values.ts';

describe('an asset amount on its way to a page', () => {
  it.each(['0', '1', '9007199254740993', '18446744073709551615'])('may be %s', (text) => {
    expect(v.is(baseUnits, text)).toBe(true);
  });

  const beyond = ['18446744073709551616', '184467440737095516150'];
  it.each([...beyond, '01', '-1', '1.5', '1e3', ' 1', '', '１０', '0x10', 'x'.repeat(20)])(
    'is refused without an exception if it is %j',
    (text) => {
      expect(v.safeParse(baseUnits, text).success).toBe(false);
      expect(v.safeParse(baseUnits, text, { abortEarly: true }).success).toBe(false);
    },
  );
});

it("main's bigint becomes the number or decimal text that the page reads", () => {
  expect(v.parse(satsSchema, 2_100_000_000_000_000n)).toBe(2_100_000_000_000_000);
  expect(v.parse(signedSats, -1n)).toBe(-1);
  expect(v.parse(baseUnits, 18_446_744_073_709_551_615n)).toBe('18446744073709551615');
  expect(v.parse(signedBaseUnits, -7n)).toBe('-7');
});

it.each([
  ['more satoshis than there can be', satsSchema, 2_100_000_000_000_001n],
  ['a number that would lose digits', signedSats, 2n ** 53n + 1n],
  ['fewer than none', satsSchema, -1n],
  ['more base units than fit in a u64', baseUnits, 2n ** 64n],
  ['text where satoshis are due', satsSchema, '1'],
  ['a number where base units are due', baseUnits, 1],
] as const)("main's bigint on its way to a page is refused if it is %s", (_name, schema, value) => {
  expect(v.safeParse(schema, value).success).toBe(false);
});
