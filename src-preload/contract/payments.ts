import { BOUNDS } from './bounds.ts';
import * as v from 'valibot';
import * as x from './values.ts';

export const paymentRead = v.variant('payable', [
  v.strictObject({
    payable: v.literal(true),
    address: v.string(),
    /** The smallest amount that nodes relay to this address. */
    leastSats: x.satsSchema,
    /** The amount that a link claims, null if it names none. */
    amountSats: v.nullable(x.satsSchema),
    label: v.nullable(v.string()),
    message: v.nullable(v.string()),
  }),
  v.strictObject({
    payable: v.literal(false),
    reason: v.picklist([
      'form',
      'network',
      'ours',
      'link',
      'needs',
      'asset',
      'means',
      'amountForm',
      'amountTooLarge',
      'amountTwice',
      'silentPayment',
      'paymentName',
      'lightning',
    ]),
  }),
]);

const bitcoinAddress = v.pipe(v.string(), v.maxLength(BOUNDS.bitcoinAddressChars));
/** `txid:vout` of the coins to spend, and no others. Absent: Ochre chooses as few as needed. */
const coins = v.exactOptional(
  v.pipe(v.array(x.outpointText), v.minLength(1), v.maxLength(BOUNDS.chosenCoins)),
);
const terms = { walletId: x.id, rateSatsPerVb: x.tenthRate };

export const planSendBtcAsked = v.strictObject({
  ...{ ...terms, coins },
  recipients: v.pipe(
    v.array(
      v.strictObject({
        /** Null: the fee counts the longest kind of address. */
        address: v.nullable(bitcoinAddress),
        amountSats: v.nullable(v.pipe(x.satsSchema, v.minValue(1))),
      }),
    ),
    v.maxLength(BOUNDS.bitcoinRecipients),
  ),
});

export const sendBtcPlan = v.strictObject({
  coins: x.count,
  spendableSats: x.satsSchema,
  /** The most that all recipients together can get. */
  mostSats: x.satsSchema,
  /** Null if an amount is missing or the coins don't suffice. */
  cost: v.nullable(
    v.strictObject({ feeSatsEstimate: x.satsSchema, remainsSats: x.satsSchema, inputs: x.count }),
  ),
  slotTakesSats: x.satsSchema,
  /** Ochre builds the transaction, for the wallet's Bitcoin server; if false the service does. */
  builtHere: v.boolean(),
});

export const sendBtcAsked = v.strictObject({
  ...{ ...terms, coins },
  /** Empty: the chosen coins become one. */
  recipients: v.pipe(
    v.array(v.strictObject({ address: bitcoinAddress, amountSats: v.pipe(x.satsSchema, v.minValue(1)) })),
    v.maxLength(BOUNDS.bitcoinRecipients),
  ),
});

export const replacementAsked = v.strictObject({
  ...terms,
  txid: x.txid,
  act: v.picklist(['raise', 'cancel']),
});

export const replacementPlan = v.strictObject({
  feeSats: x.satsSchema,
  leastRate: v.pipe(v.number(), v.finite()),
  recipientSats: x.satsSchema,
  newFeeSats: v.nullable(x.satsSchema),
});
