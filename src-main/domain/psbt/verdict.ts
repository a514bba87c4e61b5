import type { Network } from '../network.ts';

/** The three outcomes of a claim; a verdict's outcome is its worst claim's. */
export type Outcome = 'proved' | 'notProved' | 'contradicts';

/** Stable refusal codes (psbt-policy.md, Codes). */
export type RefusalCode =
  | 'ENCODING'
  | 'TOO_LARGE'
  | 'DUPLICATE_KEY'
  | 'PSBT_VERSION'
  | 'UNSIGNED_TX'
  | 'TX_VERSION'
  | 'LOCKTIME'
  | 'NO_INPUTS'
  | 'NO_OUTPUTS'
  | 'UNKNOWN_OUTPOINT'
  | 'FOREIGN_INPUT'
  | 'DUPLICATE_INPUT'
  | 'NO_WITNESS_UTXO'
  | 'AMOUNT_LIE'
  | 'NOT_TAPROOT'
  | 'NO_KEY_ORIGIN'
  | 'KEY_ORIGIN_AMBIGUOUS'
  | 'FINGERPRINT'
  | 'NETWORK'
  | 'PATH_POLICY'
  | 'SCRIPT_PATH'
  | 'SCRIPT_MISMATCH'
  | 'INTERNAL_KEY'
  | 'SIGHASH'
  | 'ALREADY_SIGNED'
  | 'UTXO_TXID'
  | 'AMOUNT_RANGE'
  | 'OUTPUT_SPOOF'
  | 'CHANGE_INDEX'
  | 'ADDRESS_REUSE'
  | 'DUST'
  | 'FOREIGN_OUTPUT'
  | 'OUTPUT_COUNT'
  | 'OUTPUT_SIZE'
  | 'BRANCH'
  | 'SPENDS_COLORED'
  | 'SPENDS_PENDING'
  | 'UNEXPECTED_INPUT'
  | 'UNEXPECTED_OP_RETURN'
  | 'INTENT_MISMATCH'
  | 'FEE_TOO_LOW'
  | 'FEE_TOO_HIGH'
  | 'NEGATIVE_FEE'
  | 'NO_COMMITMENT'
  | 'TWO_COMMITMENTS'
  | 'COMMITMENT_FORM'
  | 'OP_RETURN_VALUE'
  | 'COMMITMENT_MISMATCH'
  | 'COMMITMENT_POSITION'
  | 'RGB_HIDDEN'
  | 'RGB_UNREADABLE'
  | 'RGB_BURN'
  | 'RGB_INPUTS'
  | 'RGB_RECIPIENT'
  | 'RGB_AMOUNT'
  | 'RGB_CHANGE'
  | 'RGB_BALANCE'
  | 'RGB_TRANSITION_TYPE'
  | 'WRONG_ASSET'
  | 'EXTRA_ASSET';

/** What the wallet knows of itself; xpubs suffice for every check. */
export interface JudgeAccount {
  readonly fingerprint: string;
  readonly network: Network;
  readonly xpubs: { readonly vanilla: string; readonly colored: string };
  readonly keychains: { readonly vanilla: readonly number[]; readonly colored: readonly number[] };
  readonly highestIndex: { readonly vanilla: number; readonly colored: number };
  /** How far beyond the highest known index an own output may lie. */
  readonly gap: number;
}

export interface JudgeLimits {
  /** Best known block height, or null where there is none. */
  readonly knownHeight: number | null;
  readonly maxRateSatsPerVb: number;
  readonly maxFeeSats: bigint;
  readonly maxPsbtChars: number;
}

/** What is claimed of a transaction, each a sentence on the review. */
export type ClaimName =
  /** It was read completely, and is a transaction of the one known form. */
  | 'readable'
  /** Every input is spent by a key of ours, by our own derivation, and was listed as ours. */
  | 'inputsOurs'
  /** Amounts and previous outputs are those of the snapshot. */
  | 'amountsAsListed'
  /** No input carries an asset, could carry one, or is promised to a pending receive. */
  | 'inputsUncolored'
  /** A key-path signature that covers everything, and none there yet. */
  | 'signatureForm'
  /** Number and size of the new slots. */
  | 'slotsAsAsked'
  /** What comes back lies on keys that a restore finds. */
  | 'changeOurs'
  /** Nobody else is paid, and nothing is written into the chain. */
  | 'nothingToOthers'
  | 'feeAsAsked'
  /** Nothing holds it back from being mined. */
  | 'lockTime';

export interface Claim {
  readonly name: ClaimName;
  readonly outcome: Outcome;
  readonly code: RefusalCode | null;
  /** Evidence: numbers and names in text, for the sentence. */
  readonly facts: Readonly<Record<string, string>>;
}

export type LineKind = 'plainBitcoin' | 'assetSlot' | 'commitment' | 'recipient' | 'change' | 'stranger';

export interface Line {
  readonly index: number;
  readonly kind: LineKind;
  readonly amountSats: bigint | null;
  readonly outcome: Outcome;
  /** Full path by our own derivation, e.g. m/86'/1'/0'/1/7; null for a stranger's. */
  readonly path: string | null;
  readonly address: string | null;
  /** Of an input: what it spends. */
  readonly outpoint: { readonly txid: string; readonly vout: number } | null;
}

export interface Sums {
  readonly inSats: bigint;
  readonly outSats: bigint;
  readonly feeSats: bigint;
  readonly vbytes: number;
  readonly ownSats: bigint;
  readonly strangerSats: bigint;
}

/** What the judge answers. A pure value: the same PSBT, intent, snapshot, account and limits give the same verdict. */
export interface Verdict {
  readonly outcome: Outcome;
  /** The first contradiction's code, in the order of psbt-policy.md; null when nothing contradicts. */
  readonly code: RefusalCode | null;
  /** SHA-256 over the unsigned transaction, the intent and the verdict's model: what was shown is what is signed. */
  readonly digest: string;
  readonly claims: readonly Claim[];
  readonly inputs: readonly Line[];
  readonly outputs: readonly Line[];
  /** Null where the PSBT could not be read far enough to know. */
  readonly sums: Sums | null;
  /** Id of the unsigned transaction, null where unreadable. With key-path spends it is the final txid. */
  readonly txid: string | null;
}
