/** What the program makes of an answer, in the words of vocabulary.json. */
export interface Made {
  readonly told: Readonly<Record<string, unknown>>;
  readonly refuse: string | null;
}

export const made = (told: Made['told'], refuse: string | null = null): Made => ({ told, refuse });

export const worded = (words: string | null | undefined): Made['told'] =>
  words === undefined || words === null ? {} : { words };
