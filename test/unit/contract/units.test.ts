import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatUnits, parseUnits, type DecimalMark } from '../../../src-preload/contract/units.ts';
import { groupDigits, groupUnits, decimalMark, LANGUAGES, speak } from '../../../src-preload/messages/say.ts';
import { plainUnits, readUnits } from '../../../src-renderer/text/asset-amount.ts';
import { readWhole } from '../../../src-renderer/text/whole-number.ts';
import { seededFractions } from '../../support/offline/lossy.ts';
import { bitcoinText, plainBitcoin, readBitcoin } from '../../../src-renderer/text/bitcoin-amount.ts';

const MAX_U64 = 0xffff_ffff_ffff_ffffn;
const ROUNDS = 100_000;

const grouped = (whole: string, by: string): string => whole.replace(/\B(?=(\d{3})+(?!\d))/g, by);
const other = (mark: DecimalMark): DecimalMark => (mark === '.' ? ',' : '.');

const catalogue = (language: string) => (area: string) =>
  readFileSync(`resources/messages/${language}/${area}.ftl`, 'utf8');

/** How an amount is entered: its text, how it is read, and whether Ochre may ask about it. */
const WAYS: readonly ((
  amount: bigint,
  precision: number,
  mark: DecimalMark,
  pick: () => number,
) => { readonly text: string; readonly by: DecimalMark | null; readonly mayAsk: boolean })[] = [
  // Typed, without trailing zeros.
  (amount, precision, mark) => {
    const text = formatUnits(amount, precision, mark);
    const short = precision === 0 ? text : text.replace(/0+$/, '').replace(/[.,]$/, '');
    return { text: short, by: mark, mayAsk: true };
  },
  // Pasted with grouped thousands.
  (amount, precision, mark, pick) => {
    const [whole = '', decimals] = formatUnits(amount, precision).split('.');
    const by = [' ', '\u00a0', '\u202f', '’', other(mark)][Math.floor(pick() * 5)] ?? ' ';
    return {
      text: grouped(whole, by) + (decimals === undefined ? '' : mark + decimals),
      by: mark,
      mayAsk: true,
    };
  },
  // From a table with the other decimal mark.
  (amount, precision, mark) => ({
    text: formatUnits(amount, precision, other(mark)),
    by: mark,
    mayAsk: true,
  }),
  // From a link, or a file for programs.
  (amount, precision) => ({ text: formatUnits(amount, precision), by: null, mayAsk: false }),
  // Copied out of Ochre.
  (amount, precision, mark) => ({ text: formatUnits(amount, precision, mark), by: mark, mayAsk: false }),
];

describe('an amount', () => {
  it('survives 100,000 round trips unchanged, or is asked about', () => {
    const pick = seededFractions(7);
    const found = { differ: 0, silent: 0, asked: 0 };
    for (let round = 0; round < ROUNDS; round++) {
      const precision = round % 19;
      const mark = (['.', ',', ','] as const)[round % 3] ?? '.';
      const digits = 1 + Math.floor(pick() * 20);
      const amount =
        BigInt(Array.from({ length: digits }, () => Math.floor(pick() * 10)).join('')) % (MAX_U64 + 1n);
      const way = WAYS[Math.floor(pick() * WAYS.length)];
      if (way === undefined) throw new Error('no such way');
      const { text, by, mayAsk } = way(amount, precision, mark, pick);
      const read = parseUnits(text, precision, by);
      if (read.ok) found.differ += read.amount === amount ? 0 : 1;
      else if (mayAsk && read.problem === 'twoReadings' && read.readings.includes(amount)) found.asked += 1;
      // The language's own mark is never read as thousands: the text is refused, with the right spelling.
      else found.silent += 1;
    }
    expect(found).toMatchObject({ differ: 0, silent: 0 });
    expect(found.asked).toBeGreaterThan(100);
  });

  it.each([
    ['one comma before three digits, of an asset with three decimals', '1,000', 3, '.', ['1000', '1000000']],
    ['the same in a language that writes a comma', '1,000', 3, ',', '1000'],
    ['one mark of the other language, where it can be no decimals', '1.000', 0, ',', '1000'],
    ['the language’s own mark, where it can be no decimals', '1.000', 2, '.', 'tooManyDecimals'],
    ['a first group that begins with 0', '0,001', 3, '.', '1'],
    ['a group that is too long', '1234.567', 8, '.', '123456700000'],
    ['groups that are none', '1,00,000', 2, '.', 'form'],
    ['one mark of each kind, twice', '1.000,000.5', 2, '.', 'form'],
    ['a space in the midst', '1 00', 0, '.', 'form'],
    ['only a mark', '.', 2, '.', 'form'],
    ['nothing', ' ', 2, '.', 'form'],
    ['an exponent', '1e3', 2, '.', 'form'],
    ['a sign', '-1', 2, '.', 'form'],
    ['digits of another script', '١٢', 2, '.', 'form'],
    ['one comma before one digit, which may be left of a group', '1,5', 2, '.', ['150', '1500']],
    ['the same where the comma is the language’s own', '1,5', 2, ',', '150'],
    ['one point before one digit, where the point groups', '1.5', 2, ',', ['150', '1500']],
    ['a figure put before a group', '1234,567', 8, '.', ['123456700000', '123456700000000']],
    ['one comma before two digits, of an asset without decimals', '1,50', 0, '.', 'tooManyDecimals'],
    ['one comma behind nothing', ',5', 2, '.', '50'],
    ['one comma before nothing', '5,', 2, '.', '500'],
    ['more decimals behind a comma than there can be', '1,555', 2, '.', '155500'],
    ['a decimal’s own mark twice', '1.234.5', 2, '.', 'form'],
    ['groups and decimals as English shows them', '1,234,567.89', 2, '.', '123456789'],
    ['groups and decimals as German shows them', '1.234,50', 2, ',', '123450'],
    ['no group below ten thousand, as Spanish shows it', '1234,50', 2, ',', '123450'],
    ['one more than there can be', '18446744073709551616', 0, '.', 'tooLarge'],
    ['cells that were pasted, by tab', '5\t546', 0, '.', 'form'],
    ['cells that were pasted, by line', '5\r\n546', 0, '.', 'form'],
    ['for programs, a comma', '1,5', 2, null, 'form'],
    ['for programs, groups', '1 000', 2, null, 'form'],
    ['for programs, three decimals', '1.000', 3, null, '1000'],
  ] as const)('with %s', (_, text, precision, mark, right) => {
    const read = parseUnits(text, precision, mark);
    const made = read.ok
      ? String(read.amount)
      : read.problem === 'twoReadings'
        ? read.readings.map(String)
        : read.problem;
    expect(made).toEqual(right);
  });

  it('is read as it is shown, at every size and precision', () => {
    const pick = seededFractions(11);
    for (const language of LANGUAGES) {
      speak(language, catalogue(language));
      for (let round = 0; round < 3_000; round++) {
        const precision = round % 19;
        const amount = BigInt(Math.floor(pick() * 10 ** (1 + Math.floor(pick() * 15))));
        const text = groupUnits(amount, precision);
        expect([text, precision, readUnits(text, precision)]).toEqual([
          text,
          precision,
          { ok: true, amount },
        ]);
        expect(readWhole(groupDigits(amount), { min: 0, max: Number.MAX_SAFE_INTEGER, unit: '' })).toEqual({
          kind: 'number',
          value: Number(amount),
        });
      }
    }
    speak('en', catalogue('en'));
  });

  it('is written and read alike in each language, in assets and in bitcoin', () => {
    for (const language of LANGUAGES) {
      speak(language, catalogue(language));
      const mark = language === 'en' ? '.' : ',';
      expect(decimalMark()).toBe(mark);
      const by = other(mark);
      expect(groupUnits('1234567890', 3)).toBe(`1${by}234${by}567${mark}890`);
      expect(groupUnits('-1234567890', 3)).toBe(`\u22121${by}234${by}567${mark}890`);
      // Spanish groups from five digits on.
      expect(groupUnits('123450', 2)).toBe(language === 'es' ? '1234,50' : `1${by}234${mark}50`);
      expect(groupUnits('1234550', 2)).toBe(`12${by}345${mark}50`);
      expect(groupDigits(994_348)).toBe(`994${by}348`);
      expect(groupDigits(18_446_744_073_709_551_615n).replaceAll(by, '')).toBe('18446744073709551615');
      expect(readUnits(groupUnits('1234567890', 3), 3)).toEqual({ ok: true, amount: 1_234_567_890n });
      expect(readUnits(plainUnits('1234', 3), 3)).toEqual({ ok: true, amount: 1_234n });
      const bounds = { min: 1, max: 2_100_000_000_000_000 };
      for (const write of [bitcoinText, plainBitcoin])
        for (const unit of ['sats', 'BTC'] as const)
          expect(readBitcoin(write(123_456_789, unit), unit, bounds)).toEqual({
            kind: 'number',
            value: 123_456_789,
          });
      expect(readBitcoin(`1${mark}234`, 'BTC', bounds)).toMatchObject({
        readings: [123_400_000, 123_400_000_000],
      });
    }
    speak('en', catalogue('en'));
  });
});
