import { scriptKey, sealKey } from '../../base/outpoint.ts';
import type { Branch } from '../../base/network.ts';
import type { Facts } from '../../base/refused.ts';

/** Whom the user confirmed to pay. `secretSeal` and `script` are hex; amounts are base units. */
export type AskedRecipient =
  | { readonly kind: 'blinded'; readonly secretSeal: string; readonly amount: bigint }
  | {
      readonly kind: 'witness';
      readonly script: string;
      readonly amountSats: bigint;
      readonly amount: bigint;
    };

export interface AskedAsset {
  readonly assetId: string;
  readonly recipients: readonly AskedRecipient[];
}

/** An output of the transaction; ours by our own derivation, or nobody's that we know. */
export interface SendOutput {
  readonly script: Uint8Array;
  readonly amountSats: bigint;
  readonly own: { readonly branch: Branch } | null;
}

/** What is ours apart from the outputs. Outpoints are `txid:vout`. */
export interface OwnSide {
  readonly held: readonly OwnAllocation[];
  /** Why a seal may not name this outpoint, as facts; null: it is a free slot of ours by our own proof. */
  readonly sealProblem: (outpoint: string) => Facts | null;
  /** Where the allocation of that name lies, if we know it and it is not on a spent output. */
  readonly elsewhere: (opout: string) => string | null;
  /** The schema as first seen, null if it never was. It may be only told: it can refuse, and proves nothing. */
  readonly schemaOf: (assetId: string) => string | null;
}

export interface OwnAllocation {
  readonly assetId: string;
  /** Null: not known. */
  readonly amount: bigint | null;
  /** `opid/type/no` if it is known: then it, and no other, must be closed. */
  readonly opout: string | null;
}

export function recipientKey(recipient: AskedRecipient): string {
  return recipient.kind === 'blinded' ? sealKey(recipient.secretSeal) : scriptKey(recipient.script);
}
