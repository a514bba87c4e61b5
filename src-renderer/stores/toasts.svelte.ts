/** A short note of what came to pass. Anything that must not be missed is no toast. */
export class Toasts {
  #text = $state<string | null>(null);
  #untilBlock = false;

  get text(): string | null {
    return this.#text;
  }

  /** `untilBlock`: what it says is over with the next block. */
  say(text: string, { untilBlock = false } = {}): void {
    this.#text = text;
    this.#untilBlock = untilBlock;
  }

  blockCame(): void {
    if (this.#untilBlock) this.clear();
  }

  clear(): void {
    this.#text = null;
  }
}
