import { fail } from '../../domain/errors.ts';
import type { UseCase } from '../context/context.ts';
import { holdingsOf } from '../book/own-book.ts';

const NAMED_CHARS = 12;

/**
 * Saves the consignment that was left for a transfer's recipient, byte for byte, for other programs and for whoever wants
 * to validate it elsewhere. Throws TRANSFER_UNKNOWN, and HISTORY_NOWHERE where none is kept.
 */
export const saveAssetData: UseCase<'transfers.saveAssetData'> = async (context, { walletId, key }) => {
  const kept = holdingsOf(context, context.wallets.require(walletId));
  const transfer = kept.transfer(key);
  if (transfer === null) throw fail('TRANSFER_UNKNOWN', {});
  const left = kept.consignment(transfer.recipientId ?? '');
  if (left === null) throw fail('HISTORY_NOWHERE', {});
  const savedAs = await context.files.save(`consignment-${left.txid.slice(0, NAMED_CHARS)}.rgb`, left.file);
  return { savedAs };
};
