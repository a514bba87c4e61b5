import { BOUNDS } from '../../../src-preload/contract/bounds.ts';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { CallInput, CallOutput } from '../../../src-preload/contract/index.ts';
import { fail } from '../../base/errors.ts';
import { flag, type World } from '../chain/store.ts';
import type { UnlockWaits } from '../timers.ts';

/** Times are Unix milliseconds of the node service's clock. */
const nodeRow = v.object({
  arrival: v.number(),
  id: v.string(),
  name: v.string(),
  plan: v.picklist(['node', 'scale', 'wallet']),
  image: v.string(),
  initialised: flag,
  unlocked: flag,
  upgradeTo: v.nullable(v.string()),
  upgradeFromMs: v.nullable(v.number()),
  upgradeUntilMs: v.nullable(v.number()),
  upgradeFails: flag,
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
export type PracticeNodeRow = Readonly<v.InferOutput<typeof nodeRow>>;

function readNodes(world: World): readonly PracticeNodeRow[] {
  return world.store.rows(nodeRow)`SELECT * FROM nodes ORDER BY arrival`;
}

export function findNode(world: World, id: string): PracticeNodeRow | null {
  return world.store.rows(nodeRow)`SELECT * FROM nodes WHERE id = ${id}`[0] ?? null;
}

type NewNode = Pick<
  PracticeNodeRow,
  'id' | 'name' | 'plan' | 'image' | 'initialised' | 'unlocked' | 'vanished'
>;

function addNode(world: World, node: NewNode): void {
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

export function putNode(world: World, node: PracticeNodeRow): void {
  world.store.insert('nodes', node, 'OR REPLACE');
}

const valueRow = v.object({ value: v.string() });

function readFact(world: World, name: string): string | null {
  return world.store.rows(valueRow)`SELECT value FROM nodeService WHERE name = ${name}`[0]?.value ?? null;
}

function putFact(world: World, name: string, value: string | number): void {
  world.store.insert('nodeService', { name, value: String(value) }, 'OR REPLACE');
}

type PracticeNodeState = CallOutput<'practice.nodes'>['nodes'][number]['state'];

export function practiceNodeState(node: PracticeNodeRow, nowMs: number): PracticeNodeState {
  if (node.vanished) return 'vanished';
  if (node.upgradeFromMs !== null && nowMs >= node.upgradeFromMs) return 'upgrading';
  if (node.failed) return 'failed';
  if (!node.initialised) return 'notInitialised';
  if (node.unlockUntilMs !== null) return 'unlocking';
  return node.unlocked ? 'unlocked' : 'locked';
}

/** The node as it is by now; by the document it comes back from an upgrade locked. Pure. */
export function settledNode(node: PracticeNodeRow, nowMs: number): PracticeNodeRow {
  let now = node;
  if (now.unlockUntilMs !== null && nowMs >= now.unlockUntilMs)
    now = { ...now, unlockUntilMs: null, unlocked: true };
  const { upgradeTo, upgradeFromMs, upgradeUntilMs } = now;
  if (upgradeTo === null || upgradeFromMs === null || upgradeUntilMs === null) return now;
  // The upgrade takes the node down, whatever it was doing.
  if (nowMs >= upgradeFromMs) now = { ...now, unlocked: false, unlockUntilMs: null };
  if (nowMs < upgradeUntilMs) return now;
  const over = { ...now, upgradeTo: null, upgradeFromMs: null, upgradeUntilMs: null, upgradeFails: false };
  return now.upgradeFails ? { ...over, failed: true } : { ...over, image: upgradeTo, failed: false };
}

/** The cloud sees containers: not whether a node is locked or answers. */
export function cloudStatus(state: PracticeNodeState): 'RUNNING' | 'IN_PROGRESS' | 'FAILED' {
  if (state === 'upgrading') return 'IN_PROGRESS';
  return state === 'failed' ? 'FAILED' : 'RUNNING';
}

export const USER_ID = 'practice-user';
/** A real upgrade takes minutes: too long for practice. */
const DEFAULT_UPGRADE_SECONDS = 8;

/** Can be moved ahead of the world's clock, so a slow unlock needn't be waited for. */
export function nodesNowMs(world: World): number {
  return world.nowMs() + aheadMs(world);
}

function aheadMs(world: World): number {
  return Number(readFact(world, 'aheadMs') ?? 0);
}

function passTime(world: World, seconds: number): void {
  putFact(world, 'aheadMs', aheadMs(world) + seconds * 1_000);
}

export function upgradeSeconds(world: World): number {
  return Number(readFact(world, 'upgradeSeconds') ?? DEFAULT_UPGRADE_SECONDS);
}

function setUpgradeSeconds(world: World, seconds: number): void {
  putFact(world, 'upgradeSeconds', seconds);
}

export function latestImage(world: World): string {
  return imageOf(world, latestNo(world));
}

function olderImage(world: World): string {
  return imageOf(world, latestNo(world) - 1);
}

function releaseImage(world: World): void {
  putFact(world, 'imageNo', latestNo(world) + 1);
}

/** Derived and stored nowhere, so a search of the data folder finds only others' copies. It guards nothing. */
export function passwordOf(
  world: World,
  { id, passwordNo }: Pick<PracticeNodeRow, 'id' | 'passwordNo'>,
): string {
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

export function nodesNow(world: World): readonly PracticeNodeRow[] {
  return world.store.atomic(() => readNodes(world).map((node) => settle(world, node)));
}

export function settle(world: World, node: PracticeNodeRow): PracticeNodeRow {
  const now = settledNode(node, nodesNowMs(world));
  if (now !== node) putNode(world, now);
  return now;
}

type Status = CallOutput<'practice.nodes'>;
type Change = CallInput<'practice.setNodes'>;

/** Nodes themselves are asked over HTTP. Each call returns all nodes. Throws PRACTICE_REFUSED with the reason. */
export function createNodes(world: World, unlockWaits: UnlockWaits) {
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
    pass: (seconds: number) => act(() => passTime(world, seconds)),
    /** In the ids' order; stored nowhere, for the keychain. */
    passwords: (nodeIds: readonly string[]): readonly string[] =>
      world.store.atomic(() => nodeIds.map((id) => passwordOf(world, requireNode(world, id)))),
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
      state: practiceNodeState(node, nowMs),
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
  if (before + count > BOUNDS.batchNodes)
    throw fail('PRACTICE_REFUSED', { detail: `at most ${String(BOUNDS.batchNodes)} practice nodes` });
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

/** Scale and Wallet plans upgrade unasked, one after the other over `overSeconds`. */
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
  const nodes = nodeIds === null ? now : nodeIds.map((id) => requireNode(world, id));
  for (const node of nodes) putNode(world, changed(node, change));
}

function changed(node: PracticeNodeRow, change: Omit<Change, 'nodeIds' | 'upgradeSeconds'>): PracticeNodeRow {
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

function requireNode(world: World, id: string): PracticeNodeRow {
  const node = findNode(world, id);
  if (node === null) throw fail('PRACTICE_REFUSED', { detail: 'there is no practice node of this id' });
  return node;
}
