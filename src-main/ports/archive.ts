import type { ChainName } from '../domain/chain/rules.ts';
import type { BackupHead } from '../domain/backup/file.ts';
import type { WholeSigning } from '../domain/signing/whole-signing.ts';
import type { WalletRecord } from '../domain/wallet/wallet-record.ts';
import type { AppSettings, StorageDamage } from './settings.ts';

/** What a backup holds, and how it comes back into the files of this data folder. No secret is among it. */
export interface Archive {
  /** Signings, book and holdings as they lie on disk now; of asset data as much as there is room for. */
  readonly read: () => KeptData;
  /** How many files of asset data lie on disk. */
  readonly assetDataKept: () => number;
  /** When something last changed that no words and no service bring back; null: there is nothing of that. Unix ms. */
  readonly changedAtMs: () => number | null;
  /**
   * The content of a backup as text, and back; null where it is none, or does not fit into the files. Throws
   * BACKUP_TOO_MUCH, and BACKUP_REFUSED `tooLarge`.
   */
  readonly write: (content: BackupContent) => Promise<string>;
  readonly parse: (text: string) => Promise<BackupContent | null>;
  /** As domain/backup/file.ts: the text in a file. Throws BACKUP_REFUSED, BACKUP_PASSWORD. */
  readonly unseal: (file: Uint8Array, password: string) => Promise<BackupHead & { readonly content: string }>;
  /**
   * Adds what is not here, each entry whole or not at all, and never takes back what is. Doing it twice does it once,
   * and so does doing it again where it ended in the middle. Throws DISK_REFUSED, STORAGE_DAMAGED.
   */
  readonly merge: (data: KeptData, nowMs: number) => Promise<Merged>;
  /** What was begun to be brought back, so that an end in the middle of it is made good at the next start. */
  readonly pending: {
    readonly begin: (content: BackupContent) => Promise<void>;
    readonly isBegun: () => boolean;
    readonly read: () => Promise<BackupContent | 'damaged'>;
    /** Renames what cannot be brought back, so that it stands in the way of no start. */
    readonly setAside: () => StorageDamage;
    readonly done: () => void;
  };
}

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

export interface KeptData {
  readonly signings: readonly WholeSigning[];
  readonly scopes: readonly KeptScope[];
  readonly book: KeptBook;
}

/**
 * What the steps of the signings do not prove by themselves: outputs learnt otherwise, assets as first seen, and what
 * validated histories put onto outputs.
 */
export interface KeptBook {
  readonly outputs: readonly KeptRow[];
  readonly assets: readonly KeptRow[];
  readonly history: readonly KeptRow[];
}

/** What one service told of one wallet, row by row as it is kept. */
export interface KeptScope {
  readonly walletId: string;
  readonly service: string;
  readonly numbering: string;
  readonly readAtMs: number | null;
  readonly assetsAsOfMs: number | null;
  readonly assets: readonly KeptRow[];
  readonly transfers: readonly KeptRow[];
  readonly invoices: readonly KeptRow[];
  /** What senders left: `pieces` of each says, by runs of places, which of those it is together. */
  readonly consignments: readonly KeptRow[];
  /** Base64. */
  readonly pieces: readonly string[];
}
/** Columns by name; of a transfer also `asset_id`, `steps` as JSON text, and `text` that it is searched by. */
export type KeptRow = Readonly<Record<string, string | number | null>>;

/** A node service with its nodes: names and addresses, no secret and no leave to send one. */
export interface BackupCloud {
  readonly name: string;
  readonly kind: 'practice' | 'remote' | 'own';
  readonly baseUrl: string;
  readonly nodeApiUrl: string | null;
  readonly everySeconds: number;
  readonly nodes: readonly {
    readonly nodeId: string;
    readonly name: string;
    readonly userId: string | null;
    readonly plan: 'node' | 'scale' | 'wallet' | 'unknown';
    readonly invokeUrl: string | null;
  }[];
}

export interface Merged {
  readonly flowsAdded: number;
  /** Flows that went another way here: what is here stayed. */
  readonly conflicts: number;
  readonly transfersAdded: number;
  readonly labelsAdded: number;
  readonly assetDataAdded: number;
}
