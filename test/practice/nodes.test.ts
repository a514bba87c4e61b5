import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { failureOf } from '../support/failure-of.ts';
import { readVectors } from '../support/vectors.ts';
import { startPractice } from './service.ts';

type First = 'unlocked' | 'locked' | 'notInitialised';

const errors = readVectors(
  'errors.json',
  v.object({
    errors: v.array(v.object({ id: v.string(), http: v.nullable(v.number()), body: v.unknown() })),
  }),
);

/** A node, and its doors: the cloud's calls and its own. */
async function start(state: First) {
  const practice = startPractice();
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
    ...{ practice, nodeId },
    cloud: (method: string, path: string) => ask(method, `${baseUrl}/api/nodes${path}`),
    unlock: (body: unknown = { password }) => ask('POST', `${nodeUrl}/unlock`, body),
    probe: () => ask('GET', `${nodeUrl}/nodeinfo`),
  };
}

describe('practice nodes', () => {
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

  it('of the Scale and Wallet plans are upgraded unasked, and no other', async () => {
    const { practice } = await start('unlocked');
    for (const plan of ['scale', 'wallet'] as const)
      await practice.nodes.make({ count: 1, plan, state: 'unlocked' });
    await practice.nodes.set({ nodeIds: null, upgradeSeconds: 0 });
    await practice.nodes.release({ overSeconds: 0 });
    const { nodes, latestImage } = await practice.nodes.status();
    expect(nodes.map(({ state, image }) => [state, image === latestImage])).toEqual([
      ['unlocked', false],
      ['locked', true],
      ['locked', true],
    ]);
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
