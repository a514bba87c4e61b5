/** A payment of plain bitcoin that is being filled in: kept over its review, until it was handed over. */
interface BtcDraft {
  readonly walletId: string;
}

/** By what lives as long as the window. */
const drafts = new WeakMap<object, BtcDraft>();

/** The one that was left in this wallet; null: none was. */
export function btcDraftOf(owner: object, walletId: string): BtcDraft | null {
  const left = drafts.get(owner);
  return left?.walletId === walletId ? left : null;
}

/** One at a time: it goes when another wallet begins one. */
export function keepBtcDraft(owner: object, draft: BtcDraft): void {
  drafts.set(owner, draft);
}

/** It was handed over, or may have been: the next payment begins with nothing. */
export function forgetBtcDraft(owner: object): void {
  drafts.delete(owner);
}
