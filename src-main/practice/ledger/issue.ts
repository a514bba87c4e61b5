import { libraryError } from '../../serving/answers.ts';
import { toHex } from '../chain/bytes.ts';
import type { ServedWallet } from '../chain/wallets.ts';
import type { World } from '../chain/store.ts';
import { contractId, genesisBytes, type Genesis } from '../rgb/genesis.ts';
import { addAllocation } from './allocations.ts';
import { addAsset, makeKnown, nowSeconds } from './assets.ts';
import { randomU64 } from './receive.ts';
import { KIND, STATUS } from './numbers.ts';
import { freeSlots, slotsOf } from './slots.ts';
import { addBatch, addTransfer } from './transfers.ts';

export interface Issue extends Omit<Genesis, 'allocations' | 'issuedAtSeconds'> {
  /** Base units; each is put on a free slot of its own. */
  readonly amounts: readonly bigint[];
}

/** Issues at once and answers the contract, in hex. Refuses with InsufficientAllocationSlots. */
export function issueAsset(world: World, wallet: ServedWallet, { amounts, ...about }: Issue): string {
  const slots = freeSlots(slotsOf(world, wallet));
  if (slots.length < amounts.length) {
    throw libraryError('InsufficientAllocationSlots', 'Insufficient allocations');
  }
  const allocations = slots
    .slice(0, amounts.length)
    .map(({ txid, vout }, no) => ({ txid, vout, blinding: randomU64(world), amount: amounts[no] ?? 0n }));
  const genesis = { ...about, allocations, issuedAtSeconds: nowSeconds(world) };
  const contract = toHex(contractId(genesis));
  const supply = String(amounts.reduce((sum, amount) => sum + amount, 0n));
  const { media, ...named } = about;
  addAsset(world, {
    ...named,
    contract,
    supply,
    issuedAtSeconds: genesis.issuedAtSeconds,
    // As rgb-lib names media, by their hash. Simulated: there is no such file, and nobody ever opens it.
    mediaPath: media && `/practice/media_files/${toHex(media.digest)}`,
    mediaMime: media && media.mime,
    genesis: toHex(genesisBytes(genesis)),
  });
  makeKnown(world, wallet.xpubVanilla, contract);
  const batchId = addBatch(world, wallet, {
    status: STATUS.settled,
    txid: null,
    raw: null,
    expiresAtSeconds: null,
    minConfirmations: 0,
  });
  addTransfer(world, batchId, { kind: KIND.issuance, contract, amount: supply });
  allocations.forEach(({ txid, vout, amount }, no) => {
    // The genesis operation is the contract.
    addAllocation(world, wallet.xpubVanilla, { contract, opid: contract, no, amount, txid, vout }, batchId);
  });
  return contract;
}
