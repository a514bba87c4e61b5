import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { createNodeApi, type NodeApi } from '../../../../src-main/nodes/api/client.ts';
import type { NodeAnswer } from '../../../../src-main/nodes/state/answer.ts';
import { nothingKnown } from '../../../../src-main/nodes/state/evidence.ts';
import { meaningOf } from '../../../../src-main/nodes/state/table.ts';
import { fillTemplate, parseTemplate } from '../../../../src-main/nodes/state/unlock-body.ts';
import { failureOf } from '../../../support/failure-of.ts';
import { readVectors } from '../../../support/vectors.ts';
import { serveNodes } from '../node-server.ts';
import { anyHost } from '../../../support/any-host.ts';

const example = v.object({ id: v.string(), dialect: v.string(), body: v.unknown() });
const failing = v.object({ ...example.entries, http: v.number() });

const DIALECTS = ['rln', 'thunder-cloud'];
const examples = new Map(
  readVectors('api-examples.json', v.object({ examples: v.array(example) }))
    .examples.filter(({ dialect }) => DIALECTS.includes(dialect))
    .map((one) => [one.id, one]),
);
const errors = new Map(
  readVectors('errors.json', v.object({ errors: v.array(failing) }))
    .errors.filter(({ dialect }) => DIALECTS.includes(dialect))
    .map((one) => [one.id, one]),
);

/** A client of a service that answers each call so, and what it was asked. */
async function clientOf(body: unknown, status = 200) {
  const server = await serveNodes(() => ({ body, status }));
  const api = createNodeApi(anyHost)({ baseUrl: server.url, token: 'cloud-token' });
  const target = { address: { kind: 'invokeUrl', url: server.url }, token: 'node-token' } as const;
  return { ...server, api, target };
}

/** What each published answer must come out as, by its name. */
const answers: Readonly<Record<string, (body: unknown) => Promise<void>>> = {
  'cloud-latest-image': async (body) => {
    const { api, asked } = await clientOf(body);
    expect(await api.latestImage()).toBe('<rln_version>');
    expect(asked.map(({ line }) => line)).toEqual(['GET /api/nodes/latest-rln-image']);
  },
  'cloud-upgrade-ok': async (body) => {
    const { api, asked } = await clientOf(body);
    const answer = await api.upgrade('n1');
    expect(answer).toEqual({ kind: 'accepted' });
    expect(meaningOf('upgrade', answer, 'upgrade', nothingKnown).proves).toBe('upgradeAccepted');
    expect(asked).toMatchObject([{ line: 'POST /api/nodes/n1/upgrade', body: '' }]);
  },
  'rln-nodeinfo-locked': async (body) => {
    const { api, target, asked } = await clientOf(body, 403);
    const answer = await api.probe(target);
    expect(answer).toMatchObject({ kind: 'locked' });
    expect(meaningOf('probe', answer, 'nothing', nothingKnown).proves).toBe('probeLocked');
    expect(asked.map(({ line }) => line)).toEqual(['GET /nodeinfo']);
  },
  // The vendor's own helper at the cloud: by a node's address that ends there, with this body as its template.
  'cloud-unlock-request': async (body) => {
    const written = JSON.stringify(body).replace('"<password>"', '"{{password}}"');
    expect(written).toContain('{{password}}');
    const template = parseTemplate(written);
    if (!template.ok) throw new Error(template.problem);
    expect(template.names).toEqual(['password']);
    const filled = fillTemplate(template.body, { password: '<password>' });
    if (!filled.ok) throw new Error('not filled');
    const { api, url, asked } = await clientOf({});
    const address = { kind: 'invokeUrl', url: `${url}/api/nodes/n1` } as const;
    expect(await api.unlock({ address, token: 't' }, filled.body)).toEqual({ kind: 'accepted' });
    expect(asked).toEqual([
      { line: 'POST /api/nodes/n1/unlock', authorization: 'Bearer t', body: JSON.stringify(body) },
    ]);
  },
};

/** Calls that Ochre never makes of a node or its cloud. Should their answer come to a call of ours, it is no image. */
const neverAsked = ['cloud-node-destroy'];
/** A node's wallet calls: test/unit/services/wallet-api/vectors.test.ts reads these. */
const ofWallets = ['asset-wrapped-0', 'rln-btcbalance'];

describe('the published answers of nodes and their cloud', () => {
  it('are all looked at', () => {
    expect([...examples.keys()].toSorted()).toEqual(
      [...Object.keys(answers), ...neverAsked, ...ofWallets].toSorted(),
    );
  });

  it.each(Object.entries(answers))('%s is read as what it is', async (id, look) => {
    await look(examples.get(id)?.body);
  });

  it.each([...neverAsked, ...ofWallets])('%s is the answer to no call of ours', async (id) => {
    const { api, asked } = await clientOf(examples.get(id)?.body);
    const calls: (keyof NodeApi)[] = [
      'host',
      'latestImage',
      'list',
      'detail',
      'logs',
      'upgrade',
      'unlock',
      'probe',
      'height',
    ];
    expect(Object.keys(api)).toEqual(calls);
    for (const call of [api.latestImage, api.list, () => api.detail('n1')])
      expect(await failureOf(call())).toMatchObject({ code: 'SERVICE_ANSWER', facts: { problem: 'shape' } });
    expect(asked.every(({ line }) => line.startsWith('GET /api/nodes'))).toBe(true);
  });
});

/** What each published error must come out as, and what it proves of the lock, by its name. */
const refusals: Readonly<Record<string, [answer: NodeAnswer, byUnlock: string, byProbe: string]>> = {
  'rln-LockedNode': [{ kind: 'locked' }, 'answeredLocked', 'probeLocked'],
  'rln-ChangingState': [{ kind: 'changingState' }, 'answeredChanging', 'answeredChanging'],
  'rln-NotInitialized': [{ kind: 'notInitialized' }, 'answeredNotInitialized', 'answeredNotInitialized'],
  'rln-AlreadyUnlocked': [{ kind: 'alreadyUnlocked' }, 'alreadyUnlocked', 'probeUnlocked'],
  'rln-UnlockedNode': [{ kind: 'alreadyUnlocked' }, 'alreadyUnlocked', 'probeUnlocked'],
  'rln-WrongPassword': [{ kind: 'wrongPassword' }, 'answeredLocked', 'answered'],
  'rln-auth': [{ kind: 'tokenRefused' }, 'answered', 'tokenRefused'],
  'rln-role': [{ kind: 'tokenReadOnly' }, 'answered', 'tokenRefused'],
};

describe('the published errors of nodes', () => {
  it('are all looked at', () => {
    expect([...errors.keys()].toSorted()).toEqual(Object.keys(refusals).toSorted());
  });

  it.each(Object.entries(refusals))('%s is told apart', async (id, [answer, byUnlock, byProbe]) => {
    const one = errors.get(id);
    const { api, target } = await clientOf(one?.body, one?.http);
    const [unlock, probe] = [await api.unlock(target, { password: 'p' }), await api.probe(target)];
    expect([unlock, probe]).toMatchObject([answer, answer]);
    expect(meaningOf('unlock', unlock, 'unlock', nothingKnown).proves).toBe(byUnlock);
    expect(meaningOf('probe', probe, 'nothing', nothingKnown).proves).toBe(byProbe);
  });

  it.each(Object.entries(refusals))(
    '%s is told apart by an old node, which sends no name',
    async (id, [answer]) => {
      const one = errors.get(id);
      const { name: _, ...body } = v.parse(v.nullable(v.looseObject({ name: v.string() })), one?.body) ?? {
        name: '',
      };
      const { api, target } = await clientOf(one?.body === null ? null : body, one?.http);
      expect(await api.unlock(target, { password: 'p' })).toMatchObject(answer);
    },
  );
});
