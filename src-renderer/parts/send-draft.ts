/** A send that is being filled in: kept over its review and over other pages, until it was handed over. */
export interface SendDraft {
  readonly walletId: string;
  /** Something was filled in: whom to pay, or a text that is not read yet. */
  readonly isBegun: boolean;
  /** When the first of its invoices ends; null: none does. */
  readonly soonestExpiryMs: number | null;
}

/** By what lives as long as the window. */
const drafts = new WeakMap<object, SendDraft>();

/** The one that was left in this wallet; null: none was. */
export function draftOf(owner: object, walletId: string): SendDraft | null {
  const left = drafts.get(owner);
  return left?.walletId === walletId ? left : null;
}

/** One at a time: it goes when another wallet begins one. */
export function keepDraft(owner: object, draft: SendDraft): void {
  drafts.set(owner, draft);
}

/** It was handed over, or may have been: the next send begins with nothing. */
export function forgetDraft(owner: object): void {
  drafts.delete(owner);
}
