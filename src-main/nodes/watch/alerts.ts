import { nameText } from '../../../src-preload/contract/outside.ts';
import {
  alertView,
  type AlertSettings,
  type AlertView,
  type AlertKind,
  type Silence,
} from '../../../src-preload/contract/node-alerts.ts';
import { countStillSo } from '../../../src-preload/contract/still-so.ts';
import { alertText, silenceTodo } from '../../../src-preload/messages/node-alert.ts';
import { language, sayList, say } from '../../../src-preload/messages/say.ts';
import { alertOf, isQuiet, isToldUnproved, type NodeStatus, type StateChange } from '../state/state.ts';
import type { NodeActs, ActResult } from '../act/acts.ts';
import type { ById, NodesContext } from '../registry/context.ts';
import type { Bulk } from '../act/bulk.ts';
import { createLater, everyMs } from '../later.ts';

export type Alerts = ReturnType<typeof createAlerts>;

/** Events within this time are one message, so 300 nodes that lock at once are one. */
const GATHER_MS = 3_000;
/** Gathering ends after this time even if more nodes are found; a round lasts a minute by default. */
const LONGEST_GATHER_MS = 90_000;
/** Nodes found within this time belong to the same event: the alert grows and is unseen again. */
const GROWS_MS = 60_000;
/** For silence of one shared reason: nodes polled every five minutes take so long to be silent three times. */
const SILENCE_GROWS_MS = 15 * 60_000;
const LOOK_EVERY_MS = 30_000;
const WITHDRAW_AFTER_MS = 250;
const SHOWN = 200;
const NAMES = 5;

const DEFAULTS: AlertSettings = {
  lockedMinutes: 15,
  kinds: alertView.entries.kind.options.filter((kind) => kind !== 'outdated'),
  quiet: null,
};

export function createAlerts(
  ports: Pick<NodesContext, 'registry' | 'fleet' | 'clock' | 'timers' | 'random' | 'notifier' | 'tell'> & {
    readonly acts: Pick<NodeActs, 'isYours' | 'onEnded'>;
    readonly bulk: Pick<Bulk, 'isToLock' | 'onHalted'>;
    readonly isLocked: () => boolean;
  },
) {
  const { registry, acts, bulk, fleet, clock, timers, random, notifier, tell } = ports;
  const gathered = new Map<string, { readonly kind: AlertKind; readonly of: Map<string, Silence | null> }>();
  const shown = new Map<string, { readonly alert: AlertView; readonly withdraw: () => void }>();
  /** Nodes that a person's act locks. An alert follows only if they are still locked when the act ends. */
  const expected = new Set<string>();
  const toldLong = new Set<string>();
  let cancelGather: (() => void) | null = null;
  let gatherUntilMs = 0;

  const settings = (): AlertSettings => fleet.alertSettings() ?? DEFAULTS;
  const seenOf = (nodeId: string): NodeStatus | undefined =>
    registry.find(nodeId) === null ? undefined : registry.seen(nodeId);
  const isExpected = (nodeId: string): boolean => acts.isYours(nodeId) || bulk.isToLock(nodeId);

  function raise(kind: AlertKind, nodeId: string): void {
    if (!settings().kinds.includes(kind)) return;
    const silence = kind === 'unreachable' ? registry.seen(nodeId).silence : null;
    const key = `${kind} ${silence?.kind ?? ''}`;
    const one = gathered.get(key) ?? { kind, of: new Map<string, Silence | null>() };
    gathered.set(key, one);
    one.of.set(nodeId, silence);
    const nowMs = clock.monotonicMs();
    if (cancelGather === null) gatherUntilMs = nowMs + LONGEST_GATHER_MS;
    else cancelGather();
    cancelGather = timers.after(Math.max(0, Math.min(GATHER_MS, gatherUntilMs - nowMs)), () => {
      cancelGather = null;
      const now = [...gathered.values()];
      gathered.clear();
      for (const { kind: what, of } of now) send(what, of);
    });
  }

  function send(kind: AlertKind, of: ById<Silence | null>): void {
    const names = new Map(registry.nodes().map((node) => [node.id, node.name]));
    const isThere = (nodeId: string): boolean => names.has(nodeId);
    const more = [...of.keys()].filter(isThere);
    if (more.length === 0) return;
    const silence = sharedSilence([...of.values()]);
    const grown = alertBefore(kind, silence?.kind, more);
    const why = grown === null ? silence : sharedSilence([silence, grown.silence ?? null]);
    const there = [...(grown?.nodeIds.filter(isThere) ?? []), ...more];
    const lockedBy =
      kind === 'locked' ? lockedByOf(there.map((nodeId) => registry.seen(nodeId).lockedBy)) : null;
    const alert: AlertView = {
      id: grown?.id ?? random.id(),
      kind,
      atMs: grown?.atMs ?? clock.nowMs(),
      count: there.length,
      names: there.slice(0, NAMES).map((nodeId) => names.get(nodeId) ?? ''),
      nodeIds: there,
      ...(lockedBy === null ? {} : { lockedBy }),
      ...(why === null ? {} : { silence: why }),
      seen: false,
    };
    fleet.putAlert(alert);
    tell('nodes.alerted', alert);
    if (!isQuiet(settings().quiet, minuteOfDay(clock.nowMs()))) show(alert);
  }

  function show(alert: AlertView): void {
    shown.get(alert.id)?.withdraw();
    shown.delete(alert.id);
    const still = countStillSo(alert, seenOf);
    const withdraw = notifier.notify(
      ...alertWords(ports.isLocked() ? { ...alert, names: [] } : alert, still),
    );
    if (withdraw !== undefined && still !== null) shown.set(alert.id, { alert, withdraw });
  }

  /** Withdraws notifications of what is over: they would send a person to a healthy node. */
  function withdrawOver(): void {
    for (const [alertId, { alert, withdraw }] of shown) {
      if (countStillSo(alert, seenOf) !== 0) continue;
      withdraw();
      shown.delete(alertId);
    }
  }
  const withdrawing = createLater(timers, WITHDRAW_AFTER_MS, withdrawOver);

  /** The alert that can grow. Null if it already names this node, for which this is a second event. */
  function alertBefore(
    kind: AlertKind,
    why: Silence['kind'] | undefined,
    nodeIds: readonly string[],
  ): AlertView | null {
    const newest = fleet
      .alerts(SHOWN)
      .find((alert) => alert.kind === kind && (kind !== 'unreachable' || alert.silence?.kind === why));
    if (newest === undefined) return null;
    const isShared = why !== undefined && countStillSo(newest, seenOf) !== 0;
    if (Math.abs(clock.nowMs() - newest.atMs) > (isShared ? SILENCE_GROWS_MS : GROWS_MS)) return null;
    return newest.nodeIds.some((nodeId) => nodeIds.includes(nodeId)) ? null : newest;
  }

  function changed({ node: { id }, before, after, by, atMs }: StateChange): void {
    if (shown.size > 0) withdrawing.soon();
    const isLocked = after.state === 'locked';
    if (isLocked && after.sinceMs === atMs) toldLong.delete(id);
    const told = alertOf(before.state, after.state, by);
    // The person knows that the state is unproved: another reason, or the same lock again, is no news.
    const wasTold = isToldUnproved(before) || before.state === 'overdue';
    const wasUnproved = wasTold && (isToldUnproved(after) || after.sinceMs !== atMs);
    const kind = wasUnproved && told !== 'unlockedByItself' ? null : told;
    const isNewLock = isLocked && (kind === 'locked' || before.state === 'upgrading');
    if (isNewLock && isExpected(id)) expected.add(id);
    else if (kind !== null) raise(kind, id);
  }

  function ended({ nodeId, kind, end }: ActResult): void {
    const isUpgrade = kind !== 'unlock' && end.outcome === 'failed';
    if (isUpgrade && registry.find(nodeId)?.facts.lock === 'upgrading') raise('upgradeFailed', nodeId);
    endExpected();
  }

  function endExpected(): void {
    for (const nodeId of expected) {
      if (isExpected(nodeId)) continue;
      expected.delete(nodeId);
      if (seenOf(nodeId)?.state === 'locked') raise('locked', nodeId);
    }
  }

  function look(): void {
    withdrawOver();
    const limitMs = settings().lockedMinutes * 60_000;
    for (const { id } of registry.nodes()) {
      const { state, sinceMs } = registry.seen(id);
      if (state !== 'locked' || sinceMs === null || clock.nowMs() - sinceMs < limitMs) continue;
      if (toldLong.has(id)) continue;
      toldLong.add(id);
      raise('lockedLong', id);
    }
  }

  return {
    raise,
    start: () => {
      const ends = [
        ...[registry.onChange(changed), acts.onEnded(ended), bulk.onHalted(endExpected)],
        ...[everyMs(timers, LOOK_EVERY_MS, look), withdrawing.end, () => cancelGather?.()],
      ];
      return () => {
        for (const end of ends) end();
      };
    },
    list: () => ({ alerts: [...fleet.alerts(SHOWN)], settings: settings() }),
    seen: fleet.seeAlerts,
    set: (next: AlertSettings) => {
      fleet.putAlertSettings(next);
      return next;
    },
  };
}

function lockedByOf(each: readonly NodeStatus['lockedBy'][]): NodeStatus['lockedBy'] {
  if (each.includes(null)) return null;
  return each.includes('probablyUpdate') ? 'probablyUpdate' : 'update';
}

function sharedSilence(each: readonly (Silence | null)[]): Silence | null {
  const [first = null, ...others] = each;
  if (first === null || others.some((one) => one?.kind !== first.kind)) return null;
  return others.every((one) => JSON.stringify(one) === JSON.stringify(first)) ? first : { kind: first.kind };
}

/** `still`: for how many nodes the alert still holds; null if it is about an event. */
export function alertWords(alert: AlertView, still: number | null): [string, string] {
  const { kind, count, names: called, silence, atMs } = alert;
  const names = called.map((name) => nameText(name));
  const minute = minuteOfDay(atMs);
  const time = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
  const who = count === 1 && names[0] !== undefined ? names[0] : say('nodes-count', { count });
  const isOver = still !== null && still < count;
  const title = alertText(alert, { who, time }, isOver ? still : null);
  const isLock = kind === 'locked' || kind === 'lockedLong';
  if (isLock && count === 1 && !isOver) return [title, say('nodes-alert-inactive')];
  if (count === 1 && names.length > 0 && silence !== undefined) return [title, silenceTodo(silence, dayOf)];
  const more = isLock || kind === 'unreachable' ? count - names.length : 0;
  if (names.length === 0 || more <= 0) return [title, sayList(names)];
  return [title, say('nodes-some-names', { names: names.join(', '), count: more })];
}

const dayOf = (atMs: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(atMs);

/** V8 keeps the first time zone; writing TZ, even with the same value, makes Node read the zone again. */
function minuteOfDay(atMs: number): number {
  const { TZ } = process.env;
  if (TZ === undefined) delete process.env['TZ'];
  else process.env['TZ'] = TZ;
  const now = new Date(atMs);
  return now.getHours() * 60 + now.getMinutes();
}
