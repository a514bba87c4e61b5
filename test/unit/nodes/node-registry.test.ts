import { describe, expect, it } from 'vitest';
import type { NodeEvent, NodeRecord } from '../../../src-main/nodes/state/records.ts';
import { createNodeRegistry } from '../../../src-main/nodes/registry/node-registry.ts';
import { openNodesWorld } from './nodes-context.ts';

/** A board with so many nodes, and every write of nodes that it makes. */
async function boardOf(count: number) {
  const world = openNodesWorld();
  const writes: { nodes: readonly NodeRecord[]; events: readonly NodeEvent[] }[] = [];
  const { fleet } = world.ports;
  const board = createNodeRegistry({
    ...world.ports,
    fleet: {
      ...fleet,
      putNodes: (nodes, events = []) => {
        writes.push({ nodes, events });
        fleet.putNodes(nodes, events);
      },
    },
  });
  const cloud = await world.addCloud({ baseUrl: 'http://127.0.0.1:1' });
  board.putCloud(cloud);
  const template = await world.addNode(cloud);
  world.context.board.remove([template.id]);
  const nodes = Array.from({ length: count }, (_, n) => ({
    ...template,
    id: n.toString(16).padStart(32, '0'),
    nodeId: `n${String(n)}`,
  }));
  board.put(nodes);
  writes.length = 0;
  return { board, cloud, nodes, writes };
}

describe('what is heard of many nodes at once', () => {
  it('is one write, with one event for each that became something else', async () => {
    const { board, nodes, writes } = await boardOf(300);
    const evidence = { kind: 'probeLocked' } as const;
    board.heardAll(
      nodes.map(({ id }) => ({ nodeId: id, evidence })),
      'seen',
    );
    expect(writes.map((write) => [write.nodes.length, write.events.length])).toEqual([[300, 300]]);
    board.heardAll(
      nodes.map(({ id }) => ({ nodeId: id, evidence })),
      'seen',
    );
    expect(writes).toHaveLength(1);
    board.close();
  });

  it('is told to listeners after all of it is known', async () => {
    const { board, nodes } = await boardOf(3);
    const told: string[][] = [];
    board.onChange(() => told.push(nodes.map(({ id }) => board.seen(id).state)));
    board.heardAll(
      nodes.map(({ id }) => ({ nodeId: id, evidence: { kind: 'probeLocked' } })),
      'seen',
    );
    expect(told).toEqual(Array.from({ length: 3 }, () => ['locked', 'locked', 'locked']));
    board.close();
  });

  it('may tell of one node twice, and of nodes that were removed', async () => {
    const { board, nodes } = await boardOf(1);
    const [node] = nodes;
    const nodeId = node?.id ?? '';
    board.heardAll(
      [
        { nodeId, evidence: { kind: 'probeLocked' } },
        { nodeId: 'ff'.repeat(16), evidence: { kind: 'probeLocked' } },
        { nodeId, evidence: { kind: 'imageTold', image: 'a1', by: 'cloudStatus' } },
      ],
      'seen',
    );
    expect(board.node(nodeId).facts).toMatchObject({ lock: 'locked', image: 'a1' });
    board.close();
  });

  it('of a new image, which outdates them all, is one write too', async () => {
    const { board, cloud, nodes, writes } = await boardOf(300);
    board.heardAll(
      nodes.map(({ id }) => ({
        nodeId: id,
        evidence: { kind: 'imageTold', image: 'a1', by: 'cloudStatus' },
      })),
      'seen',
    );
    board.putCloud({ ...cloud, newest: { id: 'a2', firstSeenAtMs: 1, seenAtMs: 1 } });
    expect(writes.map(({ events }) => events.length)).toEqual([300]);
    expect(board.seen(nodes[0]?.id ?? '').state).toBe('outdated');
    board.close();
  });
});

describe('why a newest image could not be read', () => {
  it('is shown with its connection until it is read again', async () => {
    const { board, cloud } = await boardOf(0);
    board.setCloudTrouble(cloud.id, 'TOKEN_REFUSED');
    expect(board.cloudView(cloud.id).trouble).toBe('TOKEN_REFUSED');
    board.setCloudTrouble(cloud.id, null);
    expect(board.cloudView(cloud.id).trouble).toBeNull();
    board.close();
  });
});
