import type { Question } from '../../src-preload/contract/index.ts';
import { allOf, Store } from './store.ts';

/** Main's questions on a host without native dialogs, shown one at a time, the oldest first. */
export class Questions extends Store {
  #open = $state.raw<readonly Question[]>([]);
  answering = $state(false);

  get current(): Question | null {
    return this.#open[0] ?? null;
  }

  start(): () => void {
    return allOf([
      this.bridge.confirm.asked((question) => {
        this.#drop(question.questionId);
        this.#open = [...this.#open, question];
      }),
      this.bridge.confirm.closed(({ questionId }) => this.#drop(questionId)),
    ]);
  }

  /** Forgets all, because main repeats open questions after a lost connection. */
  forget(): void {
    this.#open = [];
  }

  async answer(agreed: boolean): Promise<void> {
    const question = this.current;
    if (question === null || this.answering) return;
    this.answering = true;
    await this.host.ask(this.bridge.confirm.answer({ questionId: question.questionId, agreed }));
    // Dropped in any case: main no longer waits, and an answer that it refused counts as no.
    this.#drop(question.questionId);
    this.answering = false;
  }

  #drop(questionId: string): void {
    this.#open = this.#open.filter((question) => question.questionId !== questionId);
  }
}
