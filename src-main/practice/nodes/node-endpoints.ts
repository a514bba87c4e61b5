import type { IncomingHttpHeaders } from 'node:http';
import { attempt } from '../../base/json.ts';
import { HangUp, ok, ServedRefusal, type ServedAnswer } from '../../serving/answers.ts';
import type { Body } from '../../serving/request.ts';
import type { World } from '../chain/store.ts';
import type { PracticeEndpoint } from '../endpoints/request.ts';
import type { UnlockWaits } from '../timers.ts';
import {
  cloudStatus,
  latestImage,
  nodesNow,
  nodesNowMs,
  passwordOf,
  putNode,
  findNode,
  settle,
  settledNode,
  practiceNodeState,
  upgradeSeconds,
  USER_ID,
  type PracticeNodeRow,
} from './nodes.ts';

/** The gateway's timeout; the node goes on. */
const GATEWAY_PATIENCE_MS = 29_000;

/** interface.md 4's three calls and the extras of service-facts.md 5. Null for others. Tokens aren't checked. */
export function findNodeEndpoint(waits: UnlockWaits, method: string, path: string): PracticeEndpoint | null {
  if (method === 'GET' && path === '/api/nodes/latest-rln-image')
    return { path, run: ({ world }) => ok({ data: world.store.atomic(() => latestImage(world)) }) };
  if (method === 'GET' && path === '/api/nodes')
    return {
      path,
      run: ({ world, headers }) =>
        ok({ nodes: nodesNow(world).map((node) => nodeJson(world, node, headers)) }),
    };
  return ofTheCloud(method, path) ?? ofTheNode(waits, method, path);
}

function ofTheCloud(method: string, path: string): PracticeEndpoint | null {
  const [, written, upgrade] = /^\/api\/nodes\/([^/?#]+)(\/upgrade)?$/.exec(path) ?? [];
  const id = decoded(written);
  if (id === null) return null;
  if (method === 'POST' && upgrade !== undefined)
    return { path, run: ({ world }) => world.store.atomic(() => startUpgrade(world, id)) };
  if (method !== 'GET' || upgrade !== undefined) return null;
  return {
    path: '/nodes/{id}',
    run: ({ world, headers }) => ok({ data: { ...nodeJson(world, nodeNow(world, id), headers), ...PEER } }),
  };
}

const PEER = { peerDNS: 'peer.practice.invalid', peerPort: 9735 };

function ofTheNode(waits: UnlockWaits, method: string, path: string): PracticeEndpoint | null {
  const [, user, written, call] = /^\/node-api\/([^/?#]+)\/([^/?#]+)\/(unlock|nodeinfo)$/.exec(path) ?? [];
  const id = decoded(user) === USER_ID ? decoded(written) : null;
  if (id === null) return null;
  if (method === 'POST' && call === 'unlock')
    return { path, run: ({ world, body }) => unlock(world, waits, id, body) };
  if (method === 'GET' && call === 'nodeinfo') return { path, run: ({ world }) => nodeInfo(world, id) };
  return null;
}

function nodeInfo(world: World, id: string): ServedAnswer {
  const node = nodeNow(world, id);
  refuseIfDown(world, node);
  const state = practiceNodeState(node, nodesNowMs(world));
  if (state === 'unlocking') throw nodeError('ChangingState');
  // An uninitialised node says the same (service-facts.md 5).
  if (state !== 'unlocked') throw nodeError('LockedNode');
  return ok({ pubkey: `02${'0'.repeat(64)}`, num_channels: 0, num_usable_channels: 0, num_peers: 0 });
}

function startUpgrade(world: World, id: string): ServedAnswer {
  const node = nodeNow(world, id);
  const upgradeTo = latestImage(world);
  if (node.upgradeTo !== null) throw gatewayError(400, 'An upgrade of this node is already in progress');
  if (node.image === upgradeTo && !node.failed)
    throw gatewayError(400, 'The node runs the latest image already');
  const upgradeFromMs = nodesNowMs(world);
  putNode(world, {
    ...node,
    upgradeTo,
    upgradeFromMs,
    upgradeUntilMs: upgradeFromMs + upgradeSeconds(world) * 1_000,
    upgradesAccepted: node.upgradesAccepted + 1,
  });
  return ok({ message: 'Upgrade started successfully' });
}

/** Answered at the end, as nodes do: the gateway gives up on a slow one, which goes on. */
async function unlock(world: World, waits: UnlockWaits, id: string, body: Body): Promise<ServedAnswer> {
  const atMs = nodesNowMs(world);
  const called = nodeNow(world, id);
  putNode(world, { ...called, unlockCalls: called.unlockCalls + 1 });
  const untilMs = world.store.atomic(() => beginUnlock(world, id, body));
  if (untilMs > atMs && !(await waits.until(Math.min(untilMs, atMs + GATEWAY_PATIENCE_MS))))
    throw new HangUp();
  const node = nodeNow(world, id);
  refuseIfDown(world, node);
  if (node.unlockUntilMs !== null) throw gatewayError(504, 'Endpoint request timed out');
  return ok({});
}

function beginUnlock(world: World, id: string, body: Body): number {
  const nowMs = nodesNowMs(world);
  const node = nodeNow(world, id);
  refuseIfDown(world, node);
  const state = practiceNodeState(node, nowMs);
  if (state === 'unlocking') throw nodeError('ChangingState');
  if (state === 'unlocked') throw nodeError('AlreadyUnlocked');
  if (state === 'notInitialised') throw nodeError('NotInitialized');
  const password = body?.['password'];
  if (typeof password !== 'string') throw nodeError('InvalidRequest');
  if (node.refusesPasswords || password !== passwordOf(world, node)) throw nodeError('WrongPassword');
  const untilMs = nowMs + node.unlockSeconds * 1_000;
  putNode(
    world,
    settledNode({ ...node, unlockUntilMs: untilMs, unlocksAccepted: node.unlocksAccepted + 1 }, nowMs),
  );
  return untilMs;
}

/** 502 while the container is down; no answer from a vanished node. */
function refuseIfDown(world: World, node: PracticeNodeRow): void {
  const state = practiceNodeState(node, nodesNowMs(world));
  if (state === 'vanished') throw new HangUp();
  if (state === 'upgrading' || state === 'failed') throw gatewayError(502, 'Bad Gateway');
}

/** service-facts.md 5; `rln_commit_id` is in the document's prose only. */
function nodeJson(world: World, node: PracticeNodeRow, headers: IncomingHttpHeaders) {
  return {
    nodeId: node.id,
    name: node.name,
    network: 'regtest',
    initialized: practiceNodeState(node, nodesNowMs(world)) !== 'notInitialised',
    status: cloudStatus(practiceNodeState(node, nodesNowMs(world))),
    invoke_url: `http://${headers.host ?? '127.0.0.1'}/node-api/${USER_ID}/${encodeURIComponent(node.id)}`,
    rln_commit_id: node.image,
  };
}

function nodeNow(world: World, id: string): PracticeNodeRow {
  const node = findNode(world, id);
  if (node === null) throw gatewayError(404, 'Node not found');
  return settle(world, node);
}

function decoded(segment: string | undefined): string | null {
  return segment === undefined ? null : attempt(() => decodeURIComponent(segment));
}

/** Word for word (service-facts.md 5): all but the wrong password are 403. */
const SENTENCES = {
  LockedNode: [403, 'Node is locked (hint: call unlock)'],
  ChangingState: [403, 'Cannot call other APIs while node is changing state'],
  NotInitialized: [403, 'Wallet has not been initialized (hint: call init)'],
  AlreadyUnlocked: [403, 'Node has already been unlocked'],
  WrongPassword: [401, 'The provided password is incorrect'],
  InvalidRequest: [422, 'The request body is not what this call takes'],
} as const;

function nodeError(name: keyof typeof SENTENCES): ServedRefusal {
  const [code, error] = SENTENCES[name];
  return new ServedRefusal({ status: code, body: { error, code, name } });
}

/** The gateway knows nothing of a node's own errors. */
function gatewayError(status: 400 | 404 | 502 | 504, error: string): ServedRefusal {
  return new ServedRefusal({ status, body: { error } });
}
