import { named } from '../../../src-preload/contract/outside.ts';
import type { AlertSettings, AlertView } from '../../../src-preload/contract/nodes.ts';
import { list, say } from '../../../src-preload/messages/say.ts';
import { alertOf, isQuiet, isToldUnproved, type AlertKind } from '../state/state.ts';
import type { NodeRecord } from '../state/records.ts';
import type { SeenState } from '../state/state.ts';
import type { Clock, Fleet, Notifier, Random, Tell, Timers } from '../../ports/index.ts';
import type { Acts, EndedAct } from '../act/acts.ts';
import type { NodeRegistry, StateChange } from '../registry/node-registry.ts';
import type { Bulk } from '../act/bulk.ts';
import { minuteOfDay } from './minute-of-day.ts';

export type Alerts = ReturnType<typeof createAlerts>;

/** 300 nodes that lock at once are one message: it is told when no more came for so long… */
const GATHER_MS = 3_000;
/** …and not later than this: a round in which they are found out one by one lasts a minute unless set otherwise. */
const LONGEST_GATHER_MS = 90_000;
/** What is found out a little after belongs to the same event: the alert grows by it, and is new again. */
const GROWS_MS = 60_000;
const LOOK_EVERY_MS = 30_000;
const SHOWN = 200;
const NAMES = 5;

const DEFAULTS: AlertSettings = {
  lockedMinutes: 15,
  kinds: [
    'locked',
    'lockedLong',
    'unreachable',
    'unreadable',
    'overdue',
    'upgradeFailed',
    'willLock',
    'unlockedByItself',
  ],
  quiet: null,
};

export function createAlerts(ports: {
  readonly registry: NodeRegistry;
  readonly acts: Pick<Acts, 'isYours' | 'onEnded'>;
  readonly bulk: Pick<Bulk, 'isToLock' | 'onHalted'>;
  readonly fleet: Fleet;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly random: Random;
  readonly notifier: Notifier;
  readonly tell: Tell;
  /** While Ochre is locked the system's notifications bear no name. */
  readonly isLocked: () => boolean;
}) {
  const { registry, acts, bulk, fleet, clock, timers, random, notifier, tell } = ports;
  const gathered = new Map<AlertKind, Set<string>>();
  /** Locked by what a person does there: told of when that is over and left it locked. */
  const expected = new Set<string>();
  /** Of this stretch of being locked it was told that it lasts. */
  const toldLong = new Map<string, number>();
  let cancelGather: (() => void) | null = null;
  let gatherUntilMs = 0;
  let cancelLook: (() => void) | null = null;

  const settings = (): AlertSettings => fleet.alertSettings() ?? DEFAULTS;

  function raise(kind: AlertKind, nodeId: string): void {
    if (!settings().kinds.includes(kind)) return;
    const nodeIds = gathered.get(kind) ?? new Set();
    gathered.set(kind, nodeIds.add(nodeId));
    const nowMs = clock.monotonicMs();
    if (cancelGather === null) gatherUntilMs = nowMs + LONGEST_GATHER_MS;
    else cancelGather();
    cancelGather = timers.after(Math.max(0, Math.min(GATHER_MS, gatherUntilMs - nowMs)), () => {
      cancelGather = null;
      const now = [...gathered];
      gathered.clear();
      for (const [one, ids] of now) send(one, [...ids]);
    });
  }

  function send(kind: AlertKind, nodeIds: readonly string[]): void {
    const names = new Map(registry.nodes().map((node) => [node.id, node.name]));
    const isThere = (nodeId: string): boolean => names.has(nodeId);
    const more = nodeIds.filter(isThere);
    if (more.length === 0) return;
    const grown = alertBefore(kind, more);
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
      seen: false,
    };
    fleet.putAlert(alert);
    tell('nodes.alerted', alert);
    if (!isQuiet(settings().quiet, minuteOfDay(clock.nowMs())))
      notifier.notify(...alertWords(ports.isLocked() ? { ...alert, names: [] } : alert));
  }

  /** The alert that these nodes join. One that tells of such a node already is left: it is a second event there. */
  function alertBefore(kind: AlertKind, nodeIds: readonly string[]): AlertView | null {
    const newest = fleet.alerts(SHOWN).find((alert) => alert.kind === kind);
    if (newest === undefined || Math.abs(clock.nowMs() - newest.atMs) > GROWS_MS) return null;
    return newest.nodeIds.some((nodeId) => nodeIds.includes(nodeId)) ? null : newest;
  }

  const isExpected = (nodeId: string): boolean => acts.isYours(nodeId) || bulk.isToLock(nodeId);

  function changed({ node, before, after, by, atMs }: StateChange): void {
    const told = alertOf(before.state, after.state, by);
    // That nothing proves its state was told: for another reason, or back and locked as it was before, it is no news.
    const wasTold = isToldUnproved(before) || before.state === 'overdue';
    const wasUnproved = wasTold && (isToldUnproved(after) || after.sinceMs !== atMs);
    const kind = wasUnproved && told !== 'unlockedByItself' ? null : told;
    const isNewLock = after.state === 'locked' && (kind === 'locked' || before.state === 'upgrading');
    if (isNewLock && isExpected(node.id)) expected.add(node.id);
    else if (kind !== null) raise(kind, node.id);
  }

  function ended({ nodeId, kind, end }: EndedAct): void {
    // It was accepted, and came to nothing minutes later.
    const isUpgrade = kind !== 'unlock' && end.outcome === 'failed';
    if (isUpgrade && find(nodeId)?.facts.lock === 'upgrading') raise('upgradeFailed', nodeId);
    settle();
  }

  /** What was expected is over: a node that it left locked is news now. */
  function settle(): void {
    for (const nodeId of expected) {
      if (isExpected(nodeId)) continue;
      expected.delete(nodeId);
      if (find(nodeId) !== undefined && registry.seen(nodeId).state === 'locked') raise('locked', nodeId);
    }
  }

  const find = (nodeId: string): NodeRecord | undefined => registry.nodes().find(({ id }) => id === nodeId);

  /** Locked for longer than the operator wants to wait: once for each stretch. */
  function look(): void {
    cancelLook = timers.after(LOOK_EVERY_MS, look);
    const limitMs = settings().lockedMinutes * 60_000;
    for (const node of registry.nodes()) {
      const { state, sinceMs } = registry.seen(node.id);
      if (state !== 'locked' || sinceMs === null || clock.nowMs() - sinceMs < limitMs) continue;
      if (toldLong.get(node.id) === sinceMs) continue;
      toldLong.set(node.id, sinceMs);
      raise('lockedLong', node.id);
    }
  }

  return {
    /** For what is no change of state: an upgrade that the service calls failed, a lock that is predicted. */
    raise,
    start: () => {
      const ends = [registry.onChange(changed), acts.onEnded(ended), bulk.onHalted(settle)];
      cancelLook = timers.after(LOOK_EVERY_MS, look);
      return () => {
        for (const end of ends) end();
        cancelLook?.();
        cancelGather?.();
      };
    },
    list: (): { alerts: AlertView[]; settings: AlertSettings } => ({
      alerts: [...fleet.alerts(SHOWN)],
      settings: settings(),
    }),
    seen: fleet.seeAlerts,
    set: (next: AlertSettings) => {
      fleet.putAlertSettings(next);
      return next;
    },
  };
}

/** What holds of all of them. */
function lockedByOf(each: readonly SeenState['lockedBy'][]): SeenState['lockedBy'] {
  if (each.includes(null)) return null;
  return each.includes('probablyUpdate') ? 'probablyUpdate' : 'update';
}

/** For the OS's notification, which has no room for more. */
export function alertWords({ kind, count, names: called, lockedBy }: AlertView): [string, string] {
  const names = called.map((name) => named(name));
  const who = names[0] ?? say('nodes-count', { count });
  const title =
    kind === 'locked' && lockedBy !== undefined
      ? say(`nodes-alert-locked-${lockedBy}`, { count, who })
      : say(`nodes-alert-${kind}`, { count, who });
  const isLock = kind === 'locked' || kind === 'lockedLong';
  if (isLock && count === 1) return [title, say('nodes-alert-inactive')];
  const more = isLock ? count - names.length : 0;
  if (names.length === 0 || more <= 0) return [title, list(names)];
  return [title, say('nodes-some-names', { names: names.join(', '), count: more })];
}
