import * as v from 'valibot';
import type { World } from '../chain/store.ts';

/** One node as the practice service keeps it. Times are Unix milliseconds of the node service's own clock. */
const nodeRow = v.object({
  arrival: v.number(),
  id: v.string(),
  name: v.string(),
  plan: v.picklist(['node', 'scale', 'wallet']),
  image: v.string(),
  initialised: v.number(),
  unlocked: v.number(),
  /** With both times: an upgrade that is planned or under way. */
  upgradeTo: v.nullable(v.string()),
  upgradeFromMs: v.nullable(v.number()),
  upgradeUntilMs: v.nullable(v.number()),
  /** The next upgrade will fail. */
  upgradeFails: v.number(),
  /** The last one did: the container is down. */
  failed: v.number(),
  unlockUntilMs: v.nullable(v.number()),
  unlockSeconds: v.number(),
  passwordNo: v.number(),
  refusesPasswords: v.number(),
  vanished: v.number(),
  unlockCalls: v.number(),
  unlocksAccepted: v.number(),
  upgradesAccepted: v.number(),
});
export type NodeRow = Readonly<v.InferOutput<typeof nodeRow>>;

export function readNodes(world: World): readonly NodeRow[] {
  return world.store.rows(nodeRow)`SELECT * FROM nodes ORDER BY arrival`;
}

export function readNode(world: World, id: string): NodeRow | null {
  return world.store.rows(nodeRow)`SELECT * FROM nodes WHERE id = ${id}`[0] ?? null;
}

type NewNode = Pick<NodeRow, 'id' | 'name' | 'plan' | 'image' | 'initialised' | 'unlocked' | 'vanished'>;

const UNTOUCHED = {
  upgradeFails: 0,
  failed: 0,
  unlockSeconds: 0,
  passwordNo: 0,
  refusesPasswords: 0,
  unlockCalls: 0,
  unlocksAccepted: 0,
  upgradesAccepted: 0,
};

export function addNode(world: World, node: NewNode): void {
  world.store.insert('nodes', { ...UNTOUCHED, ...node });
}

/** Writes all that may change of a node. */
export function putNode(world: World, node: NodeRow): void {
  world.store.insert('nodes', node, 'OR REPLACE');
}

const valueRow = v.object({ value: v.string() });

/** What is true of the whole node service. */
export function readFact(world: World, name: string): string | null {
  return world.store.rows(valueRow)`SELECT value FROM nodeService WHERE name = ${name}`[0]?.value ?? null;
}

export function putFact(world: World, name: string, value: string): void {
  world.store.insert('nodeService', { name, value }, 'OR REPLACE');
}

/** What a node is at a moment. `down`: its container starts, or failed to. */
type PracticeNodeState =
  'unlocked' | 'locked' | 'unlocking' | 'notInitialised' | 'upgrading' | 'failed' | 'vanished';

export function stateOf(node: NodeRow, nowMs: number): PracticeNodeState {
  if (node.vanished === 1) return 'vanished';
  if (node.upgradeFromMs !== null && nowMs >= node.upgradeFromMs) return 'upgrading';
  if (node.failed === 1) return 'failed';
  if (node.initialised === 0) return 'notInitialised';
  if (node.unlockUntilMs !== null) return 'unlocking';
  return node.unlocked === 1 ? 'unlocked' : 'locked';
}

/** A node once what was to be over by now is over: it comes back from an upgrade locked, as the document says. Pure. */
export function settled(node: NodeRow, nowMs: number): NodeRow {
  let now = node;
  if (now.unlockUntilMs !== null && nowMs >= now.unlockUntilMs)
    now = { ...now, unlockUntilMs: null, unlocked: 1 };
  const { upgradeTo, upgradeFromMs, upgradeUntilMs } = now;
  if (upgradeTo === null || upgradeFromMs === null || upgradeUntilMs === null) return now;
  // Whatever it was doing, it is taken down for the upgrade.
  if (nowMs >= upgradeFromMs) now = { ...now, unlocked: 0, unlockUntilMs: null };
  if (nowMs < upgradeUntilMs) return now;
  const over = { ...now, upgradeTo: null, upgradeFromMs: null, upgradeUntilMs: null, upgradeFails: 0 };
  return now.upgradeFails === 1 ? { ...over, failed: 1 } : { ...over, image: upgradeTo, failed: 0 };
}

/** As the cloud words it. It watches containers: whether a node is locked, or answers, it does not know. */
export function cloudStatus(state: PracticeNodeState): 'RUNNING' | 'IN_PROGRESS' | 'FAILED' {
  if (state === 'upgrading') return 'IN_PROGRESS';
  return state === 'failed' ? 'FAILED' : 'RUNNING';
}
