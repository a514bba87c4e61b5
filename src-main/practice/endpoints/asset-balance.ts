import * as v from 'valibot';
import { ok } from '../answers.ts';
import { forWallet } from '../endpoint.ts';
import { assetBalanceOf } from '../ledger/allocations.ts';
import { contractOf } from '../ledger/assets.ts';
import { assetIdField, readShape } from '../shape.ts';

const asked = v.object({ asset_id: assetIdField });

/** There are no channels on the practice chain, so nothing is off it. */
export const assetBalance = forWallet('/wallet/assetbalance', ({ world, body }, wallet) => {
  const contract = contractOf(world, readShape(asked, body).asset_id);
  return ok({ ...assetBalanceOf(world, wallet, contract), offchainOutbound: 0, offchainInbound: 0 });
});
