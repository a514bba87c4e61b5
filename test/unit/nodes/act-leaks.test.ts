import { expect, it } from 'vitest';
import { createNodeApi } from '../../../src-main/nodes/api/client.ts';
import type { Call, CallInput } from '../../../src-preload/contract/index.ts';
import { alertView } from '../../../src-preload/contract/node-alerts.ts';
import { manualTime } from '../../support/manual-timers.ts';
import { buildNeedles, searchBuffer, searchTree, type Needles } from '../../support/secret-search.ts';
import { openTestApp } from '../wallet/app.ts';
import { serveNodes, type Request } from './node-server.ts';
import { cloudInput, nodeInput, whileTimePasses } from './nodes-context.ts';
import { anyHost } from '../../support/any-host.ts';

const CLOUD_TOKEN = 'cloud-token-2c61f0aa97';
const NODE_TOKEN = 'node-token-90d3b7e415';
const KEPT = 'kept "password" 4f7c21a9b3';
const TYPED = 'typed \\password\\ d05e98c6f1';
/** Not a secret: it must be found wherever a secret could be, or the search proves nothing. */
const LISTED = 'listed-password-88e1f07b';
const CANARY = 'canary-6b19e2f7d4';

const asJsonWrites = (text: string) => JSON.stringify(text).slice(1, -1);
// Searches the end of a password alone too, because repeated quoting may change its start.
const secrets = buildNeedles({
  texts: [CLOUD_TOKEN, NODE_TOKEN, KEPT, TYPED, LISTED, KEPT.slice(-10), TYPED.slice(-10)],
});
const canary = buildNeedles({ texts: [CANARY] });

/** A service and nodes whose refusals quote everything they got. */
function indiscreet() {
  const times = new Map<string, number>();
  const nth = (line: string): number => {
    times.set(line, (times.get(line) ?? 0) + 1);
    return times.get(line) ?? 0;
  };
  const quoting = ({ authorization, body }: Request, name: string) => ({
    error: `${name}: ${authorization ?? ''} sent ${body}`,
    code: 403,
    name,
  });
  return (request: Request): { status?: number; body?: unknown } => {
    const { line } = request;
    const count = nth(line);
    if (line.endsWith('/latest-rln-image')) return { body: { data: 'b2b2b2b2' } };
    if (line === 'GET /api/nodes') return { status: 500, body: quoting(request, 'Internal') };
    if (line.startsWith('GET /api/nodes/')) return { body: { data: { status: 'RUNNING' } } };
    if (line === 'POST /api/nodes/refuses/upgrade') return { status: 400, body: quoting(request, 'Busy') };
    if (line.endsWith('/upgrade')) return { body: { message: 'started' } };
    // The upgrade takes the node down once.
    if (line.endsWith('/nodeinfo'))
      return count === 3 ? { status: 502, body: {} } : { status: 403, body: quoting(request, 'LockedNode') };
    if (line.includes('/wrong/')) return { status: 401, body: quoting(request, 'WrongPassword') };
    if (line.includes('/refuses/')) return { status: 400, body: quoting(request, 'APIError') };
    if (count === 1) return { status: 403, body: quoting(request, 'ChangingState') };
    return { body: {} };
  };
}

it(
  'no act on nodes leaks a token or a password to files, settings, logs, notices, answers, exports or the system',
  { timeout: 60_000 },
  async () => {
    const { url, asked } = await serveNodes(indiscreet());
    const time = manualTime(Date.now());
    const notified: string[] = [];
    const real = createNodeApi(anyHost);
    const broken = { now: false };
    const app = openTestApp('loopback', {
      ...time,
      notifier: { notify: (title, body) => void notified.push(`${title} ${body}`) },
      openNodeApi: (cloud) => {
        if (broken.now) throw new Error(`a fault of ours, with ${CANARY}`);
        return real(cloud);
      },
    });
    const heard: string[] = [];
    const answers: string[] = [];
    app.notices.listen((name, payload) => heard.push(JSON.stringify([name, payload])));
    const ask = async <N extends Call>(name: N, input: CallInput<N>) => {
      const result = await app.ask(name, input);
      answers.push(JSON.stringify([name, result]));
      return result;
    };
    await app.get('vault.create', {
      name: CANARY,
      network: 'regtest',
      keep: 'keychain',
      practice: true,
      wordCount: 12,
    });
    const cloud = await app.get('nodes.saveCloud', {
      ...cloudInput({ baseUrl: url, nodeApiUrl: url, token: CLOUD_TOKEN }),
      extras: { list: true, detail: true, probe: true },
      everySeconds: 5,
    });
    const other = await app.get('nodes.saveCloud', cloudInput({ baseUrl: url, token: CLOUD_TOKEN }));
    const ids: string[] = [];
    for (const foreignNodeId of ['fine', 'wrong', 'refuses', 'later', 'last']) {
      const input = { foreignNodeId, name: `${CANARY} ${foreignNodeId}`, image: 'a1a1a1a1' };
      const kept = { secrets: { password: KEPT }, token: NODE_TOKEN };
      const { node } = await app.get('nodes.save', nodeInput(cloud.id, { ...input, ...kept }));
      ids.push(node.id);
    }
    // Each of these is refused, completely or in some lines.
    for (const change of [
      { unlockTemplate: `{"password":${JSON.stringify(KEPT)}}` },
      { unlockTemplate: `{"password":${KEPT}}` },
      { secrets: { other: KEPT } },
      { token: `${NODE_TOKEN} ${NODE_TOKEN}` },
      { invokeUrl: `${url}/?token=${NODE_TOKEN}` },
      { userId: '..', secrets: { password: KEPT } },
    ])
      expect(await ask('nodes.save', nodeInput(cloud.id, { foreignNodeId: 'n2', ...change }))).toMatchObject({
        ok: false,
      });
    const withPassword = `http://u:${LISTED}@127.0.0.1:1`;
    for (const text of [
      `node_id,password\nn3,${LISTED}`,
      `${LISTED},n3`,
      `node_id,invoke_url\nn3,${withPassword}`,
    ])
      await ask('nodes.importList', { cloudId: cloud.id, format: 'csv', text });
    const [fine = '', wrong = '', refuses = '', later = '', last = ''] = ids;
    expect([...app.keyholder.entries.values()].join()).toContain(asJsonWrites(KEPT));
    const idle = async () => {
      const { nodes } = await app.get('nodes.list', {});
      const { runs } = await app.get('nodes.runs', {});
      return nodes.every(({ act }) => act === null) && runs.every(({ endedAtMs }) => endedAtMs !== null);
    };
    const over = () => whileTimePasses(time, idle).toBe(true);

    // Answers to calls during an act mention the act, too.
    await ask('nodes.upgradeToUnlocked', { nodeId: fine });
    await time.pass(500);
    await ask('nodes.read', { nodeId: fine });
    await ask('nodes.list', {});
    await over();
    await ask('nodes.unlock', { nodeId: wrong, keep: false });
    await ask('nodes.unlock', { nodeId: refuses, keep: false });
    await over();
    await ask('nodes.unlock', { nodeId: wrong, secrets: { password: TYPED }, keep: true });
    await ask('nodes.upgrade', { nodeId: refuses });
    await over();
    await ask('nodes.unlock', { nodeId: later, secrets: { password: TYPED }, keep: true });
    await over();
    await ask('nodes.plan', { act: 'unlock', nodeIds: ids });
    const secretsOfRun = { [last]: { password: TYPED } };
    const run = await ask('nodes.run', {
      ...{ act: 'unlock', nodeIds: ids, canary: last, parallel: 2, secrets: secretsOfRun },
    });
    await over();
    const runId = run.ok && run.value.outcome === 'started' ? run.value.run.id : '';
    await ask('nodes.report', { runId });
    await ask('nodes.upgrade', { nodeId: last });
    await time.pass(500);
    await ask('nodes.stop', { nodeId: last });
    await over();
    await ask('nodes.fetchList', { cloudId: cloud.id });
    await ask('nodes.check', { nodeIds: null });
    for (const nodeId of ids) await ask('nodes.read', { nodeId });
    await ask('nodes.exportList', { format: 'csv' });
    await ask('nodes.exportList', { format: 'json' });
    // Long enough for every alert and every late write.
    const kinds = alertView.entries.kind.options;
    await ask('nodes.setAlerts', { lockedMinutes: 1, kinds, quiet: null });
    await time.pass(150_000);
    await ask('nodes.alerts', {});
    await ask('nodes.remove', { nodeIds: [last] });
    await ask('nodes.removeCloud', { cloudId: other.id });
    broken.now = true;
    await ask('nodes.saveCloud', {
      ...cloudInput({ baseUrl: url, nodeApiUrl: url }),
      cloudId: cloud.id,
      everySeconds: 10,
    });
    await ask('nodes.check', { nodeIds: null });

    // The control: each secret was really sent where it could have leaked.
    for (const secret of [CLOUD_TOKEN, NODE_TOKEN, asJsonWrites(KEPT), asJsonWrites(TYPED)])
      expect(asked.some(({ authorization, body }) => `${authorization ?? ''} ${body}`.includes(secret))).toBe(
        true,
      );
    const text = (name: string, value: unknown) => (needles: Needles) =>
      searchBuffer(name, Buffer.from(JSON.stringify(value)), needles);
    const files = (needles: Needles) => searchTree(app.ports.host.dataFolder, needles);
    const sinks: Record<string, (needles: Needles) => readonly unknown[]> = {
      'the data folder': files,
      'fleet.sqlite': (needles) => files(needles).filter(({ where }) => where.startsWith('fleet.sqlite')),
      settings: text('settings', app.ports.settings.read()),
      logs: text('logs', app.logged),
      notices: text('notices', heard),
      answers: text('answers', answers),
      exports: text('exports', app.saved),
      'main’s questions': text('questions', app.user.asked),
      notifications: text('notifications', notified),
      tray: text('tray', app.signs),
    };
    const found = Object.entries(sinks).map(([name, search]) => [name, search(canary).length > 0]);
    expect(found).toEqual(Object.keys(sinks).map((name) => [name, true]));
    for (const [name, search] of Object.entries(sinks)) expect([name, search(secrets)]).toEqual([name, []]);
    expect(text('faults', app.faults)(secrets)).toEqual([]);
    // The control: the same search finds each secret where it belongs.
    expect(text('keychain', [...app.keyholder.entries.values()])(secrets)).not.toEqual([]);
  },
);
