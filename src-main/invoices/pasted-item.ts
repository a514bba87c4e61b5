/** One thing of a text that somebody pasted or opened: an invoice, perhaps with what a table says beside it. */
export type PastedItem =
  | {
      readonly ok: true;
      /** Where it stood, from 1. */
      readonly line: number;
      readonly text: string;
      readonly row: PastedRow | null;
      /** What stood behind the invoice and is neither part of it nor of its row; null: nothing. */
      readonly notRead: string | null;
    }
  | { readonly ok: false; readonly line: number; readonly text: string; readonly problem: PastedProblem };

/** The other cells of its row; null where the cell is empty or there is no such column. */
export interface PastedRow {
  readonly asset: string | null;
  readonly amount: string | null;
  readonly sats: string | null;
}

/** `csvFields`: more or fewer cells than its table has columns. `tooMany`: what is beyond was not read. */
type PastedProblem = 'csvFields' | 'csvQuote' | 'tooMany';
