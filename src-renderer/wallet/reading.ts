import { untrack } from 'svelte';

/** Returns only the answer to the newest question, and null for older ones. */
export class Newest {
  #asked = 0;

  async of<T>(answer: Promise<T>): Promise<T | null> {
    this.#asked += 1;
    const mine = this.#asked;
    const told = await answer;
    return mine === this.#asked ? told : null;
  }

  forget(): void {
    this.#asked += 1;
  }
}

type News = (hear: (of: { readonly walletId: string }) => void) => () => void;

/** Reads now, and whenever main has news of the wallet, until the returned function is called. */
export function keepRead(news: News, walletId: string, read: () => unknown): () => void {
  untrack(() => void read());
  return news((of) => {
    if (of.walletId === walletId) void read();
  });
}
