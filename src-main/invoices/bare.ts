/** What stands around a line without meaning anything. Nothing odd is among it: an odd character makes an invoice another. */
const AROUND = /[^ \t\r]/;

/** One look from either end: an expression that seeks the end of a run begins again at each space of a long one. */
export function bare(text: string): string {
  const from = text.search(AROUND);
  if (from < 0) return '';
  let to = text.length;
  while (!AROUND.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}
