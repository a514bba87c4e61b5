import { createHash } from 'node:crypto';
import { blockHash, HEADER_BYTES } from '../../../src-main/headers/header.ts';
import { formatAssetId } from '../../../src-main/invoices/asset-id.ts';
import { genuineSlots, type Draft } from '../../support/psbt/builder.ts';

/** How much of each lies in a made folder. */
export interface LifeSize {
  readonly wallets: number;
  readonly assets: number;
  readonly transfers: number;
  readonly signings: number;
  readonly receipts: number;
  readonly consignments: number;
  readonly coins: number;
  readonly nodes: number;
  /** Changes of state of each node within a year. */
  readonly eventsOfNode: number;
}

const WHOLE: LifeSize = {
  ...{ wallets: 200, assets: 1_000, transfers: 100_000, signings: 10_000, receipts: 10_000 },
  ...{ consignments: 1_000, coins: 1_000, nodes: 10_000, eventsOfNode: 104 },
};

/** `scale` 1: a busy service's data after some years. A folder's number of wallets is limited. */
export function sizeAt(scale: number): LifeSize {
  const times = (count: number): number => Math.max(1, Math.round(count * scale));
  return {
    wallets: Math.min(times(WHOLE.wallets), 1_000),
    assets: times(WHOLE.assets),
    transfers: times(WHOLE.transfers),
    signings: times(WHOLE.signings),
    receipts: times(WHOLE.receipts),
    consignments: times(WHOLE.consignments),
    coins: times(WHOLE.coins),
    nodes: Math.min(times(WHOLE.nodes), 20_000),
    eventsOfNode: WHOLE.eventsOfNode,
  };
}

export const CONSIGNMENT_BYTES = 200_000;
export const BEGAN_MS = 1_750_000_000_000;
const digestOf = (name: string): Buffer => createHash('sha256').update(name).digest();
export const txidOf = (kind: string, n: number): string => digestOf(`${kind} ${String(n)}`).toString('hex');
export const idOf = (kind: string, n: number): string => txidOf(kind, n).slice(0, 32);
export const assetIdOf = (n: number): string => formatAssetId(digestOf(`asset ${String(n)}`));
/** A different text for each is enough. */
export const recipientOf = (asset: number, n: number): string =>
  `bcrt:utxob:${txidOf('recipient', asset * 1_000_000 + n)}`;

/** On no chain: readers check only that its hash is the block's name. */
export function headerOf(height: number): Uint8Array {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32LE(height, HEADER_BYTES - 4);
  return header;
}
export const blockAt = (height: number) => ({ height, hash: blockHash(headerOf(height)) });

/** The service's PSBT: it spends the two plain coins of the list. */
export const draft = (): Draft => genuineSlots({ num: 3, lockTime: 0, knownHeight: null });

/** The wallet whose life is measured: the first. */
export const BUSY = idOf('wallet', 0);
