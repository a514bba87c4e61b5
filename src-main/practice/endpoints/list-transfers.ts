import * as v from 'valibot';
import { ok } from '../chain/answers.ts';
import { forWallet } from '../http/endpoint.ts';
import { contractOf } from '../ledger/assets.ts';
import { transferJson, transfersWhere } from '../ledger/transfers.ts';
import { assetIdField, readShape } from '../http/shape.ts';

const asked = v.object({ asset_id: assetIdField });

/** A receive of any asset is listed once it is known which came. */
export const listTransfers = forWallet('/wallet/listtransfers', ({ world, body }, wallet) => {
  const contract = contractOf(world, readShape(asked, body).asset_id);
  return ok(
    transfersWhere(
      world,
      'batches.xpubVanilla = ? AND transfers.contract = ?',
      wallet.xpubVanilla,
      contract,
    ).map(transferJson),
  );
});
