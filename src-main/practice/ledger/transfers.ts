import * as v from 'valibot';
import { bytesFromHex } from '../bytes.ts';
import { confirmationsOf } from '../chain/chain.ts';
import { acceptTransaction, Rejected } from '../chain/mempool.ts';
import { jsonColumn, worldSeconds, sql, units, type World } from '../chain/store.ts';
import type { ServedWallet } from '../chain/wallets.ts';
import { addAllocation, makeKnown } from './assets.ts';
import { asListed, JSON_RPC, KIND, PRACTICE_ENDPOINT, STATUS } from './terms.ts';

const transferRow = v.object({
  kind: v.number(),
  contract: v.nullable(v.string()),
  amount: v.nullable(units),
  recipientId: v.nullable(v.string()),
  invoice: v.nullable(v.string()),
  receiveTxid: v.nullable(v.string()),
  receiveVout: v.nullable(v.number()),
  changeTxid: v.nullable(v.string()),
  changeVout: v.nullable(v.number()),
  blinding: v.nullable(units),
  endpoints: jsonColumn(v.array(v.string())),
  /** 1 accepted, 0 refused; null: no answer. */
  ack: v.nullable(v.number()),
  opid: v.nullable(v.string()),
  no: v.nullable(v.number()),
  witnessVout: v.nullable(v.number()),
});
const batchRow = v.object({
  status: v.number(),
  txid: v.nullable(v.string()),
  raw: v.nullable(v.string()),
  expiresAtSeconds: v.nullable(v.number()),
  minConfirmations: v.number(),
});
const row = v.object({
  ...transferRow.entries,
  ...batchRow.entries,
  id: v.number(),
  batchId: v.number(),
  xpubVanilla: v.string(),
  createdAtSeconds: v.number(),
  updatedAtSeconds: v.number(),
});

export type PracticeTransfer = v.InferOutput<typeof row>;
type NewTransfer = Pick<PracticeTransfer, 'kind'> & Partial<v.InferOutput<typeof transferRow>>;
export type NewBatch = Pick<PracticeTransfer, 'status' | 'minConfirmations'> &
  Partial<v.InferOutput<typeof batchRow>>;

export function addBatch(world: World, { xpubVanilla }: ServedWallet, batch: NewBatch): number {
  const now = worldSeconds(world);
  return world.store.insert('batches', {
    ...batch,
    xpubVanilla,
    createdAtSeconds: now,
    updatedAtSeconds: now,
  });
}

export function addTransfer(world: World, batchId: number, transfer: NewTransfer): void {
  const endpoints = JSON.stringify(transfer.endpoints ?? []);
  world.store.insert('transfers', { ...transfer, batchId, endpoints });
}

export function transfersWhere(world: World): (...condition: Parameters<typeof sql>) => PracticeTransfer[] {
  return (...condition) => world.store.rows(row)`SELECT transfers.*, batches.xpubVanilla, batches.status,
           batches.txid, batches.raw, batches.createdAtSeconds, batches.updatedAtSeconds,
           batches.expiresAtSeconds, batches.minConfirmations
      FROM transfers JOIN batches ON batches.id = transfers.batchId
     WHERE ${sql(...condition)} ORDER BY transfers.id`;
}

export const UNDER_WAY = sql`batches.status IN (${STATUS.waitingCounterparty}, ${STATUS.waitingConfirmations})`;

export function sendsTo(world: World, recipientId: string): PracticeTransfer[] {
  return transfersWhere(world)`transfers.kind = ${KIND.send} AND transfers.recipientId = ${recipientId}
    AND batches.status <> ${STATUS.failed}`;
}

function moveBatch(world: World, batchId: number, status: number): void {
  world.store.run(sql`UPDATE batches SET status = ${status}, updatedAtSeconds = ${worldSeconds(world)}
    WHERE id = ${batchId}`);
}

export function failBatch(world: World, batchId: number): void {
  world.store.run(sql`UPDATE allocations SET spentBy = NULL WHERE spentBy = ${batchId}`);
  world.store.run(sql`DELETE FROM allocations WHERE madeBy = ${batchId}`);
  world.store.run(sql`DELETE FROM reservations WHERE batchId = ${batchId}`);
  moveBatch(world, batchId, STATUS.failed);
}

/** The document's form, txid and outpoints as on real servers (service-facts.md 2.3). */
export function practiceTransferJson(transfer: PracticeTransfer) {
  const { receiveTxid, receiveVout, changeTxid, changeVout } = transfer;
  return {
    idx: transfer.id,
    batch_transfer_idx: transfer.batchId,
    created_at: transfer.createdAtSeconds,
    updated_at: transfer.updatedAtSeconds,
    status: transfer.status,
    amount: transfer.amount,
    kind: transfer.kind,
    txid: transfer.txid,
    recipient_id: transfer.recipientId,
    receive_utxo: receiveTxid === null ? null : { txid: receiveTxid, vout: receiveVout },
    change_utxo: changeTxid === null ? null : { txid: changeTxid, vout: changeVout },
    expiration: transfer.expiresAtSeconds,
    transport_endpoints: transfer.endpoints.map((endpoint) => ({
      endpoint: asListed(endpoint),
      transport_type: JSON_RPC,
      used:
        endpoint === PRACTICE_ENDPOINT &&
        (transfer.kind === KIND.send || transfer.status !== STATUS.waitingCounterparty),
    })),
  };
}

/** Nothing moves without a refresh: the real service doesn't push either. */
export function refreshAll(world: World, wallet: ServedWallet): void {
  const waiting = transfersWhere(world)`batches.xpubVanilla = ${wallet.xpubVanilla} AND ${UNDER_WAY}`;
  for (const batchId of new Set(waiting.map((transfer) => transfer.batchId))) refreshBatch(world, batchId);
}

export function refreshBatch(world: World, batchId: number): void {
  const transfers = transfersWhere(world)`batches.id = ${batchId}`;
  const [first] = transfers;
  if (first === undefined) return;
  if (first.status === STATUS.waitingConfirmations) confirm(world, first);
  else if (first.status === STATUS.waitingCounterparty) {
    if (first.kind === KIND.send) hearAnswers(world, transfers, first);
    else takeConsignment(world, first);
  }
}

function hearAnswers(
  world: World,
  transfers: readonly PracticeTransfer[],
  { batchId, raw }: PracticeTransfer,
): void {
  if (transfers.some(({ ack }) => ack === 0)) {
    failBatch(world, batchId);
    return;
  }
  if (transfers.some(({ ack }) => ack === null) || raw === null) return;
  try {
    acceptTransaction(world, bytesFromHex(raw));
  } catch (error) {
    if (!(error instanceof Rejected)) throw error;
    failBatch(world, batchId);
    return;
  }
  moveBatch(world, batchId, STATUS.waitingConfirmations);
}

/** Sender and recipient meet in the ledger instead of at a proxy. */
function takeConsignment(world: World, receive: PracticeTransfer): void {
  const { batchId, xpubVanilla } = receive;
  const [sent] = sendsTo(world, receive.recipientId ?? '');
  if (sent === undefined) return;
  const { contract, amount, opid, no, txid } = sent;
  if (contract === null || amount === null || opid === null || no === null || txid === null) return;
  const taken = receive.contract === null || receive.contract === contract;
  world.store.run(sql`UPDATE transfers SET ack = ${taken ? 1 : 0} WHERE id = ${sent.id}`);
  if (!taken) {
    failBatch(world, batchId);
    return;
  }
  const isBlinded = receive.kind === KIND.receiveBlind;
  const place = {
    txid: isBlinded ? (receive.receiveTxid ?? txid) : txid,
    vout: (isBlinded ? receive.receiveVout : sent.witnessVout) ?? 0,
  };
  makeKnown(world, xpubVanilla, contract);
  addAllocation(world, xpubVanilla, { contract, opid, no, amount, ...place }, batchId);
  world.store.run(sql`UPDATE transfers
    SET contract = ${contract}, amount = ${amount}, receiveTxid = ${place.txid}, receiveVout = ${place.vout}
    WHERE id = ${receive.id}`);
  world.store.run(sql`UPDATE batches SET txid = ${txid} WHERE id = ${batchId}`);
  moveBatch(world, batchId, STATUS.waitingConfirmations);
  // One refresh may take two steps if the transaction is mined already.
  confirm(world, { ...receive, txid });
}

function confirm(world: World, { batchId, txid, minConfirmations }: PracticeTransfer): void {
  const confirmations = txid === null ? null : confirmationsOf(world, txid);
  if (confirmations !== null && confirmations >= minConfirmations) {
    moveBatch(world, batchId, STATUS.settled);
  }
}
