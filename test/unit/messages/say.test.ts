import { afterEach, describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/root.mjs';
import {
  language,
  chooseLanguage,
  sayList,
  say,
  sayAround,
  speak,
} from '../../../src-preload/messages/say.ts';

const folder = join(root, 'resources/messages');
const english = (area: string): string => readFileSync(join(folder, 'en', `${area}.ftl`), 'utf8');
/** `say`, of messages that a test wrote itself. */
const sayAny = say as (id: string, parameters?: Record<string, string | number>) => string;
const speakOf = (text: string, more: Parameters<typeof speak>[2] = {}): void =>
  speak('en', (area) => (area === 'test' ? text : ''), more);

afterEach(() => speak('en', english));

describe('a message', () => {
  it("chooses the plural by a count, and groups the count's digits", () => {
    const locked = [0, 1, 2, 12_345].map((count) => say('menu-nodes-locked', { count }));
    expect(locked).toEqual([
      'No node is locked',
      '1 node is locked',
      '2 nodes are locked',
      '12,345 nodes are locked',
    ]);
  });

  it('takes a parameter as text, whatever it contains', () => {
    speakOf('test-name = To { $name }.\n');
    for (const name of ['{ $name }', '{ -ochre }', '{"x"}', '$&', ''])
      expect(sayAny('test-name', { name })).toBe(`To ${name}.`);
  });

  it('isolates right-to-left text, and leaves other text as it is', () => {
    speakOf('test-name = { $name } has { $count } nodes\n');
    expect(sayAny('test-name', { name: 'Bob', count: 3 })).toBe('Bob has 3 nodes');
    expect(sayAny('test-name', { name: 'בוב', count: 3 })).toBe('\u2068בוב\u2069 has 3 nodes');
    expect(sayAny('test-name', { name: '“\u2068בוב\u2069”', count: 3 })).toBe(
      '“\u2068בוב\u2069” has 3 nodes',
    );
  });

  it('replaces invisible characters of a parameter, and keeps it on one line', () => {
    speakOf('test-name = { $name } is yours\n');
    expect(sayAny('test-name', { name: 'a\u202eb\u200b\nc = d' })).toBe('a\ufffdb\ufffd c = d is yours');
    expect(sayAny('test-name', { name: 'a\u00a0\u00a0\u00a0b' })).toBe('a\ufffdb is yours');
    expect(sayAny('test-name', { name: '12,345\u00a0sats' })).toBe('12,345\u00a0sats is yours');
  });

  it.each([
    ['\u2068a\u2069בוב', '\u2068\u2068a\u2069בוב\u2069'],
    ['\u2068בוב', '\u2068\ufffdבוב\u2069'],
    ['\u2069בוב\u2068', '\u2068\ufffdבוב\ufffd\u2069'],
    ['\u2068\u2068בוב\u2069', '\ufffd\u2068בוב\u2069'],
  ])('isolates %j, which pretends to be isolated', (name, shown) => {
    speakOf('test-name = { $name } has 3 nodes\n');
    expect(sayAny('test-name', { name })).toBe(`${shown} has 3 nodes`);
  });

  it("lets no parameter close the message's quotation marks", () => {
    speakOf('test-name = { $count ->\n    [one] One\n   *[other] To “{ $name }”, { $why }\n}\n');
    const name = 'a” is yours. “b';
    expect(sayAny('test-name', { count: 2, name, why: '“c”' })).toBe("To “a' is yours. 'b”, “c”");
    expect(sayAny('test-name', { count: 2, name: 'x'.repeat(300), why: '' })).toBe(
      `To “${'x'.repeat(200)}…”, `,
    );
  });

  it('keeps every text apart in a language that is written from right to left', () => {
    speakOf('test-name = { $name } x { $count }\n', { rightToLeft: true });
    expect(sayAny('test-name', { name: 'Bob', count: 3 })).toBe('\u2068Bob\u2069 x 3');
  });

  it('throws if the catalogue lacks its id or a part', () => {
    speakOf('test-name = Name\ntest-parts =\n    .one = One\n');
    expect(sayAny('test-parts.one')).toBe('One');
    for (const id of ['test-other', 'test-name.one', 'test-parts', 'other-name'])
      expect(() => sayAny(id)).toThrow(`The catalogue has no message ${id}.`);
  });

  it('leaves parameters unchanged when its own words are stretched', () => {
    speakOf('test-name = To { $name }\n', { transform: (text) => text.toUpperCase() });
    expect(sayAny('test-name', { name: 'bob' })).toBe('TO bob');
  });
});

describe('a message around parts of a screen', () => {
  const around = sayAround as (
    id: string,
    parameters: Record<string, string | number>,
    parts: readonly string[],
  ) => ReturnType<typeof sayAround>;

  it("returns the parts in the language's order, with the texts between", () => {
    speakOf('test-pay = Pay { $amount } to { $who }, { $when }\n');
    expect(around('test-pay', { when: 'now' }, ['amount', 'who'])).toEqual([
      { text: 'Pay ' },
      { part: 'amount' },
      { text: ' to ' },
      { part: 'who' },
      { text: ', now' },
    ]);
  });

  it('finds no part in an outside text', () => {
    speakOf('test-pay = Pay { $amount } to { $who }\n');
    const whole = around('test-pay', { who: '\ue000amount\ue001' }, ['amount']);
    expect(whole.filter((piece) => 'part' in piece)).toEqual([{ part: 'amount' }]);
  });
});

it("the language is the first of the system's that Ochre has", () => {
  expect(chooseLanguage(['fr-FR', 'es-MX', 'de'])).toBe('es');
  expect(chooseLanguage(['de-CH'])).toBe('de');
  expect(chooseLanguage(['DE_at.UTF-8'])).toBe('de');
  expect(chooseLanguage(['destroyed', 'C', ''])).toBe('en');
  expect(chooseLanguage([])).toBe('en');
});

it('a list is joined as the language joins it', () => {
  expect(sayList(['GOLD', 'TUSD', 'ART'])).toBe('GOLD, TUSD and ART');
  speak('de', english);
  expect(language()).toBe('de');
  expect(sayList(['GOLD', 'TUSD'])).toBe('GOLD und TUSD');
});
