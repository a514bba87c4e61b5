import type { Call, CallAnswer, CallInput } from '../../../src-preload/contract/index.ts';
import type { Ports } from '../../world/world.ts';
import type { Door } from '../../net/door.ts';
import type { NodeRecord } from '../../records/node.ts';
import type { NodeRegistry } from './node-registry.ts';

export interface LockTold {
  readonly isLocked: () => boolean;
  readonly isWithoutTokens: () => boolean;
  readonly isKeychainShut: () => boolean;
  readonly readTokens: <T>(read: () => Promise<T>) => Promise<T>;
  readonly onChange: (heard: () => void) => () => void;
  readonly retryKeychain: () => void;
  readonly told: () => void;
}

export interface NodesContext extends Ports {
  readonly registry: NodeRegistry;
  readonly door: Door;
  readonly lock: LockTold;
}

export type NodesCall<N extends Call, C = NodesContext> = (
  context: C,
  asked: CallInput<N>,
) => Promise<CallAnswer<N>>;

export type Nodes = readonly NodeRecord[];
export type ById<T> = ReadonlyMap<string, T>;
