import {
  kindNumber,
  numberIn,
  statusNumber,
  transportNumber,
} from '../../../src-main/own-service/http/document-shapes.ts';
import type { Build } from '../../../src-main/own-service/rgb-lib/build.ts';
import {
  fungible,
  type Asset,
  type Assignment,
  type Transfers,
  type RgbLibUnspents,
} from '../../../src-main/own-service/rgb-lib/shapes.ts';

const SCHEMAS = ['Nia', 'Uda', 'Cfa', 'Ifa'];
const NETWORKS = ['Mainnet', 'Testnet', 'Testnet4', 'Signet', 'Regtest', 'SignetCustom'];

export const schemaNumber = (name: string): number => numberIn(SCHEMAS, name);
export const networkNumber = (name: string): number => numberIn(NETWORKS, name);

/** rgb-lib's values as RGB-Node writes them: snake case, numbers for names (service-facts.md 1.3, 2.3). */

/** `{amount}` for what can be counted, an empty object for everything else. */
export function assignmentJson(assigned: Assignment): { amount?: bigint } {
  const amount = fungible(assigned);
  return amount === null ? {} : { amount };
}

export function assetJson(asset: Asset) {
  const { media, balance } = asset;
  return {
    asset_id: asset.assetId,
    ticker: asset.ticker,
    name: asset.name,
    details: asset.details,
    precision: asset.precision,
    issued_supply: asset.issuedSupply ?? 1n,
    timestamp: asset.timestamp,
    added_at: asset.addedAt,
    balance: { ...balance, offchain_outbound: 0, offchain_inbound: 0 },
    media: media && { file_path: media.filePath, digest: media.digest, hex: null, mime: media.mime },
  };
}

export function unspentsJson(unspents: RgbLibUnspents) {
  return unspents.map(({ utxo, rgbAllocations, pendingBlinded }) => ({
    utxo: {
      outpoint: utxo.outpoint,
      btc_amount: utxo.btcAmount,
      colorable: utxo.colorable,
      exists: utxo.exists,
    },
    rgb_allocations: rgbAllocations.map(({ assetId, assignment, settled }) => ({
      asset_id: assetId,
      assignment: assignmentJson(assignment),
      settled,
    })),
    pending_blinded: pendingBlinded,
  }));
}

export function transferJson(build: Build, transfer: Transfers[number]) {
  return {
    idx: transfer.idx,
    batch_transfer_idx: transfer.batchTransferIdx,
    created_at: transfer.createdAt,
    updated_at: transfer.updatedAt,
    status: statusNumber(build, transfer.status),
    requested_assignment: transfer.requestedAssignment && assignmentJson(transfer.requestedAssignment),
    assignments: transfer.assignments.map(assignmentJson),
    kind: kindNumber(transfer.kind),
    txid: transfer.txid,
    recipient_id: transfer.recipientId,
    receive_utxo: transfer.receiveUtxo,
    change_utxo: transfer.changeUtxo,
    expiration_timestamp: transfer.expirationTimestamp,
    transport_endpoints: transfer.transportEndpoints.map(({ endpoint, transportType, used }) => ({
      endpoint,
      transport_type: transportNumber(transportType),
      used,
    })),
    invoice_string: transfer.invoiceString,
  };
}
