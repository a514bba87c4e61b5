import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { NodeAnswer } from '../../../src-main/nodes/state/answer.ts';
import { nothingKnown } from '../../../src-main/nodes/state/evidence.ts';
import type { NodeRecord } from '../../../src-main/records/node.ts';
import { openNodeStore, type NodeStore } from '../../../src-main/records/fleet.ts';
import { createActs, type NodeActs } from '../../../src-main/nodes/act/acts.ts';
import { createNodeRegistry, type NodeRegistry } from '../../../src-main/nodes/registry/node-registry.ts';
import { createBulk, type Bulk } from '../../../src-main/nodes/act/bulk.ts';
import type { ActCredentials } from '../../../src-main/nodes/act/node-operation.ts';
import { codeOfThrown } from '../../support/failure-of.ts';
import { manualTime } from '../../support/manual-timers.ts';
import { credentials, nodeApi } from '../../support/node-board.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { cloudRecord, idOf, nodeRecord } from '../../support/node-records.ts';

const nodeOf = (n: number): NodeRecord =>
  nodeRecord(n, {
    facts: { ...nothingKnown, lock: 'locked', lockProof: 'probeLocked', lockSinceMs: n, lockProvedAtMs: n },
  });

/** Simulated nodes that survive the program's restart. */
class Nodes {
  readonly unlockCalls: string[] = [];
  readonly unlocked = new Set<string>();
  /** Answers of single nodes in turn, instead of the usual ones. */
  readonly script = new Map<string, NodeAnswer[]>();
  inFlight = 0;
  mostInFlight = 0;
  /** Holds all answers back until it resolves. */
  gate: Promise<void> = Promise.resolve();
  /** A shared gateway's answer instead of the node's; null: it passes the call on. */
  way: () => NodeAnswer | null = () => null;

  async unlock(name: string): Promise<NodeAnswer> {
    const instead = this.way();
    if (instead !== null) return instead;
    this.unlockCalls.push(name);
    this.inFlight += 1;
    this.mostInFlight = Math.max(this.mostInFlight, this.inFlight);
    const was: NodeAnswer = { kind: this.unlocked.has(name) ? 'alreadyUnlocked' : 'accepted' };
    const scripted = this.script.get(name)?.shift();
    if (scripted === undefined) this.unlocked.add(name);
    await this.gate;
    this.inFlight -= 1;
    return scripted ?? was;
  }
}

let folder: string;
let time: ReturnType<typeof manualTime>;
let nodes: Nodes;
let fleet: NodeStore;
let registry: NodeRegistry;
let acts: NodeActs;
let bulk: Bulk;
let missing: Map<string, 'noSecret'>;

function open(): void {
  fleet = openNodeStore(folder, time.clock);
  registry = createNodeRegistry({ ...time, fleet, tell: () => undefined });
  acts = createActs({ registry, ...time });
  const given = ({ id, name }: NodeRecord): [string, ActCredentials | 'noSecret'] => [
    id,
    missing.get(id) ??
      credentials(
        nodeApi({ upgrade: () => Promise.resolve({ kind: 'accepted' }), unlock: () => nodes.unlock(name) }),
      ),
  ];
  let next = 0x100;
  bulk = createBulk({
    ...{ registry, acts, fleet, clock: time.clock, tell: () => undefined },
    random: { id: () => idOf((next += 1) + Math.round(time.clock.monotonicMs()) * 0x1000) },
    meansOf: (list) => Promise.resolve(new Map(list.map(given))),
  });
}

async function shut(): Promise<void> {
  bulk.close();
  acts.close();
  await time.pass(0);
  registry.close();
  fleet.close();
}

/** Ends the program as in a power failure, without closing anything. */
function crash(): void {
  registry.close();
  fleet.close();
}

beforeEach(() => {
  folder = tempFolder();
  time = manualTime();
  nodes = new Nodes();
  missing = new Map();
  open();
  registry.putCloud(cloudRecord());
  onTestFinished(() => shut());
});

function put(count: number): string[] {
  const list = Array.from({ length: count }, (_, n) => nodeOf(n + 1));
  registry.put(list);
  return list.map(({ id }) => id);
}
/** An answer that never comes. */
const never = Promise.race<undefined>([]).then(() => undefined);

const begin = (ids: readonly string[], canary: string | null, parallel = 4) =>
  bulk.start({ act: 'unlock', nodeIds: ids, canary, parallel });

describe('a bulk unlock', () => {
  it('asks only the canary first, and the others once it is unlocked', async () => {
    const ids = put(10);
    let open_: () => void = () => undefined;
    nodes.gate = new Promise((resolve) => {
      open_ = resolve;
    });
    const run = begin(ids, ids[6] ?? '');
    await time.pass(60_000);
    expect(nodes.unlockCalls).toEqual(['node 7']);
    expect(bulk.report(run.id).run).toMatchObject({ state: 'canary', counts: { running: 1, waiting: 9 } });
    open_();
    await time.pass(0);
    expect(bulk.report(run.id).run).toMatchObject({ state: 'finished', counts: { done: 10, waiting: 0 } });
    expect(nodes.unlockCalls).toHaveLength(10);
  });

  it('asks no more nodes at once than requested, and reports each exactly', async () => {
    const ids = put(300);
    nodes.script.set('node 3', [{ kind: 'alreadyUnlocked' }]);
    nodes.script.set('node 4', [{ kind: 'wrongPassword' }]);
    nodes.script.set('node 5', [{ kind: 'changingState' }]);
    missing.set(idOf(6), 'noSecret');
    const run = begin(ids, ids[0] ?? '', 7);
    await time.pass(10_000);
    const { run: ended, nodes: parts } = bulk.report(run.id);
    expect(ended).toMatchObject({ state: 'finished', stoppedBecause: null });
    expect(ended.counts).toEqual({
      waiting: 0,
      running: 0,
      done: 297,
      already: 1,
      failed: 1,
      skipped: 1,
      unknown: 0,
    });
    expect(parts.slice(2, 6).map(({ outcome, text }) => [outcome, text])).toEqual([
      ['already', ''],
      ['failed', 'wrongPassword'],
      ['done', ''],
      ['skipped', 'noSecret'],
    ]);
    expect(nodes.mostInFlight).toBe(7);
  });

  it('continues ever more slowly if a shared gateway lets few calls through, and skips no node', async () => {
    const ids = put(60);
    const busy: NodeAnswer = { kind: 'notReady', status: 429, retryAfterSeconds: 5 };
    let [windowFromMs, inWindow, refused] = [0, 0, 0];
    nodes.way = () => {
      const nowMs = time.clock.monotonicMs();
      if (nowMs - windowFromMs >= 10_000) [windowFromMs, inWindow] = [nowMs, 0];
      inWindow += 1;
      if (inWindow <= 3) return null;
      refused += 1;
      return busy;
    };
    const run = begin(ids, ids[0] ?? '', 8);
    await time.pass(3_600_000);
    expect(bulk.report(run.id).run).toMatchObject({
      state: 'finished',
      counts: { done: 60, failed: 0, unknown: 0, waiting: 0 },
    });
    expect(refused).toBeGreaterThan(0);
    // The rate fell, so that not every node was refused again and again.
    expect(refused).toBeLessThan(120);
  });

  it.each([
    ['the canary has', 'canaryFailed', [1], 4, 1],
    ['three of them have', 'wrongPasswords', [4, 8, 12, 16, 20], 1, 12],
  ])(
    'stops at a wrong password %s, and asks no other node',
    async (_, stoppedBecause, wrong, parallel, calls) => {
      const ids = put(100);
      for (const n of wrong) nodes.script.set(`node ${String(n)}`, [{ kind: 'wrongPassword' }]);
      const run = begin(ids, ids[0] ?? '', parallel);
      await time.pass(60_000);
      expect(bulk.report(run.id).run).toMatchObject({ state: 'stopped', stoppedBecause });
      expect(nodes.unlockCalls).toHaveLength(calls);
    },
  );

  it('continues after a refusal that concerns one node, and says for each why', async () => {
    const ids = put(12);
    const text = 'Failed to connect to bitcoind client';
    const away: NodeAnswer = { kind: 'refused', status: 403, text, about: 'bitcoind' };
    for (const n of [1, 2, 3, 4, 5, 6]) nodes.script.set(`node ${String(n)}`, [away]);
    const run = begin(ids, ids[0] ?? '', 1);
    await time.pass(60_000);
    const { run: ended, nodes: parts } = bulk.report(run.id);
    expect(ended).toMatchObject({ state: 'finished', stoppedBecause: null, counts: { failed: 6, done: 6 } });
    expect(parts[0]).toMatchObject({ outcome: 'failed', text, own: true, about: 'bitcoind' });
    crash();
    open();
    expect(bulk.report(run.id).nodes[0]).toMatchObject({ text, own: true, about: 'bitcoind' });
  });

  it('pauses between nodes, resumes, and stops for good', async () => {
    const ids = put(20);
    const run = begin(ids, null, 1);
    expect(bulk.steer(run.id, 'pause').state).toBe('paused');
    await time.pass(1_000);
    expect(nodes.unlockCalls.length).toBeLessThan(3);
    bulk.steer(run.id, 'resume');
    bulk.steer(run.id, 'stop');
    await time.pass(60_000);
    expect(bulk.report(run.id).run).toMatchObject({ state: 'stopped', stoppedBecause: 'you' });
    expect(bulk.steer(run.id, 'resume').state).toBe('stopped');
  });

  it('skips a node with an act under way', async () => {
    const ids = put(3);
    nodes.script.set('node 2', Array<NodeAnswer>(99).fill({ kind: 'changingState' }));
    const service = nodeApi({ unlock: () => nodes.unlock('node 2') });
    void acts.start(registry.node(idOf(2)), 'unlock', 'you', credentials(service));
    const run = begin(ids, null, 1);
    await time.pass(1_000);
    expect(bulk.report(run.id).nodes[1]).toMatchObject({ outcome: 'skipped', text: 'busy' });
  });

  it('runs only once at a time', async () => {
    const ids = put(3);
    nodes.gate = never;
    begin(ids, null);
    await time.pass(0);
    expect(codeOfThrown(() => begin(ids, null))).toBe('RUN_BUSY');
    crash();
    open();
  });
});

describe('a bulk run after a restart in the middle', () => {
  it('asks nodes in progress again, and reports those that are unlocked already', async () => {
    const ids = put(12);
    nodes.gate = never;
    const run = begin(ids, null, 4);
    await time.pass(0);
    expect(nodes.unlockCalls).toHaveLength(4);
    crash();

    nodes.gate = Promise.resolve();
    open();
    expect(bulk.report(run.id).run).toMatchObject({
      state: 'interrupted',
      counts: { unknown: 4, waiting: 8 },
    });
    await time.pass(600_000);
    expect(nodes.unlockCalls).toHaveLength(4);

    bulk.steer(run.id, 'resume');
    await time.pass(10_000);
    const { run: ended, nodes: parts } = bulk.report(run.id);
    expect(ended).toMatchObject({ state: 'finished', counts: { done: 8, already: 4, unknown: 0 } });
    expect(new Set(parts.slice(0, 4).map(({ outcome }) => outcome))).toEqual(new Set(['already']));
    expect(nodes.unlocked.size).toBe(12);
  });

  it("doesn't request an upgrade again that may have begun", async () => {
    const ids = put(2);
    const run = bulk.start({ act: 'upgrade', nodeIds: ids, canary: null, parallel: 1 });
    crash();
    open();
    bulk.steer(run.id, 'resume');
    await time.pass(10_000);
    const { counts } = bulk.report(run.id).run;
    expect(counts.waiting + counts.running).toBe(0);
  });
});
