import { ok } from '../answers.ts';
import { forWallet } from '../endpoint.ts';
import { listedAssets } from '../ledger/assets.ts';

/** The practice ledger issues under one schema only. */
export const listAssets = forWallet('/wallet/listassets', ({ world }, wallet) =>
  ok({ nia: listedAssets(world, wallet), uda: [], cfa: [] }),
);
