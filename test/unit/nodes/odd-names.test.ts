import { describe, expect, it } from 'vitest';
import { manualTime } from '../../support/manual-timers.ts';
import { openTestApp } from '../wallet/app.ts';
import { serveNodes } from './node-server.ts';
import { cloudInput, nodeInput } from './nodes-context.ts';

/** What every object has, whoever wrote it. */
const NAMES = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];
const PASSWORD = 'correct-horse-battery';

async function open() {
  const server = await serveNodes();
  const app = openTestApp('loopback', manualTime(Date.now()));
  const cloud = await app.get('nodes.saveCloud', cloudInput({ baseUrl: server.url, nodeApiUrl: server.url }));
  return { server, app, cloudId: cloud.id };
}

describe('a name that every object has', () => {
  it.each(NAMES)('as a column of a list (%s) is left out, and told', async (name) => {
    const { app, cloudId } = await open();
    const read = await app.get('nodes.importList', { cloudId, format: 'csv', text: `node_id,${name}\nn1,x` });
    expect(read).toMatchObject({ added: 1 });
    expect(read.problems).toHaveLength(1);
    expect(read.problems[0]?.problem).toMatch(/and left it out$/);
    const json = JSON.stringify([{ node_id: 'n2' }]).replace('}', `,"${name}":{"a":1}}`);
    expect(await app.get('nodes.importList', { cloudId, format: 'json', text: json })).toMatchObject({
      added: 1,
      problems: [{ line: 1 }],
    });
  });

  it('as a secret’s is one that is missing, whatever is given: nothing is sent in its place', async () => {
    const { app, server, cloudId } = await open();
    const unlockTemplate = '{"password":"{{constructor}}"}';
    const { node, secretsKept } = await app.get('nodes.save', nodeInput(cloudId, { unlockTemplate }));
    expect(secretsKept).toEqual([]);
    for (const secrets of [{}, { constructor: PASSWORD }])
      expect(await app.failure('nodes.unlock', { nodeId: node.id, secrets, keep: true })).toEqual({
        code: 'NODE_SECRETS_MISSING',
        facts: { name: 'Node', secrets: ['constructor'] },
      });
    expect(server.asked.filter(({ line }) => line.startsWith('POST'))).toEqual([]);
  });
});
