export interface NewBrought {
  readonly id: string;
  readonly walletId: string;
  /** Of the unsigned transaction. */
  readonly txid: string;
  /** What our signatures of it hold for besides, as signatureCommitment gives it. */
  readonly commits: string;
  /** What it was called where it came from: any text. */
  readonly name: string;
  readonly from: 'pack' | 'psbt';
  /** The pack, or the PSBT in base64. */
  readonly text: string;
  /** What it would spend of ours. */
  readonly coins: readonly BroughtCoin[];
}

export interface BroughtCoin {
  readonly txid: string;
  readonly vout: number;
  readonly amountSats: number | null;
}

export type BroughtDraft = Omit<NewBrought, 'text'> & { readonly broughtAtMs: number };

export interface DamagedBrought {
  readonly id: string;
  readonly name: string;
  readonly isSigned: boolean;
}

export interface KeptBrought extends NewBrought {
  readonly broughtAtMs: number;
  /** Base64; null: it is not signed. */
  readonly signed: string | null;
  readonly signedAtMs: number | null;
}

export interface SignedBrought {
  readonly id: string;
  readonly txid: string;
  readonly name: string;
  readonly signedAtMs: number;
  /** What was written before it was signed. JSON value. */
  readonly spending: unknown;
}
