import { ok } from '../answers.ts';
import { forWallet } from '../endpoint.ts';
import { unspentsOf } from '../unspents.ts';

export const listUnspents = forWallet('/wallet/listunspends', ({ world }, wallet) =>
  ok(
    unspentsOf(world, wallet).map(({ txid, vout, sats, branch }) => ({
      utxo: { outpoint: { txid, vout }, btc_amount: sats, colorable: branch === 'colored', exists: true },
      rgb_allocations: [],
      pending_blinded: 0,
    })),
  ),
);
