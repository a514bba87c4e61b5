import type { WalletRecord } from '../../domain/keys/wallet-record.ts';
import type { WalletHoldings } from '../../ports.ts';
import type { WalletContext } from '../context.ts';
import { serviceName } from '../wallet-list.ts';

/** What is kept of what a wallet's present service told, its numbers named as the connection says. */
export function holdingsOf(context: Pick<WalletContext, 'holdings'>, wallet: WalletRecord): WalletHoldings {
  const { id, connection } = wallet;
  return context.holdings.of({
    walletId: id,
    service: serviceName(wallet),
    numbering: connection.kind === 'practice' ? 'documentEra' : connection.numbering,
  });
}
