import { describe, expect, it } from 'vitest';
import { fail } from '../../../src-main/base/errors.ts';
import { keepManySecrets, secretsOfMany } from '../../../src-main/nodes/secrets/secrets.ts';
import { credentialsOf } from '../../../src-main/nodes/act/credentials.ts';
import type { CallInput, NoticePayload } from '../../../src-preload/contract/index.ts';
import { codeOf, failureOf } from '../../support/failure-of.ts';
import { openTestApp, type TestApp } from '../wallet/app.ts';
import { serveNodes } from './node-server.ts';
import {
  cloudInput,
  nodeInput,
  openNodesWorld,
  withoutKeychain,
  wordIn,
  type NodesWorld,
} from './nodes-context.ts';

const HERE = 'http://127.0.0.1:1';
const entries = (world: Pick<NodesWorld, 'keyholder'>) =>
  [...world.keyholder.entries.keys()].filter((key) => key.startsWith('token:'));

async function someNodes(world: NodesWorld, count: number) {
  const cloud = await world.addCloud({ baseUrl: HERE, nodeApiUrl: HERE });
  const first = await world.addNode(cloud);
  const more = Array.from({ length: count - 1 }, (_, at) => ({
    ...first,
    id: (0xa0_00 + at).toString(16).padStart(32, '0'),
    nodeId: `n${String(at + 2)}`,
    name: `Node ${String(at + 2)}`,
  }));
  world.registry.put(more);
  return [first, ...more];
}

const numbered = (nodes: readonly { id: string }[]) =>
  Object.fromEntries(nodes.map(({ id }, at) => [id, { password: `secret-number-${String(at)}` }]));

describe('passwords of many nodes', () => {
  it('are stored each for its own node, 250 by three keyholder processes', async () => {
    const world = openNodesWorld();
    const nodes = await someNodes(world, 250);
    const before = world.keyholder.acts.length;
    expect(await keepManySecrets(world.context, { secrets: numbered(nodes) })).toEqual({ kept: 250 });
    expect(world.keyholder.acts.slice(before)).toEqual(['saveTokens', 'saveTokens', 'saveTokens']);
    const kept = await secretsOfMany(world.context, world.registry.nodes());
    expect(nodes.map(({ id }) => kept.get(id))).toEqual(Object.values(numbered(nodes)));
  });

  it.each([
    ['ff'.repeat(16), 'password', { code: 'GONE' }],
    [null, 'pin', { code: 'INVALID_INPUT', facts: { path: 'pin' } }],
  ])('are all refused, and none is written, for a node %s and the name %s', async (id, name, failure) => {
    const world = openNodesWorld();
    const nodes = await someNodes(world, 2);
    const secrets = { ...numbered(nodes), [id ?? nodes[1]?.id ?? '']: { [name]: 'x' } };
    expect(await failureOf(keepManySecrets(world.context, { secrets }))).toMatchObject(failure);
    expect(entries(world)).toEqual([]);
  });

  it('that were stored before the keychain failed stay stored, and others are unchanged', async () => {
    const world = openNodesWorld();
    const nodes = await someNodes(world, 250);
    let lots = 0;
    const signer: typeof world.ports.signer = {
      ...world.ports.signer,
      saveTokens: (list) => {
        lots += 1;
        return lots > 2
          ? Promise.reject(fail('KEYCHAIN_LOCKED', { during: 'writing' }))
          : world.ports.signer.saveTokens(list);
      },
    };
    const context = { ...world.context, signer };
    expect(await codeOf(keepManySecrets(context, { secrets: numbered(nodes) }))).toBe('KEYCHAIN_LOCKED');
    const has = context.registry.nodes().filter(({ secretIds }) => 'password' in secretIds);
    expect(has).toHaveLength(200);
    expect(entries(world)).toHaveLength(200);
  });

  it("only ask for a wrong node password again, not for the login of its Bitcoin node, and don't end the run", async () => {
    const app = openTestApp();
    const { url } = await serveNodes(({ line }) =>
      line.endsWith('/unlock')
        ? { status: 401, body: { error: 'Invalid password', code: 401, name: 'WrongPassword' } }
        : { body: { data: 'a1' } },
    );
    const unlockTemplate = JSON.stringify({
      password: '{{password}}',
      bitcoind_rpc_password: '{{bitcoind_rpc_password}}',
      token: '{{other}}',
    });
    const secrets = { password: 'wrong-one', bitcoind_rpc_password: 'rpc-one' };
    const nodeId = await lockedNode(app, url, secrets, 'n1', { unlockTemplate });
    await app.get('nodes.unlock', { nodeId, secrets: { other: 'typed' }, keep: false });
    await until(app, 'nodes.changed', ({ rows }) => rows[0]?.trouble?.kind === 'wrongPassword');
    const plan = async (given: string[] = []) =>
      (await app.get('nodes.plan', { act: 'unlock', nodeIds: [nodeId], given })).rows;
    expect(await plan()).toMatchObject([{ will: 'skip', missing: ['password', 'other'] }]);
    expect(await plan([nodeId])).toMatchObject([{ will: 'act' }]);
    const login = { bitcoind_rpc_password: 'rpc-two', other: 'kept' };
    await app.get('nodes.keepSecrets', { secrets: { [nodeId]: login } });
    expect(await plan()).toMatchObject([{ will: 'skip', because: 'wrongPassword', missing: ['password'] }]);
    await app.get('nodes.keepSecrets', { secrets: { [nodeId]: { password: 'right-one' } } });
    expect(await plan()).toMatchObject([{ will: 'act', missing: [] }]);
  });
});

describe('passwords for one run only', () => {
  it('work without a keychain, and override stored ones', async () => {
    const world = openNodesWorld();
    const [one, other, bare] = await someNodes(world, 3);
    if (one === undefined || other === undefined || bare === undefined) throw new Error('no nodes');
    await keepManySecrets(world.context, { secrets: { [one.id]: { password: 'kept-one' } } });
    const nodes = [one, other, bare].map(({ id }) => world.registry.node(id));
    const typed = new Map([
      [one.id, { password: 'typed-one' }],
      [other.id, { password: 'typed-other' }],
    ]);
    const means = await credentialsOf(world.context, nodes, 'unlock', typed);
    expect(means.get(one.id)).toMatchObject({ body: { password: 'typed-one' } });
    expect(means.get(other.id)).toMatchObject({ body: { password: 'typed-other' } });
    expect(wordIn(means.get(bare.id))).toBe('noSecret');
    const context = { ...world.context, signer: withoutKeychain(world.ports.signer) };
    const without = await credentialsOf(context, nodes.slice(0, 2), 'unlock', typed);
    expect(without.get(one.id)).toMatchObject({ body: { password: 'typed-one' } });
    expect(wordIn((await credentialsOf(context, nodes.slice(0, 1), 'unlock')).get(one.id))).toBe('keychain');
  });

  it('are refused for nodes outside the run and for unknown names, before any node is asked', async () => {
    const app = openTestApp();
    const one = await lockedNode(app, HERE, {});
    const other = await lockedNode(app, HERE, {}, 'n2');
    const run = { act: 'unlock', nodeIds: [one], canary: null, parallel: 1 } as const;
    const asked = app.user.asked.length;
    for (const secrets of [{ [other]: { password: 'x' } }, { [one]: { pin: 'x' } }])
      expect(await app.failure('nodes.run', { ...run, nodeIds: [one], secrets })).toMatchObject({
        code: 'INVALID_INPUT',
      });
    expect(app.user.asked).toHaveLength(asked);
    expect((await app.get('nodes.runs', {})).runs).toEqual([]);
  });
});

async function lockedNode(
  app: TestApp,
  url: string,
  secrets: Record<string, string>,
  foreignNodeId = 'n1',
  given: Partial<CallInput<'nodes.save'>> = {},
): Promise<string> {
  const { clouds } = await app.get('nodes.list', {});
  const cloud =
    clouds[0] ?? (await app.get('nodes.saveCloud', cloudInput({ baseUrl: url, nodeApiUrl: url })));
  const { node } = await app.get('nodes.save', nodeInput(cloud.id, { foreignNodeId, secrets, ...given }));
  return node.id;
}

/** Resolves with the first notice of that name that fits. */
const until = <N extends 'nodes.changed' | 'nodes.runChanged'>(
  app: TestApp,
  wanted: N,
  fits: (payload: NoticePayload<N>) => boolean,
): Promise<NoticePayload<N>> =>
  new Promise((resolve) => {
    app.notices.listen((name, payload) => {
      if (name === wanted && fits(payload as NoticePayload<N>)) resolve(payload as NoticePayload<N>);
    });
  });
