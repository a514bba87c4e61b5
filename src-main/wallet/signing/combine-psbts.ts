import type { CallInput } from '../../../src-preload/contract/index.ts';
import { fail } from '../../base/errors.ts';
import { judgeAccount } from '../book/own-recipients.ts';
import type { Combined, UseCase, WalletContext } from '../context/context.ts';
import { contentOf } from './imported.ts';

/** Each may be some MiB. */
const MAX_COMBINED = 4;

/** Adds a PSBT to those combined so far; `combinedId` null begins. A refused PSBT changes nothing. Touches no key. */
export const combinePsbts: UseCase<'offline.combine'> = async (
  context,
  { walletId, combinedId, content },
) => {
  const { combined } = context;
  const account = judgeAccount(context.wallets.require(walletId));
  const before = combinedId === null ? null : requireCombined(context, combinedId);
  const made = await context.reader.combine(contentOf(content), before?.union ?? null, account);
  // Another call may have added a PSBT meanwhile, which this result lacks.
  if (combinedId !== null && requireCombined(context, combinedId) !== before)
    return combinePsbts(context, { walletId, combinedId, content });
  const id = combinedId ?? context.random.id();
  const count = (before?.count ?? 0) + 1;
  combined.delete(id);
  combined.set(id, { ...made, walletId, count });
  for (const oldest of combined.keys()) if (combined.size > MAX_COMBINED) combined.delete(oldest);
  const { txid, inputs, transaction } = made;
  return { combinedId: id, count, txid, inputs: [...inputs], isWhole: transaction !== null };
};

/** Throws GONE. */
export function requireCombined(
  { combined }: Pick<WalletContext, 'combined'>,
  id: CallInput<'offline.codes'>['broughtId'],
): Combined {
  const found = combined.get(id);
  if (found === undefined) throw fail('GONE', { what: 'import' });
  return found;
}
