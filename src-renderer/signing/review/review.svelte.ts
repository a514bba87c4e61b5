import type { Snippet } from 'svelte';
import type { Bridge } from '../../../src-preload/bridge.ts';
import type {
  BroughtView,
  CallInput,
  Failure,
  NoticePayload,
  Review,
} from '../../../src-preload/contract/index.ts';
import type { Host } from '../../stores/host.svelte.ts';
import type { PageRoute } from '../../stores/route.svelte.ts';
import type { Submitted } from '../../text/submitted.ts';

export type Phase =
  | { readonly name: 'reading' }
  | {
      readonly name: 'signing';
      readonly step: NoticePayload<'signing.progress'>['step'] | null;
      readonly sinceMs: number;
    }
  /** The person said no to main's question, so nothing was signed. */
  | { readonly name: 'aborted' }
  | { readonly name: 'failed'; readonly failure: Failure };

export interface Here {
  /** What the sign button says, as “create 5 slots”. */
  readonly act: string;
  readonly form: PageRoute;
  readonly after: { readonly label: string; readonly to: PageRoute };
  /** Why the transaction isn't signed even after a second step. Null: it may be signed. */
  readonly shut?: string | null;
  /** Shown at the end of the bar, instead of the time of preparation. */
  readonly note?: Snippet | undefined;
  /** Called once the transaction is submitted or may be, so that the form is forgotten. */
  readonly ongone?: () => void;
}

export interface ImportedView {
  readonly view: BroughtView;
  readonly desk: {
    accepted: boolean;
    readonly act: Phase | { readonly name: 'none' | 'left' };
    readonly show: (view: null) => void;
    /** `typed`: the typed part of an address; null skips the comparison. */
    readonly compare: (id: string, typed: string | null) => Promise<void>;
    readonly sign: (
      acceptNotProved: boolean,
      confirmed: readonly string[],
      password?: string,
    ) => Promise<void>;
  };
}

/** Whether comparing an address answers this question, so that it has no box to tick. */
export const isCompared = ({ compares }: BroughtView, id: string): boolean =>
  compares.some(({ questionId, state }) => questionId === id && state !== 'skipped');

/** A reviewed transaction on its way to a signature. Main gets the digest that was shown. */
export class ReviewFlow {
  readonly review: Review;
  /** The person’s consent, given in a second step, to sign despite unproved claims. */
  accepted = $state(false);
  readonly #bridge: Bridge;
  readonly #host: Host;
  phase = $state.raw<Phase>({ name: 'reading' });

  constructor(bridge: Bridge, host: Host, review: Review) {
    this.#bridge = bridge;
    this.#host = host;
    this.review = review;
  }

  start(): () => void {
    return this.#bridge.signing.progress(({ flowId, step, sinceMs }) => {
      if (flowId === this.review.flowId && this.phase.name === 'signing')
        this.phase = { name: 'signing', step, sinceMs };
    });
  }

  async sign(password?: string): Promise<Submitted | null> {
    const quoted = this.#begin();
    if (quoted === null) return null;
    const typed = password === undefined ? {} : { password };
    const result = await this.#host.ask(this.#bridge.signing.approve({ ...quoted, ...typed }));
    if (!result.ok) this.phase = { name: 'failed', failure: result.failure };
    else if (result.value.outcome === 'aborted') this.phase = { name: 'aborted' };
    else return result.value;
    return null;
  }

  /** Hands the transaction out for signing where the key is. Returns whether it now waits for the signature. */
  async sendAway(): Promise<boolean> {
    const quoted = this.#begin();
    if (quoted === null) return false;
    const result = await this.#host.ask(this.#bridge.handoff.begin(quoted));
    this.phase = result.ok ? { name: 'reading' } : { name: 'failed', failure: result.failure };
    return result.ok;
  }

  /** The request for main; null if signing is under way, or not allowed as the review stands. */
  #begin(): CallInput<'handoff.begin'> | null {
    const { flowId, digest, outcome } = this.review;
    if (this.phase.name === 'signing' || outcome === 'contradicts') return null;
    if (outcome === 'notProved' && !this.accepted) return null;
    this.phase = { name: 'signing', step: null, sinceMs: Date.now() };
    return { flowId, digest, acceptNotProved: outcome === 'notProved' };
  }

  async drop(): Promise<void> {
    await this.#host.ask(this.#bridge.signing.cancel({ flowId: this.review.flowId }));
  }
}
