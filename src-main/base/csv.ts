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
