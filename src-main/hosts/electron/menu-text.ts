import { oneLine } from './one-line.ts';

/** What is longer makes a menu as wide as the screen. */
const MAX_CHARS = 60;

/** A name from a service as a menu's label: one short line, and no `&`, which marks a letter as the item's key. */
export function menuText(name: string): string {
  const line = oneLine(name).trim();
  const chars = Array.from(line);
  const short = chars.length > MAX_CHARS ? `${chars.slice(0, MAX_CHARS - 1).join('')}…` : line;
  return (short === '' ? 'A node without a name' : short).replaceAll('&', '&&');
}
