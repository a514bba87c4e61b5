import type { ChangeView, Failure, WalletView } from '../../src-preload/contract/index.ts';
import { RefreshSchedule } from './schedule.svelte.ts';
import type { WalletStore } from './wallet-store.svelte.ts';

/** Delays the first refresh, so that the wallet is read before. */
const FIRST_MS = 500;
/** Pause in which the first reading is drawn. */
const READ_MS = 150;
/** A burst of news within this time, as a block and a friend's answer, causes one refresh. */
const SOON_MS = 1_000;
const EVERY_MS = 60_000;
const MOST_MS = 10 * 60_000;
/** A service could cause thousands of alarms, which nobody would read. */
const MOST_ALARMS = 20;

type Told = (changes: readonly ChangeView[], byHand: boolean) => Promise<void>;

/** Refreshes the open wallet on demand and on a schedule. A failure leaves the old data on screen. */
export class Freshness {
  readonly #wallet: WalletStore;
  readonly #told: Told;
  readonly #schedule: RefreshSchedule;
  #byHand = false;
  /** `byHand`: somebody waits for the answer. */
  failure = $state.raw<{ readonly why: Failure; readonly byHand: boolean } | null>(null);
  /** Null before the first successful refresh of this wallet. */
  refreshedAtMs = $state<number | null>(null);
  /** Reported changes that are impossible, kept until another wallet is opened. */
  alarms = $state.raw<readonly ChangeView[]>([]);

  constructor(wallet: WalletStore, told: Told) {
    this.#wallet = wallet;
    this.#told = told;
    this.#schedule = new RefreshSchedule(() => void this.#wallet.refresh(), {
      everyMs: EVERY_MS,
      mostMs: MOST_MS,
    });
  }

  get nextAtMs(): number | null {
    return this.#schedule.nextAtMs;
  }

  start(): () => void {
    const back = (): void => {
      // The network is back, so a failed refresh is tried again.
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

  /** Does nothing for an unregistered wallet. */
  open(wallet: WalletView | null): void {
    this.#schedule.stop();
    this.failure = null;
    this.refreshedAtMs = null;
    this.alarms = [];
    this.#byHand = false;
    if (wallet?.registered === true) this.#schedule.start(FIRST_MS);
  }

  wasRead(): void {
    if (this.refreshedAtMs === null) this.#schedule.soon(READ_MS);
  }

  soon(): void {
    this.#schedule.soon(SOON_MS);
  }

  /** Refreshes for somebody who waits, or waits for the refresh under way. */
  async refresh(): Promise<void> {
    this.#byHand = true;
    await this.#wallet.refresh();
  }
}
