import { libraryError } from '../../serving/answers.ts';
import type { ServedWallet } from '../chain/wallets.ts';
import { sql, type World } from '../chain/store.ts';
import { addAllocation } from './allocations.ts';
import { nowSeconds } from './assets.ts';
import { keepBundles } from './left.ts';
import { KIND } from './numbers.ts';
import type { BegunSend } from './send-plan.ts';
import { placeOf, slotsOf } from './slots.ts';
import { addBatch, addTransfer, sendsTo } from './transfers.ts';

/** An hour, as rgb-lib has it. */
const OFFER_SECONDS = 3600;

/** Refuses a PSBT whose coins or recipients were used meanwhile. */
export function checkStillFree(world: World, wallet: ServedWallet, { plan }: BegunSend): void {
  const slots = new Map(slotsOf(world, wallet).map((slot) => [placeOf(slot), slot]));
  const isFree = plan.inputs.every((input) => {
    const slot = slots.get(placeOf(input));
    return slot?.reserved === false && slot.pendingBlinded === 0;
  });
  if (!isFree) throw libraryError('InvalidPsbt', 'Invalid PSBT: its inputs are no longer free');
  for (const { recipientId } of plan.paid) {
    if (sendsTo(world, recipientId).length > 0)
      throw libraryError('RecipientIDAlreadyUsed', 'Recipient ID already used');
  }
}

/** Writes into the ledger what the send does. Answers its batch. */
export function finishSend(
  world: World,
  wallet: ServedWallet,
  { txid, plan }: BegunSend,
  how: { readonly status: number; readonly raw: string; readonly minConfirmations: number },
): number {
  const batchId = addBatch(world, wallet, {
    ...how,
    txid,
    expiresAtSeconds: nowSeconds(world) + OFFER_SECONDS,
  });
  const change = plan.change && { txid: plan.change.txid ?? txid, vout: plan.change.vout };
  for (const paid of plan.paid) {
    addTransfer(world, batchId, {
      kind: KIND.send,
      contract: paid.contract,
      amount: paid.amount,
      recipientId: paid.recipientId,
      opid: paid.opid,
      no: paid.no,
      witnessVout: paid.vout,
      changeTxid: change?.txid ?? null,
      changeVout: change?.vout ?? null,
      endpoints: JSON.stringify(paid.endpoints),
    });
  }
  keepBundles(world, txid, plan.bundles);
  for (const id of plan.spent) {
    world.store.run(sql`UPDATE allocations SET spentBy = ${batchId} WHERE id = ${id}`);
  }
  for (const { txid: of, vout } of plan.inputs) {
    world.store.insert('reservations', { batchId, txid: of, vout });
  }
  for (const { amount, ...made } of plan.kept) {
    if (change === null) throw new Error('change without a place for it');
    addAllocation(world, wallet.xpubVanilla, { ...made, amount: BigInt(amount), ...change }, batchId);
  }
  return batchId;
}
