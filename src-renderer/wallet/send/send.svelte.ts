import type { Bridge } from '../../../src-preload/bridge.ts';
import type {
  AssetView,
  CallInput,
  Failure,
  InvoiceToPay,
  Review,
} from '../../../src-preload/contract/index.ts';
import { Beginning } from '../beginning.svelte.ts';
import { sendDrafts, type SendDraft } from '../../stores/form-drafts.ts';
import type { Host } from '../../stores/host.svelte.ts';
import { Recipient } from './recipient.svelte.ts';

export type Unreadable = Extract<InvoiceToPay, { readable: false }>;
export type SendAsked = CallInput<'signing.beginSend'>;

/** The contract's own bound on what is read at once. */
export const MOST_CHARS = 400_000;

/** The form “Send”: whom to pay and how, and the way to the review. Kept while it is left, until it was handed over. */
export class SendForm implements SendDraft {
  readonly walletId: string;
  /** What is pasted or typed and not read yet. */
  draft = $state('');
  donation = $state(false);
  rateSatsPerVb = $state<number | null>(null);
  minConfirmations = $state<number | null>(1);
  /** An asset that was chosen before the recipient was known. */
  preferredAssetId = $state<string | null>(null);

  readonly beginning: Beginning;
  readonly #bridge: Bridge;
  readonly #host: Host;
  #recipients = $state.raw<readonly Recipient[]>([]);
  #unreadable = $state.raw<readonly Unreadable[]>([]);
  #readFailure = $state.raw<Failure | null>(null);
  #readingSinceMs = $state<number | null>(null);
  #nextId = 1;
  #taken: string | null = null;

  constructor(bridge: Bridge, host: Host, walletId: string, lastRateSatsPerVb: number) {
    this.#bridge = bridge;
    this.#host = host;
    this.beginning = new Beginning(bridge, host);
    this.walletId = walletId;
    this.rateSatsPerVb = lastRateSatsPerVb;
  }

  get isBegun(): boolean {
    return this.#recipients.length > 0 || this.draft.trim() !== '';
  }
  get recipients(): readonly Recipient[] {
    return this.#recipients;
  }
  /** Lines of the last text that hold nothing that can be paid. */
  get unreadable(): readonly Unreadable[] {
    return this.#unreadable;
  }
  get readFailure(): Failure | null {
    return this.#readFailure;
  }
  get readingSinceMs(): number | null {
    return this.#readingSinceMs;
  }

  /** When the first of the invoices ends; null: none does, or none is there. */
  get soonestExpiryMs(): number | null {
    const ends = this.#recipients.flatMap(({ read: { expiresAtMs } }) =>
      expiresAtMs === null ? [] : [expiresAtMs],
    );
    return ends.length === 0 ? null : Math.min(...ends);
  }

  /** What a link or another page brought: taken once, however often one comes back here. */
  async take(text: string): Promise<void> {
    if (this.#taken === text) return;
    this.#taken = text;
    await this.read(text);
  }

  /** Has a text read by main, and adds whom it names. Pays nothing. Answers how many were added. */
  async read(text: string): Promise<number> {
    return this.#read(text, false);
  }

  /**
   * Somebody without an invoice. Their id, and where to deliver to if they say, are read as an invoice that leaves all
   * else open, so that one reader says what is wrong with it.
   */
  async type(recipientId: string, endpoint: string): Promise<number> {
    const place = endpoint.trim() === '' ? '' : `?endpoints=${endpoint.trim()}`;
    return this.#read(`rgb:~/~/~/${recipientId.trim()}${place}`, true);
  }

  remove(recipient: Recipient): void {
    this.#recipients = this.#recipients.filter((one) => one !== recipient);
    // It may have been about the one that is gone, or about a place that is another's now.
    this.beginning.forgetFailure();
  }

  forgetUnreadable(): void {
    this.#unreadable = [];
  }

  /** What is asked now; null while something is missing. */
  asked(find: (assetId: string) => AssetView | undefined): SendAsked | null {
    const { rateSatsPerVb, minConfirmations } = this;
    if (rateSatsPerVb === null || minConfirmations === null || this.#recipients.length === 0) return null;
    const recipients = this.#recipients.flatMap((one) => {
      const asked = one.asked(one.assetId === null ? undefined : find(one.assetId));
      return asked === null ? [] : [asked];
    });
    if (recipients.length < this.#recipients.length) return null;
    return {
      walletId: this.walletId,
      recipients,
      donation: this.donation,
      rateSatsPerVb,
      minConfirmations,
    };
  }

  /** Asks the service for the transaction and has it judged. Signs nothing. One at a time, however often it is clicked. */
  async begin(asked: SendAsked): Promise<Review | null> {
    return this.beginning.begin(() => this.#bridge.signing.beginSend(asked));
  }

  async #read(text: string, typed: boolean): Promise<number> {
    if (this.#readingSinceMs !== null || text.trim() === '') return 0;
    this.#readingSinceMs = Date.now();
    this.#readFailure = null;
    const result = await this.#host.ask(this.#bridge.invoices.read({ walletId: this.walletId, text }));
    this.#readingSinceMs = null;
    if (!result.ok) {
      this.#readFailure = result.failure;
      return 0;
    }
    const added: Recipient[] = [];
    const unreadable: Unreadable[] = [];
    for (const one of result.value.invoices) {
      if (one.readable) added.push(this.#make(one, typed));
      else unreadable.push(one);
    }
    this.#recipients = [...this.#recipients, ...added];
    this.#unreadable = unreadable;
    this.beginning.forgetFailure();
    return added.length;
  }

  #make(read: Recipient['read'], typed: boolean): Recipient {
    const made = new Recipient(read, this.#nextId, typed);
    this.#nextId += 1;
    if (read.assetId === null && this.preferredAssetId !== null) made.choose(this.preferredAssetId);
    return made;
  }
}

/** The form of this wallet that was left, else a new one. */
export function keptSend(owner: object, walletId: string, make: (walletId: string) => SendForm): SendForm {
  const left = sendDrafts.of(owner, walletId);
  return left instanceof SendForm ? left : sendDrafts.keep(owner, make(walletId));
}
