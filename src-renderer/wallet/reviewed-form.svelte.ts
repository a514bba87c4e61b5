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

/** A form that ends in a review. Kept while it is left, so that who comes back finds what was filled in. */
export class ReviewedForm {
  readonly walletId: string;
  rateSatsPerVb = $state<number | null>(null);
  readonly beginning: RunningActs<'begin'>;
  protected readonly stores: Stores;

  constructor(stores: Stores) {
    const { host, session } = stores;
    this.stores = stores;
    this.walletId = session.active?.id ?? '';
    this.rateSatsPerVb = session.settings.lastRateSatsPerVb;
    this.beginning = host.acts();
  }

  /** The service builds the transaction, main judges it, and nothing is signed. `errand`: what it is done for. */
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

  /** How main is asked for the cost of what is filled in now; null: something is missing. */
  protected abstract toPlan(): (() => Promise<Result<Plan>>) | null;

  planSoon(): void {
    const ask = this.toPlan();
    // A cost that belongs to other figures must not stand under these.
    if (ask === null) this.stop();
    else
      this.#planning.do(async (isNewest) => {
        const before = loading(this.plan);
        this.plan = before;
        const result = await this.stores.host.ask(ask());
        if (isNewest()) this.plan = settled(result, before);
      });
  }

  /** The page is left: what it cost then is no answer for who comes back. */
  stop(): void {
    this.#planning.stop();
    this.plan = loading();
  }
}
