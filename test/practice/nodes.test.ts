import { setImmediate as nextTurn } from 'node:timers/promises';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createNodeApi } from '../../src-main/nodes/api/client.ts';
import { failureOf } from '../support/failure-of.ts';
import { readVectors } from '../support/vectors.ts';
import { fakeTime } from './fake-time.ts';
import { startPractice, START_MS } from './service.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { anyHost } from '../support/any-host.ts';

type First = 'unlocked' | 'outdated' | 'locked' | 'notInitialised' | 'vanished';

const errors = readVectors(
  'errors.json',
  v.object({
    errors: v.array(v.object({ id: v.string(), http: v.nullable(v.number()), body: v.unknown() })),
  }),
);

/** A node with its two interfaces: the cloud's calls and its own. */
async function start(state: First = 'locked') {
  const time = fakeTime();
  const practice = startPractice({ clock: time.clock, schedule: time.schedule });
  const [node] = (await practice.nodes.make({ count: 1, plan: 'node', state })).nodes;
  if (node === undefined) throw new Error('no node was made');
  const { nodeId } = node;
  const baseUrl = await practice.baseUrl();
  const nodeUrl = `${baseUrl}/node-api/practice-user/${nodeId}`;
  const ask = async (method: string, url: string, body?: unknown) => {
    const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const response = await fetch(url, { method, ...(body === undefined ? {} : json) });
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
  };
  const [password] = await practice.nodes.passwords([nodeId]);
  return {
    ...{ time, practice, nodeId, baseUrl, nodeUrl },
    cloud: (method: string, path: string) => ask(method, `${baseUrl}/api/nodes${path}`),
    unlock: (body: unknown = { password }) => ask('POST', `${nodeUrl}/unlock`, body),
    probe: () => ask('GET', `${nodeUrl}/nodeinfo`),
    /** The node's true state, by the service itself. */
    truth: async () => (await practice.nodes.status()).nodes.find((one) => one.nodeId === nodeId),
    isHeld: async () => {
      while (!time.isWaiting()) await nextTurn();
    },
  };
}

const named = (name: string, status = 403) => ({ status, body: { name } });

describe('the three documented calls', () => {
  it('take a node from outdated over an upgrade of seconds to locked on the newest image, and to unlocked', async () => {
    const { cloud, unlock, probe, truth, nodeId, practice, time } = await start('outdated');
    const { latestImage } = await practice.nodes.status();
    expect(latestImage).toMatch(/^[0-9a-f]{12}$/);
    expect(await cloud('GET', '/latest-rln-image')).toEqual({ status: 200, body: { data: latestImage } });
    expect((await probe()).status).toBe(200);
    expect(await cloud('POST', `/${nodeId}/upgrade`)).toEqual({
      status: 200,
      body: { message: 'Upgrade started successfully' },
    });
    expect(await probe()).toEqual({ status: 502, body: { error: 'Bad Gateway' } });
    expect((await unlock()).status).toBe(502);
    time.sleep(7_999);
    expect((await probe()).status).toBe(502);
    time.sleep(1);
    expect(await probe()).toMatchObject(named('LockedNode'));
    expect(await truth()).toMatchObject({ state: 'locked', image: latestImage });
    expect(await unlock()).toEqual({ status: 200, body: {} });
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
    for (const [method, path] of [
      ['POST', '/nobody/upgrade'],
      ['GET', '/nobody'],
      ['POST', ''],
      ['PUT', `/${nodeId}`],
      ['GET', `/${nodeId}/upgrade`],
      ['POST', '/%E0%A4%A/upgrade'],
      ['POST', '/a/b/upgrade'],
    ] as const)
      expect((await cloud(method, path)).status).toBe(404);
  });
});

it.each<[string, First, unknown]>([
  ['LockedNode', 'locked', 'probe'],
  ['LockedNode', 'notInitialised', 'probe'],
  ['NotInitialized', 'notInitialised', undefined],
  ['AlreadyUnlocked', 'unlocked', undefined],
  ['WrongPassword', 'locked', { password: 'no' }],
])('a node says no in the words of the published errors: %s, where it is %s', async (name, state, body) => {
  const { unlock, probe } = await start(state);
  const { status: http, body: said } = await (body === 'probe' ? probe() : unlock(body));
  expect(errors.errors.find(({ id }) => id === `rln-${name}`)).toMatchObject({ http, body: said });
});

it('a node says no to every password when told so, and to the old one once it was changed', async () => {
  const { unlock, truth, practice, nodeId } = await start();
  expect((await unlock({ passwort: 'x' })).status).toBe(422);
  await practice.nodes.set({ nodeIds: [nodeId], refusesPasswords: true });
  expect((await unlock()).status).toBe(401);
  await practice.nodes.set({ nodeIds: null, refusesPasswords: false, newPassword: true });
  expect(await unlock()).toMatchObject(named('WrongPassword', 401));
  const [password] = await practice.nodes.passwords([nodeId]);
  expect((await unlock({ password })).status).toBe(200);
  expect(await truth()).toMatchObject({ unlocksAccepted: 1 });
});

it('a node says no nothing at all while it has vanished, and is as before when it comes back', async () => {
  const { unlock, probe, practice, nodeId } = await start('vanished');
  await expect(unlock()).rejects.toThrow('fetch failed');
  await expect(probe()).rejects.toThrow('fetch failed');
  await practice.nodes.set({ nodeIds: [nodeId], vanished: false });
  expect((await probe()).status).toBe(200);
});

describe('a slow unlock', () => {
  it('is answered when it is over, and says ChangingState to everybody else meanwhile', async () => {
    const { unlock, probe, truth, isHeld, practice, nodeId, time } = await start();
    await practice.nodes.set({ nodeIds: [nodeId], unlockSeconds: 10 });
    const answered = unlock();
    await isHeld();
    expect(await probe()).toMatchObject(named('ChangingState'));
    expect(await unlock()).toMatchObject(named('ChangingState'));
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
    expect(await truth()).toMatchObject({ state: 'unlocking' });
    await practice.nodes.pass(31);
    expect(await truth()).toMatchObject({ state: 'unlocked' });
  });
});

describe('practice nodes', () => {
  it('of the Scale and Wallet plans are upgraded unasked, one after the other, and no other', async () => {
    const { practice, time } = await start('unlocked');
    for (const plan of ['scale', 'wallet'] as const)
      await practice.nodes.make({ count: 2, plan, state: 'unlocked' });
    const states = async () => (await practice.nodes.status()).nodes.map(({ state }) => state).join(' ');
    await practice.nodes.set({ nodeIds: null, upgradeSeconds: 3 });
    await practice.nodes.release({ overSeconds: 4 });
    expect(await states()).toBe('unlocked upgrading unlocked unlocked unlocked');
    time.sleep(2_000);
    expect(await states()).toBe('unlocked upgrading upgrading upgrading unlocked');
    time.sleep(4_500);
    expect(await states()).toBe('unlocked locked locked locked locked');
    const { nodes, latestImage } = await practice.nodes.status();
    expect(nodes.map(({ image }) => image === latestImage)).toEqual([false, true, true, true, true]);
    expect(nodes.map(({ upgradesAccepted }) => upgradesAccepted)).toEqual([0, 1, 1, 1, 1]);
  });

  it('are listed and told of as the program’s own client reads them', async () => {
    const { practice, baseUrl, nodeId, nodeUrl: invokeUrl } = await start('outdated');
    await practice.nodes.make({ count: 1, plan: 'scale', state: 'vanished' });
    const api = createNodeApi(anyHost)({ baseUrl, token: null });
    const { nodes: list, unread, isWhole } = await api.list();
    expect({ unread, isWhole }).toEqual({ unread: [], isWhole: true });
    // The cloud watches containers: it doesn't know that a node answers nobody.
    expect(list).toMatchObject([
      { nodeId, name: 'practice-001', initialized: true, status: 'RUNNING', invokeUrl },
      { name: 'practice-002', status: 'RUNNING' },
    ]);
    expect(await api.detail(nodeId)).toEqual({ ...list[0], peer: 'peer.practice.invalid:9735' });
    expect(await api.probe({ address: { kind: 'invokeUrl', url: invokeUrl }, token: null })).toEqual({
      kind: 'unlocked',
    });
  });

  it('are 5,000 at most, and an unknown one is refused', async () => {
    const { nodes } = startPractice();
    const refusal = (detail: string) => ({ code: 'PRACTICE_REFUSED', facts: { detail } });
    await nodes.make({ count: 4_999, plan: 'scale', state: 'unlocked' });
    expect(await failureOf(nodes.make({ count: 2, plan: 'node', state: 'locked' }))).toEqual(
      refusal('at most 5000 practice nodes'),
    );
    expect((await nodes.status()).nodes).toHaveLength(4_999);
    const unknown = refusal('there is no practice node of this id');
    expect(await failureOf(nodes.passwords(['nobody']))).toEqual(unknown);
    expect(await failureOf(nodes.set({ nodeIds: ['nobody'], locked: true }))).toEqual(unknown);
  });

  it('have passwords of their own, which no file holds and the next start knows again', async () => {
    const dataFolder = tempFolder();
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
