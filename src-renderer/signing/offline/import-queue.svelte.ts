import type { Bridge } from '../../../src-preload/bridge.ts';
import type {
  BroughtView,
  CallOutput,
  Failure,
  NoticePayload,
  SignedFormName,
} from '../../../src-preload/contract/index.ts';
import { loading, settled, type Loaded } from '../../stores/loaded.ts';
import type { Host } from '../../stores/host.svelte.ts';
import type { Brought, Content, Item } from '../../stores/imported-files.ts';

type Kept = CallOutput<'offline.list'>;
type Step = NoticePayload<'signing.progress'>['step'];

export type Act =
  | { readonly name: 'none' }
  | { readonly name: 'signing'; readonly step: Step | null; readonly sinceMs: number }
  | { readonly name: 'aborted' }
  /** Of several so many are not signed together: those that want the password are opened one by one. */
  | { readonly name: 'left'; readonly count: number; readonly wantPassword: number }
  | { readonly name: 'failed'; readonly failure: Failure };

/** What lies on the table of the screen: what was brought, which of it is open, and what is being done with it. */
export class ImportQueue {
  /** The person’s deliberate second step where something is not verified. */
  accepted = $state(false);
  readonly #bridge: Bridge;
  readonly #host: Host;
  readonly #walletId: string;
  #items = $state.raw<readonly Item[]>([]);
  #kept = $state.raw<Loaded<Kept>>(loading());
  #open = $state.raw<BroughtView | null>(null);
  #act = $state.raw<Act>({ name: 'none' });
  #busy = $state(0);
  #keys = 0;

  constructor(bridge: Bridge, host: Host, walletId: string) {
    this.#bridge = bridge;
    this.#host = host;
    this.#walletId = walletId;
  }

  get items(): readonly Item[] {
    return this.#items;
  }
  get kept(): Loaded<Kept> {
    return this.#kept;
  }
  get open(): BroughtView | null {
    return this.#open;
  }
  get act(): Act {
    return this.#act;
  }
  get reading(): boolean {
    return this.#busy > 0;
  }
  /** Those of the table that may be signed together. */
  get ready(): readonly BroughtView[] {
    return this.#items.flatMap(({ view }) =>
      view !== null &&
      (view.review.outcome === 'proved' || view.review.outcome === 'onTrust') &&
      view.review.stops.length === 0 &&
      view.from === 'pack' &&
      view.signedAtMs === null
        ? [view]
        : [],
    );
  }
  get signedHere(): readonly BroughtView[] {
    return this.#items.flatMap(({ view }) => (view !== null && view.signedAtMs !== null ? [view] : []));
  }

  start(): () => void {
    void this.#readKept();
    const ends = [
      this.#bridge.offline.changed(() => void this.#readKept()),
      this.#bridge.signing.progress(({ step, sinceMs }) => {
        if (this.#act.name === 'signing') this.#act = { name: 'signing', step, sinceMs };
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }

  /** One after the other; one alone is opened at once where it can be. */
  async take(brought: readonly Brought[]): Promise<void> {
    this.#busy += 1;
    this.#items = [];
    for (const one of brought) {
      const content = await one.read();
      if ('code' in content) this.#add(one.name, null, content);
      else await this.#bring(one.name, content);
    }
    this.#busy -= 1;
    this.#openOnly();
  }

  async takeContent(name: string, content: Content): Promise<void> {
    this.#busy += 1;
    this.#items = [];
    await this.#bring(name, content);
    this.#busy -= 1;
    this.#openOnly();
  }

  show(view: BroughtView | null): void {
    this.#act = { name: 'none' };
    this.accepted = false;
    this.#open = view;
  }

  async showKept(broughtId: string): Promise<void> {
    const result = await this.#host.ask(this.#bridge.offline.read({ broughtId }));
    if (result.ok) this.show(result.value);
    else this.#add('', null, result.failure);
  }

  async sign(acceptNotProved: boolean, confirmed: readonly string[], password?: string): Promise<void> {
    const view = this.#open;
    if (view === null || this.#act.name === 'signing') return;
    this.#act = { name: 'signing', step: null, sinceMs: Date.now() };
    const { broughtId, review } = view;
    const result = await this.#host.ask(
      this.#bridge.offline.sign({
        broughtId,
        digest: review.digest,
        acceptNotProved,
        confirmed: [...confirmed],
        ...(password === undefined ? {} : { password }),
      }),
    );
    if (!result.ok) this.#act = { name: 'failed', failure: result.failure };
    else if (result.value.outcome === 'aborted') this.#act = { name: 'aborted' };
    else {
      this.#act = { name: 'none' };
      await this.#again(broughtId);
    }
  }

  async signAll(): Promise<void> {
    const items = this.ready.map(({ broughtId, review }) => ({ broughtId, digest: review.digest }));
    if (items.length === 0 || this.#act.name === 'signing') return;
    this.#act = { name: 'signing', step: null, sinceMs: Date.now() };
    const result = await this.#host.ask(this.#bridge.offline.signMany({ items }));
    if (!result.ok) this.#act = { name: 'failed', failure: result.failure };
    else if (result.value.outcome === 'aborted') this.#act = { name: 'aborted' };
    else this.#act = leftOf(result.value.results);
    for (const { broughtId } of items) await this.#again(broughtId);
  }

  save(broughtId: string, form: SignedFormName) {
    return this.#host.ask(this.#bridge.offline.save({ broughtId, form }));
  }

  saveAll() {
    const broughtIds = this.signedHere.map(({ broughtId }) => broughtId);
    return this.#host.ask(this.#bridge.offline.saveMany({ broughtIds, form: 'psbt' }));
  }

  async drop(broughtId: string): Promise<void> {
    await this.#host.ask(this.#bridge.offline.drop({ broughtId }));
    this.#items = this.#items.filter(({ view }) => view?.broughtId !== broughtId);
  }

  /** Of each coin whether the service still lists it; null: nobody can be asked. */
  async coinsThere(broughtId: string): Promise<readonly boolean[] | null> {
    const result = await this.#host.ask(this.#bridge.offline.coinsThere({ broughtId }));
    return result.ok ? result.value.there : null;
  }

  /** What is known of it after it was signed. */
  async #again(broughtId: string): Promise<void> {
    const result = await this.#host.ask(this.#bridge.offline.read({ broughtId }));
    if (!result.ok) return;
    const view = result.value;
    this.#items = this.#items.map((item) => (item.view?.broughtId === broughtId ? { ...item, view } : item));
    if (this.#open?.broughtId === broughtId) this.#open = view;
  }

  async #bring(name: string, content: Content): Promise<void> {
    const walletId = this.#walletId;
    const result = await this.#host.ask(this.#bridge.offline.bring({ walletId, name, content }));
    if (result.ok) this.#add(name, result.value, null);
    else this.#add(name, null, result.failure);
  }

  #add(name: string, view: BroughtView | null, failure: Failure | null): void {
    this.#keys += 1;
    this.#items = [...this.#items, { key: this.#keys, name, view, failure }];
  }

  #openOnly(): void {
    const view = this.#items.length === 1 ? (this.#items[0]?.view ?? null) : null;
    if (view !== null) this.show(view);
  }

  async #readKept(): Promise<void> {
    const walletId = this.#walletId;
    this.#kept = settled(await this.#host.ask(this.#bridge.offline.list({ walletId })), this.#kept);
  }
}

function leftOf(results: CallOutput<'offline.signMany'>['results']): Act {
  const left = results.filter(({ txid }) => txid === null);
  if (left.length === 0) return { name: 'none' };
  const wantPassword = left.filter(({ because }) => because === 'PASSWORD_NEEDED').length;
  return { name: 'left', count: left.length, wantPassword };
}
