import type { RunView, ActKind } from '../../../src-preload/contract/node-runs.ts';
import { say } from '../../../src-preload/messages/say.ts';
import { fail } from '../../base/errors.ts';
import { stopReason } from '../state/runs.ts';
import type { RunNodeRecord, RunRecord, NodeRecord } from '../../records/node.ts';
import type { NodeActs } from './acts.ts';
import { gone } from '../registry/node-registry.ts';
import type { ById, Nodes, NodesContext } from '../registry/context.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { MissingCredential } from './credentials.ts';
import type { ActCredentials } from './node-operation.ts';

export type ReadCredentials = (
  nodes: Nodes,
  act: ActKind,
  typed?: ById<Secrets>,
) => Promise<ById<ActCredentials | MissingCredential>>;

export type Bulk = ReturnType<typeof createBulk>;

/** Secrets are read lot by lot, so that few of them are in memory at once. */
const LOT = 32;
const GOES_ON: readonly RunRecord['state'][] = ['canary', 'running'];
const OPEN_STATES: readonly RunRecord['state'][] = [...GOES_ON, 'paused'];

/** Does one run at a time. A node's part is on disk before the node is asked, so after a crash it is known who was. */
export function createBulk(
  ports: Pick<NodesContext, 'registry' | 'fleet' | 'clock' | 'random' | 'tell'> & {
    readonly acts: NodeActs;
    readonly meansOf: ReadCredentials;
  },
) {
  const { registry, acts, fleet, clock, random, tell, meansOf } = ports;
  let working: { readonly runId: string; readonly done: Promise<void> } | null = null;
  const ending = { now: false };
  const runs = new Map(fleet.runs().map((run) => [run.id, interrupted(run)]));
  const partsOf = new Map<string, Map<string, RunNodeRecord>>();
  const listeners = new Set<() => void>();
  /** Typed secrets are held until their run ends, and never written. */
  const typedOf = new Map<string, ById<Secrets>>();

  function interrupted(run: RunRecord): RunRecord {
    if (!OPEN_STATES.includes(run.state)) return run;
    for (const part of fleet.runNodes(run.id))
      if (part.outcome === 'running')
        fleet.putRunNode(run.id, { ...part, outcome: 'unknown', text: 'interrupted' });
    const now: RunRecord = { ...run, state: 'interrupted' };
    fleet.putRun(now);
    return now;
  }

  const find = (runId: string): RunRecord => runs.get(runId) ?? gone('run');

  function parts(runId: string): ById<RunNodeRecord> {
    let list = partsOf.get(runId);
    if (list === undefined) {
      list = new Map(fleet.runNodes(find(runId).id).map((part) => [part.nodeId, part]));
      partsOf.set(runId, list);
    }
    return list;
  }

  const partOf = (runId: string, nodeId: string): RunNodeRecord => parts(runId).get(nodeId) ?? gone('run');

  function viewOf(run: RunRecord): RunView {
    const counts = { waiting: 0, running: 0, done: 0, already: 0, failed: 0, skipped: 0, unknown: 0 };
    for (const { outcome } of parts(run.id).values()) counts[outcome] += 1;
    return { ...run, counts };
  }

  function keep(run: RunRecord): RunView {
    fleet.putRun(run);
    runs.set(run.id, run);
    if (run.endedAtMs !== null) typedOf.delete(run.id);
    const view = viewOf(run);
    tell('nodes.runChanged', view);
    if (!GOES_ON.includes(run.state)) for (const listener of listeners) listener();
    return view;
  }

  function putPart(runId: string, part: RunNodeRecord): void {
    fleet.putRunNode(runId, part);
    partsOf.get(runId)?.set(part.nodeId, part);
    tell('nodes.runChanged', viewOf(find(runId)));
  }

  const stop = (run: RunRecord, because: NonNullable<RunRecord['stoppedBecause']>): RunView =>
    keep({ ...run, state: 'stopped', stoppedBecause: because, endedAtMs: clock.nowMs() });

  function work(runId: string): void {
    const before = working?.done ?? Promise.resolve();
    const mine = {
      runId,
      done: before
        .then(() => runOn(runId))
        .finally(() => {
          if (working === mine) working = null;
        }),
    };
    working = mine;
  }

  async function runOn(runId: string): Promise<void> {
    const { canary } = find(runId);
    if (canary !== null && isOpen(partOf(runId, canary))) {
      await doSome(runId, [canary], 1);
      if (find(runId).state === 'canary' && !ending.now) keep({ ...find(runId), state: 'running' });
    }
    while (find(runId).state === 'running' && !ending.now) {
      const lot = [...parts(runId).values()].filter(isOpen).slice(0, LOT);
      const nodeIds = lot.map(({ nodeId }) => nodeId);
      if (nodeIds.length > 0) await doSome(runId, nodeIds, find(runId).parallel);
      else keep({ ...find(runId), state: 'finished', endedAtMs: clock.nowMs() });
    }
  }

  async function doSome(runId: string, nodeIds: readonly string[], parallel: number): Promise<void> {
    const known = new Map(registry.nodes().map((node) => [node.id, node]));
    const nodes = nodeIds.flatMap((nodeId) => known.get(nodeId) ?? []);
    const means = await meansOf(nodes, find(runId).act, typedOf.get(runId));
    const queue = [...nodeIds];
    const worker = async (): Promise<void> => {
      for (;;) {
        const nodeId = GOES_ON.includes(find(runId).state) ? queue.shift() : undefined;
        if (nodeId === undefined || ending.now) return;
        await runNode(runId, nodeId, known.get(nodeId), means.get(nodeId));
        const run = find(runId);
        const ended = [...parts(runId).values()]
          .filter(({ endedAtMs }) => endedAtMs !== null)
          .sort((a, b) => (a.endedAtMs ?? 0) - (b.endedAtMs ?? 0));
        const because = stopReason(ended, run.canary);
        if (because !== null && OPEN_STATES.includes(run.state)) stop(run, because);
      }
    };
    await Promise.all(Array.from({ length: Math.min(parallel, queue.length) }, worker));
  }

  async function runNode(
    runId: string,
    nodeId: string,
    node: NodeRecord | undefined,
    means: ActCredentials | MissingCredential | undefined,
  ): Promise<void> {
    const { act } = find(runId);
    const part = partOf(runId, nodeId);
    const end = (
      outcome: RunNodeRecord['outcome'],
      text: string,
      more: Partial<RunNodeRecord> = {},
    ): void => {
      putPart(runId, { ...partOf(runId, nodeId), outcome, text, ...more, endedAtMs: clock.nowMs() });
    };
    if (node === undefined) {
      end('skipped', 'removed');
      return;
    }
    if (means === undefined || typeof means === 'string') {
      end('skipped', means ?? 'noAddress');
      return;
    }
    if (part.outcome === 'unknown') {
      if (act !== 'upgrade' && registry.seen(nodeId).state === 'unlocked') {
        end('already', say('act-unlocked-meanwhile'));
        return;
      }
      // The upgrade may have begun, and is never requested twice.
      if (act !== 'unlock') {
        end('unknown', 'interrupted');
        return;
      }
    }
    if (acts.isBusy(nodeId)) {
      end('skipped', 'busy');
      return;
    }
    const startedAtMs = part.startedAtMs ?? clock.nowMs();
    putPart(runId, { ...part, outcome: 'running', text: '', startedAtMs, endedAtMs: null });
    const { outcome, text, ...more } = await acts.start(node, act, 'bulk', means).ended;
    if (ending.now) return;
    if (outcome === 'stopped') end('unknown', say('act-stopped'), more);
    else end(outcome, text, more);
  }

  function currentPart(nodeId: string): { act?: ActKind; part?: RunNodeRecord | undefined } {
    const run = working === null ? undefined : runs.get(working.runId);
    if (run === undefined || !GOES_ON.includes(run.state)) return {};
    return { act: run.act, part: parts(run.id).get(nodeId) };
  }

  return {
    /** Throws RUN_BUSY. */
    start: ({
      nodeIds,
      typed,
      ...how
    }: Pick<RunRecord, 'act' | 'canary' | 'parallel'> & {
      readonly nodeIds: readonly string[];
      readonly typed?: ById<Secrets>;
    }): RunView => {
      if (working !== null) throw fail('RUN_BUSY', {});
      const run: RunRecord = {
        ...how,
        id: random.id(),
        state: how.canary === null ? 'running' : 'canary',
        startedAtMs: clock.nowMs(),
        endedAtMs: null,
        stoppedBecause: null,
      };
      const waiting = { outcome: 'waiting', text: '', startedAtMs: null, endedAtMs: null } as const;
      const nodes = [...new Set(nodeIds)].map(registry.node);
      const list = nodes.map(({ id, name }) => ({ nodeId: id, name, ...waiting }));
      fleet.openRun(run, list);
      runs.set(run.id, run);
      if (typed !== undefined) typedOf.set(run.id, typed);
      work(run.id);
      return keep(run);
    },
    /** Throws GONE, and RUN_BUSY if another run is under way. */
    steer: (runId: string, to: 'pause' | 'resume' | 'stop'): RunView => {
      const run = find(runId);
      if (to === 'stop') return run.endedAtMs === null ? stop(run, 'you') : viewOf(run);
      if (to === 'pause')
        return OPEN_STATES.includes(run.state) ? keep({ ...run, state: 'paused' }) : viewOf(run);
      if (run.state !== 'paused' && run.state !== 'interrupted') return viewOf(run);
      if (working !== null && working.runId !== runId) throw fail('RUN_BUSY', {});
      const { canary } = run;
      const toCanary = canary !== null && isOpen(partOf(runId, canary));
      const view = keep({ ...run, state: toCanary ? 'canary' : 'running' });
      work(runId);
      return view;
    },
    isToLock: (nodeId: string): boolean => {
      const { act, part } = currentPart(nodeId);
      return act === 'upgrade' && (part?.outcome === 'running' || part?.outcome === 'done');
    },
    isToUnlock: (nodeId: string): boolean => {
      const { act, part } = currentPart(nodeId);
      return act !== 'upgrade' && part !== undefined && isOpen(part);
    },
    onHalted: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    views: (): RunView[] => [...runs.values()].toSorted((a, b) => b.startedAtMs - a.startedAtMs).map(viewOf),
    report: (runId: string) => ({ run: viewOf(find(runId)), nodes: [...parts(runId).values()] }),
    close: () => {
      ending.now = true;
      typedOf.clear();
    },
  };
}

function isOpen({ outcome, endedAtMs }: RunNodeRecord): boolean {
  return outcome === 'waiting' || (outcome === 'unknown' && endedAtMs === null);
}
