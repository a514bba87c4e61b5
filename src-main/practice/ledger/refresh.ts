import { fromHex } from '../chain/bytes.ts';
import { confirmationsOf } from '../chain/chain.ts';
import { acceptTransaction, Rejected } from '../chain/mempool.ts';
import type { ServedWallet } from '../chain/wallets.ts';
import { sql, type World } from '../chain/store.ts';
import { addAllocation } from './allocations.ts';
import { makeKnown } from './assets.ts';
import { KIND, STATUS } from './numbers.ts';
import { failBatch, moveBatch, sendsTo, transfersWhere, UNDER_WAY, type TransferRow } from './transfers.ts';

/** Moves what can be moved. Nothing moves without it: the real service does not push either. */
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

/** All recipients took it: now, and not before, it is broadcast. */
function hearAnswers(world: World, transfers: readonly TransferRow[], { batchId, raw }: TransferRow): void {
  if (transfers.some(({ ack }) => ack === 0)) {
    failBatch(world, batchId);
    return;
  }
  if (transfers.some(({ ack }) => ack === null) || raw === null) return;
  try {
    acceptTransaction(world, fromHex(raw));
  } catch (error) {
    if (!(error instanceof Rejected)) throw error;
    failBatch(world, batchId);
    return;
  }
  moveBatch(world, batchId, STATUS.waitingConfirmations);
}

/** What a sender left for this recipient; the two meet here in the ledger, where real ones meet at a proxy. */
function takeConsignment(world: World, receive: TransferRow): void {
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
  addAllocation(world, xpubVanilla, { contract, opid, no, amount: BigInt(amount), ...place }, batchId);
  world.store.run(sql`UPDATE transfers
    SET contract = ${contract}, amount = ${amount}, receiveTxid = ${place.txid}, receiveVout = ${place.vout}
    WHERE id = ${receive.id}`);
  world.store.run(sql`UPDATE batches SET txid = ${txid} WHERE id = ${batchId}`);
  moveBatch(world, batchId, STATUS.waitingConfirmations);
  // One refresh may do two steps, when the sender's transaction has its blocks already.
  confirm(world, { ...receive, txid });
}

function confirm(world: World, { batchId, txid, minConfirmations }: TransferRow): void {
  const confirmations = txid === null ? null : confirmationsOf(world, txid);
  if (confirmations !== null && confirmations >= minConfirmations) {
    moveBatch(world, batchId, STATUS.settled);
  }
}
