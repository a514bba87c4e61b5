import { parseAssetId } from './asset-id.ts';
import { bare } from './bare.ts';
import { readCsv, type CsvRecord, type Delimiter } from '../base/csv.ts';
import { readBehind } from './behind.ts';
import type { PastedItem } from './pasted-item.ts';

export type TableColumn = 'invoice' | 'asset' | 'amount' | 'sats' | 'other';

export interface ReadColumn {
  readonly title: string;
  readonly as: TableColumn;
  readonly example: string;
}

/** Finds columns by cells, numbers by titles; `as` is the person's choice instead. Null if it is no table. */
export function readTable(
  text: string,
  most: number,
  as: readonly TableColumn[] | null,
): { readonly items: readonly PastedItem[]; readonly columns: readonly ReadColumn[] } | null {
  // Spreadsheets write a byte order mark and name the delimiter.
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
  if (/^\s*(?:rgb|contract):/.test(first)) return null;
  return DELIMITERS.find(fits) ?? null;
}

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
  /** Without titles, places after the invoice identify numbers. */
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
    // Two columns of one name are ambiguous: the person decides.
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
  if (columns.length === 1) return { ok: true, line, ...readBehind(cell('invoice') ?? '') };
  const row = { asset: orNull('asset'), amount: orNull('amount'), sats: orNull('sats') };
  return { ok: true, line, text: cell('invoice') ?? '', row, notRead: null };
}
