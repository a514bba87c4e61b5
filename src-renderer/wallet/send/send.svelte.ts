import { BOUNDS } from '../../../src-preload/contract/bounds.ts';
import type { AssetView, CallInput, CallOutput, InvoiceToPay } from '../../../src-preload/contract/index.ts';
import type { SendDraft } from '../../stores/form-drafts.ts';
import { ReviewedForm } from '../reviewed-form.svelte.ts';
import { Recipient } from './recipient.svelte.ts';

type Read = CallOutput<'invoices.read'>;
type TableColumn = NonNullable<Read['columns']>[number]['as'];

/** The contract's own bound on what is read at once. */
export const MOST_CHARS = BOUNDS.invoiceListChars;

/** The form “Send”: whom to pay and how. */
export class SendForm extends ReviewedForm implements SendDraft {
  /** What is pasted or typed and not read yet. */
  draft = $state('');
  donation = $state(false);
  minConfirmations = $state<number | null>(1);
  /** An asset that was chosen before the recipient was known. */
  preferredAssetId = $state<string | null>(null);
  recipients = $state.raw<readonly Recipient[]>([]);
  /** Lines of the last text that hold nothing that can be paid. */
  unreadable = $state.raw<readonly Extract<InvoiceToPay, { readable: false }>[]>([]);

  /** The last table that was read, and whom it named. */
  table = $state.raw<{
    readonly text: string;
    readonly columns: NonNullable<Read['columns']>;
    readonly named: readonly Recipient[];
  } | null>(null);

  readonly reading = this.stores.host.acts<'read'>();
  #nextId = 1;
  #taken: string | null = null;

  get isBegun(): boolean {
    return this.recipients.length > 0 || this.draft.trim() !== '';
  }

  /** When the first of the invoices ends; null: none does, or none is there. */
  get soonestExpiryMs(): number | null {
    const ends = this.recipients.flatMap(({ read: { expiresAtMs } }) =>
      expiresAtMs === null ? [] : [expiresAtMs],
    );
    return ends.length === 0 ? null : Math.min(...ends);
  }

  /** What was brought while somebody else stood here already: whether it joins them or takes their place is asked. */
  brought = $state<string | null>(null);

  /** What a link or another page brought: taken once, however often one comes back here. */
  async take(text: string): Promise<void> {
    if (this.#taken === text) return;
    this.#taken = text;
    if (this.recipients.length > 0) this.brought = text;
    else await this.read(text);
  }

  /** The answer to that. */
  async takeBrought(how: 'add' | 'replace'): Promise<void> {
    const { brought } = this;
    if (brought === null) return;
    const before = this.recipients;
    const added = await this.read(brought);
    // What cannot be read takes nobody's place, and can be taken once more.
    if (added === 0) {
      this.#taken = null;
      return;
    }
    this.brought = null;
    if (how === 'add') return;
    this.recipients = this.recipients.filter((one) => !before.includes(one));
    // How the other ones were to be paid was no choice for these.
    this.donation = false;
    this.minConfirmations = 1;
    this.preferredAssetId = null;
  }

  /**
   * Somebody without an invoice. Their id, and where to deliver to if they say, are read as an invoice that leaves all
   * else open, so that one reader says what is wrong with it.
   */
  async type(recipientId: string, endpoint: string): Promise<number> {
    const place = endpoint.trim() === '' ? '' : `?endpoints=${endpoint.trim()}`;
    return this.read(`rgb:~/~/~/${recipientId.trim()}${place}`, true);
  }

  remove(recipient: Recipient): void {
    this.recipients = this.recipients.filter((one) => one !== recipient);
    // It may have been about the one that is gone, or about a place that is another's now.
    this.beginning.failure = null;
  }

  /** What is asked now; null while something is missing. */
  asked(find: (assetId: string) => AssetView | undefined): CallInput<'signing.beginSend'> | null {
    const { rateSatsPerVb, minConfirmations } = this;
    if (rateSatsPerVb === null || minConfirmations === null || this.recipients.length === 0) return null;
    const recipients = this.recipients.flatMap((one) => {
      const asked = one.asked(one.assetId === null ? undefined : find(one.assetId));
      return asked === null ? [] : [asked];
    });
    if (recipients.length < this.recipients.length) return null;
    return { walletId: this.walletId, recipients, donation: this.donation, rateSatsPerVb, minConfirmations };
  }

  /** Has a text read by main, and adds whom it names. Pays nothing. Answers how many were added. */
  async read(text: string, typed = false): Promise<number> {
    if (text.trim() === '') return 0;
    const read = await this.#ask({ text });
    return read === null ? 0 : this.#add(text, read, typed);
  }

  /** The last table anew, its columns as the person says. Those whom it named before give way to those whom it names now. */
  async readAs(columns: readonly TableColumn[]): Promise<void> {
    const { table } = this;
    const read = table === null ? null : await this.#ask({ text: table.text, columns: [...columns] });
    if (table === null || read === null) return;
    const idsOf = (some: readonly Recipient[]): string[] => some.map((one) => one.read.recipientId);
    const left = idsOf(this.recipients);
    const gone = idsOf(table.named).filter((recipientId) => !left.includes(recipientId));
    this.recipients = this.recipients.filter((one) => !table.named.includes(one));
    // Who was taken out stays out.
    const invoices = read.invoices.filter((one) => !one.readable || !gone.includes(one.recipientId));
    this.#add(table.text, { ...read, invoices }, false);
  }

  #ask(asked: Pick<CallInput<'invoices.read'>, 'text' | 'columns'>): Promise<Read | null> {
    const { walletId, stores } = this;
    return this.reading.run('read', () => stores.bridge.invoices.read({ walletId, ...asked }));
  }

  #add(text: string, read: Read, typed: boolean): number {
    const added = read.invoices.filter((one) => one.readable).map((one) => this.#make(one, typed));
    this.recipients = [...this.recipients, ...added];
    this.table = read.columns === null ? null : { text, columns: read.columns, named: added };
    this.unreadable = read.invoices.filter((one) => !one.readable);
    this.beginning.failure = null;
    return added.length;
  }

  #make(read: Recipient['read'], typed: boolean): Recipient {
    const made = new Recipient(read, this.#nextId, typed);
    this.#nextId += 1;
    if (read.assetId === null && this.preferredAssetId !== null) made.choose(this.preferredAssetId);
    return made;
  }
}
