/** One record of a CSV text, with the line that it begins on, from 1. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A quote that is never closed: nobody knows where that record ends. Or more cells in one record than any list has. */
export type CsvProblem = 'openQuote' | 'tooManyCells';

export const MAX_CELLS = 200;

/**
 * Reads RFC 4180, and what spreadsheets make of it: a byte order mark, line feeds alone, semicolons or tabs between
 * cells. Empty lines are left out. `most`: after so many records no more are read. Pure.
 */
export function readCsv(text: string, most = Infinity): readonly CsvRecord[] | CsvProblem {
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const separator = separatorOf(source);
  const records: CsvRecord[] = [];
  let at = 0;
  let line = 1;
  while (at < source.length && records.length < most) {
    const cells: string[] = [];
    const begin = line;
    for (let more = true; more;) {
      let cell: string;
      if (source[at] === '"') {
        const quoted = readQuoted(source, at);
        if (quoted === null) return 'openQuote';
        line += countLines(quoted.text);
        const end = endOfCell(source, quoted.end, separator);
        cell = quoted.text + source.slice(quoted.end, end);
        at = end;
      } else {
        const end = endOfCell(source, at, separator);
        cell = source.slice(at, end);
        at = end;
      }
      cells.push(cell.endsWith('\r') && source[at] !== separator ? cell.slice(0, -1) : cell);
      if (cells.length > MAX_CELLS) return 'tooManyCells';
      more = source[at] === separator;
      at += 1;
    }
    line += 1;
    if (cells.some((cell) => cell.trim() !== '')) records.push({ line: begin, cells });
  }
  return records;
}

/** What stands between the cells of the first line. */
function separatorOf(text: string): string {
  const first = /^[^\n]*/.exec(text)?.[0] ?? '';
  return [',', ';', '\t'].find((sign) => first.includes(sign)) ?? ',';
}

function endOfCell(text: string, from: number, separator: string): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === separator || text[at] === '\n') return at;
  }
  return text.length;
}

function readQuoted(text: string, from: number): { text: string; end: number } | null {
  let cell = '';
  for (let at = from + 1; ;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return null;
    cell += text.slice(at, quote);
    if (text[quote + 1] !== '"') return { text: cell, end: quote + 1 };
    cell += '"';
    at = quote + 2;
  }
}

function countLines(text: string): number {
  return text.split('\n').length - 1;
}
