import type { FactsOf } from '../../../../src-preload/contract/index.ts';
import { fail, type WalletError } from '../../../base/errors.ts';
import {
  buildPayment,
  coinsFor,
  freshChange,
  isBuiltHere,
  lockTimeNow,
  scriptOfAddress,
  paymentFee,
  mostToPay,
  selectCoins,
  sumOfCoins,
  type PayableCoin,
  type PaymentTerms,
  type Selection,
  slotCost,
} from '../build-payment.ts';
import {
  extractTransaction,
  payeesOfIntent,
  type IntentOf,
  type TransactionOutput,
} from '../../../verify/index.ts';
import type { OwnScript } from '../../../keys/allowed-paths.ts';
import { type PayableAddress, plainSpelling, readPayableAddress } from '../../../keys/payable-address.ts';
import type { WalletRecord } from '../../../records/wallet.ts';
import { readPaymentLink } from '../../../invoices/payment-link.ts';
import type { UseCase, WalletContext } from '../../context/context.ts';
import { ownPlaceOf } from '../../book/own-recipients.ts';
import { openAgreed, requireSources } from '../../chain/source.ts';
import { listCoins, NOW, SHOWN } from '../../connection/service-reading.ts';
import { withService } from '../../connection/service.ts';
import { abilitiesOf } from '../../context/wallet-list.ts';
import { beginFlow, NOTHING_ELSE, type FlowPlan, type FlowInput } from '../begin-flow.ts';
import { refuseDoublePayment } from '../refuse-second-payment.ts';
import { failureIn } from '../../failures.ts';
import { say } from '../../../../src-preload/messages/say.ts';
import type { ChainApi, Confirmation } from '../../../ports/index.ts';
import type { SignedStep } from '../../../records/signing.ts';
import { endFlow, type Approved, type EndKind } from '../end-flow.ts';
import { sumOfSats } from '../../../base/groups.ts';
import { indexed, isShown, settleByUnspents } from '../reconcile.ts';
import { firstRecipients, satsWithUnit, signQuestion } from '../review.ts';
import type { PaymentKind, AskedToSign } from './kind.ts';

type Reason = Exclude<FactsOf<'PAYMENT_REFUSED'>['reason'], 'dust' | 'twice' | 'nobody'>;
type Intent = IntentOf<'sendBtc'>;

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
  const { address, payable } = payee;
  return { payable: true, address, leastSats: payable.dustSats, amountSats, label, message };
};

/** P2TR and P2WSH: the usual length, and the longest. */
const LONGEST_SCRIPT_BYTES = 34;
/** The service's default (service-facts.md 1.3). */
const SLOT_SATS = 1_000n;

export const planSendBtc: UseCase<'signing.planSendBtc'> = (
  context,
  { walletId, recipients, rateSatsPerVb, coins: chosen },
) =>
  withService(context, walletId, async (api, wallet) => {
    const entries = await listCoins(context, wallet, api, SHOWN).listed;
    const coins = coinsFor(context, wallet, entries, chosen);
    const outputs = recipients.map(({ address, amountSats }) => {
      const read = address === null ? null : readPayableAddress(address, wallet.keys.network);
      const scriptBytes = read?.ok === true ? read.address.script.length : LONGEST_SCRIPT_BYTES;
      return { scriptBytes, sats: amountSats === null ? null : BigInt(amountSats) };
    });
    const asked = outputs.flatMap(({ scriptBytes, sats }) => (sats === null ? [] : [{ scriptBytes, sats }]));
    const isWhole = asked.length === outputs.length;
    const selection = isWhole ? selectionOf(coins, chosen, { outputs: asked, rateSatsPerVb }) : null;
    const totalSats = sumOfCoins(coins);
    const paysSats = sumOfCoins(asked);
    const oneSlot = slotCost({ num: 1, sizeSats: SLOT_SATS, rateSatsPerVb, inputs: 1 });
    return {
      coins: coins.length,
      spendableSats: totalSats,
      mostSats: mostOf(wallet, coins, { outputs, rateSatsPerVb }),
      cost: selection && {
        feeSatsEstimate: selection.feeSats,
        remainsSats: totalSats - paysSats - selection.feeSats,
        inputs: selection.coins.length,
      },
      slotTakesSats: oneSlot.takesSats,
      builtHere: isBuiltHere(wallet),
    };
  });

/** The most sats for all recipients together. Services take amounts only; BDK rounds each input up, by a vbyte each. */
function mostOf(
  wallet: WalletRecord,
  coins: readonly PayableCoin[],
  { outputs, rateSatsPerVb }: { readonly outputs: readonly { scriptBytes: number }[]; rateSatsPerVb: number },
): bigint {
  const [last, ...others] = outputs;
  const beside = others.map(({ scriptBytes }) => ({ scriptBytes, sats: 0n }));
  const most = mostToPay(
    coins,
    { outputs: beside, rateSatsPerVb },
    last?.scriptBytes ?? LONGEST_SCRIPT_BYTES,
  );
  const spare = isBuiltHere(wallet) ? 0n : BigInt(Math.ceil((coins.length + 1) * rateSatsPerVb));
  return most > spare ? most - spare : 0n;
}

/** What the person chose is spent as a whole. Without a recipient all of it comes back as one coin. */
function selectionOf(
  coins: readonly PayableCoin[],
  chosen: readonly string[] | undefined,
  payment: PaymentTerms,
) {
  const must = chosen === undefined ? [] : coins;
  // A coin that was chosen and may not be spent is never left out in silence.
  if (chosen !== undefined && coins.length < new Set(chosen).size) return null;
  return selectCoins(coins, { ...payment, must, comesBack: payment.outputs.length === 0 });
}

/** Refuses own addresses. Throws PAYMENT_REFUSED, SERVICE_CANNOT, NOT_ENOUGH_BITCOIN, UNSPENT_MISSING, as beginFlow. */
export const beginSendBtc: UseCase<'signing.beginSendBtc'> = async (context, asked) => {
  const wallet = context.wallets.require(asked.walletId);
  const builtHere = isBuiltHere(wallet);
  const recipients: Intent['recipients'][number][] = [];
  for (const { address: typed, amountSats: sats } of asked.recipients) {
    const payee = await readPayee(context, wallet, typed);
    if (!payee.ok) throw fail('PAYMENT_REFUSED', { reason: payee.reason, leastSats: null });
    const { address, payable } = payee;
    const amountSats = BigInt(sats);
    if (amountSats < payable.dustSats)
      throw fail('PAYMENT_REFUSED', { reason: 'dust', leastSats: Number(payable.dustSats) });
    if (recipients.some((one) => one.address === address))
      throw fail('PAYMENT_REFUSED', { reason: 'twice', leastSats: null });
    recipients.push({ address, amountSats });
  }
  if (recipients.length === 0 && asked.coins === undefined)
    throw fail('PAYMENT_REFUSED', { reason: 'nobody', leastSats: null });
  if (builtHere) await requireSources(context, wallet);
  // A service takes whole rates.
  const rateSatsPerVb = builtHere ? asked.rateSatsPerVb : Math.ceil(asked.rateSatsPerVb);
  const intent: Intent = {
    kind: 'sendBtc',
    recipients,
    rateSatsPerVb,
    ...(builtHere ? { builtHere } : {}),
    ...(asked.coins === undefined ? {} : { coins: asked.coins }),
  };
  return beginFlow(context, asked.walletId, NOTHING_ELSE, (at) => prepare(context, intent, at));
};

function prepare(context: WalletContext, intent: Intent, at: FlowInput): FlowPlan {
  const { api, wallet, snapshot } = at;
  const { coins: chosen } = intent;
  if (intent.builtHere !== true) {
    const one = chosen === undefined && intent.recipients.length === 1;
    if (!one || !abilitiesOf(wallet).sendsBitcoin)
      throw fail('SERVICE_CANNOT', { host: api.host, what: 'sendBitcoin', only: null });
  }
  refuseDoublePayment(context, wallet.id, {
    kind: 'sendBtc',
    recipients: payeesOfIntent(intent, wallet.keys.network),
  });
  const { rateSatsPerVb } = intent;
  const outputs = intent.recipients.map(({ address, amountSats }): TransactionOutput => {
    return { script: scriptOfAddress(address, wallet.keys.network), amountSats };
  });
  const payment = { rateSatsPerVb, outputs: outputs.map(sizedOutput) };
  const coins = coinsFor(context, wallet, snapshot.entries, chosen);
  const notEnough = (): WalletError => notEnoughFor(payment, coins, at);
  const selection = intent.builtHere === true ? selectionOf(coins, chosen, payment) : null;
  if (intent.builtHere === true && selection === null) throw notEnough();
  const [only] = intent.recipients;
  return {
    intentBy: () => intent,
    assets: [],
    begin: async () => {
      if (selection === null)
        return api.sendBtcBegin({
          address: only?.address ?? '',
          amountSats: only?.amountSats ?? 0n,
          rateSatsPerVb,
        });
      return build(context, at, selection, outputs, null);
    },
    explain: (error) =>
      failureIn(error, 'SERVICE_ERROR')?.facts.meaning === 'notEnoughBitcoin' ? notEnough() : error,
  };
}

export function sizedOutput({ script, amountSats }: TransactionOutput): PaymentTerms['outputs'][number] {
  return { scriptBytes: script.length, sats: amountSats };
}

/** An output missing in the list might have sufficed (security.md G40). */
export function notEnoughFor(
  payment: PaymentTerms,
  coins: readonly PayableCoin[],
  { missing }: FlowInput,
): WalletError {
  const gone = missing.find(({ colored }) => !colored);
  if (gone !== undefined) return fail('UNSPENT_MISSING', { outpoint: gone.outpoint });
  const paysSats = sumOfCoins(payment.outputs);
  return fail('NOT_ENOUGH_BITCOIN', {
    neededSats: Number(paysSats + paymentFee(payment, Math.max(1, coins.length), false)),
    spendableSats: Number(sumOfCoins(coins)),
  });
}

/** Change goes `back` where that is known, else to a fresh address. Throws CHAIN_OFF, and what openAgreed throws. */
export async function build(
  context: WalletContext,
  { api, wallet }: FlowInput,
  selection: Selection,
  outputs: readonly TransactionOutput[],
  back: OwnScript | null,
): Promise<string> {
  const chain = await openServer(context, wallet);
  const change = selection.changeSats === null ? null : (back ?? (await freshChange(context, wallet, api)));
  const lockTime = await lockTimeNow(context, wallet);
  return buildPayment(context, wallet, chain, { selection, outputs, change, lockTime });
}

async function openServer(context: WalletContext, wallet: WalletRecord): Promise<ChainApi> {
  if (wallet.chainSource === null) throw fail('CHAIN_OFF', {});
  return openAgreed(context, wallet, wallet.chainSource);
}

/** An import isn't submitted from here: its outcome is the importer's matter. */
function askSignBtc(
  wallet: WalletRecord,
  { intent, verdict, isImported = false }: Omit<AskedToSign<Intent>, 'assets'>,
): Confirmation {
  const [first, ...others] = intent.recipients;
  const title =
    first === undefined
      ? say('question-sign-merge', { count: verdict.inputs.length })
      : say('question-sign-btc', { amount: satsWithUnit(sumOfSats(intent.recipients)) });
  return signQuestion(wallet, verdict, title, [
    // In full: a look-alike with the same ends is easily made.
    ...(first !== undefined && others.length === 0
      ? [say('question-sign-btc.to', { address: first.address })]
      : firstRecipients(paysLines(intent))),
    ...(isImported ? [] : [say('question-sign-btc.final')]),
  ]);
}

function paysLines({ recipients }: Pick<Intent, 'recipients'>): string[] {
  return recipients.map(({ address, amountSats }) =>
    say('question-pays', { amount: satsWithUnit(amountSats), to: address }),
  );
}

/** Plain bitcoin is broadcast at once. The service's list tells by our txid that it went, not the service's answer. */
export function endPlain(
  context: WalletContext,
  wallet: WalletRecord,
  signed: SignedStep,
  kind: 'sendBtc' | 'replacement',
  byService: boolean,
) {
  const { txid } = signed;
  const paid = (listed: boolean): Approved => ({ outcome: 'paid', txid, listed });
  return {
    handOver: async (api) => {
      if (byService) return api.sendBtcEnd(signed.psbt);
      const server = await openServer(context, context.wallets.require(wallet.id));
      return { txid: await server.broadcast(extractTransaction(signed.psbt).hex) };
    },
    read: async (api) => {
      const entries = await listCoins(context, wallet, api, NOW).listed;
      settleByUnspents(context, wallet, entries);
      return isShown(kind, signed, indexed(entries)) ? paid(true) : null;
    },
    taken: () => paid(false),
  } satisfies EndKind<{ txid: string }>;
}

export const bitcoin: PaymentKind<Intent> = {
  again: (context, walletId, { recipients: paid, rateSatsPerVb, coins }) => {
    const recipients = paid.map((one) => ({ ...one, amountSats: Number(one.amountSats) }));
    const chosen = coins === undefined ? {} : { coins: [...coins] };
    return beginSendBtc(context, { walletId, recipients, rateSatsPerVb, ...chosen });
  },
  question: askSignBtc,
  what: (intent) => (intent.recipients.length === 0 ? [say('question-merge')] : paysLines(intent)),
  end: (context, wallet, ending, { builtHere }) =>
    endFlow(context, wallet, ending, endPlain(context, wallet, ending.signed, 'sendBtc', builtHere !== true)),
};
