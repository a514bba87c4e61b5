import type { CallInput, CallAnswer, DraftView } from '../../../src-preload/contract/index.ts';
import type { BroughtCoin, BroughtDraft } from '../../ports/index.ts';
import type { UseCase, WalletContext } from '../context/context.ts';
import { withService } from '../connection/service.ts';
import { serviceName } from '../context/wallet-list.ts';
import { fail, WalletError } from '../../domain/errors.ts';

/** Of what was signed before so many are listed. */
const MOST_SIGNED = 50;

/** What was brought for a wallet: first what waits, with the coins that it would spend. */
export async function listImported(
  context: Pick<WalletContext, 'wallets' | 'signings' | 'judging'>,
  { walletId }: CallInput<'offline.list'>,
): Promise<CallAnswer<'offline.list'>> {
  context.wallets.require(walletId);
  const { imports } = context.signings;
  const unread: BroughtDraft[] = [];
  const drafts: DraftView[] = [];
  for (const draft of imports.unsigned(walletId)) {
    const coins = draft.coins ?? (await coinsAgain(context, draft.id));
    if (coins === null) unread.push(draft);
    else drafts.push(toDraft(draft, coins));
  }
  return {
    drafts,
    damaged: [
      ...imports.damaged(walletId),
      ...unread.map(({ id, name }) => ({ id, name, isSigned: false })),
    ].map(({ id, ...one }) => ({ broughtId: id, ...one })),
    signed: context.signings.imports
      .signed(walletId)
      .slice(0, MOST_SIGNED)
      .map(({ id, name, txid, signedAtMs }) => ({ broughtId: id, name, txid, atMs: signedAtMs })),
  };
}

/**
 * Whether the service still lists each coin of a draft, in the order of its inputs. Null where no service is named, or
 * this machine asks nobody: then it is not known. Throws BROUGHT_GONE, and what the service’s failures are.
 */
export const coinsThere: UseCase<'offline.coinsThere'> = async (context, { broughtId }) => {
  const kept = context.signings.imports.read(broughtId);
  if (kept === null) throw fail('BROUGHT_GONE', {});
  const wallet = context.wallets.require(kept.walletId);
  if (context.wallets.app().offline || wallet.registeredWith !== serviceName(wallet)) return { there: null };
  const entries = await withService(context, wallet.id, (api) => api.listUnspents());
  const listed = new Set(
    entries.flatMap(({ txid, vout, exists }) => (exists ? [`${txid}:${String(vout)}`] : [])),
  );
  const coins = kept.coins ?? (await context.judging.coinsIn(kept.text));
  return {
    there: coins.map(({ txid, vout }) => listed.has(`${txid}:${String(vout)}`)),
  };
};

function toDraft(
  { id, name, from, broughtAtMs, txid }: BroughtDraft,
  coins: readonly BroughtCoin[],
): DraftView {
  return {
    ...{ broughtId: id, name, from, broughtAtMs, txid },
    coins: coins.map(({ amountSats, ...outpoint }) => ({ outpoint, amountSats })),
  };
}

/** Of one that was kept before they were written down; null where it can no longer be read. */
async function coinsAgain(
  { signings, judging }: Pick<WalletContext, 'signings' | 'judging'>,
  id: string,
): Promise<readonly BroughtCoin[] | null> {
  try {
    const kept = signings.imports.read(id);
    return kept === null ? null : await judging.coinsIn(kept.text);
  } catch (error) {
    if (error instanceof WalletError) return null;
    throw error;
  }
}
