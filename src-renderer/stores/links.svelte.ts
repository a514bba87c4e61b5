import type { OpenedLink } from '../../src-preload/contract/index.ts';
import { Store } from './store.ts';

type Waiting = Exclude<OpenedLink, { kind: 'none' }>;

/** Opened `rgb:` links, which pay nothing and only fill a form. */
export class Links extends Store {
  waiting = $state.raw<Waiting | null>(null);

  /** Listens, and then asks, since a link may have started Ochre. */
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
