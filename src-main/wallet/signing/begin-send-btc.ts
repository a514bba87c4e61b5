import type { CallInput, Review } from '../../../src-preload/contract/index.ts';
import { fail, WalletError } from '../../domain/errors.ts';
import { paymentTakes } from '../../domain/intents/payment-cost.ts';
import type { SendBtcIntent } from '../../domain/intents/send-btc.ts';
import type { PayableAddress } from '../../domain/keys/payable-address.ts';
import type { Context } from '../../use-cases/context.ts';
import { abilitiesOf } from '../../use-cases/wallet-book.ts';
import { beginFlow, type Prepared, type Preparing } from './begin-flow.ts';
import { refuseSecond } from './conflicts.ts';
import { readPayee } from './payee.ts';
import { recipientsOf } from './recipients.ts';
import { plainCoins } from './slots-intent.ts';

/**
 * Plain bitcoin to one address that is not our own. Throws PAYMENT_REFUSED, SERVICE_CANNOT, NOT_ENOUGH_BITCOIN,
 * UNSPENT_MISSING and what beginFlow throws.
 */
export async function beginSendBtc(
  context: Context,
  asked: CallInput<'signing.beginSendBtc'>,
): Promise<Review> {
  const payee = await readPayee(context, context.wallets.require(asked.walletId), asked.address);
  if (!payee.ok) throw fail('PAYMENT_REFUSED', { reason: payee.reason, leastSats: null });
  const { address, payable } = payee;
  const amountSats = BigInt(asked.amountSats);
  if (amountSats < payable.dustSats)
    throw fail('PAYMENT_REFUSED', { reason: 'dust', leastSats: Number(payable.dustSats) });
  const { rateSatsPerVb } = asked;
  const intent: SendBtcIntent = { kind: 'sendBtc', address, amountSats, rateSatsPerVb };
  return beginFlow(context, asked.walletId, {
    kind: 'sendBtc',
    prepare: (at) => prepare(context, intent, payable, at),
  });
}

function prepare(
  context: Context,
  intent: SendBtcIntent,
  { script }: PayableAddress,
  { api, wallet, snapshot, missing }: Preparing,
): Prepared {
  if (!abilitiesOf(wallet).sendsBitcoin)
    throw fail('SERVICE_CANNOT', { host: api.host, what: 'sendBitcoin', only: null });
  refuseSecond(context, wallet.id, {
    kind: 'sendBtc',
    recipients: recipientsOf(intent, wallet.keys.network),
  });
  const { address, amountSats, rateSatsPerVb } = intent;
  const notEnough = (): WalletError => {
    // It would perhaps suffice with what the service no longer lists (G40).
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
