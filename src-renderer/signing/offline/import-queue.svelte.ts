import type { Bridge } from '../../../src-preload/bridge.ts';
import type {
  BroughtView,
  CallOutput,
  Failure,
  NoticePayload,
  Result,
} from '../../../src-preload/contract/index.ts';
import {
  isComparedAll,
  loading,
  settled,
  type PickedFile,
  type ContentToSign,
  type Host,
  type ImportItem,
  type Loaded,
} from '../../stores/index.ts';

type Kept = CallOutput<'offline.list'>;

export type ImportAct =
  | { readonly name: 'none' }
  | {
      readonly name: 'signing';
      readonly step: NoticePayload<'signing.progress'>['step'] | null;
      readonly sinceMs: number;
    }
  | { readonly name: 'aborted' }
  /** `count` items were not signed together; those that need the password must be opened singly. */
  | { readonly name: 'left'; readonly count: number; readonly wantPassword: number }
  | { readonly name: 'failed'; readonly failure: Failure };

/** The imports on the screen, which of them is open, and what is being done. */
export class ImportQueue {
  /** The person’s consent, given in a second step, to sign despite unverified claims. */
  accepted = $state(false);
  readonly #bridge: Bridge;
  readonly #host: Host;
  readonly #walletId: string;
  items = $state.raw<readonly ImportItem[]>([]);
  kept = $state.raw<Loaded<Kept>>(loading());
  open = $state.raw<BroughtView | null>(null);
  act = $state.raw<ImportAct>({ name: 'none' });
  #busy = $state(0);
  #keys = 0;

  constructor(bridge: Bridge, host: Host, walletId: string) {
    this.#bridge = bridge;
    this.#host = host;
    this.#walletId = walletId;
  }

  get reading(): boolean {
    return this.#busy > 0;
  }
  get ready(): readonly BroughtView[] {
    return this.items.flatMap(({ view }) =>
      view !== null &&
      (view.review.outcome === 'proved' || view.review.outcome === 'onTrust') &&
      view.review.stops.length === 0 &&
      view.from === 'pack' &&
      view.questions.length === 0 &&
      isComparedAll(view) &&
      view.signedAtMs === null
        ? [view]
        : [],
    );
  }
  get signedHere(): readonly BroughtView[] {
    return this.items.flatMap(({ view }) => (view !== null && view.signedAtMs !== null ? [view] : []));
  }

  start(): () => void {
    void this.#readKept();
    const ends = [
      this.#bridge.offline.changed(() => void this.#readKept()),
      this.#bridge.signing.progress(({ step, sinceMs }) => {
        if (this.act.name === 'signing') this.act = { name: 'signing', step, sinceMs };
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }

  /** Reads one file after another. A single one is opened at once if it can be read. */
  async take(brought: readonly PickedFile<ContentToSign>[]): Promise<void> {
    this.#busy += 1;
    this.items = [];
    for (const one of brought) {
      const content = await one.read();
      if ('code' in content) this.#add(one.name, null, content);
      else await this.#bring(one.name, content);
    }
    this.#busy -= 1;
    const view = this.items.length === 1 ? (this.items[0]?.view ?? null) : null;
    if (view !== null) this.show(view);
  }

  async takeContent(name: string, content: ContentToSign): Promise<void> {
    await this.take([{ name, read: () => Promise.resolve(content) }]);
  }

  show(view: BroughtView | null): void {
    this.act = { name: 'none' };
    this.accepted = false;
    this.open = view;
  }

  async showKept(broughtId: string): Promise<void> {
    const result = await this.#host.ask(this.#bridge.offline.read({ broughtId }));
    if (result.ok) this.show(result.value);
    else this.#add('', null, result.failure);
  }

  /** Comparing an address makes no new verdict, so the digest and all ticks stay. */
  async compare(id: string, typed: string | null): Promise<void> {
    const view = this.open;
    if (view === null) return;
    const { broughtId } = view;
    const result = await this.#host.ask(this.#bridge.offline.compare({ broughtId, id, typed }));
    if (result.ok) {
      this.#put(result.value);
      // An address counts as compared in every request that has it.
      for (const { view: other } of this.items)
        if (other !== null && other.broughtId !== broughtId && !isComparedAll(other))
          await this.#again(other.broughtId);
    } else this.act = { name: 'failed', failure: result.failure };
  }

  async sign(acceptNotProved: boolean, confirmed: readonly string[], password?: string): Promise<void> {
    const view = this.open;
    if (view === null) return;
    const { broughtId, review } = view;
    const asked = { broughtId, digest: review.digest, acceptNotProved, confirmed: [...confirmed] };
    const typed = password === undefined ? {} : { password };
    const signed = await this.#sign(() => this.#bridge.offline.sign({ ...asked, ...typed }));
    if (signed !== null) await this.#again(broughtId);
  }

  async signAll(): Promise<void> {
    const items = this.ready.map(({ broughtId, review }) => ({ broughtId, digest: review.digest }));
    if (items.length === 0 || this.act.name === 'signing') return;
    const signed = await this.#sign(() => this.#bridge.offline.signMany({ items }));
    if (signed?.outcome === 'done') this.act = leftOf(signed.results);
    for (const { broughtId } of items) await this.#again(broughtId);
  }

  /** Null if another signature is under way, or this one failed; then `act` says why. */
  async #sign<T extends { outcome: string }>(ask: () => Promise<Result<T>>): Promise<T | null> {
    if (this.act.name === 'signing') return null;
    this.act = { name: 'signing', step: null, sinceMs: Date.now() };
    const result = await this.#host.ask(ask());
    if (!result.ok) this.act = { name: 'failed', failure: result.failure };
    else this.act = { name: result.value.outcome === 'aborted' ? 'aborted' : 'none' };
    return result.ok && result.value.outcome !== 'aborted' ? result.value : null;
  }

  saveAll() {
    const broughtIds = this.signedHere.map(({ broughtId }) => broughtId);
    return this.#host.ask(this.#bridge.offline.saveMany({ broughtIds, form: 'psbt' }));
  }

  async drop(broughtId: string): Promise<void> {
    await this.#host.ask(this.#bridge.offline.drop({ broughtId }));
    this.items = this.items.filter(({ view }) => view?.broughtId !== broughtId);
  }

  /** For each coin, whether the service still lists it; null if nobody could be asked. */
  async coinsThere(broughtId: string): Promise<readonly boolean[] | null> {
    const result = await this.#host.ask(this.#bridge.offline.coinsThere({ broughtId }));
    return result.ok ? result.value.there : null;
  }

  async #again(broughtId: string): Promise<void> {
    const result = await this.#host.ask(this.#bridge.offline.read({ broughtId }));
    if (result.ok) this.#put(result.value);
  }

  #put(view: BroughtView): void {
    const { broughtId } = view;
    this.items = this.items.map((item) => (item.view?.broughtId === broughtId ? { ...item, view } : item));
    if (this.open?.broughtId === broughtId) this.open = view;
  }

  async #bring(name: string, content: ContentToSign): Promise<void> {
    const walletId = this.#walletId;
    const result = await this.#host.ask(this.#bridge.offline.bring({ walletId, name, content }));
    if (result.ok) this.#add(name, result.value, null);
    else this.#add(name, null, result.failure);
  }

  #add(name: string, view: BroughtView | null, failure: Failure | null): void {
    this.#keys += 1;
    this.items = [...this.items, { key: this.#keys, name, view, failure }];
  }

  async #readKept(): Promise<void> {
    const walletId = this.#walletId;
    this.kept = settled(await this.#host.ask(this.#bridge.offline.list({ walletId })), this.kept);
  }
}

function leftOf(results: CallOutput<'offline.signMany'>['results']): ImportAct {
  const left = results.filter(({ txid }) => txid === null);
  if (left.length === 0) return { name: 'none' };
  const wantPassword = left.filter(({ because }) => because === 'PASSWORD_NEEDED').length;
  return { name: 'left', count: left.length, wantPassword };
}
