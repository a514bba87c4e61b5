import { ok } from '../../serving/answers.ts';
import { type Endpoint, forWallet } from '../http/endpoint.ts';
import { identifyOrAdd } from '../http/identify.ts';
import { revealAddress } from '../chain/wallets.ts';
import { keysOfSeed } from '../chain/account.ts';
import { balanceOf, unspentsOf } from '../chain/unspents.ts';
import type { ServedWallet } from '../chain/wallets.ts';
import type { World } from '../chain/store.ts';
import { refreshAll } from '../ledger/refresh.ts';

/** Makes the wallet known and, as the real server does, reveals a new address at every call. */
export const register: Endpoint = {
  path: '/wallet/register',
  run: ({ world, headers }) =>
    world.store.atomic(() => {
      const wallet = identifyOrAdd(world, headers);
      return ok({ address: revealAddress(world, wallet), btc_balance: btcBalanceOf(world, wallet) });
    }),
};

export const address = forWallet('/wallet/address', ({ world }, wallet) => ok(revealAddress(world, wallet)));

/** Twelve words, as the real server makes them. Whoever makes words elsewhere shares them: practice only. */
const ENTROPY_BYTES = 16;

export const generateKeys: Endpoint = {
  path: '/wallet/generate_keys',
  run: async ({ world }) => {
    // Loads every word list, so only when it is asked for.
    const { entropyToMnemonic, mnemonicToSeedSync } = await import('bip39');
    const mnemonic = entropyToMnemonic(Buffer.from(world.random(ENTROPY_BYTES)));
    return ok({ mnemonic, ...keysOfSeed(mnemonicToSeedSync(mnemonic)) });
  },
};

export const btcBalance = forWallet('/wallet/btcbalance', ({ world }, wallet) =>
  ok(btcBalanceOf(world, wallet)),
);

function btcBalanceOf(world: World, wallet: ServedWallet) {
  const unspents = unspentsOf(world, wallet);
  return { vanilla: balanceOf(unspents, 'vanilla'), colored: balanceOf(unspents, 'colored') };
}

/** 201 without content, as the document has it. */
export const refresh = forWallet('/wallet/refresh', ({ world }, wallet) => {
  refreshAll(world, wallet);
  return { status: 201, body: undefined };
});
