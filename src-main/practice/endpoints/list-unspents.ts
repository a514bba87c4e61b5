import { ok } from '../answers.ts';
import { forWallet } from '../endpoint.ts';
import { assetIdOf } from '../ledger/assets.ts';
import { slotsOf } from '../ledger/slots.ts';

export const listUnspents = forWallet('/wallet/listunspends', ({ world }, wallet) =>
  ok(
    slotsOf(world, wallet).map(({ txid, vout, sats, branch, allocations, pendingBlinded }) => ({
      utxo: { outpoint: { txid, vout }, btc_amount: sats, colorable: branch === 'colored', exists: true },
      rgb_allocations: allocations.map(({ contract, amount, settled }) => ({
        asset_id: assetIdOf(contract),
        amount,
        settled,
      })),
      pending_blinded: pendingBlinded,
    })),
  ),
);
