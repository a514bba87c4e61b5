import type { Bridge } from '../../../src-preload/bridge.ts';
import type { CallInput, CallOutput, Review } from '../../../src-preload/contract/index.ts';
import type { Loaded } from '../../stores/loaded.ts';
import { loading, settled } from '../../stores/loaded.ts';
import { Beginning } from '../beginning.svelte.ts';
import { FormDrafts } from '../../stores/form-drafts.ts';
import { Debounce } from '../debounce.ts';
import type { Host } from '../../stores/host.svelte.ts';
import { say } from '../../../src-preload/messages/say.ts';

export type SlotPlan = CallOutput<'signing.planSlots'>;
type Asked = CallInput<'signing.planSlots'>;

/** The form “Create slots”: what is asked, what it would cost, and the way to the review. */
export class SlotsForm {
  num = $state<number | null>(5);
  sizeSats = $state<number | null>(1_000);
  rateSatsPerVb = $state<number | null>(null);
  upTo = $state(false);

  readonly #bridge: Bridge;
  readonly #host: Host;
  readonly walletId: string;
  readonly beginning: Beginning;
  readonly #planning = new Debounce();
  #plan = $state.raw<Loaded<SlotPlan>>(loading());

  constructor(bridge: Bridge, host: Host, walletId: string, lastRateSatsPerVb: number) {
    this.#bridge = bridge;
    this.#host = host;
    this.beginning = new Beginning(bridge, host);
    this.walletId = walletId;
    this.rateSatsPerVb = lastRateSatsPerVb;
  }

  get plan(): Loaded<SlotPlan> {
    return this.#plan;
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
    if (this.num === null) return say('slots-num');
    if (this.sizeSats === null) return say('slots-size');
    return this.rateSatsPerVb === null ? say('fee-rate') : null;
  }

  /** Asks for the cost once the typing pauses. Only the newest answer counts. */
  planSoon(): void {
    const asked = this.asked;
    if (asked === null) {
      // A cost that belongs to other figures must not stand under these.
      this.#planning.stop();
      this.#plan = loading();
      return;
    }
    this.#planning.do(async (isNewest) => {
      this.#plan = loading(this.#plan);
      const before = this.#plan;
      const result = await this.#host.ask(this.#bridge.signing.planSlots(asked));
      if (isNewest()) this.#plan = settled(result, before);
    });
  }

  /** The page is left: what it cost then is no answer for who comes back. */
  stop(): void {
    this.#planning.stop();
    this.#plan = loading();
  }

  /** Asks the service for the transaction and has it judged. Signs nothing. One at a time, however often it is clicked. */
  async begin(): Promise<Review | null> {
    const asked = this.asked;
    return asked === null ? null : this.beginning.begin(() => this.#bridge.signing.beginSlots(asked));
  }
}

const left = new FormDrafts<SlotsForm>();

/** The form of this wallet that was left, else a new one. */
export function keptForm(owner: object, walletId: string, make: (walletId: string) => SlotsForm): SlotsForm {
  return left.of(owner, walletId) ?? left.keep(owner, make(walletId));
}
