import type { ApiRecipient, ApiSend } from '../../../ports/index.ts';
import * as t from './transfer-schemas.ts';
import { post, psbtAnswer, type Common } from './common.ts';
import type { WireJson } from './dialect.ts';

type Body = (asked: ApiSend) => Readonly<Record<string, WireJson>>;

export function sendBegin(path: string, body: Body): Common<'sendBegin'> {
  return { ...post(path), kind: 'begin', body, ...psbtAnswer };
}

/** `asked` null: the signed PSBT alone, as real servers take it (service-facts.md 1.3). */
export function sendEnd(path: string, asked: Body | null = null): Common<'sendEnd'> {
  return {
    ...post(path),
    kind: 'end',
    body: (send, signedPsbt) => ({ ...asked?.(send), signed_psbt: signedPsbt }),
    answer: t.sent,
    isLong: true,
  };
}

/** `assignment` since 2026-03, `amount` before and in the document. */
export function mapOfRecipients(amountField: 'amount' | 'assignment'): Body {
  return ({ recipients, donation, rateSatsPerVb, minConfirmations }) => {
    const byAsset = new Map<string, WireJson[]>();
    for (const { assetId, recipientId, amount, transportEndpoints, ...recipient } of recipients) {
      const one = {
        recipient_id: recipientId,
        ...witnessData(recipient),
        [amountField]: amount,
        transport_endpoints: transportEndpoints,
      };
      byAsset.set(assetId, [...(byAsset.get(assetId) ?? []), one]);
    }
    return {
      recipient_map: Object.fromEntries(byAsset),
      donation,
      fee_rate: rateSatsPerVb,
      min_confirmations: minConfirmations,
    };
  };
}

/** Adds the invoice's expiry: a late broadcast loses assets. rgb-lib before beta.5 ignores it (service-facts 2.4). */
export const withExpiry =
  (body: Body): Body =>
  (asked) => ({
    ...body(asked),
    ...(asked.expiryUnixSeconds === undefined ? {} : { expiration_timestamp: asked.expiryUnixSeconds }),
  });

export const oneInvoice: Body = ({ recipients: [recipient] }) => {
  if (recipient === undefined) throw new Error('a send to nobody');
  const { invoice, assetId, amount } = recipient;
  // Without an invoice the service refuses, which is better than an invented invoice.
  return { ...(invoice === null ? {} : { invoice }), asset_id: assetId, amount, ...witnessData(recipient) };
};

/** Plain bitcoin to any address (RGB-Node src/routes.py, rgb_model.py). */
export const sendBtcBegin: Common<'sendBtcBegin'> = {
  ...post('/wallet/sendbtcbegin'),
  kind: 'begin',
  body: ({ address, amountSats, rateSatsPerVb }) => ({
    address,
    amount: amountSats,
    fee_rate: rateSatsPerVb,
  }),
  ...psbtAnswer,
};
export const sendBtcEnd: Common<'sendBtcEnd'> = {
  ...post('/wallet/sendbtcend'),
  kind: 'end',
  body: (signedPsbt) => ({ signed_psbt: signedPsbt }),
  answer: t.sentBitcoin,
  isLong: true,
};

/** Absent for a blinded recipient, who gets no sats (rgb-lib: Option<WitnessData>). */
function witnessData({ witness }: Pick<ApiRecipient, 'witness'>) {
  return (
    witness && {
      witness_data: {
        amount_sat: witness.amountSats,
        ...(witness.blinding === null ? {} : { blinding: witness.blinding }),
      },
    }
  );
}
