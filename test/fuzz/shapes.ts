/** Makes a text of `n` UTF-16 units, or a few less. */
export type Shape = (n: number) => string;

export const fill =
  (unit: string): Shape =>
  (n) =>
    unit.repeat(Math.floor(n / unit.length));
/** A run that seems to end, but whose last character prevents it. */
const almost =
  (unit: string, last: string): Shape =>
  (n) =>
    unit.repeat(Math.max(0, Math.floor((n - last.length) / unit.length))) + last;
export const between =
  (first: string, unit: string, last: string): Shape =>
  (n) =>
    first + almost(unit, last)(n - first.length);
const nested =
  (open: string, close: string): Shape =>
  (n) => {
    const levels = Math.floor(n / (open.length + close.length));
    return open.repeat(levels) + close.repeat(levels);
  };

/** Shapes that make expressions retry and parsers go deep, by name. */
export const SHAPES: Readonly<Record<string, Shape>> = {
  nothing: () => '',
  spaces: fill(' '),
  'spaces within': between('x', ' ', 'x'),
  tabs: between('x', '\t', 'x'),
  'line ends': fill('\n'),
  'line ends within': between('x', '\r\n', 'x'),
  'spaces in lines': fill(`x${' '.repeat(98)}x\n`),
  'odd spaces': between('x', '\u00a0\u3000', 'x'),
  'many short lines': fill('a\n'),
  'many short cells': fill('a,b;c\t'),
  commas: fill(','),
  semicolons: between('x', ';', 'x'),
  quotes: fill('"'),
  'quotes, and one more': almost('""', 'x"'),
  'an open quote': between('"', 'x', ''),
  'quoted cells': fill('"a",'),
  'open quotes in lines': fill('x"\n"'),
  apostrophes: between("'", ' ', 'x'),
  digits: fill('9'),
  'digits, almost': almost('0', 'x'),
  'digits in groups': fill('123 '),
  'digits with points': fill('1.'),
  'powers of ten': almost('1', 'e99999'),
  hexadecimal: fill('ab'),
  'hexadecimal, almost': almost('f', 'g'),
  'upper and lower': fill('aA'),
  letters: almost('A', '!'),
  'base 64': almost('A', '=='),
  'base 64, almost': almost('A', '=== '),
  'base 58': almost('z', '0'),
  underscores: between('x', '_', 'x'),
  dashes: between('x', '-', 'x'),
  dots: between('x', '.', '!'),
  slashes: between('x', '/', 'x'),
  'slashes, almost': almost('/', '\u00e9'),
  'letters, a slash and an odd one': almost('a', '/%C3%A9'),
  backslashes: fill('\\'),
  'escaped letters': fill('\\u0041'),
  colons: between('x', ':', ' '),
  'plus signs': fill('+'),
  'equal signs': almost('=', 'x'),
  ampersands: fill('&'),
  'pairs of a query': (n) => series(n, (i) => `k${String(i)}=v&`),
  'pairs of one name': fill('amount=1&'),
  'endpoints in a row': fill('rpc://a,'),
  'at signs': almost('@', '/'),
  'percent signs': fill('%'),
  'percent, encoded': fill('%25'),
  'percent, almost': almost('%41', '%4'),
  'percent, halves': almost('%C3%A9', '%C3'),
  braces: nested('{', '}'),
  brackets: nested('[', ']'),
  'open brackets': fill('['),
  'members in members': nested('{"a":', '}'),
  'open members': fill('{"a":'),
  'a list of nothing': (n) => `[${'0,'.repeat(Math.floor(n / 2))}0]`,
  'a list of objects': (n) => `[${'{"a":1},'.repeat(Math.floor(n / 8))}0]`,
  'a list of lists': (n) => `[${'[],'.repeat(Math.floor(n / 3))}0]`,
  'an object of many': (n) => `{${series(n - 8, (i) => `"k${String(i)}":1,`)}"z":1}`,
  'an object of one name': (n) => `{${'"a":1,'.repeat(Math.floor(n / 6))}"a":1}`,
  'one long text': (n) => JSON.stringify('x'.repeat(n)),
  'one long number': (n) => `[${'9'.repeat(n)}]`,
  'one long escape': (n) => `"${'\\u0041'.repeat(Math.floor(n / 6))}"`,
  'places for secrets': fill('{{a}}'),
  'places, almost': fill('{{aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa}'),
  'list words': fill('abandon '),
  'list words, almost': fill('abandon abandon abandon zzz '),
  'extended keys, almost': fill('xprv'),
  'private keys, almost': fill('-----BEGIN '),
  'words of a credential': fill('token:'),
  'words of a sentence': fill('node is '),
  marks: between('a', '\u0301', ''),
  'marks within': almost('e\u0323\u0301', '!'),
  'one ligature': fill('\ufdfa'),
  surrogates: fill('\ud800'),
  'surrogate pairs': fill('\u{1f600}'),
  'nothing to see': between('x', '\u200b', 'x'),
  'turned around': fill('\u202e'),
  'line separators': fill('\u2028'),
  nulls: fill('\0'),
  'end of a stream': fill('\n\ndata: '),
  angles: fill('<a'),
  'parts of a resource': fill('ur:bytes/1-2/ae '),
};

export function series(n: number, unit: (i: number) => string): string {
  const units: string[] = [];
  for (let i = 0, length = 0; ; i += 1) {
    const next = unit(i);
    length += next.length;
    if (length > n) return units.join('');
    units.push(next);
  }
}
