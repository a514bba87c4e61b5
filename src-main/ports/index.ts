import type { Archive } from './archive.ts';
import type { OpenChain, OpenHeaderFile, ChainAddress } from './chain.ts';
import type { Fleet } from './fleet.ts';
import type { Holdings } from './holdings.ts';
import type * as host from './host.ts';
import type { Reader } from './reader.ts';
import type { OpenRgbProxy } from './rgb-proxy.ts';
import type { Signings } from './signings.ts';
import type { OpenNodeApi } from './node-api.ts';
import type { OwnService } from './own-service.ts';
import type { Settings, StorageDamage } from './settings.ts';
import type { Signer } from './signer.ts';
import type { Practice } from '../practice/index.ts';
import type { Route } from '../domain/services/route.ts';
import type { DetectService, OpenWalletApi, ReachService } from './wallet-api.ts';

export type * from './imports.ts';
export type * from './archive.ts';
export type * from './calls.ts';
export type * from './chain.ts';
export type * from './child-link.ts';
export type * from './fleet.ts';
export type * from './holdings.ts';
export type * from './host.ts';
export type * from './reader.ts';
export type * from './signings.ts';
export type * from './node-api.ts';
export type * from './own-service.ts';
export type * from './rgb-proxy.ts';
export type * from './settings.ts';
export type * from './signer.ts';
export type * from './wallet-api.ts';
export type * from './wallet-values.ts';

/** What use cases may ask of the world. Only the composition roots know which adapter stands behind each. */
export interface Ports {
  readonly clock: host.Clock;
  readonly timers: host.Timers;
  readonly sleep: host.Sleep;
  readonly random: host.Random;
  readonly signer: Signer;
  readonly reader: Reader;
  readonly confirm: host.Confirm;
  readonly presence: host.Presence;
  readonly files: host.Files;
  readonly clipboard: host.Clipboard;
  readonly notifier: host.Notifier;
  readonly lockedSign: host.LockedSign;
  readonly screen: host.Screen;
  readonly camera: host.Camera;
  readonly links: host.OpenedLinks;
  readonly openedFiles: host.OpenedFiles;
  readonly tell: host.Tell;
  readonly speech: host.Speech;
  readonly settings: Settings;
  readonly signings: Signings;
  readonly holdings: Holdings;
  readonly fleet: Fleet;
  readonly archive: Archive;
  readonly openNodeApi: OpenNodeApi;
  readonly openRgbProxy: OpenRgbProxy;
  readonly openWalletApi: OpenWalletApi;
  readonly detectService: DetectService;
  readonly reachService: ReachService;
  /**
   * Normalises what was typed; https only, loopback and onion addresses excepted, and loopback only on the loopback
   * host. `route`: how it is to be reached; straight unless told. URL_REFUSED.
   */
  readonly parseBaseUrl: (text: string, route?: Route) => string;
  readonly openChain: OpenChain;
  readonly openHeaderFile: OpenHeaderFile;
  /** As parseBaseUrl, for a server of the chain. URL_REFUSED. */
  readonly parseChainAddress: (text: string, route?: Route) => ChainAddress;
  /** The practice service, loaded with the first question to it. */
  readonly practice: () => Promise<Practice>;
  readonly ownService: OwnService;
  /** Every file that was found damaged since the start. */
  readonly damage: () => readonly StorageDamage[];
  /** Which host this is, and what that rules out: the loopback host never speaks to mainnet or beyond loopback. */
  readonly host: {
    readonly kind: 'electron' | 'loopback';
    readonly version: string;
    /** The system and what runs on it, e.g. `linux x64, Node 22.1.0`: nothing of the person. */
    readonly system: string;
    readonly dataFolder: string;
  };
}
