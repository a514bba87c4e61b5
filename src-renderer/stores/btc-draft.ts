import { Left } from './form-drafts.ts';

/** A payment of plain bitcoin that is being filled in: kept over its review, until it was handed over. */
interface BtcDraft {
  readonly walletId: string;
}

export const btcDrafts = new Left<BtcDraft>();
