import { type ReviewAnswer, recipientLines, riskyEndpoints, sendTitle, signQuestion } from '../review.ts';
import { fail, WalletError } from '../../../base/errors.ts';
import { knownTotal } from '../../../base/groups.ts';
import { payeesOfIntent, type IntentOf } from '../../../verify/index.ts';
import { assetDataReaches } from '../../context/reaches.ts';
import type { Difference } from '../../../invoices/compare-readings.ts';
import type { WalletRecord } from '../../../records/wallet.ts';
import type { ApiAsset, ApiTransfer, Confirmation, WalletApi } from '../../../ports/index.ts';
import type { WalletContext } from '../../context/context.ts';
import { askReach } from '../../questions.ts';
import { ownRecipients } from '../../book/own-recipients.ts';
import { atMost, READINGS_AT_ONCE, serviceReading } from '../../connection/service-reading.ts';
import { countSlots } from '../../connection/describe.ts';
import { pinnedNames, pinNames, requireNames } from '../../book/names.ts';
import { beginFlow, type FlowPlan, type FlowInput } from '../begin-flow.ts';
import { refuseDoublePayment } from '../refuse-second-payment.ts';
import {
  readRecipients,
  recipientRefused,
  type ReadRecipient,
  type SendInput,
  assetsAsked,
  toApiSend,
  refuseLate,
} from '../send-recipients.ts';
import { readIntent, type NamedAsset, type SignedStep } from '../../../records/signing.ts';
import { say } from '../../../../src-preload/messages/say.ts';
import { endFlow, type Approved, type EndKind } from '../end-flow.ts';
import { settleByTransfers } from '../reconcile.ts';
import type { PaymentKind, AskedToSign } from './kind.ts';

/**
 * Our parse of the invoices decides who is paid; the service's is only compared. Throws INVOICE_REFUSED,
 * HOST_NOT_APPROVED, ASSET_UNKNOWN, NOT_ENOUGH_ASSET, NO_FREE_SLOT, UNSPENT_MISSING and what beginFlow throws.
 */
export async function beginSend(context: WalletContext, asked: SendInput): Promise<ReviewAnswer> {
  const wallet = context.wallets.require(asked.walletId);
  const at = { network: wallet.keys.network, nowMs: context.clock.nowMs() };
  const recipients = readRecipients(asked, at);
  const isOurs = ownRecipients(context, wallet);
  for (const [index, { invoice }] of recipients.entries())
    if (await isOurs(invoice)) throw recipientRefused(index, 'ours', '');
  // rgb-lib contacts each endpoint from this computer before it builds.
  if (wallet.connection.kind === 'own') {
    const endpoints = recipients.flatMap(({ invoice }) => invoice.endpoints.map(({ text }) => text));
    await context.door.require(assetDataReaches(wallet, endpoints), askReach);
  }
  const ask = (api: WalletApi) => askAll(api, recipients);
  return beginFlow(context, asked.walletId, ask, (preparing, told) =>
    prepare(context, asked, recipients, preparing, told),
  );
}

type Told = Awaited<ReturnType<typeof askAll>>;

function askAll(
  api: Pick<WalletApi, 'decodeRgbInvoice' | 'listAssets' | 'assetBalance'>,
  recipients: readonly ReadRecipient[],
) {
  const assetIds = [...new Set(recipients.map(({ chosen }) => chosen.assetId))];
  return Promise.allSettled([
    atMost(READINGS_AT_ONCE, recipients, ({ text, invoice }) => serviceReading(api, text, invoice)),
    api.listAssets(),
    atMost(READINGS_AT_ONCE, assetIds, async (assetId) => (await api.assetBalance(assetId)).spendable),
  ]);
}

function valueOf<T>(one: PromiseSettledResult<T>): T {
  if (one.status === 'rejected') throw one.reason;
  return one.value;
}

function prepare(
  context: WalletContext,
  { donation, rateSatsPerVb, minConfirmations }: SendInput,
  recipients: readonly ReadRecipient[],
  at: FlowInput,
  [readings, listed, spendable]: Told,
): FlowPlan {
  const { api, wallet } = at;
  const chosen = recipients.map((recipient) => recipient.chosen);
  const intent: IntentOf<'send'> = {
    kind: 'send',
    recipients: chosen,
    donation,
    rateSatsPerVb,
    minConfirmations,
  };
  refuseLate(context, wallet, intent);
  refuseDoublePayment(context, wallet.id, {
    kind: 'send',
    recipients: payeesOfIntent(intent, wallet.keys.network),
  });
  refuseOtherReadings(valueOf(readings));
  const assets = namedAssets(context, wallet, intent, valueOf(listed));
  const sums = valueOf(spendable);
  const holds = assets.map(({ assetId }, index) => refuseTooMuch(intent, assetId, sums[index] ?? 0n, at));
  return {
    intentBy: () => intent,
    assets,
    begin: () => api.sendBegin(toApiSend(intent)),
    explain: (error) => explain(error, holds, at),
  };
}

/** On a difference (security.md G09, G10) one of the two is deceived, so nothing is begun. */
function refuseOtherReadings(readings: readonly (readonly Difference[] | null)[]): void {
  for (const [index, [difference] = []] of readings.map((one) => one ?? []).entries()) {
    if (difference === undefined) continue;
    const { field, here, service } = difference;
    throw recipientRefused(index, 'serviceDiffers', `${field}: ${here} / ${service}`);
  }
}

/** Asset ids have no check digits: an unlisted one is mistyped or foreign. A renamed asset is not sent. */
function namedAssets(
  context: WalletContext,
  wallet: WalletRecord,
  intent: IntentOf<'send'>,
  listed: readonly ApiAsset[],
): NamedAsset[] {
  pinNames(context, wallet.id, listed);
  const pinned = pinnedNames(context, wallet.id);
  return assetsAsked(intent).map((assetId) => {
    const found = listed.find((asset) => asset.assetId === assetId);
    if (found === undefined) throw fail('ASSET_UNKNOWN', { assetId });
    const { ticker, precision, ground } = requireNames(pinned, found);
    const firstSend = ground === 'told' && !wasSentBefore(context, wallet.id, assetId);
    return { assetId, ticker, precision, firstSend };
  });
}

function wasSentBefore({ signings }: WalletContext, walletId: string, assetId: string): boolean {
  return signings.handedOver(walletId).some(({ id, kind }) => {
    const signing = kind === 'send' ? signings.read(id) : null;
    const intent = signing === null ? null : readIntent(signing);
    return intent !== null && assetsAsked(intent).includes(assetId);
  });
}

interface Held {
  readonly assetId: string;
  readonly needed: bigint;
  readonly spendable: bigint;
}

function refuseTooMuch(
  { recipients }: IntentOf<'send'>,
  assetId: string,
  spendable: bigint,
  { snapshot, missing }: FlowInput,
): Held {
  const needed = recipients.reduce((sum, one) => (one.assetId === assetId ? sum + one.amount : sum), 0n);
  const listed = knownTotal(
    snapshot.entries.flatMap(({ allocations }) => allocations.filter((one) => one.assetId === assetId)),
  );
  // Spendable and list report one truth twice: the smaller counts.
  const here = listed !== null && listed < spendable ? listed : spendable;
  if (here >= needed) return { assetId, needed, spendable };
  // An output missing in the list might have sufficed (security.md G40).
  const gone = missing.find(({ assets }) => assets.includes(assetId));
  if (gone !== undefined) throw fail('UNSPENT_MISSING', { outpoint: gone.outpoint });
  throw notEnough({ assetId, needed, spendable: here });
}

function explain(error: unknown, holds: readonly Held[], { snapshot, missing }: FlowInput): unknown {
  if (!(error instanceof WalletError) || error.failure.code !== 'SERVICE_ERROR') return error;
  const { meaning, message } = error.failure.facts;
  switch (meaning) {
    case 'slotsMissing': {
      const gone = missing.find(({ colored }) => colored);
      return gone === undefined
        ? fail('NO_FREE_SLOT', { purpose: 'send' })
        : fail('UNSPENT_MISSING', { outpoint: gone.outpoint });
    }
    // Slots pay a send's fee: a new slot helps, plain bitcoin doesn't.
    case 'notEnoughBitcoin':
      return countSlots(snapshot.entries).free === 0 ? fail('NO_FREE_SLOT', { purpose: 'send' }) : error;
    case 'notEnoughAsset': {
      const meant = holds.filter(({ assetId }) => message?.includes(assetId) === true);
      const [only, ...others] = meant.length === 0 ? holds : meant;
      return only === undefined || others.length > 0 ? error : notEnough(only);
    }
    default:
      return error;
  }
}

function notEnough({ assetId, needed, spendable }: Held): WalletError {
  return fail('NOT_ENOUGH_ASSET', { assetId, needed: needed.toString(), spendable: spendable.toString() });
}

function askSignSend(
  wallet: WalletRecord,
  { intent, verdict, assets, isImported = false }: AskedToSign<IntentOf<'send'>>,
): Confirmation {
  return signQuestion(wallet, verdict, sendTitle(intent, assets), [
    ...recipientLines(intent, assets),
    ...(isImported
      ? []
      : [say(intent.donation ? 'question-sign-send.donation' : 'question-sign-send.acknowledged')]),
    ...riskyEndpoints(intent),
  ]);
}

/**
 * Submitted isn't broadcast: without donation the service broadcasts at a refresh after the recipients' ACK
 * (service-facts.md 2.4), and one without donation support may wait too. Only the list tells, by our txid and its
 * numbering.
 */
function endSend(context: WalletContext, walletId: string, intent: IntentOf<'send'>, signed: SignedStep) {
  const { txid } = signed;
  const handedOver = (batchTransferIdx: number, listed: ApiTransfer | null): Approved => {
    const unlisted = intent.donation ? 'unsaid' : 'waitsForRecipient';
    const broadcast = listed === null ? unlisted : isBroadcast(listed) ? 'told' : 'waitsForRecipient';
    return { outcome: 'handedOver', txid, batchTransferIdx, broadcast };
  };
  return {
    handOver: (api) => api.sendEnd(toApiSend(intent), signed.psbt),
    read: async (api) => {
      for (const assetId of assetsAsked(intent).slice(0, 1)) {
        const transfers = await api.listTransfers(assetId);
        settleByTransfers(context, walletId, transfers);
        const listed = transfers.find((transfer) => transfer.txid === txid);
        if (listed !== undefined) return handedOver(listed.batchTransferIdx, listed);
      }
      return null;
    },
    taken: ({ batchTransferIdx }) => handedOver(batchTransferIdx, null),
  } satisfies EndKind<{ txid: string; batchTransferIdx: number }>;
}

function isBroadcast({ statusName }: ApiTransfer): boolean {
  return ['waitingSafeHeight', 'waitingConfirmations', 'settled'].includes(statusName);
}

export const send: PaymentKind<IntentOf<'send'>> = {
  again: (context, walletId, { recipients, donation, rateSatsPerVb, minConfirmations }) =>
    beginSend(context, {
      walletId,
      recipients: recipients.map(({ amount, witnessSats, ...recipient }) => ({
        ...recipient,
        amount: amount.toString(),
        witnessSats: witnessSats === null ? null : Number(witnessSats),
      })),
      donation,
      rateSatsPerVb,
      minConfirmations,
    }),
  question: askSignSend,
  what: recipientLines,
  end: (context, wallet, ending, intent) =>
    endFlow(context, wallet, ending, endSend(context, wallet.id, intent, ending.signed)),
};
