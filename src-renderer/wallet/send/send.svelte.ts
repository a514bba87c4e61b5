import { BOUNDS } from '../../../src-preload/contract/bounds.ts';
import type { AssetView, CallInput, CallOutput, InvoiceToPay } from '../../../src-preload/contract/index.ts';
import type { SendDraft } from '../../stores/form-drafts.ts';
import { ReviewedForm } from '../reviewed-form.svelte.ts';
import { say } from '../../../src-preload/messages/say.ts';
import { notPayable } from '../../text/send-reasons.ts';
import { unreadable } from './invoice-words.ts';
import { RecipientForm } from './recipient.svelte.ts';

type Read = CallOutput<'invoices.read'>;
type TableColumn = NonNullable<Read['columns']>[number]['as'];

export const MOST_CHARS = BOUNDS.invoiceListChars;

export class SendForm extends ReviewedForm implements SendDraft {
  draft = $state('');
  problem = $state<string | null>(null);
  donation = $state(false);
  minConfirmations = $state<number | null>(1);
  /** The asset that was chosen before the recipient was known. */
  preferredAssetId = $state<string | null>(null);
  recipients = $state.raw<readonly RecipientForm[]>([]);
  unreadable = $state.raw<readonly Extract<InvoiceToPay, { readable: false }>[]>([]);

  table = $state.raw<{
    readonly text: string;
    readonly columns: NonNullable<Read['columns']>;
    readonly named: readonly RecipientForm[];
  } | null>(null);

  readonly reading = this.stores.host.acts<'read'>();
  #nextId = 1;
  #taken: string | null = null;
  #isBehind = false;

  get isBegun(): boolean {
    return this.recipients.length > 0 || this.draft.trim() !== '';
  }

  get soonestExpiryMs(): number | null {
    const ends = this.recipients.flatMap(({ read: { expiresAtMs } }) =>
      expiresAtMs === null ? [] : [expiresAtMs],
    );
    return ends.length === 0 ? null : Math.min(...ends);
  }

  /** Recipients that came when there were some already: the person is asked whether to add or replace. */
  brought = $state.raw<{
    readonly text: string;
    readonly read: Read;
    readonly named: readonly RecipientForm[];
  } | null>(null);

  /** Takes the text of a link or another page, only once even if the person comes back. */
  async take(text: string): Promise<void> {
    if (this.#taken === text) return;
    this.#taken = text;
    await this.bring(text);
  }

  async bring(text: string): Promise<void> {
    if (this.recipients.length === 0) {
      await this.readDraft(text);
      return;
    }
    const read = await this.#ask({ text });
    const named = read === null ? [] : this.#named(read, false);
    if (read !== null && named.length > 0) {
      this.brought = { text, read, named };
      return;
    }
    // Unreadable text replaces nobody, and can be taken again.
    this.#taken = null;
    await this.readDraft(text);
  }

  answer(how: 'add' | 'replace' | 'cancel'): void {
    const { brought } = this;
    this.brought = null;
    if (brought === null || how === 'cancel') {
      this.#taken = null;
      return;
    }
    if (how === 'replace') {
      this.recipients = [];
      // The options were chosen for the recipients that are replaced.
      this.donation = false;
      this.minConfirmations = 1;
      this.preferredAssetId = null;
    }
    this.#add(brought.text, brought.read, brought.named);
  }

  /** Reads a typed recipient as an invoice with everything else open, so that main's reader finds the mistakes. */
  async type(recipientId: string, endpoint: string): Promise<number> {
    const place = endpoint.trim() === '' ? '' : `?endpoints=${endpoint.trim()}`;
    return this.read(`rgb:~/~/~/${recipientId.trim()}${place}`, true);
  }

  remove(recipient: RecipientForm): void {
    this.recipients = this.recipients.filter((one) => one !== recipient);
    // The failure may have named the removed recipient, or a place that another one has now.
    this.beginning.failure = null;
  }

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

  /** Has main read a text, adds the recipients that it names, and returns how many. Pays nothing. */
  async read(text: string, typed = false): Promise<number> {
    if (text.trim() === '') return 0;
    const read = await this.#ask({ text });
    return read === null ? 0 : this.#add(text, read, this.#named(read, typed));
  }

  /** Reads the field's text, which stays there if no line can be read. Returns how many were added. */
  async readDraft(text = this.draft): Promise<number> {
    this.draft = text;
    // The answer under way is about older text, so this text is read next.
    this.#isBehind = this.reading.busy !== null;
    if (this.#isBehind) return 0;
    const added = await this.#readNow(text);
    return this.#cameMeanwhile() ? added + (await this.readDraft()) : added;
  }

  #cameMeanwhile(): boolean {
    return this.#isBehind;
  }

  async #readNow(text: string): Promise<number> {
    this.unreadable = [];
    this.problem = text.length > MOST_CHARS ? say('send-whom.too-long', { count: MOST_CHARS }) : null;
    if (text.trim() === '' || this.problem !== null || (await this.#isPayment(text))) return 0;
    const added = await this.read(text);
    const [only] = this.unreadable;
    if (added === 0 && only !== undefined && this.unreadable.length === 1 && this.table === null) {
      this.problem = unreadable(only.problem);
      this.unreadable = [];
    } else if (this.reading.failure === null && this.draft === text) this.draft = '';
    return added;
  }

  /** Whether the text is an address or link for plain bitcoin, which has its own form. Other text is an invoice. */
  async #isPayment(text: string): Promise<boolean> {
    const { recipients, stores, walletId } = this;
    const line = text.trim();
    const isLink = /^bitcoin:/i.test(line);
    if (line === '' || line.length > BOUNDS.textChars || (!isLink && /^rgb:|[\n\t,;]/i.test(line)))
      return false;
    const read = await this.reading.run('read', () =>
      stores.bridge.signing.readPayment({ walletId, text: line }),
    );
    if (read === null || (!read.payable && read.reason === 'form')) return read === null;
    if (!read.payable) this.problem = notPayable(read.reason);
    else if (stores.session.active?.can.sendsBitcoin !== true) this.problem = say('send-btc.unable');
    else if (recipients.length > 0) this.problem = say('send-btc.apart');
    else {
      this.draft = '';
      stores.router.go({ name: 'sendBtc', text: line });
    }
    return true;
  }

  /** Reads the last table again with the person's columns, and replaces the recipients that it named before. */
  async readAs(columns: readonly TableColumn[]): Promise<void> {
    const { table } = this;
    const read = table === null ? null : await this.#ask({ text: table.text, columns: [...columns] });
    if (table === null || read === null) return;
    const idsOf = (some: readonly RecipientForm[]): string[] => some.map((one) => one.read.recipientId);
    const left = idsOf(this.recipients);
    const gone = idsOf(table.named).filter((recipientId) => !left.includes(recipientId));
    this.recipients = this.recipients.filter((one) => !table.named.includes(one));
    // Recipients whom the person removed stay removed.
    const invoices = read.invoices.filter((one) => !one.readable || !gone.includes(one.recipientId));
    const wanted = { ...read, invoices };
    this.#add(table.text, wanted, this.#named(wanted, false));
  }

  #ask(asked: Pick<CallInput<'invoices.read'>, 'text' | 'columns'>): Promise<Read | null> {
    const { walletId, stores } = this;
    return this.reading.run('read', () => stores.bridge.invoices.read({ walletId, ...asked }));
  }

  #named(read: Read, typed: boolean): readonly RecipientForm[] {
    return read.invoices.filter((one) => one.readable).map((one) => this.#make(one, typed));
  }

  #add(text: string, read: Read, named: readonly RecipientForm[]): number {
    this.recipients = [...this.recipients, ...named];
    this.table = read.columns === null ? null : { text, columns: read.columns, named };
    this.unreadable = read.invoices.filter((one) => !one.readable);
    this.beginning.failure = null;
    return named.length;
  }

  #make(read: RecipientForm['read'], typed: boolean): RecipientForm {
    const made = new RecipientForm(read, this.#nextId, typed);
    this.#nextId += 1;
    if (read.assetId === null && this.preferredAssetId !== null) made.choose(this.preferredAssetId);
    return made;
  }
}
