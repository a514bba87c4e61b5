import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, it } from 'vitest';
import { alertSettings, alertView, type AlertView } from '../../../src-preload/contract/node-alerts.ts';
import { nothingKnown } from '../../../src-main/nodes/state/evidence.ts';
import { openNodeStore, type NodeStore } from '../../../src-main/records/fleet.ts';
import { cloud, event, node, run, runNode } from '../../../src-main/records/node.ts';
import type { RunNodeRecord, RunRecord } from '../../../src-main/records/node.ts';
import { openSettings, readSettings } from '../../../src-main/records/settings-file.ts';
import { settingsSchema, type SettingsDocument } from '../../../src-main/records/settings.ts';
import { cloudRecord, idOf, nodeRecord, nodesIn } from '../../support/node-records.ts';
import { pastBounds, withValue, type PastBound } from '../../support/past-bounds.ts';
import { strictSettings } from '../../support/strict-settings.ts';
import { tempFolder } from '../../support/temp-folder.ts';

// One bound at each door: made from the schemas, so that no member is forgotten and none is without a bound.

const T0 = 1_800_000_000_000;
const clock = { nowMs: () => T0 };

const filled: SettingsDocument = {
  ...strictSettings,
  wallets: strictSettings.wallets.map((wallet) => {
    const { connection } = wallet;
    if (connection.kind === 'own')
      return { ...wallet, connection: { ...connection, rgbProxy: 'rpcs://proxy.example/json-rpc' } };
    if (connection.kind !== 'remote' || connection.proxy === null) return wallet;
    return { ...wallet, connection: { ...connection, proxy: { ...connection.proxy, user: 'ann' } } };
  }),
};
const each = pastBounds(settingsSchema, filled);

it('one past its bound in the settings is not taken from a file, and is named', () => {
  const folder = tempFolder();
  for (const past of each) {
    writeFileSync(join(folder, 'ochre.json'), JSON.stringify(withValue(filled, past)));
    const { document, damage } = readSettings(folder);
    expect(damage, past.name).not.toEqual([]);
    const taken = past.path.reduce<unknown>(
      (one, key) => (one as Record<string, unknown> | null | undefined)?.[key],
      document,
    );
    expect(taken, past.name).not.toEqual(past.value);
  }
});

it('one past its bound in the settings is not written', () => {
  const settings = openSettings(tempFolder(), () => ({ store: {} }), clock);
  for (const past of each)
    expect(() => settings.write(withValue(filled, past)), past.name).toThrow('could not be read again');
  expect(settings.read().wallets).toEqual([]);
});

const full = {
  cloud: cloudRecord({
    nodeApiUrl: 'https://nodes.example',
    tokenId: idOf(900),
    newest: { id: 'a1', firstSeenAtMs: T0, seenAtMs: T0, followed: true, before: ['a0'] },
  }),
  node: nodeRecord(1, {
    ...{ userId: 'u1', invokeUrl: 'https://n.example', tokenId: idOf(901), heldSinceMs: T0 },
    client: { certificate: 'pem', keyIds: [idOf(902)] },
    ...{ secretIds: { password: idOf(903) }, secretsFor: 'https://n.example' },
    facts: {
      ...nothingKnown,
      ...{ lockSinceMs: T0, lockProvedAtMs: T0, beforeSinceMs: T0, changingSinceMs: T0 },
      ...{ network: 'Regtest', initialized: true, buildSeen: { number: 1, is: 'done' } },
      ...{ built: { number: 1, atMs: T0 }, image: 'a1', imageAtMs: T0, targetImage: 'a2' },
      ...{ height: 1, heightSinceMs: T0, heightAtMs: T0, noAnswerSinceMs: T0, heardAtMs: T0 },
      silence: { kind: 'gateway', host: 'n.example', atMs: T0, status: 502 },
    },
  }),
  run: {
    ...{ id: idOf(300), act: 'unlock', state: 'running', canary: idOf(1), parallel: 4 },
    ...{ startedAtMs: T0, endedAtMs: T0, stoppedBecause: 'you' },
  } satisfies RunRecord,
  runNode: {
    ...{ nodeId: idOf(1), name: 'node 1', outcome: 'failed', text: 'refused', own: true, about: 'body' },
    ...{ startedAtMs: T0, endedAtMs: T0 },
  } satisfies RunNodeRecord,
  event: { nodeId: idOf(1), atMs: T0, kind: 'state', state: 'locked', by: 'seen', text: 'probeLocked' },
  alert: {
    ...{ id: idOf(400), kind: 'unreachable', atMs: T0, count: 1, names: ['node 1'], nodeIds: [idOf(1)] },
    ...{ lockedBy: 'update', seen: false },
    silence: { kind: 'gateway', host: 'n.example', atMs: T0, status: 502 },
  } satisfies AlertView,
  alertSettings: { lockedMinutes: 15, kinds: ['locked'], quiet: { from: 1, to: 2 } },
};

/** How each is written, read, and where its row is. */
const KINDS: Readonly<
  Record<
    keyof typeof full,
    readonly [
      schema: Parameters<typeof pastBounds>[0],
      write: (fleet: NodeStore, one: never) => void,
      read: (fleet: NodeStore) => readonly unknown[],
      table: string,
    ]
  >
> = {
  cloud: [cloud, (fleet, one) => fleet.putCloud(one), (fleet) => fleet.clouds(), 'clouds'],
  node: [node, (fleet, one) => fleet.putNodes([one]), nodesIn, 'nodes'],
  run: [run, (fleet, one) => fleet.putRun(one), (fleet) => fleet.runs(), 'runs'],
  runNode: [
    runNode,
    (fleet, one) => fleet.putRunNode(full.run.id, one),
    (fleet) => fleet.runNodes(full.run.id),
    'run_nodes',
  ],
  event: [event, (fleet, one) => fleet.putNodes([], [one]), (fleet) => fleet.history(idOf(1), 9), 'events'],
  alert: [alertView, (fleet, one) => fleet.putAlert(one), (fleet) => fleet.alerts(9), 'alerts'],
  alertSettings: [
    alertSettings,
    (fleet, one) => fleet.putAlertSettings(one),
    (fleet) => [fleet.alertSettings()].flatMap((one) => one ?? []),
    'kept',
  ],
};
type Kind = keyof typeof KINDS;

function openFull(folder: string): NodeStore {
  const fleet = openNodeStore(folder, clock);
  for (const kind of Object.keys(KINDS) as Kind[]) KINDS[kind][1](fleet, full[kind] as never);
  return fleet;
}

const cases = (Object.keys(KINDS) as Kind[]).flatMap((kind) =>
  pastBounds(KINDS[kind][0], full[kind]).map((past) => ({ ...past, kind, name: `${kind} ${past.name}` })),
);

it('one past its bound of what is watched is of rows that are read as they were written', () => {
  const fleet = openFull(tempFolder());
  for (const kind of Object.keys(KINDS) as Kind[]) expect(KINDS[kind][2](fleet)).toEqual([full[kind]]);
  fleet.close();
});

it('one past its bound of what is watched is not written', () => {
  const fleet = openFull(tempFolder());
  for (const past of cases) {
    const [, write, read] = KINDS[past.kind];
    expect(() => write(fleet, withValue(full[past.kind], past) as never), past.name).toThrow(
      'could not be read again',
    );
    expect(read(fleet), past.name).toEqual([full[past.kind]]);
  }
  fleet.close();
});

it('one past its bound of what is watched leaves its row out, and names it', () => {
  const folder = tempFolder();
  openFull(folder).close();
  const db = new Database(join(folder, 'fleet.sqlite'));
  // By another node's id it would be of that node; what is not whole SQLite does not take.
  for (const past of cases.filter(({ name }) => !/^event (nodeId|.* safe_integer)/.test(name))) {
    const row = withValue<unknown>(full[past.kind], past);
    put(db, past, row);
    const fleet = openNodeStore(folder, clock);
    expect(KINDS[past.kind][2](fleet), past.name).toEqual([]);
    expect(fleet.unreadable(), past.name).toMatchObject([{ recovered: 'rest', rows: { inAll: 1 } }]);
    fleet.close();
    put(db, past, full[past.kind]);
  }
  db.close();
});

const COLUMNS = { nodeId: 'node_id', atMs: 'at_ms' } as const;

/** By hand, past every door of ours. */
function put(db: Database.Database, { kind, path: [member = ''] }: PastBound & { kind: Kind }, row: unknown) {
  const table = KINDS[kind][3];
  if (kind !== 'event') {
    db.prepare(`UPDATE ${table} SET data = ?`).run(JSON.stringify(row));
    return;
  }
  const column = Object.hasOwn(COLUMNS, member) ? COLUMNS[member as keyof typeof COLUMNS] : member;
  db.prepare(`UPDATE ${table} SET ${column} = ?`).run((row as Record<string, string>)[member] ?? '');
}
