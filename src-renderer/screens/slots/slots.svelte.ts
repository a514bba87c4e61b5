import type { Bridge } from '../../../src-preload/bridge.ts';
import type { CallInput, CallOutput, Failure, Review } from '../../../src-preload/contract/index.ts';
import type { Loaded } from '../../loaded.ts';
import { loading, settled } from '../../loaded.ts';
import type { Host } from '../../stores/host.svelte.ts';

export type SlotPlan = CallOutput<'signing.planSlots'>;
type Asked = CallInput<'signing.planSlots'>;

/** Typing pauses that long before the cost is asked again. */
const PAUSE_MS = 250;

/** The form “Create slots”: what is asked, what it would cost, and the way to the review. */
export class SlotsForm {
  num = $state<number | null>(5);
  sizeSats = $state<number | null>(1_000);
  rateSatsPerVb = $state<number | null>(null);
  upTo = $state(false);

  readonly #bridge: Bridge;
  readonly #host: Host;
  readonly walletId: string;
  #plan = $state.raw<Loaded<SlotPlan>>(loading());
  #failure = $state.raw<Failure | null>(null);
  #beginningSinceMs = $state<number | null>(null);
  #planned = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(bridge: Bridge, host: Host, walletId: string, lastRateSatsPerVb: number) {
    this.#bridge = bridge;
    this.#host = host;
    this.walletId = walletId;
    this.rateSatsPerVb = lastRateSatsPerVb;
  }

  get plan(): Loaded<SlotPlan> {
    return this.#plan;
  }
  /** Why the last review did not come about. */
  get failure(): Failure | null {
    return this.#failure;
  }
  get beginningSinceMs(): number | null {
    return this.#beginningSinceMs;
  }

  /** What is asked now; null while a field holds nothing valid. */
  get asked(): Asked | null {
    if (this.num === null || this.sizeSats === null || this.rateSatsPerVb === null) return null;
    return {
      walletId: this.walletId,
      num: this.num,
      sizeSats: this.sizeSats,
      rateSatsPerVb: this.rateSatsPerVb,
      upTo: this.upTo,
    };
  }

  /** Which field holds nothing valid, by its label; null: none. */
  get invalid(): string | null {
    if (this.num === null) return 'How many';
    if (this.sizeSats === null) return 'Bitcoin in each';
    return this.rateSatsPerVb === null ? 'Fee rate' : null;
  }

  /** Asks for the cost once the typing pauses. Only the newest answer counts. */
  planSoon(): void {
    clearTimeout(this.#timer);
    const asked = this.asked;
    this.#planned += 1;
    if (asked === null) {
      // A cost that belongs to other figures must not stand under these.
      this.#plan = loading();
      return;
    }
    const mine = this.#planned;
    this.#timer = setTimeout(() => void this.#ask(asked, mine), PAUSE_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#planned += 1;
  }

  /** Asks the service for the transaction and has it judged. Signs nothing. One at a time, however often it is clicked. */
  async begin(): Promise<Review | null> {
    const asked = this.asked;
    if (asked === null || this.#beginningSinceMs !== null) return null;
    this.#beginningSinceMs = Date.now();
    this.#failure = null;
    const result = await this.#host.ask(this.#bridge.signing.beginSlots(asked));
    this.#beginningSinceMs = null;
    if (result.ok) return result.value;
    this.#failure = result.failure;
    return null;
  }

  /** Drops the transaction that stands in the way. */
  async drop(flowId: string): Promise<void> {
    const result = await this.#host.ask(this.#bridge.signing.cancel({ flowId }));
    this.#failure = result.ok ? null : result.failure;
  }

  async #ask(asked: Asked, mine: number): Promise<void> {
    this.#plan = loading(this.#plan);
    const before = this.#plan;
    const result = await this.#host.ask(this.#bridge.signing.planSlots(asked));
    if (mine === this.#planned) this.#plan = settled(result, before);
  }
}

/** By what lives as long as the window; a form goes when another wallet asks for one. */
const kept = new WeakMap<object, SlotsForm>();

/** The form of this wallet that was left, else a new one. */
export function keptForm(owner: object, walletId: string, make: (walletId: string) => SlotsForm): SlotsForm {
  const left = kept.get(owner);
  const form = left?.walletId === walletId ? left : make(walletId);
  kept.set(owner, form);
  return form;
}
