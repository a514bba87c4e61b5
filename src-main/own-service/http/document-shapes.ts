import type { Build } from '../rgb-lib/build.ts';
import {
  fungible,
  type Asset,
  type Assignment,
  type Transfers,
  type RgbLibUnspents,
} from '../rgb-lib/shapes.ts';

/** The servers' wire numbers for rgb-lib's names (service-facts.md 2.1). */

const KINDS = ['Issuance', 'ReceiveBlind', 'ReceiveWitness', 'Send', 'Inflation', 'Burn'];
const TRANSPORTS = ['JsonRpc'];

export const statusNumber = (build: Build, name: string): number => numberIn(build.statuses, name);
export const kindNumber = (name: string): number => numberIn(KINDS, name);
export const transportNumber = (name: string): number => numberIn(TRANSPORTS, name);

/** Another release's name gets no invented number. */
export function numberIn(names: readonly string[], name: string): number {
  const place = names.indexOf(name);
  if (place < 0) throw new Error(`rgb-lib says ${name}, which is not one of ${names.join(', ')}`);
  return place;
}

const NOTHING = { settled: 0, future: 0, spendable: 0 };
const INTERFACES: Readonly<Record<string, string>> = { Nia: 'RGB20', Uda: 'RGB21', Cfa: 'RGB25' };

export function assetJson(asset: Asset, schema: 'Nia' | 'Uda' | 'Cfa') {
  const { media, balance, ...rest } = asset;
  return {
    assetId: rest.assetId,
    assetIface: interfaceOf(schema),
    ticker: rest.ticker,
    name: rest.name,
    details: rest.details,
    precision: rest.precision,
    // rgb-lib names no supply for a unique asset, which is one token.
    issuedSupply: rest.issuedSupply ?? 1n,
    timestamp: rest.timestamp,
    addedAt: rest.addedAt,
    balance: { vanilla: NOTHING, colored: balance },
    media: media && { filePath: media.filePath, mime: media.mime },
  };
}

/** Null for an unknown schema, and for none. */
export function interfaceOf(schema: string | null): string | null {
  return schema === null ? null : (INTERFACES[schema] ?? null);
}

export function unspentsJson(unspents: RgbLibUnspents) {
  return unspents.map(({ utxo, rgbAllocations, pendingBlinded }) => ({
    utxo: {
      outpoint: utxo.outpoint,
      btc_amount: utxo.btcAmount,
      colorable: utxo.colorable,
      exists: utxo.exists,
      ...(typeof utxo.derivationIndex === 'bigint' ? { derivation_index: utxo.derivationIndex } : {}),
    },
    // A right or a unique token keeps its form, because it is no amount.
    rgb_allocations: rgbAllocations.map(({ assetId, assignment, settled }) => ({
      asset_id: assetId,
      ...(fungible(assignment) === null ? { assignment } : { amount: fungible(assignment) }),
      settled,
    })),
    pending_blinded: pendingBlinded,
  }));
}

export function rgbLibTransferJson(build: Build, transfer: Transfers[number]) {
  return {
    idx: transfer.idx,
    batch_transfer_idx: transfer.batchTransferIdx,
    created_at: transfer.createdAt,
    updated_at: transfer.updatedAt,
    status: statusNumber(build, transfer.status),
    amount: amountOf(transfer),
    kind: kindNumber(transfer.kind),
    txid: transfer.txid,
    recipient_id: transfer.recipientId,
    receive_utxo: transfer.receiveUtxo,
    change_utxo: transfer.changeUtxo,
    expiration: transfer.expirationTimestamp,
    transport_endpoints: transfer.transportEndpoints.map(({ endpoint, transportType, used }) => ({
      endpoint,
      transport_type: transportNumber(transportType),
      used,
    })),
  };
}

/** The requested amount, else the given one; null if neither is an amount. */
function amountOf({ requestedAssignment, assignments }: Transfers[number]): bigint | null {
  const asked = fungible(requestedAssignment);
  if (asked !== null) return asked;
  const given = assignments.flatMap((one: Assignment) => fungible(one) ?? []);
  return given.length === 0 ? null : given.reduce((sum, amount) => sum + amount, 0n);
}
