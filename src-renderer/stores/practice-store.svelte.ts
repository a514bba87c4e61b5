import type { CallInput, CallOutput, Result } from '../../src-preload/contract/index.ts';
import { latest, loading, ready, settled, type Loaded } from './loaded.ts';
import { allOf, Store } from './store.ts';

export type PracticeStatus = CallOutput<'practice.status'>;
export type Friend = CallOutput<'practice.friend'>;

export class PracticeStore extends Store {
  status = $state.raw<Loaded<PracticeStatus>>(loading());
  friend = $state.raw<Loaded<Friend>>(loading());
  mining = $state(false);
  toolsOpen = $state(false);

  start(): () => void {
    return allOf([
      this.bridge.practice.block((status) => (this.status = ready(status))),
      this.bridge.practice.friendChanged((friend) => (this.friend = ready(friend))),
    ]);
  }

  showTools(shown: boolean): void {
    this.toolsOpen = shown;
  }

  async load(): Promise<void> {
    this.status = loading(this.status);
    this.status = settled(await this.host.ask(this.bridge.practice.status({})), this.status);
  }

  async faucet(walletId: string, amountSats: number): Promise<Result<CallOutput<'practice.faucet'>>> {
    const result = await this.host.ask(this.bridge.practice.faucet({ walletId, amountSats }));
    await this.load();
    return result;
  }

  async mine(): Promise<void> {
    if (this.mining) return;
    this.mining = true;
    const result = await this.host.ask(this.bridge.practice.mine({ blocks: 1 }));
    this.status = settled(result, this.status);
    this.mining = false;
  }

  async loadFriend(): Promise<void> {
    this.friend = loading(this.friend);
    this.friend = settled(await this.host.ask(this.bridge.practice.friend({})), this.friend);
  }

  async setFriend(asked: CallInput<'practice.setFriend'>): Promise<Result<Friend>> {
    const result = await this.host.ask(this.bridge.practice.setFriend(asked));
    if (result.ok) this.friend = settled(result, this.friend);
    return result;
  }

  friendInvoice(
    asked: CallInput<'practice.friendInvoice'>,
  ): Promise<Result<CallOutput<'practice.friendInvoice'>>> {
    return this.#ofFriend(this.bridge.practice.friendInvoice(asked));
  }

  friendPay(invoice: string): Promise<Result<CallOutput<'practice.friendPay'>>> {
    return this.#ofFriend(this.bridge.practice.friendPay({ invoice }));
  }

  giveSamples(walletId: string): Promise<Result<CallOutput<'practice.giveSamples'>>> {
    return this.#ofFriend(this.bridge.practice.giveSamples({ walletId }));
  }

  async #ofFriend<T>(call: Promise<Result<T>>): Promise<Result<T>> {
    const result = await this.host.ask(call);
    await this.loadFriend();
    return result;
  }

  async setInvoiceSeconds(seconds: number): Promise<Result<PracticeStatus>> {
    const result = await this.host.ask(this.bridge.practice.setInvoiceSeconds({ seconds }));
    if (result.ok) this.status = settled(result, this.status);
    return result;
  }

  /** Seconds to the next block; null if none is planned. */
  secondsToBlock(nowMs: number): number | null {
    const next = latest(this.status)?.nextBlockAtMs ?? null;
    return next === null ? null : Math.max(0, Math.ceil((next - nowMs) / 1000));
  }
}
