import { bare } from './bare.ts';
import { readBehind } from './behind.ts';
import type { PastedItem } from './pasted-item.ts';
import { readTable, type ReadColumn, type TableColumn } from './table.ts';

/** One transaction takes no more recipients (verify/verdict/kinds/send.ts). */
export const MAX_PASTED = 1_000;

interface Pasted {
  readonly items: readonly PastedItem[];
  readonly columns: readonly ReadColumn[] | null;
}

/** `as`: the person's choice of columns. Judges no invoice. */
export function readPasted(text: string, as: readonly TableColumn[] | null = null): Pasted {
  const table = readTable(text, MAX_PASTED + 1, as);
  const items = table?.items ?? readLines(text);
  const columns = table?.columns ?? null;
  if (items.length <= MAX_PASTED) return { items, columns };
  const [beyond] = items.slice(MAX_PASTED - 1);
  const more: PastedItem = { ok: false, line: beyond?.line ?? 0, text: '', problem: 'tooMany' };
  return { items: [...items.slice(0, MAX_PASTED - 1), more], columns };
}

/** Odd characters are written out, so that they hide or turn no text. */
export function excerptOf(text: string): string {
  const written = text
    .slice(0, EXCERPT_CHARS)
    .replace(/[^ -~]/gu, (char) => `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`);
  return text.length > EXCERPT_CHARS ? `${written}…` : written;
}

const EXCERPT_CHARS = 40;

function readLines(text: string): PastedItem[] {
  const items: PastedItem[] = [];
  for (let at = 0, line = 1; at < text.length && items.length <= MAX_PASTED; line += 1) {
    const end = endOfLine(text, at);
    const trimmed = bare(text.slice(at, end));
    if (trimmed !== '') items.push({ ok: true, line, ...readBehind(trimmed) });
    at = end + 1;
  }
  return items;
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}
