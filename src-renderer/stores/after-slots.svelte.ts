import { tick } from 'svelte';
import type { Bridge } from '../../src-preload/bridge.ts';
import type { CallInput, OwnInvoice, WaitingView } from '../../src-preload/contract/index.ts';
import { done } from '../../src-preload/contract/result.ts';
import type { RunningActs, Host } from './host.svelte.ts';
import type { InvoiceBook } from './invoices.svelte.ts';
import { latest } from './loaded.ts';
import { Store } from './store.ts';
import type { WalletStore } from './wallet-store.svelte.ts';

interface AwaitedInvoice extends Pick<WaitingView, 'slots' | 'sinceMs'> {
  readonly asked: CallInput<'invoices.create'>;
}

export class AfterSlots extends Store {
  readonly #wallet: WalletStore;
  readonly #invoices: InvoiceBook;
  #walletId: string | null = null;
  #readings = 0;
  /** The situation at the last try. Another try is made only after it has changed. */
  #tried = $state('');
  #creating = $state(false);
  awaited = $state.raw<AwaitedInvoice | null>(null);
  made = $state.raw<OwnInvoice | null>(null);
  readonly acts: RunningActs<'create' | 'stop'>;

  constructor(bridge: Bridge, host: Host, wallet: WalletStore, invoices: InvoiceBook) {
    super(bridge, host);
    this.#wallet = wallet;
    this.#invoices = invoices;
    this.acts = host.acts();
  }

  start(): () => void {
    return this.bridge.signing.moved(({ walletId }) => {
      if (walletId === this.#walletId) void this.read();
    });
  }

  async open(walletId: string | null): Promise<void> {
    this.#walletId = walletId;
    this.#readings += 1;
    [this.awaited, this.made, this.#tried, this.acts.failure] = [null, null, '', null];
    await this.read();
  }

  async read(): Promise<void> {
    const walletId = this.#walletId;
    // While an invoice is being created it isn't waiting, whatever main says.
    if (walletId === null || this.#creating) return;
    this.#readings += 1;
    const mine = this.#readings;
    const told = await this.host.ask(this.bridge.signing.unfinished({ walletId }));
    // A failure is ignored, because Home reports unreadable records.
    if (!told.ok || mine !== this.#readings) return;
    this.awaited = null;
    for (const { intent, ...how } of told.value.waiting)
      if (intent.act === 'invoice') this.awaited = { asked: intent.asked, ...how };
  }

  get isOnItsWay(): boolean {
    const slots = this.awaited?.slots;
    if (slots === 'there') return this.#free > 0 || this.#creating;
    return slots === 'unconfirmed' || slots === 'notSubmitted' || slots === 'unsure';
  }

  get isDue(): boolean {
    const slots = this.awaited?.slots;
    if (slots !== 'there' && slots !== 'unconfirmed') return false;
    return this.#free > 0 && !this.#creating && this.#tried !== this.#standing;
  }

  /** Creates the awaited invoice. Null on failure, which `acts` has. */
  async create(): Promise<OwnInvoice | null> {
    const asked = this.awaited?.asked;
    if (asked === undefined || this.#creating) return null;
    this.#tried = this.#standing;
    this.#readings += 1;
    [this.#creating, this.made] = [true, null];
    const made = await this.acts.run(
      'create',
      async () => (await this.#invoices.create(asked)) ?? done(null),
    );
    // The service may refuse a slot that no block has yet, so the invoice goes on waiting.
    if (this.acts.failure?.code === 'NO_FREE_SLOT') this.acts.failure = null;
    this.made = made;
    // Lets the screen move on to the invoice first.
    await tick();
    if (made !== null) this.awaited = null;
    this.#creating = false;
    await this.read();
    return made;
  }

  async stop(): Promise<void> {
    const walletId = this.#walletId;
    if (walletId === null) return;
    await this.acts.run('stop', () => this.bridge.signing.stopWaiting({ walletId, act: 'invoice' }));
    await this.read();
  }

  get #free(): number {
    return latest(this.#wallet.overview)?.slots?.free ?? 0;
  }

  get #standing(): string {
    const listed = latest(this.#wallet.unspents)?.unspents ?? [];
    const settled = listed.filter(({ use, settled: isSettled }) => use === 'free' && isSettled === true);
    return `${this.awaited?.slots ?? ''} ${String(settled.length)}`;
  }
}
