import { expect, it } from 'vitest';
import { collect } from '../../../src-main/backup/collect.ts';
import type { Context } from '../../../src-main/backup/context.ts';
import { backupStatus } from '../../../src-main/backup/make.ts';
import { countRecords, writeContent, type BackupContent } from '../../../src-main/records/backup-content.ts';
import { BACKUP_BOUNDS, BOUNDS } from '../../../src-preload/contract/bounds.ts';
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
  const left = { records: 0, ownStates: 0, ahead: 0 };
  let nodes = 0;
  for await (const { clouds = [] } of collect(contextWith(BACKUP_BOUNDS.nodes + 700), left))
    nodes += clouds.reduce((sum, cloud) => sum + cloud.nodes.length, 0);
  expect([nodes, left.records]).toEqual([BACKUP_BOUNDS.nodes, 700]);
});

/** With what one service told. */
function contextTold(told: { readonly assets?: object[]; readonly transfers?: object[] }): Context {
  const { assets = [], transfers = [] } = told;
  const scope = {
    ...{ readAtMs: () => null, assets: () => ({ assets, asOfMs: null }), invoices: () => [] },
    transferEdges: () => (transfers.length === 0 ? null : { first: 1, last: 1 }),
    ...{ transferRecords: () => ({ last: 1, records: transfers }), consignmentNames: () => [] },
  };
  const ref = { walletId: 'w', service: 'https://service.example', numbering: 'one' };
  return { ...contextWith(0), holdings: { scopes: () => [ref], of: () => scope } } as unknown as Context;
}

/** How many of `of` are in pieces that are read again, and how many were left out. */
async function collected(context: Context, of: 'assets' | 'transfers') {
  const left = { records: 0, ownStates: 0, ahead: 0 };
  let count = 0;
  for await (const piece of collect(context, left)) {
    expect((await writeContent(piece)).length).toBeLessThanOrEqual(BOUNDS.pieceBytes);
    for (const scope of piece.scopes ?? []) count += scope[of].length;
  }
  return [count, left.records];
}

it('a backup of long records is made in pieces by what they are written as', async () => {
  const endpoints = Array.from({ length: 100 }, () => 'é'.repeat(3_900));
  const transfers = Array.from({ length: 90 }, (_, idx) => ({ told: { idx, endpoints } }));
  expect(await collected(contextTold({ transfers }), 'transfers')).toEqual([90, 0]);
  const assets = Array.from({ length: 50_000 }, () => ({ details: 'x'.repeat(1_000), listed: true }));
  expect(await collected(contextTold({ assets }), 'assets')).toEqual([50_000, 0]);
});

it('a record that fits into no piece is left out and counted, and stands in the way of no other', async () => {
  const long = { label: 'x'.repeat(BOUNDS.pieceBytes) };
  const transfers = [{ label: 'one' }, long, { label: 'two' }];
  expect(await collected(contextTold({ transfers }), 'transfers')).toEqual([2, 1]);
});

it('node services and lists of services are counted, also where they hold nothing', () => {
  const clouds = [{ nodes: [] }, { nodes: [] }] as unknown as BackupContent['clouds'];
  const scopes = [{ assets: [], transfers: [], invoices: [] }] as unknown as BackupContent['scopes'];
  expect(countRecords({ clouds, scopes })).toMatchObject({ clouds: 2, scopes: 1 });
});

it('the status tells of a kind from nine tenths of what a backup holds on, and of no other', () => {
  const most = BACKUP_BOUNDS.nodes;
  expect(backupStatus(contextWith(0.9 * most - 1)).near).toEqual([]);
  for (const count of [0.9 * most, most + 1])
    expect(backupStatus(contextWith(count)).near).toEqual([{ what: 'nodes', count, most }]);
});
