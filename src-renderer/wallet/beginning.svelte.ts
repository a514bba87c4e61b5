import type { Bridge } from '../../src-preload/bridge.ts';
import type { Failure, Result, Review } from '../../src-preload/contract/index.ts';
import type { Host } from '../stores/host.svelte.ts';

/** A form’s way to its review: the service builds the transaction, main judges it, and nothing is signed. */
export class Beginning {
  readonly #bridge: Bridge;
  readonly #host: Host;
  #failure = $state.raw<Failure | null>(null);
  #sinceMs = $state<number | null>(null);

  constructor(bridge: Bridge, host: Host) {
    this.#bridge = bridge;
    this.#host = host;
  }

  /** Why the last review did not come about. */
  get failure(): Failure | null {
    return this.#failure;
  }
  get sinceMs(): number | null {
    return this.#sinceMs;
  }

  /** One at a time, however often it is clicked: the others are not asked for and answer null. */
  async begin(ask: () => Promise<Result<Review>>): Promise<Review | null> {
    if (this.#sinceMs !== null) return null;
    this.#sinceMs = Date.now();
    this.#failure = null;
    const result = await this.#host.ask(ask());
    this.#sinceMs = null;
    if (result.ok) return result.value;
    this.#failure = result.failure;
    return null;
  }

  /** Drops the transaction that stands in the way. */
  async drop(flowId: string): Promise<void> {
    const result = await this.#host.ask(this.#bridge.signing.cancel({ flowId }));
    this.#failure = result.ok ? null : result.failure;
  }

  /** What was asked for is another thing now. */
  forgetFailure(): void {
    this.#failure = null;
  }
}
