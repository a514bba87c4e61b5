import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { unlockNode } from '../../../src-main/nodes/act-on-nodes.ts';
import { createNodeApi } from '../../../src-main/nodes/api/client.ts';
import { readNode } from '../../../src-main/nodes/list/read-nodes.ts';
import { saveNode } from '../../../src-main/nodes/list/save-node.ts';
import { splitClientCertificate } from '../../../src-main/nodes/state/client-certificate.ts';
import { targetsOf } from '../../../src-main/nodes/secrets/open-services.ts';
import type { CallInput } from '../../../src-preload/contract/index.ts';
import { freePort } from '../../regtest/parts/free-port.ts';
import { findOpenssl, type Made } from '../../support/certificates.ts';
import { codeOf, failureOf } from '../../support/failure-of.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { trust } from '../../support/trust.ts';
import { serveNodes, UNLOCKED } from './node-server.ts';
import { nodeInput, openNodesWorld, wordIn, workOf, type NodesWorld } from './nodes-context.ts';
import { anyHost } from '../../support/any-host.ts';

const make = findOpenssl();
const WANTS_ONE = { kind: 'noAnswer', why: { kind: 'wantsCertificate' } };
const pemOf = ({ cert, key }: Made): string => `${key}\n${cert}`;

describe.skipIf(make === null)('a node that wants a certificate', () => {
  const none: Made = { key: '', cert: '' };
  let [server, own, other] = [none, none, none];
  beforeAll(() => {
    [server, own, other] = [make!(), make!({ name: 'ochre' }), make!({ name: 'another' })];
  });

  /** A node that is locked until the right password, and answers only known certificates. */
  async function serveBehindMtls() {
    let isLocked = true;
    trust(server.cert);
    return serveNodes(
      ({ line, body }) => {
        if (line === 'POST /unlock') isLocked = !body.includes('hunter-2');
        return isLocked
          ? { status: 403, body: { error: 'locked', code: 403, name: 'LockedNode' } }
          : { body: UNLOCKED };
      },
      { ...server, ca: [own.cert], requestCert: true, rejectUnauthorized: true },
    );
  }
  const asked = (url: string, change: Partial<CallInput<'nodes.save'>> = {}) =>
    nodeInput('', {
      ...{ cloudId: null, foreignNodeId: null, userId: null, invokeUrl: url },
      ...{ secrets: { password: 'hunter-2' }, clientCertificate: pemOf(own), ...change },
    });
  const add = async (world: NodesWorld, url: string, change: Partial<CallInput<'nodes.save'>> = {}) =>
    world.registry.node((await saveNode(world.context, asked(url, change))).node.id);
  const kept = (world: NodesWorld) =>
    [...world.keyholder.entries].filter(([key]) => key.startsWith('token:')).map(([, text]) => text);

  it('is watched and unlocked', async () => {
    const node = await serveBehindMtls();
    const world = openNodesWorld();
    const { id } = await add(world, node.url);
    const work = workOf(world.context);
    work.watcher.start();
    await work.watcher.checkNow(null);
    await expect.poll(() => world.registry.seen(id).state).toBe('locked');
    await unlockNode({ ...world.context, work }, { nodeId: id, secrets: {}, keep: false });
    await expect.poll(() => world.registry.seen(id).state).toBe('unlocked');
    expect(node.asked.map(({ line }) => line)).toContain('POST /unlock');
  });

  it('reports a missing and a wrong certificate', async () => {
    const port = await serveByOpenssl(server, own);
    trust(server.cert);
    const api = createNodeApi(anyHost)({ baseUrl: 'https://nobody.invalid', token: null });
    const address = { kind: 'invokeUrl', url: `https://127.0.0.1:${String(port)}` } as const;
    for (const client of [null, { certificate: other.cert, key: other.key }])
      expect(await api.probe({ address, token: null, client })).toMatchObject(WANTS_ONE);
  });

  it.each([400, 496])("is recognised by nginx's status %i, too", async (status) => {
    const body = '<html><center><h1>400 Bad Request</h1></center>No required SSL certificate was sent</html>';
    const gateway = await serveNodes(() => ({ status, body }));
    const api = createNodeApi(anyHost)({ baseUrl: gateway.url, token: null });
    const address = { kind: 'invokeUrl', url: gateway.url } as const;
    expect(await api.probe({ address, token: null })).toMatchObject(WANTS_ONE);
    expect(await api.unlock({ address, token: null }, {})).toMatchObject(WANTS_ONE);
  });

  it('gets its certificate, whose key is only in the keychain', async () => {
    const world = openNodesWorld();
    const node = await add(world, 'https://127.0.0.1:1');
    expect(JSON.stringify(node)).not.toContain('PRIVATE');
    expect(kept(world)).toHaveLength(2);
    const { clientCertificate } = await readNode(world.context, { nodeId: node.id });
    expect(clientCertificate?.subject).toBe('CN=ochre');
    const target = (await targetsOf(world.context, [node])).get(node.id);
    expect(target).toMatchObject({ client: { certificate: own.cert } });
    // Another node whose row names the same entries doesn't get them.
    const twin = await add(world, 'https://127.0.0.1:2', { name: 'Twin', secrets: {} });
    const tampered = { ...twin, client: node.client };
    const both = await targetsOf(world.context, [node, tampered]);
    expect([both.get(node.id), wordIn(both.get(twin.id))]).toEqual([target, 'tokenMissing']);
  });

  it('keeps a long key in parts, none of which may be missing or foreign', async () => {
    const file = join(tempFolder(), 'long.pem');
    const how = ['-x509', '-newkey', 'rsa:3072', '-nodes', '-subj', '/CN=long', '-days', '2'];
    const text = execFileSync('openssl', ['req', ...how, '-keyout', file], { stdio: 'pipe' }).toString(
      'utf8',
    );
    const long = readFileSync(file, 'utf8');
    const world = openNodesWorld();
    const node = await add(world, 'https://127.0.0.1:1', {
      clientCertificate: `${text}${long}`,
      secrets: {},
    });
    expect(node.client?.keyIds.length).toBeGreaterThan(2);
    for (const entry of kept(world)) expect(entry.length).toBeLessThanOrEqual(1_200);
    expect((await targetsOf(world.context, [node])).get(node.id)).toMatchObject({
      client: { certificate: text },
    });
    const { certificate = '', keyIds = [] } = node.client ?? {};
    const withKey = async (ids: readonly string[], pem = certificate) =>
      (await targetsOf(world.context, [{ ...node, client: { certificate: pem, keyIds: ids } }])).get(node.id);
    expect(wordIn(await withKey(keyIds.slice(1)))).toBe('tokenMissing');
    expect(wordIn(await withKey(keyIds.toReversed()))).toBe('tokenMissing');
    expect(wordIn(await withKey(keyIds, own.cert))).toBe('tokenMissing');
  });

  it('has its certificate replaced, kept or removed as the form says, and never sent to another address unasked', async () => {
    const world = openNodesWorld();
    const { id } = await add(world, 'https://127.0.0.1:1', { secrets: {} });
    const change = async (more: Partial<CallInput<'nodes.save'>>) => {
      const { clientCertificate: _, ...rest } = asked('https://127.0.0.1:1', { nodeId: id, secrets: {} });
      return (await saveNode(world.context, { ...rest, ...more })).clientCertificate?.subject ?? null;
    };
    expect(await change({})).toBe('CN=ochre');
    expect(await change({ clientCertificate: pemOf(other) })).toBe('CN=another');
    expect(kept(world)).toHaveLength(1);
    world.user.agrees = false;
    expect(await codeOf(change({ invokeUrl: 'https://127.0.0.1:9' }))).toBe('NODE_ADDRESS_CHANGED');
    const moved = { ...world.registry.node(id), invokeUrl: 'https://127.0.0.1:9' };
    expect((await targetsOf(world.context, [moved])).get(id)).not.toHaveProperty('client');
    world.user.agrees = true;
    expect(await change({ invokeUrl: 'https://127.0.0.1:9' })).toBe('CN=another');
    expect((await targetsOf(world.context, [world.registry.node(id)])).get(id)).toHaveProperty('client');
    expect(await change({ clientCertificate: null, invokeUrl: 'https://127.0.0.1:9' })).toBeNull();
    expect(kept(world)).toEqual([]);
  });

  it.each([
    ['no certificate', () => own.key, 'No certificate'],
    ['no key', () => own.cert, 'one private key'],
    ['two keys', () => `${pemOf(own)}${other.key}`, 'one private key'],
    ['the key of another', () => `${other.key}${own.cert}`, 'belongs to another'],
    ['a key with a password', () => `${own.cert}${lockedKey(own.key)}`, 'has a password'],
    ['nothing of the kind', () => 'hello', 'one private key'],
  ])('refuses %s, before anything is kept', async (_, text, words) => {
    const world = openNodesWorld();
    const failure = await failureOf(add(world, 'https://127.0.0.1:1', { clientCertificate: text() }));
    expect(failure).toMatchObject({
      code: 'INVALID_INPUT',
      facts: { problem: expect.stringContaining(words) as string },
    });
    expect([kept(world), world.registry.nodes(), world.user.asked]).toEqual([[], [], []]);
  });

  it("reads a service's file: a chain in any order, with a public key beside it", () => {
    const publicKey = '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----\n';
    const split = splitClientCertificate(`${publicKey}${other.cert}${own.cert}\r\n${own.key}`);
    expect(split).toMatchObject({ certificate: `${own.cert}${other.cert}` });
  });
});

/**
 * By OpenSSL: Node hangs up on missing certificates, others send a TLS alert, which arrives in TLS 1.2. Returns its
 * port.
 */
async function serveByOpenssl(server: Made, client: Made): Promise<number> {
  const at = (name: string) => join(folder, name);
  const folder = tempFolder();
  for (const [name, pem] of Object.entries({ cert: server.cert, key: server.key, ca: client.cert }))
    writeFileSync(at(name), pem);
  const port = await freePort();
  const files = ['-cert', at('cert'), '-key', at('key'), '-CAfile', at('ca')];
  const who = [...files, '-Verify', '1', '-verify_return_error', '-tls1_2'];
  const child = spawn('openssl', ['s_server', '-accept', `127.0.0.1:${String(port)}`, '-quiet', ...who]);
  onTestFinished(() => void child.kill());
  await expect.poll(() => isListening(port), { timeout: 10_000 }).toBe(true);
  return port;
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isThere = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isThere;
}

const lockedKey = (key: string): string =>
  execFileSync('openssl', ['pkcs8', '-topk8', '-v2', 'aes256', '-passout', 'pass:secret'], {
    input: key,
    stdio: 'pipe',
  }).toString('utf8');
