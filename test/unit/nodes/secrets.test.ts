import { describe, expect, it } from 'vitest';
import { actCredentialsOf, credentialsOf, refuseMissing } from '../../../src-main/nodes/act/credentials.ts';
import { targetsOf } from '../../../src-main/nodes/secrets/open-services.ts';
import { removeCloud, removeNodes } from '../../../src-main/nodes/list/remove.ts';
import { saveNode } from '../../../src-main/nodes/list/save-node.ts';
import { keepManySecrets, keepSecrets } from '../../../src-main/nodes/secrets/secrets.ts';
import { failing, codeOf, failureOf } from '../../support/failure-of.ts';
import {
  nodeInput,
  openCloud,
  secretsOf,
  withoutKeychain,
  wordIn,
  type NodesWorld,
} from './nodes-context.ts';
import { nodesIn } from '../../support/node-records.ts';

const PASSWORD = 'correct-horse-battery';
const HERE = 'http://127.0.0.1:1';
const kept = (world: NodesWorld) =>
  [...world.keyholder.entries.keys()].filter((key) => key.startsWith('token:'));

const worldWithCloud = () => openCloud({ baseUrl: HERE, nodeApiUrl: HERE });

describe("a node's password", () => {
  it.each(['correct-horse-battery', 'Zürich „7“ \\ "x"', '雪の道 🏔', 'line\nbreak', ' blanks '])(
    'is stored in the keychain as plain ASCII and read unchanged: %j',
    async (password) => {
      const { world, cloud } = await worldWithCloud();
      const node = await world.addNode(cloud, { secrets: { password } });
      expect(kept(world)).toHaveLength(1);
      for (const text of world.keyholder.entries.values()) expect(text).toMatch(/^[\x20-\x7e]+$/);
      expect(await secretsOf(world.context, node)).toEqual({ password });
    },
  );

  it('is replaced, kept or removed as the form says, and the old entry is deleted', async () => {
    const { world, cloud } = await worldWithCloud();
    const node = await world.addNode(cloud, { secrets: { password: 'first-one' } });
    const change = (secrets: Record<string, string | null>) =>
      saveNode(world.context, nodeInput(cloud.id, { nodeId: node.id, secrets }));
    await change({});
    expect(await secretsOf(world.context, world.registry.node(node.id))).toEqual({ password: 'first-one' });
    await change({ password: 'second-one' });
    expect(await secretsOf(world.context, world.registry.node(node.id))).toEqual({ password: 'second-one' });
    expect(kept(world)).toHaveLength(1);
    expect((await change({ password: null })).secretsKept).toEqual([]);
    expect(kept(world)).toEqual([]);
  });

  it('is deleted if the body no longer names it', async () => {
    const { world, cloud } = await worldWithCloud();
    const node = await world.addNode(cloud, { secrets: { password: PASSWORD } });
    await saveNode(
      world.context,
      nodeInput(cloud.id, { nodeId: node.id, unlockTemplate: '{"code":"{{code}}"}' }),
    );
    expect(kept(world)).toEqual([]);
  });

  it('is never read for another node, whatever ids a changed file names', async () => {
    const { world, cloud } = await worldWithCloud();
    const one = await world.addNode(cloud, { secrets: { password: PASSWORD }, token: 'node-token-1' });
    const other = await world.addNode(cloud, { foreignNodeId: 'n2' });
    const own = { secretsFor: `${HERE}/u1/n2` };
    const tampered = { ...other, ...own, secretIds: one.secretIds, tokenId: one.tokenId };
    expect(await secretsOf(world.context, tampered)).toEqual({});
    expect(wordIn((await targetsOf(world.context, [tampered])).get(other.id))).toBe('tokenMissing');
    // A token isn't read as a password either, nor under another name.
    expect(await secretsOf(world.context, { ...one, secretIds: { password: one.tokenId ?? '' } })).toEqual(
      {},
    );
    expect(
      await secretsOf(world.context, { ...one, secretIds: { other: one.secretIds['password'] ?? '' } }),
    ).toEqual({});
  });

  it('is never read from the entry of a wallet’s service', async () => {
    const { world, cloud } = await worldWithCloud();
    const walletId = 'ab'.repeat(16);
    await world.ports.signer.saveToken(walletId, JSON.stringify({ baseUrl: HERE, token: 'of-a-wallet' }));
    const node = { ...(await world.addNode(cloud)), secretIds: { password: walletId } };
    expect(await secretsOf(world.context, node)).toEqual({});
  });

  it('is refused by name if it is too long for a keychain, and nothing of the form is stored', async () => {
    const { world, cloud } = await worldWithCloud();
    const template = '{"password":"{{password}}","second":"{{second}}"}';
    const failure = await failureOf(
      world.addNode(cloud, {
        unlockTemplate: template,
        secrets: { password: PASSWORD, second: 'ü'.repeat(300) },
      }),
    );
    expect(failure).toMatchObject({ code: 'INVALID_INPUT', facts: { path: 'secret second' } });
    expect(kept(world)).toEqual([]);
    expect(world.registry.nodes()).toEqual([]);
  });
});

describe('the unlock body', () => {
  it.each([
    ['{"password": {{password}}}', 'json'],
    ['["{{password}}"]', 'object'],
    ['null', 'object'],
    [`${'{"a":'.repeat(12)}1${'}'.repeat(12)}`, 'tooDeep'],
  ])('%s is refused', async (unlockTemplate, problem) => {
    const { world, cloud } = await worldWithCloud();
    expect(await failureOf(world.addNode(cloud, { unlockTemplate }))).toEqual(
      failing('UNLOCK_BODY', { problem }),
    );
    expect(world.keyholder.acts).toEqual([]);
  });

  it("with a wallet's words as password is refused when typed, because they would never be sent", async () => {
    const { world, cloud } = await worldWithCloud();
    const words = `${'abandon '.repeat(11)}about`;
    const refusal = { code: 'UNLOCK_BODY', facts: { problem: 'words' } };
    expect(await failureOf(world.addNode(cloud, { secrets: { password: words } }))).toEqual(refusal);
    expect(kept(world)).toEqual([]);
    const node = await world.addNode(cloud, { secrets: {} });
    const typing = Promise.resolve().then(() => refuseMissing(node, { password: words }));
    expect(await failureOf(typing)).toEqual(refusal);
    const many = { secrets: { [node.id]: { password: words } } };
    expect(await failureOf(keepManySecrets(world.context, many))).toEqual(refusal);
    expect(kept(world)).toEqual([]);
  });

  it.each([
    '{"password":"hunter2hunter2"}',
    '{"password":"{{password}}","bitcoind_rpc_password":"hunter2hunter2"}',
    '{"password":"{{password}}","auth":{"token":"hunter2hunter2"}}',
    '{"password":"{{password}}","list":[{"apiKey":"hunter2hunter2"}]}',
  ])('with a secret in clear is refused, since it would be in a file: %s', async (unlockTemplate) => {
    const { world, cloud } = await worldWithCloud();
    const failure = await failureOf(world.addNode(cloud, { unlockTemplate }));
    expect(failure.code).toBe('INVALID_INPUT');
    expect(JSON.stringify(failure)).not.toContain('hunter2');
    expect(world.registry.nodes()).toEqual([]);
  });

  it("refuses a secret that it doesn't name", async () => {
    const { world, cloud } = await worldWithCloud();
    expect(await failureOf(world.addNode(cloud, { secrets: { other: PASSWORD } }))).toMatchObject(
      failing('INVALID_INPUT', { path: 'other' }),
    );
    expect(kept(world)).toEqual([]);
  });
});

describe('the missing secrets of an act', () => {
  it('are named node by node', async () => {
    const { world, cloud } = await worldWithCloud();
    const ready = await world.addNode(cloud, { secrets: { password: PASSWORD } });
    const bare = await world.addNode(cloud, { foreignNodeId: 'n2' });
    expect(await failureOf(actCredentialsOf(world.context, bare, 'unlock'))).toEqual(
      failing('NODE_SECRETS_MISSING', { name: 'Node', secrets: ['password'] }),
    );
    const lost = await world.addNode(cloud, { foreignNodeId: 'n3', userId: null });
    const foreign = { ...(await world.addNode(cloud, { foreignNodeId: 'n4' })), invokeUrl: 'http://[::1]:1' };
    world.registry.put([foreign]);
    const means = await credentialsOf(world.context, [ready, bare, lost, foreign], 'unlock');
    expect(means.get(ready.id)).toMatchObject({
      body: { password: PASSWORD },
      target: { token: null, address: { kind: 'nodeApiUrl', url: HERE, userId: 'u1', nodeId: 'n1' } },
    });
    expect([bare, lost, foreign].map(({ id }) => wordIn(means.get(id)))).toEqual([
      'noSecret',
      'noAddress',
      'hostNotApproved',
    ]);
  });

  it("don't include the node's address for an upgrade, which then isn't probed", async () => {
    const { world, cloud } = await worldWithCloud();
    const node = await world.addNode(cloud, { userId: null });
    for (const means of [
      await actCredentialsOf(world.context, node, 'upgrade'),
      (await credentialsOf(world.context, [node], 'upgrade')).get(node.id),
    ])
      expect(means).toMatchObject({ body: null, extras: { probe: false } });
    expect(await codeOf(actCredentialsOf(world.context, node, 'upgradeToUnlocked'))).toBe(
      'NODE_ADDRESS_MISSING',
    );
  });
});

it('without a keychain, saving a secret is refused with the reason, and nothing changes', async () => {
  const { world, cloud } = await worldWithCloud();
  const node = await world.addNode(cloud);
  const context = { ...world.context, signer: withoutKeychain(world.ports.signer) };
  const secrets = { password: PASSWORD };
  for (const attempt of [
    keepSecrets(context, node, secrets),
    saveNode(context, nodeInput(cloud.id, { nodeId: node.id, name: 'Other', secrets })),
  ])
    expect(await failureOf(attempt)).toMatchObject(failing('KEYCHAIN_ABSENT', { cause: 'noSecretService' }));
  expect(context.registry.node(node.id)).toMatchObject({ name: 'Node', secretIds: {} });
});

it('without a keychain, stored secrets count as unreachable, never as missing', async () => {
  const { world, cloud } = await worldWithCloud();
  const node = await world.addNode(cloud, { secrets: { password: PASSWORD } });
  const context = { ...world.context, signer: withoutKeychain(world.ports.signer) };
  expect(await codeOf(actCredentialsOf(context, node, 'unlock'))).toBe('KEYCHAIN_ABSENT');
  expect(wordIn((await credentialsOf(context, [node], 'unlock')).get(node.id))).toBe('keychain');
});

it('without a keychain, only nodes without stored secrets can be removed', async () => {
  const { world, cloud } = await worldWithCloud();
  const bare = await world.addNode(cloud);
  const node = await world.addNode(cloud, { foreignNodeId: 'n2', secrets: { password: PASSWORD } });
  const context = { ...world.context, signer: withoutKeychain(world.ports.signer) };
  expect(await removeNodes(context, { nodeIds: [bare.id] })).toEqual({ outcome: 'removed', removed: 1 });
  expect(await codeOf(removeNodes(context, { nodeIds: [node.id] }))).toBe('KEYCHAIN_ABSENT');
  expect(context.registry.nodes()).toHaveLength(1);
});

it("if the second of two secrets can't be written, neither stays in the keychain", async () => {
  const { world, cloud } = await worldWithCloud();
  const { signer } = world.ports;
  const context = {
    ...world.context,
    signer: {
      ...signer,
      saveTokens: async (entries: Parameters<typeof signer.saveTokens>[0]) => {
        await signer.saveTokens(entries.slice(0, 1));
        expect(kept(world)).toHaveLength(1);
        await withoutKeychain(signer).saveTokens(entries.slice(1));
      },
    },
  };
  const asked = nodeInput(cloud.id, { secrets: { password: PASSWORD }, token: 'node-token-1' });
  expect(await codeOf(saveNode(context, asked))).toBe('KEYCHAIN_ABSENT');
  expect(kept(world)).toEqual([]);
  expect(context.registry.nodes()).toEqual([]);
});

describe('removing nodes', () => {
  it('with their connection asks first, and deletes all their secrets', async () => {
    const { world, cloud } = await openCloud({ baseUrl: HERE, nodeApiUrl: HERE, token: 'cloud-token-1' });
    await world.addNode(cloud, { secrets: { password: PASSWORD }, token: 'node-token-1' });
    expect(kept(world)).toHaveLength(3);
    world.user.agrees = false;
    expect(await removeCloud(world.context, { cloudId: cloud.id })).toEqual({ outcome: 'aborted' });
    expect(kept(world)).toHaveLength(3);
    world.user.agrees = true;
    expect(await removeCloud(world.context, { cloudId: cloud.id })).toEqual({ outcome: 'removed' });
    expect(kept(world)).toEqual([]);
    expect(world.registry.clouds()).toEqual([]);
    expect(world.registry.nodes()).toEqual([]);
    expect(nodesIn(world.ports.fleet)).toEqual([]);
    const { id: cloudId } = await world.addCloud({ baseUrl: HERE });
    expect(await removeCloud(world.context, { cloudId })).toEqual({ outcome: 'removed' });
  });

  it('is refused during an act, even one that began while the question was open', async () => {
    const { world, cloud } = await worldWithCloud();
    const node = await world.addNode(cloud);
    const begin = () =>
      world.registry.setAct(node.id, {
        kind: 'unlock',
        step: 'unlockCall',
        sinceMs: 1,
        lastAnswer: null,
        lastAnswerAtMs: null,
        nextTryAtMs: null,
      });
    world.user.whileAsked = begin;
    const busy = { code: 'NODE_BUSY', facts: { name: 'Node' } };
    expect(await failureOf(removeNodes(world.context, { nodeIds: [node.id] }))).toEqual(busy);
    const asked = world.user.asked.length;
    expect(await failureOf(removeCloud(world.context, { cloudId: cloud.id }))).toEqual(busy);
    expect(world.user.asked).toHaveLength(asked);
    expect(world.registry.nodes()).toHaveLength(1);
  });
});
