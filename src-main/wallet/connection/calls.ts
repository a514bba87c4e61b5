import type { RoomCalls } from '../../ports/index.ts';
import { holdingsOf } from '../book/own-book.ts';
import type { WalletContext } from '../context/context.ts';
import { connectWallet, detectConnection, reachConnection, registerWallet } from './connect-wallet.ts';
import { acceptCoins, checkConsistency } from './consistency.ts';
import { lastAddress, newAddress, readOverview, readUnspents } from './read-wallet.ts';

export const connectionCalls = {
  'wallet.connect': connectWallet,
  'wallet.detect': detectConnection,
  'wallet.reach': reachConnection,
  'wallet.register': registerWallet,
  'wallet.ownService': ({ ownService }) => ownService.look(),
  'wallet.overview': readOverview,
  // As the service told it last, from what is kept here. Asks no service; for showing alone.
  'wallet.lastOverview': (context, { walletId }) =>
    holdingsOf(context, context.wallets.require(walletId)).overview(),
  'wallet.unspents': readUnspents,
  'wallet.consistency': checkConsistency,
  'wallet.acceptCoins': acceptCoins,
  'wallet.newAddress': newAddress,
  'wallet.lastAddress': lastAddress,
} satisfies RoomCalls<WalletContext>;
