import { BOUNDS } from '../../../src-preload/contract/bounds.ts';
import type { CallInput, CallOutput, Failure, Result } from '../../../src-preload/contract/index.ts';
import { bitcoinUnit } from '../../text/bitcoin-unit.ts';
import { notPayable } from '../../text/send-reasons.ts';
import { PlannedForm } from '../reviewed-form.svelte.ts';

type Read = CallOutput<'signing.readPayment'>;
type PaymentPlan = CallOutput<'signing.planSendBtc'>;

export class SendBtcForm extends PlannedForm<PaymentPlan> {
  to = $state('');
  amountSats = $state<number | null>(null);
  unit = $state(bitcoinUnit());
  read = $state.raw<Read | null>(null);
  readFailure = $state.raw<Failure | null>(null);
  #taken: string | null = null;
  #asked = 0;

  get payee(): Extract<Read, { payable: true }> | null {
    return this.read?.payable === true ? this.read : null;
  }

  get asked(): CallInput<'signing.beginSendBtc'> | null {
    const { payee, amountSats, rateSatsPerVb, walletId } = this;
    if (payee === null || amountSats === null || rateSatsPerVb === null) return null;
    return { walletId, address: payee.address, amountSats, rateSatsPerVb };
  }

  get refused(): string | null {
    return this.read?.payable === false ? notPayable(this.read.reason) : null;
  }

  /** What stood in the field of another page: taken once, however often one comes back here. */
  take(text: string): void {
    if (this.#taken === text) return;
    this.#taken = text;
    this.to = text;
    void this.readTo();
  }

  /** Another address, or none: what was read belongs to the one before. */
  changed(): void {
    this.#asked += 1;
    this.read = null;
    this.readFailure = null;
  }

  remove(): void {
    this.changed();
    [this.to, this.amountSats, this.#taken] = ['', null, null];
  }

  /** Reads what stands in the field. A link’s amount fills the form, once. */
  async readTo(): Promise<void> {
    this.changed();
    const mine = this.#asked;
    const { walletId, stores } = this;
    const text = this.to.trim();
    if (text === '') return;
    if (/^rgb:/i.test(text)) {
      this.remove();
      stores.router.go({ name: 'send', text });
      return;
    }
    if (text.length > BOUNDS.textChars) {
      this.read = { payable: false, reason: 'form' };
      return;
    }
    const result = await stores.host.ask(stores.bridge.signing.readPayment({ walletId, text }));
    if (mine !== this.#asked) return;
    if (!result.ok) {
      this.readFailure = result.failure;
      return;
    }
    this.read = result.value;
    if (result.value.payable && result.value.amountSats !== null) this.amountSats = result.value.amountSats;
  }

  protected override toPlan(): (() => Promise<Result<PaymentPlan>>) | null {
    const { payee, amountSats, rateSatsPerVb, walletId } = this;
    const asked = { walletId, address: payee?.address ?? null, amountSats };
    if (rateSatsPerVb === null) return null;
    return () => this.stores.bridge.signing.planSendBtc({ ...asked, rateSatsPerVb });
  }

  async review(): Promise<void> {
    const { asked } = this;
    if (asked !== null) await this.begin(() => this.stores.bridge.signing.beginSendBtc(asked));
  }
}
