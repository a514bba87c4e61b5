import { ok } from '../answers.ts';
import { forWallet } from '../endpoint.ts';
import { balanceOf, unspentsOf } from '../unspents.ts';
import type { ServedWallet } from '../wallets.ts';
import type { World } from '../world.ts';

export const btcBalance = forWallet('/wallet/btcbalance', ({ world }, wallet) =>
  ok(btcBalanceOf(world, wallet)),
);

export function btcBalanceOf(world: World, wallet: ServedWallet) {
  const unspents = unspentsOf(world, wallet);
  return { vanilla: balanceOf(unspents, 'vanilla'), colored: balanceOf(unspents, 'colored') };
}
