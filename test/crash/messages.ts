import type { KillPoint, Label } from './points.ts';

/** What the processes of a run tell each other. */

export interface AppStart {
  readonly folder: string;
  /** A built page: nobody looks at it. */
  readonly page: string;
  readonly serviceUrl: string;
  readonly height: number;
}

export type ToApp =
  { readonly do: 'shift'; readonly ms: number } | { readonly do: 'arm'; readonly point: KillPoint | null };

export interface FromApp {
  readonly labels: readonly Label[];
  readonly faults: readonly string[];
}

export type ToService =
  | { readonly do: 'open'; readonly folder: string }
  | { readonly do: 'close' }
  | { readonly do: 'mine' }
  | { readonly do: 'shift'; readonly ms: number }
  | { readonly do: 'faucet'; readonly address: string; readonly sats: number }
  | { readonly do: 'invoice'; readonly assetId: string; readonly amount: number }
  | { readonly do: 'ledger'; readonly folder: string };

/** What the chain and the service's books say of the only wallet, beside the friend's. */
export interface Ledger {
  /** Transactions on the chain that made asset slots, and how many each. */
  readonly slots: readonly { readonly txid: string; readonly made: number }[];
  /** Sends in its books. `isOnChain`: broadcast, in a block or not. */
  readonly sends: readonly {
    readonly txid: string;
    readonly recipientId: string;
    readonly amount: string;
    readonly status: number;
    readonly isOnChain: boolean;
  }[];
}
