import type { LockView, Result } from '../../src-preload/contract/index.ts';
import { Store } from './store.ts';

/** Main is told at most so often that somebody is here. */
const TELL_EVERY_MS = 15_000;

/** Whether Ochre is locked, as main says. It outlives everything else: what is known of wallets goes when it is locked. */
export class LockStore extends Store {
  view = $state.raw<LockView | null>(null);
  #toldAtMs = 0;

  get isSet(): boolean {
    return this.view?.password === 'set';
  }

  start(): () => void {
    void this.load();
    return this.bridge.lock.changed((view) => (this.view = view));
  }

  load(): Promise<Result<LockView>> {
    return this.take(this.bridge.lock.state({}));
  }

  lockNow(): Promise<Result<LockView>> {
    return this.take(this.bridge.lock.now({}));
  }

  /** A key or the pointer moved: main counts the idle time, and is told now and then. */
  active(nowMs: number): void {
    if (!this.isSet || this.view?.locked === true || nowMs - this.#toldAtMs < TELL_EVERY_MS) return;
    this.#toldAtMs = nowMs;
    // A main that does not answer is said elsewhere, and locks by itself.
    void this.bridge.lock.active({}).catch(() => undefined);
  }

  /** The window has the focus again: a keychain that was waited for may be open by now. */
  cameBack(): void {
    if (this.view?.password !== 'unknown' && (this.view?.nodes.waiting ?? 0) === 0) return;
    void this.bridge.lock.active({}).catch(() => undefined);
  }

  async take(call: Promise<Result<LockView>>): Promise<Result<LockView>> {
    const result = await this.host.ask(call);
    if (result.ok) this.view = result.value;
    return result;
  }
}
