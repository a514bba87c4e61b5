import { beforeEach, expect, it } from 'vitest';
import { createChangeNotices, type ChangeNotices } from '../../../src-main/nodes/registry/change-notices.ts';
import { manualTime } from '../../support/manual-timers.ts';
import { aNode, idOf } from '../../fakes/node-world.ts';

let time: ReturnType<typeof manualTime>;
let notices: ChangeNotices;
let told: { readonly name: string; readonly payload: unknown }[];
let rowsMade: string[];
let provedAtMs: Map<string, number>;
const [A, B] = [idOf(1), idOf(2)];

beforeEach(() => {
  time = manualTime();
  told = [];
  rowsMade = [];
  provedAtMs = new Map([
    [A, 1],
    [B, 2],
  ]);
  notices = createChangeNotices({
    timers: time.timers,
    tell: (name, payload) => told.push({ name, payload }),
    rowOf: (nodeId) => {
      rowsMade.push(nodeId);
      return nodeId === A ? aNode(1, 'locked') : null;
    },
    provedAtMsOf: (nodeId) => provedAtMs.get(nodeId) ?? null,
    cloudViews: () => [],
  });
});

it('nodes that were only proved again are announced once a second, without rows', async () => {
  notices.nodeProved(A);
  await time.pass(900);
  notices.nodeProved(A);
  notices.nodeProved(B);
  provedAtMs.set(A, 7);
  expect(told).toEqual([]);
  await time.pass(100);
  expect(told).toEqual([
    {
      name: 'nodes.proved',
      payload: {
        nodes: [
          { id: A, provedAtMs: 7 },
          { id: B, provedAtMs: 2 },
        ],
      },
    },
  ]);
  await time.pass(5_000);
  expect(told).toHaveLength(1);
  expect(rowsMade).toEqual([]);
});

it('a change is announced at once with its row, without a second notice of its proof', async () => {
  notices.nodeProved(A);
  notices.nodeChanged(A);
  notices.nodeProved(A);
  await time.pass(100);
  expect(told.map(({ name }) => name)).toEqual(['nodes.changed']);
  expect(rowsMade).toEqual([A]);
  await time.pass(1_000);
  expect(told.slice(1)).toEqual([]);
});

it("removed and never proved nodes aren't announced", async () => {
  notices.nodeProved(A);
  notices.nodeProved(B);
  provedAtMs.delete(B);
  notices.nodesRemoved([A]);
  await time.pass(1_000);
  expect(told).toEqual([{ name: 'nodes.changed', payload: { rows: [], removed: [A], clouds: null } }]);
});

it('a large fleet is announced in pages of 1,000, each node once', async () => {
  const many = Array.from({ length: 2_500 }, (_, at) => idOf(at + 1));
  const rows = createChangeNotices({
    timers: time.timers,
    tell: (name, payload) => told.push({ name, payload }),
    rowOf: (nodeId) => ({ ...aNode(1, 'locked'), id: nodeId }),
    provedAtMsOf: () => 5,
    cloudViews: () => [],
  });
  for (const nodeId of many) rows.nodeChanged(nodeId);
  rows.nodesRemoved(many.map((_, at) => idOf(at + 5_000)));
  rows.cloudsChanged();
  await time.pass(100);
  const pages = told.map(
    ({ payload }) => payload as { rows: { id: string }[]; removed: string[]; clouds: unknown },
  );
  expect(pages.map((page) => [page.rows.length, page.removed.length, page.clouds])).toEqual([
    [1_000, 1_000, []],
    [1_000, 1_000, null],
    [500, 500, null],
  ]);
  expect(pages.flatMap((page) => page.rows.map(({ id }) => id))).toEqual(many);
  for (const nodeId of many) rows.nodeProved(nodeId);
  await time.pass(1_000);
  expect(told.slice(3).map(({ payload }) => (payload as { nodes: unknown[] }).nodes.length)).toEqual([
    1_000, 1_000, 500,
  ]);
});
