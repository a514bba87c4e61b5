import type { Bridge } from '../../../src-preload/bridge.ts';
import type { CallOutput, Result, TransferDetail } from '../../../src-preload/contract/index.ts';
import type { Loaded } from '../../stores/loaded.ts';
import { latest, loading, settled } from '../../stores/loaded.ts';
import type { Host } from '../../stores/host.svelte.ts';

/** One transfer as main keeps it, read again whenever the wallet changes. */
export class TransferStory {
  readonly #bridge: Bridge;
  readonly #host: Host;
  readonly #walletId: string;
  readonly #key: string;
  #detail = $state.raw<Loaded<TransferDetail>>(loading());
  #reading = 0;

  constructor(bridge: Bridge, host: Host, walletId: string, key: string) {
    this.#bridge = bridge;
    this.#host = host;
    this.#walletId = walletId;
    this.#key = key;
  }

  get detail(): Loaded<TransferDetail> {
    return this.#detail;
  }

  start(): () => void {
    void this.read();
    return this.#bridge.wallet.changed(({ walletId }) => {
      if (walletId === this.#walletId) void this.read();
    });
  }

  async read(): Promise<void> {
    this.#reading += 1;
    const mine = this.#reading;
    this.#detail = loading(this.#detail);
    const before = this.#detail;
    const result = await this.#host.ask(this.#bridge.transfers.read(this.#ref));
    if (mine === this.#reading) this.#detail = settled(result, before);
  }

  /** A person's own words for it; empty text takes them away. */
  async label(text: string): Promise<Result<unknown>> {
    const label = text.trim() === '' ? null : text.trim();
    const result = await this.#host.ask(this.#bridge.transfers.label({ ...this.#ref, label }));
    const known = latest(this.#detail);
    if (result.ok && known !== undefined) {
      this.#reading += 1;
      this.#detail = settled({ ok: true, value: { ...known, label: result.value.label } }, this.#detail);
    }
    return result;
  }

  /** Main asks first. */
  async giveUp(): Promise<Result<CallOutput<'transfers.fail'>>> {
    const result = await this.#host.ask(this.#bridge.transfers.fail(this.#ref));
    await this.read();
    return result;
  }

  get #ref(): { walletId: string; key: string } {
    return { walletId: this.#walletId, key: this.#key };
  }
}
