import { expect, onTestFinished } from 'vitest';
import { fail, WalletError } from '../../../src-main/base/errors.ts';
import type { NodeServiceRecord, NodeRecord } from '../../../src-main/records/node.ts';
import type { Signer } from '../../../src-main/keyholder/in-main/child-lifetime.ts';
import { createDoor } from '../../../src-main/net/door.ts';
import type { NodesContext } from '../../../src-main/nodes/registry/context.ts';
import { createAppLock } from '../../../src-main/wallet/context/app-lock.ts';
import { createNodeWork, type NodeWork } from '../../../src-main/nodes/node-work.ts';
import { createNodeRegistry } from '../../../src-main/nodes/registry/node-registry.ts';
import type { NodeTarget } from '../../../src-main/nodes/api/client.ts';
import { wordOf } from '../../../src-main/nodes/act/credentials.ts';
import { targetsOf } from '../../../src-main/nodes/secrets/open-services.ts';
import { secretsOfMany, type Secrets } from '../../../src-main/nodes/secrets/secrets.ts';
import { saveNodeService } from '../../../src-main/nodes/list/save-node-service.ts';
import { saveNode } from '../../../src-main/nodes/list/save-node.ts';
import type { CallInput } from '../../../src-preload/contract/index.ts';
import { fakePorts, type FakePorts } from '../../fakes/ports.ts';
import type { manualTime } from '../../support/manual-timers.ts';
import { tempFolder } from '../../support/temp-folder.ts';

export interface NodesWorld extends FakePorts {
  readonly context: NodesContext;
  readonly registry: NodesContext['registry'];
  readonly addCloud: (change: Partial<Remote>) => Promise<NodeServiceRecord>;
  readonly addNode: (
    cloud: NodeServiceRecord,
    change?: Partial<CallInput<'nodes.save'>>,
  ) => Promise<NodeRecord>;
}

type Remote = Omit<Extract<CallInput<'nodes.saveCloud'>['connection'], { kind: 'remote' }>, 'kind'>;

/** The context of node calls over fake ports, closed with the test. */
export function openNodesWorld(kind: 'electron' | 'loopback' = 'loopback'): NodesWorld {
  const fakes = fakePorts(tempFolder(), kind);
  const context: NodesContext = {
    ...fakes.ports,
    registry: createNodeRegistry(fakes.ports),
    lock: createAppLock(fakes.ports),
    door: createDoor(fakes.ports.settings, { ask: (question) => fakes.ports.confirm.ask(question) }),
  };
  onTestFinished(async () => {
    context.registry.close();
    await fakes.close();
  });
  return {
    ...fakes,
    context,
    registry: context.registry,
    addCloud: async (remote) => {
      const { id } = await saveNodeService(context, cloudInput(remote));
      return context.registry.cloud(id);
    },
    addNode: async (cloud, node) => {
      const { node: row } = await saveNode(context, nodeInput(cloud.id, node));
      return context.registry.node(row.id);
    },
  };
}

/** That world with one connection. */
export async function openCloud(remote: Partial<Remote>, kind?: 'electron' | 'loopback') {
  const world = openNodesWorld(kind);
  return { world, cloud: await world.addCloud(remote) };
}

/** The approved hosts of a connection. */
export const approvedFor = ({ ports }: FakePorts, cloudId: string): string[] =>
  ports.settings.read().hosts.flatMap(({ of, place }) => (of === cloudId ? [place] : []));

export const cloudInput = (remote: Partial<Remote>): CallInput<'nodes.saveCloud'> => ({
  cloudId: null,
  name: 'Cloud',
  connection: { kind: 'remote', baseUrl: 'https://cloud.example', nodeApiUrl: null, ...remote },
  extras: { list: false, detail: false, probe: false },
  everySeconds: 60,
});

export const nodeInput = (
  cloudId: string,
  change: Partial<CallInput<'nodes.save'>> = {},
): CallInput<'nodes.save'> => ({
  nodeId: null,
  cloudId,
  name: 'Node',
  foreignNodeId: 'n1',
  userId: 'u1',
  plan: 'node',
  invokeUrl: null,
  image: null,
  unlockTemplate: '{"password":"{{password}}"}',
  secrets: {},
  unlockByItself: false,
  ...change,
});

/** A keyholder without a Secret Service: every call to the keychain is refused. */
export function withoutKeychain(signer: Signer): Signer {
  const absent = () =>
    Promise.reject(fail('KEYCHAIN_ABSENT', { cause: 'noSecretService', detail: 'not provided' }));
  return {
    ...signer,
    saveToken: absent,
    readToken: absent,
    removeToken: absent,
    readTokens: absent,
    saveTokens: absent,
    removeTokens: absent,
  };
}

export async function targetOf(context: NodesContext, node: NodeRecord): Promise<NodeTarget> {
  const target = (await targetsOf(context, [node])).get(node.id);
  if (target === undefined || target instanceof WalletError) throw target ?? new Error('no target');
  return target;
}

export const secretsOf = async (context: NodesContext, node: NodeRecord): Promise<Secrets> =>
  (await secretsOfMany(context, [node])).get(node.id) ?? {};

/** A failure's word, or the found value. */
export const wordIn = (found: unknown): unknown => (found instanceof WalletError ? wordOf(found) : found);

/** The work on nodes, ended with the test. The test fails if it reported a fault. */
export function workOf(context: NodesContext): NodeWork {
  const faults: unknown[] = [];
  const work = createNodeWork(context, (error) => faults.push(error));
  onTestFinished(() => {
    work.close();
    expect(faults).toEqual([]);
  });
  return work;
}

/** Waits for a value while the program's time runs as fast as a server allows. */
export const whileTimePasses = (time: ReturnType<typeof manualTime>, look: () => unknown) =>
  expect.poll(
    async () => {
      await time.pass(1_000);
      return look();
    },
    { timeout: 20_000, interval: 1 },
  );
