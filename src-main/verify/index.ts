/** What a PSBT or asset data does, proved from bytes and our own book. Pure. The rest of Ochre imports this file alone. */

// The verdict on a PSBT: what was asked, what was unspent then, what is allowed, and what came of it.
export { judge } from './verdict/judge.ts';
export type { JudgeLimits, Verdict } from './types.ts';
export { assetsOfIntent, payeesOfIntent, type Intent, type IntentOf } from './verdict/intent.ts';
export { originalOf, replacedOutputs, replacedSpends } from './verdict/kinds/replacement.ts';
export { scopeOf } from './verdict/claims/snapshot.ts';
export {
  earliestOf,
  type SnapshotAllocation,
  type Snapshot,
  type SnapshotEntry,
} from './verdict/claims/snapshot.ts';
export { judgeInputJson } from './verdict/json.ts';
export { defaultLimits } from './verdict/claims/limits.ts';
export { mergeHoldings } from './verdict/claims/snapshot.ts';
export { foreignOutputSats, leavesMoreThan } from './verdict/claims/outputs.ts';

// The own book: what this wallet proved of itself before.
export type { Book, BookAllocation, BookOutput, Basis, PinnedAsset } from './book/book.ts';
export { awaitedBy, bookPart } from './book/book.ts';
export { givenIn, taughtBy } from './book/book.ts';

// The history of an asset, from its genesis.
export type { HistoryQuery, HistoryContent, HistoryVerdict } from './history/history.ts';
export type { HistoryCode } from './history/history-refusal.ts';
export { NO_CHAIN, type ChainFacts, type WitnessFact } from './history/chain-facts.ts';
export type { OwnPlaces } from './history/graph.ts';
export { MOST_BYTES, type KeptFile, type ListedTransfer } from './history/operations.ts';
export { findSeal } from './rgb/bundle.ts';
export type { RevealedSeal } from './rgb/transition.ts';

// What is imported to be signed, and what comes back signed.
export type { RawImport } from './imported/read-imported.ts';
export type { ImportedToSign } from './imported/read-imported.ts';
export type { JudgedImport } from './imported/judge-imported.ts';
export { areHidden, hiddenGroups, tellsHidden, withHidden } from './imported/judge-imported.ts';
export type { ImportQuestion } from './imported/judge-imported.ts';
export type { CombinedPsbt } from './imported/combine-imported.ts';
export type { SignedImport } from './imported/apply-signatures.ts';
export { combinedFile, unsignedFile, type OfferedFile } from './imported/forms.ts';
export { writePack } from './imported/pack.ts';
export {
  accountFromBytes,
  accountFromText,
  accountFromUr,
  type ImportedAccount,
} from './imported/import-account.ts';

export { signPsbt } from './sign/sign.ts';
export { extractTransaction, verifySigned } from './sign/verify.ts';
export { unsignedOf } from './psbt/read.ts';
export { unsignedPsbt } from './psbt/unsigned.ts';
export {
  outputOf,
  readPreviousTransaction,
  readWholeTransaction,
  type TransactionOutput,
} from './psbt/transaction.ts';

export { createVerifier } from './create-verifier.ts';
