export type PastedItem =
  | {
      readonly ok: true;
      readonly line: number;
      readonly text: string;
      readonly row: PastedRow | null;
      readonly notRead: string | null;
    }
  | { readonly ok: false; readonly line: number; readonly text: string; readonly problem: PastedProblem };

export interface PastedRow {
  readonly asset: string | null;
  readonly amount: string | null;
  readonly sats: string | null;
}

type PastedProblem = 'csvFields' | 'csvQuote' | 'tooMany';
