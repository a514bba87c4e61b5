import type { Bridge } from '../../../src-preload/bridge.ts';
import type { CallOutput } from '../../../src-preload/contract/index.ts';
import type { Host } from '../../stores/host.svelte.ts';

export type LockedHistoryView = CallOutput<'nodes.lockedHistory'>;
export type Hours = 24 | 168;

/** Nodes change many times a second in a bulk run; the plot is drawn anew no more often than this. */
const READ_AGAIN_MS = 3_000;

/** When the fleet was locked, read again as it changes. */
export class LockedHistory {
  readonly #bridge: Bridge;
  readonly #host: Host;
  #hours = $state<Hours>(24);
  #view = $state.raw<LockedHistoryView | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #again = false;

  constructor(bridge: Bridge, host: Host) {
    this.#bridge = bridge;
    this.#host = host;
  }

  get hours(): Hours {
    return this.#hours;
  }
  set hours(hours: Hours) {
    this.#hours = hours;
    void this.#read();
  }
  /** Null: not read yet. A reading that failed leaves what was read before. */
  get view(): LockedHistoryView | null {
    return this.#view;
  }

  /** Something is otherwise: read now, and once more after what changes meanwhile. */
  changed(): void {
    if (this.#timer !== undefined) {
      this.#again = true;
      return;
    }
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (this.#again) this.changed();
      this.#again = false;
    }, READ_AGAIN_MS);
    void this.#read();
  }
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async #read(): Promise<void> {
    const hours = this.#hours;
    const result = await this.#host.ask(this.#bridge.nodes.lockedHistory({ hours }));
    // Another span was chosen meanwhile: this answer is for the one before.
    if (result.ok && hours === this.#hours) this.#view = result.value;
  }
}
