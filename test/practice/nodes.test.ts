import { setImmediate as nextTurn } from 'node:timers/promises';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createNodeApi } from '../../src-main/nodes/api/client.ts';
import type { LazyPractice } from '../support/practice.ts';
import { failureOf } from '../support/failure-of.ts';
import { readVectors } from '../support/vectors.ts';
import { fakeTime } from './fake-time.ts';
import { newFolder, startPractice, START_MS } from './service.ts';
import { anyHost } from '../support/any-host.ts';

type Plan = 'node' | 'scale' | 'wallet';
type First = 'unlocked' | 'outdated' | 'locked' | 'notInitialised' | 'vanished';
type Time = ReturnType<typeof fakeTime>;

const errors = readVectors(
  'errors.json',
  v.object({
    errors: v.array(
      v.object({ id: v.string(), dialect: v.string(), http: v.nullable(v.number()), body: v.unknown() }),
    ),
  }),
);

async function start(state: First = 'locked', plan: Plan = 'node') {
  const time = fakeTime();
  const practice = startPractice({ clock: time.clock, schedule: time.schedule });
  const { nodes } = await practice.nodes.make({ count: 1, plan, state });
  const [node] = nodes;
  if (node === undefined) throw new Error('no node was made');
  return { ...(await doors(practice, node.nodeId, time)), time, practice, nodeId: node.nodeId };
}

async function doors(practice: LazyPractice, nodeId: string, time: Time) {
  const baseUrl = await practice.baseUrl();
  const nodeUrl = `${baseUrl}/node-api/practice-user/${nodeId}`;
  const ask = async (method: string, url: string, body?: unknown) => {
    const response = await fetch(url, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
  };
  const [password] = await practice.nodes.passwords([nodeId]);
  return {
    baseUrl,
    password,
    cloud: (method: string, path: string) => ask(method, `${baseUrl}/api/nodes${path}`),
    unlock: (body: unknown = { password }) => ask('POST', `${nodeUrl}/unlock`, body),
    probe: () => ask('GET', `${nodeUrl}/nodeinfo`),
    /** What is true of the node, by the service itself. */
    truth: async () => {
      const found = (await practice.nodes.status()).nodes.find((one) => one.nodeId === nodeId);
      if (found === undefined) throw new Error('the node is gone');
      return found;
    },
    isHeld: async () => {
      while (!time.isWaiting()) await nextTurn();
    },
  };
}

const sentenceOf = (name: string): unknown => errors.errors.find(({ id }) => id === `rln-${name}`);

describe('the three documented calls', () => {
  it('answer as documented: the image as data, an upgrade that is begun, an unlock that is over', async () => {
    const { cloud, unlock, nodeId, practice } = await start('locked');
    const { latestImage } = await practice.nodes.status();
    expect(latestImage).toMatch(/^[0-9a-f]{12}$/);
    expect(await cloud('GET', '/latest-rln-image')).toEqual({ status: 200, body: { data: latestImage } });
    expect(await unlock()).toEqual({ status: 200, body: {} });
    await practice.nodes.release({ overSeconds: 0 });
    expect(await cloud('POST', `/${nodeId}/upgrade`)).toEqual({
      status: 200,
      body: { message: 'Upgrade started successfully' },
    });
  });

  it('take a node from outdated over an upgrade of seconds to locked on the newest image, and to unlocked', async () => {
    const { cloud, unlock, probe, truth, nodeId, practice, time } = await start('outdated');
    expect((await probe()).status).toBe(200);
    await cloud('POST', `/${nodeId}/upgrade`);
    expect(await probe()).toEqual({ status: 502, body: { error: 'Bad Gateway' } });
    expect((await unlock()).status).toBe(502);
    time.sleep(7_999);
    expect((await probe()).status).toBe(502);
    time.sleep(1);
    expect(await probe()).toMatchObject({ status: 403, body: { name: 'LockedNode' } });
    expect(await truth()).toMatchObject({
      state: 'locked',
      image: (await practice.nodes.status()).latestImage,
    });
    expect((await unlock()).status).toBe(200);
    expect(await truth()).toMatchObject({ state: 'unlocked', unlockCalls: 2, unlocksAccepted: 1 });
    expect((await probe()).status).toBe(200);
  });

  it('refuse an upgrade that is not needed, is under way, or is of nobody', async () => {
    const { cloud, nodeId, practice } = await start('unlocked');
    expect(await cloud('POST', `/${nodeId}/upgrade`)).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('latest image') as unknown },
    });
    await practice.nodes.release({ overSeconds: 0 });
    expect((await cloud('POST', `/${nodeId}/upgrade`)).status).toBe(200);
    expect((await cloud('POST', `/${nodeId}/upgrade`)).status).toBe(400);
    expect((await cloud('POST', '/nobody/upgrade')).status).toBe(404);
    for (const [method, path] of [
      ['POST', ''],
      ['PUT', `/${nodeId}`],
      ['GET', `/${nodeId}/upgrade`],
      ['POST', '/%E0%A4%A/upgrade'],
      ['POST', '/a/b/upgrade'],
    ] as const)
      expect((await cloud(method, path)).status).toBe(404);
  });
});

describe('a node says no', () => {
  it('in the words of the published errors', async () => {
    const said = async (state: First, body?: unknown) => {
      const { unlock, probe } = await start(state);
      return body === 'probe' ? probe() : unlock(body);
    };
    const heard = {
      LockedNode: await said('locked', 'probe'),
      NotInitialized: await said('notInitialised'),
      AlreadyUnlocked: await said('unlocked'),
      WrongPassword: await said('locked', { password: 'no' }),
    };
    for (const [name, { status, body }] of Object.entries(heard))
      expect({ http: status, body }).toEqual({
        http: (sentenceOf(name) as { http: number }).http,
        body: (sentenceOf(name) as { body: unknown }).body,
      });
    expect(await said('notInitialised', 'probe')).toEqual(heard.LockedNode);
    expect((await said('locked', { passwort: 'x' })).status).toBe(422);
  });

  it('to every password when told so, and to the old one once it was changed', async () => {
    const { unlock, truth, practice, nodeId } = await start();
    await practice.nodes.set({ nodeIds: [nodeId], refusesPasswords: true });
    expect((await unlock()).status).toBe(401);
    await practice.nodes.set({ nodeIds: null, refusesPasswords: false, newPassword: true });
    expect(await unlock()).toMatchObject({ status: 401, body: { name: 'WrongPassword' } });
    const [password] = await practice.nodes.passwords([nodeId]);
    expect((await unlock({ password })).status).toBe(200);
    expect(await truth()).toMatchObject({ unlockCalls: 3, unlocksAccepted: 1 });
  });

  it('nothing at all while it has vanished, and is as before when it comes back', async () => {
    const { unlock, probe, practice, nodeId } = await start('vanished');
    await expect(unlock()).rejects.toThrow('fetch failed');
    await expect(probe()).rejects.toThrow('fetch failed');
    await practice.nodes.set({ nodeIds: [nodeId], vanished: false });
    expect((await probe()).status).toBe(200);
  });
});

describe('a slow unlock', () => {
  it('is answered when it is over, and says ChangingState to everybody else meanwhile', async () => {
    const { unlock, probe, truth, isHeld, practice, nodeId, time } = await start();
    await practice.nodes.set({ nodeIds: [nodeId], unlockSeconds: 10 });
    const answered = unlock();
    await isHeld();
    expect(await probe()).toMatchObject({ status: 403, body: { name: 'ChangingState' } });
    expect(await unlock()).toMatchObject({ status: 403, body: { name: 'ChangingState' } });
    time.pass(10_000);
    expect(await answered).toEqual({ status: 200, body: {} });
    expect(await truth()).toMatchObject({ state: 'unlocked', unlockCalls: 2, unlocksAccepted: 1 });
  });

  it('of a minute is given up by the gateway and goes on, and time can be moved instead of waited for', async () => {
    const { unlock, truth, isHeld, practice, nodeId, time } = await start();
    await practice.nodes.set({ nodeIds: [nodeId], unlockSeconds: 60 });
    const answered = unlock();
    await isHeld();
    time.pass(29_000);
    expect(await answered).toEqual({ status: 504, body: { error: 'Endpoint request timed out' } });
    expect((await truth()).state).toBe('unlocking');
    await practice.nodes.pass(31);
    expect((await truth()).state).toBe('unlocked');
    expect(await unlock()).toMatchObject({ status: 403, body: { name: 'AlreadyUnlocked' } });
  });
});

describe('a new image', () => {
  it('upgrades nodes of the Scale and Wallet plans unasked, one after the other, and no other', async () => {
    const { practice, time } = await start('unlocked', 'node');
    await practice.nodes.make({ count: 2, plan: 'scale', state: 'unlocked' });
    await practice.nodes.make({ count: 2, plan: 'wallet', state: 'unlocked' });
    const states = async () => (await practice.nodes.status()).nodes.map(({ state }) => state).join(' ');
    await practice.nodes.set({ nodeIds: null, upgradeSeconds: 3 });
    await practice.nodes.release({ overSeconds: 4 });
    expect(await states()).toBe('unlocked upgrading unlocked unlocked unlocked');
    time.sleep(2_000);
    expect(await states()).toBe('unlocked upgrading upgrading upgrading unlocked');
    time.sleep(2_500);
    expect(await states()).toBe('unlocked locked locked upgrading upgrading');
    time.sleep(2_000);
    expect(await states()).toBe('unlocked locked locked locked locked');
    const { nodes, latestImage } = await practice.nodes.status();
    expect(nodes.map(({ image }) => image === latestImage)).toEqual([false, true, true, true, true]);
    expect(nodes.map(({ upgradesAccepted }) => upgradesAccepted)).toEqual([0, 1, 1, 1, 1]);
  });
});

describe('the extras', () => {
  it('list the nodes and tell of one as the program’s own client reads them', async () => {
    const { practice, baseUrl, nodeId, cloud } = await start('outdated');
    await practice.nodes.make({ count: 1, plan: 'scale', state: 'vanished' });
    const api = createNodeApi(anyHost)({ baseUrl, token: null });
    const { nodes: list, unread, isWhole } = await api.list();
    expect({ unread, isWhole }).toEqual({ unread: [], isWhole: true });
    const invokeUrl = `${baseUrl}/node-api/practice-user/${nodeId}`;
    expect(list).toHaveLength(2);
    expect(list[0]).toMatchObject({
      nodeId,
      name: 'practice-001',
      initialized: true,
      status: 'RUNNING',
      invokeUrl,
    });
    // The cloud watches containers: that a node answers nobody, it does not know.
    expect(list[1]).toMatchObject({ name: 'practice-002', status: 'RUNNING' });
    expect(await api.detail(nodeId)).toEqual({ ...list[0], peer: 'peer.practice.invalid:9735' });
    expect((await cloud('GET', '/nobody')).status).toBe(404);
    expect(await api.probe({ address: { kind: 'invokeUrl', url: invokeUrl }, token: null })).toEqual({
      kind: 'unlocked',
    });
  });
});

describe('practice nodes', () => {
  it('are 5,000 at most, and an unknown one is refused', async () => {
    const practice = startPractice();
    const refusal = (detail: string) => ({ code: 'PRACTICE_REFUSED', facts: { detail } });
    await practice.nodes.make({ count: 4_999, plan: 'scale', state: 'unlocked' });
    expect(await failureOf(practice.nodes.make({ count: 2, plan: 'node', state: 'locked' }))).toEqual(
      refusal('at most 5000 practice nodes'),
    );
    expect((await practice.nodes.status()).nodes).toHaveLength(4_999);
    const unknown = refusal('there is no practice node of this id');
    expect(await failureOf(practice.nodes.passwords(['nobody']))).toEqual(unknown);
    expect(await failureOf(practice.nodes.set({ nodeIds: ['nobody'], locked: true }))).toEqual(unknown);
  });

  it('have passwords of their own, which no file holds and the next start knows again', async () => {
    const dataFolder = newFolder();
    const practice = startPractice({ dataFolder });
    const { nodes } = await practice.nodes.make({ count: 3, plan: 'node', state: 'locked' });
    const ids = nodes.map(({ nodeId }) => nodeId);
    const passwords = await practice.nodes.passwords(ids);
    expect(new Set(passwords).size).toBe(3);
    await practice.close();
    const again = startPractice({ dataFolder, clock: { nowMs: () => START_MS + 1 } });
    expect(await again.nodes.passwords(ids)).toEqual(passwords);
  });
});
