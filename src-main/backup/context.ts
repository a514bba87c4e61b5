import type { NodesContext } from '../nodes/registry/context.ts';
import type { WalletContext } from '../wallet/context/context.ts';

/** What has to do with both, as a backup and the app password do, is given this: the ports, the wallets and the nodes. */
export interface Context extends WalletContext, NodesContext {
  readonly lock: WalletContext['lock'];
}
