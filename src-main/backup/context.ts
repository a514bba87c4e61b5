import type { NodesContext } from '../nodes/registry/context.ts';
import type { WalletContext } from '../wallet/context/context.ts';

export interface Context extends WalletContext, NodesContext {
  readonly lock: WalletContext['lock'];
}
