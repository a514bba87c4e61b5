import type { Call, CallAnswer, CallInput } from '../../../src-preload/contract/index.ts';
import type { Ports } from '../../world/world.ts';
import type { Door } from '../../net/door.ts';
import type { NodeRegistry } from './node-registry.ts';

/** What nodes ask of the app password's lock, and of the keychain that it is in. */
export interface LockTold {
  readonly isLocked: () => boolean;
  readonly isWithoutTokens: () => boolean;
  readonly isKeychainShut: () => boolean;
  readonly readTokens: <T>(read: () => Promise<T>) => Promise<T>;
  readonly onChange: (heard: () => void) => () => void;
  /** A person wants the keychain asked now. */
  readonly retryKeychain: () => void;
  /** That something was told outside of the window. */
  readonly told: () => void;
}

/** What is done with nodes is given this: the ports, and the nodes. */
export interface NodesContext extends Ports {
  /** All nodes as they are known now. */
  readonly registry: NodeRegistry;
  /** Asks before a host is reached for the first time. */
  readonly door: Door;
  /** Whether Ochre is locked. */
  readonly lock: LockTold;
}

/** What a call of the contract does. `C`: what it is given beside what is asked. */
export type NodesCall<N extends Call, C = NodesContext> = (
  context: C,
  asked: CallInput<N>,
) => Promise<CallAnswer<N>>;
