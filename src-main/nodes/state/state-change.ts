import type { NodeEvent, NodeRecord } from '../../records/node.ts';
import type { SeenState } from './state.ts';

/** A node became something else than it was. */
export interface StateChange {
  readonly node: NodeRecord;
  readonly before: SeenState;
  readonly after: SeenState;
  readonly by: NodeEvent['by'];
  readonly atMs: number;
}
