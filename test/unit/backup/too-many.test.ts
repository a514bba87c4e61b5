import { expect, it } from 'vitest';
import { collect } from '../../../src-main/backup/collect.ts';
import type { Context } from '../../../src-main/backup/context.ts';
import { backupStatus } from '../../../src-main/backup/make.ts';
import { BACKUP_BOUNDS } from '../../../src-preload/contract/bounds.ts';
import { openFolder } from './folder.ts';

const nodesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    cloudId: 'c',
    nodeId: `n${String(at)}`,
    name: 'N',
    userId: null,
  }));

function contextWith(nodes: number): Context {
  const { ports } = openFolder(1).fakes;
  const cloud = { id: 'c', name: 'Mine', kind: 'practice', baseUrl: '', nodeApiUrl: null, everySeconds: 60 };
  return { ...ports, registry: { nodes: () => nodesOf(nodes), clouds: () => [cloud] } } as unknown as Context;
}

it('a backup of more than it holds of a kind is made without the rest, which is counted', async () => {
  const left = { records: 0, ownStates: 0 };
  let nodes = 0;
  for await (const { clouds = [] } of collect(contextWith(BACKUP_BOUNDS.nodes + 700), left))
    nodes += clouds.reduce((sum, cloud) => sum + cloud.nodes.length, 0);
  expect([nodes, left.records]).toEqual([BACKUP_BOUNDS.nodes, 700]);
});

it('the status tells of a kind from nine tenths of what a backup holds on, and of no other', () => {
  const most = BACKUP_BOUNDS.nodes;
  expect(backupStatus(contextWith(0.9 * most - 1)).near).toEqual([]);
  for (const count of [0.9 * most, most + 1])
    expect(backupStatus(contextWith(count)).near).toEqual([{ what: 'nodes', count, most }]);
});
