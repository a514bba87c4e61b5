import { ok } from '../chain/answers.ts';
import { forWallet } from '../http/endpoint.ts';
import { balanceOf, unspentsOf } from '../chain/unspents.ts';
import type { ServedWallet } from '../chain/wallets.ts';
import type { World } from '../chain/world.ts';

export const btcBalance = forWallet('/wallet/btcbalance', ({ world }, wallet) =>
  ok(btcBalanceOf(world, wallet)),
);

export function btcBalanceOf(world: World, wallet: ServedWallet) {
  const unspents = unspentsOf(world, wallet);
  return { vanilla: balanceOf(unspents, 'vanilla'), colored: balanceOf(unspents, 'colored') };
}
