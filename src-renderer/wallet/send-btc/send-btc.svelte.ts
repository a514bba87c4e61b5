import { BOUNDS } from '../../../src-preload/contract/bounds.ts';
import type { CallInput, CallOutput, Failure, Result } from '../../../src-preload/contract/index.ts';
import type { Stores } from '../../stores/index.ts';
import { bitcoinUnit } from '../../text/bitcoin-unit.ts';
import { notPayable } from '../../text/send-reasons.ts';
import { PlannedForm } from '../reviewed-form.svelte.ts';

type Read = CallOutput<'signing.readPayment'>;
type PaymentPlan = CallOutput<'signing.planSendBtc'>;

/** One recipient: the typed text, and whom it names once it is read. */
export class PayeeDraft {
  to = $state('');
  amountSats = $state<number | null>(null);
  unit = $state(bitcoinUnit());
  read = $state.raw<Read | null>(null);
  readFailure = $state.raw<Failure | null>(null);
  readonly #stores: Stores;
  readonly #walletId: string;
  #asked = 0;

  constructor(stores: Stores, walletId: string) {
    this.#stores = stores;
    this.#walletId = walletId;
  }

  get payee(): Extract<Read, { payable: true }> | null {
    return this.read?.payable === true ? this.read : null;
  }

  get refused(): string | null {
    return this.read?.payable === false ? notPayable(this.read.reason) : null;
  }

  /** Forgets what was read, because the typed address changed. */
  changed(): void {
    this.#asked += 1;
    this.read = null;
    this.readFailure = null;
  }

  clear(): void {
    this.changed();
    [this.to, this.amountSats] = ['', null];
  }

  /** Reads the typed text. A link’s amount is filled in once. */
  async readTo(): Promise<void> {
    this.changed();
    const mine = this.#asked;
    const walletId = this.#walletId;
    const { bridge, host, router } = this.#stores;
    const text = this.to.trim();
    if (text === '') return;
    if (/^rgb:/i.test(text)) {
      this.clear();
      router.go({ name: 'send', text });
      return;
    }
    if (text.length > BOUNDS.textChars) {
      this.read = { payable: false, reason: 'form' };
      return;
    }
    const result = await host.ask(bridge.signing.readPayment({ walletId, text }));
    if (mine !== this.#asked) return;
    if (!result.ok) {
      this.readFailure = result.failure;
      return;
    }
    this.read = result.value;
    if (result.value.payable && result.value.amountSats !== null) this.amountSats = result.value.amountSats;
  }
}

export class SendBtcForm extends PlannedForm<PaymentPlan> {
  list = $state<PayeeDraft[]>([]);
  /** `txid:vout` of the coins to spend; empty: as few as needed. */
  coins = $state.raw<readonly string[]>([]);
  #taken: string | null = null;

  constructor(stores: Stores) {
    super(stores);
    this.add();
  }

  get builtHere(): boolean {
    return this.plan.state === 'ready' && this.plan.value.builtHere;
  }

  get totalSats(): number | null {
    const amounts = this.list.flatMap(({ amountSats }) => (amountSats === null ? [] : [amountSats]));
    return amounts.length < this.list.length ? null : amounts.reduce((sum, one) => sum + one, 0);
  }

  /** With coins chosen but no recipient, the transaction joins the coins into one. */
  get merges(): boolean {
    const [first, ...others] = this.list;
    return this.coins.length > 0 && others.length === 0 && first?.to.trim() === '' && first.payee === null;
  }

  get asked(): CallInput<'signing.beginSendBtc'> | null {
    const { rateSatsPerVb, walletId, coins } = this;
    const recipients = this.list.flatMap(({ payee, amountSats }) =>
      payee === null || amountSats === null ? [] : [{ address: payee.address, amountSats }],
    );
    if (rateSatsPerVb === null || (!this.merges && recipients.length < this.list.length)) return null;
    return { walletId, recipients, rateSatsPerVb, ...chosen(coins) };
  }

  add(): void {
    this.list.push(new PayeeDraft(this.stores, this.walletId));
  }

  remove(one: PayeeDraft): void {
    if (this.list.length > 1) this.list = this.list.filter((other) => other !== one);
    else one.clear();
    this.#taken = null;
  }

  /** Takes the text of another page, only once even if the person comes back. */
  take(text: string): void {
    const [first] = this.list;
    if (this.#taken === text || first === undefined) return;
    this.#taken = text;
    first.to = text;
    void first.readTo();
  }

  /** The most that one recipient can get beside the others, if all together can get `mostSats`. */
  mostFor(one: PayeeDraft, mostSats: number): number {
    const others = this.list.filter((other) => other !== one);
    return Math.max(0, mostSats - others.reduce((sum, { amountSats }) => sum + (amountSats ?? 0), 0));
  }

  protected override toPlan(): (() => Promise<Result<PaymentPlan>>) | null {
    const { rateSatsPerVb, walletId, coins } = this;
    if (rateSatsPerVb === null) return null;
    const recipients = this.merges
      ? []
      : this.list.map(({ payee, amountSats }) => ({ address: payee?.address ?? null, amountSats }));
    const asked = { walletId, recipients, rateSatsPerVb, ...chosen(coins) };
    return () => this.stores.bridge.signing.planSendBtc(asked);
  }

  async review(): Promise<void> {
    const { asked } = this;
    if (asked !== null) await this.begin(() => this.stores.bridge.signing.beginSendBtc(asked));
  }
}

function chosen(coins: readonly string[]): { coins?: string[] } {
  return coins.length === 0 ? {} : { coins: [...coins] };
}
