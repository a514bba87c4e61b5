/** What was left half filled in, one at a time: it goes when another wallet begins one. */
export class Left<T extends { readonly walletId: string }> {
  /** By what lives as long as the window. */
  readonly #by = new WeakMap<object, T>();

  /** The one that was left in this wallet; null: none was. */
  of(owner: object, walletId: string): T | null {
    const left = this.#by.get(owner);
    return left?.walletId === walletId ? left : null;
  }

  keep<Kept extends T>(owner: object, made: Kept): Kept {
    this.#by.set(owner, made);
    return made;
  }

  /** The next begins with nothing. */
  forget(owner: object): void {
    this.#by.delete(owner);
  }
}
