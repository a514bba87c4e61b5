/** A short note of what came to pass. Anything that must not be missed is no toast. */
export class Toasts {
  #text = $state<string | null>(null);

  get text(): string | null {
    return this.#text;
  }

  say(text: string): void {
    this.#text = text;
  }

  clear(): void {
    this.#text = null;
  }
}
