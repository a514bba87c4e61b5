import * as v from 'valibot';
import { MAX_ALLOCATIONS_PER_OUTPUT } from '../../../base/assets.ts';
import type { ApiNumbering, WalletApi, ApiRecipient, ApiSend } from '../../../ports/index.ts';
import type { DialectEndpoint, WireJson } from './dialect.ts';
import * as s from './schemas.ts';
import * as t from './transfer-schemas.ts';
import { hasField, inField, someText } from './wire-values.ts';

/** Checks the form only: address and PSBT are judged elsewhere. */
const ADDRESS = /^(bc|tb|bcrt)1[a-z0-9]{6,100}$/;
const PSBT = /^cHNidP[A-Za-z0-9+/]+={0,2}$/;

export function post(path: string) {
  return { path, ok: [200], body: () => null };
}

/** Text, quoted or bare; RGB-Node passes on its library's answer, in newer releases an object (0.3.0-beta.7, beta.18). */
const psbtAnswer = {
  answer: v.union([someText, inField('psbt', someText)]),
  bare: PSBT,
  isLong: true,
} as const;

export type Common<K extends keyof WalletApi> = WalletApi[K] extends (...asked: infer A) => Promise<infer T>
  ? DialectEndpoint<A, T>
  : never;

/** Lists may be null; an object without any is no answer, never an empty list. */
const listed = v.pipe(
  v.custom<object>((value) => ['nia', 'uda', 'cfa', 'ifa'].some((name) => hasField(name)(value))),
  s.assetList,
);

export const inCommon = {
  register: { ...post('/wallet/register'), kind: 'other', answer: s.registration, isLong: true },
  listAssets: { ...post('/wallet/listassets'), kind: 'read', answer: listed, isList: true },
  address: { ...post('/wallet/address'), kind: 'other', answer: someText, bare: ADDRESS },
  btcBalance: { ...post('/wallet/btcbalance'), kind: 'read', answer: s.btcBalance },
  issueAssetNia: {
    ...post('/wallet/issueassetnia'),
    kind: 'other',
    body: ({ ticker, name, amounts, precision }) => ({ ticker, name, amounts, precision }),
    answer: s.issuedAsset,
    isLong: true,
  },
  decodeRgbInvoice: {
    ...post('/wallet/decodergbinvoice'),
    kind: 'read',
    body: (invoice) => ({ invoice }),
    answer: t.decodedInvoice,
  },
  /** `{failed}` or a sentence on real servers, nothing in the document. */
  failTransfers: {
    ...post('/wallet/failtransfers'),
    kind: 'other',
    body: ({ batchTransferIdx, noAssetOnly, skipSync }) => ({
      batch_transfer_idx: batchTransferIdx,
      ...(noAssetOnly === undefined ? {} : { no_asset_only: noAssetOnly }),
      ...(skipSync === undefined ? {} : { skip_sync: skipSync }),
    }),
    answer: t.failOutcome,
    isLong: true,
  },
  /** A map or a sentence on real servers, nothing in the document. */
  refresh: { ...post('/wallet/refresh'), kind: 'other', answer: t.refreshOutcome, isLong: true },
} satisfies { readonly [K in keyof WalletApi]?: Common<K> };

export const generateKeys: Common<'generateKeys'> = {
  ...post('/wallet/generate_keys'),
  kind: 'other',
  answer: s.keys,
  withoutKeys: true,
};

export function assetBalance(field: 'asset_id' | 'assetId'): Common<'assetBalance'> {
  return {
    ...post('/wallet/assetbalance'),
    kind: 'read',
    body: (assetId) => ({ [field]: assetId }),
    answer: s.assetBalance,
  };
}

/** `listunspends` in the document, `listunspents` on RGB-Node: each is tried at the other. */
export function listUnspents(path: string, elsewhere: string): Common<'listUnspents'> {
  const mostInside = MAX_ALLOCATIONS_PER_OUTPUT;
  return { ...post(path), elsewhere, kind: 'read', answer: s.unspents, isList: true, mostInside };
}

export function listTransfers(numbering: ApiNumbering): Common<'listTransfers'> {
  return {
    ...post('/wallet/listtransfers'),
    kind: 'read',
    body: (assetId) => ({ asset_id: assetId }),
    answer: v.array(t.transferBy(numbering)),
    isList: true,
  };
}

/** Camel case at first, snake case later. */
export const slotFields = {
  camel: { upTo: 'upTo', feeRate: 'feeRate', signedPsbt: 'signedPsbt' },
  snake: { upTo: 'up_to', feeRate: 'fee_rate', signedPsbt: 'signed_psbt' },
} as const;
type SlotFields = (typeof slotFields)[keyof typeof slotFields];

export function createUtxosBegin(fields: SlotFields): Common<'createUtxosBegin'> {
  return {
    ...post('/wallet/createutxosbegin'),
    kind: 'begin',
    body: ({ upTo, num, sizeSats, rateSatsPerVb }) => ({
      [fields.upTo]: upTo,
      num,
      size: sizeSats,
      [fields.feeRate]: rateSatsPerVb,
    }),
    ...psbtAnswer,
  };
}

export function createUtxosEnd(fields: SlotFields): Common<'createUtxosEnd'> {
  return {
    ...post('/wallet/createutxosend'),
    kind: 'end',
    body: (signedPsbt) => ({ [fields.signedPsbt]: signedPsbt }),
    answer: t.utxosMade,
    isLong: true,
  };
}

export function requestInvoice(
  path: string,
  { elsewhere, openAsset }: { readonly elsewhere?: string; readonly openAsset: 'empty' | 'leftOut' },
): Common<'createInvoice'> {
  return {
    ...post(path),
    ...(elsewhere === undefined ? {} : { elsewhere }),
    kind: 'other',
    body: ({ assetId, amount }) => ({
      ...(assetId === '' && openAsset === 'leftOut' ? {} : { asset_id: assetId }),
      amount,
    }),
    answer: t.createdInvoice,
  };
}

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
  // Without an invoice the service refuses: better than one we invent.
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
