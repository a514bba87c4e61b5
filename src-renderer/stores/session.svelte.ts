import type { CallOutput, Result, SettingsView, WalletView } from '../../src-preload/contract/index.ts';
import { latest, loading, ready, settled, type Loaded } from './loaded.ts';
import type { PageRoute } from './route.svelte.ts';
import { allOf, Store } from './store.ts';

export type WalletList = CallOutput<'wallet.list'>;
export type About = CallOutput<'settings.about'>;

const FIRST_SETTINGS: SettingsView = {
  theme: 'system',
  language: 'system',
  speaks: 'en',
  hideAmounts: false,
  bitcoinUnit: 'sats',
  lastRateSatsPerVb: 2,
  allowUnprovedAssets: false,
  feePresets: [],
  offline: false,
};

export class Session extends Store {
  list = $state.raw<Loaded<WalletList>>(loading());
  #settings = $state.raw<Loaded<SettingsView>>(loading());
  about = $state.raw<Loaded<About>>(loading());

  get wallets(): readonly WalletView[] {
    return latest(this.list)?.wallets ?? [];
  }
  get active(): WalletView | null {
    const list = latest(this.list);
    return list?.wallets.find((wallet) => wallet.id === list.activeId) ?? null;
  }
  /** A computer that signs offline begins with Sign offline, since it has no balances to show. */
  get firstPage(): PageRoute {
    return { name: this.settings.offline && this.active?.keySource !== 'none' ? 'signOffline' : 'home' };
  }
  get settings(): SettingsView {
    return latest(this.#settings) ?? FIRST_SETTINGS;
  }
  /** False until the settings are read: before, it is unknown whether amounts are hidden. */
  get settingsHeard(): boolean {
    return this.#settings.state !== 'loading';
  }
  get rateWasSet(): boolean {
    return this.settings.lastRateSatsPerVb !== FIRST_SETTINGS.lastRateSatsPerVb;
  }

  /** Listens before it reads, so that no change is missed. */
  start(): () => void {
    const ends = [
      this.bridge.wallet.listChanged(() => void this.reload()),
      this.bridge.settings.changed((settings) => (this.#settings = ready(settings))),
    ];
    this.readAgain();
    void this.#loadAbout();
    return allOf(ends);
  }

  readAgain(): void {
    void this.reload();
    void this.#loadSettings();
  }

  async reload(): Promise<void> {
    this.list = loading(this.list);
    const before = this.list;
    this.list = settled(await this.host.ask(this.bridge.wallet.list({})), before);
  }

  async select(walletId: string): Promise<Result<WalletView>> {
    const result = await this.host.ask(this.bridge.wallet.select({ walletId }));
    await this.reload();
    return result;
  }

  async change(part: Partial<SettingsView>): Promise<Result<SettingsView>> {
    const result = await this.host.ask(this.bridge.settings.set(part));
    if (result.ok) this.#settings = settled(result, this.#settings);
    return result;
  }

  async #loadSettings(): Promise<void> {
    this.#settings = settled(await this.host.ask(this.bridge.settings.get({})), this.#settings);
  }

  async #loadAbout(): Promise<void> {
    this.about = settled(await this.host.ask(this.bridge.settings.about({})), this.about);
  }
}
