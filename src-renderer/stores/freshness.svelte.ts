import type { ChangeView, Failure, WalletView } from '../../src-preload/contract/index.ts';
import { Schedule } from './schedule.svelte.ts';
import type { WalletStore } from './wallet-store.svelte.ts';

/** After a wallet was opened, where its first reading takes longer: it comes before. */
const FIRST_MS = 500;
/** After that reading: what it brought is drawn meanwhile. */
const READ_MS = 150;
/** What is heard of in a burst, as a block with a friend's answer, is asked about once. */
const SOON_MS = 1_000;
const EVERY_MS = 60_000;
const MOST_MS = 10 * 60_000;
/** Alarms are few; a service that makes thousands is not believed in detail. */
const MOST_ALARMS = 20;

type Told = (changes: readonly ChangeView[], byHand: boolean) => Promise<void>;

/** Asks on demand and on a quiet schedule. What was known stays on screen and only grows old. */
export class Freshness {
  readonly #wallet: WalletStore;
  readonly #told: Told;
  readonly #schedule: Schedule;
  #byHand = false;
  /** Why the last refresh failed; null: it did not. `byHand`: somebody asked for it and waits for the answer. */
  failure = $state.raw<{ readonly why: Failure; readonly byHand: boolean } | null>(null);
  /** When the service last looked at everything; null: not since this wallet was opened. */
  refreshedAtMs = $state<number | null>(null);
  alarms = $state.raw<readonly ChangeView[]>([]);

  constructor(wallet: WalletStore, told: Told) {
    this.#wallet = wallet;
    this.#told = told;
    this.#schedule = new Schedule(() => void this.#wallet.refresh(), { everyMs: EVERY_MS, mostMs: MOST_MS });
  }

  get nextAtMs(): number | null {
    return this.#schedule.nextAtMs;
  }

  start(): () => void {
    const back = (): void => {
      // The network is back: what failed for want of it is worth a try now.
      if (this.failure !== null) void this.#wallet.refresh();
    };
    window.addEventListener('online', back);
    const end = this.#wallet.onRefresh({
      began: () => this.#schedule.began(),
      ended: (result) => {
        const byHand = this.#byHand;
        this.#byHand = false;
        this.failure = result.ok ? null : { why: result.failure, byHand };
        if (result.ok) {
          const { asOfMs, changes } = result.value;
          this.refreshedAtMs = asOfMs;
          this.alarms = [...changes.filter(({ kind }) => kind === 'alarm'), ...this.alarms].slice(
            0,
            MOST_ALARMS,
          );
          void this.#told(changes, byHand);
        }
        this.#schedule.done(result.ok);
      },
    });
    return () => {
      end();
      this.#schedule.stop();
      window.removeEventListener('online', back);
    };
  }

  /** Turns to another wallet. One that no service knows is not asked about. */
  open(wallet: WalletView | null): void {
    this.#schedule.stop();
    this.failure = null;
    this.refreshedAtMs = null;
    this.alarms = [];
    this.#byHand = false;
    if (wallet?.registered === true) this.#schedule.start(FIRST_MS);
  }

  /** The first reading of the wallet has come: what it had to wait for is over. */
  wasRead(): void {
    if (this.refreshedAtMs === null) this.#schedule.soon(READ_MS);
  }

  /** A hint that there is news, as a block of the practice chain. */
  soon(): void {
    this.#schedule.soon(SOON_MS);
  }

  /** By hand: its outcome is said aloud. A refresh that is under way already is waited for instead. */
  async refresh(): Promise<void> {
    this.#byHand = true;
    await this.#wallet.refresh();
  }
}
