import type { PastedRow } from './pasted-item.ts';

export interface Behind {
  readonly as: 'amount' | 'sats' | 'punctuation' | 'notRead';
  readonly text: string;
}

/** Odd characters stay in the invoice, which is then refused: without them it would pay another address. */
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

/** An exclamation mark may belong to a recipient's id. */
function ending(invoice: string): string {
  return invoice.slice(withoutLast(invoice, `.,:?)]'\`*${invoice.includes('?') ? '!' : ''}`));
}

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
  // A second comma may be a decimal mark, a second blank may group digits.
  const isUnclear = (by === ',' && cells.includes(',')) || (by === ' ' && /\d\s+\d/.test(cells));
  return isUnclear ? [{ as: 'notRead', text: cells.trim() }] : cellOf(cells, 0);
}

function cellOf(cell: string, at: number): Behind[] {
  const text = cell.trim();
  if (text === '') return [];
  if (at === 0 && NUMBER.test(text)) return [{ as: 'amount', text }];
  return [{ as: at === 1 && /^\d+$/.test(text) ? 'sats' : 'notRead', text }];
}

const NUMBER = /^\d[\d.,' \u00a0\u202f]*$|^[.,]\d+$/;
