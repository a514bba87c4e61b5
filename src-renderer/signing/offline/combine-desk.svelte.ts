import type { Bridge } from '../../../src-preload/bridge.ts';
import type { CombinedView, Failure } from '../../../src-preload/contract/index.ts';
import type { Content, Host, PickedFile } from '../../stores/index.ts';

/** Combines several signers' PSBTs. A refused one changes nothing. */
export class CombineDesk {
  readonly #bridge: Bridge;
  readonly #host: Host;
  readonly #walletId: string;
  made = $state.raw<CombinedView | null>(null);
  /** Files that were refused when files were last added. */
  refused = $state.raw<readonly { readonly name: string; readonly failure: Failure }[]>([]);
  #busy = $state(0);
  #last: Promise<void> = Promise.resolve();

  constructor(bridge: Bridge, host: Host, walletId: string) {
    this.#bridge = bridge;
    this.#host = host;
    this.#walletId = walletId;
  }

  get reading(): boolean {
    return this.#busy > 0;
  }

  /** Adds one after another, because each is added to the result of the one before. */
  take(brought: readonly PickedFile[]): Promise<void> {
    this.#busy += 1;
    this.#last = this.#last.then(() => this.#add(brought));
    return this.#last;
  }

  async takeContent(name: string, content: Content): Promise<void> {
    await this.take([{ name, read: () => Promise.resolve(content) }]);
  }

  startAgain(): void {
    this.made = null;
    this.refused = [];
  }

  async #add(brought: readonly PickedFile[]): Promise<void> {
    this.refused = [];
    for (const { name, read } of brought) {
      const content = await read();
      const failure = 'code' in content ? content : await this.#combine(content);
      if (failure !== null) this.refused = [...this.refused, { name, failure }];
    }
    this.#busy -= 1;
  }

  async #combine(content: Content): Promise<Failure | null> {
    const combinedId = this.made?.combinedId ?? null;
    const asked = { walletId: this.#walletId, combinedId, content };
    const result = await this.#host.ask(this.#bridge.offline.combine(asked));
    if (result.ok) this.made = result.value;
    return result.ok ? null : result.failure;
  }
}
