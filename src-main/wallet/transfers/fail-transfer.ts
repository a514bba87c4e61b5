import { isPlainTicker, outside } from '../../../src-preload/contract/outside.ts';
import type { CallAnswer } from '../../../src-preload/contract/index.ts';
import { question } from '../../../src-preload/messages/question.ts';
import { groupUnits, say } from '../../../src-preload/messages/say.ts';
import { fail, WalletError } from '../../base/errors.ts';
import type { KeptTransfer, WalletApi, Confirmation } from '../../ports/index.ts';
import type { WalletHoldings } from '../../records/holdings/holdings.ts';
import type { UseCase, WalletContext } from '../context/context.ts';
import { holdingsOf, withTransfer } from '../book/own-book.ts';
import { withService } from '../connection/service.ts';
import { readLists } from '../refresh/refresh-wallet.ts';
import { canFail } from './can-fail.ts';
import { neverSent } from '../failures.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import { directionOf, hasArrived } from '../../records/transfer-state.ts';
import { recipientName } from '../../invoices/recipient.ts';
import { walletOn } from '../questions.ts';

type Outcome = CallAnswer<'transfers.fail'>['outcome'];

/** Reads the outcome: a lost or unclear answer says nothing. Throws TRANSFER_UNKNOWN and TRANSFER_STATE. */
export const failTransfer: UseCase<'transfers.fail'> = async (context, { walletId, key }) => {
  const wallet = context.wallets.require(walletId);
  const kept = holdingsOf(context, wallet);
  const refused = (): KeptTransfer => {
    const transfer = kept.transfer(key);
    if (transfer === null) throw fail('TRANSFER_UNKNOWN', {});
    const can = canFail(context, walletId, transfer, kept.history(key));
    if (!can.can) throw fail('TRANSFER_STATE', { because: can.because, status: transfer.status.toString() });
    return transfer;
  };
  const ask = (transfer: KeptTransfer): Confirmation =>
    askGiveUp(wallet, transfer, {
      kept,
      isProved: isProvedPaid(kept, transfer),
      nowMs: context.clock.nowMs(),
    });
  const given = await agreeTo(context, refused, ask);
  if (given === null) return { outcome: 'aborted' };
  const { batchTransferIdx } = given;
  return withService(context, walletId, async (api, record) => {
    const mark = (atMs: number | null): void =>
      holdingsOf(context, record).cancelTransfers(batchTransferIdx, atMs);
    // The transfer may have been submitted while the service was opened.
    refused();
    mark(context.clock.nowMs());
    const answer = await giveUp(api, batchTransferIdx).catch((error: unknown) => {
      // The service wasn't asked, or doesn't know the wallet.
      mark(null);
      throw error;
    });
    // Nothing was sent, so nothing was cancelled by it.
    if (answer.trouble !== null && neverSent(answer.trouble)) mark(null);
    // An older refresh must not write after this call.
    await context.refreshing.get(walletId)?.catch(() => undefined);
    const isRead = await readLists(context, api, record).then(
      () => true,
      (error: unknown) => {
        if (!(error instanceof WalletError) || answer.outcome === null) throw answer.trouble ?? error;
        return false;
      },
    );
    // The lists may have corrected the numbering.
    const now = holdingsOf(context, context.wallets.require(walletId));
    const told: Outcome = now.transfer(key)?.statusName === 'failed' ? 'failed' : 'nothingFailed';
    // Nothing failed, so a later failure isn't this cancellation's.
    if (answer.outcome === 'nothingFailed' || (told === 'nothingFailed' && isRead))
      now.cancelTransfers(batchTransferIdx, null);
    if (told === 'nothingFailed' && answer.trouble !== null) throw answer.trouble;
    // Only this cancellation ended the receive, and an invited payer may still pay.
    if (told === 'failed' && directionOf(given.kindName) === 'in')
      now.giveUpInvoice(given, context.clock.nowMs());
    return { outcome: isRead ? told : (answer.outcome ?? told) };
  });
};

/** The dialog may have been open for hours: asks again if something else would be lost by now. */
async function agreeTo(
  { confirm }: Pick<WalletContext, 'confirm'>,
  asItIs: () => KeptTransfer,
  ask: (transfer: KeptTransfer) => Confirmation,
): Promise<KeptTransfer | null> {
  let asked = ask(asItIs());
  for (;;) {
    if (!(await confirm.ask(asked))) return null;
    const transfer = asItIs();
    const now = ask(transfer);
    if (now.details.join('\n') === asked.details.join('\n')) return transfer;
    asked = now;
  }
}

function isProvedPaid(
  kept: Pick<WalletHoldings, 'invoices' | 'verifications'>,
  { recipientId, batchTransferIdx: batch }: KeptTransfer,
): boolean {
  const recipients =
    recipientId === null
      ? kept.invoices().flatMap((one) => (one.batchTransferIdx === batch ? [one.recipientId] : []))
      : [recipientId];
  return kept
    .verifications(recipients.map(recipientName))
    .some(({ about, found }) => about.direction === 'in' && found.outcome === 'proved');
}

interface Answer {
  readonly outcome: Outcome | null;
  readonly trouble: WalletError | null;
}

async function giveUp(api: WalletApi, batchTransferIdx: number): Promise<Answer> {
  try {
    const { anyFailed } = await api.failTransfers({ batchTransferIdx });
    const outcome = anyFailed === null ? null : anyFailed ? 'failed' : 'nothingFailed';
    return { outcome, trouble: null };
  } catch (error) {
    if (!(error instanceof WalletError) || error.failure.code === 'WALLET_NOT_REGISTERED') throw error;
    const { failure } = error;
    // The service looked first, and the transfer had moved on.
    const movedOn = failure.code === 'SERVICE_ERROR' && failure.facts.meaning === 'cannotFail';
    return movedOn ? { outcome: 'nothingFailed', trouble: null } : { outcome: null, trouble: error };
  }
}

function askGiveUp(
  wallet: WalletRecord,
  transfer: KeptTransfer,
  {
    kept,
    isProved,
    nowMs,
  }: { readonly kept: WalletHoldings; readonly isProved: boolean; readonly nowMs: number },
): Confirmation {
  const isSend = directionOf(transfer.kindName) === 'out';
  const id = isSend ? 'question-fail-send' : 'question-fail-invoice';
  const confirmLabel = say(isSend ? 'transfer-do-cancel' : 'receive-cancel');
  const about = { message: walletOn(wallet), confirmLabel, dismissLabel: say('question-keep'), danger: true };
  return question(id, about, [
    whatOf(kept, transfer),
    ...(isSend ? endsToo(kept, transfer, nowMs) : []),
    isProved && say('question-fail-invoice.proved'),
    ...(isSend ? [say('question-fail-send.free'), say('question-fail-send.broadcast')] : loses(transfer)),
  ]);
}

function loses(transfer: KeptTransfer): string[] {
  if (!hasArrived({ ...transfer, hasTxid: transfer.txid !== null }))
    return [say('question-fail-invoice.free'), say('question-fail-invoice.paid')];
  const isTaken = transfer.statusName !== 'waitingCounterparty';
  return [say(isTaken ? 'question-fail-invoice.confirms' : 'question-fail-invoice.arrived')];
}

function endsToo(kept: WalletHoldings, transfer: KeptTransfer, nowMs: number): string[] {
  const others = withTransfer(kept, transfer, nowMs);
  const named = others.slice(0, MOST_ALSO).map((one) =>
    say('question-fail-send.also', {
      what: whatOf(kept, one),
      recipient: outside(one.recipientId ?? '', RECIPIENT_CHARS),
    }),
  );
  const count = others.length - named.length;
  return count > 0 ? [...named, say('question-more', { count })] : named;
}

const MOST_ALSO = 8;
const RECIPIENT_CHARS = 28;

function whatOf(kept: WalletHoldings, { amount, assetId }: KeptTransfer): string {
  const asset = kept.asset(assetId);
  const shortId = `${assetId.slice(0, 20)}…`;
  const ticker = asset?.ticker ?? null;
  // The issuer's word: only a plain ticker is quoted.
  const name = ticker === null || !isPlainTicker(ticker) ? shortId : `${ticker} (${shortId})`;
  if (amount === null || asset === null) return name;
  return `${groupUnits(amount, asset.precision)} ${name}`;
}
