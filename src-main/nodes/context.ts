import type { Ports } from '../ports.ts';
import type { NodeRegistry } from './registry/node-registry.ts';
import type { LockTold } from './watch/tray-status.ts';

/** What is done with nodes is given this: the ports, and the nodes. */
export interface NodesContext extends Ports {
  /** All nodes as they are known now. */
  readonly board: NodeRegistry;
  /** Whether Ochre is locked. */
  readonly lock: LockTold;
}
