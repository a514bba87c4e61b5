import { describe, expect, it } from 'vitest';
import {
  isPlainTicker,
  isTakenAsName,
  label,
  nameText,
  namedList,
  outside,
  plainName,
  sentence,
  standingText,
  unitOf,
  visible,
} from '../../../src-preload/contract/outside.ts';
import { nameSchema } from '../../../src-preload/contract/values.ts';
import CONFUSABLES from 'unhomoglyph/data.json' with { type: 'json' };
import * as v from 'valibot';
import { cpuMsOf } from '../../support/cpu-time.ts';

const typed = (name: string): boolean => v.safeParse(nameSchema(40), name).success;

/**
 * The decision about each name, once: whether a person may type it here, and how it is shown if somebody else chose it.
 * The same for wallets, nodes, connections and rows of imported lists.
 */
const DECIDED: readonly (readonly [kind: string, name: string, isTaken: boolean, shown: string])[] = [
  ['plain', 'Savings', true, 'Savings'],
  ['another alphabet', 'Größe Ελλάδα', true, 'Größe Ελλάδα'],
  ['letters in two parts, put together', 'Gro\u0308ße', true, 'Größe'],
  ['right to left', 'קרן', true, '\u2068קרן\u2069'],
  ['a picture', '🖥️ Alpha 👨‍👩‍👧', true, '🖥️ Alpha 👨‍👩‍👧'],
  ['a quotation mark', 'the “old” one', true, "the 'old' one"],
  ['two that look like one', 'a‘‘b', true, "a'b"],
  ['a direction', 'a\u202eb', false, 'a\ufffdb'],
  ['an isolate', 'a\u2066b\u2069', false, 'a\ufffdb\ufffd'],
  ['a tag', 'a\u{e0041}b', false, 'a\ufffdb'],
  ['a selector that nothing takes', 'a\u{e0100}b', false, 'a\ufffdb'],
  ['a soft hyphen', 'a\u00adb', false, 'a\ufffdb'],
  ['a filler', 'a\u3164b\u2800', false, 'a\ufffdb\ufffd'],
  ['a control', 'a\u0007b', false, 'a\ufffdb'],
  ['line breaks', 'a\r\n\nb', false, 'a b'],
  ['a separator of lines', 'a\u2028b', false, 'a\ufffdb'],
  ['one blank of another kind', 'a\u00a0b', false, 'a b'],
  ['a run of blanks', 'a\u3000\u3000\u3000b', false, 'a\ufffdb'],
  ['half of a pair', 'a\ud800b', false, 'a\ufffdb'],
  ['a stroke over a letter', 'a\u0336b', false, 'a\ufffdb'],
  ['a ring around a letter', 'a\u0489b\u20dd', false, 'a\ufffdb\ufffd'],
  ['a hieroglyph that is blank', 'a\u{13441}b', false, 'a\ufffdb'],
  ['what stands for an object', 'a\ufffcb', false, 'a\ufffdb'],
  ['notes between lines', 'a\ufff9b\ufffac\ufffb', false, 'a\ufffdb\ufffdc\ufffd'],
  ['a pile of marks', `a${'\u0301'.repeat(30)}b`, false, 'á\u0301\u0301\u0301\ufffdb'],
  ['a mark on nothing', '\u0301a', false, '\u25cc\u0301a'],
  ['what is for private use', '\ue000a', false, '\ufffda'],
  ['markup', '<b>&amp;</b>', true, '<b>&amp;</b>'],
];

describe('a name from outside', () => {
  it.each(DECIDED)('with %s is shown as decided', (_, name, __, shown) => {
    expect(outside(name, 40)).toBe(shown);
    expect(nameText(name)).toBe(`“${shown}”`);
  });

  it.each(DECIDED)('with %s is stored so that it is accepted again', (_, name) => {
    expect(isTakenAsName(plainName(name, 40))).toBe(true);
    expect(plainName(name, 40)).toBe(plainName(plainName(name, 40), 40));
  });

  it.each(['', ' ', '\u200b', '\u2800\u3164', '\u202e\u2066', '\ufffd'])(
    '%j gets a word of ours instead',
    (name) => {
      expect(nameText(name)).toBe('“Unnamed”');
      expect(label(name, 40, 'A node without a name')).toBe('A node without a name');
      expect(plainName(name, 40)).toBe('Unnamed');
    },
  );

  it('is cut between graphemes, and stored within its limit', () => {
    const family = '👨‍👩‍👧';
    expect(outside(family.repeat(60), 40)).toBe(`${family.repeat(40)}…`);
    expect(outside('x'.repeat(41), 40)).toBe(`${'x'.repeat(40)}…`);
    expect(plainName(family.repeat(60), 40).length).toBeLessThanOrEqual(40);
    expect(plainName('x'.repeat(41), 40)).toBe(`${'x'.repeat(39)}…`);
  });

  it.each(['🙂\u200d', 'क्', 'ᄀ'])(
    'of which many are drawn side by side as one character is cut: %s',
    (part) => {
      const shown = outside(part.repeat(300), 40);
      expect(Array.from(shown.replace(/[\p{M}\u200d]/gu, '')).length).toBeLessThanOrEqual(41);
    },
  );

  it("can't close our quotation marks with a character that looks like one", () => {
    // Leaves out two Hebrew letters that look so too, because many names have them.
    const alike = Object.entries(CONFUSABLES).filter(([from]) => !/[\u05d9\u05f2]/.test(from));
    const doubles = alike.filter(([, to]) => /^'{2,}$/.test(to)).map(([from]) => from);
    const singles = alike.filter(([, to]) => to === "'").map(([from]) => from);
    expect(doubles.length).toBeGreaterThan(10);
    expect(singles.length).toBeGreaterThan(20);
    for (const closing of [...doubles, ...singles.map((one) => one + one)])
      expect(nameText(`x${closing}y`), closing).toBe("“x'y”");
    expect(nameText('x“alpha” goes first')).toBe("“x'alpha' goes first”");
  });

  it('of megabytes is cut before it is walked', () => {
    for (const part of ['\u0301', '“', '\u3000', 'a ', '🙂', '\u202e', 'קר'])
      expect(cpuMsOf(() => outside(part.repeat(1_000_000), 40))).toBeLessThan(100);
  });

  it('of a long list may be counted instead of shown', () => {
    const names = Array.from({ length: 400 }, (_, at) => `w${String(at)}`);
    expect(namedList(names, 3)).toBe('“w0”, “w1”, “w2”, and 397 more');
    expect(namedList(['a', 'b'], 3)).toBe('“a”, “b”');
  });
});

it.each(DECIDED)('a typed name with %s is accepted or refused, as decided', (_, name, isTaken) => {
  expect(typed(name)).toBe(isTaken);
});

describe('a ticker after an amount', () => {
  it.each(['GOLD', 'T', 'EURT2', 'gold', 'OIL', 'EUR', 'BOLT', 'E', 'MILK', 'BILL2', 'CENTRE'])(
    '%s is a unit',
    (ticker) => {
      expect(isPlainTicker(ticker)).toBe(true);
      expect(unitOf(ticker)).toBe(ticker);
    },
  );

  it.each('OOO lOO IO0 O50 E6 e12 K m B bn Mio million Thousand percent'.split(' '))(
    '%s would be a part of the figure before it',
    (ticker) => expect(unitOf(ticker)).toBe(`of “${ticker}”`),
  );

  it.each([
    ...'000|1|0x|1E5|| |A B|A-B|A.5|A,000|USDТ|ＵＳＤ|קרן|₿|ABCDEFGHIJKLM'.split('|'),
    ...'BTC btc B7C 8TC XBT SATS SAT 5AT5 SAT0SHI B1T BlTS BITC0IN MBTC MSAT'.split(' '),
  ])("%j becomes a quoted name, which continues no figure and isn't bitcoin", (ticker) => {
    expect(isPlainTicker(ticker)).toBe(false);
    expect(unitOf(ticker)).toMatch(/^of “.+”$/);
  });
});

describe('a name with figures beside it', () => {
  it.each(['Gold', 'Größe 1', '日本円', '\u2068קרן\u2069'.slice(1, -1)])('%s stays as it is', (name) => {
    expect(standingText(name)).not.toContain('“');
  });

  it.each(['000', '250 USDT', '.5', '٣٤٥', '%', '½', 'קרן 250', 'BTC', 'sats', ''])(
    '%j is quoted as a name, since it could be read as a figure',
    (name) => expect(/^“.+”$|^Unnamed$/.test(standingText(name))).toBe(true),
  );
});

it('main’s sentences keep an outside name apart, and their own order', () =>
  expect(sentence(`${nameText('קרן 5')} has this id already`, 200)).toBe(
    '“\u2068קרן 5\u2069” has this id already',
  ));

it.each(['\u2068', '\u2069\u2069x', '\u2067a\u2069', '\u2068a\u2068b\u2069', '\u202e'])(
  "main's sentence with an outside name has no lone direction mark: %j",
  (text) => {
    const shown = sentence(`x ${text} 5`, 200);
    let open = 0;
    for (const char of shown) {
      if (char === '\u2068') open += 1;
      if (char === '\u2069') open -= 1;
      expect(open === 0 || open === 1).toBe(true);
    }
    expect(open).toBe(0);
    expect(shown).not.toMatch(/[\u202a-\u202e\u2066\u2067]/);
  },
);

it('a sentence with a name that is too long becomes one outside text', () =>
  expect(sentence(`\u2068${'א'.repeat(300)}\u2069 x`, 200)).toMatch(/^\u2068\ufffd.*…\u2069$/su));

it('a table cell keeps its quotation marks, and no invisible character', () =>
  expect(visible('a “b” "c"\u202e')).toBe('a “b” "c"\ufffd'));
