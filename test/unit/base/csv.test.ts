import { describe, expect, it } from 'vitest';
import { csvText } from '../../../src-main/base/csv.ts';

describe('a CSV', () => {
  it('ends lines as RFC 4180 says', () =>
    expect(
      csvText([
        ['a', 'b'],
        ['1', ''],
      ]),
    ).toBe('a,b\r\n1,\r\n'));

  it.each([
    ['a,b', '"a,b"'],
    ['say "x"', '"say ""x"""'],
    ['two\nlines', 'two lines'],
    ['two\r\nlines', 'two lines'],
    ['a\u202eb', 'a\ufffdb'],
    ['קרן 5', '\u2068קרן 5\u2069'],
    ['plain text', 'plain text'],
    ['', ''],
  ])('writes %j so that it is read back, on one line', (cell, written) => {
    expect(csvText([[cell]])).toBe(`${written}\r\n`);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1', '\r=1'])('makes no formula of %j', (cell) =>
    expect(csvText([[cell]]).replace(/^"/, '')).toMatch(/^'/),
  );

  it('makes no quoted cell a formula', () =>
    expect(csvText([['=HYPERLINK("http://x","y")']])).toBe(`"'=HYPERLINK(""http://x"",""y"")"\r\n`));
});
