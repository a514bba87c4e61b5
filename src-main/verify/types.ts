import * as v from 'valibot';
import { isRate } from '../base/bitcoin.ts';
import type { ClaimView, Outcome, RefusalCode } from '../../src-preload/contract/claims.ts';

export type SchemaOf<T> = v.GenericSchema<unknown, T>;

export const decimal = v.pipe(
  v.string(),
  v.regex(/^(0|[1-9]\d{0,19})$/),
  v.transform((text) => BigInt(text)),
);
/** sat/vB, in steps of a tenth. */
export const rate = v.pipe(v.number(), v.check(isRate));

export interface JudgeLimits {
  /** Null if no block height is known. */
  readonly knownHeight: number | null;
  readonly maxRateSatsPerVb: number;
  readonly maxFeeSats: bigint;
  readonly maxPsbtChars: number;
}

export type Claim = ClaimView;

export type LineKind = 'plainBitcoin' | 'assetSlot' | 'commitment' | 'recipient' | 'change' | 'stranger';

export interface Line {
  readonly index: number;
  readonly kind: LineKind;
  readonly amountSats: bigint | null;
  readonly outcome: Outcome;
  /** Full path by our own derivation, e.g. m/86'/1'/0'/1/7; null for a stranger's. */
  readonly path: string | null;
  readonly address: string | null;
  /** What an input spends. */
  readonly outpoint: { readonly txid: string; readonly vout: number } | null;
  /** By the book and the list on an input, by the proved commitment on an output. Empty for plain bitcoin. */
  readonly assets: readonly HeldAmount[];
}

/** `amount` null: some of the asset is there, but it is not known how much. */
export interface HeldAmount {
  readonly assetId: string;
  readonly amount: bigint | null;
}

/** One asset that the transaction moves, or should have moved; what the lines cannot show included. Base units. */
export interface MovedAsset {
  readonly assetId: string;
  /** `riding`: it only lies on an output spent for another asset. `stranger`: nobody asked, and none was listed. */
  readonly role: 'asked' | 'riding' | 'stranger';
  /** What lies on the spent outputs, by the own book and the list. Null: not known. */
  readonly inAmount: bigint | null;
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

/** Pure: the same PSBT, intent, snapshot, book, account and limits give the same verdict. */
export interface Verdict {
  readonly outcome: Outcome;
  /**
   * The first contradiction's code, in the order of psbt-policy.md. Else RGB_UNREADABLE or UNEXPECTED_INPUT if that
   * is why it is not proved (an unknown layout is not signed on mainnet unless the user allowed it), or null.
   */
  readonly code: RefusalCode | null;
  /** SHA-256 over the unsigned transaction, the intent and the verdict's model: what was shown is what is signed. */
  readonly digest: string;
  readonly claims: readonly Claim[];
  readonly inputs: readonly Line[];
  readonly outputs: readonly Line[];
  /** What the commitment proves; empty if there is none, or none that could be read. */
  readonly assets: readonly MovedAsset[];
  /** Null if the PSBT could not be read far enough to know. */
  readonly sums: Sums | null;
  /** Id of the unsigned transaction, null if unreadable. With key-path spends it is the final txid. */
  readonly txid: string | null;
}
