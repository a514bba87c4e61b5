import type { Bridge } from '../../../src-preload/bridge.ts';
import type { CallOutput } from '../../../src-preload/contract/index.ts';
import { say } from '../../../src-preload/messages/say.ts';
import type { Host } from '../../stores/host.svelte.ts';
import { minutesText } from '../../text/nodes.ts';
import { clockTime, moment } from '../../text/time.ts';

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

/** A piece of the time that is plotted. */
export interface LockedBar {
  readonly fromMs: number;
  readonly toMs: number;
  /** Of all nodes together; null: nothing is known of that time. */
  readonly seconds: number | null;
}

/** What is plotted, oldest first. */
export function lockedBars({ fromMs, toMs, lockedSeconds, knownSinceMs }: LockedHistoryView): LockedBar[] {
  const count = Math.max(1, lockedSeconds.length);
  const each = (toMs - fromMs) / count;
  const unknown =
    knownSinceMs === null
      ? lockedSeconds.length
      : Math.floor(((knownSinceMs - fromMs) / (toMs - fromMs)) * lockedSeconds.length);
  return lockedSeconds.map((seconds, at) => ({
    fromMs: fromMs + at * each,
    toMs: fromMs + (at + 1) * each,
    seconds: at < unknown ? null : seconds,
  }));
}

export const barTime = ({ fromMs, toMs }: LockedBar): string =>
  say('nodes-plot-bar-time', { from: moment(fromMs), to: clockTime(toMs) });

export function lockedWords(seconds: number | null): string {
  if (seconds === null) return say('nodes-plot-bar-unknown');
  if (seconds === 0) return say('nodes-plot-bar-none');
  return seconds < 60 ? say('nodes-plot-bar-short') : minutesText(Math.round(seconds / 60));
}
