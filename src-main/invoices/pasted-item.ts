export type PastedItem =
  | {
      readonly ok: true;
      readonly line: number;
      readonly text: string;
      /** Null: the line gave only the invoice. */
      readonly row: PastedRow | null;
      /** Unread text behind the invoice; null: none. */
      readonly notRead: string | null;
    }
  | { readonly ok: false; readonly line: number; readonly text: string; readonly problem: PastedProblem };

export interface PastedRow {
  readonly asset: string | null;
  readonly amount: string | null;
  readonly sats: string | null;
}

type PastedProblem = 'csvFields' | 'csvQuote' | 'tooMany';
