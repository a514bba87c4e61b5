import { describe, expect, it } from 'vitest';
import { serveNodes } from './nodes/node-server.ts';
import { cloudInput, nodeInput } from './nodes/nodes-context.ts';
import { openTestApp } from './app.ts';

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
        nodeInput(cloud.id, {
          foreignNodeId,
          secrets: { password },
          unlockByItself,
          token: SECRETS.node,
        }),
      )
    ).node.id;
  const chosen = await save('n1', SECRETS.chosen, true);
  const other = await save('n2', SECRETS.other, false);
  const inClear = (): string[] => {
    const all = [...app.keyholder.entries].map(([account, value]) => `${account} ${value}`).join('\n');
    return Object.values(SECRETS).filter((secret) => all.includes(secret));
  };
  const unlocks = () => server.asked.filter(({ line }) => line.endsWith('/unlock'));
  return { app, server, state, walletId, chosen, other, inClear, unlocks };
}

describe('the app password', () => {
  it('closes every token, node password and proxy password in the keychain, and removed opens them', async () => {
    const { app, inClear, other, unlocks } = await withEverything();
    expect(inClear()).toEqual(Object.values(SECRETS));
    await app.get('lock.setPassword', { password: APP_PASSWORD });
    expect(inClear()).toEqual([]);
    await app.get('nodes.unlock', { nodeId: other, keep: false });
    await expect.poll(() => unlocks().map(({ body }) => body)).toEqual([`{"password":"${SECRETS.other}"}`]);
    await app.get('lock.removePassword', { password: APP_PASSWORD });
    expect(inClear()).toEqual(Object.values(SECRETS));
  });

  it('is wanted after a start with settings that say that there is none: no node is asked anything before it', async () => {
    const { app, other, server, unlocks } = await withEverything();
    await app.get('lock.setPassword', { password: APP_PASSWORD });
    app.ports.settings.write({ ...app.ports.settings.read(), lock: null });
    app.restart();
    const asked = server.asked.length;
    expect(await app.ask('nodes.unlock', { nodeId: other, keep: false })).toMatchObject({
      ok: false,
      failure: { code: 'APP_LOCKED' },
    });
    expect(await app.get('lock.state', {})).toMatchObject({ password: 'set', locked: true });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(unlocks()).toEqual([]);
    expect(server.asked.slice(asked)).toEqual([]);
    expect(await app.failure('lock.unlock', { password: OTHER })).toMatchObject({ code: 'PASSWORD_WRONG' });
    await app.get('lock.unlock', { password: APP_PASSWORD });
    await app.get('nodes.unlock', { nodeId: other, keep: false });
    await expect.poll(() => unlocks().map(({ body }) => body)).toEqual([`{"password":"${SECRETS.other}"}`]);
  });
});
