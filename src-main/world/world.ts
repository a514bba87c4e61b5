import type { StorageDamage } from '../../src-preload/contract/settings.ts';
import type { Route } from '../base/service/route.ts';
import type { Settings } from '../records/settings-file.ts';
import type { NodeStore } from '../records/fleet.ts';
import type { Signer } from '../keyholder/in-main/child-lifetime.ts';
import type { OwnService } from '../own-service/index.ts';
import type * as ports from '../ports/index.ts';
import type { Practice } from '../practice/index.ts';
import type { Reader } from '../reader/client.ts';
import type { OpenNodeApi } from '../nodes/api/client.ts';
import type { OpenRgbProxy } from '../services/rgb-proxy/client.ts';
import type { PendingRestore } from '../records/pending-restore.ts';
import type { CopyFolders } from '../records/copy-folders.ts';
import type { OpenHeaderFile } from '../records/header-file.ts';
import type { Holdings } from '../records/holdings/holdings.ts';
import type { Signings } from '../records/journal/journal.ts';

export type {
  FoundLock,
  FoundSecret,
  NewSecret,
  OpenedLock,
  PasswordProof,
  SecretRef,
  ToldOfRules,
} from '../keyholder/requests.ts';

export interface Ports {
  readonly clock: ports.Clock;
  readonly timers: ports.Timers;
  readonly sleep: ports.Sleep;
  readonly random: ports.Random;
  readonly signer: Signer;
  readonly reader: Reader;
  readonly confirm: ports.Confirm;
  readonly presence: ports.Presence;
  readonly files: ports.Files;
  readonly clipboard: ports.Clipboard;
  readonly notifier: ports.Notifier;
  readonly lockedSign: ports.LockedSign;
  readonly screen: ports.Screen;
  readonly camera: ports.Camera;
  readonly links: ports.OpenedLinks;
  readonly openedFiles: ports.OpenedFiles;
  readonly tell: ports.Tell;
  readonly speech: ports.LanguagePort;
  readonly settings: Settings;
  readonly signings: Signings;
  readonly holdings: Holdings;
  readonly fleet: NodeStore;
  readonly pendingRestore: PendingRestore;
  readonly copyFolders: CopyFolders;
  readonly openNodeApi: OpenNodeApi;
  readonly openRgbProxy: OpenRgbProxy;
  readonly openWalletApi: ports.OpenWalletApi;
  readonly detectService: ports.DetectService;
  readonly reachService: ports.ReachService;
  /** Takes https, and http only to loopback and onions; on the loopback host only loopback. Throws URL_REFUSED. */
  readonly parseBaseUrl: (text: string, route?: Route) => string;
  readonly openChain: ports.OpenChain;
  readonly openHeaderFile: OpenHeaderFile;
  /** As parseBaseUrl. Throws URL_REFUSED. */
  readonly parseChainAddress: (text: string, route?: Route) => ports.ChainAddress;
  /** Loaded at first use. */
  readonly practice: () => Promise<Practice>;
  readonly ownService: OwnService;
  readonly damage: () => readonly StorageDamage[];
  /** The loopback host never speaks to mainnet or beyond loopback. */
  readonly host: {
    readonly kind: 'electron' | 'loopback';
    readonly version: string;
    /** E.g. `linux x64, Node 22.1.0`: nothing of the person. */
    readonly system: string;
    readonly dataFolder: string;
  };
}
