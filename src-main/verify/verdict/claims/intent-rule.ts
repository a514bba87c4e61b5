import type { ClaimName } from '../../../../src-preload/contract/claims.ts';
import type { OpenBook } from '../../book/book.ts';
import type { Doubt, Finding, ClaimBases } from './findings.ts';
import type { FeeTerms } from './transaction.ts';
import type { JudgedInput } from './inputs.ts';
import type { JudgedOutput } from './outputs.ts';
import type { SnapshotEntry } from './snapshot.ts';
import type { Psbt } from '../../psbt/read.ts';
import type { Facts } from '../../../base/errors.ts';
import type { LineKind, MovedAsset } from '../../types.ts';
import type { JudgeAccount } from '../../../keys/account.ts';

export interface RuleInput {
  readonly psbt: Psbt;
  readonly account: JudgeAccount;
  readonly book: OpenBook;
  readonly inputs: readonly JudgedInput[];
  readonly outputs: readonly JudgedOutput[];
  readonly entries: readonly SnapshotEntry[];
  /** Whether the plain branch of this wallet has the script. */
  readonly isPlainChange: (script: Uint8Array) => boolean;
}

/** What steps 6 and 7 for one kind of intent add to the verdict. */
export interface IntentRule {
  /** All claims about such a transaction, in the order in which a review shows them. */
  readonly claims: readonly ClaimName[];
  /** In the order of the policy. */
  readonly findings: readonly Finding[];
  readonly doubts: readonly Doubt[];
  readonly proved: Readonly<Partial<Record<ClaimName, Facts>>>;
  /** Grounds of claims that may rest on more than our keys and the bytes before us. */
  readonly grounds: ClaimBases;
  readonly kinds: readonly LineKind[];
  readonly assets: readonly MovedAsset[];
  /** Null if no transaction can meet the intent, so that nothing can be measured by it. */
  readonly fee: FeeTerms | null;
}
