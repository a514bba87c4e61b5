import type { KillPoint, Label } from './points.ts';

/** The messages between the processes of a run. */

export interface AppStart {
  readonly folder: string;
  /** A built page: nobody looks at it. */
  readonly page: string;
  readonly serviceUrl: string;
  readonly height: number;
  /** The chain's own server; absent: nobody asks it. */
  readonly chainAddress?: string;
}

/** The service's answer after it opened a folder. */
export interface OpenedService {
  readonly url: string;
  readonly chainAddress: string;
  readonly height: number;
}

export type ToApp =
  | { readonly do: 'shift'; readonly ms: number }
  | { readonly do: 'arm'; readonly point: KillPoint | null }
  /** The chain grew: the app learns of it as from a practice service of its own. */
  | { readonly do: 'height'; readonly height: number }
  /** After a collection, if the process was started with one. */
  | { readonly do: 'weigh' };

export interface FromApp {
  readonly labels: readonly Label[];
  readonly faults: readonly string[];
  readonly heapBytes: number;
}

export type ToService =
  | { readonly do: 'open'; readonly folder: string }
  | { readonly do: 'close' }
  | { readonly do: 'mine' }
  | { readonly do: 'shift'; readonly ms: number }
  | { readonly do: 'faucet'; readonly address: string; readonly sats: number }
  | { readonly do: 'invoice'; readonly assetId: string; readonly amount: number }
  | { readonly do: 'ledger'; readonly folder: string };
