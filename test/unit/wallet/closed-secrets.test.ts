import { setTimeout as passes } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { fails } from './fails.ts';
import { fail } from '../../../src-main/base/errors.ts';
import { UNLOCKED, serveNodes } from '../nodes/node-server.ts';
import { cloudInput, nodeInput } from '../nodes/nodes-context.ts';
import { openTestApp } from './app.ts';
import { nodesIn } from '../../support/node-records.ts';

// The app password and what a person at the desk gets around it: what lies in the keychain, and what a node was sent.

const APP_PASSWORD = 'correct horse battery';
const OTHER = 'another long password';
const SECRETS = {
  cloud: 'cloud-token-of-this-test',
  node: 'node-token-of-this-test',
  chosen: 'password-of-the-chosen-node',
  other: 'password-of-the-other-node',
  wallet: 'wallet-token-of-this-test',
  proxy: 'proxy-password-of-this-test',
};
const NEW = { network: 'regtest', keep: 'keychain', practice: true, wordCount: 12 } as const;

/** A wallet with a token and a proxy's password, and two nodes: one is unlocked by itself, the other is not. */
async function withEverything() {
  const state = { chosen: 'unlocked' };
  const server = await serveNodes(({ line }) => {
    if (line.endsWith('image')) return { body: { data: 'a1' } };
    if (line.endsWith('/nodeinfo') && line.includes('/n1/') && state.chosen === 'locked')
      return { status: 403, body: { error: 'Node is locked', code: 403, name: 'LockedNode' } };
    if (line.endsWith('/n1/unlock')) state.chosen = 'unlocked';
    if (line.endsWith('/nodeinfo')) return { body: UNLOCKED };
    return {};
  });
  const app = openTestApp();
  const { id: walletId } = await app.get('vault.create', { ...NEW, name: 'First' });
  await app.get('wallet.connect', {
    walletId,
    connection: {
      kind: 'remote',
      baseUrl: server.url,
      dialect: 'rgb-node-2026-03',
      token: SECRETS.wallet,
      proxy: { kind: 'socks5', host: '127.0.0.1', port: 9, user: 'me', password: SECRETS.proxy },
    },
  });
  const cloud = await app.get('nodes.saveCloud', {
    ...cloudInput({ baseUrl: server.url, nodeApiUrl: server.url, token: SECRETS.cloud }),
    extras: { list: false, detail: false, probe: true },
    everySeconds: 5,
  });
  const save = async (foreignNodeId: string, password: string, unlockByItself: boolean) =>
    (
      await app.get(
        'nodes.save',
        nodeInput(cloud.id, { foreignNodeId, secrets: { password }, unlockByItself, token: SECRETS.node }),
      )
    ).node.id;
  const chosen = await save('n1', SECRETS.chosen, true);
  const other = await save('n2', SECRETS.other, false);
  const inClear = (): string[] => {
    const all = [...app.keyholder.entries].map(([account, value]) => `${account} ${value}`).join('\n');
    return Object.values(SECRETS).filter((secret) => all.includes(secret));
  };
  const unlocks = () => server.asked.filter(({ line }) => line.endsWith('/unlock'));
  // Once both have answered, each is asked again after five seconds: what arrives sooner belongs to the test.
  await app.get('nodes.check', { nodeIds: null });
  const states = async () => (await app.get('nodes.list', {})).nodes.map(({ state: now }) => now);
  await expect.poll(states, { timeout: 10_000 }).toEqual(['unlocked', 'unlocked']);
  return { app, server, state, walletId, chosen, other, inClear, unlocks };
}

describe('the app password', () => {
  it('while it locks, nodes are watched on, and of the kept passwords only that of the chosen node can be read', async () => {
    const { app, server, state, chosen, other, unlocks } = await withEverything();
    await app.get('lock.setPassword', { password: APP_PASSWORD });
    await app.get('nodes.check', { nodeIds: null });
    const probes = () => server.asked.filter(({ line }) => line.endsWith('/nodeinfo'));
    const stateOf = async (nodeId: string) =>
      (await app.get('nodes.list', {})).nodes.find(({ id }) => id === nodeId)?.state;
    await expect.poll(() => Promise.all([chosen, other].map(stateOf))).toEqual(['unlocked', 'unlocked']);
    await app.get('lock.now', {});
    const before = probes().length;
    state.chosen = 'locked';
    // Each is asked every five seconds.
    await expect
      .poll(() => unlocks().map(({ line, body }) => [line, body]), { timeout: 15_000 })
      .toEqual([['POST /u1/n1/unlock', `{"password":"${SECRETS.chosen}"}`]]);
    const asked = probes().slice(before);
    expect(new Set(asked.map(({ authorization }) => authorization))).toEqual(
      new Set([`Bearer ${SECRETS.node}`]),
    );
    expect(await app.get('lock.state', {})).toMatchObject({ nodes: { watched: 2, waiting: 0 } });
    const ids = (nodeId: string) =>
      Object.values(nodesIn(app.ports.fleet).find(({ id }) => id === nodeId)?.secretIds ?? {});
    expect(await app.ports.signer.readTokens(ids(chosen))).toMatchObject([/password-of-the-chosen-node/]);
    await expect(app.ports.signer.readTokens(ids(other))).rejects.toMatchObject({
      failure: { code: 'APP_LOCKED' },
    });
  });

  it('after a start that is locked, nodes that are asked with tokens wait for the unlock, and the screen says how many', async () => {
    const { app, server, unlocks, state, chosen } = await withEverything();
    await app.get('lock.setPassword', { password: APP_PASSWORD });
    state.chosen = 'locked';
    app.restart();
    // Nodes are read behind the first screen.
    await expect
      .poll(() => app.get('lock.state', {}), { timeout: 5_000 })
      .toMatchObject({ nodes: { watched: 0, locked: 0, waiting: 2 } });
    const { length } = server.asked;
    const acts = app.keyholder.acts.length;
    await passes(6_500);
    expect(server.asked.slice(length)).toEqual([]);
    // No child was started for what cannot be read.
    expect(app.keyholder.acts.slice(acts)).toEqual([]);
    await app.get('lock.unlock', { password: APP_PASSWORD });
    await app.get('nodes.check', { nodeIds: [chosen] });
    await expect
      .poll(() => server.asked.slice(length).some(({ line }) => line.endsWith('/n1/nodeinfo')))
      .toBe(true);
    expect(await app.get('lock.state', {})).toMatchObject({ nodes: { watched: 2, waiting: 0 } });
    expect(unlocks()).toEqual([]);
  });

  it('lets nothing be kept open while it locks: a password that an unlock was to keep stays out of the keychain', async () => {
    const { app, other, inClear, unlocks } = await withEverything();
    await app.get('lock.setPassword', { password: APP_PASSWORD });
    const entries = app.keyholder.entries as Map<string, string>;
    const typed = 'typed-just-before-the-lock';
    await app.get('nodes.unlock', { nodeId: other, secrets: { password: typed }, keep: true });
    await app.get('lock.now', {});
    await expect.poll(() => unlocks().length).toBe(1);
    await expect(app.ports.signer.saveToken('12'.repeat(16), typed)).rejects.toMatchObject({
      failure: { code: 'APP_LOCKED' },
    });
    expect([...entries.values()].join()).not.toContain(typed);
    expect(inClear()).toEqual([]);
  });
});

describe('a keychain that says nothing at the start', () => {
  /** As a ring that is shut, which reads as empty, or as none at all; neither takes anything. */
  function goneRing(entries: Map<string, string>, code: 'KEYCHAIN_LOCKED' | 'KEYCHAIN_ABSENT'): () => void {
    const { get, set } = { get: entries.get.bind(entries), set: entries.set.bind(entries) };
    const refuses = (): never => {
      if (code === 'KEYCHAIN_LOCKED') throw fail(code, { during: 'writing' });
      throw fail(code, { cause: 'noDbus', detail: 'Cannot autolaunch D-Bus' });
    };
    entries.get = code === 'KEYCHAIN_LOCKED' ? () => undefined : refuses;
    entries.set = refuses;
    return () => Object.assign(entries, { get, set });
  }

  it.each(['with a lock in it', 'without one'])('keeps Ochre locked until it does: %s', async (which) => {
    const { app, server } = await withEverything();
    if (which === 'with a lock in it') await app.get('lock.setPassword', { password: APP_PASSWORD });
    app.ports.settings.write({ ...app.ports.settings.read(), lock: null });
    const open = goneRing(app.keyholder.entries as Map<string, string>, 'KEYCHAIN_LOCKED');
    app.restart();
    const asked = server.asked.length;
    await fails(app.failure('wallet.list', {}), 'APP_LOCKED');
    expect(await app.get('lock.state', {})).toMatchObject({ password: 'unknown', locked: true });
    await fails(app.failure('lock.unlock', { password: OTHER }), 'PASSWORD_STATE');
    expect(await app.get('lock.look', {})).toMatchObject({ password: 'unknown', locked: true });
    expect(server.asked.slice(asked)).toEqual([]);
    open();
    const isSet = which === 'with a lock in it';
    expect(await app.get('lock.look', {})).toMatchObject({ password: isSet ? 'set' : 'none', locked: isSet });
  });

  it('is no lock where there is none on this machine, and nothing that one closes can be read', async () => {
    const { app, other, server, unlocks } = await withEverything();
    await app.get('lock.setPassword', { password: APP_PASSWORD });
    app.ports.settings.write({ ...app.ports.settings.read(), lock: null });
    const back = goneRing(app.keyholder.entries as Map<string, string>, 'KEYCHAIN_ABSENT');
    app.restart();
    expect(await app.get('lock.state', {})).toMatchObject({ password: 'none', locked: false });
    const asked = server.asked.length;
    for (const isBack of [false, true]) {
      if (isBack) back();
      await fails(
        app.failure('nodes.unlock', { nodeId: other, keep: false }),
        isBack ? 'APP_LOCKED' : 'KEYCHAIN_ABSENT',
      );
    }
    expect(unlocks()).toEqual([]);
    expect(server.asked.slice(asked).filter(({ authorization }) => authorization !== null)).toEqual([]);
  });

  it('that comes late with a lock in it that settings forgot locks Ochre by itself, before a token is read', async () => {
    const { app, server } = await withEverything();
    await app.get('lock.setPassword', { password: APP_PASSWORD });
    app.ports.settings.write({ ...app.ports.settings.read(), lock: null });
    const back = goneRing(app.keyholder.entries as Map<string, string>, 'KEYCHAIN_ABSENT');
    app.keyholder.outside.isOpen = false;
    app.restart();
    await app.get('nodes.check', { nodeIds: null });
    await expect.poll(async () => (await app.get('lock.state', {})).nodes.waiting).toBe(2);
    const asked = server.asked.length;
    back();
    app.keyholder.outside.isOpen = true;
    await expect
      .poll(() => app.get('lock.state', {}), { timeout: 10_000 })
      .toMatchObject({ password: 'set', locked: true });
    expect(server.asked.slice(asked)).toEqual([]);
    await app.get('lock.unlock', { password: APP_PASSWORD });
    await app.get('nodes.check', { nodeIds: null });
    await expect.poll(() => server.asked.length).toBeGreaterThan(asked);
  });
});
