import type { Bridge } from '../../src-preload/bridge.ts';
import type { CallInput, CallOutput, Result } from '../../src-preload/contract/index.ts';
import type { Loaded } from './loaded.ts';
import { latest, loading, settled } from './loaded.ts';
import type { Host } from './host.svelte.ts';

export type PracticeStatus = CallOutput<'practice.status'>;
export type Friend = CallOutput<'practice.friend'>;

/** The simulated chain of the practice service: its height, its next block, its faucet, and the friend who lives on it. */
export class PracticeStore {
  readonly #bridge: Bridge;
  readonly #host: Host;
  #status = $state.raw<Loaded<PracticeStatus>>(loading());
  #friend = $state.raw<Loaded<Friend>>(loading());
  #mining = $state(false);

  constructor(bridge: Bridge, host: Host) {
    this.#bridge = bridge;
    this.#host = host;
  }

  get status(): Loaded<PracticeStatus> {
    return this.#status;
  }
  get friend(): Loaded<Friend> {
    return this.#friend;
  }
  get mining(): boolean {
    return this.#mining;
  }

  start(): () => void {
    const ends = [
      this.#bridge.practice.block(
        (status) => (this.#status = settled({ ok: true, value: status }, this.#status)),
      ),
      this.#bridge.practice.friendChanged(
        (friend) => (this.#friend = settled({ ok: true, value: friend }, this.#friend)),
      ),
    ];
    return () => {
      for (const end of ends) end();
    };
  }

  async load(): Promise<void> {
    this.#status = loading(this.#status);
    this.#status = settled(await this.#host.ask(this.#bridge.practice.status({})), this.#status);
  }

  async faucet(walletId: string, amountSats: number): Promise<Result<CallOutput<'practice.faucet'>>> {
    const result = await this.#host.ask(this.#bridge.practice.faucet({ walletId, amountSats }));
    await this.load();
    return result;
  }

  async mine(): Promise<void> {
    if (this.#mining) return;
    this.#mining = true;
    const result = await this.#host.ask(this.#bridge.practice.mine({ blocks: 1 }));
    this.#status = settled(result, this.#status);
    this.#mining = false;
  }

  async loadFriend(): Promise<void> {
    this.#friend = loading(this.#friend);
    this.#friend = settled(await this.#host.ask(this.#bridge.practice.friend({})), this.#friend);
  }

  async setFriend(asked: CallInput<'practice.setFriend'>): Promise<Result<Friend>> {
    const result = await this.#host.ask(this.#bridge.practice.setFriend(asked));
    if (result.ok) this.#friend = settled(result, this.#friend);
    return result;
  }

  /** An invoice of the friend's, to pay. */
  async friendInvoice(
    asked: CallInput<'practice.friendInvoice'>,
  ): Promise<Result<CallOutput<'practice.friendInvoice'>>> {
    const result = await this.#host.ask(this.#bridge.practice.friendInvoice(asked));
    await this.loadFriend();
    return result;
  }

  /** The friend pays an invoice. */
  async friendPay(invoice: string): Promise<Result<CallOutput<'practice.friendPay'>>> {
    const result = await this.#host.ask(this.#bridge.practice.friendPay({ invoice }));
    await this.loadFriend();
    return result;
  }

  /** One of each kind of asset, on invoices of this wallet. */
  async giveSamples(walletId: string): Promise<Result<CallOutput<'practice.giveSamples'>>> {
    const result = await this.#host.ask(this.#bridge.practice.giveSamples({ walletId }));
    await this.loadFriend();
    return result;
  }

  /** How long new invoices last. */
  async setInvoiceSeconds(seconds: number): Promise<Result<PracticeStatus>> {
    const result = await this.#host.ask(this.#bridge.practice.setInvoiceSeconds({ seconds }));
    if (result.ok) this.#status = settled(result, this.#status);
    return result;
  }

  /** Seconds to the next block by the given clock; null where no block is planned. */
  secondsToBlock(nowMs: number): number | null {
    const next = latest(this.#status)?.nextBlockAtMs ?? null;
    return next === null ? null : Math.max(0, Math.ceil((next - nowMs) / 1000));
  }
}
