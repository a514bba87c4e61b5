import { libraryError } from '../chain/answers.ts';
import { toHex } from '../chain/bytes.ts';
import type { ServedWallet } from '../chain/wallets.ts';
import type { World } from '../chain/world.ts';
import { addAllocation } from './allocations.ts';
import { addAsset, makeKnown, nowSeconds, type LedgerAsset } from './assets.ts';
import { KIND, STATUS } from './numbers.ts';
import { freeSlots, slotsOf } from './slots.ts';
import { addBatch, addTransfer } from './transfers.ts';

export interface Issue extends Omit<LedgerAsset, 'contract' | 'supply' | 'issuedAtSeconds'> {
  /** Base units; each is put on a free slot of its own. */
  readonly amounts: readonly bigint[];
}

/**
 * Issues at once and answers the contract, in hex: 32 random bytes, where a real one is the hash of its genesis
 * (rgb-commitment.md 8). Refuses with InsufficientAllocationSlots.
 */
export function issueAsset(world: World, wallet: ServedWallet, { amounts, ...about }: Issue): string {
  const slots = freeSlots(slotsOf(world, wallet));
  if (slots.length < amounts.length) {
    throw libraryError('InsufficientAllocationSlots', 'Insufficient allocations');
  }
  const contract = toHex(world.random(32));
  const supply = String(amounts.reduce((sum, amount) => sum + amount, 0n));
  addAsset(world, { ...about, contract, supply, issuedAtSeconds: nowSeconds(world) });
  makeKnown(world, wallet.xpubVanilla, contract);
  const batchId = addBatch(world, wallet, {
    status: STATUS.settled,
    txid: null,
    raw: null,
    expiresAtSeconds: null,
    minConfirmations: 0,
  });
  addTransfer(world, batchId, { kind: KIND.issuance, contract, amount: supply });
  amounts.forEach((amount, no) => {
    const slot = slots[no];
    if (slot === undefined) return;
    const { txid, vout } = slot;
    // The genesis operation is the contract.
    addAllocation(world, wallet.xpubVanilla, { contract, opid: contract, no, amount, txid, vout }, batchId);
  });
  return contract;
}
