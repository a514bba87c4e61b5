import type { Evidence } from './evidence.ts';
import type { NodeFacts } from '../../records/node.ts';

type HeightTold = Extract<Evidence, { kind: 'heightTold' }>;
type Height = Pick<NodeFacts, 'height' | 'heightSinceMs' | 'heightAtMs' | 'standsStill'>;

export const NO_HEIGHT: Height = { height: null, heightSinceMs: null, heightAtMs: null, standsStill: false };

const STANDS_STILL: readonly (readonly [what: 'behind' | 'noBlock', afterMs: number])[] = [
  // A block reaches all in seconds, but a node may take minutes to read it. While a block is slow nobody is ahead.
  ['behind', 15 * 60_000],
  // Two hours without a block happen once in years.
  ['noBlock', 2 * 3_600_000],
];

const WITHOUT_BLOCKS = /^regtest$/i;

/** A lower height counts as another: the node reads anew. */
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
