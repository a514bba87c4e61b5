/** The words of a text, in order, however they are set apart. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/u).filter((word) => word !== '');
}

/** The text with the word at `position` (from 1) replaced; everything else stays as it was typed. */
export function replaceWord(text: string, position: number, by: string): string {
  let at = 0;
  return text.replace(/\S+/gu, (word) => (++at === position ? by : word));
}
