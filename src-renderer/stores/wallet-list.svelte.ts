import type { Result } from '../../src-preload/contract/index.ts';
import { latest, loading, settled, type Loaded } from './loaded.ts';
import { Store } from './store.ts';

/** A list of the open wallet, read again whenever main says that the wallet changed. */
export abstract class WalletRows<T> extends Store {
  protected walletId: string | null = null;
  #reading = 0;
  list = $state.raw<Loaded<T>>(loading());

  protected abstract read(walletId: string): Promise<Result<T>>;

  protected get kept(): T | undefined {
    return latest(this.list);
  }

  start(): () => void {
    return this.bridge.wallet.changed(({ walletId }) => {
      if (walletId === this.walletId) void this.reload();
    });
  }

  async open(walletId: string | null): Promise<void> {
    this.walletId = walletId;
    this.list = loading();
    if (walletId !== null) await this.reload();
  }

  async reload(): Promise<void> {
    const walletId = this.walletId;
    if (walletId === null) return;
    this.#reading += 1;
    const mine = this.#reading;
    this.list = loading(this.list);
    const result = await this.host.ask(this.read(walletId));
    // Only the newest reading counts, and only for the open wallet.
    if (mine === this.#reading && walletId === this.walletId) this.list = settled(result, this.list);
  }

  /** Sets the list, and drops a reading under way, which is older. */
  protected put(result: Result<T>): void {
    this.#reading += 1;
    this.list = settled(result, this.list);
  }
}
