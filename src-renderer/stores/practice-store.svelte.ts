import type { Bridge } from '../../src-preload/bridge.ts';
import type { CallOutput, Result } from '../../src-preload/contract/index.ts';
import type { Loaded } from '../loaded.ts';
import { latest, loading, settled } from '../loaded.ts';
import type { Host } from './host.svelte.ts';

export type PracticeStatus = CallOutput<'practice.status'>;

/** The simulated chain of the practice service: its height, its next block, its faucet. */
export class PracticeStore {
  readonly #bridge: Bridge;
  readonly #host: Host;
  #status = $state.raw<Loaded<PracticeStatus>>(loading());
  #mining = $state(false);

  constructor(bridge: Bridge, host: Host) {
    this.#bridge = bridge;
    this.#host = host;
  }

  get status(): Loaded<PracticeStatus> {
    return this.#status;
  }
  get mining(): boolean {
    return this.#mining;
  }

  start(): () => void {
    return this.#bridge.practice.block((status) => {
      this.#status = settled({ ok: true, value: status }, this.#status);
    });
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

  /** Seconds to the next block by the given clock; null where no block is planned. */
  secondsToBlock(nowMs: number): number | null {
    const next = latest(this.#status)?.nextBlockAtMs ?? null;
    return next === null ? null : Math.max(0, Math.ceil((next - nowMs) / 1000));
  }
}
