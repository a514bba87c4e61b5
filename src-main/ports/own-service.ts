import type { ChainName } from '../domain/chain/rules.ts';
import type { StateFile } from '../domain/own-service/state.ts';
import type { WalletKeys } from '../domain/keys/public-keys.ts';
import type { RevealedSeal } from '../domain/rgb/transition.ts';
import type { RefusedFile } from './rgb-proxy.ts';

/** The wallet service that Ochre runs on this computer, over rgb-lib, in a process for each wallet. */
export interface OwnService {
  /** Why it cannot run here (as in `wallet.ownService`), and which rgb-lib it is. */
  readonly look: () => Promise<{ readonly missing: 'system' | 'package' | null; readonly version: string }>;
  /**
   * Where the service of this wallet is now; started where it was not, and anew where the indexer or the proxy is
   * another. NOT_HERE where it cannot run.
   */
  readonly serve: (wallet: OwnWallet) => Promise<{ readonly baseUrl: string; readonly token: string }>;
  /**
   * On which output an invoice of this wallet is paid, by its secret seal of 32 bytes: rgb-lib alone knows it. Null: not
   * known here. What comes back has that seal's hash.
   */
  readonly openSeal: (
    of: { readonly chain: ChainName; readonly keys: WalletKeys },
    secretSeal: Uint8Array,
  ) => Promise<RevealedSeal | null>;
  /** By recipient id: what was left for invoices of this wallet and is kept from rgb-lib. Empty where none runs. */
  readonly refused: (wallet: {
    readonly id: string;
    readonly keys: WalletKeys;
  }) => Promise<ReadonlyMap<string, RefusedFile>>;
  /** Ends the service of a wallet, null: of each; what it keeps stays. Nothing where none runs. */
  readonly end: (walletId: string | null) => Promise<void>;
  readonly close: () => Promise<void>;
  /**
   * What rgb-lib keeps of the assets of this wallet, which no phrase restores; its process is ended for that, and started
   * anew by the next call. Null: there is nothing. `unfit`: more or other than goes into a backup; the fault log has why.
   */
  readonly readState: (of: StateOf) => Promise<readonly StateFile[] | 'unfit' | null>;
  /** Whether a database from elsewhere is one that rgb-lib made, and does nothing but hold rows. */
  readonly isGenuine: (database: Uint8Array) => Promise<boolean>;
  /**
   * Brings it back, all of it or nothing. `here`: there is one already, which stays. `notHere`: the own service is for
   * another system. Throws DISK_REFUSED.
   */
  readonly putState: (of: StateOf, files: readonly StateFile[]) => Promise<'put' | 'here' | 'notHere'>;
}

export interface StateOf {
  readonly walletId: string;
  readonly chain: ChainName;
  readonly keys: WalletKeys;
}

export interface OwnWallet {
  readonly walletId: string;
  readonly chain: ChainName;
  /** `ssl://`, `tcp://` or `https://`, as ChainAddress. */
  readonly indexer: string;
  /** `rpc://` or `rpcs://`; null: nothing can be received. */
  readonly rgbProxy: string | null;
}
