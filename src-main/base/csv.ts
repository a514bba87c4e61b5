import { isolated, visible } from '../../src-preload/contract/outside.ts';

/** RFC 4180. */
export function csvText(lines: readonly (readonly string[])[]): string {
  return lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

/** Keeps strangers' text from being run as a formula (OWASP, CSV injection; full-width signs count in some locales). */
function csvCell(cell: string): string {
  // Direction marks would affect neighbouring cells, too.
  const text = isolated(visible(cell));
  const inert = /^[\s\u2068]*[=+\-@\t\r\n＝＋－＠]/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** RFC 4180. */
export interface CsvRecord {
  /** Where the record begins, from 1: a quoted cell may hold line ends. */
  readonly line: number;
  readonly cells: readonly string[];
  readonly problem: 'csvQuote' | null;
}

export type Delimiter = ',' | ';' | '\t';

interface CsvOptions {
  readonly maxRecords?: number;
  readonly keeps?: (record: CsvRecord) => boolean;
}

/** Skips empty lines. An open quote takes the rest of the text as its cell, since nothing shows where it should end. */
export function readCsv(
  text: string,
  delimiter: Delimiter,
  { maxRecords = Infinity, keeps = () => true }: CsvOptions = {},
): CsvRecord[] {
  const records: CsvRecord[] = [];
  const blank = /[ \t\r]*\n/y;
  let at = 0;
  let line = 1;
  while (at < text.length && records.length < maxRecords) {
    blank.lastIndex = at;
    if (blank.test(text)) {
      at = blank.lastIndex;
      line += 1;
      continue;
    }
    const beginsAt = line;
    const cells: string[] = [];
    let problem: CsvRecord['problem'] = null;
    for (;;) {
      const cell = text[at] === '"' ? quoted(text, at) : bare(text, at, delimiter);
      cells.push(cell.value);
      problem ??= cell.isWhole ? null : 'csvQuote';
      line += cell.value.split('\n').length - 1;
      at = cell.next;
      if (text[at] !== delimiter || cells.length === MAX_CELLS) break;
      at += 1;
    }
    // Text after a closing quote belongs to no cell.
    const end = text.indexOf('\n', at);
    const rest = text.slice(at, end < 0 ? text.length : end);
    if (cells.length < MAX_CELLS && rest.trim() !== '') problem = 'csvQuote';
    const record = { line: beginsAt, cells, problem };
    if (keeps(record)) records.push(record);
    at = end < 0 ? text.length : end + 1;
    line += 1;
  }
  return records;
}

/** Nobody makes a record with more cells; the rest of its line is dropped. */
const MAX_CELLS = 100;

interface Cell {
  readonly value: string;
  readonly next: number;
  readonly isWhole: boolean;
}

function bare(text: string, from: number, delimiter: string): Cell {
  let next = from;
  while (next < text.length && text[next] !== delimiter && text[next] !== '\n') next += 1;
  const value = text.slice(from, next);
  return { value, next, isWhole: !value.includes('"') };
}

function quoted(text: string, from: number): Cell {
  const end = /(?:""|[^"])*"/y;
  end.lastIndex = from + 1;
  const found = end.exec(text)?.[0];
  if (found === undefined) return { value: text.slice(from + 1), next: text.length, isWhole: false };
  return {
    value: found.slice(0, -1).replaceAll('""', '"'),
    next: from + 1 + found.length,
    isWhole: true,
  };
}
