import type { FactsOf } from '../../../../src-preload/contract/index.ts';
import { fail, type WalletError } from '../../../base/errors.ts';
import { mostPayable, paymentTakes, planPayment } from '../payment-cost.ts';
import { payeesOfIntent, type IntentOf } from '../../../verify/index.ts';
import { slotCost } from '../slot-cost.ts';
import { type PayableAddress, plainSpelling, readPayableAddress } from '../../../keys/payable-address.ts';
import type { WalletRecord } from '../../../records/wallet.ts';
import { readPaymentLink } from '../../../invoices/payment-link.ts';
import type { UseCase, WalletContext } from '../../context/context.ts';
import { ownPlaceOf } from '../../book/own-recipients.ts';
import { listCoins, NOW, SHOWN } from '../../connection/coin-readings.ts';
import { withService } from '../../connection/service.ts';
import { abilitiesOf } from '../../context/wallet-list.ts';
import { beginFlow, NOTHING_ELSE, type FlowPlan, type FlowInput } from '../begin-flow.ts';
import { refuseDoublePayment } from '../refuse-second-payment.ts';
import { plainCoins } from './slots.ts';
import { failureIn } from '../../failures.ts';
import { say } from '../../../../src-preload/messages/say.ts';
import type { Confirmation } from '../../../ports/index.ts';
import type { SignedStep } from '../../../records/signing.ts';
import { endFlow, type Approved, type EndKind } from '../end-flow.ts';
import { indexed, isShown, settleByUnspents } from '../reconcile.ts';
import { satsWithUnit, signQuestion } from '../sign-question.ts';
import type { PaymentKind, AskedToSign } from './kind.ts';

type Reason = Exclude<FactsOf<'PAYMENT_REFUSED'>['reason'], 'dust'>;

export type Payee =
  | { readonly ok: true; readonly address: string; readonly payable: PayableAddress }
  | { readonly ok: false; readonly reason: Reason };

async function readPayee(
  context: Pick<WalletContext, 'reader'>,
  wallet: WalletRecord,
  text: string,
): Promise<Payee> {
  const address = plainSpelling(text.trim());
  const read = readPayableAddress(address, wallet.keys.network);
  if (!read.ok) return read;
  if ((await ownPlaceOf(context, wallet, read.address.script)) !== null) return { ok: false, reason: 'ours' };
  return { ok: true, address, payable: read.address };
}

export const readPayment: UseCase<'signing.readPayment'> = async (context, { walletId, text }) => {
  const wallet = context.wallets.require(walletId);
  const read = readPaymentLink(text, wallet.keys.network);
  if (!read.ok) return { payable: false, reason: read.reason };
  const { amountSats, label, message } = read.asked;
  const payee = await readPayee(context, wallet, read.asked.address);
  if (!payee.ok) return { payable: false, reason: payee.reason };
  return {
    payable: true,
    address: payee.address,
    leastSats: payee.payable.dustSats,
    amountSats,
    label,
    message,
  };
};

/** P2TR and P2WSH: the usual length, and the longest. */
const LONGEST_SCRIPT_BYTES = 34;
/** The service's default (service-facts.md 1.3). */
const SLOT_SATS = 1_000n;

export const planSendBtc: UseCase<'signing.planSendBtc'> = (
  context,
  { walletId, address, amountSats, rateSatsPerVb },
) =>
  withService(context, walletId, async (api, wallet) => {
    const coins = plainCoins(await listCoins(context, wallet, api, SHOWN).listed)
      .filter(({ exists, pendingBlinded }) => exists && pendingBlinded === 0)
      .map((coin) => coin.amountSats);
    const read = address === null ? null : readPayableAddress(address, wallet.keys.network);
    const scriptBytes = read?.ok === true ? read.address.script.length : LONGEST_SCRIPT_BYTES;
    const asked = { scriptBytes, rateSatsPerVb };
    const plan =
      amountSats === null ? null : planPayment(coins, { ...asked, amountSats: BigInt(amountSats) });
    const oneSlot = slotCost({ num: 1, sizeSats: SLOT_SATS, rateSatsPerVb, inputs: 1 });
    return {
      coins: coins.length,
      spendableSats: coins.reduce((sum, sats) => sum + sats, 0n),
      mostSats: mostPayable(coins, asked),
      cost: plan && { feeSatsEstimate: plan.feeSats, remainsSats: plan.remainsSats },
      slotTakesSats: oneSlot.takesSats,
    };
  });

/** Not to our own address. Throws PAYMENT_REFUSED, SERVICE_CANNOT, NOT_ENOUGH_BITCOIN, UNSPENT_MISSING, as beginFlow. */
export const beginSendBtc: UseCase<'signing.beginSendBtc'> = async (context, asked) => {
  const payee = await readPayee(context, context.wallets.require(asked.walletId), asked.address);
  if (!payee.ok) throw fail('PAYMENT_REFUSED', { reason: payee.reason, leastSats: null });
  const { address, payable } = payee;
  const amountSats = BigInt(asked.amountSats);
  if (amountSats < payable.dustSats)
    throw fail('PAYMENT_REFUSED', { reason: 'dust', leastSats: Number(payable.dustSats) });
  const { rateSatsPerVb } = asked;
  const intent: IntentOf<'sendBtc'> = { kind: 'sendBtc', address, amountSats, rateSatsPerVb };
  return beginFlow(context, asked.walletId, NOTHING_ELSE, (at) => prepare(context, intent, payable, at));
};

function prepare(
  context: WalletContext,
  intent: IntentOf<'sendBtc'>,
  { script }: PayableAddress,
  { api, wallet, snapshot, missing }: FlowInput,
): FlowPlan {
  if (!abilitiesOf(wallet).sendsBitcoin)
    throw fail('SERVICE_CANNOT', { host: api.host, what: 'sendBitcoin', only: null });
  refuseDoublePayment(context, wallet.id, {
    kind: 'sendBtc',
    recipients: payeesOfIntent(intent, wallet.keys.network),
  });
  const { address, amountSats, rateSatsPerVb } = intent;
  const notEnough = (): WalletError => {
    // An output missing in the list might have sufficed (security.md G40).
    const gone = missing.find(({ colored }) => !colored);
    if (gone !== undefined) return fail('UNSPENT_MISSING', { outpoint: gone.outpoint });
    const coins = plainCoins(snapshot.entries);
    const asked = { amountSats, scriptBytes: script.length, rateSatsPerVb };
    return fail('NOT_ENOUGH_BITCOIN', {
      neededSats: Number(paymentTakes(coins.length, asked)),
      spendableSats: Number(coins.reduce((sum, coin) => sum + coin.amountSats, 0n)),
    });
  };
  return {
    intentBy: () => intent,
    assets: [],
    begin: () => api.sendBtcBegin({ address, amountSats, rateSatsPerVb }),
    explain: (error) =>
      failureIn(error, 'SERVICE_ERROR')?.facts.meaning === 'notEnoughBitcoin' ? notEnough() : error,
  };
}

/** An import isn't submitted from here: its outcome is the importer's matter. */
function askSignBtc(
  wallet: WalletRecord,
  { intent, verdict, isImported = false }: Omit<AskedToSign<IntentOf<'sendBtc'>>, 'assets'>,
): Confirmation {
  return signQuestion(
    wallet,
    verdict,
    say('question-sign-btc', { amount: satsWithUnit(intent.amountSats) }),
    [
      // In full: a look-alike with the same ends is easily made.
      say('question-sign-btc.to', { address: intent.address }),
      ...(isImported ? [] : [say('question-sign-btc.final')]),
    ],
  );
}

/** The service broadcasts at once; its list and our txid tell, not its answer. */
function endSendBtc(context: WalletContext, wallet: WalletRecord, signed: SignedStep) {
  const { txid } = signed;
  const paid = (listed: boolean): Approved => ({ outcome: 'paid', txid, listed });
  return {
    handOver: (api) => api.sendBtcEnd(signed.psbt),
    read: async (api) => {
      const entries = await listCoins(context, wallet, api, NOW).listed;
      settleByUnspents(context, wallet.id, entries);
      return isShown('sendBtc', signed, indexed(entries)) ? paid(true) : null;
    },
    taken: () => paid(false),
  } satisfies EndKind<{ txid: string }>;
}

export const bitcoin: PaymentKind<IntentOf<'sendBtc'>> = {
  again: (context, walletId, { address, amountSats, rateSatsPerVb }) =>
    Promise.resolve(
      beginSendBtc(context, { walletId, address, amountSats: Number(amountSats), rateSatsPerVb }),
    ),
  question: askSignBtc,
  what: ({ address, amountSats }) => [
    say('question-pays', { amount: satsWithUnit(amountSats), to: address }),
  ],
  end: (context, wallet, ending) =>
    endFlow(context, wallet, ending, endSendBtc(context, wallet, ending.signed)),
};
