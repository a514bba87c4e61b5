import type { CallInput, FactsOf, Review } from '../../../src-preload/contract/index.ts';
import { fail, WalletError } from '../../domain/errors.ts';
import { paymentCost } from '../../domain/intents/payment-cost.ts';
import type { SendBtcIntent } from '../../domain/intents/send-btc.ts';
import { plainSpelling, readPayableAddress, type PayableAddress } from '../../domain/keys/payable-address.ts';
import type { WalletRecord } from '../../domain/keys/wallet-record.ts';
import type { Context } from '../context.ts';
import { ownPlaceOf } from '../invoices/own-recipients.ts';
import { abilitiesOf } from '../wallet-book.ts';
import { beginFlow, type Prepared, type Preparing } from './begin-flow.ts';
import { refuseSecondPayment } from './live-flows.ts';
import { recipientsOf } from './recipients.ts';
import { plainCoins } from './slots-intent.ts';

type Asked = CallInput<'signing.beginSendBtc'>;

/**
 * Plain bitcoin to one address that is not our own. Throws PAYMENT_REFUSED, SERVICE_CANNOT, NOT_ENOUGH_BITCOIN,
 * UNSPENT_MISSING and what beginFlow throws.
 */
export async function beginSendBtc(context: Context, asked: Asked): Promise<Review> {
  const wallet = context.wallets.require(asked.walletId);
  const address = plainSpelling(asked.address.trim());
  const payable = await readPayee(wallet, address, BigInt(asked.amountSats));
  const { rateSatsPerVb } = asked;
  const intent: SendBtcIntent = { kind: 'sendBtc', address, amountSats: BigInt(asked.amountSats), rateSatsPerVb };
  return beginFlow(context, asked.walletId, {
    kind: 'sendBtc',
    prepare: (at) => prepare(context, intent, payable, at),
  });
}

type Reason = FactsOf<'PAYMENT_REFUSED'>['reason'];

async function readPayee(wallet: WalletRecord, text: string, amountSats: bigint): Promise<PayableAddress> {
  const refuse = (reason: Reason, leastSats: number | null = null) =>
    fail('PAYMENT_REFUSED', { reason, leastSats });
  const read = readPayableAddress(text, wallet.keys.network);
  if (!read.ok) throw refuse(read.reason);
  const { address } = read;
  if (amountSats < address.dustSats) throw refuse('dust', Number(address.dustSats));
  if ((await ownPlaceOf(wallet, address.script)) !== null) throw refuse('ours');
  return address;
}

function prepare(
  context: Context,
  intent: SendBtcIntent,
  { script }: PayableAddress,
  { api, wallet, snapshot, missing }: Preparing,
): Prepared {
  if (!abilitiesOf(wallet).sendsBitcoin)
    throw fail('SERVICE_CANNOT', { host: api.host, what: 'sendBitcoin', only: null });
  refuseSecondPayment(context, wallet.id, recipientsOf(intent, wallet.keys.network));
  const { address, amountSats, rateSatsPerVb } = intent;
  const coins = plainCoins(snapshot.entries);
  const notEnough = (): WalletError => {
    // It would perhaps suffice with what the service no longer lists (G40).
    const gone = missing.find(({ colored }) => !colored);
    if (gone !== undefined) return fail('UNSPENT_MISSING', { outpoint: gone.outpoint });
    const inputs = Math.max(1, coins.length);
    const cost = paymentCost({ amountSats, scriptBytes: script.length, rateSatsPerVb, inputs });
    const spendable = coins.reduce((sum, coin) => sum + coin.amountSats, 0n);
    return fail('NOT_ENOUGH_BITCOIN', {
      neededSats: Number(cost.takesSats),
      spendableSats: Number(spendable),
    });
  };
  return {
    intent,
    assets: [],
    begin: () => api.sendBtcBegin({ address, amountSats, rateSatsPerVb }),
    explain: (error) => (isShort(error) ? notEnough() : error),
  };
}

/** The real servers' name for it (rgb-lib's errors; service-facts 1.4). */
function isShort(error: unknown): boolean {
  return (
    error instanceof WalletError &&
    error.failure.code === 'SERVICE_ERROR' &&
    error.failure.facts.name === 'InsufficientBitcoins'
  );
}
