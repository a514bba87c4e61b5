import { describe, expect, it } from 'vitest';
import { manualTime } from '../../support/manual-timers.ts';
import { openTestApp } from '../wallet/app.ts';
import { serveNodes } from './node-server.ts';
import { cloudInput, nodeInput } from './nodes-context.ts';

/** What every object has, whoever wrote it. */
const NAMES = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];
const PASSWORD = 'correct-horse-battery';

async function open(say: Parameters<typeof serveNodes>[0]) {
  const server = await serveNodes(say);
  const time = manualTime(Date.now());
  const app = openTestApp('loopback', time);
  const cloud = await app.get('nodes.saveCloud', {
    ...cloudInput({ baseUrl: server.url, nodeApiUrl: server.url }),
    extras: { list: false, detail: false, probe: true },
    everySeconds: 5,
  });
  return { server, time, app, cloudId: cloud.id };
}

describe('a name that every object has', () => {
  it.each(NAMES)('as the error of a node (%s) is a refusal, and ends the unlock', async (name) => {
    const { app, time, cloudId } = await open(({ line }) =>
      line.startsWith('POST')
        ? { status: 403, body: { error: 'No.', name } }
        : { status: 418, body: { error: 'No.', name } },
    );
    const { node } = await app.get('nodes.save', nodeInput(cloudId, { secrets: { password: PASSWORD } }));
    await app.get('nodes.unlock', { nodeId: node.id, keep: false });
    const row = async () => (await app.get('nodes.read', { nodeId: node.id })).node;
    await expect
      .poll(async () => {
        await time.pass(1_000);
        return (await row()).trouble?.kind;
      })
      .toBe('wayRefused');
    expect(await row()).toMatchObject({ act: null, state: 'notHeard' });
    expect(app.logged).toEqual([]);
    // It is known after a start, too.
    app.restart();
    expect(await row()).toMatchObject({ act: null, state: 'notHeard' });
  });

  it.each(NAMES)('as a column of a list (%s) is left out, and told', async (name) => {
    const { app, cloudId } = await open(() => ({}));
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
    const { app, server, cloudId } = await open(() => ({}));
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
