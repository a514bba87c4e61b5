import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Context } from '../../../src-main/backup/context.ts';
import {
  holdNode,
  runMany,
  unlockNode,
  upgradeNode,
  upgradeToUnlocked,
} from '../../../src-main/nodes/act-on-nodes.ts';
import { saveNodeService } from '../../../src-main/nodes/list/save-node-service.ts';
import { keepSecrets } from '../../../src-main/nodes/secrets/secrets.ts';
import { failureOf } from '../../support/failure-of.ts';
import { manualTime } from '../../support/manual-timers.ts';
import { serveNodes, UNLOCKED } from './node-server.ts';
import { cloudInput, openNodesWorld, withoutKeychain, workOf } from './nodes-context.ts';

const PASSWORD = 'correct-horse-battery';

/** Resolves when the state of a node is this, which a change of it tells. */
function becomes({ registry }: Context, nodeId: string, state: string): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (registry.seen(nodeId).state === state) resolve();
    };
    registry.onChange(look);
    look();
  });
}

describe('an unlock', () => {
  it('works with a typed password where there is no keychain, though its connection has a token there', async () => {
    const { url, asked } = await serveNodes(({ line }) =>
      line.endsWith('image') ? { body: { data: 'a1' } } : { body: UNLOCKED },
    );
    const world = openNodesWorld();
    const cloud = await world.addCloud({ baseUrl: url, nodeApiUrl: url, token: 'cloud-token-1' });
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

  it('whose password is nowhere is refused before anyone is asked to approve a host', async () => {
    const world = openNodesWorld();
    const cloud = await world.addCloud({ baseUrl: 'http://127.0.0.1:1' });
    const node = { ...(await world.addNode(cloud)), invokeUrl: 'http://127.0.0.1:2' };
    world.context.registry.put([node]);
    const asked = world.user.asked.length;
    const input = { nodeId: node.id, keep: false };
    expect(
      await failureOf(unlockNode({ ...world.context, work: workOf(world.context) }, input)),
    ).toMatchObject({
      code: 'NODE_SECRETS_MISSING',
    });
    expect(world.user.asked).toHaveLength(asked);
  });
});

describe('an upgrade', () => {
  it('that the keychain stands in the way of says so', async () => {
    const world = openNodesWorld();
    const cloud = await world.addCloud({ baseUrl: 'http://127.0.0.1:1', token: 'cloud-token-1' });
    const node = await world.addNode(cloud);
    const context = { ...world.context, signer: withoutKeychain(world.ports.signer) };
    expect(
      await failureOf(upgradeNode({ ...context, work: workOf(context) }, { nodeId: node.id })),
    ).toMatchObject({
      code: 'KEYCHAIN_ABSENT',
    });
  });
});

describe('an act on nodes', () => {
  it('that the person says no to in main’s own question asks no node', async () => {
    const { url, asked } = await serveNodes();
    const world = openNodesWorld();
    const cloud = await world.addCloud({ baseUrl: url, nodeApiUrl: url });
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

  it('asks once for each node whether its words are at hand, before its first update', async () => {
    const { url } = await serveNodes();
    const world = openNodesWorld();
    const cloud = await world.addCloud({ baseUrl: url, nodeApiUrl: url });
    const one = await world.addNode(cloud);
    const other = await world.addNode(cloud, { foreignNodeId: 'n2' });
    const work = workOf(world.context);
    const labels = () => world.user.asked.map(({ confirmLabel }) => confirmLabel).slice(-1);
    expect(await upgradeNode({ ...world.context, work }, { nodeId: one.id })).toEqual({ outcome: 'started' });
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

describe('unlocking by itself', () => {
  async function ofOne() {
    const { url, asked } = await serveNodes();
    const world = openNodesWorld();
    const cloud = await world.addCloud({ baseUrl: url, nodeApiUrl: url });
    const node = await world.addNode(cloud, { secrets: { password: PASSWORD }, unlockByItself: true });
    workOf(world.context);
    const hear = (...kinds: readonly ('probeUnlocked' | 'probeLocked' | 'gone')[]): void => {
      for (const kind of kinds) world.context.registry.heard(node.id, { kind }, 'seen');
    };
    const unlocks = () => asked.filter(({ line }) => line.endsWith('/unlock')).length;
    return { world, node, hear, unlocks };
  }

  it('unlocks one that was away and is back locked', async () => {
    const { hear, unlocks } = await ofOne();
    hear('probeUnlocked', 'gone', 'gone', 'gone', 'probeLocked');
    await expect.poll(unlocks).toBe(1);
  });

  it('leaves one alone that was locked before it was away', async () => {
    const { hear, unlocks } = await ofOne();
    hear('probeLocked', 'gone', 'gone', 'gone');
    await sleep(20);
    hear('probeLocked');
    await sleep(200);
    expect(unlocks()).toBe(0);
  });

  it('waits while it is held, and does so again afterwards', async () => {
    const { world, node, hear, unlocks } = await ofOne();
    expect(holdNode(world.context, { nodeId: node.id, held: true }).heldSinceMs).not.toBeNull();
    hear('probeUnlocked', 'probeLocked');
    await sleep(200);
    expect(unlocks()).toBe(0);
    holdNode(world.context, { nodeId: node.id, held: false });
    hear('probeUnlocked', 'probeLocked');
    await expect.poll(unlocks).toBe(1);
  });

  it('keeps a password that was typed for one that was unlocked already, where none is kept', async () => {
    const { url } = await serveNodes(() => ({
      status: 403,
      body: { error: 'Node is unlocked (hint: call lock)', code: 403 },
    }));
    const world = openNodesWorld();
    const cloud = await world.addCloud({ baseUrl: url, nodeApiUrl: url });
    const node = await world.addNode(cloud);
    const work = workOf(world.context);
    const typed = { nodeId: node.id, secrets: { password: PASSWORD }, keep: true };
    await unlockNode({ ...world.context, work }, typed);
    const kept = () => world.context.registry.node(node.id).secretIds['password'];
    await expect.poll(kept).toBeDefined();
    const before = kept();
    await unlockNode({ ...world.context, work }, { ...typed, secrets: { password: 'another-one-1' } });
    await expect.poll(() => work.acts.isBusy(node.id)).toBe(false);
    await sleep(100);
    expect(kept()).toBe(before);
  });
});

describe('a machine that sleeps', () => {
  it('asks nobody while it does, and everybody when it wakes', async () => {
    const { url, asked } = await serveNodes(({ line }) =>
      line.endsWith('image') ? { body: { data: 'a1' } } : { body: UNLOCKED },
    );
    const world = openNodesWorld();
    const { id } = await saveNodeService(world.context, {
      ...cloudInput({ baseUrl: url, nodeApiUrl: url }),
      extras: { list: false, detail: false, probe: true },
      everySeconds: 86_400,
    });
    const node = await world.addNode(world.context.registry.cloud(id));
    const probes = () => asked.filter(({ line }) => line.endsWith('/nodeinfo')).length;
    const time = manualTime();
    const work = workOf({ ...world.context, ...time });
    world.machine.asleep();
    await work.watcher.checkNow(null);
    await time.pass(60_000);
    world.machine.awake(Date.now());
    await expect
      .poll(async () => {
        await time.pass(100);
        return world.context.registry.seen(node.id).state;
      })
      .toBe('unlocked');
    // Had it been asked while the machine slept, there would be two.
    expect(probes()).toBe(1);
    work.close();
    world.machine.awake(Date.now());
    expect(time.waiting()).toBe(0);
  });
});
