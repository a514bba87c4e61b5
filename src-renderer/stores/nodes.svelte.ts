import type { Bridge } from '../../src-preload/bridge.ts';
import type {
  AlertSettings,
  AlertView,
  CloudView,
  Failure,
  NodeRow,
  Result,
  RunView,
} from '../../src-preload/contract/index.ts';
import { countStillSo } from '../../src-preload/contract/still-so.ts';
import { alertIcons, alertLine } from '../text/nodes.ts';
import type { Host } from './host.svelte.ts';
import { allOf, Store } from './store.ts';
import type { Toasts } from './toasts.svelte.ts';
import {
  countStates,
  merged,
  newestFirst,
  NO_PROOFS,
  NO_ROWS,
  patched,
  provedAgain,
  withoutProofs,
  worstFirst,
  type ProofTimes,
  type RowsById,
} from './nodes-worst-first.ts';

interface Meanwhile {
  readonly rows: NodeRow[];
  readonly removed: string[];
  clouds: readonly CloudView[] | null;
  runs: readonly RunView[];
  alerts: readonly AlertView[];
}

export class NodeBook extends Store {
  readonly #toasts: Pick<Toasts, 'say' | 'replace'>;
  /** The toast of the last alert, which is changed or ended with it. */
  #said: { readonly alert: AlertView; text: string } | null = null;
  #byId: RowsById = NO_ROWS;
  rows = $state.raw<readonly NodeRow[]>([]);
  /** Ages live outside rows, so a tick doesn't re-render the table. */
  #provedAtMs = $state.raw<ProofTimes>(NO_PROOFS);
  clouds = $state.raw<readonly CloudView[]>([]);
  runs = $state.raw<readonly RunView[]>([]);
  alerts = $state.raw<readonly AlertView[]>([]);
  alertSettings = $state.raw<AlertSettings | null>(null);
  failure = $state.raw<Failure | null>(null);
  /** False before the first reading, when no screen may say that there are no nodes. */
  loaded = $state(false);
  #reading = 0;
  /** News that came during a reading, and is newer than the list that is read. */
  #meanwhile: Meanwhile | null = null;
  readonly counts = $derived(countStates(this.rows));

  constructor(bridge: Bridge, host: Host, toasts: Pick<Toasts, 'say' | 'replace'>) {
    super(bridge, host);
    this.#toasts = toasts;
  }

  get locked(): number {
    return this.counts.locked;
  }
  readonly unseen = $derived(this.alerts.filter(({ seen }) => !seen).length);

  find(nodeId: string): NodeRow | undefined {
    // Reads `rows` because the map, which is replaced with them, isn't reactive.
    return this.rows.length === 0 ? undefined : this.#byId.get(nodeId);
  }
  provedAtMs(row: NodeRow): number | null {
    return this.#provedAtMs.get(row.id) ?? row.provedAtMs;
  }
  cloud(cloudId: string): CloudView | undefined {
    return this.clouds.find(({ id }) => id === cloudId);
  }

  start(): () => void {
    const { nodes } = this.bridge;
    const look = (): void =>
      void this.host.ask(nodes.watched({ visible: document.visibilityState === 'visible' }));
    document.addEventListener('visibilitychange', look);
    const ends = [
      nodes.changed(({ rows, removed, clouds }) => {
        this.#patch(rows, removed);
        if (clouds === null) return;
        this.clouds = clouds;
        if (this.#meanwhile !== null) this.#meanwhile.clouds = clouds;
      }),
      nodes.proved(({ nodes: told }) => (this.#provedAtMs = provedAgain(this.#provedAtMs, told))),
      nodes.runChanged((run) => {
        this.runs = newestFirst(merged(this.runs, [run]));
        if (this.#meanwhile !== null) this.#meanwhile.runs = merged(this.#meanwhile.runs, [run]);
      }),
      nodes.alerted((alert) => {
        this.alerts = [alert, ...this.alerts.filter(({ id }) => id !== alert.id)];
        if (this.#meanwhile !== null) this.#meanwhile.alerts = merged(this.#meanwhile.alerts, [alert]);
        if (!alert.seen) this.#tell(alert);
      }),
    ];
    look();
    void this.reload();
    return allOf([...ends, () => document.removeEventListener('visibilitychange', look)]);
  }

  async reload(): Promise<void> {
    this.#reading += 1;
    const mine = this.#reading;
    const meanwhile: Meanwhile = { rows: [], removed: [], clouds: null, runs: [], alerts: [] };
    this.#meanwhile = meanwhile;
    const [list, runs, alerts] = await Promise.all([
      this.host.ask(this.bridge.nodes.list({})),
      this.host.ask(this.bridge.nodes.runs({})),
      this.host.ask(this.bridge.nodes.alerts({})),
    ]);
    if (mine !== this.#reading) return;
    this.#meanwhile = null;
    this.failure = list.ok ? null : list.failure;
    if (list.ok) {
      this.clouds = meanwhile.clouds ?? list.value.clouds;
      this.#byId = NO_ROWS;
      this.#patch([...list.value.nodes, ...meanwhile.rows], meanwhile.removed);
      this.loaded = true;
    }
    if (runs.ok) this.runs = newestFirst(merged(runs.value.runs, meanwhile.runs));
    if (alerts.ok) {
      this.alerts = merged(alerts.value.alerts, meanwhile.alerts).toSorted((a, b) => b.atMs - a.atMs);
      this.alertSettings = alerts.value.settings;
    }
  }

  async see(): Promise<void> {
    const alertIds = this.alerts.filter(({ seen }) => !seen).map(({ id }) => id);
    if (alertIds.length === 0) return;
    const result = await this.host.ask(this.bridge.nodes.seen({ alertIds }));
    if (!result.ok) return;
    this.alerts = this.alerts.map((alert) =>
      alertIds.includes(alert.id) ? { ...alert, seen: true } : alert,
    );
  }

  async setAlerts(settings: AlertSettings): Promise<Result<AlertSettings>> {
    const result = await this.host.ask(this.bridge.nodes.setAlerts(settings));
    if (result.ok) this.alertSettings = result.value;
    return result;
  }

  #tell(alert: AlertView): void {
    const text = alertLine(alert, null);
    this.#said = { alert, text };
    this.#toasts.say(text, { icon: alertIcons[alert.kind] });
  }

  /** Has the alert's toast say for how many nodes it still holds, and ends it at none. */
  #followAlert(): void {
    if (this.#said === null) return;
    const { alert, text } = this.#said;
    const still = countStillSo(alert, (nodeId) => this.#byId.get(nodeId));
    if (still === null || still === alert.count) return;
    const now = still === 0 ? null : alertLine(alert, still);
    this.#toasts.replace(text, now);
    this.#said = now === null ? null : { alert, text: now };
  }

  #patch(rows: readonly NodeRow[], removed: readonly string[]): void {
    this.#meanwhile?.rows.push(...rows);
    this.#meanwhile?.removed.push(...removed);
    this.#byId = patched(this.#byId, rows, removed);
    this.#provedAtMs = withoutProofs(this.#provedAtMs, [...rows.map(({ id }) => id), ...removed]);
    this.rows = worstFirst(this.#byId);
    this.#followAlert();
  }
}
