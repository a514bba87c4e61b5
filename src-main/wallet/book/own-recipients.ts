import type { WalletRecord } from '../../domain/keys/wallet-record.ts';
import type { OwnScript } from '../../domain/psbt/own-scripts.ts';
import type { RgbInvoice } from '../../domain/rgb/invoice.ts';
import type { WalletContext } from '../context.ts';
import { holdingsOf } from './holdings-of.ts';
import { GAP, judgeAccount, knownIndexes } from './own-indexes.ts';

/** Where a script lies in the wallet's own keys, or null. Public keys only. */
export function ownPlaceOf(
  { judging }: Pick<WalletContext, 'judging'>,
  wallet: WalletRecord,
  script: Uint8Array,
): Promise<OwnScript | null> {
  const known = knownIndexes(wallet);
  const lastIndex = { vanilla: known.vanilla + GAP, colored: known.colored + GAP };
  return judging.ownPlace(judgeAccount(wallet), script, lastIndex);
}

/**
 * Tells an invoice of this very wallet: a witness recipient by our own derivation, a blinded one only where it was made
 * here, since nobody but the service knows which output it hides.
 */
export function ownRecipients(
  context: Pick<WalletContext, 'holdings' | 'judging'>,
  wallet: WalletRecord,
): (invoice: Pick<RgbInvoice, 'recipient' | 'recipientId'>) => Promise<boolean> {
  const made = new Set(
    holdingsOf(context, wallet)
      .invoices()
      .map(({ recipientId }) => recipientId),
  );
  return async ({ recipient, recipientId }) =>
    made.has(recipientId) ||
    (recipient.kind === 'witness' && (await ownPlaceOf(context, wallet, recipient.script)) !== null);
}
