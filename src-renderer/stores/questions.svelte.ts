import type { Question } from '../../src-preload/contract/index.ts';
import { allOf, Store } from './store.ts';

/** Main's questions, where the host has no dialog of its own and asks in the page. One at a time, oldest first. */
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

  forget(): void {
    this.#open = [];
  }

  async answer(agreed: boolean): Promise<void> {
    const question = this.current;
    if (question === null || this.answering) return;
    this.answering = true;
    await this.host.ask(this.bridge.confirm.answer({ questionId: question.questionId, agreed }));
    // Whatever came of it, main no longer waits here: an answer it did not take, it counts as no.
    this.#drop(question.questionId);
    this.answering = false;
  }

  #drop(questionId: string): void {
    this.#open = this.#open.filter((question) => question.questionId !== questionId);
  }
}
