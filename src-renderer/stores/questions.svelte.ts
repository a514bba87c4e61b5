import type { Bridge } from '../../src-preload/bridge.ts';
import type { Question } from '../../src-preload/contract/index.ts';
import type { Host } from './host.svelte.ts';

/** Main's questions, where the host has no dialog of its own and asks in the page. One at a time, oldest first. */
export class Questions {
  readonly #bridge: Bridge;
  readonly #host: Host;
  #open = $state.raw<readonly Question[]>([]);
  #answering = $state(false);

  constructor(bridge: Bridge, host: Host) {
    this.#bridge = bridge;
    this.#host = host;
  }

  get current(): Question | null {
    return this.#open[0] ?? null;
  }
  get answering(): boolean {
    return this.#answering;
  }

  start(): () => void {
    const ends = [
      this.#bridge.confirm.asked((question) => {
        this.#drop(question.questionId);
        this.#open = [...this.#open, question];
      }),
      this.#bridge.confirm.closed(({ questionId }) => this.#drop(questionId)),
    ];
    return () => {
      for (const end of ends) end();
    };
  }

  async answer(agreed: boolean): Promise<void> {
    const question = this.current;
    if (question === null || this.#answering) return;
    this.#answering = true;
    await this.#host.ask(this.#bridge.confirm.answer({ questionId: question.questionId, agreed }));
    // Whatever came of it, main no longer waits here: an answer it did not take, it counts as no.
    this.#drop(question.questionId);
    this.#answering = false;
  }

  #drop(questionId: string): void {
    this.#open = this.#open.filter((question) => question.questionId !== questionId);
  }
}
