import type { Bridge } from '../../../src-preload/bridge.ts';
import type { CallOutput, Failure } from '../../../src-preload/contract/index.ts';
import type { Host } from '../../stores/host.svelte.ts';

type Refused = Extract<CallOutput<'codes.gather'>['told'], { kind: 'refused' }>['because'];

/** What was put together: main has it under this id, and these are the texts that it was read from. */
export interface Scanned {
  readonly gatherId: string;
  readonly texts: readonly string[];
}

/** Without the names that every object has: a code can hold any of them. */
const nothingSeen = (): Record<string, true> => Object.create(null) as Record<string, true>;

/** Hands what is read to main, each text once and in turn, until all of it is there. */
export class Scanning {
  readonly #bridge: Bridge;
  readonly #host: Host;
  readonly #onwhole: (scanned: Scanned) => void;
  /** Text by text: asked for twenty times a second, and shown nowhere. */
  #seen = nothingSeen();
  #seenCount = 0;
  #taken: string[] = [];
  #gatherId: string | null = null;
  #last: Promise<void> = Promise.resolve();
  #whole = $state(false);
  #progress = $state.raw<{ readonly have: number; readonly of: number } | null>(null);
  #refused = $state<Refused | null>(null);
  #failure = $state.raw<Failure | null>(null);

  constructor(bridge: Bridge, host: Host, onwhole: (scanned: Scanned) => void) {
    this.#bridge = bridge;
    this.#host = host;
    this.#onwhole = onwhole;
  }

  /** How many parts are known of how many; null before the first. */
  get progress(): { readonly have: number; readonly of: number } | null {
    return this.#progress;
  }
  /** What was wrong with the last code that was read. */
  get refused(): Refused | null {
    return this.#refused;
  }
  get failure(): Failure | null {
    return this.#failure;
  }
  get whole(): boolean {
    return this.#whole;
  }

  allow = (on: boolean): Promise<unknown> => this.#host.ask(this.#bridge.codes.camera({ on }));

  /** One after another: main answers each before the next is asked. */
  take(text: string): void {
    if (this.#whole || this.#seen[text] === true) return;
    if (this.#seenCount > MOST_KEPT) this.#forget();
    this.#seen[text] = true;
    this.#seenCount += 1;
    this.#last = this.#last.then(() => this.#hand(text));
  }

  /** Begins anew: what was read so far belongs to something else. */
  again(): void {
    this.#forget();
    this.#taken = [];
    this.#gatherId = null;
    this.#whole = false;
    this.#progress = null;
    this.#refused = null;
    this.#failure = null;
  }

  #forget(): void {
    this.#seen = nothingSeen();
    this.#seenCount = 0;
  }

  async #hand(text: string): Promise<void> {
    if (this.#whole) return;
    const result = await this.#host.ask(this.#bridge.codes.gather({ gatherId: this.#gatherId, text }));
    this.#failure = result.ok ? null : result.failure;
    if (!result.ok) return;
    const { gatherId, told } = result.value;
    this.#gatherId = gatherId;
    this.#refused = told.kind === 'refused' ? told.because : null;
    if (told.kind === 'refused') {
      // It did not add up: the parts are all needed again.
      if (told.because === 'broken') this.again();
      this.#refused = told.because;
      return;
    }
    this.#taken.push(text);
    if (told.kind === 'more') this.#progress = { have: told.have, of: told.of };
    else {
      this.#whole = true;
      this.#onwhole({ gatherId, texts: this.#taken });
    }
  }
}

/** A code that is shown for long is read some twenty times a second. */
const MOST_KEPT = 4_000;
