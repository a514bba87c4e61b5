/** Long enough to read a sentence twice; anything that must not be missed is no toast. */
const SHOWN_MS = 8_000;

export interface ToastNote {
  readonly id: number;
  readonly text: string;
}

/** Short notes of what came to pass. */
export class Toasts {
  #notes = $state.raw<readonly ToastNote[]>([]);
  #nextId = 1;

  get notes(): readonly ToastNote[] {
    return this.#notes;
  }

  say(text: string): void {
    const id = this.#nextId++;
    this.#notes = [...this.#notes.slice(-2), { id, text }];
    setTimeout(() => {
      this.close(id);
    }, SHOWN_MS);
  }

  close(id: number): void {
    this.#notes = this.#notes.filter((note) => note.id !== id);
  }
}
