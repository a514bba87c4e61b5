import { recipientName } from '../../domain/rgb/recipient-name.ts';
import type { WalletRecord } from '../../domain/wallet/wallet-record.ts';
import { keepFound } from '../book/kept-verifications.ts';
import { holdingsOf } from '../book/own-book.ts';
import type { WalletContext } from '../context/context.ts';

/**
 * After the own service looked at what arrived: what it kept from rgb-lib, since it breaks a rule, is refused in the book
 * too. To rgb-lib nothing lies there, so that its lists say nothing of it.
 */
export async function tellRefused(context: WalletContext, wallet: WalletRecord): Promise<void> {
  if (wallet.connection.kind !== 'own') return;
  const refused = new Map(
    [...(await context.ownService.refused(wallet))].map(([id, why]) => [recipientName(id), why]),
  );
  if (refused.size === 0) return;
  const kept = holdingsOf(context, wallet);
  const atMs = context.clock.nowMs();
  const everything = { assetId: null, states: [], direction: null, text: '' };
  for (const transfer of kept.pageTransfers(everything, { offset: 0, limit: LISTED, nowMs: atMs }).rows) {
    const why = refused.get(recipientName(transfer.recipientId ?? ''));
    if (why === undefined) continue;
    const found = { ...NOTHING_ELSE, ...why, outcome: 'refused', atMs } as const;
    keepFound(kept, transfer, { found, block: null, tipHeight: null });
  }
}

/** The newest so many. */
const LISTED = 500;
const NOTHING_ELSE = { asset: null, toldOtherwise: null, given: null, transactions: 0, unshown: 0 };
