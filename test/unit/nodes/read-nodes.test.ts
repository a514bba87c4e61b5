import { describe, expect, it } from 'vitest';
import { readNode } from '../../../src-main/nodes/list/read-nodes.ts';
import { saveNode } from '../../../src-main/nodes/list/save-node.ts';
import { openTestApp, type TestApp } from '../wallet/app.ts';
import { cloudInput, nodeInput, openNodesWorld } from './nodes-context.ts';

const HERE = 'http://127.0.0.1:1';
const CLOUD = cloudInput({ baseUrl: HERE, nodeApiUrl: `${HERE}/node-api` });

async function oneNode(app: TestApp) {
  const cloud = await app.get('nodes.saveCloud', CLOUD);
  return app.get('nodes.save', nodeInput(cloud.id, { image: 'a1', plan: 'wallet' }));
}

describe('the list', () => {
  it('is empty at first, and asks nobody but the keychain whether there is a lock', async () => {
    const app = openTestApp();
    expect(await app.get('nodes.list', {})).toMatchObject({ clouds: [], nodes: [] });
    expect(app.keyholder.acts).toEqual(['locks']);
  });

  it('holds what was saved, without the names of its entries in the keychain', async () => {
    const app = openTestApp();
    const cloud = await app.get('nodes.saveCloud', {
      ...CLOUD,
      connection: { kind: 'remote', baseUrl: HERE, nodeApiUrl: null, token: 'cloud-token-1' },
    });
    await app.get('nodes.save', nodeInput(cloud.id, { secrets: { password: 'correct-horse' } }));
    const told = await app.get('nodes.list', {});
    expect(told.clouds).toMatchObject([{ name: 'Cloud', baseUrl: HERE, hasToken: true, trouble: null }]);
    expect(told.nodes).toMatchObject([{ name: 'Node', state: 'notHeard', hasSecret: true }]);
    for (const account of app.keyholder.entries.keys())
      expect(JSON.stringify(told)).not.toContain(account.replace('token:', ''));
  });

  it('tells connections only where they changed, and that none is left when the last one goes', async () => {
    const app = openTestApp();
    const { node } = await oneNode(app);
    const told = (): Promise<{ clouds: unknown; removed: string[] }> =>
      new Promise((resolve) => {
        const end = app.notices.listen((name, payload) => {
          if (name !== 'nodes.changed') return;
          end();
          resolve(payload as { clouds: unknown; removed: string[] });
        });
      });
    // Its newest image cannot be read, which is told of it, too: before that the list of connections still changes.
    for (;;) {
      const { clouds } = await told();
      if (JSON.stringify(clouds).includes('silence-refused')) break;
    }
    const ofNode = told();
    await app.get('nodes.save', nodeInput(node.cloudId, { nodeId: node.id, name: 'Renamed' }));
    expect(await ofNode).toMatchObject({ rows: [{ name: 'Renamed' }], clouds: null });
    const ofRemoval = told();
    await app.get('nodes.removeCloud', { cloudId: node.cloudId });
    expect(await ofRemoval).toEqual({ rows: [], removed: [node.id], clouds: [] });
  });
});

it.each([
  [24, 96],
  [168, 84],
] as const)('the locked time of %i hours is known from the history, in %i bars', async (hours, bars) => {
  const app = openTestApp();
  const { fromMs, toMs, lockedSeconds, peak } = await app.get('nodes.lockedHistory', { hours });
  expect([toMs - fromMs, lockedSeconds.length, peak]).toEqual([hours * 3_600_000, bars, null]);
});

describe('a node', () => {
  it('is shown with where it answers and what its unlock needs', async () => {
    const app = openTestApp();
    expect(await oneNode(app)).toMatchObject({
      userId: 'u1',
      address: { kind: 'nodeApiUrl', url: `${HERE}/node-api`, host: '127.0.0.1:1', approved: true },
      hasToken: false,
      secretNames: ['password'],
      secretsKept: [],
      usualUpgrade: null,
      node: { image: 'a1', plan: 'wallet' },
    });
  });

  it('names for each fact what proved it, and calls a guess a guess', async () => {
    const world = openNodesWorld();
    const cloud = await world.addCloud({ baseUrl: HERE });
    const node = await world.addNode(cloud, { plan: 'wallet', image: 'a1' });
    const { registry } = world.context;
    registry.heard(node.id, { kind: 'unlockAccepted' }, 'you');
    registry.putCloud({ ...cloud, newest: { id: 'a2', firstSeenAtMs: 9, seenAtMs: 9 } });
    for (let n = 0; n < 3; n += 1) registry.heard(node.id, { kind: 'noAnswer' }, 'seen');
    const { evidence, history } = await readNode(world.context, { nodeId: node.id });
    const stretches = registry.stretches(node.id);
    expect(evidence.map(({ fact, proof }) => [fact, proof])).toEqual([
      ['Unreachable', 'noAnswer'],
      ['Unlocked', 'unlockAccepted'],
      ['Image a1', 'importedList'],
      ['Newest is a2', 'imageDiffers'],
      ['Will probably lock', 'predicted'],
    ]);
    const states = ['unlocked', 'outdated', 'unreachable'];
    expect(stretches.map(({ state }) => state)).toEqual(states);
    expect(history.map(({ state }) => state)).toEqual([...states].reverse());
    expect(stretches.at(-1)?.toMs).toBeNull();
  });

  it('that is not there is GONE, to read, to change and to remove', async () => {
    const app = openTestApp();
    const nodeId = 'ab'.repeat(16);
    const cloud = await app.get('nodes.saveCloud', CLOUD);
    expect((await app.failure('nodes.read', { nodeId })).code).toBe('GONE');
    expect((await app.failure('nodes.remove', { nodeIds: [nodeId] })).code).toBe('GONE');
    expect((await app.failure('nodes.removeCloud', { cloudId: nodeId })).code).toBe('GONE');
    const list = { cloudId: nodeId, format: 'csv', text: 'node_id' } as const;
    expect((await app.failure('nodes.importList', list)).code).toBe('GONE');
    expect((await app.failure('nodes.save', nodeInput(cloud.id, { nodeId }))).code).toBe('GONE');
    expect((await app.failure('nodes.save', nodeInput(nodeId))).code).toBe('GONE');
    expect((await app.failure('nodes.saveCloud', { ...CLOUD, cloudId: nodeId })).code).toBe('GONE');
  });

  it('is not added a second time under another name', async () => {
    const app = openTestApp();
    const { node } = await oneNode(app);
    const twin = nodeInput(node.cloudId, { name: 'Twin' });
    expect(await app.failure('nodes.save', twin)).toMatchObject({
      code: 'INVALID_INPUT',
      facts: { path: 'foreignNodeId' },
    });
    expect((await app.get('nodes.list', {})).nodes).toHaveLength(1);
  });

  it('keeps what is known of its lock when its settings change', async () => {
    const world = openNodesWorld();
    const cloud = await world.addCloud({ baseUrl: HERE });
    const node = await world.addNode(cloud);
    world.context.registry.heard(node.id, { kind: 'probeLocked' }, 'seen');
    world.user.whileAsked = () => world.context.registry.heard(node.id, { kind: 'probeUnlocked' }, 'seen');
    const asked = nodeInput(cloud.id, { nodeId: node.id, name: 'New', invokeUrl: 'http://127.0.0.1:2' });
    expect((await saveNode(world.context, asked)).node).toMatchObject({ name: 'New', state: 'unlocked' });
  });
});
