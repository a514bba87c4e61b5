/** An operation's output, as a later transition names it. */
export interface Opout {
  /** 32 bytes. The id of the contract itself where the genesis made it. */
  readonly opid: Uint8Array;
  readonly type: number;
  readonly no: number;
}

export interface RevealedSeal {
  readonly kind: 'revealed';
  /** In the order of the bytes, not as people write it; null is the very transaction that commits to it. */
  readonly txid: Uint8Array | null;
  readonly vout: number;
  readonly blinding: bigint;
}

export type Seal = RevealedSeal | { readonly kind: 'secret'; readonly secretSeal: Uint8Array };

export type State =
  | { readonly kind: 'void' }
  | { readonly kind: 'fungible'; readonly amount: bigint }
  | { readonly kind: 'structured'; readonly bytes: Uint8Array };

export interface AssignmentItem {
  readonly seal: Seal;
  readonly state: State;
}

/** All assignments of one type; a later transition names one by its place in `items`. */
export interface Assignments {
  readonly type: number;
  readonly kind: State['kind'];
  readonly items: readonly AssignmentItem[];
}

/** A state transition as the PSBT's RGB/01 holds it (rgb-commitment.md 2), nothing of it judged. */
export interface Transition {
  readonly contractId: Uint8Array;
  readonly nonce: bigint;
  readonly type: number;
  readonly metadata: readonly { readonly type: number; readonly bytes: Uint8Array }[];
  readonly globals: readonly { readonly type: number; readonly values: readonly Uint8Array[] }[];
  readonly inputs: readonly Opout[];
  readonly assignments: readonly Assignments[];
  /** 64 bytes; the operation id does not cover it. */
  readonly signature: Uint8Array | null;
}

/** The one format version that is known. */
export const FORMAT_VERSION = 0;
export const TRANSFER = 10_000;
export const ASSET_OWNER = 4_000;

/** The byte that stands for each class of state. */
export const STATE_CLASSES = ['void', 'fungible', 'structured'] as const satisfies readonly State['kind'][];
/** Fungible state is tagged with its width in bytes; only 64-bit amounts exist. */
export const U64_TAG = 8;
