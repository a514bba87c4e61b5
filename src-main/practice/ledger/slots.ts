import * as v from 'valibot';
import { unspentsOf, type Unspent } from '../chain/unspents.ts';
import type { ServedWallet } from '../chain/wallets.ts';
import type { World } from '../chain/store.ts';
import { allocationsOf, type Allocation } from './allocations.ts';
import { KIND, STATUS } from './numbers.ts';

/** A colored output, what sits on it and what waits for it. */
export interface Slot extends Unspent {
  readonly allocations: readonly Allocation[];
  /** Blinded receives that nobody has paid yet. */
  readonly pendingBlinded: number;
  /** A send that waits for its recipient will spend it. */
  readonly reserved: boolean;
}

const placeRow = v.object({ txid: v.string(), vout: v.number() });

/** The wallet's unspents, oldest first, with what the ledger knows of each. */
export function slotsOf(world: World, wallet: ServedWallet): Slot[] {
  const allocations = byPlace(allocationsOf(world, wallet));
  const pending = byPlace(
    world.store.rows(placeRow)`SELECT receiveTxid AS txid, receiveVout AS vout
      FROM transfers JOIN batches ON batches.id = batchId
     WHERE xpubVanilla = ${wallet.xpubVanilla} AND kind = ${KIND.receiveBlind}
       AND status = ${STATUS.waitingCounterparty}`,
  );
  const reserved = reservedPlaces(world, wallet);
  return unspentsOf(world, wallet).map((unspent) => ({
    ...unspent,
    allocations: allocations.get(placeOf(unspent)) ?? [],
    pendingBlinded: pending.get(placeOf(unspent))?.length ?? 0,
    reserved: reserved.has(placeOf(unspent)),
  }));
}

/** Slots that hold nothing and that nothing waits for. */
export function freeSlots(slots: readonly Slot[]): Slot[] {
  return slots.filter(
    (slot) =>
      slot.branch === 'colored' &&
      slot.allocations.length === 0 &&
      slot.pendingBlinded === 0 &&
      !slot.reserved,
  );
}

export function placeOf({ txid, vout }: { readonly txid: string; readonly vout: number }): string {
  return `${txid}:${vout}`;
}

function byPlace<T extends { readonly txid: string; readonly vout: number }>(items: readonly T[]) {
  const places = new Map<string, T[]>();
  for (const item of items) places.set(placeOf(item), [...(places.get(placeOf(item)) ?? []), item]);
  return places;
}

function reservedPlaces(world: World, wallet: ServedWallet): Set<string> {
  const rows = world.store.rows(placeRow)`SELECT reservations.txid, vout
      FROM reservations JOIN batches ON batches.id = batchId
      WHERE xpubVanilla = ${wallet.xpubVanilla} AND status = ${STATUS.waitingCounterparty}`;
  return new Set(rows.map(placeOf));
}
