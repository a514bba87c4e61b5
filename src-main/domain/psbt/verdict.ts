import type { Ground } from '../book/book.ts';
import type { Network } from '../network.ts';

/**
 * The four outcomes of a claim; a verdict's outcome is its worst claim's. `onTrust`: true if the service told the truth
 * about what its facts name, and by nothing else.
 */
export type Outcome = 'proved' | 'onTrust' | 'notProved' | 'contradicts';

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
  | 'PART_ASSETS'
  | 'PART_COMMITMENT'
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
  | 'EXTRA_ASSET'
  /** The service's list denies what the own book proves of a coin. */
  | 'LIST_DENIES'
  /** Another transaction of ours holds it, or has spent it. */
  | 'RESERVED'
  /** An open invoice of ours waits on it. */
  | 'INVOICE_SLOT'
  /** State of another class or token than the asset has. */
  | 'RGB_STATE'
  /** An allocation is spent that is not settled. */
  | 'RGB_UNSETTLED';

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
  /** The address that was confirmed gets exactly the amount that was confirmed, once. */
  | 'paymentAsAsked'
  /** What comes back lies on keys that a restore finds. */
  | 'changeOurs'
  /** Nobody else is paid but witness recipients, and nothing is written into the chain but a send's commitment. */
  | 'nothingToOthers'
  | 'feeAsAsked'
  /** It can be mined from a block on that is there, or may be: no date and no relative lock holds it back. Of a bare PSBT a lock is no contradiction: it is said. */
  | 'lockTime'
  /** Of a send: each input is an asset slot of ours, and needed for what was asked. */
  | 'inputsAreSlots'
  /** The 32 bytes in the chain follow from the transitions that are shown, and nothing else is hidden in them. */
  | 'commitmentRecomputes'
  /** The assets that were asked for are moved, and no others but those that ride on the spent outputs. */
  | 'assetsAsAsked'
  /** Each recipient is given what was confirmed, once, and nobody else anything. */
  | 'recipientsAsAsked'
  /** All the rest is given to outputs of ours that can hold it. */
  | 'assetChangeOurs'
  /** What goes out is what was known to be there: nothing is burnt, no allocation left open. */
  | 'assetsWhole'
  /** Of a bare PSBT: what rides on its inputs is known, and all of it is moved. */
  | 'spentAssetsKnown'
  /** Of a bare PSBT that others put inputs into: which are ours, and what it takes from us. Never proved. */
  | 'onlyOurPart'
  /** Of a bare PSBT, which no rate was asked for: the fee is within what the user allows at most. */
  | 'feeWithinLimits'
  /** Of a bare PSBT: nodes pass it on, by fee and by what each output holds. */
  | 'relayed';

export interface Claim {
  readonly name: ClaimName;
  readonly outcome: Outcome;
  /** The weakest thing that it rests on. Of one that is proved never `told`; of one on trust always. */
  readonly ground: Ground;
  /** Of a contradiction; and RGB_UNREADABLE or UNEXPECTED_INPUT where that is why it is not proved. */
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
  /** On an input by the own book and the list, on an output as the proved commitment puts them there. Empty for plain bitcoin. */
  readonly assets: readonly AssetAmount[];
}

export interface AssetAmount {
  readonly assetId: string;
  /** Base units. */
  readonly amount: bigint;
}

/** One asset that the transaction moves, or should have moved; what the lines cannot show included. Base units. */
export interface MovedAsset {
  readonly assetId: string;
  /** `riding`: it only sits on an output that is spent for another. `stranger`: nobody asked, and none was listed. */
  readonly role: 'asked' | 'riding' | 'stranger';
  /** On the spent outputs, by the own book and the list. */
  readonly inAmount: bigint;
  readonly given: readonly GivenAsset[];
}

export interface GivenAsset {
  /** `own`: an asset output of ours in this transaction, or a free slot that the own book has. */
  readonly to: 'recipient' | 'own' | 'stranger';
  readonly amount: bigint;
  /** `opid/4000/no`: what a later transfer of it closes. */
  readonly opout: string;
  readonly seal:
    | { readonly kind: 'secret'; readonly secretSeal: string }
    | { readonly kind: 'output'; readonly vout: number }
    | { readonly kind: 'outpoint'; readonly txid: string; readonly vout: number };
}

export interface Sums {
  readonly inSats: bigint;
  readonly outSats: bigint;
  readonly feeSats: bigint;
  readonly vbytes: number;
  readonly ownSats: bigint;
  readonly strangerSats: bigint;
  /** What others put in, by the PSBT's word; only where only our part is signed. Part of `inSats`. */
  readonly othersInSats?: bigint;
}

/** What the judge answers. A pure value: the same PSBT, intent, snapshot, book, account and limits give the same verdict. */
export interface Verdict {
  readonly outcome: Outcome;
  /**
   * The first contradiction's code, in the order of psbt-policy.md. Where nothing contradicts: RGB_UNREADABLE or
   * UNEXPECTED_INPUT, when that is why it is not proved (a layout that is not known is not signed on mainnet unless the
   * user allowed it), else null.
   */
  readonly code: RefusalCode | null;
  /** SHA-256 over the unsigned transaction, the intent and the verdict's model: what was shown is what is signed. */
  readonly digest: string;
  readonly claims: readonly Claim[];
  readonly inputs: readonly Line[];
  readonly outputs: readonly Line[];
  /** By what the commitment proves; empty where there is none, or none that could be read. */
  readonly assets: readonly MovedAsset[];
  /** Null where the PSBT could not be read far enough to know. */
  readonly sums: Sums | null;
  /** Id of the unsigned transaction, null where unreadable. With key-path spends it is the final txid. */
  readonly txid: string | null;
}
