/**
 * What was brought to be signed, and what was signed of it, as imported signings. No secret is in it, but whoever reads
 * it knows coins of the wallet. Throws DISK_REFUSED, STORAGE_DAMAGED.
 */
export interface Imports {
  /**
   * Keeps a transaction of a wallet, once for each `commits`: one that is there keeps its id and what was signed, and is
   * written in the form in which it was brought last. Answers it as it is kept. Throws DRAFTS_FULL.
   */
  readonly keep: (brought: NewBrought) => KeptBrought;
  readonly read: (id: string) => KeptBrought | null;
  /** Newest first; without the texts, which may be long. What cannot be read is left out, and stands in `damaged`. */
  readonly unsigned: (walletId: string) => readonly BroughtDraft[];
  /** What can no longer be read of a wallet, whatever it was. */
  readonly damaged: (walletId: string) => readonly DamagedBrought[];
  /** Newest first; as `unsigned`. */
  readonly signed: (walletId: string) => readonly SignedBrought[];
  /**
   * Those that are signed, and those that are being signed at this moment: what two signatures are held against. Nothing
   * is left out of it: throws STORAGE_DAMAGED where one cannot be read.
   */
  readonly bound: (walletId: string) => readonly SignedBrought[];
  /** Written before a key is touched, with what it spends. Throws BROUGHT_GONE, and FLOW_STATE where it is being signed, or was. */
  readonly signing: (id: string, spending: object) => void;
  /** Nothing left the keyholder: it can be signed again. */
  readonly notSigned: (id: string) => void;
  /** The finalised PSBT, base64. What it proves goes into the book with it. */
  readonly signedAs: (id: string, psbt: string) => void;
  /** Forgets one that is not signed. */
  readonly drop: (id: string) => void;
}

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
