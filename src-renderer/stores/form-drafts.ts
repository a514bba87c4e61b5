/** Keeps one draft for each owner: another wallet's draft replaces it. */
export class FormDrafts<T extends { readonly walletId: string }> {
  /** Weak keys, so that a draft goes with its owner (the router), which lives as long as the window. */
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

/** Kept during the review, until submitted. */
export const btcDrafts = new FormDrafts<{ readonly walletId: string }>();

/** Kept during the review and other pages, until submitted. */
export interface SendDraft {
  readonly walletId: string;
  readonly isBegun: boolean;
  readonly soonestExpiryMs: number | null;
}

export const sendDrafts = new FormDrafts<SendDraft>();
