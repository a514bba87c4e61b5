import { createHash } from 'node:crypto';
import type { World } from '../chain/store.ts';
import { putFact, readFact, type NodeRow } from './node-rows.ts';

/** All practice nodes belong to one user. */
export const USER_ID = 'practice-user';
/** A real upgrade takes minutes; nobody practises for that long. */
const DEFAULT_UPGRADE_SECONDS = 8;

/** The node service's clock: it can be moved ahead of the world's, so that a slow unlock need not be waited for. */
export function nodesNowMs(world: World): number {
  return world.nowMs() + aheadMs(world);
}

export function aheadMs(world: World): number {
  return Number(readFact(world, 'aheadMs') ?? '0');
}

export function passTime(world: World, seconds: number): void {
  putFact(world, 'aheadMs', String(aheadMs(world) + seconds * 1_000));
}

export function upgradeSeconds(world: World): number {
  return Number(readFact(world, 'upgradeSeconds') ?? String(DEFAULT_UPGRADE_SECONDS));
}

export function setUpgradeSeconds(world: World, seconds: number): void {
  putFact(world, 'upgradeSeconds', String(seconds));
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
  putFact(world, 'imageNo', String(latestNo(world) + 1));
}

/**
 * The password of a node. It is computed from a seed and kept nowhere, so that a search of the data folder for it finds
 * only what somebody else wrote there. It guards nothing: whoever practises may read it.
 */
export function passwordOf(world: World, { id, passwordNo }: Pick<NodeRow, 'id' | 'passwordNo'>): string {
  return `practice-${digest(`${seedOf(world)} password ${id} ${String(passwordNo)}`).slice(0, 16)}`;
}

function latestNo(world: World): number {
  return Number(readFact(world, 'imageNo') ?? '1');
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
