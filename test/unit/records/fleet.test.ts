import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AlertSettings, AlertView } from '../../../src-preload/contract/node-alerts.ts';
import { lockedMinutes } from '../../../src-main/nodes/state/locked-time.ts';
import type { NodeEvent } from '../../../src-main/records/node.ts';
import { openNodeStore, type NodeStore } from '../../../src-main/records/fleet.ts';
import { cloudRecord, idOf, nodeRecord as node, nodesIn } from '../../support/node-records.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const T0 = 1_800_000_000_000;
const MINUTE = 60_000;
const DAY = 24 * 60;
const cloud = cloudRecord({ newest: { id: 'a1', firstSeenAtMs: T0, seenAtMs: T0 } });
const became = (n: number, state: NodeEvent['state'], minute: number): NodeEvent => ({
  ...{ nodeId: idOf(n), atMs: T0 + minute * MINUTE, kind: 'state', state, by: 'seen', text: '' },
});

let folder: string;
let fleet: NodeStore;
beforeEach(() => {
  folder = tempFolder();
  fleet = openNodeStore(folder, { nowMs: () => T0 });
  fleet.putCloud(cloud);
});
afterEach(() => fleet.close());

/** As after a restart. */
function reopen(): void {
  fleet.close();
  fleet = openNodeStore(folder, { nowMs: () => T0 });
}

it('keeps clouds and nodes over a restart, as they were put last', () => {
  fleet.putNodes([node(1), node(2)]);
  fleet.putNodes([{ ...node(1), name: 'renamed' }]);
  fleet.putCloud({ ...cloud, newest: null });
  reopen();
  expect(fleet.clouds()).toEqual([{ ...cloud, newest: null }]);
  expect(nodesIn(fleet)).toEqual([{ ...node(1), name: 'renamed' }, node(2)]);
});

it('keeps no node of a cloud that is not there', () =>
  expect(() => fleet.putNodes([node(1, { cloudId: idOf(9) })])).toThrow(/FOREIGN KEY/));

it('makes stretches of states, with the one that lasted into the time that is asked about', () => {
  fleet.putNodes(
    [node(1), node(2)],
    [became(1, 'unlocked', 0), became(1, 'locked', 10), became(2, 'locked', 12), became(1, 'unlocked', 25)],
  );
  const from = T0 + 15 * MINUTE;
  const [first, second] = [node(1), node(2)].map(({ id: nodeId }) => fleet.stretches(from, nodeId));
  expect(first).toEqual([
    { state: 'locked', fromMs: T0 + 10 * MINUTE, toMs: T0 + 25 * MINUTE },
    { state: 'unlocked', fromMs: T0 + 25 * MINUTE, toMs: null },
  ]);
  expect(second).toEqual([{ state: 'locked', fromMs: T0 + 12 * MINUTE, toMs: null }]);
  const { found, last } = fleet.stretchesBehind(from, 0);
  expect(found.map(({ nodeId, stretches }) => [nodeId, stretches])).toEqual([
    [node(1).id, first],
    [node(2).id, second],
  ]);
  expect(last).toBeNull();
  const now = T0 + 40 * MINUTE;
  expect(lockedMinutes(first ?? [], from, now)).toBe(10);
  expect(lockedMinutes(second ?? [], from, now)).toBe(25);
});

it('forgets what happened to a node after 90 days, but for the state that it was in then', () => {
  fleet.putNodes(
    [node(1), node(2)],
    [became(1, 'unlocked', 0), became(1, 'locked', 10), became(2, 'locked', 12)],
  );
  fleet.putNodes([], [became(1, 'unlocked', 91 * DAY)]);
  fleet.putNodes([], [became(1, 'outdated', 91 * DAY + 1)]);
  const states = (n: number) => fleet.history(node(n).id, 10).map(({ state }) => state);
  expect(states(1)).toEqual(['outdated', 'unlocked', 'locked']);
  // Nothing happened to the other one since: its state is as old as that.
  expect(states(2)).toEqual(['locked']);
  expect(fleet.stretches(T0 + 80 * DAY * MINUTE, node(1).id)[0]).toMatchObject({ state: 'locked' });
});

const changing = (count: number, fromMinute: number) =>
  Array.from({ length: count }, (_, n) => became(1, n % 2 === 0 ? 'unlocked' : 'outdated', fromMinute + n));

it('keeps of a node that changes all day the newest thousand events of what the board shows no more', () => {
  const month = 30 * DAY;
  const events = [...changing(1_050, 0), ...changing(2, month + 1_100)];
  fleet.putNodes([node(1)], events);
  expect(fleet.history(node(1).id, 2_000)).toEqual(events.slice(-1_000).reverse());
});

it('keeps of no node more than so many, however often it changes', () => {
  const events = changing(20_010, 0);
  fleet.putNodes([node(1)], events);
  expect(fleet.history(node(1).id, 30_000)).toEqual(events.slice(-20_000).reverse());
});

it.each([20, 40])(
  'knows of a node that was locked for %s days, and changes often since, that it was',
  (days) => {
    fleet.putNodes([node(1)], [became(1, 'locked', 0)]);
    fleet.putNodes([], changing(1_200, days * DAY));
    const now = T0 + (days * DAY + 1_200) * MINUTE;
    const from = now - 30 * DAY * MINUTE;
    const locked = lockedMinutes(fleet.stretches(from, node(1).id), from, now);
    expect(locked).toBe(days === 20 ? 20 * DAY : 30 * DAY - 1_200);
  },
);

it('forgets no history because a clock was ahead once', () => {
  const events = changing(5, 0);
  fleet.putNodes([node(1)], events);
  fleet.putNodes(
    [],
    [became(1, 'locked', 5_000_000), { ...became(1, null, 5_000_000), kind: 'upgradeEnded' }],
  );
  fleet.putNodes([], [became(1, 'unlocked', 6)]);
  expect(fleet.history(node(1).id, 10)).toHaveLength(8);
});

it('remembers which alerts were seen, and how they are wanted', () => {
  const alert: AlertView = {
    ...{ id: idOf(400), kind: 'locked', atMs: T0, count: 300, names: ['a'], nodeIds: [idOf(1)], seen: false },
  };
  const wanted: AlertSettings = { lockedMinutes: 15, kinds: ['locked'], quiet: { from: 1_320, to: 360 } };
  fleet.putAlert({ ...alert, count: 34 });
  fleet.seeAlerts([alert.id]);
  fleet.putAlert(alert);
  expect(fleet.alerts(5)).toEqual([alert]);
  expect(fleet.alertSettings()).toBeNull();
  fleet.putAlertSettings(wanted);
  fleet.seeAlerts([alert.id]);
  reopen();
  expect(fleet.alerts(5)).toEqual([{ ...alert, seen: true }]);
  expect(fleet.alertSettings()).toEqual(wanted);
});

it('keeps a damaged file aside, begins a new one and says so', () => {
  fleet.close();
  writeFileSync(
    join(folder, 'fleet.sqlite'),
    'no database, but long enough to be looked at as one by anybody',
  );
  fleet = openNodeStore(folder, { nowMs: () => 77 });
  expect(fleet.damage).toEqual({
    file: 'fleet.sqlite',
    keptAs: 'fleet.sqlite.corrupt-77',
    recovered: 'nothing',
  });
  expect(nodesIn(fleet)).toEqual([]);
});
