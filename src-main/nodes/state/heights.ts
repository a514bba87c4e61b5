import type { Evidence } from './evidence.ts';
import type { NodeFacts } from '../../records/node.ts';

type HeightTold = Extract<Evidence, { kind: 'heightTold' }>;
type Height = Pick<NodeFacts, 'height' | 'heightSinceMs' | 'heightAtMs' | 'standsStill'>;

export const NO_HEIGHT: Height = { height: null, heightSinceMs: null, heightAtMs: null, standsStill: false };

/** A node that stays at its block stands still as soon as one of these has lasted for so long. */
const STANDS_STILL: readonly (readonly [what: 'behind' | 'noBlock', afterMs: number])[] = [
  // A block reaches everybody in seconds; a node may take minutes to read it in. By one that is slow to come nobody is ahead.
  ['behind', 15 * 60_000],
  // Ten minutes from block to block: two hours without one happen once in years.
  ['noBlock', 2 * 3_600_000],
];

/** Where blocks come only when somebody makes them. */
const WITHOUT_BLOCKS = /^regtest$/i;

/** What is known of the block that a node has come to, after it told one. A lower one is another, too: it reads anew. Pure. */
export function heightAfter(
  before: Height,
  { network, height, aheadSinceMs }: HeightTold,
  atMs: number,
): Height {
  const sinceMs = before.height === height ? (before.heightSinceMs ?? atMs) : atMs;
  const since = {
    behind: aheadSinceMs === null ? null : Math.max(sinceMs, aheadSinceMs),
    noBlock: WITHOUT_BLOCKS.test(network) ? null : sinceMs,
  };
  const standsStill = STANDS_STILL.some(([what, afterMs]) => atMs - (since[what] ?? atMs) >= afterMs);
  return { height, heightSinceMs: sinceMs, heightAtMs: atMs, standsStill };
}
