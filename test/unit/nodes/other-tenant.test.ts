import { describe, expect, it } from 'vitest';
import type { NodeServiceRecord, NodeRecord } from '../../../src-main/records/node.ts';
import { hostedRow } from '../../support/hosting.ts';
import { manualTime } from '../../support/manual-timers.ts';
import { openTestApp } from '../wallet/app.ts';
import { serveNodes, UNLOCKED } from './node-server.ts';
import { cloudInput, nodeInput, whileTimePasses } from './nodes-context.ts';
import { nodesIn } from '../../support/node-records.ts';

const PASSWORD = 'correct-horse-battery';
const TOKEN = 'node-token-7d1f0c';
const body = JSON.stringify({ password: PASSWORD });

const ALL = { list: true, detail: false, probe: true };

type World = Awaited<ReturnType<typeof openWithNode>>;

/** One host, two tenants: alice's node is known here with password and token, and mallory answers everything. */
async function openWithNode(
  change: Partial<Parameters<typeof nodeInput>[1]> = {},
  extras = { list: true, detail: false, probe: false },
) {
  /** Rows of the service's own list. */
  const listed: object[] = [];
  /** How the first tenant's node answers a probe. */
  const node = { locked: false };
  const server = await serveNodes(({ line }) => {
    if (line === 'GET /api/nodes') return { body: { nodes: listed } };
    if (line.endsWith('latest-rln-image')) return { body: { data: 'a1' } };
    if (line.endsWith('/nodeinfo'))
      return node.locked
        ? { status: 403, body: { error: 'Node is locked', name: 'LockedNode' } }
        : { body: UNLOCKED };
    return {};
  });
  const time = manualTime(Date.now());
  const app = openTestApp('loopback', time);
  const cloud = await app.get('nodes.saveCloud', {
    ...cloudInput({ baseUrl: server.url, nodeApiUrl: `${server.url}/nodes`, token: 'cloud-token-1' }),
    extras,
    everySeconds: 5,
  });
  const saved = await app.get(
    'nodes.save',
    nodeInput(cloud.id, { userId: 'alice', secrets: { password: PASSWORD }, token: TOKEN, ...change }),
  );
  const nodeId = saved.node.id;
  const row = async () => {
    const rows = (await app.get('nodes.list', {})).nodes;
    const found = rows.find(({ id }) => id === nodeId);
    if (found === undefined) throw new Error('the node is gone');
    return found;
  };
  /** Waits for a value while time passes. */
  const until = (look: () => unknown) => whileTimePasses(time, look);
  return {
    app,
    server,
    time,
    cloudId: cloud.id,
    nodeId,
    listed,
    node,
    /** Requests that reached the other tenant of the host. */
    stolen: () => server.asked.filter(({ line }) => /mallory|other/.test(line)),
    unlocks: () =>
      server.asked.filter(({ line }) => line.endsWith('/unlock')).map(({ line }) => line.split(' ')[1] ?? ''),
    read: async (text: string) =>
      (await app.get('nodes.importList', { cloudId: cloud.id, format: 'csv', text })).problems,
    row,
    until,
    /** The same service with another place for its nodes. */
    connection: (path: string) => ({ baseUrl: server.url, nodeApiUrl: `${server.url}${path}` }),
    unlock: async () => {
      const before = server.asked.length;
      const answer = await app.ask('nodes.unlock', { nodeId, keep: false });
      if (!answer.ok || answer.value.outcome !== 'started') return answer;
      const isAsked = () => server.asked.slice(before).some(({ line }) => line.startsWith('POST'));
      await until(async () => isAsked() && (await row()).state).toBe('unlocked');
      return answer;
    },
  };
}

const ALICE = '/nodes/alice/n1/unlock';
const MALLORY = '/nodes/mallory/n1/unlock';
/** The service reports an upgrade that nobody requested, after which the node is locked. */
async function lockByThePlan({ listed, node, time }: World): Promise<void> {
  node.locked = true;
  for (const status of ['IN_PROGRESS', 'RUNNING']) {
    listed.splice(0, listed.length, hostedRow('n1', { status }));
    for (let times = 0; times < 30; times += 1) await time.pass(5_000);
  }
}
const LIST = 'node_id,user_id\nn1,mallory';
const listOf = (url: string): string => `node_id,invoke_url\nn1,${url}`;
const lastPost = ({ server }: World) => server.asked.filter(({ line }) => line.startsWith('POST')).at(-1);
const questions = ({ app }: World): number => app.user.asked.length;
const tokenEntries = ({ app }: World): string[] =>
  [...app.keyholder.entries].flatMap(([account, text]) => (account.startsWith('token:') ? [text] : []));

/** Edits the file like another program, after main wrote everything; main then starts again. */
function changeFile(
  { app, cloudId, nodeId }: World,
  change: { readonly cloud?: Partial<NodeServiceRecord>; readonly node?: Partial<NodeRecord> },
): void {
  const { fleet } = app.ports;
  // Main writes pending changes.
  app.restart();
  for (const cloud of fleet.clouds()) if (cloud.id === cloudId) fleet.putCloud({ ...cloud, ...change.cloud });
  fleet.putNodes(nodesIn(fleet).flatMap((node) => (node.id === nodeId ? [{ ...node, ...change.node }] : [])));
  app.restart();
}

describe('another tenant’s address on an approved host gets nothing', () => {
  const WAYS: readonly (readonly [string, (world: World) => unknown])[] = [
    ['by a list that names another user', ({ read }) => read(LIST)],
    [
      'by a list that names another address on the same host',
      ({ read, server }) => read(listOf(`${server.url}/nodes/mallory/n1`)),
    ],
    [
      'by an address in the service’s own list',
      ({ app, cloudId, listed, server }) => {
        listed.push(hostedRow('n1', { invoke_url: `${server.url}/mallory` }));
        return app.ask('nodes.fetchList', { cloudId });
      },
    ],
    [
      'by the node’s form',
      ({ app, cloudId, nodeId }) => app.ask('nodes.save', nodeInput(cloudId, { nodeId, userId: 'mallory' })),
    ],
    [
      'by the connection’s form',
      ({ app, cloudId, connection }) =>
        app.ask('nodes.saveCloud', { ...cloudInput(connection('/other')), extras: ALL, cloudId }),
    ],
    ['by a file that another program wrote', (world) => changeFile(world, { node: { userId: 'mallory' } })],
    [
      'by a file in which the connection was changed',
      (world) => changeFile(world, { cloud: { nodeApiUrl: `${world.server.url}/other` } }),
    ],
    [
      'by a file that says that it was agreed to',
      (world) => {
        const secretsFor = `${world.server.url}/nodes/mallory/n1`;
        changeFile(world, { node: { userId: 'mallory', secretsFor } });
      },
    ],
  ];

  it.each(WAYS)('%s: neither by hand, nor after an upgrade, nor in a bulk run', async (_, move) => {
    const world = await openWithNode();
    world.app.user.agrees = false;
    await move(world);
    world.app.user.agrees = true;
    // From here on the person agrees to acts, and to no question about an address.
    world.app.user.whileAsked = () => {
      world.app.user.agrees = !/secrets/i.test(world.app.user.asked.at(-1)?.title ?? '');
    };
    const { app, nodeId, time } = world;
    await app.ask('nodes.unlock', { nodeId, keep: false });
    await time.pass(5_000);
    await app.ask('nodes.upgradeToUnlocked', { nodeId });
    await time.pass(5_000);
    await app.ask('nodes.run', { act: 'unlock', nodeIds: [nodeId], canary: null, parallel: 1 });
    for (let times = 0; times < 5; times += 1) await time.pass(30_000);
    expect(world.stolen()).toEqual([]);
    // Only alice got the secrets.
    for (const { line, authorization, body: sent } of world.server.asked)
      if (sent.includes(PASSWORD) || authorization === `Bearer ${TOKEN}`)
        expect(line).toContain('/nodes/alice/n1/');
  });

  it.each(WAYS)('%s: neither by automatic unlocking, nor by the probe, with its token', async (_, move) => {
    const world = await openWithNode({ unlockByItself: true }, ALL);
    const { app, time } = world;
    await world.until(async () => (await world.row()).state).toBe('unlocked');
    app.user.agrees = false;
    await move(world);
    await lockByThePlan(world);
    await app.ask('nodes.check', { nodeIds: null });
    // A probe's answer takes turns of the loop, which the manual clock doesn't wait for.
    for (let times = 0; times < 50; times += 1) await time.pass(1_000);
    expect(
      world.stolen().filter(({ line, authorization }) => line.startsWith('POST') || authorization !== null),
    ).toEqual([]);
  });

  it('while main’s question with the old and the new address is open', async () => {
    const world = await openWithNode();
    const { app, server } = world;
    app.user.leavesItStanding = true;
    const before = questions(world);
    const reading = app.ask('nodes.importList', { cloudId: world.cloudId, format: 'csv', text: LIST });
    await expect.poll(() => questions(world)).toBe(before + 1);
    expect(app.user.asked.at(-1)?.details[0]).toBe(
      `“Node”: ${server.url}/nodes/alice/n1 → ${server.url}/nodes/mallory/n1`,
    );
    await world.unlock();
    expect(world.unlocks()).toEqual([ALICE]);
    app.ports.confirm.turnBack();
    await reading;
    expect(world.stolen()).toEqual([]);
  });

  it('by an act whose password is typed, if the last password was typed for another address', async () => {
    const world = await openWithNode({ secrets: {}, token: null });
    const { app, nodeId } = world;
    const type = async () => {
      const answer = await app.ask('nodes.unlock', { nodeId, secrets: { password: PASSWORD }, keep: false });
      await world.until(async () => (await app.get('nodes.read', { nodeId })).node.act).toBeNull();
      return answer;
    };
    await type();
    expect(world.unlocks()).toEqual([ALICE]);
    await world.read(LIST);
    app.user.agrees = false;
    expect(await type()).toEqual({ ok: true, value: { outcome: 'aborted' } });
    expect(app.user.asked.at(-1)?.details[0]).toContain('/nodes/alice/n1 → ');
    expect(world.stolen()).toEqual([]);
  });

  it.each(['before it begins', 'while the first node is asked'])(
    'with a password that is typed for a bulk run, where a list moves the node %s',
    async (when) => {
      const world = await openWithNode({ secrets: {}, token: null });
      const { app, cloudId, nodeId, time } = world;
      const other = nodeInput(cloudId, { foreignNodeId: 'n0', userId: 'alice' });
      const first = (await app.get('nodes.save', other)).node.id;
      const secrets = { [first]: { password: PASSWORD }, [nodeId]: { password: PASSWORD } };
      const nodeIds = [first, nodeId];
      const run = app.get('nodes.run', { act: 'unlock', nodeIds, canary: first, parallel: 1, secrets });
      if (when !== 'before it begins') await run;
      const reading = world.read(LIST);
      const ran = await run;
      await reading;
      for (let times = 0; times < 5; times += 1) await time.pass(30_000);
      expect(world.stolen()).toEqual([]);
      if (ran.outcome === 'aborted') return;
      const { nodes } = await app.get('nodes.report', { runId: ran.run.id });
      expect(nodes.map(({ outcome, text }) => [outcome, text])).toEqual([
        ['done', ''],
        ['skipped', 'addressChanged'],
      ]);
    },
  );

  it('by a backup that has the node elsewhere in the same connection', async () => {
    const world = await openWithNode();
    const { app } = world;
    const theirs = openTestApp();
    const remote = cloudInput(world.connection('/other'));
    const { id } = await theirs.get('nodes.saveCloud', remote);
    await theirs.get('nodes.save', nodeInput(id, { userId: 'mallory', name: 'Theirs' }));
    await theirs.get('nodes.save', nodeInput(id, { userId: 'mallory', foreignNodeId: 'n2' }));
    const password = 'correct horse battery';
    await theirs.get('backup.make', { password });
    const file = Buffer.from(theirs.saved.at(-1)?.bytes ?? []).toString('base64');
    await app.get('backup.give', { at: 0, part: file });
    const { backupId } = await app.get('backup.open', { password });
    expect(await app.get('backup.restore', { backupId, settings: true })).toMatchObject({ nodesAdded: 1 });
    await world.unlock();
    expect(world.unlocks()).toEqual([ALICE]);
    expect(world.stolen()).toEqual([]);
  });

  it('by storing a password after an unlock during which a list moved the node', async () => {
    const world = await openWithNode({ secrets: {}, token: null });
    const { app, nodeId, time } = world;
    await app.get('nodes.unlock', { nodeId, secrets: { password: PASSWORD }, keep: true });
    await world.read(LIST);
    await world
      .until(async () => (await app.get('nodes.read', { nodeId })).secretsKept)
      .toEqual(['password']);
    app.user.agrees = false;
    await world.unlock();
    await time.pass(5_000);
    expect(world.stolen()).toEqual([]);
  });
});

describe("the person's approval of a new address", () => {
  it.each<[string, (world: World) => unknown, string]>([
    ['by a list', ({ read }) => read(LIST), MALLORY],
    ['by a file, at the unlock', (world) => changeFile(world, { node: { userId: 'mallory' } }), MALLORY],
    [
      'by the node’s form',
      ({ app, cloudId, nodeId }) => app.get('nodes.save', nodeInput(cloudId, { nodeId, userId: 'bob' })),
      '/nodes/bob/n1/unlock',
    ],
    [
      'by the connection’s form',
      ({ app, cloudId, connection }) =>
        app.get('nodes.saveCloud', { ...cloudInput(connection('/moved')), cloudId }),
      '/moved/alice/n1/unlock',
    ],
  ])(
    'goes to the new address without a second question, and old entries are gone: %s',
    async (_, move, path) => {
      const world = await openWithNode();
      const before = questions(world);
      await move(world);
      await world.unlock();
      world.app.restart();
      await world.unlock();
      expect(world.unlocks()).toEqual([path, path]);
      expect(lastPost(world)).toMatchObject({ authorization: `Bearer ${TOKEN}`, body });
      expect(questions(world)).toBe(before + 1);
      // The connection's token, the node's token and its password: no old entry is left.
      expect(tokenEntries(world)).toHaveLength(3);
    },
  );

  it('is awaited by automatic unlocking, which says why it stopped and goes on after a yes', async () => {
    const world = await openWithNode({ unlockByItself: true }, ALL);
    const { app, node, cloudId, nodeId, until } = world;
    await until(async () => (await world.row()).state).toBe('unlocked');
    // The address is removed, and another one is set: by a form, and by a list while the person is away.
    changeFile(world, { node: { userId: 'mallory' } });
    await lockByThePlan(world);
    expect((await world.row()).trouble?.kind).toBe('addressChanged');
    node.locked = true;
    expect(world.stolen()).toEqual([]);
    const before = questions(world);
    await app.get('nodes.save', nodeInput(cloudId, { nodeId, userId: 'bob', unlockByItself: true }));
    expect(questions(world)).toBe(before + 1);
    await until(world.unlocks).toEqual(['/nodes/bob/n1/unlock']);
    expect(lastPost(world)).toMatchObject({ authorization: `Bearer ${TOKEN}`, body });
    expect((await world.row()).trouble).toBeNull();
    expect(questions(world)).toBe(before + 1);
  });
});

describe('after a no', () => {
  it('the rest of a list is imported; the node keeps its address, which is reported by its line', async () => {
    const world = await openWithNode();
    world.app.user.agrees = false;
    const problems = await world.read('node_id,user_id,name\nn0,bob,New\nn1,mallory,Renamed');
    expect(problems).toEqual([
      {
        line: 3,
        problem:
          'its address didn’t change: you didn’t agree to send its node password and token to the new one',
      },
    ]);
    const { nodes } = await world.app.get('nodes.list', {});
    expect(nodes.map(({ name }) => name)).toEqual(['Renamed', 'New']);
    await world.unlock();
    expect(world.unlocks()).toEqual([ALICE]);
  });

  it.each([
    ['nodes.save', { userId: 'mallory', name: 'Other', secrets: { password: 'second-password' } }],
    ['nodes.saveCloud', { name: 'Other' }],
  ] as const)('%s changes nothing, in the keychain either', async (form, change) => {
    const world = await openWithNode();
    const { app, cloudId, nodeId, connection } = world;
    const before = [...app.keyholder.entries];
    const files = () => JSON.stringify([app.ports.fleet.clouds(), nodesIn(app.ports.fleet)]);
    const was = files();
    app.user.agrees = false;
    const failure =
      form === 'nodes.save'
        ? await app.failure(form, nodeInput(cloudId, { nodeId, ...change }))
        : await app.failure(form, {
            ...{ ...cloudInput({ ...connection('/other'), token: 'second-token' }), cloudId },
            ...change,
          });
    expect(failure).toEqual({ code: 'NODE_ADDRESS_CHANGED', facts: { name: 'Other' } });
    expect([...app.keyholder.entries]).toEqual(before);
    expect(files()).toBe(was);
  });
});

it.each([
  ['names the same address in other letters', (url: string) => `${url.toUpperCase()}/nodes/alice/n1`],
  ['has a slash at the end', (url: string) => `${url}/nodes/alice/n1/`],
  ['has a way round in it', (url: string) => `${url}/x/../nodes/./alice/n1`],
])('an honest change that %s is taken without a question', async (_, urlOf) => {
  const world = await openWithNode();
  const before = questions(world);
  expect(await world.read(listOf(urlOf(world.server.url)))).toEqual([]);
  await world.unlock();
  expect(world.unlocks()).toEqual([ALICE]);
  expect(questions(world)).toBe(before);
});
