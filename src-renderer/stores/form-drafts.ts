/** What was left half filled in, one at a time: it goes when another wallet begins one. */
export class FormDrafts<T extends { readonly walletId: string }> {
  /** By what lives as long as the window. */
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

export const btcDrafts = new FormDrafts<{ readonly walletId: string }>();

export interface SendDraft {
  readonly walletId: string;
  readonly isBegun: boolean;
  readonly soonestExpiryMs: number | null;
}

export const sendDrafts = new FormDrafts<SendDraft>();
