import { ok } from '../answers.ts';
import { forWallet } from '../endpoint.ts';
import { listedAssets } from '../ledger/assets.ts';

export const listAssets = forWallet('/wallet/listassets', ({ world }, wallet) =>
  ok({
    nia: listedAssets(world, wallet, 'nia'),
    uda: listedAssets(world, wallet, 'uda'),
    cfa: listedAssets(world, wallet, 'cfa'),
  }),
);
