import { describe, expect, it } from 'vitest';
import { WalletError } from '../../../src-main/base/errors.ts';
import { actCredentialsOf } from '../../../src-main/nodes/act/credentials.ts';
import { serviceOf } from '../../../src-main/nodes/secrets/open-services.ts';
import { failureOf } from '../../support/failure-of.ts';
import { buildNeedles, searchBuffer } from '../../support/secret-search.ts';
import { serveNodes } from './node-server.ts';
import { openNodesWorld } from './nodes-context.ts';

const CLOUD_TOKEN = 'cloud-token-7f3a9c';
const NODE_TOKEN = 'node-token-51be20';
const needles = buildNeedles({ texts: [CLOUD_TOKEN] });

describe('no token and no password of a node', () => {
  it('is quoted by an answer that a node or its service writes it into', async () => {
    const { url } = await serveNodes(({ line, body }) => ({
      status: line.endsWith('/unlock') ? 400 : 500,
      body: {
        error: `cannot do it with ${CLOUD_TOKEN}, ${NODE_TOKEN} and ${body}`,
        name: 'Whatever',
        code: 400,
      },
    }));
    const world = openNodesWorld();
    const cloud = await world.addCloud({ baseUrl: url, nodeApiUrl: url, token: CLOUD_TOKEN });
    const password = 'with-"quotes"-in-it';
    const node = await world.addNode(cloud, {
      unlockTemplate: '{"password":"{{password}}","indexer_url":"indexer.example:50001"}',
      secrets: { password },
      token: NODE_TOKEN,
    });
    const { service, target, body } = await actCredentialsOf(world.context, node, 'upgradeToUnlocked');
    const answers = [
      await service.unlock(target, body),
      await service.upgrade(node.nodeId),
      await service.probe(target),
    ];
    expect(answers[0]).toEqual({
      kind: 'refused',
      status: 400,
      text: expect.stringContaining('cannot do it with [hidden], [hidden] and ') as string,
    });
    // What is no secret may be read: it is what the node refuses for.
    expect(answers[0]).toMatchObject({ text: expect.stringContaining('indexer.example:50001') as string });
    const failures = await Promise.all([
      failureOf(service.latestImage()),
      failureOf(service.list()),
      failureOf(service.detail('n1')),
    ]);
    expect(failures.map(({ code }) => code)).toEqual(['SERVICE_ERROR', 'SERVICE_ERROR', 'SERVICE_ERROR']);
    // The service was never told the node's own: what it knows of them it did not learn here.
    const ofService = buildNeedles({ texts: [CLOUD_TOKEN] });
    expect(searchBuffer('failures', Buffer.from(JSON.stringify(failures)), ofService)).toEqual([]);
    const ofNode = buildNeedles({
      texts: [CLOUD_TOKEN, NODE_TOKEN, password, JSON.stringify(password).slice(1, -1)],
    });
    const text = answers[0]?.kind === 'refused' ? answers[0].text : '';
    expect(searchBuffer('unlock', Buffer.from(text), ofNode)).toEqual([]);
  });

  it('is in what an error says when a service cannot be reached', async () => {
    const world = openNodesWorld();
    const cloud = await world.addCloud({ baseUrl: 'http://127.0.0.1:1', token: CLOUD_TOKEN });
    const service = await serviceOf(world.context, cloud);
    const error = await service.latestImage().catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(WalletError);
    const text = error instanceof WalletError ? JSON.stringify([error.failure, error.stack]) : '';
    expect(searchBuffer('error', Buffer.from(text), needles)).toEqual([]);
  });
});
