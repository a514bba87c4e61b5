import type { CallInput, CallAnswer } from '../../../src-preload/contract/index.ts';
import { lockedBars } from '../state/records.ts';
import type { NodesContext } from '../registry/context.ts';

const HOUR_MS = 3_600_000;
/** A quarter of an hour each in a day, two hours each in a week: narrow enough to see a night, wide enough to draw. */
const BARS = { 24: 96, 168: 84 } as const;

/** How long the nodes that are here now were locked, over the last day or week. Asks nobody. */
export function lockedHistory(
  { registry, clock }: Pick<NodesContext, 'registry' | 'clock'>,
  { hours }: CallInput<'nodes.lockedHistory'>,
): CallAnswer<'nodes.lockedHistory'> {
  const toMs = clock.nowMs();
  const fromMs = toMs - hours * HOUR_MS;
  const stretches = registry.nodes().map(({ id }) => registry.stretches(id));
  const { lockedSeconds, peak, knownSinceMs } = lockedBars(stretches, fromMs, toMs, BARS[hours]);
  return {
    fromMs,
    toMs,
    lockedSeconds: [...lockedSeconds],
    peak: peak === null ? null : { ...peak },
    knownSinceMs,
  };
}
