import type { CallInput, CallOutput } from '../../../src-preload/contract/index.ts';
import { fail } from '../../domain/errors.ts';
import type { World } from '../chain/store.ts';
import type { UnlockWaits } from '../timers.ts';
import { nodesNow } from './node-endpoints.ts';
import {
  addNode,
  aheadMs,
  latestImage,
  nodesNowMs,
  olderImage,
  passTime,
  passwordOf,
  putNode,
  readNode,
  releaseImage,
  setUpgradeSeconds,
  stateOf,
  upgradeSeconds,
  type NodeRow,
} from './node-rows.ts';

type Status = CallOutput<'practice.nodes'>;
type Change = CallInput<'practice.setNodes'>;

const MAX_NODES = 5_000;

/**
 * What a person may do to the practice nodes; they themselves are asked over HTTP, like any other. Each answers how they
 * all are then. Refusals are PRACTICE_REFUSED with the reason.
 */
export function createNodes(world: World, unlockWaits: UnlockWaits) {
  /** One atomic act, and who is due by it. */
  const act = (work: () => void = () => undefined): Status => {
    const status = world.store.atomic(() => {
      work();
      return statusOf(world);
    });
    unlockWaits.look();
    return status;
  };
  return {
    status: () => act(),
    /** A dozen in every state, where there is none yet. */
    begin: () => act(() => begin(world)),
    make: (asked: CallInput<'practice.makeNodes'>) => act(() => make(world, asked)),
    release: ({ overSeconds, upgrades = true }: CallInput<'practice.releaseImage'>) =>
      act(() => {
        releaseImage(world);
        if (upgrades) upgradeAutomatic(world, overSeconds);
      }),
    upgradeAutomatic: ({ overSeconds }: CallInput<'practice.upgradeAutomatic'>) =>
      act(() => upgradeAutomatic(world, overSeconds)),
    set: (asked: Change) => act(() => set(world, asked)),
    /** Moves the nodes' clock ahead. */
    pass: (seconds: number) => act(() => passTime(world, seconds)),
    /** In the order of the ids, which are the practice service's own. Written nowhere: to be kept in the keychain. */
    passwords: (nodeIds: readonly string[]): readonly string[] =>
      world.store.atomic(() => nodeIds.map((id) => passwordOf(world, need(world, id)))),
  };
}

function statusOf(world: World): Status {
  const nowMs = nodesNowMs(world);
  return {
    latestImage: latestImage(world),
    upgradeSeconds: upgradeSeconds(world),
    aheadSeconds: aheadMs(world) / 1_000,
    nodes: nodesNow(world).map((node) => ({
      nodeId: node.id,
      name: node.name,
      plan: node.plan,
      image: node.image,
      state: stateOf(node, nowMs),
      unlockSeconds: node.unlockSeconds,
      refusesPasswords: node.refusesPasswords,
      unlockCalls: node.unlockCalls,
      unlocksAccepted: node.unlocksAccepted,
      upgradesAccepted: node.upgradesAccepted,
    })),
  };
}

function make(world: World, { count, plan, state }: CallInput<'practice.makeNodes'>): void {
  const before = nodesNow(world).length;
  if (before + count > MAX_NODES)
    throw fail('PRACTICE_REFUSED', { detail: `at most ${String(MAX_NODES)} practice nodes` });
  for (let no = before + 1; no <= before + count; no += 1)
    addNode(world, {
      id: Buffer.from(world.random(8)).toString('hex'),
      name: `practice-${String(no).padStart(3, '0')}`,
      plan,
      image: state === 'outdated' ? olderImage(world) : latestImage(world),
      initialised: state !== 'notInitialised',
      unlocked: state === 'unlocked' || state === 'outdated' || state === 'vanished',
      vanished: state === 'vanished',
    });
}

/** Something of everything, to look around. */
const FIRST: readonly CallInput<'practice.makeNodes'>[] = [
  { count: 3, plan: 'node', state: 'unlocked' },
  { count: 1, plan: 'scale', state: 'unlocked' },
  { count: 1, plan: 'wallet', state: 'unlocked' },
  { count: 2, plan: 'node', state: 'outdated' },
  { count: 2, plan: 'node', state: 'locked' },
  { count: 1, plan: 'node', state: 'notInitialised' },
  { count: 1, plan: 'node', state: 'vanished' },
];
const SLOW_SECONDS = 60;

function begin(world: World): void {
  if (nodesNow(world).length > 0) return;
  for (const asked of FIRST) make(world, asked);
  make(world, { count: 1, plan: 'node', state: 'locked' });
  const slow = nodesNow(world).at(-1);
  if (slow !== undefined) putNode(world, { ...slow, unlockSeconds: SLOW_SECONDS });
}

/** Nodes of the Scale and Wallet plans are upgraded without being asked, one after the other over `overSeconds`. */
function upgradeAutomatic(world: World, overSeconds: number): void {
  const nowMs = nodesNowMs(world);
  const upgradeTo = latestImage(world);
  const automatic = nodesNow(world).filter(
    ({ plan, vanished, image, upgradeTo: planned }) =>
      plan !== 'node' && !vanished && image !== upgradeTo && planned !== upgradeTo,
  );
  automatic.forEach((node, at) => {
    const upgradeFromMs = nowMs + Math.floor((overSeconds * 1_000 * at) / automatic.length);
    const upgradeUntilMs = upgradeFromMs + upgradeSeconds(world) * 1_000;
    const upgradesAccepted = node.upgradesAccepted + 1;
    putNode(world, { ...node, upgradeTo, upgradeFromMs, upgradeUntilMs, upgradesAccepted });
  });
}

function set(world: World, { nodeIds, upgradeSeconds: seconds, ...change }: Change): void {
  if (seconds !== undefined) setUpgradeSeconds(world, seconds);
  const now = nodesNow(world);
  const nodes = nodeIds === null ? now : nodeIds.map((id) => need(world, id));
  for (const node of nodes) putNode(world, changed(node, change));
}

function changed(node: NodeRow, change: Omit<Change, 'nodeIds' | 'upgradeSeconds'>): NodeRow {
  const { locked } = change;
  return {
    ...node,
    ...(locked === undefined ? {} : { unlocked: !locked, unlockUntilMs: null }),
    vanished: change.vanished ?? node.vanished,
    refusesPasswords: change.refusesPasswords ?? node.refusesPasswords,
    upgradeFails: change.nextUpgradeFails ?? node.upgradeFails,
    unlockSeconds: change.unlockSeconds ?? node.unlockSeconds,
    passwordNo: change.newPassword === true ? node.passwordNo + 1 : node.passwordNo,
  };
}

function need(world: World, id: string): NodeRow {
  const node = readNode(world, id);
  if (node === null) throw fail('PRACTICE_REFUSED', { detail: 'there is no practice node of this id' });
  return node;
}
