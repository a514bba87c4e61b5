import type { Evidence } from './evidence.ts';
import type { NodeFacts } from '../../records/node.ts';

type HeightTold = Extract<Evidence, { kind: 'heightTold' }>;
type Height = Pick<NodeFacts, 'height' | 'heightSinceMs' | 'heightAtMs' | 'standsStill'>;

export const NO_HEIGHT: Height = { height: null, heightSinceMs: null, heightAtMs: null, standsStill: false };

/** A block reaches all nodes in seconds, but a node may take minutes to read it. */
const BEHIND_MS = 15 * 60_000;
/** Two hours without a block happen once in years. */
const NO_BLOCK_MS = 2 * 3_600_000;

const WITHOUT_BLOCKS = /^regtest$/i;

/** Any other height counts as news, even a lower one: the node is reading again. */
export function heightAfter(
  before: Height,
  { network, height, aheadSinceMs }: HeightTold,
  atMs: number,
): Height {
  const sinceMs = before.height === height ? (before.heightSinceMs ?? atMs) : atMs;
  const isBehind = aheadSinceMs !== null && atMs - Math.max(sinceMs, aheadSinceMs) >= BEHIND_MS;
  const standsStill = isBehind || (!WITHOUT_BLOCKS.test(network) && atMs - sinceMs >= NO_BLOCK_MS);
  return { height, heightSinceMs: sinceMs, heightAtMs: atMs, standsStill };
}
