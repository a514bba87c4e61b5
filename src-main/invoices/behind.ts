import type { PastedRow } from './pasted-item.ts';

/** What stood behind an invoice, in its order. `punctuation`: of the sentence around it, dropped. */
export interface Behind {
  readonly as: 'amount' | 'sats' | 'punctuation' | 'notRead';
  readonly text: string;
}

/**
 * One line that holds an invoice: the invoice alone, and what stood behind it. An invoice ends where a blank or a sign stands
 * that it has no use for, a comma with no further delivery address behind it, or the punctuation of a sentence. What is odd
 * stays in it, and is refused with it: cut off there, it would pay to another address.
 */
export function splitBehind(line: string): { readonly text: string; readonly behind: readonly Behind[] } {
  const opened = /^[("'`<[“„«‘]*(?=(?:rgb|contract):)/i.exec(line);
  if (opened === null) return { text: line, behind: [] };
  const bare = line.slice(opened[0].length);
  const found = bare.search(/[ \t;#"<>]|,(?![a-z]+:\/\/)/);
  const end = found < 0 ? withoutLast(bare, '”“»’') : found;
  const [invoice, rest] = [bare.slice(0, end), bare.slice(end)];
  const closing = ending(invoice);
  const text = invoice.slice(0, invoice.length - closing.length);
  const dropped: Behind[] = closing === '' ? [] : [{ as: 'punctuation', text: closing }];
  return { text, behind: [...dropped, ...readRest(rest)] };
}

/** The same as a row of a table: cells behind an invoice are its amount and its satoshis. */
export function readBehind(line: string): {
  readonly text: string;
  readonly row: PastedRow | null;
  readonly notRead: string | null;
} {
  const { text, behind } = splitBehind(line);
  const told = (as: Behind['as']): string | null => behind.find((one) => one.as === as)?.text ?? null;
  const [amount, sats] = [told('amount'), told('sats')];
  const row = amount === null && sats === null ? null : { asset: null, amount, sats };
  const notRead = behind.flatMap((one) => (one.as === 'notRead' ? [one.text] : [])).join(' ');
  return { text, row, notRead: notRead === '' ? null : notRead };
}

/** Signs that end a sentence or close what was opened before it. An exclamation mark may be of a recipient's id. */
function ending(invoice: string): string {
  return invoice.slice(withoutLast(invoice, `.,:?)]'\`*${invoice.includes('?') ? '!' : ''}`));
}

/** Where the last signs of these begin. From the end, so that it takes no longer for a text of nothing else. */
function withoutLast(text: string, signs: string): number {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return end;
}

function readRest(rest: string): Behind[] {
  const bare = rest.trim();
  if (bare === '') return [];
  if (/^[.,:;!?)\]>"'“”»’]+$/.test(bare)) return [{ as: 'punctuation', text: bare }];
  const [, by = '', cells = ''] = /^[">]?([;,]|[ \t])[ ]*(.*)$/s.exec(rest) ?? [];
  if (by === '') return [{ as: 'notRead', text: bare }];
  if (by === ';' || by === '\t') return cells.split(by).flatMap(cellOf);
  // Behind a comma, another comma may be a decimal mark as well as the beginning of the next cell.
  // Behind a blank, another blank may set groups apart as well as the next cell.
  const isUnclear = (by === ',' && cells.includes(',')) || (by === ' ' && /\d\s+\d/.test(cells));
  return isUnclear ? [{ as: 'notRead', text: cells.trim() }] : cellOf(cells, 0);
}

/** The amount stands first and the satoshis that go along second, as in a table; what is neither is told. */
function cellOf(cell: string, at: number): Behind[] {
  const text = cell.trim();
  if (text === '') return [];
  if (at === 0 && NUMBER.test(text)) return [{ as: 'amount', text }];
  return [{ as: at === 1 && /^\d+$/.test(text) ? 'sats' : 'notRead', text }];
}

const NUMBER = /^\d[\d.,' \u00a0\u202f]*$|^[.,]\d+$/;
