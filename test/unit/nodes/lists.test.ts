import { describe, expect, it } from 'vitest';
import { exportList } from '../../../src-main/nodes/list/read-nodes.ts';
import { fetchList, importList } from '../../../src-main/nodes/list/take-nodes.ts';
import { saveNodeService } from '../../../src-main/nodes/list/save-node-service.ts';
import { hostedRow } from '../../support/hosting.ts';
import { codeOf, failureOf } from '../../support/failure-of.ts';
import { serveNodes } from './node-server.ts';
import { cloudInput, openNodesWorld, secretsOf, targetOf, type NodesWorld } from './nodes-context.ts';
import { nodesIn } from '../../support/node-records.ts';

const HEADER = 'name,node_id,user_id,plan,invoke_url,image';
const byId = (world: NodesWorld, nodeId: string) => {
  const found = world.registry.nodes().find((node) => node.nodeId === nodeId);
  if (found === undefined) throw new Error(`no node ${nodeId}`);
  return found;
};

async function openWithCloud(kind: 'electron' | 'loopback' = 'electron') {
  const world = openNodesWorld(kind);
  const baseUrl = kind === 'electron' ? 'https://cloud.example' : 'http://127.0.0.1:1';
  const cloud = await world.addCloud({ baseUrl });
  const read = (text: string, format: 'csv' | 'json' = 'csv') =>
    importList(world.context, { cloudId: cloud.id, format, text });
  return { world, cloud, read };
}

describe('an imported list', () => {
  it('adds nodes with their data', async () => {
    const { world, read } = await openWithCloud();
    const text = `${HEADER}\r\n"Zürich, 7",n1,u1,Scale,https://n1.example/,a91f3c2\r\n,n2,,,,\r\n`;
    expect(await read(text)).toEqual({ added: 2, updated: 0, problems: [] });
    expect(byId(world, 'n1')).toMatchObject({
      name: 'Zürich, 7',
      userId: 'u1',
      plan: 'scale',
      invokeUrl: 'https://n1.example',
      facts: { image: 'a91f3c2', imageProof: 'importedList', lock: 'unknown' },
    });
    expect(byId(world, 'n2')).toMatchObject({ name: 'n2', userId: null, plan: 'unknown', invokeUrl: null });
    expect(nodesIn(world.ports.fleet)).toHaveLength(2);
    expect(world.ports.fleet.history(byId(world, 'n1').id, 5).map(({ kind }) => kind)).toContain('imported');
  });

  it.each([
    ['a bare list', JSON.stringify([{ name: 'A', node_id: 'n1', user_id: 'u1' }])],
    ['a list in an object', JSON.stringify({ nodes: [{ id: 'n1', user_id: 'u1', name: 'A' }] })],
    ['camel case', JSON.stringify([{ nodeId: 'n1', userId: 'u1', name: 'A' }])],
  ])('may be JSON: %s', async (_, text) => {
    const { world, read } = await openWithCloud();
    expect(await read(text, 'json')).toEqual({ added: 1, updated: 0, problems: [] });
    expect(byId(world, 'n1')).toMatchObject({ name: 'A', userId: 'u1' });
  });

  it('updates a node with the same id, and keeps its secrets, its body and its known lock', async () => {
    const { world, cloud, read } = await openWithCloud();
    const secrets = { password: 'correct-horse-battery' };
    const before = await world.addNode(cloud, { secrets, unlockByItself: true, name: 'Old' });
    world.registry.heard(before.id, { kind: 'probeLocked' }, 'seen');
    expect(await read(`${HEADER}\nNew,n1,,wallet,,a1`)).toEqual({ added: 0, updated: 1, problems: [] });
    const after = byId(world, 'n1');
    expect(after).toMatchObject({
      id: before.id,
      name: 'New',
      userId: 'u1',
      plan: 'wallet',
      unlockTemplate: before.unlockTemplate,
      secretIds: before.secretIds,
      unlockByItself: true,
      facts: { lock: 'locked', image: 'a1' },
    });
    expect(await secretsOf(world.context, after)).toEqual(secrets);
  });

  it('takes the same id of another connection for another node', async () => {
    const { world, read } = await openWithCloud();
    const other = await world.addCloud({ baseUrl: 'https://other.example' });
    await world.addNode(other);
    expect(await read(`${HEADER}\nA,n1,,,,`)).toMatchObject({ added: 1, updated: 0 });
    expect(world.registry.nodes()).toHaveLength(2);
  });

  it('asks once about its hosts, and a no sends them nothing', async () => {
    const { world, read } = await openWithCloud();
    world.user.agrees = false;
    await read(
      `${HEADER}\nA,n1,,,https://evil.example,\nB,n2,,,https://bad.example,\nC,n3,,,https://cloud.example,`,
    );
    expect(world.user.asked.at(-1)?.details.slice(0, 2)).toEqual([
      'https://bad.example',
      'https://evil.example',
    ]);
    expect(world.user.asked).toHaveLength(2);
    expect(await codeOf(targetOf(world.context, byId(world, 'n1')))).toBe('HOST_NOT_APPROVED');
    expect((await targetOf(world.context, byId(world, 'n3'))).address.url).toBe('https://cloud.example');
  });
});

describe('a list is refused completely and stores nothing,', () => {
  it.each(['password', 'api_key'])('if a column is called %s', async (column) => {
    const { world, read } = await openWithCloud();
    const secret = 'hunter2hunter2';
    for (const [format, text] of [
      ['csv', `node_id,${column}\nn1,${secret}`],
      ['json', JSON.stringify([{ node_id: 'n0' }, { node_id: 'n1', [column]: secret }])],
    ] as const) {
      const told = await read(text, format);
      expect(told).toMatchObject({ added: 0, updated: 0 });
      expect(told.problems).toHaveLength(1);
      expect(told.problems[0]?.problem).toContain(`“${column}”`);
      expect(JSON.stringify(told)).not.toContain(secret);
    }
    expect(world.registry.nodes()).toEqual([]);
  });

  it.each([
    ['there is no node_id', 'name,user_id\nA,u1', 'csv', 'node_id'],
    ['it has no first line of names', 'hunter2hunter2,n1', 'csv', 'node_id'],
    ['a quotation mark stays open', `${HEADER}\n"A,n1,,,,\nB,n2,,,,`, 'csv', 'quotation'],
    ['a column stands there twice', 'node_id,id\nn1,n2', 'csv', 'appears twice'],
    ['it is empty', '', 'csv', 'empty'],
    ['it is no JSON', '{nodes:', 'json', 'JSON'],
    ['it is another JSON', '{"wallets":[]}', 'json', 'JSON'],
    ['it is longer than any service has', `node_id\n${'n\n'.repeat(10_001)}`, 'csv', 'more than'],
  ] as const)('if %s', async (_, text, format, problem) => {
    const { world, read } = await openWithCloud();
    const told = await read(text, format);
    expect(told).toMatchObject({ added: 0, updated: 0 });
    expect(told.problems).toHaveLength(1);
    expect(told.problems[0]?.problem).toContain(problem);
    expect(JSON.stringify(told)).not.toContain('hunter2');
    expect(world.registry.nodes()).toEqual([]);
  });
});

describe('a row is left out and reported by its line', () => {
  it.each([
    ['without an id', 'A,,u1,,,', 'node_id is missing'],
    ['with the id .. (G32)', 'A,..,u1,,,', 'node_id has characters'],
    ['with the user .. (G32)', 'A,n1,..,,,', 'user_id has characters'],
    ['with a very long id', `A,${'n'.repeat(201)},,,,`, 'node_id has characters'],
    ['with a very long name', `${'A'.repeat(81)},n1,,,,`, 'name is longer'],
    ['with an image of two words', 'A,n1,,,,two words', 'image'],
    ['with a plain http address (G33)', 'A,n1,,,http://n.example,', 'invoke_url'],
    ['with a file for an address (G33)', 'A,n1,,,file:///etc/passwd,', 'invoke_url'],
    ['with a password in its address', 'A,n1,,,https://u:hunter2hunter2@n.example,', 'invoke_url'],
    ['with a token in its address', 'A,n1,,,https://n.example/?t=hunter2hunter2,', 'invoke_url'],
    ['with too many cells', 'A,n1,,,,,surplus', 'more cells'],
  ])('%s', async (_, row, problem) => {
    const { world, read } = await openWithCloud();
    const told = await read(`${HEADER}\nGood,good,,,,\n${row}\n`);
    expect(told).toMatchObject({ added: 1, updated: 0 });
    expect(told.problems).toEqual([{ line: 3, problem: expect.stringContaining(problem) as string }]);
    expect(JSON.stringify(told)).not.toContain('hunter2');
    expect(world.registry.nodes().map(({ nodeId }) => nodeId)).toEqual(['good']);
  });

  it('that repeats a node; the first row counts', async () => {
    const { world, read } = await openWithCloud();
    const told = await read(`${HEADER}\nFirst,n1,,,,\nSecond,n1,,,,`);
    expect(told.problems.map(({ line }) => line)).toEqual([3]);
    expect(byId(world, 'n1').name).toBe('First');
  });

  it('counted to its first line, also after rows with line breaks', async () => {
    const { read } = await openWithCloud();
    const told = await read(`name,node_id,note\nA,n1,"two\nlines"\nB,,x`);
    expect(told.problems).toEqual([
      { line: 1, problem: 'Ochre doesn’t know the column “note” and left it out' },
      { line: 4, problem: 'node_id is missing' },
    ]);
  });

  it('only if it is broken: a row with an unknown plan is added, and reported', async () => {
    const { world, read } = await openWithCloud();
    const told = await read(`${HEADER}\nA,n1,,Starter,,`);
    expect(told).toMatchObject({ added: 1, problems: [{ line: 2 }] });
    expect(byId(world, 'n1').plan).toBe('unknown');
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])(
    'like a column with the name of an inherited member: %s',
    async (name) => {
      const { read } = await openWithCloud();
      const left = { problem: expect.stringMatching(/and left it out$/) as string };
      expect(await read(`node_id,${name}\nn1,x`)).toMatchObject({ added: 1, problems: [left] });
      const json = `[{"node_id":"n2","${name}":{"a":1}}]`;
      expect(await read(json, 'json')).toMatchObject({ added: 1, problems: [{ line: 1 }] });
    },
  );

  it('and of thousands the first are told and the rest is counted', async () => {
    const { read } = await openWithCloud();
    const { problems } = await read(`${HEADER}\n${'A,,,,,\n'.repeat(1_000)}`);
    expect(problems).toHaveLength(201);
    expect(problems.at(-1)?.problem).toBe('and 800 more like these');
  });
});

describe('an exported list', () => {
  const RISKY = '=HYPERLINK("http://evil.example","x")';

  it('has no secret, entry id or unlock body, and can be imported unchanged', async () => {
    const { world, cloud, read } = await openWithCloud();
    await world.addNode(cloud, {
      name: 'A',
      token: 'node-token-123456',
      secrets: { password: 'correct-horse-battery' },
      invokeUrl: 'https://cloud.example/n1',
      image: 'a91f3c2',
      plan: 'wallet',
    });
    const node = byId(world, 'n1');
    for (const format of ['csv', 'json'] as const) {
      const told = await exportList(world.context, { format });
      expect(told).toEqual({ savedAs: expect.stringMatching(/^nodes-.*\.(csv|json)$/) as string, nodes: 1 });
      const text = world.saved.at(-1)?.text ?? '';
      for (const never of [
        'node-token-123456',
        'correct-horse-battery',
        node.tokenId ?? '-',
        ...Object.values(node.secretIds),
        'password',
      ])
        expect(text).not.toContain(never);
      expect(await read(text, format)).toEqual({ added: 0, updated: 1, problems: [] });
      expect(byId(world, 'n1')).toEqual({ ...node, facts: expect.anything() as unknown });
    }
  });

  it('has no formula for a spreadsheet, and names survive the import', async () => {
    const { world, cloud, read } = await openWithCloud();
    await world.addNode(cloud, { name: RISKY });
    await exportList(world.context, { format: 'csv' });
    const text = world.saved.at(-1)?.text ?? '';
    expect(text.split('\r\n')[1]).toMatch(/^"'=HYPERLINK/);
    expect(await read(text)).toMatchObject({ updated: 1, problems: [] });
    expect(byId(world, 'n1').name).toBe(RISKY);
  });

  it("isn't written if the person cancels", async () => {
    const { world } = await openWithCloud();
    world.user.agrees = false;
    expect(await exportList(world.context, { format: 'csv' })).toEqual({ savedAs: null, nodes: 0 });
    expect(world.saved).toEqual([]);
  });
});

describe('a service’s own list', () => {
  const listed = [
    hostedRow('n1', { name: 'Zürich', rln_commit_id: 'a2' }),
    hostedRow('n2', { invoke_url: 'http://127.0.0.1:2/n2' }),
    hostedRow('n3', { status: 'DESTROYED' }),
    hostedRow('..', { name: 'up' }),
    hostedRow('n4', { invoke_url: 'file:///etc/passwd' }),
  ];

  async function openWithService(extras = { list: true, detail: false, probe: false }) {
    const server = await serveNodes(() => ({ body: { nodes: listed } }));
    const world = openNodesWorld();
    const { id } = await saveNodeService(world.context, {
      ...cloudInput({ baseUrl: server.url, token: 'cloud-token-123456' }),
      extras,
    });
    return { server, world, cloudId: id };
  }

  it('adds and updates nodes, keeps settings and secrets, and only counts missing nodes', async () => {
    const { world, cloudId } = await openWithService();
    const cloud = world.registry.cloud(cloudId);
    const secrets = { password: 'correct-horse-battery' };
    const kept = await world.addNode(cloud, { secrets, plan: 'wallet' });
    await world.addNode(cloud, { foreignNodeId: 'n0', name: 'Gone' });
    expect(await fetchList(world.context, { cloudId })).toEqual({ added: 2, updated: 1, gone: 0 });
    expect(byId(world, 'n1')).toMatchObject({
      name: 'Zürich',
      userId: 'u1',
      plan: 'wallet',
      secretIds: kept.secretIds,
      facts: { image: 'a2', imageProof: 'cloudStatus', lock: 'unknown' },
    });
    expect(byId(world, 'n2').invokeUrl).toBe('http://127.0.0.1:2/n2');
    expect(byId(world, 'n4').invokeUrl).toBeNull();
    expect(byId(world, 'n0').name).toBe('Gone');
    expect(world.registry.nodes().map(({ nodeId }) => nodeId)).not.toContain('n3');
  });

  it("isn't requested if the connection has none", async () => {
    const { server, world, cloudId } = await openWithService({ list: false, detail: true, probe: true });
    expect(await failureOf(fetchList(world.context, { cloudId }))).toEqual({
      code: 'EXTRA_OFF',
      facts: { extra: 'list' },
    });
    expect(server.asked).toEqual([]);
  });
});
