/** What is wrong with one text on the screen, as it is drawn and not as it is written. */
export interface Seen {
  readonly kind: 'swapped' | 'continued' | 'raw';
  readonly text: string;
}
