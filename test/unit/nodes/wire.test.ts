import { expect, it, onTestFinished } from 'vitest';
import { createNodeApi, type NodeApi, type NodeTarget } from '../../../src-main/nodes/api/client.ts';
import { manualTime } from '../../support/manual-timers.ts';
import { listenToTheWire, type Wire } from '../../support/wire.ts';
import { openTestApp } from '../wallet/app.ts';
import { cloudInput, nodeInput, whileTimePasses } from './nodes-context.ts';
import { anyHost } from '../../support/any-host.ts';

const CLOUD_TOKEN = 'cloud-token-8d7f21c04be9';
const NODE_TOKEN = 'node-token-51ac90e7d3f2';
const PASSWORD = 'Zürich "7" \\ 7b1f0c';

async function listen(): Promise<Wire> {
  const wire = await listenToTheWire('b2b2b2b2');
  onTestFinished(wire.close);
  return wire;
}

/** A request's bytes on the wire, which stay UTF-8. `body` null: none is sent. */
function sent(wire: Wire, line: string, token: string | null, body: string | null = null): string {
  const isPost = line.startsWith('POST');
  const lines = [
    `${line} HTTP/1.1`,
    `host: ${wire.origin.slice('http://'.length)}`,
    `connection: ${isPost ? 'close' : 'keep-alive'}`,
    'accept: application/json',
    ...(body === null ? [] : ['content-type: application/json']),
    ...(token === null ? [] : [`authorization: Bearer ${token}`]),
    'accept-encoding: identity',
    ...(isPost ? [`content-length: ${String(Buffer.byteLength(body ?? ''))}`] : []),
  ];
  return Buffer.from([...lines, '', body ?? ''].join('\r\n')).toString('latin1');
}

const at = ({ origin }: Wire, userId: string, nodeId: string): NodeTarget => ({
  address: { kind: 'nodeApiUrl', url: `${origin}/nodes`, userId, nodeId },
  token: null,
});
const WITH_FIELDS = { password: 'p', announce_addresses: ['a:1'], n: 1, z: null };
type Row = readonly [
  what: string,
  call: (api: NodeApi, wire: Wire) => Promise<unknown>,
  sent: readonly [line: string, token: string | null, body?: string],
];
const ROWS: readonly Row[] = [
  ['latest image', (api) => api.latestImage(), ['GET /api/nodes/latest-rln-image', CLOUD_TOKEN]],
  [
    'upgrade of an odd id',
    (api) => api.upgrade('../n 1?x=1'),
    ['POST /api/nodes/..%2Fn%201%3Fx%3D1/upgrade', CLOUD_TOKEN],
  ],
  [
    'unlock, no token of the node: never the cloud’s',
    (api, wire) => api.unlock(at(wire, 'user 1', 'n/1'), { password: PASSWORD }),
    ['POST /nodes/user%201/n%2F1/unlock', null, JSON.stringify({ password: PASSWORD })],
  ],
  [
    'unlock with fields of its own, in their order',
    (api, wire) => api.unlock(at(wire, 'u1', 'n1'), WITH_FIELDS),
    ['POST /nodes/u1/n1/unlock', null, JSON.stringify(WITH_FIELDS)],
  ],
];

it.each(ROWS)('documented calls are sent byte for byte: %s', async (_, call, expected) => {
  const wire = await listen();
  await call(createNodeApi(anyHost)({ baseUrl: wire.origin, token: CLOUD_TOKEN }), wire);
  expect(wire.requests).toEqual([sent(wire, ...expected)]);
});

it('a service without optional calls gets only the three documented ones, whatever is done', async () => {
  const wire = await listen();
  const time = manualTime(Date.now());
  const app = openTestApp('loopback', time);
  const cloud = await app.get('nodes.saveCloud', {
    ...cloudInput({ baseUrl: wire.origin, nodeApiUrl: `${wire.origin}/nodes`, token: CLOUD_TOKEN }),
    everySeconds: 5,
  });
  const nodes: string[] = [];
  for (const n of [1, 2, 3]) {
    const { node } = await app.get(
      'nodes.save',
      nodeInput(cloud.id, {
        foreignNodeId: `n${String(n)}`,
        image: 'a1a1a1a1',
        secrets: { password: PASSWORD },
        token: NODE_TOKEN,
      }),
    );
    nodes.push(node.id);
  }
  const [one = '', two = '', three = ''] = nodes;
  const states = async () => (await app.get('nodes.list', {})).nodes.map(({ state }) => state);
  const until = (wanted: string[]) => whileTimePasses(time, states).toEqual(wanted);

  await app.get('nodes.check', { nodeIds: null });
  await until(['outdated', 'outdated', 'outdated']);
  await app.get('nodes.upgrade', { nodeId: one });
  await until(['upgrading', 'outdated', 'outdated']);
  await app.get('nodes.unlock', { nodeId: one, keep: false });
  await until(['unlocked', 'outdated', 'outdated']);
  await app.get('nodes.upgradeToUnlocked', { nodeId: two });
  await until(['unlocked', 'unlocked', 'outdated']);
  await app.get('nodes.run', { act: 'upgradeToUnlocked', nodeIds: [three], canary: null, parallel: 1 });
  await until(['unlocked', 'unlocked', 'unlocked']);
  // Watched, hidden, checked, asleep and awake.
  const sinceMs = Date.now();
  app.machine.asleep();
  app.machine.awake(sinceMs);
  await app.get('nodes.watched', { visible: false });
  for (let times = 0; times < 5; times += 1) await time.pass(120_000);
  await app.get('nodes.watched', { visible: true });
  await app.get('nodes.check', { nodeIds: nodes });
  for (const nodeId of nodes) await app.get('nodes.read', { nodeId });

  const body = JSON.stringify({ password: PASSWORD });
  const acts = wire.requests.filter((one) => !one.startsWith('GET'));
  expect(acts).toEqual(
    [1, 2, 3].flatMap((n) => [
      sent(wire, `POST /api/nodes/n${String(n)}/upgrade`, CLOUD_TOKEN),
      // The node is down for the upgrade, refuses the unlock, and is asked again.
      ...Array<string>(2).fill(sent(wire, `POST /nodes/u1/n${String(n)}/unlock`, NODE_TOKEN, body)),
    ]),
  );
  const readings = wire.requests.filter((one) => one.startsWith('GET'));
  expect([...new Set(readings)]).toEqual([sent(wire, 'GET /api/nodes/latest-rln-image', CLOUD_TOKEN)]);
  expect(readings.length).toBeGreaterThan(3);
  expect(app.faults).toEqual([]);
  expect(app.logged).toEqual([]);
});
