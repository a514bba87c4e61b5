import { ok } from '../answers.ts';
import { forWallet } from '../endpoint.ts';
import type { Allocation } from '../ledger/allocations.ts';
import { assetIdOf } from '../ledger/assets.ts';
import { comingOutputs } from '../ledger/coming.ts';
import { slotsOf } from '../ledger/slots.ts';

export const listUnspents = forWallet('/wallet/listunspends', ({ world }, wallet) =>
  ok([
    ...slotsOf(world, wallet).map(({ txid, vout, sats, branch, allocations, pendingBlinded }) => ({
      utxo: { outpoint: { txid, vout }, btc_amount: sats, colorable: branch === 'colored', exists: true },
      rgb_allocations: allocations.map(allocationJson),
      pending_blinded: pendingBlinded,
    })),
    ...comingOutputs(world, wallet).map(({ txid, vout, sats, allocations }) => ({
      utxo: { outpoint: { txid, vout }, btc_amount: sats, colorable: true, exists: false },
      rgb_allocations: allocations.map(allocationJson),
      pending_blinded: 0,
    })),
  ]),
);

function allocationJson({ contract, amount, settled }: Allocation) {
  return { asset_id: assetIdOf(contract), amount, settled };
}
