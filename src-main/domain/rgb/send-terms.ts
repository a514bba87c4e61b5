import type { Branch } from '../network.ts';

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

/** An own unspent of the snapshot (SnapshotEntry has its members), and whether this transaction spends it. */
export interface OwnUnspent {
  readonly txid: string;
  readonly vout: number;
  readonly colorable: boolean;
  readonly exists: boolean;
  readonly spent: boolean;
  readonly allocations: readonly OwnAllocation[];
}

export interface OwnAllocation {
  readonly assetId: string;
  readonly amount: bigint;
  /** `opid/type/no`, where a transfer that we proved made it: then it, and no other, must be closed. */
  readonly opout?: string;
}

/** What a recipient is recognised by. */
export function recipientKey(recipient: AskedRecipient): string {
  return recipient.kind === 'blinded' ? sealKey(recipient.secretSeal) : scriptKey(recipient.script);
}

export function sealKey(secretSeal: string): string {
  return `seal ${secretSeal}`;
}

export function scriptKey(script: string): string {
  return `script ${script}`;
}
