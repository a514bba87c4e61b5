import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { compose } from '../../../src-main/app/core.ts';
import { createLogger } from '../../../src-main/app/logger.ts';
import { createSigner } from '../../../src-main/keyholder/in-main/child-lifetime.ts';
import { forkChild } from '../../../src-main/keyholder/in-main/fork-child.ts';
import type { Call, CallInput, CallOutput, Result } from '../../../src-preload/contract/index.ts';
import { fakePorts } from '../../fakes/ports.ts';
import { bundleKeyholder, type KeyholderBundle } from '../../support/keyholder-bundle.ts';
import { missingForKeyring, RING_PASSWORD, startKeyring, type Bus } from '../../support/keyring.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { serveNodes, UNLOCKED } from '../nodes/node-server.ts';
import { cloudInput, nodeInput } from '../nodes/nodes-context.ts';

// The whole of main over a real gnome-keyring that is late or another one, and a node service that keeps what it is asked.
// One that is shut: test/unit/wallet/keychain-watch.test.ts, and test/e2e/keychain.spec.ts over the real one.

const missing = missingForKeyring();
if (missing !== null) console.warn(`SKIPPED: the real keychain was not tried: ${missing}.`);

const CLOUD_TOKEN = 'cloud-token-of-this-test';
const NODE_TOKEN = 'node-token-of-this-test';
/** So seldom that whatever comes sooner came of the keyring. */
const EVERY_SECONDS = 3_600;

let bundle: KeyholderBundle;
const ends: (() => Promise<void> | void)[] = [];
beforeAll(async () => {
  bundle = await bundleKeyholder();
}, 60_000);
afterAll(() => bundle.remove());
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

async function keyring() {
  const ring = await startKeyring();
  ends.push(ring.stop);
  return ring;
}

/** Main as it starts on this bus, over what the starts before left in the folder. */
async function openPerson() {
  const server = await serveNodes(({ line }) => ({
    body: line.endsWith('/nodeinfo') ? UNLOCKED : { data: 'a1' },
  }));
  const fakes = fakePorts(tempFolder());
  const faults: string[] = [];
  let end = (): void => undefined;
  ends.push(() => fakes.close());
  const start = (env: Bus['env']) => {
    end();
    const start = () => forkChild(bundle.path, env);
    const signer = createSigner({ start, clock: fakes.ports.clock, onWaiting: () => undefined });
    const main = compose(
      { ...fakes.ports, signer },
      createLogger((line) => faults.push(line)),
    );
    end = () => {
      main.close();
      signer.close();
      end = () => undefined;
    };
    const ask = async <N extends Call>(name: N, input: CallInput<N>): Promise<CallOutput<N>> => {
      const result = (await main.dispatch(name, input)) as Result<CallOutput<N>>;
      if (!result.ok) throw new Error(`${name}: ${JSON.stringify(result.failure)} ${faults.join('')}`);
      return result.value;
    };
    return { ask };
  };
  ends.push(() => end());
  onTestFinished(() => expect(faults.filter((line) => line.includes(' fault '))).toEqual([]));
  const authorizations = () => [...new Set(server.asked.map(({ authorization }) => authorization))];
  return { server, start, end: () => end(), authorizations };
}

const cloudAt = (url: string) => ({
  ...cloudInput({ baseUrl: url, nodeApiUrl: url, token: CLOUD_TOKEN }),
  ...{ extras: { list: false, detail: false, probe: true }, everySeconds: EVERY_SECONDS },
});

/** A node and its service, each with a token in the ring. */
async function withTokens(env: Bus['env']) {
  const person = await openPerson();
  const { ask } = person.start(env);
  const { url } = person.server;
  const cloud = await ask('nodes.saveCloud', cloudAt(url));
  const { node } = await ask('nodes.save', nodeInput(cloud.id, { token: NODE_TOKEN }));
  await ask('nodes.check', { nodeIds: null });
  person.end();
  // What was on its way has arrived before this has.
  await fetch(url);
  (person.server.asked as unknown[]).length = 0;
  return { ...person, cloudId: cloud.id, nodeId: node.id };
}

const BOTH = [`Bearer ${CLOUD_TOKEN}`, `Bearer ${NODE_TOKEN}`];

describe.skipIf(missing !== null)('with a real gnome-keyring', () => {
  it('whose daemon comes late nothing is asked, and once it is there watching begins without a press', async () => {
    const ring = await keyring();
    const { start, server, cloudId, authorizations } = await withTokens(ring.env);
    await ring.leave();
    const { ask } = start(ring.env);
    await ask('nodes.check', { nodeIds: null });
    await expect.poll(async () => (await ask('lock.state', {})).nodes).toMatchObject({ waiting: 1 });
    expect(await ask('lock.state', {})).toMatchObject({ password: 'none', locked: false });
    const { clouds } = await ask('nodes.list', {});
    expect(clouds).toMatchObject([{ id: cloudId, trouble: 'KEYCHAIN_ABSENT' }]);
    expect(server.asked).toEqual([]);
    await ring.reopen(RING_PASSWORD);
    await expect.poll(() => authorizations().toSorted(), { timeout: 20_000 }).toEqual(BOTH);
    await expect
      .poll(async () => await ask('nodes.list', {}))
      .toMatchObject({ clouds: [{ trouble: null }], nodes: [{ state: 'unlocked', trouble: null }] });
    expect(await ask('lock.state', {})).toMatchObject({ nodes: { waiting: 0 } });
  }, 60_000);

  it('that is another, empty one nothing is sent, each token that is not there is named, and entered again it is used', async () => {
    const { start, server, cloudId, nodeId, authorizations } = await withTokens((await keyring()).env);
    const { ask } = start((await keyring()).env);
    expect(await ask('lock.state', {})).toMatchObject({ password: 'none', locked: false });
    await ask('nodes.check', { nodeIds: null });
    await expect
      .poll(async () => await ask('nodes.list', {}))
      .toMatchObject({
        clouds: [{ trouble: 'TOKEN_MISSING' }],
        nodes: [{ trouble: { kind: 'tokenMissing' } }],
      });
    expect(server.asked).toEqual([]);
    const { url } = server;
    await ask('nodes.saveCloud', { ...cloudAt(url), cloudId });
    await ask('nodes.check', { nodeIds: null });
    await expect.poll(authorizations).toEqual([`Bearer ${CLOUD_TOKEN}`]);
    expect(server.asked.every(({ line }) => !line.includes('/nodeinfo'))).toBe(true);
    await ask('nodes.save', nodeInput(cloudId, { nodeId, token: NODE_TOKEN }));
    await ask('nodes.check', { nodeIds: null });
    await expect.poll(() => authorizations().toSorted()).toEqual(BOTH);
    await expect
      .poll(async () => (await ask('nodes.list', {})).nodes)
      .toMatchObject([{ state: 'unlocked', trouble: null }]);
  }, 60_000);
});
