import type { CallInput, CallOutput, NoticePayload } from '../../src-preload/contract/index.ts';
import type { ApiAsset } from './wallet-values.ts';

/** The embedded practice service: started when a practice wallet needs it, stopped on quit. */
export interface Practice {
  /** Base URL of the running service (http on loopback), starting it when needed. */
  baseUrl: () => Promise<string>;
  /** Where its Electrum server is now (`tcp://` on loopback): the port is another at every start. */
  chainAddress: () => Promise<string>;
  /** Where the endpoint that its invoices name is now (`rpc://` on loopback). Any other stays as it is. */
  rgbEndpoint: (named: string) => Promise<string>;
  status: () => Promise<NoticePayload<'practice.block'>>;
  /** Sends coins to an address of the practice chain; answers the txid. PRACTICE_REFUSED with the reason. */
  faucet: (address: string, amountSats: bigint) => Promise<string>;
  mine: (blocks: number) => Promise<NoticePayload<'practice.block'>>;
  /** How long invoices last from now on, the wallets' own and the friend's. */
  setInvoiceSeconds: (seconds: number) => Promise<NoticePayload<'practice.block'>>;
  readonly friend: PracticeFriend;
  readonly nodes: PracticeNodes;
  close: () => Promise<void>;
}

/**
 * What a person does to the simulated nodes of the practice service. Each answers how they all are then. Refusals are
 * PRACTICE_REFUSED with the reason.
 */
export interface PracticeNodes {
  status: () => Promise<CallOutput<'practice.nodes'>>;
  /** A dozen in every state, where there is none yet. */
  begin: () => Promise<CallOutput<'practice.nodes'>>;
  make: (asked: CallInput<'practice.makeNodes'>) => Promise<CallOutput<'practice.nodes'>>;
  release: (asked: CallInput<'practice.releaseImage'>) => Promise<CallOutput<'practice.nodes'>>;
  upgradeAutomatic: (asked: CallInput<'practice.upgradeAutomatic'>) => Promise<CallOutput<'practice.nodes'>>;
  set: (asked: CallInput<'practice.setNodes'>) => Promise<CallOutput<'practice.nodes'>>;
  /** Moves the nodes' clock ahead. */
  pass: (seconds: number) => Promise<CallOutput<'practice.nodes'>>;
  /** In the order of the ids, which are the practice service's own. Written nowhere: to be kept in the keychain. */
  passwords: (nodeIds: readonly string[]) => Promise<readonly string[]>;
}

/**
 * The counterparty that lives in the practice service, with keys and slots of its own. It acknowledges and broadcasts
 * by itself a moment after it has something to, and with every block. Refusals are PRACTICE_REFUSED with the reason.
 */
export interface PracticeFriend {
  status: () => Promise<NoticePayload<'practice.friendChanged'>>;
  /** A silent friend neither acknowledges nor broadcasts nor pays. */
  setSilent: (silent: boolean) => Promise<NoticePayload<'practice.friendChanged'>>;
  /** What they leave as asset data from now on; `junkFirst`: junk for whoever asks first, and the data then. */
  setLeaves: (
    leaves: NoticePayload<'practice.friendChanged'>['leaves'],
  ) => Promise<NoticePayload<'practice.friendChanged'>>;
  /** An invoice of theirs, to pay. Amounts in base units; null leaves open, or as long as invoices last. */
  invoice: (asked: {
    readonly assetId: string | null;
    readonly amount: bigint | null;
    readonly kind: 'blinded' | 'witness';
    readonly expiresInSeconds: number | null;
  }) => Promise<{ readonly invoice: string; readonly recipientId: string; readonly expiresAtMs: number }>;
  /** They send on an invoice; asset and amount where it leaves them open. Answers the txid: not broadcast yet. */
  pay: (asked: {
    readonly invoice: string;
    readonly assetId: string | null;
    readonly amount: bigint | null;
  }) => Promise<string>;
  /** One of each sample asset that they can give now; issues what is missing. Nothing is sent. */
  samples: () => Promise<readonly PracticeSample[]>;
}

export interface PracticeSample {
  readonly assetId: string;
  readonly schema: ApiAsset['schema'];
  /** Null for a CFA, which has none. */
  readonly ticker: string | null;
  readonly name: string;
  /** Base units of one gift. */
  readonly amount: bigint;
}
