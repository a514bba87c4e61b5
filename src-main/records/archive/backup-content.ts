import type { ChainName } from '../../domain/chain/rules.ts';
import type { KeptData } from '../../ports/index.ts';
import type { BackupCloud } from '../node.ts';
import type { AppSettings } from '../settings.ts';
import type { WalletRecord } from '../wallet.ts';

export interface BackupContent extends KeptData {
  readonly app: AppSettings;
  readonly wallets: readonly WalletRecord[];
  readonly clouds: readonly BackupCloud[];
  readonly ownStates: readonly BackupOwnState[];
}

/** What Ochre's own service keeps of a wallet, as OwnService reads it. */
export interface BackupOwnState {
  readonly walletId: string;
  readonly chain: ChainName;
  readonly files: readonly { readonly name: string; readonly base64: string }[];
}
