export type PastedItem =
  | {
      readonly ok: true;
      readonly line: number;
      readonly text: string;
      readonly row: PastedRow | null;
      readonly notRead: string | null;
    }
  | { readonly ok: false; readonly line: number; readonly text: string; readonly problem: PastedProblem };

/** Null if the cell is empty or the column missing. */
export interface PastedRow {
  readonly asset: string | null;
  readonly amount: string | null;
  readonly sats: string | null;
}

/** `csvFields`: more or fewer cells than its table has columns. `tooMany`: more was not read. */
type PastedProblem = 'csvFields' | 'csvQuote' | 'tooMany';
