import type { Bridge } from '../../src-preload/bridge.ts';
import type { LockView, Result } from '../../src-preload/contract/index.ts';
import type { Host } from './host.svelte.ts';

/** Main is told at most so often that somebody is here. */
const TELL_EVERY_MS = 15_000;

/** Whether Ochre is locked, as main says. It outlives everything else: what is known of wallets goes when it is locked. */
export class LockStore {
  readonly #bridge: Bridge;
  readonly #host: Host;
  #view = $state.raw<LockView | null>(null);
  #toldAtMs = 0;

  constructor(bridge: Bridge, host: Host) {
    this.#bridge = bridge;
    this.#host = host;
  }

  /** Null until main has said it once. */
  get view(): LockView | null {
    return this.#view;
  }

  get isSet(): boolean {
    return this.#view?.password === 'set';
  }

  start(): () => void {
    void this.load();
    return this.#bridge.lock.changed((view) => (this.#view = view));
  }

  async load(): Promise<void> {
    await this.#take(this.#bridge.lock.state({}));
  }

  /** Asks the keychain once more whether there is a lock. */
  async look(): Promise<void> {
    await this.#take(this.#bridge.lock.look({}));
  }

  lockNow(): Promise<Result<LockView>> {
    return this.#take(this.#bridge.lock.now({}));
  }

  unlock(password: string): Promise<Result<LockView>> {
    return this.#take(this.#bridge.lock.unlock({ password }));
  }

  forgot(words: string): Promise<Result<LockView>> {
    return this.#take(this.#bridge.lock.forgot({ words }));
  }

  setPassword(password: string): Promise<Result<LockView>> {
    return this.#take(this.#bridge.lock.setPassword({ password }));
  }

  changePassword(password: string, next: string): Promise<Result<LockView>> {
    return this.#take(this.#bridge.lock.changePassword({ password, next }));
  }

  removePassword(password: string): Promise<Result<LockView>> {
    return this.#take(this.#bridge.lock.removePassword({ password }));
  }

  setIdle(minutes: number): Promise<Result<LockView>> {
    return this.#take(this.#bridge.lock.setIdle({ minutes }));
  }

  /** A key or the pointer moved: main counts the idle time, and is told now and then. */
  active(nowMs: number): void {
    if (!this.isSet || this.#view?.locked === true || nowMs - this.#toldAtMs < TELL_EVERY_MS) return;
    this.#toldAtMs = nowMs;
    // A main that does not answer is said elsewhere, and locks by itself.
    void this.#bridge.lock.active({}).catch(() => undefined);
  }

  async #take(call: Promise<Result<LockView>>): Promise<Result<LockView>> {
    const result = await this.#host.ask(call);
    if (result.ok) this.#view = result.value;
    return result;
  }
}
