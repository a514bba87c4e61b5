import type { Result, Review } from '../../src-preload/contract/index.ts';
import {
  loading,
  settled,
  type RunningActs,
  type Errand,
  type Loaded,
  type Stores,
} from '../stores/index.ts';
import { Debounce } from './debounce.ts';

/** A form that ends in a review. It outlives its screen, so that a person who comes back finds it filled in. */
export class ReviewedForm {
  readonly walletId: string;
  rateSatsPerVb = $state<number | null>(null);
  readonly beginning: RunningActs<'begin'>;
  protected readonly stores: Stores;

  constructor(stores: Stores) {
    const { host, session } = stores;
    this.stores = stores;
    this.walletId = session.active?.id ?? '';
    // Whole, because a service takes no other rates.
    this.rateSatsPerVb = Math.ceil(session.settings.lastRateSatsPerVb);
    this.beginning = host.acts();
  }

  /** Has a transaction built and judged, and opens its review; signs nothing. `errand`: what it is done for. */
  async begin(ask: () => Promise<Result<Review>>, errand: Errand | null = null): Promise<void> {
    const review = await this.beginning.run('begin', ask);
    const { router } = this.stores;
    if (review !== null && errand !== null) router.goFirst({ name: 'review', review }, errand);
    else if (review !== null) router.go({ name: 'review', review });
  }
}

export abstract class PlannedForm<Plan> extends ReviewedForm {
  plan = $state.raw<Loaded<Plan>>(loading());
  readonly #planning = new Debounce();

  /** The call that asks main for the form's cost; null if something is missing. */
  protected abstract toPlan(): (() => Promise<Result<Plan>>) | null;

  planSoon(): void {
    const ask = this.toPlan();
    // Removes the cost, which was computed for other figures.
    if (ask === null) this.stop();
    else
      this.#planning.do(async (isNewest) => {
        const before = loading(this.plan);
        this.plan = before;
        const result = await this.stores.host.ask(ask());
        if (isNewest()) this.plan = settled(result, before);
      });
  }

  /** Called when the page is left; the cost is asked for anew at the next visit. */
  stop(): void {
    this.#planning.stop();
    this.plan = loading();
  }
}
