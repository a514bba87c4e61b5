import { readChoices } from '../http/choices.ts';
import { nowSeconds } from '../ledger/assets.ts';
import { KIND, STATUS } from '../ledger/numbers.ts';
import { refreshAll } from '../ledger/refresh.ts';
import { failBatch, sendsTo, transfersWhere, UNDER_WAY, type TransferRow } from '../ledger/transfers.ts';
import type { World } from '../chain/store.ts';
import { friendKeys, friendWallet } from './friend-keys.ts';

/**
 * What the friend does by itself, unless it was told to be silent: it refreshes, so that it acknowledges what came and
 * broadcasts what was acknowledged, and gives up what expired, so that its slots are free again. Says whether anything
 * changed.
 */
export function actAsFriend(world: World): boolean {
  return world.store.atomic(() => {
    if (readChoices(world).friendSilent) return false;
    const before = underWay(world);
    if (before.length === 0) return false;
    refreshAll(world, friendWallet(world));
    for (const { batchId, status, expiresAtSeconds } of underWay(world)) {
      const expired = expiresAtSeconds !== null && expiresAtSeconds < nowSeconds(world);
      if (expired && status === STATUS.waitingCounterparty) failBatch(world, batchId);
    }
    return stateOf(before) !== stateOf(underWay(world));
  });
}

/** Its transfers that are neither settled nor failed. */
export function underWay(world: World): TransferRow[] {
  return transfersWhere(world)`batches.xpubVanilla = ${friendKeys().xpubVanilla} AND ${UNDER_WAY}`;
}

/** Whether the friend has something to answer. Only the next block settles what is on its way. */
export function hasToAct(world: World): boolean {
  if (readChoices(world).friendSilent) return false;
  return underWay(world).some(({ status, kind, ack, recipientId }) => {
    if (status !== STATUS.waitingCounterparty) return false;
    return kind === KIND.send ? ack !== null : sendsTo(world, recipientId ?? '').length > 0;
  });
}

function stateOf(transfers: readonly TransferRow[]): string {
  return transfers.map(({ id, status }) => `${id}:${status}`).join(' ');
}
