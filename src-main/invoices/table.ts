import { parseAssetId } from './asset-id.ts';
import { bare } from './bare.ts';
import { readCsv, type CsvRecord, type Delimiter } from '../base/read-csv.ts';
import { readBehind } from './behind.ts';
import type { PastedItem } from './pasted-item.ts';

/** What a column of a table holds. `other`: nothing that is read. */
export type TableColumn = 'invoice' | 'asset' | 'amount' | 'sats' | 'other';

export interface ReadColumn {
  /** What stands over it; empty where the table has no header. */
  readonly title: string;
  readonly as: TableColumn;
  /** Its first cell. */
  readonly example: string;
}

/**
 * Reads a table: records one column of which holds invoices, with a header in any language or none. Null where it is none.
 * A column is found by its cells, and a number by the title over it; `as` is what a person says in their place.
 */
export function readTable(
  text: string,
  most: number,
  as: readonly TableColumn[] | null,
): { readonly items: readonly PastedItem[]; readonly columns: readonly ReadColumn[] } | null {
  // Spreadsheets write a byte order mark, and which sign is between cells.
  const [, before = '', separator] = /^\ufeff?((?:[ \t\r]*\n)*(?:sep=([;,\t])\r?\n)?)/i.exec(text) ?? [];
  const plain = text.replace(/^\ufeff/, '').slice(before.length);
  const skipped = before.split('\n').length - 1;
  const first = plain.slice(0, MAX_HEADER_CHARS).split('\n').slice(0, LOOKED_AT).join('\n');
  const by = DELIMITERS.find((one) => one === separator) ?? delimiterOf(first);
  if (by === null) return null;
  const records = readCsv(plain, by, {
    maxRecords: most + 1,
    keeps: ({ problem, cells }) => problem !== null || cells.some((cell) => bare(cell) !== ''),
  }).map((record) => ({ ...record, line: record.line + skipped, cells: record.cells.map(bare) }));
  const [top, ...below] = records;
  if (top === undefined) return null;
  const hasHeader = !top.cells.some((cell) => /^(?:rgb|contract):/i.test(cell));
  const rows = hasHeader ? below : records;
  const titles = top.cells.map((cell) => (hasHeader ? cell : ''));
  const found = as !== null && as.length === titles.length ? as : columnsOf(titles, rows, hasHeader);
  // Without a column of invoices it is no table, and one without others is a list, whose lines are read as such.
  if (!found.includes('invoice') || (!hasHeader && titles.length === 1)) return null;
  const columns = titles.map((title, at) => ({
    title,
    as: found[at] ?? 'other',
    example: rows[0]?.cells[at] ?? '',
  }));
  return { items: rows.map((record) => itemOf(record, by, found)), columns };
}

const MAX_HEADER_CHARS = 10_000;
const LOOKED_AT = 3;
const DELIMITERS = ['\t', ';', ','] as const satisfies readonly Delimiter[];

const isInvoice = (cell: string): boolean =>
  /^(?:rgb|contract):[^,;]*[/@]/.test(cell) && parseAssetId(cell) === null;

/** The sign that sets apart a cell that is an invoice from others, or titles one of which names it. */
function delimiterOf(first: string): Delimiter | null {
  const fits = (by: Delimiter): boolean => {
    const [titles, row] = readCsv(first, by, { maxRecords: 2 });
    if (titles === undefined || (titles.cells.length < 2 && !names('invoice', titles.cells[0]))) return false;
    const isNamed = titles.cells.some((cell) => names('invoice', cell));
    const width = titles.cells.length;
    return (
      isNamed || (row ?? titles).cells.filter((_, at) => at < width).some((cell) => isInvoice(bare(cell)))
    );
  };
  // A line that begins with its invoice is read as a line: what stands behind may be no cell.
  if (/^\s*(?:rgb|contract):/.test(first)) return null;
  return DELIMITERS.find(fits) ?? null;
}

/** Titles in the three languages of the screens, and how services name the same. */
const TITLES: Readonly<Record<Exclude<TableColumn, 'other'>, RegExp>> = {
  invoice: /^(?:(?:rgb )?invoices?|factura(?: rgb)?|(?:rgb-)?rechnung)$/,
  asset: /^(?:assets?(?: ?id)?|contract(?: ?id)?|activos?|asset-id)$/,
  amount: /^(?:amount|units|quantity|importe|cantidad|monto|betrag|menge|anzahl)$/,
  sats: /^(?:sats?|satoshis?|witness ?sats?|amount ?sats?)$/,
};

function names(column: Exclude<TableColumn, 'other'>, title = ''): boolean {
  return TITLES[column].test(
    bare(title)
      .toLowerCase()
      .replace(/[_\s]+/g, ' '),
  );
}

/** Each column at most once: what would be a second one is not read. */
function columnsOf(
  titles: readonly string[],
  rows: readonly Pick<CsvRecord, 'cells'>[],
  hasHeader: boolean,
): readonly TableColumn[] {
  const cellsOf = (at: number): string[] =>
    rows.map(({ cells }) => cells[at] ?? '').filter((cell) => cell !== '');
  const all = (at: number, is: (cell: string) => boolean): boolean =>
    cellsOf(at).length > 0 && cellsOf(at).every(is);
  const invoices = titles.findIndex((_, at) => all(at, isInvoice));
  /** Without titles numbers are known by their places behind the invoice, as behind one in a line. */
  const isBehind = (at: number, places: number): boolean =>
    !hasHeader && invoices >= 0 && at === invoices + places && all(at, (cell) => /^[\d., ]+$/.test(cell));
  const taken = new Set<TableColumn>();
  return titles.map((title, at) => {
    const is = (column: Exclude<TableColumn, 'other'>): boolean =>
      names(column, title) ||
      (column === 'invoice' && all(at, isInvoice)) ||
      (column === 'asset' && all(at, (cell) => parseAssetId(cell) !== null)) ||
      (column === 'amount' && isBehind(at, 1)) ||
      (column === 'sats' && isBehind(at, 2));
    // Which of two columns of one name is meant, base units beside the amount say, the person tells.
    const isTwofold = (one: Exclude<TableColumn, 'other'>): boolean =>
      titles.filter((other) => names(one, other)).length > 1;
    const found = (['invoice', 'asset', 'amount', 'sats'] as const).find(
      (one) => !taken.has(one) && !isTwofold(one) && is(one),
    );
    if (found !== undefined) taken.add(found);
    return found ?? 'other';
  });
}

function itemOf(
  { line, cells, problem }: CsvRecord,
  by: Delimiter,
  columns: readonly TableColumn[],
): PastedItem {
  const beginning = cells.join(by);
  if (problem !== null) return { ok: false, line, text: beginning, problem };
  if (cells.length !== columns.length) return { ok: false, line, text: beginning, problem: 'csvFields' };
  const cell = (column: TableColumn): string | null => cells[columns.indexOf(column)] ?? null;
  const orNull = (column: TableColumn): string | null => (cell(column) === '' ? null : cell(column));
  // Of one column alone the rows are lines.
  if (columns.length === 1) return { ok: true, line, ...readBehind(cell('invoice') ?? '') };
  const row = { asset: orNull('asset'), amount: orNull('amount'), sats: orNull('sats') };
  return { ok: true, line, text: cell('invoice') ?? '', row, notRead: null };
}
