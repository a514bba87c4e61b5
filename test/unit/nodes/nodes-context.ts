import { expect, onTestFinished } from 'vitest';
import { fail, WalletError } from '../../../src-main/base/errors.ts';
import type { NodeServiceRecord, NodeRecord } from '../../../src-main/records/node.ts';
import type { Signer } from '../../../src-main/keyholder/in-main/child-lifetime.ts';
import { createQrAssembler } from '../../../src-main/wallet/context/qr-assembler.ts';
import { createShownQr } from '../../../src-main/wallet/context/shown-qr.ts';
import { createDoor } from '../../../src-main/net/door.ts';
import type { Context } from '../../../src-main/backup/context.ts';
import { createAppLock } from '../../../src-main/wallet/context/app-lock.ts';
import { createNodeWork, type NodeWork } from '../../../src-main/nodes/node-work.ts';
import { createNodeRegistry } from '../../../src-main/nodes/registry/node-registry.ts';
import type { NodeTarget } from '../../../src-main/nodes/api/client.ts';
import { wordOf } from '../../../src-main/nodes/act/credentials.ts';
import { targetsOf } from '../../../src-main/nodes/secrets/open-services.ts';
import { secretsOfMany, type Secrets } from '../../../src-main/nodes/secrets/secrets.ts';
import { saveNodeService } from '../../../src-main/nodes/list/save-node-service.ts';
import { saveNode } from '../../../src-main/nodes/list/save-node.ts';
import { createServiceClocks } from '../../../src-main/wallet/context/service-clocks.ts';
import { createWalletBook } from '../../../src-main/wallet/context/wallet-list.ts';
import type { CallInput } from '../../../src-preload/contract/index.ts';
import { fakePorts, type FakePorts } from '../../fakes/ports.ts';
import { tempFolder } from '../../support/temp-folder.ts';

export interface NodesWorld extends FakePorts {
  readonly context: Context;
  readonly addCloud: (change: Partial<Remote>) => Promise<NodeServiceRecord>;
  readonly addNode: (
    cloud: NodeServiceRecord,
    change?: Partial<CallInput<'nodes.save'>>,
  ) => Promise<NodeRecord>;
}

type Remote = Omit<Extract<CallInput<'nodes.saveCloud'>['connection'], { kind: 'remote' }>, 'kind'>;

/** What use cases of nodes are given, over fake ports: closed with the test. */
export function openNodesWorld(
  kind: 'electron' | 'loopback' = 'loopback',
  change: Partial<Context> = {},
): NodesWorld {
  const fakes = fakePorts(tempFolder(), kind);
  const context: Context = {
    ...fakes.ports,
    ended: new AbortController().signal,
    wallets: createWalletBook(fakes.ports),
    registry: createNodeRegistry(fakes.ports),
    lock: createAppLock(fakes.ports),
    door: createDoor(fakes.ports.settings, { ask: (question) => fakes.ports.confirm.ask(question) }),
    clocks: createServiceClocks(fakes.ports.clock),
    codes: { ...createShownQr(fakes.ports.random), ...createQrAssembler(fakes.ports.random) },
    held: new Map(),
    begunAtMs: new Map(),
    checkedTips: new Map(),
    registering: new Map(),
    refreshFailures: new Map(),
    excluded: new Set(),
    readingCoins: new Map(),
    coinsTold: new Map(),
    refreshing: new Map(),
    ...change,
  };
  onTestFinished(async () => {
    context.registry.close();
    await fakes.close();
  });
  return {
    ...fakes,
    context,
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

/** Hosts that were agreed to for a connection. */
export const approvedFor = ({ ports }: FakePorts, cloudId: string): string[] =>
  ports.settings.read().hosts.flatMap(({ of, place }) => (of === cloudId ? [place] : []));

export function cloudInput(remote: Partial<Remote>): CallInput<'nodes.saveCloud'> {
  return {
    cloudId: null,
    name: 'Cloud',
    connection: { kind: 'remote', baseUrl: 'https://cloud.example', nodeApiUrl: null, ...remote },
    extras: { list: false, detail: false, probe: false },
    everySeconds: 60,
  };
}

export function nodeInput(
  cloudId: string,
  change: Partial<CallInput<'nodes.save'>> = {},
): CallInput<'nodes.save'> {
  return {
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
  };
}

/** The keyholder of a machine without a Secret Service: whatever asks the keychain is refused. */
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

export async function targetOf(context: Context, node: NodeRecord): Promise<NodeTarget> {
  const target = (await targetsOf(context, [node])).get(node.id);
  if (target === undefined || target instanceof WalletError) throw target ?? new Error('no target');
  return target;
}

export async function secretsOf(context: Context, node: NodeRecord): Promise<Secrets> {
  return (await secretsOfMany(context, [node])).get(node.id) ?? {};
}

/** The word for a failure that stands in place of what was looked for. */
export const wordIn = (found: unknown): unknown => (found instanceof WalletError ? wordOf(found) : found);

/** The work at nodes, ended with the test, which nothing unforeseen may have happened in. */
export function workOf(context: Context): NodeWork {
  const faults: unknown[] = [];
  const work = createNodeWork(context, (error) => faults.push(error));
  onTestFinished(() => {
    work.close();
    expect(faults).toEqual([]);
  });
  return work;
}
