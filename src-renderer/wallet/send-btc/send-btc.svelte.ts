import type { Bridge } from '../../../src-preload/bridge.ts';
import type { CallInput, CallOutput, Failure, Review } from '../../../src-preload/contract/index.ts';
import type { BitcoinUnit } from '../../text/bitcoin-amount.ts';
import type { Loaded } from '../../stores/loaded.ts';
import { loading, settled } from '../../stores/loaded.ts';
import { Beginning } from '../beginning.svelte.ts';
import { btcDrafts } from '../../stores/form-drafts.ts';
import { Debounce } from '../debounce.ts';
import { bitcoinUnit } from '../../text/bitcoin-unit.ts';
import type { Host } from '../../stores/host.svelte.ts';

type Read = CallOutput<'signing.readPayment'>;
export type Payable = Extract<Read, { payable: true }>;
export type PaymentPlan = CallOutput<'signing.planSendBtc'>;
type Asked = CallInput<'signing.beginSendBtc'>;

/** The form “Send bitcoin”: whom to pay and how much, what it takes, and the way to the review. */
export class SendBtcForm {
  readonly walletId: string;
  /** An address or a link, as pasted or typed. */
  to = $state('');
  amountSats = $state<number | null>(null);
  unit = $state<BitcoinUnit>(bitcoinUnit());
  rateSatsPerVb = $state<number | null>(null);

  readonly beginning: Beginning;
  readonly #bridge: Bridge;
  readonly #host: Host;
  readonly #reading = new Debounce();
  readonly #planning = new Debounce();
  #read = $state.raw<Read | null>(null);
  #plan = $state.raw<Loaded<PaymentPlan>>(loading());
  #readFailure = $state.raw<Failure | null>(null);

  constructor(bridge: Bridge, host: Host, walletId: string, lastRateSatsPerVb: number) {
    this.#bridge = bridge;
    this.#host = host;
    this.beginning = new Beginning(bridge, host);
    this.walletId = walletId;
    this.rateSatsPerVb = lastRateSatsPerVb;
  }

  /** What stands in the field, read; null while it is empty or was not read yet. */
  get read(): Read | null {
    return this.#read;
  }
  get payee(): Payable | null {
    return this.#read?.payable === true ? this.#read : null;
  }
  get plan(): Loaded<PaymentPlan> {
    return this.#plan;
  }
  get readFailure(): Failure | null {
    return this.#readFailure;
  }

  /** What is asked now; null while something is missing. */
  get asked(): Asked | null {
    const { payee, amountSats, rateSatsPerVb, walletId } = this;
    if (payee === null || amountSats === null || rateSatsPerVb === null) return null;
    return { walletId, address: payee.address, amountSats, rateSatsPerVb };
  }

  /** Reads the address once the typing pauses. A link’s amount fills the form, once. */
  readSoon(): void {
    this.#read = null;
    this.#readFailure = null;
    this.#reading.do(async (isNewest) => {
      const text = this.to.trim();
      if (text === '') return;
      const result = await this.#host.ask(
        this.#bridge.signing.readPayment({ walletId: this.walletId, text }),
      );
      if (!isNewest()) return;
      if (!result.ok) {
        this.#readFailure = result.failure;
        return;
      }
      this.#read = result.value;
      if (result.value.payable && result.value.amountSats !== null) this.amountSats = result.value.amountSats;
    });
  }

  /** Asks for the cost once the typing pauses. Only the newest answer counts. */
  planSoon(): void {
    const { rateSatsPerVb, walletId } = this;
    const asked = { walletId, address: this.payee?.address ?? null, amountSats: this.amountSats };
    if (rateSatsPerVb === null) {
      // A cost that belongs to other figures must not stand under these.
      this.#planning.stop();
      this.#plan = loading();
      return;
    }
    this.#planning.do(async (isNewest) => {
      this.#plan = loading(this.#plan);
      const before = this.#plan;
      const result = await this.#host.ask(this.#bridge.signing.planSendBtc({ ...asked, rateSatsPerVb }));
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
    return asked === null ? null : this.beginning.begin(() => this.#bridge.signing.beginSendBtc(asked));
  }
}

/** The form of this wallet that was left, else a new one. */
export function keptBtcForm(
  owner: object,
  walletId: string,
  make: (walletId: string) => SendBtcForm,
): SendBtcForm {
  const left = btcDrafts.of(owner, walletId);
  return left instanceof SendBtcForm ? left : btcDrafts.keep(owner, make(walletId));
}
