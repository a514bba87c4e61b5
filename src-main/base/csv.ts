import { isolated, visible } from '../../src-preload/contract/outside.ts';

/** RFC 4180: CRLF after every line, quotes around what needs them, quotes within doubled. */
export function csvText(lines: readonly (readonly string[])[]): string {
  return lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

/**
 * A cell that a spreadsheet would take for a formula is led by an apostrophe, so that it stays the text it is: labels are
 * a person's, but recipients and tickers are strangers' (OWASP, CSV injection; full-width forms count in some locales).
 */
function csvCell(cell: string): string {
  // A cell is read among others, in one line: what turns or hides it would do so there, too.
  const text = isolated(visible(cell));
  const inert = /^[\s\u2068]*[=+\-@\t\r\n＝＋－＠]/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
