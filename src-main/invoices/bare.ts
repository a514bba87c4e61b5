/** Odd characters around an invoice stay, since they make another invoice of it. */
const AROUND = /[^ \t\r]/;

/** Takes linear time, while a regular expression would begin again at each space. */
export function bare(text: string): string {
  const from = text.search(AROUND);
  if (from < 0) return '';
  let to = text.length;
  while (!AROUND.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}
