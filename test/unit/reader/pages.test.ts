import { describe, expect, it } from 'vitest';
import { createJoiner, createPages, type AnswerPage } from '../../../src-main/reader/pages.ts';

/** Sends a value through a port, and returns what arrives and its pages. */
function sent(whole: unknown) {
  const pages = createPages(whole);
  const joiner = createJoiner();
  const heard: AnswerPage[] = [];
  for (let isMore = true; isMore;) {
    const page = structuredClone(pages.next());
    heard.push({ ...page, value: structuredClone(page.value) });
    isMore = joiner.take(page);
  }
  return { whole: joiner.whole(), heard };
}

const listOf = (rows: number): object[] => Array.from({ length: rows }, (_, i) => ({ i, amount: 5n }));
const valuesIn = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, one) => sum + valuesIn(one), 1)
    : 1;
const rowsIn = ({ value }: AnswerPage): number => (Array.isArray(value) ? value.length : 0);

describe('an answer in pages', () => {
  it.each([
    [0, [0]],
    [999, [999]],
    [1_000, [1_000]],
    [1_001, [0, 1_000, 1]],
    [2_001, [0, 1_000, 1_000, 1]],
  ])('that is a list of %i rows takes pages of %j', (rows, pages) => {
    const list = listOf(rows);
    const { whole, heard } = sent(list);
    expect(whole).toEqual(list);
    expect(heard.map(rowsIn)).toEqual(pages);
  });

  it.each([999, 1_000, 1_001, 2_001])('with nested lists of %i rows arrives whole', (rows) => {
    const answer = {
      a: listOf(rows),
      b: null,
      c: { d: listOf(rows), e: [] },
      f: [{ g: listOf(rows) }, { g: listOf(3) }],
      h: Array.from({ length: rows }, (_, i) => ({ i, j: i === 500 ? listOf(rows) : [i] })),
    };
    const before = structuredClone(answer);
    const { whole, heard } = sent(answer);
    expect(whole).toEqual(answer);
    expect(answer).toEqual(before);
    expect(Math.max(...heard.map(rowsIn))).toBeLessThanOrEqual(1_000);
  });

  it('with few rows of many values takes more pages', () => {
    const list = Array.from({ length: 900 }, () => listOf(900));
    const { whole, heard } = sent(list);
    expect(whole).toEqual(list);
    const most = Math.max(...heard.map(({ value }) => valuesIn(value)));
    expect(most).toBeLessThan(25_000);
  });

  it('with long texts takes more pages', () => {
    const list = Array.from({ length: 1_000 }, () => 'a'.repeat(20_000));
    const { whole, heard } = sent([...list, '']);
    expect(whole).toEqual([...list, '']);
    expect(heard.length).toBeGreaterThan(10);
  });

  it.each([null, undefined, 'a', 5n, new Uint8Array(3), new Map([['a', listOf(2_000)]]), { a: undefined }])(
    'that is %o stays as it is',
    (value) => {
      const { whole, heard } = sent(value);
      expect(whole).toEqual(value);
      expect(heard).toHaveLength(1);
    },
  );

  it('has no page after its last', () => {
    const pages = createPages('a');
    pages.next();
    expect(() => pages.next()).toThrow('no more');
  });
});
