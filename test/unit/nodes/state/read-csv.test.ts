import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../../src-main/nodes/state/read-csv.ts';
import { namesSecret } from '../../../../src-main/nodes/state/secret-names.ts';
import { csvText } from '../../../../src-main/base/csv.ts';

const recordsOf = (text: string) => {
  const read = readCsv(text);
  return typeof read === 'string' ? null : read;
};
const cellsOf = (text: string) => recordsOf(text)?.map(({ cells }) => cells);

describe('a CSV text', () => {
  it.each([
    ['RFC 4180', 'a,b\r\n1,2\r\n'],
    ['line feeds alone', 'a,b\n1,2'],
    ['a byte order mark', '\uFEFFa,b\n1,2'],
    ['semicolons', 'a;b\n1;2'],
    ['tabs', 'a\tb\r\n1\t2'],
    ['quotes that nothing needs', '"a","b"\n"1","2"\n'],
    ['empty lines', 'a,b\n\n \n1,2\n,\n\n'],
  ])('is read with %s', (_, text) => {
    expect(cellsOf(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('has commas, quotes and line breaks within quotes', () => {
    const lines = [
      ['a, b', 'say "x"'],
      ['two\r\nlines', ''],
      ['', 'end'],
    ];
    const text = ['"a, b","say ""x"""', '"two\r\nlines",', ',end'].join('\n');
    expect(cellsOf(text)).toEqual(lines);
    // Ours are written on one line each.
    expect(cellsOf(csvText(lines))).toEqual([lines[0], ['two lines', ''], lines[2]]);
  });

  it('tells the line on which each record begins', () => {
    expect(recordsOf('a\n"1\n2\n3"\n\nb')?.map(({ line }) => line)).toEqual([1, 2, 6]);
  });

  it('is not read with more cells in a line than any list has', () => {
    expect(readCsv(`a${','.repeat(199)}\n`)).toHaveLength(1);
    expect(readCsv(`a,b\n${','.repeat(200)}`)).toBe('tooManyCells');
  });

  it('keeps empty cells at the end', () => {
    expect(cellsOf('a,b,\n1,,')).toEqual([
      ['a', 'b', ''],
      ['1', '', ''],
    ]);
  });

  it('is not read where a quote is never closed', () => expect(readCsv('a,"b\n1,2\n')).toBe('openQuote'));

  it('of nothing has nothing', () => {
    expect(readCsv('')).toEqual([]);
    expect(readCsv('\r\n\r\n')).toEqual([]);
  });
});

describe('a name', () => {
  it.each([
    'password',
    'Pass',
    'passphrase',
    'unlockPassword',
    'rpc_passwd',
    'pwd',
    'API key',
    'apikey',
    'auth',
    'Authorization',
    'accessToken',
    'client secret',
    'seed_words',
    'PIN',
    'jwt',
  ])('%s is a secret’s', (name) => expect(namesSecret(name)).toBe(true));

  it.each([
    'name',
    'node_id',
    'user_id',
    'plan',
    'invoke_url',
    'image',
    'rln_commit_id',
    'status',
    'peerDNS',
    'peerPort',
    'author',
    'announce_addresses',
    'indexer_url',
    'proxy_endpoint',
    'monkey',
    'shipping',
  ])('%s is none’s', (name) => expect(namesSecret(name)).toBe(false));
});
