import { tick } from 'svelte';
import type { Bridge } from '../../src-preload/bridge.ts';
import type { CallInput, OwnInvoice, WaitingView } from '../../src-preload/contract/index.ts';
import { done } from '../../src-preload/contract/result.ts';
import type { Acts, Host } from './host.svelte.ts';
import type { InvoiceBook } from './invoices.svelte.ts';
import { latest } from './loaded.ts';
import { Store } from './store.ts';
import type { WalletStore } from './wallet-store.svelte.ts';

interface AwaitedInvoice extends Pick<WaitingView, 'slots' | 'sinceMs'> {
  readonly asked: CallInput<'invoices.create'>;
}

/** The invoice that waits for its slots: asked for once, and created when they are there. */
export class AfterSlots extends Store {
  readonly #wallet: WalletStore;
  readonly #invoices: InvoiceBook;
  #walletId: string | null = null;
  #readings = 0;
  /** How things stood when it was last tried: nothing is tried again before they change. */
  #tried = $state('');
  /** From when it is asked for until it is known whether it still waits. */
  #creating = $state(false);
  awaited = $state.raw<AwaitedInvoice | null>(null);
  made = $state.raw<OwnInvoice | null>(null);
  readonly acts: Acts<'create' | 'stop'>;

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
    // While it is created it waits no more, and may wait again after.
    if (walletId === null || this.#creating) return;
    this.#readings += 1;
    const mine = this.#readings;
    const told = await this.host.ask(this.bridge.signing.unfinished({ walletId }));
    // Home tells what main cannot read.
    if (!told.ok || mine !== this.#readings) return;
    this.awaited = null;
    for (const { intent, ...how } of told.value.waiting)
      if (intent.act === 'invoice') this.awaited = { asked: intent.asked, ...how };
  }

  /** Its slots were signed for and may be used, or are on their way: there is nothing to fill in. */
  get isOnItsWay(): boolean {
    const slots = this.awaited?.slots;
    if (slots === 'there') return this.#free > 0 || this.#creating;
    return slots === 'unconfirmed' || slots === 'notSubmitted' || slots === 'unsure';
  }

  /** A slot is free now that was not when this was last tried. */
  get isDue(): boolean {
    const slots = this.awaited?.slots;
    if (slots !== 'there' && slots !== 'unconfirmed') return false;
    return this.#free > 0 && !this.#creating && this.#tried !== this.#standing;
  }

  /** Null: it was not created, which `acts` tells. */
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
    // A slot that the service does not use before its block is waited for.
    if (this.acts.failure?.code === 'NO_FREE_SLOT') this.acts.failure = null;
    this.made = made;
    // Whoever looks at it goes on to what was made, before there is nothing to look at.
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
