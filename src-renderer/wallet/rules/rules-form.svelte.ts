import { BOUNDS } from '../../../src-preload/contract/bounds.ts';
import type { AssetView, RulesView, SpendingRulesView } from '../../../src-preload/contract/index.ts';
import type { Bridge } from '../../../src-preload/bridge.ts';
import { say } from '../../../src-preload/messages/say.ts';
import { latest, loading, settled, type RunningActs, type Host, type Loaded } from '../../stores/index.ts';
import { amountProblem, plainUnits, readUnits } from '../../text/asset-amount.ts';
import { UNLISTED, type UnitOfAsset } from '../../text/rules.ts';

interface AssetFields {
  readonly assetId: string;
  perSend: string;
  perDay: string;
}

export class RulesForm {
  readonly #bridge: Bridge;
  readonly #host: Host;
  readonly #walletId: string;
  readonly setting: RunningActs<'set'>;
  loaded = $state.raw<Loaded<RulesView>>(loading());
  #listed = $state.raw<readonly AssetView[]>([]);

  perSend = $state('');
  perDay = $state('');
  assets = $state<AssetFields[]>([]);
  hours = $state('');
  invoices = $state(false);

  constructor(bridge: Bridge, host: Host, walletId: string) {
    this.#bridge = bridge;
    this.#host = host;
    this.#walletId = walletId;
    this.setting = host.acts();
  }

  get others(): readonly AssetView[] {
    return this.#listed.filter(({ assetId }) => !this.assets.some((one) => one.assetId === assetId));
  }

  readonly nameOf: UnitOfAsset = (assetId) => this.#listed.find((one) => one.assetId === assetId) ?? UNLISTED;

  async load(): Promise<void> {
    this.loaded = loading(this.loaded);
    const walletId = this.#walletId;
    const assets = await this.#host.ask(this.#bridge.assets.list({ walletId }));
    if (assets.ok) this.#listed = assets.value.assets;
    this.#take(settled(await this.#host.ask(this.#bridge.rules.read({ walletId })), this.loaded));
  }

  add(assetId: string): void {
    this.assets = [...this.assets, { assetId, perSend: '', perDay: '' }];
  }

  takeOut(assetId: string): void {
    this.assets = this.assets.filter((one) => one.assetId !== assetId);
  }

  get problems(): Readonly<Partial<Record<string, string>>> {
    const all: (readonly [string, string | null])[] = [
      ['perSend', satsProblem(this.perSend)],
      ['perDay', satsProblem(this.perDay)],
      ['hours', hoursProblem(this.hours)],
      ...this.assets.flatMap(({ assetId, perSend, perDay }) => {
        const { precision } = this.nameOf(assetId);
        return [
          [`${assetId}/perSend`, problemOf(perSend, precision)],
          [`${assetId}/perDay`, problemOf(perDay, precision)],
        ] as const;
      }),
    ];
    return Object.fromEntries(all.flatMap(([field, why]) => (why === null ? [] : [[field, why] as const])));
  }

  async save(): Promise<boolean> {
    return this.#set(this.#typed());
  }

  /** Calls off waiting rules by setting those in force again. */
  async callOff(): Promise<boolean> {
    const view = latest(this.loaded);
    return view === undefined ? false : this.#set(view.rules);
  }

  async #set(rules: SpendingRulesView): Promise<boolean> {
    const walletId = this.#walletId;
    const set = await this.setting.run('set', () => this.#bridge.rules.set({ walletId, rules }));
    if (set === null || set.outcome === 'aborted') return false;
    this.#take({ state: 'ready', value: set.rules, atMs: Date.now() });
    return true;
  }

  #take(loaded: Loaded<RulesView>): void {
    this.loaded = loaded;
    if (loaded.state !== 'ready') return;
    // Shows waiting rules, which were requested last, so that saving again changes nothing.
    const rules = loaded.value.later?.rules ?? loaded.value.rules;
    this.perSend = textOf(rules.perSendSats, 0);
    this.perDay = textOf(rules.perDaySats, 0);
    this.assets = rules.assets.map(({ assetId, perSend, perDay }) => {
      const { precision } = this.nameOf(assetId);
      return { assetId, perSend: textOf(perSend, precision), perDay: textOf(perDay, precision) };
    });
    this.hours = rules.newRecipientHours === 0 ? '' : String(rules.newRecipientHours);
    this.invoices = rules.pauseInvoices;
  }

  #typed(): SpendingRulesView {
    return {
      perSendSats: satsOf(this.perSend),
      perDaySats: satsOf(this.perDay),
      assets: this.assets.map(({ assetId, perSend, perDay }) => {
        const { precision } = this.nameOf(assetId);
        return { assetId, perSend: unitsOf(perSend, precision), perDay: unitsOf(perDay, precision) };
      }),
      newRecipientHours: Number(this.hours.trim() || '0'),
      pauseInvoices: this.invoices && Number(this.hours.trim() || '0') > 0,
    };
  }
}

function textOf(amount: string | number | null, precision: number): string {
  return amount === null ? '' : plainUnits(BigInt(amount), precision);
}

function unitsOf(text: string, precision: number): string | null {
  const read = readUnits(text, precision);
  return read.ok ? read.amount.toString() : null;
}

function satsOf(text: string): number | null {
  const units = unitsOf(text, 0);
  return units === null ? null : Number(units);
}

const satsProblem = (text: string): string | null =>
  problemOf(text, 0) ?? ((satsOf(text) ?? 0) > BOUNDS.sats ? say('rule-problem-too-much') : null);

function problemOf(text: string, precision: number): string | null {
  const read = readUnits(text, precision);
  if (text.trim() === '' || read.ok) return null;
  if (read.problem === 'twoReadings') return amountProblem(read.problem, precision);
  return say('rule-problem-decimals', { precision });
}

function hoursProblem(text: string): string | null {
  const hours = text.trim();
  return hours === '' || (/^\d{1,3}$/.test(hours) && Number(hours) <= BOUNDS.pauseHours)
    ? null
    : say('rule-problem-hours', { most: BOUNDS.pauseHours });
}
