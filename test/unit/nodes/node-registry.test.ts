import { describe, expect, it } from 'vitest';
import type { NodeEvent, NodeRecord } from '../../../src-main/records/node.ts';
import type { NodeStore } from '../../../src-main/records/fleet.ts';
import { createNodeRegistry } from '../../../src-main/nodes/registry/node-registry.ts';
import { fail } from '../../../src-main/base/errors.ts';
import { manualTime } from '../../support/manual-timers.ts';
import { openNodesWorld } from './nodes-context.ts';

/** A registry with this many nodes, which counts its writes. */
async function boardOf(count: number, over: Partial<NodeStore> = {}) {
  const world = openNodesWorld();
  const writes: { nodes: readonly NodeRecord[]; events: readonly NodeEvent[] }[] = [];
  const { fleet } = world.ports;
  const time = manualTime();
  const told: { readonly name: string; readonly payload: unknown }[] = [];
  const registry = createNodeRegistry({
    ...world.ports,
    timers: time.timers,
    tell: (name, payload) => told.push({ name, payload }),
    fleet: {
      ...fleet,
      ...over,
      putNodes: (nodes, events = []) => {
        writes.push({ nodes, events });
        fleet.putNodes(nodes, events);
      },
    },
  });
  const cloud = await world.addCloud({ baseUrl: 'http://127.0.0.1:1' });
  registry.putCloud(cloud);
  const template = await world.addNode(cloud);
  world.registry.remove([template.id]);
  const nodes = Array.from({ length: count }, (_, n) => ({
    ...template,
    id: n.toString(16).padStart(32, '0'),
    nodeId: `n${String(n)}`,
  }));
  registry.put(nodes);
  writes.length = 0;
  return { registry, cloud, nodes, writes, time, told };
}

describe('evidence about many nodes at once', () => {
  it('is written once, with an event for each changed state', async () => {
    const { registry, nodes, writes } = await boardOf(300);
    const evidence = { kind: 'probeLocked' } as const;
    registry.heardAll(
      nodes.map(({ id }) => ({ nodeId: id, evidence })),
      'seen',
    );
    expect(writes.map((write) => [write.nodes.length, write.events.length])).toEqual([[300, 300]]);
    registry.heardAll(
      nodes.map(({ id }) => ({ nodeId: id, evidence })),
      'seen',
    );
    expect(writes).toHaveLength(1);
    registry.close();
  });

  it('is written and announced even if a history is unreadable, which only screens report', async () => {
    const damaged = (): never => {
      throw fail('STORAGE_DAMAGED', { file: 'fleet.sqlite', keptAs: null });
    };
    const {
      registry,
      nodes,
      writes,
      time,
      told: notices,
    } = await boardOf(3, { stretches: damaged, stretchesBehind: damaged });
    const told: string[] = [];
    registry.onChange(({ node }) => told.push(node.id));
    registry.heardAll(
      nodes.map(({ id }) => ({ nodeId: id, evidence: { kind: 'probeLocked' } })),
      'seen',
    );
    expect(writes.map((write) => [write.nodes.length, write.events.length])).toEqual([[3, 3]]);
    expect(told).toEqual(nodes.map(({ id }) => id));
    await time.pass(200);
    const rows = nodes.map(({ id }) => expect.objectContaining({ id, state: 'locked' }) as unknown);
    expect(notices.at(-1)?.payload).toMatchObject({ rows: expect.arrayContaining(rows) as unknown });
    expect(() => registry.row(told[0] ?? '')).toThrow('STORAGE_DAMAGED');
    registry.close();
  });
});
