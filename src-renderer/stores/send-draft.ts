import { Left } from './form-drafts.ts';

/** A send that is being filled in: kept over its review and over other pages, until it was handed over. */
export interface SendDraft {
  readonly walletId: string;
  /** Something was filled in: whom to pay, or a text that is not read yet. */
  readonly isBegun: boolean;
  /** When the first of its invoices ends; null: none does. */
  readonly soonestExpiryMs: number | null;
}

export const sendDrafts = new Left<SendDraft>();
