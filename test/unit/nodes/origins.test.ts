import { describe, expect, it } from 'vitest';
import type { NodeRecord } from '../../../src-main/records/node.ts';
import {
  approveAddressesOf,
  approveHostsOf,
  approveOrigins,
  newOriginsOf,
} from '../../../src-main/nodes/secrets/approve-moves.ts';
import { serviceOf, targetsOf } from '../../../src-main/nodes/secrets/open-services.ts';
import { saveNodeService } from '../../../src-main/nodes/list/save-node-service.ts';
import { saveNode } from '../../../src-main/nodes/list/save-node.ts';
import { failing, codeOf, failureOf } from '../../support/failure-of.ts';
import { serveNodes } from './node-server.ts';
import {
  approvedFor,
  cloudInput,
  nodeInput,
  openNodesWorld,
  openCloud,
  targetOf,
  wordIn,
  type NodesWorld,
} from './nodes-context.ts';

const TOKEN = 'cloud-token-123456';
const NODE_TOKEN = 'node-token-123456';

/** Moves a node as a list or an edited file does, without a question. */
function moveTo(world: NodesWorld, node: NodeRecord, invokeUrl: string): NodeRecord {
  const moved = { ...node, invokeUrl };
  world.registry.put([moved]);
  return moved;
}

describe('a new connection', () => {
  it('makes main ask, with every host in full, and is stored with its hosts', async () => {
    const { world, cloud } = await openCloud(
      {
        baseUrl: 'https://cloud.example/v1/',
        nodeApiUrl: 'https://nodes.example:8443',
        token: TOKEN,
      },
      'electron',
    );
    expect(world.user.asked).toHaveLength(1);
    expect(world.user.asked[0]?.details).toEqual(
      expect.arrayContaining(['https://cloud.example', 'https://nodes.example:8443']),
    );
    expect(approvedFor(world, cloud.id)).toEqual(['https://cloud.example', 'https://nodes.example:8443']);
    // Renaming asks no second question.
    const connection = { baseUrl: 'https://cloud.example/v1/', nodeApiUrl: 'https://nodes.example:8443' };
    await saveNodeService(world.context, { ...cloudInput(connection), cloudId: cloud.id, name: 'Renamed' });
    expect(world.user.asked).toHaveLength(1);
    const now = world.registry.cloud(cloud.id);
    expect(now).toMatchObject({ name: 'Renamed', tokenId: cloud.tokenId });
  });

  it("isn't stored after a no, nor is its token", async () => {
    const world = openNodesWorld('electron');
    world.user.agrees = false;
    expect(await failureOf(world.addCloud({ token: TOKEN }))).toEqual(
      failing('HOST_NOT_APPROVED', { origin: 'https://cloud.example' }),
    );
    expect(world.registry.clouds()).toEqual([]);
    expect(world.keyholder.acts).toEqual([]);
  });

  it.each([
    'http://cloud.example',
    'file:///etc/passwd',
    'https://user:pass@cloud.example',
    'https://cloud.example/?to=other',
    'ftp://cloud.example',
    'cloud.example',
  ])(
    'G33: with %s as an address of the service or its nodes is refused, and nobody is asked',
    async (url) => {
      const world = openNodesWorld('electron');
      expect(await codeOf(world.addCloud({ baseUrl: url }))).toBe('URL_REFUSED');
      expect(await codeOf(world.addCloud({ nodeApiUrl: url }))).toBe('URL_REFUSED');
      expect(world.user.asked).toEqual([]);
      expect(world.registry.clouds()).toEqual([]);
      const cloud = await world.addCloud({});
      expect(await codeOf(world.addNode(cloud, { invokeUrl: url }))).toBe('URL_REFUSED');
    },
  );

  it('G33: to another computer is refused if a browser page is the window', async () => {
    const world = openNodesWorld('loopback');
    expect(await failureOf(world.addCloud({}))).toEqual(failing('URL_REFUSED', { reason: 'loopbackOnly' }));
  });
});

describe('the token of a connection', () => {
  it('never goes to another service of the same connection, and is deleted with that change', async () => {
    const other = await serveNodes(() => ({ body: { data: 'image-1' } }));
    const { world, cloud } = await openCloud({ baseUrl: 'http://127.0.0.1:1', token: TOKEN });
    expect(world.keyholder.entries.get(`token:${String(cloud.tokenId)}`)).toContain(TOKEN);
    await saveNodeService(world.context, { ...cloudInput({ baseUrl: other.url }), cloudId: cloud.id });
    const now = world.registry.cloud(cloud.id);
    expect(now.tokenId).toBeNull();
    expect(approvedFor(world, now.id)).toEqual([other.url]);
    expect([...world.keyholder.entries.keys()].filter((key) => key.startsWith('token:'))).toEqual([]);
    await (await serviceOf(world.context, now)).latestImage();
    expect(other.asked.map(({ authorization }) => authorization)).toEqual([null]);
  });

  it("isn't sent if a changed file names another service beside the old entry", async () => {
    const other = await serveNodes(() => ({ body: { data: 'image-1' } }));
    const { world, cloud } = await openCloud({ baseUrl: 'http://127.0.0.1:1', token: TOKEN });
    const tampered = { ...cloud, baseUrl: other.url };
    expect(await failureOf(serviceOf(world.context, tampered))).toEqual(
      failing('HOST_NOT_APPROVED', { origin: other.url }),
    );
    await approveOrigins(world.context, tampered, [other.url]);
    expect(await failureOf(serviceOf(world.context, tampered))).toEqual(
      failing('TOKEN_MISSING', { name: 'Cloud' }),
    );
    expect(other.asked).toEqual([]);
  });

  it.each(['two words', 'line\nbreak', 'ümlaut'])(
    'is refused as %j before anything is kept',
    async (token) => {
      const world = openNodesWorld('electron');
      expect(await failureOf(world.addCloud({ token }))).toMatchObject(
        failing('INVALID_INPUT', { path: 'token' }),
      );
      expect(world.keyholder.acts).toEqual([]);
      expect(world.registry.clouds()).toEqual([]);
    },
  );
});

describe('a host from a list or a service', () => {
  it('gets no token and no probe before it is approved, and no secret is read', async () => {
    const { url, asked } = await serveNodes();
    const { world, cloud } = await openCloud({ baseUrl: 'http://127.0.0.1:1' });
    const node = moveTo(world, await world.addNode(cloud, { token: NODE_TOKEN }), url);
    const before = world.keyholder.acts.length;
    expect(await failureOf(targetOf(world.context, node))).toEqual(
      failing('HOST_NOT_APPROVED', { origin: url }),
    );
    expect(wordIn((await targetsOf(world.context, [node])).get(node.id))).toBe('hostNotApproved');
    expect(world.keyholder.acts).toHaveLength(before);
    expect(asked).toEqual([]);
  });

  it('is asked about once, in full, and stored after a yes', async () => {
    const { url, asked } = await serveNodes();
    const { world, cloud } = await openCloud({ baseUrl: 'http://127.0.0.1:1' });
    const node = moveTo(world, await world.addNode(cloud, { token: NODE_TOKEN }), url);
    const before = world.user.asked.length;
    expect(await approveAddressesOf(world.context, [node])).toBe(true);
    expect(await approveAddressesOf(world.context, [world.registry.node(node.id)])).toBe(true);
    expect(world.user.asked).toHaveLength(before + 1);
    expect(world.user.asked.at(-1)).toMatchObject({
      title: 'Send the secrets of “Node” to another address?',
      danger: true,
    });
    expect(world.user.asked.at(-1)?.details[0]).toBe(`“Node”: – → ${url}`);
    expect(approvedFor(world, cloud.id)).toContain(url);
    const service = await serviceOf(world.context, world.registry.cloud(cloud.id));
    await service.probe(await targetOf(world.context, world.registry.node(node.id)));
    expect(asked).toEqual([{ line: 'GET /nodeinfo', authorization: `Bearer ${NODE_TOKEN}`, body: '' }]);
  });

  it('is called listed in the question, unless the person has just typed it', async () => {
    const { world, cloud } = await openCloud({ baseUrl: 'http://127.0.0.1:1' });
    const node = await world.addNode(cloud, { invokeUrl: 'http://127.0.0.1:2' });
    expect(world.user.asked.at(-1)).toMatchObject({
      title: 'Send secrets to http://127.0.0.1:2?',
      danger: false,
    });
    expect(world.user.asked.at(-1)?.details.join()).not.toContain('came with a list');
    // A list moved the node meanwhile; an address that was only in the form wasn't typed.
    world.registry.put([{ ...node, invokeUrl: 'http://127.0.0.1:3' }]);
    expect(await approveHostsOf(world.context, [world.registry.node(node.id)])).toBe(true);
    expect(world.user.asked.at(-1)?.details.join()).toContain('came with a list');
  });

  it('is another host if port or scheme differ', async () => {
    const { world, cloud } = await openCloud({ baseUrl: 'http://127.0.0.1:8080' }, 'electron');
    const node = await world.addNode(cloud);
    for (const url of ['http://127.0.0.1:8081', 'https://127.0.0.1:8080', 'http://localhost:8080']) {
      const moved = moveTo(world, node, url);
      expect(await codeOf(targetOf(world.context, moved))).toBe('HOST_NOT_APPROVED');
      const [origins] = (await newOriginsOf(world.context, [moved])).values();
      expect(origins).toEqual([url]);
    }
  });

  it('is one of 500 in several questions that fit a screen, and a no to one approves none', async () => {
    const { world, cloud } = await openCloud({ baseUrl: 'https://cloud.example' }, 'electron');
    const origins = Array.from({ length: 500 }, (_, at) => `https://n${String(at)}.example`);
    const before = world.user.asked.length;
    expect(await approveOrigins(world.context, cloud, origins)).toBe(true);
    const asked = world.user.asked.slice(before);
    expect(asked).toHaveLength(50);
    expect(asked[1]?.title).toBe('Send secrets to 10 new hosts? Part 2 of 50');
    for (const { details } of asked) expect(details.length).toBeLessThanOrEqual(12);
    const told = asked.flatMap(({ details }) => details).filter((line) => line.startsWith('https://n'));
    expect(told.toSorted()).toEqual(origins.toSorted());
    expect(approvedFor(world, cloud.id)).toHaveLength(501);

    const others = origins.map((origin) => origin.replace('.example', '.test'));
    const answers = [true, false];
    world.ports.confirm.ask = () => Promise.resolve(answers.shift() ?? true);
    expect(await approveOrigins(world.context, world.registry.cloud(cloud.id), others)).toBe(false);
    expect(answers).toEqual([]);
    expect(approvedFor(world, cloud.id)).toHaveLength(501);
  });

  it("isn't approved for another connection by its approval for one", async () => {
    const world = openNodesWorld('electron');
    const one = await world.addCloud({});
    const other = await world.addCloud({ baseUrl: 'https://other.example' });
    await approveOrigins(world.context, one, ['https://n.example']);
    const node = moveTo(world, await world.addNode(other), 'https://n.example');
    expect(await codeOf(targetOf(world.context, node))).toBe('HOST_NOT_APPROVED');
  });

  it('is asked about when its address is saved, and a no saves the node without asking it', async () => {
    const { world, cloud } = await openCloud({}, 'electron');
    world.user.agrees = false;
    const detail = await saveNode(world.context, nodeInput(cloud.id, { invokeUrl: 'https://n.example' }));
    expect(detail.address).toEqual({
      kind: 'invokeUrl',
      url: 'https://n.example',
      host: 'n.example',
      approved: false,
    });
    expect(await codeOf(targetOf(world.context, world.registry.node(detail.node.id)))).toBe(
      'HOST_NOT_APPROVED',
    );
  });
});

it("needs no approval if it is the practice service's; another address on this computer does", async () => {
  const world = openNodesWorld();
  const { id } = await saveNodeService(world.context, {
    ...cloudInput({}),
    connection: { kind: 'practice' },
  });
  const cloud = world.registry.cloud(id);
  const node = await world.addNode(cloud);
  expect(world.user.asked).toEqual([]);
  const url = await world.practice.baseUrl();
  expect((await targetOf(world.context, node)).address).toEqual({
    kind: 'nodeApiUrl',
    url: `${url}/node-api`,
    userId: 'u1',
    nodeId: 'n1',
  });
  const moved = moveTo(world, node, 'http://127.0.0.1:1');
  expect(await codeOf(targetOf(world.context, moved))).toBe('HOST_NOT_APPROVED');
});

describe('the address of a node', () => {
  it.each(['.', '..', 'a\nb', 'a\0'])('G32: %j is refused as a node id and as a user id', async (id) => {
    const { world, cloud } = await openCloud({}, 'electron');
    for (const change of [{ foreignNodeId: id }, { userId: id }])
      expect(await codeOf(world.addNode(cloud, change))).toBe('INVALID_INPUT');
    expect(world.registry.nodes()).toEqual([]);
  });

  it("that the other host saved isn't asked if this host may not reach it", async () => {
    const { world, cloud } = await openCloud({ baseUrl: 'http://127.0.0.1:1' }, 'loopback');
    const node = moveTo(world, await world.addNode(cloud), 'https://n.example');
    await approveOrigins(world.context, cloud, ['https://n.example']);
    expect(await failureOf(targetOf(world.context, node))).toEqual(
      failing('URL_REFUSED', { reason: 'loopbackOnly' }),
    );
    expect(wordIn((await targetsOf(world.context, [node])).get(node.id))).toBe('noAddress');
  });
});
