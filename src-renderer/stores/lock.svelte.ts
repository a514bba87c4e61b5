import type { LockView, Result } from '../../src-preload/contract/index.ts';
import { Store } from './store.ts';

/** Main hears of activity at most once in this time. */
const TELL_EVERY_MS = 15_000;

/** The state of the lock. Outlives the other stores, which are dropped when Ochre locks. */
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

  /** Tells main that the person is active, since main counts the idle time. */
  active(nowMs: number): void {
    if (!this.isSet || this.view?.locked === true || nowMs - this.#toldAtMs < TELL_EVERY_MS) return;
    this.#toldAtMs = nowMs;
    // Failures are ignored: a silent main is reported elsewhere, and locks by itself.
    void this.bridge.lock.active({}).catch(() => undefined);
  }

  /** The person is back, so main asks an awaited keychain again, which may be open by now. */
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
