import * as v from 'valibot';
import { ok } from '../../serving/answers.ts';
import { forWallet } from '../http/endpoint.ts';
import { listedAssets, contractOf } from '../ledger/assets.ts';
import { assetBalanceOf } from '../ledger/allocations.ts';
import { assetIdField, readShape } from '../../serving/shape.ts';
import { transferJson, transfersWhere } from '../ledger/transfers.ts';

export const listAssets = forWallet('/wallet/listassets', ({ world }, wallet) =>
  ok({
    nia: listedAssets(world, wallet, 'nia'),
    uda: listedAssets(world, wallet, 'uda'),
    cfa: listedAssets(world, wallet, 'cfa'),
  }),
);

const asked = v.object({ asset_id: assetIdField });

/** There are no channels on the practice chain, so nothing is off it. */
export const assetBalance = forWallet('/wallet/assetbalance', ({ world, body }, wallet) => {
  const contract = contractOf(world, readShape(asked, body).asset_id);
  return ok({ ...assetBalanceOf(world, wallet, contract), offchainOutbound: 0, offchainInbound: 0 });
});

/** A receive of any asset is listed once it is known which came. */
export const listTransfers = forWallet('/wallet/listtransfers', ({ world, body }, wallet) => {
  const contract = contractOf(world, readShape(asked, body).asset_id);
  const transfers = transfersWhere(world)`batches.xpubVanilla = ${wallet.xpubVanilla}
    AND transfers.contract = ${contract}`;
  return ok(transfers.map(transferJson));
});
