import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../src-main/base/csv.ts';
import { excerptOf, MAX_PASTED, readPasted as readAll } from '../../../src-main/invoices/pasted.ts';

const readPasted = (text: string) => readAll(text).items;

const cellsOf = (text: string, delimiter: ',' | ';' = ',') =>
  readCsv(text, delimiter).map(({ line, cells, problem }) => [line, ...cells, ...(problem ? [problem] : [])]);

describe('a table (RFC 4180)', () => {
  it('has cells with delimiters, doubled quotes and line ends in quotes, each record with its line', () => {
    expect(cellsOf('a,"b,c","d ""e""\nf"\ng,,\n')).toEqual([
      [1, 'a', 'b,c', 'd "e"\nf'],
      [3, 'g', '', ''],
    ]);
    expect(cellsOf('a;b,c\n', ';')).toEqual([[1, 'a', 'b,c']]);
  });

  it('refuses quotes that nothing closes, that begin within a cell, or that something follows', () => {
    expect(cellsOf('a,"b\nc')).toEqual([[1, 'a', 'b\nc', 'csvQuote']]);
    expect(cellsOf('a,b"c"\nd')).toEqual([
      [1, 'a', 'b"c"', 'csvQuote'],
      [2, 'd'],
    ]);
    expect(cellsOf('"a"b,c\nd')).toEqual([
      [1, 'a', 'csvQuote'],
      [2, 'd'],
    ]);
  });

  it('reads back whatever cells are written as it says', () => {
    const table = fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 4 }), {
      maxLength: 5,
    });
    fc.assert(
      fc.property(table, fc.constantFrom(',' as const, ';' as const), (rows, delimiter) => {
        const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
        const text = rows.map((row) => row.map(quote).join(delimiter)).join('\n');
        expect(readCsv(text, delimiter).map(({ cells }) => cells)).toEqual(rows);
      }),
    );
  });

  it('ends for every text, however odd', () =>
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r') }), (text) => {
        expect(readCsv(text, ',').every(({ line }) => line >= 1)).toBe(true);
        expect(readPasted(text).length).toBeLessThanOrEqual(text.split('\n').length);
      }),
    ));
});

describe('what was pasted', () => {
  it('is one invoice a line, with the white space around it and nothing else taken away', () => {
    expect(readPasted(' rgb:a\t\r\n\n\u00a0rgb:b\n\ufeffrgb:c')).toEqual([
      { ok: true, line: 1, text: 'rgb:a', row: null, notRead: null },
      { ok: true, line: 3, text: '\u00a0rgb:b', row: null, notRead: null },
      { ok: true, line: 4, text: '\ufeffrgb:c', row: null, notRead: null },
    ]);
    expect(readPasted(' \n\t\r\n')).toEqual([]);
  });

  it('is a table where the first line names a column invoice, in any order and case', () =>
    expect(readPasted('\ufeff\nAmount;"Invoice"\r\n 1.5 ;rgb:a\r\n;;\r\n;rgb:b')).toEqual([
      { ok: true, line: 3, text: 'rgb:a', row: { asset: null, amount: '1.5', sats: null }, notRead: null },
      { ok: true, line: 5, text: 'rgb:b', row: { asset: null, amount: null, sats: null }, notRead: null },
    ]));

  it('refuses a row of another width', () =>
    expect(readPasted('invoice,asset\nrgb:a?endpoints=x,y,b\nrgb:c,d')).toMatchObject([
      { ok: false, line: 2, problem: 'csvFields' },
      { ok: true, line: 3 },
    ]));

  it('is read up to the most that one transaction could pay', () => {
    const lines = (count: number) => readPasted(Array.from({ length: count }, () => 'rgb:a').join('\n'));
    expect(lines(MAX_PASTED).every(({ ok }) => ok)).toBe(true);
    expect(lines(MAX_PASTED + 1)).toHaveLength(MAX_PASTED);
    expect(lines(MAX_PASTED + 1).at(-1)).toEqual({ ok: false, line: 1_000, text: '', problem: 'tooMany' });
  });

  it('is quoted short, in plain characters alone', () => {
    expect(excerptOf('a\u202eb\0😀')).toBe('a\\u{202e}b\\u{0}\\u{1f600}');
    expect(excerptOf('x'.repeat(100_000))).toBe(`${'x'.repeat(40)}…`);
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => /^[ -~]*…?$/.test(excerptOf(text))));
  });
});
