import type { OpenedLink } from '../../src-preload/contract/index.ts';
import { Store } from './store.ts';

type Waiting = Exclude<OpenedLink, { kind: 'none' }>;

/** What another program opened with Ochre, until somebody looked at it. It pays nothing: it only ever fills a form. */
export class Links extends Store {
  waiting = $state.raw<Waiting | null>(null);

  start(): () => void {
    const end = this.bridge.links.opened(() => void this.#take());
    void this.#take();
    return end;
  }

  forget(): void {
    this.waiting = null;
  }

  async #take(): Promise<void> {
    const taken = await this.host.ask(this.bridge.links.take({}));
    if (taken.ok && taken.value.kind !== 'none') this.waiting = taken.value;
  }
}
