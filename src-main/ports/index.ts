export type * from './calls.ts';
export type * from './chain.ts';
export type * from './child-link.ts';
export type * from './host.ts';
export type * from './indexer-door.ts';
export type * from './rgb-proxy.ts';
export type * from './wallet-api.ts';
export type * from './wallet-values.ts';
export type { ApiAsset, ApiAssetBalance } from '../records/asset.ts';
export type { HeldByInvoice, KeptInvoice, NewInvoice } from '../records/invoice.ts';
export type { HandedOver, Signing } from '../records/signing.ts';
export type { ApiTransfer, KeptTransfer } from '../records/transfer.ts';
export type { KeptOverview } from '../records/holdings/holdings.ts';
export type * from '../records/holdings/kept.ts';
export type { KeptVerification } from '../records/holdings/verifications.ts';
export type {
  LearntOutput,
  PinnedInBook,
  ProvedBlock,
  ProvedHistory,
} from '../records/journal/book-history.ts';
export type {
  ImportCoin,
  ImportDraft,
  ComparedPayee,
  StoredImport,
  NewImport,
  SignedImportRecord,
} from '../records/journal/imports.ts';
