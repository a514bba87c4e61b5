import { ok } from '../answers.ts';
import type { Endpoint } from '../endpoint.ts';
import { identifyOrAdd } from '../identify.ts';
import { revealAddress } from '../wallets.ts';
import { btcBalanceOf } from './btc-balance.ts';

/** Makes the wallet known and, as the real server does, reveals a new address at every call. */
export const register: Endpoint = {
  path: '/wallet/register',
  run: ({ world, headers }) =>
    world.store.atomic(() => {
      const wallet = identifyOrAdd(world, headers);
      return ok({ address: revealAddress(world, wallet), btc_balance: btcBalanceOf(world, wallet) });
    }),
};
