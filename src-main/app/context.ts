import type { NodesContext } from '../nodes/context.ts';
import type { WalletContext } from '../wallet/context.ts';

/** What has to do with both, as the app password and a backup do. */
export interface Context extends WalletContext, NodesContext {
  readonly lock: WalletContext['lock'];
}
