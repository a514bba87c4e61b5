import { payScripts } from '../chain/faucet.ts';
import { freeSlots, slotsOf } from '../ledger/slots.ts';
import { addWallet, findWallet, keyOf, revealNext, type ServedWallet } from '../chain/wallets.ts';
import type { World } from '../chain/world.ts';
import { friendKeys } from './friend-keys.ts';

/** Enough for a change output and for the fee of any send that a friend makes. */
const SLOT_SATS = 10_000n;
/** Made at once, so that the treasury is not asked for each. */
const SLOTS_AT_ONCE = 20;

/** The counterparty's wallet: served like any other, but its keys are here, and its slots come from the treasury. */
export function friendWallet(world: World): ServedWallet {
  const keys = friendKeys();
  if (findWallet(world, keys.xpubVanilla) === null) addWallet(world, keys);
  const wallet = findWallet(world, keys.xpubVanilla);
  if (wallet === null) throw new Error('a wallet that was just added is not there');
  return wallet;
}

/** The friend's wallet with at least so many free slots. They wait for a block like any other output; that hinders nothing. */
export function friendWithSlots(world: World, free: number): ServedWallet {
  const wallet = friendWallet(world);
  const missing = free - freeSlots(slotsOf(world, wallet)).length;
  if (missing <= 0) return wallet;
  const count = Math.max(missing, SLOTS_AT_ONCE);
  const first = revealNext(world, wallet, 'colored', count);
  payScripts(
    world,
    Array.from({ length: count }, (_, i) => ({
      script: keyOf(world, wallet, 'colored', first + i).script,
      sats: SLOT_SATS,
    })),
  );
  return friendWallet(world);
}
