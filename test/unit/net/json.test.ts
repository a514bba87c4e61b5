import { LosslessNumber } from 'lossless-json';
import { describe, expect, it } from 'vitest';
import { readJson } from '../../../src-main/net/json.ts';

const problemIn = (text: string) => {
  const read = readJson(text);
  return read.ok ? 'none' : read.problem;
};
const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const listOf = (items: number) => `[${'0,'.repeat(items - 1)}0]`;

describe('reading JSON', () => {
  it('G15: keeps every digit', () =>
    expect(readJson('[9007199254740993,1e400]')).toEqual({
      ok: true,
      value: [new LosslessNumber('9007199254740993'), new LosslessNumber('1e400')],
    }));

  it('G18: gives objects no prototype', () => {
    const read = readJson('{"a":{"toString":1}}');
    expect(read).toMatchObject({ ok: true });
    const { a } = (read as { value: { a: object } }).value;
    expect(Object.getPrototypeOf(a)).toBeNull();
  });

  it.each(['__proto__', 'constructor', 'prototype', '\\u005f_proto__'])(
    'G18: refuses the key %s at any depth',
    (key) => {
      expect(problemIn(`[{"a":{"${key}":{"settled":1}}}]`)).toBe('shape');
      expect(Object.prototype).not.toHaveProperty('settled');
    },
  );

  it.each([
    '{"a":1,"a":2}',
    '{"a":1,"a":1}',
    '{"a":1,"\\u0061":2}',
    '{"a":1,"\\u0061":1}',
    '[{"b":{"a":[1],"x":"}","a":{}}}]',
    '{"a\\"":1,"a\\"":1}',
  ])('G19: refuses %s, which names one member twice', (text) => expect(problemIn(text)).toBe('duplicateKey'));

  it.each([
    '{"a":{"a":1},"b":{"a":1}}',
    '{"a":"a","b":["a","a"]}',
    '{"a":"\\"a\\":1,\\"a\\":2"}',
    '[{"a":1},{"a":1}]',
  ])('accepts %s, which names each member once', (text) => expect(problemIn(text)).toBe('none'));

  it('G19: refuses two members that would get one name', () => {
    const lower = (key: string) => key.toLowerCase();
    expect(readJson('{"A":1,"a":1}', lower)).toMatchObject({ problem: 'duplicateKey' });
    expect(readJson('{"A":1,"a":1}')).toMatchObject({ ok: true });
  });

  it.each([
    [nested(32), 'none'],
    [nested(33), 'tooDeep'],
    [`"${'a'.repeat(2_000_000)}"`, 'none'],
    [`"${'a'.repeat(2_097_153)}"`, 'tooLarge'],
    [listOf(250_000), 'none'],
    [listOf(250_001), 'tooLarge'],
    [`[${Array.from({ length: 9 }, () => listOf(225_000)).join(',')}]`, 'tooLarge'],
  ])('bounds depth and size (case %#)', (text, problem) => expect(problemIn(text)).toBe(problem));

  it('limits one nested list alone', () => {
    const most = (text: string) => readJson(text, undefined, 3);
    const tooLong = { problem: 'tooLarge', detail: 'a list of more than 3' };
    expect(most('[1,2,3,4,{"a":[1,2,3]},[[1],[2],[3]]]')).toMatchObject({ ok: true });
    expect(most('[{"a":[1,2,3,4]}]')).toMatchObject(tooLong);
    expect(most('{"a":[{"b":{"c":[1]}},{"b":[1,2,3,4]}]}')).toMatchObject(tooLong);
    expect(most('{"a":[[1],2,3,4],"b":[1,2,3,4]}')).toMatchObject({ ok: true });
    // Refused before parsing: the invalid rest isn't even read.
    expect(most('[[1,2,3,4 nonsense')).toMatchObject(tooLong);
  });

  it.each([
    ['lists', nested(100_000)],
    ['objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
    ['lists without an end', '['.repeat(2_000_000)],
    ['objects without an end', '{"a":'.repeat(100_000)],
    ['lists and objects by turns', '[{"a":'.repeat(50_000)],
  ])('G22: refuses nested %s, however deep, without overflowing the stack', (_, text) => {
    expect(problemIn(text)).toBe('tooDeep');
  });

  it.each(['<!doctype html><html>', '\n <html>', '<?xml version="1.0"?>'])('sees a web page in %j', (text) =>
    expect(problemIn(text)).toBe('html'),
  );

  it.each(['', ' \r\n\t'])('sees nothing in %j', (text) => expect(problemIn(text)).toBe('empty'));

  it.each([
    '{',
    '[1,]',
    '{"a":1,}',
    "{'a':1}",
    '"a',
    'undefined',
    'NaN',
    '1 2',
    '{"a" 1}',
    '"\t"',
    '}',
    ']',
    '{]',
    ',',
    '\u00a01',
  ])('refuses %j as no JSON', (text) => expect(problemIn(text)).toBe('notJson'));

  it.each(['"\\ud800"', '{"\\udc00":1}', '["a\\ud83dz"]', '"\ud800"'])(
    'G25: refuses half a character in %j',
    (text) => expect(problemIn(text)).toBe('encoding'),
  );

  it('G25: takes whole characters beyond the first plane', () =>
    expect(readJson('"\\ud83d\\ude00😀"')).toEqual({ ok: true, value: '😀😀' }));

  it('never quotes the text in a detail', () => {
    const read = readJson('{"mnemonic": melody onion');
    expect(read).toMatchObject({ problem: 'notJson' });
    expect(JSON.stringify(read)).not.toMatch(/melody|mnemonic/);
  });
});
