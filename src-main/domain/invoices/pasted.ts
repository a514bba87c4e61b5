import { readCsv } from './csv.ts';

/** One thing of a text that somebody pasted or opened: an invoice, perhaps with what a table says beside it. */
export type PastedItem =
  | {
      readonly ok: true;
      /** Where it stood, from 1. */
      readonly line: number;
      readonly text: string;
      readonly row: PastedRow | null;
    }
  | { readonly ok: false; readonly line: number; readonly text: string; readonly problem: PastedProblem };

/** The other cells of its row; null where the cell is empty or there is no such column. */
export interface PastedRow {
  readonly asset: string | null;
  readonly amount: string | null;
  readonly sats: string | null;
}

/** `csvHeader`: a column of another name, or one twice. `tooMany`: what is beyond was not read. */
export type PastedProblem = 'csvHeader' | 'csvFields' | 'csvQuote' | 'tooMany';

/** One transaction takes no more recipients (domain/intents/send.ts). */
export const MAX_PASTED = 1_000;

/** Reads one invoice, several (one a line), or a table whose header names a column `invoice`. Judges no invoice. */
export function readPasted(text: string): PastedItem[] {
  const items = readTable(text) ?? readLines(text);
  if (items.length <= MAX_PASTED) return items;
  const [beyond] = items.slice(MAX_PASTED - 1);
  return [
    ...items.slice(0, MAX_PASTED - 1),
    { ok: false, line: beyond?.line ?? 0, text: '', problem: 'tooMany' },
  ];
}

/** The beginning of a text with everything odd in it written out, so that it shows and turns nothing around. */
export function excerptOf(text: string): string {
  const written = text
    .slice(0, EXCERPT_CHARS)
    .replace(/[^ -~]/gu, (char) => `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`);
  return text.length > EXCERPT_CHARS ? `${written}…` : written;
}

const EXCERPT_CHARS = 40;
const MAX_HEADER_CHARS = 1_000;
const COLUMNS = ['invoice', 'asset', 'amount', 'sats'] as const;
/** What stands around a line without meaning anything. Nothing odd is among it: an odd character makes an invoice another. */
const AROUND = /[^ \t\r]/;

/** One look from either end: an expression that seeks the end of a run begins again at each space of a long one. */
function bare(text: string): string {
  const from = text.search(AROUND);
  if (from < 0) return '';
  let to = text.length;
  while (!AROUND.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

function readLines(text: string): PastedItem[] {
  const items: PastedItem[] = [];
  for (let at = 0, line = 1; at < text.length && items.length <= MAX_PASTED; line += 1) {
    const end = endOfLine(text, at);
    const trimmed = bare(text.slice(at, end));
    if (trimmed !== '') items.push({ ok: true, line, text: trimmed, row: null });
    at = end + 1;
  }
  return items;
}

/** Null where the first line is no header. Spreadsheets write a byte order mark before it. */
function readTable(text: string): PastedItem[] | null {
  const table = text.replace(/^\ufeff/, '');
  const start = table.search(/[^ \t\r\n]/);
  if (start < 0) return null;
  const first = table.slice(table.lastIndexOf('\n', start) + 1, endOfLine(table, start));
  const delimiter = first.includes(';') ? ';' : ',';
  // A line with more in it is no header, and not taken apart.
  if (first.length > MAX_HEADER_CHARS) return null;
  const [titles] = readCsv(first, delimiter);
  const names = titles?.cells.map((cell) => bare(cell).toLowerCase()) ?? [];
  if (!names.includes('invoice')) return null;

  const known: readonly string[] = COLUMNS;
  const [header, ...records] = readCsv(table, delimiter, {
    // The header, what is taken, and one too many.
    maxRecords: MAX_PASTED + 2,
    keeps: ({ problem, cells }) => problem !== null || !isBlank(cells),
  });
  if (names.some((name) => !known.includes(name)) || new Set(names).size < names.length)
    return [{ ok: false, line: header?.line ?? 1, text: first, problem: 'csvHeader' }];
  return records.flatMap(({ line, cells: values, problem }): PastedItem[] => {
    const row = values.map(bare);
    const beginning = row.join(delimiter);
    if (problem !== null) return [{ ok: false, line, text: beginning, problem }];
    if (row.length !== names.length) return [{ ok: false, line, text: beginning, problem: 'csvFields' }];
    const cell = (name: string): string | null => row[names.indexOf(name)] ?? null;
    const orNull = (name: string): string | null => (cell(name) === '' ? null : cell(name));
    const others = { asset: orNull('asset'), amount: orNull('amount'), sats: orNull('sats') };
    return [{ ok: true, line, text: cell('invoice') ?? '', row: others }];
  });
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => !AROUND.test(cell));
}
