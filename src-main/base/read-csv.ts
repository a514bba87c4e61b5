/** One record of a table, as RFC 4180 has it. */
export interface CsvRecord {
  /** Where it begins, from 1: a quoted cell may hold line ends. */
  readonly line: number;
  readonly cells: readonly string[];
  /** A quote that nothing closes, or one within an unquoted cell. */
  readonly problem: 'csvQuote' | null;
}

export type Delimiter = ',' | ';' | '\t';

interface CsvOptions {
  /** Reading ends after so many records that are kept. */
  readonly maxRecords?: number;
  readonly keeps?: (record: CsvRecord) => boolean;
}

/**
 * Reads records of cells, quoted or not; a line without anything in it is no record. An open quote ends with the text:
 * nothing after it can be told apart.
 */
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
    // What stands between a closing quote and the end of the cell belongs to nothing.
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

/** A record with so many is none that anybody asks for: the rest of its line is left out. */
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

/** Within quotes a doubled one stands for one. */
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
