import { fail } from '../../base/errors.ts';
import { isAwayFromBackup } from '../../records/journal/merge-signing.ts';
import {
  isOneOf,
  OUTCOME_UNKNOWN,
  requireFlow,
  readJudged,
  readSigned,
  readSpending,
  readUnanswered,
} from '../../records/signing.ts';
import type { Signing } from '../../ports/index.ts';
import type { UseCase, WalletContext } from '../context/context.ts';
import { holdingsOf, ownBook, sendsBy } from '../book/own-book.ts';
import { refuseMovedCoins } from '../pay/end-flow.ts';
import { paymentKind } from '../pay/kinds/index.ts';
import { ANEW, listCoins, withBalance } from '../connection/service-reading.ts';
import { withService } from '../connection/service.ts';
import { serviceName } from '../context/wallet-list.ts';
import { askHandOver } from '../signing/ask-hand-over.ts';
import { settleByLists } from '../pay/reconcile.ts';
import { hasExpired, refuseLate } from '../pay/send-recipients.ts';
import { refreshWallet } from '../refresh/refresh-wallet.ts';
import { viewOf, whenAgain } from '../signing/unfinished.ts';

/**
 * Submits a signed transaction. The first time its invoices must still last. An unanswered one goes again, same bytes,
 * if the service was asked often enough and doesn't list it (security.md, F05). The service is asked first, then main
 * asks. Throws FLOW_UNKNOWN, FLOW_STATE, AGAIN_TOO_SOON, INVOICE_REFUSED, CLOCKS_TORN, FLOW_LIVE and the service's
 * failures.
 */
export const submitTransaction: UseCase<'signing.handOver'> = async (context, { flowId }) => {
  const found = requireFlow(context, flowId);
  const wallet = context.wallets.require(found.walletId);
  const { intent, service, assets, snapshot } = readJudged(found);
  if (service !== serviceName(wallet)) throw fail('FLOW_STATE', { state: 'begun with another service' });
  const signed = readSigned(found.data.signed);
  if (signed === null) throw fail('FLOW_STATE', { state: found.state });

  const pressedAtMs = context.clock.monotonicMs();
  const isFirst = found.state === 'signed';
  const fromBackup = isFirst && isAwayFromBackup(found.data.away);
  // The computer that made the backup may have gone on: refresh before lists are believed.
  if (fromBackup) await checkOutcome(context, { flowId });
  if (isFirst) {
    await withService(context, wallet.id, async (api) => {
      const reading = listCoins(context, wallet, api, ANEW);
      const entries = await reading.listed;
      await settleByLists(context, api, wallet, entries, async () => {
        const { balance } = await withBalance(context, wallet, api, reading, 'reads');
        return balance;
      });
      refuseMovedCoins(signed, snapshot.entries, entries, ownBook(context, wallet.id, entries));
    });
    refuseLate(context, wallet, intent);
  } else await checkOutcome(context, { flowId });

  const expired = intent.kind === 'send' && hasExpired(intent, context.clock.nowMs());
  const before = beforeOf(context, requireFlow(context, flowId), isFirst);
  const asked = askHandOver(wallet, { intent, assets, txid: signed.txid, isFirst, expired, fromBackup });
  if (!(await context.confirm.ask(asked))) return { outcome: 'aborted' };
  // The dialog may have been open for hours.
  if (isFirst) refuseLate(context, wallet, intent);
  const now = beforeOf(context, requireFlow(context, flowId), isFirst);
  const listed = snapshot.entries;
  const ending = { id: flowId, intent, signed, listed, before: now ?? before, pressedAtMs };
  return paymentKind(ending.intent).end(context, wallet, ending, ending.intent);
};

function beforeOf(
  context: WalletContext,
  flow: Signing,
  isFirst: boolean,
): ReturnType<typeof readUnanswered> | null {
  if (isFirst) {
    if (flow.state !== 'signed') throw fail('FLOW_STATE', { state: flow.state });
    return null;
  }
  if (!isOneOf(flow.state, OUTCOME_UNKNOWN)) throw fail('FLOW_STATE', { state: flow.state });
  const again = whenAgain(context, flow);
  if (again.when === 'now') return readUnanswered(flow);
  if (again.when === 'never') throw fail('FLOW_STATE', { state: again.because });
  const waitSeconds = Math.max(0, Math.ceil((again.fromMs - flow.updatedAtMs) / 1000));
  throw fail('AGAIN_TOO_SOON', { looksLeft: again.looksLeft, waitSeconds });
}

/** Refreshes: that settles flows by their lists and counts looks without a sign. Throws FLOW_UNKNOWN, and as a refresh. */
export const checkOutcome: UseCase<'signing.look'> = async (context, { flowId }) => {
  const { walletId } = requireFlow(context, flowId);
  // A running refresh may have begun before the submit, so it doesn't count.
  await context.refreshing.get(walletId)?.catch(() => undefined);
  await refreshWallet(context, { walletId });
  const flow = requireFlow(context, flowId);
  switch (flow.state) {
    case 'settled':
      return { flow: null, became: 'settled' };
    case 'givenUp':
      return { flow: null, became: wasCancelled(context, flow) ? 'cancelled' : 'failed' };
    case 'dropped':
    case 'contradicted':
      return { flow: null, became: 'dropped' };
    default:
      return { flow: viewOf(context, flow), became: 'open' };
  }
};

function wasCancelled(context: WalletContext, { walletId, data }: Signing): boolean {
  const txid = readSpending(data.signed)?.txid;
  if (txid === undefined) return false;
  const kept = holdingsOf(context, context.wallets.require(walletId));
  const rows = sendsBy(kept, txid, context.clock.nowMs());
  return rows.length > 0 && rows.every(({ cancelledAtMs }) => cancelledAtMs !== null);
}
