/** What a PSBT or asset data does, proved from bytes and our own book. Pure. The rest of Ochre imports this file alone. */

// The verdict on a PSBT: what was asked, what was unspent then, what is allowed, and what came of it.
export {
  judge,
  assetsOfIntent,
  payeesOfIntent,
  type Intent,
  type IntentOf,
  judgeInputJson,
} from './verdict/judge.ts';
export type { JudgeLimits, Verdict } from './types.ts';
export { originalOf, replacedOutputs, replacedSpends } from './verdict/kinds/replacement.ts';
export {
  scopeOf,
  earliestOf,
  type SnapshotAllocation,
  type Snapshot,
  type SnapshotEntry,
  defaultLimits,
  mergeHoldings,
} from './verdict/claims/snapshot.ts';
export { foreignOutputSats, leavesMoreThan } from './verdict/claims/outputs.ts';

// The own book: what this wallet proved of itself before.
export type { Book, BookAllocation, BookOutput, Basis, PinnedAsset } from './book/book.ts';
export { awaitedBy, bookPart } from './book/book.ts';
export { givenIn, taughtBy } from './book/book.ts';

// The history of an asset, from its genesis.
export type { HistoryQuery, HistoryContent, HistoryVerdict } from './history/validate.ts';
export type { HistoryCode } from './history/consignment-cursor.ts';
export { NO_CHAIN, type ChainFacts, type WitnessFact } from './history/bundles.ts';
export type { OwnPlaces } from './history/graph.ts';
export { MOST_BYTES, type KeptFile, type ListedTransfer } from './history/operations.ts';
export { findSeal } from './rgb/bundle.ts';
export type { RevealedSeal } from './rgb/transition.ts';

// What is imported to be signed, and what comes back signed.
export type { RawImport } from './imported/read-imported.ts';
export type { ImportedToSign } from './imported/read-imported.ts';
export {
  type JudgedImport,
  areHidden,
  hiddenGroups,
  tellsHidden,
  withHidden,
  type ImportQuestion,
} from './imported/judge-imported.ts';
export { type CombinedPsbt, combinedFile, unsignedFile, type OfferedFile } from './imported/forms.ts';
export type { SignedImport } from './imported/apply-signatures.ts';
export { writePack } from './imported/pack.ts';
export {
  accountFromBytes,
  accountFromText,
  accountFromUr,
  type ImportedAccount,
} from './imported/import-account.ts';

export { signPsbt, extractTransaction, verifySigned } from './sign/sign.ts';
export { unsignedOf } from './psbt/read.ts';
export { unsignedPsbt } from './psbt/fields.ts';
export {
  outputOf,
  readPreviousTransaction,
  readWholeTransaction,
  type TransactionOutput,
} from './psbt/transaction.ts';

export { createVerifier } from './create-verifier.ts';
