import * as v from 'valibot';
import type { ServedWallet } from '../chain/wallets.ts';
import { sql, type World } from '../chain/store.ts';
import { nowSeconds } from './assets.ts';
import { asListed, JSON_RPC, KIND, PRACTICE_ENDPOINT, STATUS } from './numbers.ts';

/** What is signed, refreshed and failed as one: a receive, an issue, or a send to all its recipients. */
export interface NewBatch {
  readonly status: number;
  readonly txid: string | null;
  /** The signed transaction, hex, until and after it is broadcast. */
  readonly raw: string | null;
  readonly expiresAtSeconds: number | null;
  readonly minConfirmations: number;
}

const transferEntries = {
  kind: v.number(),
  contract: v.nullable(v.string()),
  amount: v.nullable(v.string()),
  recipientId: v.nullable(v.string()),
  invoice: v.nullable(v.string()),
  receiveTxid: v.nullable(v.string()),
  receiveVout: v.nullable(v.number()),
  changeTxid: v.nullable(v.string()),
  changeVout: v.nullable(v.number()),
  blinding: v.nullable(v.string()),
  /** A JSON list of texts. */
  endpoints: v.string(),
  /** The recipient's answer: 1 taken, 0 refused. */
  ack: v.nullable(v.number()),
  opid: v.nullable(v.string()),
  no: v.nullable(v.number()),
  witnessVout: v.nullable(v.number()),
};
const batchEntries = {
  batchId: v.number(),
  xpubVanilla: v.string(),
  status: v.number(),
  txid: v.nullable(v.string()),
  raw: v.nullable(v.string()),
  createdAtSeconds: v.number(),
  updatedAtSeconds: v.number(),
  expiresAtSeconds: v.nullable(v.number()),
  minConfirmations: v.number(),
};
const row = v.object({ id: v.number(), ...transferEntries, ...batchEntries });
const idRow = v.object({ id: v.number() });
const endpointList = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

export type TransferRow = v.InferOutput<typeof row>;
export type NewTransfer = Partial<v.InferOutput<v.ObjectSchema<typeof transferEntries, undefined>>> & {
  readonly kind: number;
};

export function addBatch(world: World, wallet: ServedWallet, batch: NewBatch): number {
  const now = nowSeconds(world);
  const { status, txid, raw, expiresAtSeconds, minConfirmations } = batch;
  const [made] = world.store.rows(
    idRow,
  )`INSERT INTO batches (xpubVanilla, status, txid, raw, createdAtSeconds,
      updatedAtSeconds, expiresAtSeconds, minConfirmations)
    VALUES (${wallet.xpubVanilla}, ${status}, ${txid}, ${raw}, ${now}, ${now}, ${expiresAtSeconds},
      ${minConfirmations}) RETURNING id`;
  if (made === undefined) throw new Error('a row without an id');
  return made.id;
}

export function addTransfer(world: World, batchId: number, transfer: NewTransfer): void {
  world.store.insert('transfers', { batchId, endpoints: '[]', ...transfer });
}

/** Transfers with their batches, oldest first; which, by a condition in SQL. */
export function transfersWhere(world: World): (...condition: Parameters<typeof sql>) => TransferRow[] {
  return (...condition) => world.store.rows(row)`SELECT transfers.*, batches.xpubVanilla, batches.status,
           batches.txid, batches.raw, batches.createdAtSeconds, batches.updatedAtSeconds,
           batches.expiresAtSeconds, batches.minConfirmations
      FROM transfers JOIN batches ON batches.id = transfers.batchId
     WHERE ${sql(...condition)} ORDER BY transfers.id`;
}

/** A condition: neither settled nor failed. */
export const UNDER_WAY = sql`batches.status IN (${STATUS.waitingCounterparty}, ${STATUS.waitingConfirmations})`;

/** What was sent to a recipient and has not failed. */
export function sendsTo(world: World, recipientId: string): TransferRow[] {
  return transfersWhere(world)`transfers.kind = ${KIND.send} AND transfers.recipientId = ${recipientId}
    AND batches.status <> ${STATUS.failed}`;
}

export function moveBatch(world: World, batchId: number, status: number): void {
  world.store.run(sql`UPDATE batches SET status = ${status}, updatedAtSeconds = ${nowSeconds(world)}
    WHERE id = ${batchId}`);
}

/** It did not happen: what it would have spent is free again, what it would have made is not. */
export function failBatch(world: World, batchId: number): void {
  world.store.run(sql`UPDATE allocations SET spentBy = NULL WHERE spentBy = ${batchId}`);
  world.store.run(sql`DELETE FROM allocations WHERE madeBy = ${batchId}`);
  world.store.run(sql`DELETE FROM reservations WHERE batchId = ${batchId}`);
  moveBatch(world, batchId, STATUS.failed);
}

/** In the document's words; txid and outpoints as the real servers have them (service-facts.md 2.3). */
export function transferJson(transfer: TransferRow) {
  const { receiveTxid, receiveVout, changeTxid, changeVout } = transfer;
  return {
    idx: transfer.id,
    batch_transfer_idx: transfer.batchId,
    created_at: transfer.createdAtSeconds,
    updated_at: transfer.updatedAtSeconds,
    status: transfer.status,
    amount: transfer.amount === null ? null : BigInt(transfer.amount),
    kind: transfer.kind,
    txid: transfer.txid,
    recipient_id: transfer.recipientId,
    receive_utxo: receiveTxid === null ? null : { txid: receiveTxid, vout: receiveVout },
    change_utxo: changeTxid === null ? null : { txid: changeTxid, vout: changeVout },
    expiration: transfer.expiresAtSeconds,
    transport_endpoints: v.parse(endpointList, transfer.endpoints).map((endpoint) => ({
      endpoint: asListed(endpoint),
      transport_type: JSON_RPC,
      used:
        endpoint === PRACTICE_ENDPOINT &&
        (transfer.kind === KIND.send || transfer.status !== STATUS.waitingCounterparty),
    })),
  };
}
