import { describe, expect, it } from 'vitest';
import { readNode } from '../../../src-main/nodes/list/read-nodes.ts';
import { saveNode } from '../../../src-main/nodes/list/save-node.ts';
import { failing } from '../../support/failure-of.ts';
import { openTestApp, type TestApp } from '../wallet/app.ts';
import { serveNodes, UNLOCKED } from './node-server.ts';
import { cloudInput, nodeInput, openCloud } from './nodes-context.ts';

const HERE = 'http://127.0.0.1:1';
const CLOUD = cloudInput({ baseUrl: HERE, nodeApiUrl: `${HERE}/node-api` });

async function oneNode(app: TestApp) {
  const cloud = await app.get('nodes.saveCloud', CLOUD);
  return app.get('nodes.save', nodeInput(cloud.id, { image: 'a1', plan: 'wallet' }));
}

it('the list is empty at first, and only the keychain is asked, about the lock', async () => {
  const app = openTestApp();
  expect(await app.get('nodes.list', {})).toMatchObject({ clouds: [], nodes: [] });
  expect(app.keyholder.acts).toEqual(['locks']);
});

it('the list has what was saved, without the ids of keychain entries', async () => {
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

it('with another keychain nobody is asked, and each missing token is named', async () => {
  const { url, asked } = await serveNodes(() => ({ body: UNLOCKED }));
  const app = openTestApp();
  const input = cloudInput({ baseUrl: url, nodeApiUrl: url, token: 'cloud-token-1' });
  const extras = { list: false, detail: false, probe: true };
  const cloud = await app.get('nodes.saveCloud', { ...input, extras, everySeconds: 3_600 });
  await app.get('nodes.save', nodeInput(cloud.id, { token: 'node-token-1' }));
  app.restart(() => {
    for (const account of [...app.keyholder.entries.keys()])
      (app.keyholder.entries as Map<string, string>).delete(account);
  });
  // Earlier requests have arrived before this one.
  await fetch(url);
  const before = asked.length;
  await app.get('nodes.check', { nodeIds: null });
  await expect
    .poll(() => app.get('nodes.list', {}))
    .toMatchObject({
      clouds: [{ trouble: 'TOKEN_MISSING' }],
      nodes: [{ trouble: { kind: 'tokenMissing' } }],
    });
  expect(asked.slice(before)).toEqual([]);
  // Entered again, the tokens are used.
  await app.get('nodes.saveCloud', { ...input, extras, cloudId: cloud.id });
  const [node] = (await app.get('nodes.list', {})).nodes;
  await app.get('nodes.save', nodeInput(cloud.id, { nodeId: node?.id ?? null, token: 'node-token-1' }));
  await app.get('nodes.check', { nodeIds: null });
  await expect
    .poll(async () => (await app.get('nodes.list', {})).nodes)
    .toMatchObject([{ state: 'unlocked', trouble: null }]);
});

describe('a node', () => {
  it('names the proof of each fact, and calls a guess a guess', async () => {
    const { world, cloud } = await openCloud({ baseUrl: HERE });
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

  it("that doesn't exist gives GONE to read, change and remove", async () => {
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

  it('whose secret has the name of an inherited member gets only its own, and nothing is sent in its place', async () => {
    const { url, asked } = await serveNodes();
    const app = openTestApp();
    const cloud = await app.get('nodes.saveCloud', cloudInput({ baseUrl: url, nodeApiUrl: url }));
    const unlockTemplate = '{"password":"{{constructor}}"}';
    const { node, secretsKept } = await app.get('nodes.save', nodeInput(cloud.id, { unlockTemplate }));
    expect(secretsKept).toEqual([]);
    for (const secrets of [{}, { constructor: 'correct-horse-battery' }])
      expect(await app.failure('nodes.unlock', { nodeId: node.id, secrets, keep: true })).toEqual(
        failing('NODE_SECRETS_MISSING', { name: 'Node', secrets: ['constructor'] }),
      );
    expect(asked.filter(({ line }) => line.startsWith('POST'))).toEqual([]);
  });

  it("isn't added a second time under another name", async () => {
    const app = openTestApp();
    const { node } = await oneNode(app);
    const twin = nodeInput(node.cloudId, { name: 'Twin' });
    expect(await app.failure('nodes.save', twin)).toMatchObject({
      code: 'INVALID_INPUT',
      facts: { path: 'foreignNodeId' },
    });
    expect((await app.get('nodes.list', {})).nodes).toHaveLength(1);
  });

  it('keeps its known lock when its settings change', async () => {
    const { world, cloud } = await openCloud({ baseUrl: HERE });
    const node = await world.addNode(cloud);
    world.registry.heard(node.id, { kind: 'probeLocked' }, 'seen');
    world.user.whileAsked = () => world.registry.heard(node.id, { kind: 'probeUnlocked' }, 'seen');
    const asked = nodeInput(cloud.id, { nodeId: node.id, name: 'New', invokeUrl: 'http://127.0.0.1:2' });
    expect((await saveNode(world.context, asked)).node).toMatchObject({ name: 'New', state: 'unlocked' });
  });
});
