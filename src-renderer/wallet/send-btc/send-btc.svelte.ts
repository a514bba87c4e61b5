import type { CallInput, CallOutput, Failure, Result } from '../../../src-preload/contract/index.ts';
import { bitcoinUnit } from '../../text/bitcoin-unit.ts';
import { Debounce } from '../debounce.ts';
import { PlannedForm } from '../reviewed-form.svelte.ts';

type Read = CallOutput<'signing.readPayment'>;
type PaymentPlan = CallOutput<'signing.planSendBtc'>;

/** The form “Send bitcoin”: whom to pay and how much. */
export class SendBtcForm extends PlannedForm<PaymentPlan> {
  /** An address or a link, as pasted or typed. */
  to = $state('');
  amountSats = $state<number | null>(null);
  unit = $state(bitcoinUnit());
  /** What stands in the field, read; null while it is empty or was not read yet. */
  read = $state.raw<Read | null>(null);
  readFailure = $state.raw<Failure | null>(null);
  readonly #reading = new Debounce();

  get payee(): Extract<Read, { payable: true }> | null {
    return this.read?.payable === true ? this.read : null;
  }

  /** What is asked now; null while something is missing. */
  get asked(): CallInput<'signing.beginSendBtc'> | null {
    const { payee, amountSats, rateSatsPerVb, walletId } = this;
    if (payee === null || amountSats === null || rateSatsPerVb === null) return null;
    return { walletId, address: payee.address, amountSats, rateSatsPerVb };
  }

  /** Reads the address once the typing pauses. A link’s amount fills the form, once. */
  readSoon(): void {
    this.read = null;
    this.readFailure = null;
    this.#reading.do(async (isNewest) => {
      const { walletId, stores } = this;
      const text = this.to.trim();
      if (text === '') return;
      const result = await stores.host.ask(stores.bridge.signing.readPayment({ walletId, text }));
      if (!isNewest()) return;
      if (!result.ok) {
        this.readFailure = result.failure;
        return;
      }
      this.read = result.value;
      if (result.value.payable && result.value.amountSats !== null) this.amountSats = result.value.amountSats;
    });
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
