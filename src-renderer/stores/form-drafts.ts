/** One at a time: another wallet's replaces it. */
export class FormDrafts<T extends { readonly walletId: string }> {
  /** The owner lives as long as the window. */
  readonly #by = new WeakMap<object, T>();

  of(owner: object, walletId: string): T | null {
    const left = this.#by.get(owner);
    return left?.walletId === walletId ? left : null;
  }

  keep<Kept extends T>(owner: object, made: Kept): Kept {
    this.#by.set(owner, made);
    return made;
  }

  forget(owner: object): void {
    this.#by.delete(owner);
  }
}

/** Kept over its review, until submitted. */
export const btcDrafts = new FormDrafts<{ readonly walletId: string }>();

/** Kept over its review and other pages, until submitted. */
export interface SendDraft {
  readonly walletId: string;
  readonly isBegun: boolean;
  readonly soonestExpiryMs: number | null;
}

export const sendDrafts = new FormDrafts<SendDraft>();
