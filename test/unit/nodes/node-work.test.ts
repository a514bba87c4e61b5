import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { NodesContext } from '../../../src-main/nodes/registry/context.ts';
import {
  holdNode,
  runMany,
  unlockNode,
  upgradeNode,
  upgradeToUnlocked,
} from '../../../src-main/nodes/act-on-nodes.ts';
import { keepSecrets } from '../../../src-main/nodes/secrets/secrets.ts';
import { codeOf } from '../../support/failure-of.ts';
import { serveNodes, UNLOCKED } from './node-server.ts';
import { openCloud, withoutKeychain, workOf } from './nodes-context.ts';

const PASSWORD = 'correct-horse-battery';

/** Resolves once a change announces this state of the node. */
const becomes = ({ registry }: NodesContext, nodeId: string, state: string): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (registry.seen(nodeId).state === state) resolve();
    };
    registry.onChange(look);
    look();
  });

describe('an unlock by hand', () => {
  it("works with a typed password without a keychain, even if the connection's token is there", async () => {
    const { url, asked } = await serveNodes(({ line }) =>
      line.endsWith('image') ? { body: { data: 'a1' } } : { body: UNLOCKED },
    );
    const { world, cloud } = await openCloud({ baseUrl: url, nodeApiUrl: url, token: 'cloud-token-1' });
    const node = await world.addNode(cloud);
    const context = { ...world.context, signer: withoutKeychain(world.ports.signer) };
    const work = workOf(context);
    const unlocked = becomes(context, node.id, 'unlocked');
    const input = { nodeId: node.id, secrets: { password: PASSWORD }, keep: false };
    expect(await unlockNode({ ...context, work }, input)).toEqual({ outcome: 'started' });
    await unlocked;
    const unlocks = asked.filter(({ line }) => line === 'POST /u1/n1/unlock');
    expect(unlocks).toEqual([
      { line: 'POST /u1/n1/unlock', authorization: null, body: `{"password":"${PASSWORD}"}` },
    ]);
  });

  it('without any password is refused before main asks about a host', async () => {
    const { world, cloud } = await openCloud({ baseUrl: 'http://127.0.0.1:1' });
    const node = { ...(await world.addNode(cloud)), invokeUrl: 'http://127.0.0.1:2' };
    world.registry.put([node]);
    const asked = world.user.asked.length;
    const input = { nodeId: node.id, keep: false };
    expect(await codeOf(unlockNode({ ...world.context, work: workOf(world.context) }, input))).toBe(
      'NODE_SECRETS_MISSING',
    );
    expect(world.user.asked).toHaveLength(asked);
  });
});

describe('an act on nodes', () => {
  it('that the person refuses in main’s question calls no node', async () => {
    const { url, asked } = await serveNodes();
    const { world, cloud } = await openCloud({ baseUrl: url, nodeApiUrl: url });
    const nodes = [await world.addNode(cloud), await world.addNode(cloud, { foreignNodeId: 'n2' })];
    for (const node of nodes) await keepSecrets(world.context, node, { password: PASSWORD });
    const work = workOf(world.context);
    const [nodeId = '', ...others] = nodes.map(({ id }) => id);
    const run = { act: 'upgrade' as const, nodeIds: [nodeId, ...others], canary: nodeId, parallel: 2 };
    world.user.agrees = false;
    expect(await upgradeNode({ ...world.context, work }, { nodeId })).toEqual({ outcome: 'aborted' });
    expect(world.user.asked.at(-1)?.confirmLabel).toBe('I have the phrase: upgrade');
    expect(JSON.stringify(world.user.asked.at(-1))).toContain(
      'Without its recovery phrase, its funds would be lost',
    );
    expect(await upgradeToUnlocked({ ...world.context, work }, { nodeId })).toEqual({ outcome: 'aborted' });
    expect(world.user.asked.at(-1)?.confirmLabel).toBe('I have the phrase: upgrade');
    expect(await runMany({ ...world.context, work }, run)).toEqual({ outcome: 'aborted' });
    expect(world.user.asked.at(-1)?.confirmLabel).toBe('I have every phrase: upgrade');
    expect(asked).toEqual([]);
  });

  it("checks each node's secrets once, before its first update", async () => {
    const { url } = await serveNodes();
    const { world, cloud } = await openCloud({ baseUrl: url, nodeApiUrl: url });
    const one = await world.addNode(cloud);
    const other = await world.addNode(cloud, { foreignNodeId: 'n2' });
    const work = workOf(world.context);
    const labels = () => world.user.asked.map(({ confirmLabel }) => confirmLabel).slice(-1);
    expect(await upgradeNode({ ...world.context, work }, { nodeId: one.id })).toEqual({ outcome: 'started' });
    expect(await upgradeNode({ ...world.context, work }, { nodeId: one.id })).toEqual({ outcome: 'already' });
    expect(labels()).toEqual(['I have the phrase: upgrade']);
    await expect.poll(() => work.acts.isBusy(one.id)).toBe(false);
    await upgradeNode({ ...world.context, work }, { nodeId: one.id });
    expect(labels()).toEqual(['Upgrade']);
    const ids = [one.id, other.id];
    world.user.agrees = false;
    await runMany({ ...world.context, work }, { act: 'upgrade', nodeIds: ids, canary: null, parallel: 1 });
    expect(world.user.asked.at(-1)?.details.join(' ')).toContain(
      'Nodes not asked about yet: 1. Do you have their recovery phrases?',
    );
    await runMany({ ...world.context, work }, { act: 'unlock', nodeIds: ids, canary: null, parallel: 1 });
    expect(labels()).toEqual(['Unlock 2\u00a0nodes']);
  });
});

describe('automatic unlocking', () => {
  async function ofOne() {
    const { url, asked } = await serveNodes();
    const { world, cloud } = await openCloud({ baseUrl: url, nodeApiUrl: url });
    const node = await world.addNode(cloud, { secrets: { password: PASSWORD }, unlockByItself: true });
    workOf(world.context);
    const hear = (...kinds: readonly ('probeUnlocked' | 'probeLocked' | 'gone')[]): void => {
      for (const kind of kinds) world.registry.heard(node.id, { kind }, 'seen');
    };
    const unlocks = () => asked.filter(({ line }) => line.endsWith('/unlock')).length;
    return { world, node, hear, unlocks };
  }

  it.each([
    ['unlocks one that was away and is back locked', 'probeUnlocked', false, 1],
    ['leaves one alone that was locked before it was away', 'probeLocked', false, 0],
    ['leaves one alone while it is held', 'probeUnlocked', true, 0],
  ] as const)('%s', async (_, before, held, calls) => {
    const { world, node, hear, unlocks } = await ofOne();
    holdNode(world.context, { nodeId: node.id, held });
    hear(before, 'gone', 'gone', 'gone');
    await sleep(20);
    hear('probeLocked');
    await sleep(200);
    expect(unlocks()).toBe(calls);
    holdNode(world.context, { nodeId: node.id, held: false });
    hear('probeUnlocked', 'probeLocked');
    await expect.poll(unlocks).toBe(1);
  });

  it('stores a password typed for a node that is unlocked already, if none is stored', async () => {
    const { url } = await serveNodes(() => ({
      status: 403,
      body: { error: 'Node is unlocked (hint: call lock)', code: 403 },
    }));
    const { world, cloud } = await openCloud({ baseUrl: url, nodeApiUrl: url });
    const node = await world.addNode(cloud);
    const work = workOf(world.context);
    const typed = { nodeId: node.id, secrets: { password: PASSWORD }, keep: true };
    await unlockNode({ ...world.context, work }, typed);
    const kept = () => world.registry.node(node.id).secretIds['password'];
    await expect.poll(kept).toBeDefined();
    const before = kept();
    await unlockNode({ ...world.context, work }, { ...typed, secrets: { password: 'another-one-1' } });
    await expect.poll(() => work.acts.isBusy(node.id)).toBe(false);
    await sleep(100);
    expect(kept()).toBe(before);
  });
});
