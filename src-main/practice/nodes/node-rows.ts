import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { CallOutput } from '../../../src-preload/contract/index.ts';
import { flag, type World } from '../chain/store.ts';

/** One node as the practice service keeps it. Times are Unix milliseconds of the node service's own clock. */
const nodeRow = v.object({
  arrival: v.number(),
  id: v.string(),
  name: v.string(),
  plan: v.picklist(['node', 'scale', 'wallet']),
  image: v.string(),
  initialised: flag,
  unlocked: flag,
  /** With both times: an upgrade that is planned or under way. */
  upgradeTo: v.nullable(v.string()),
  upgradeFromMs: v.nullable(v.number()),
  upgradeUntilMs: v.nullable(v.number()),
  /** The next upgrade will fail. */
  upgradeFails: flag,
  /** The last one did: the container is down. */
  failed: flag,
  unlockUntilMs: v.nullable(v.number()),
  unlockSeconds: v.number(),
  passwordNo: v.number(),
  refusesPasswords: flag,
  vanished: flag,
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

export function addNode(world: World, node: NewNode): void {
  world.store.insert('nodes', {
    ...node,
    upgradeFails: false,
    failed: false,
    unlockSeconds: 0,
    passwordNo: 0,
    refusesPasswords: false,
    unlockCalls: 0,
    unlocksAccepted: 0,
    upgradesAccepted: 0,
  });
}

/** Writes all that may change of a node. */
export function putNode(world: World, node: NodeRow): void {
  world.store.insert('nodes', node, 'OR REPLACE');
}

const valueRow = v.object({ value: v.string() });

/** What is true of the whole node service. */
function readFact(world: World, name: string): string | null {
  return world.store.rows(valueRow)`SELECT value FROM nodeService WHERE name = ${name}`[0]?.value ?? null;
}

function putFact(world: World, name: string, value: string | number): void {
  world.store.insert('nodeService', { name, value: String(value) }, 'OR REPLACE');
}

/** What a node is at a moment. */
type PracticeNodeState = CallOutput<'practice.nodes'>['nodes'][number]['state'];

export function stateOf(node: NodeRow, nowMs: number): PracticeNodeState {
  if (node.vanished) return 'vanished';
  if (node.upgradeFromMs !== null && nowMs >= node.upgradeFromMs) return 'upgrading';
  if (node.failed) return 'failed';
  if (!node.initialised) return 'notInitialised';
  if (node.unlockUntilMs !== null) return 'unlocking';
  return node.unlocked ? 'unlocked' : 'locked';
}

/** A node once what was to be over by now is over: it comes back from an upgrade locked, as the document says. Pure. */
export function settled(node: NodeRow, nowMs: number): NodeRow {
  let now = node;
  if (now.unlockUntilMs !== null && nowMs >= now.unlockUntilMs)
    now = { ...now, unlockUntilMs: null, unlocked: true };
  const { upgradeTo, upgradeFromMs, upgradeUntilMs } = now;
  if (upgradeTo === null || upgradeFromMs === null || upgradeUntilMs === null) return now;
  // Whatever it was doing, it is taken down for the upgrade.
  if (nowMs >= upgradeFromMs) now = { ...now, unlocked: false, unlockUntilMs: null };
  if (nowMs < upgradeUntilMs) return now;
  const over = { ...now, upgradeTo: null, upgradeFromMs: null, upgradeUntilMs: null, upgradeFails: false };
  return now.upgradeFails ? { ...over, failed: true } : { ...over, image: upgradeTo, failed: false };
}

/** As the cloud words it. It watches containers: whether a node is locked, or answers, it does not know. */
export function cloudStatus(state: PracticeNodeState): 'RUNNING' | 'IN_PROGRESS' | 'FAILED' {
  if (state === 'upgrading') return 'IN_PROGRESS';
  return state === 'failed' ? 'FAILED' : 'RUNNING';
}

/** All practice nodes belong to one user. */
export const USER_ID = 'practice-user';
/** A real upgrade takes minutes; nobody practises for that long. */
const DEFAULT_UPGRADE_SECONDS = 8;

/** The node service's clock: it can be moved ahead of the world's, so that a slow unlock need not be waited for. */
export function nodesNowMs(world: World): number {
  return world.nowMs() + aheadMs(world);
}

export function aheadMs(world: World): number {
  return Number(readFact(world, 'aheadMs') ?? 0);
}

export function passTime(world: World, seconds: number): void {
  putFact(world, 'aheadMs', aheadMs(world) + seconds * 1_000);
}

export function upgradeSeconds(world: World): number {
  return Number(readFact(world, 'upgradeSeconds') ?? DEFAULT_UPGRADE_SECONDS);
}

export function setUpgradeSeconds(world: World, seconds: number): void {
  putFact(world, 'upgradeSeconds', seconds);
}

/** Images are named by the commit that they were built from. */
export function latestImage(world: World): string {
  return imageOf(world, latestNo(world));
}

/** The image before the newest: what an outdated node runs. */
export function olderImage(world: World): string {
  return imageOf(world, latestNo(world) - 1);
}

export function releaseImage(world: World): void {
  putFact(world, 'imageNo', latestNo(world) + 1);
}

/**
 * The password of a node. It is computed from a seed and kept nowhere, so that a search of the data folder for it finds
 * only what somebody else wrote there. It guards nothing: whoever practises may read it.
 */
export function passwordOf(world: World, { id, passwordNo }: Pick<NodeRow, 'id' | 'passwordNo'>): string {
  return `practice-${digest(`${seedOf(world)} password ${id} ${String(passwordNo)}`).slice(0, 16)}`;
}

function latestNo(world: World): number {
  return Number(readFact(world, 'imageNo') ?? 1);
}

function imageOf(world: World, no: number): string {
  return digest(`${seedOf(world)} image ${String(no)}`).slice(0, 12);
}

function seedOf(world: World): string {
  const kept = readFact(world, 'seed');
  if (kept !== null) return kept;
  const seed = Buffer.from(world.random(16)).toString('hex');
  putFact(world, 'seed', seed);
  return seed;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
