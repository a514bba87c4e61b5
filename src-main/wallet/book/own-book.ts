import type { Book } from '../../domain/book/book.ts';
import type { Snapshot } from '../../domain/intents/snapshot.ts';
import type { WalletContext } from '../context.ts';
import { promises } from './promises.ts';

/**
 * The own book of a wallet as it is now, for one judgement: what it proves, and what its other transactions and open
 * invoices hold. `entries` are the coins that the service lists; `spends` are outpoints, `txid:vout`, of which it has to
 * be known that they are spent although nobody lists them.
 */
export function ownBook(
  context: Pick<WalletContext, 'signings' | 'holdings' | 'clock'>,
  walletId: string,
  entries: Snapshot['entries'],
  spends: readonly string[] = [],
): Book {
  const listed = entries.map(({ txid, vout }) => `${txid}:${String(vout)}`);
  return {
    ...context.signings.book(walletId, [...listed, ...spends]),
    invoices: promises(context.holdings.invoicesOf(walletId), entries, context.clock.nowMs()),
  };
}
