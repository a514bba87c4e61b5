import { describe, expect, it } from 'vitest';
import { planMany, upgradeNode, upgradeToUnlocked } from '../../../src-main/nodes/act-on-nodes.ts';
import { credentialsOf } from '../../../src-main/nodes/act/credentials.ts';
import { importList } from '../../../src-main/nodes/list/take-nodes.ts';
import { saveNodeService } from '../../../src-main/nodes/list/save-node-service.ts';
import { saveNode } from '../../../src-main/nodes/list/save-node.ts';
import { failureOf } from '../../support/failure-of.ts';
import { serveNodes, UNLOCKED } from './node-server.ts';
import {
  approvedFor,
  cloudInput,
  nodeInput,
  type NodesWorld,
  openNodesWorld,
  wordIn,
  workOf,
} from './nodes-context.ts';

const OWN = { cloudId: null, foreignNodeId: null, userId: null } as const;
const own = (invokeUrl: string | null, name = 'Attic') => nodeInput('', { ...OWN, name, invokeUrl });

const addOwn = async ({ context }: NodesWorld, invokeUrl: string, name?: string) =>
  context.registry.node((await saveNode(context, own(invokeUrl, name))).node.id);

describe('a node of one’s own', () => {
  it('is added by address and name, without service, id or image', async () => {
    const world = openNodesWorld();
    const first = await addOwn(world, 'http://127.0.0.1:3001');
    const second = await addOwn(world, 'http://127.0.0.1:3002', 'Cellar');
    expect(second.cloudId).toBe(first.cloudId);
    const [cloud, ...others] = world.registry.clouds();
    expect(others).toEqual([]);
    expect(cloud).toMatchObject({
      kind: 'own',
      baseUrl: '',
      nodeApiUrl: null,
      tokenId: null,
      extras: { list: false, detail: false, probe: true },
    });
    expect(first).toMatchObject({ nodeId: first.id, userId: null, invokeUrl: 'http://127.0.0.1:3001' });
    // One question for each new host, before any request to it.
    expect(world.user.asked).toHaveLength(2);
  });

  it('is polled at its own address, and nothing is asked for an image', async () => {
    const node = await serveNodes(() => ({ body: UNLOCKED }));
    const world = openNodesWorld();
    const { id } = await addOwn(world, node.url);
    const work = workOf(world.context);
    work.watcher.start();
    await work.watcher.checkNow(null);
    await expect.poll(() => world.registry.seen(id).state).toBe('unlocked');
    await work.watcher.checkNow(null);
    expect(new Set(node.asked.map(({ line }) => line))).toEqual(new Set(['GET /nodeinfo']));
    const [cloud] = world.registry.clouds();
    expect(world.registry.cloudView(cloud!.id)).toMatchObject({ trouble: null, latestImage: null });
    expect(world.registry.row(id).outdated).toBeNull();
  });

  it("can't be updated from here, alone or in a run", async () => {
    const world = openNodesWorld();
    const { id } = await addOwn(world, 'http://127.0.0.1:3001');
    const work = workOf(world.context);
    const questions = world.user.asked.length;
    for (const act of [upgradeNode, upgradeToUnlocked])
      expect(await failureOf(act({ ...world.context, work }, { nodeId: id }))).toEqual({
        code: 'NODE_OWN',
        facts: { name: 'Attic' },
      });
    expect(world.user.asked).toHaveLength(questions);
    for (const act of ['upgrade', 'upgradeToUnlocked'] as const) {
      const { rows } = await planMany({ ...world.context, work }, { act, nodeIds: [id] });
      expect(rows).toMatchObject([{ will: 'skip', because: 'ownNode' }]);
    }
    const node = world.registry.node(id);
    expect(wordIn((await credentialsOf(world.context, [node], 'upgrade')).get(id))).toBe('ownNode');
    const started = work.bulk.start({ act: 'upgrade', nodeIds: [id], canary: null, parallel: 1 });
    await expect.poll(() => work.bulk.report(started.id).run.state).toBe('finished');
    expect(work.bulk.report(started.id).nodes).toMatchObject([{ outcome: 'skipped', text: 'ownNode' }]);
  });

  it.each([
    ['no address', own(null), { code: 'INVALID_INPUT', facts: { path: 'invokeUrl', problem: 'needed' } }],
    ['what is no address', own('attic'), { code: 'URL_REFUSED' }],
    ['http over a network', own('http://attic.example:3001'), { code: 'URL_REFUSED' }],
    [
      'the address of another',
      own('https://barn.example/', 'Again'),
      { facts: { path: 'invokeUrl', problem: '“Barn” has this address already' } },
    ],
  ])("isn't added with %s", async (_, asked, failure) => {
    const world = openNodesWorld('electron');
    await addOwn(world, 'https://barn.example', 'Barn');
    expect(await failureOf(saveNode(world.context, asked))).toMatchObject(failure);
    expect(world.registry.nodes()).toHaveLength(1);
  });
});

describe('the connection of nodes of one’s own', () => {
  const asked = (cloudId: string | null, everySeconds = 30) => ({
    ...cloudInput({}),
    cloudId,
    name: 'Mine',
    connection: { kind: 'own' } as const,
    extras: { list: true, detail: true, probe: true },
    everySeconds,
  });

  it('exists once, whoever makes it, and offers only the probe', async () => {
    const world = openNodesWorld();
    const { cloudId } = await addOwn(world, 'http://127.0.0.1:3001');
    expect(await saveNodeService(world.context, asked(null))).toMatchObject({
      id: cloudId,
      kind: 'own',
      name: 'Mine',
      everySeconds: 30,
      extras: { list: false, detail: false, probe: true },
    });
    expect(world.registry.clouds()).toHaveLength(1);
    // The approved host stays approved.
    expect(approvedFor(world, cloudId)).toEqual(['http://127.0.0.1:3001']);
  });

  it("never becomes a service's nor the reverse, and a service's node needs its id", async () => {
    const world = openNodesWorld();
    const { cloudId } = await addOwn(world, 'http://127.0.0.1:3001');
    const remote = await world.addCloud({ baseUrl: 'http://127.0.0.1:1' });
    const other = { code: 'INVALID_INPUT', facts: { path: 'connection.kind' } };
    expect(await failureOf(saveNodeService(world.context, { ...cloudInput({}), cloudId }))).toMatchObject(
      other,
    );
    expect(await failureOf(saveNodeService(world.context, asked(remote.id)))).toMatchObject(other);
    const bare = nodeInput(remote.id, { foreignNodeId: null });
    const needed = { code: 'INVALID_INPUT', facts: { path: 'foreignNodeId', problem: 'needed' } };
    expect(await failureOf(saveNode(world.context, bare))).toEqual(needed);
  });

  it('imports a list whose nodes have addresses', async () => {
    const world = openNodesWorld('electron');
    const { cloudId } = await addOwn(world, 'https://attic.example');
    const text = 'name,node_id,invoke_url\nCellar,c1,https://cellar.example\nBarn,b1,';
    expect(await importList(world.context, { cloudId, format: 'csv', text })).toEqual({
      added: 1,
      updated: 0,
      problems: [{ line: 3, problem: 'invoke_url is missing. A node of your own needs its own address' }],
    });
  });
});
