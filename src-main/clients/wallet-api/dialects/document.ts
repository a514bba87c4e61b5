import type { ApiNumbering, ApiSend } from '../../../ports.ts';
import * as s from '../schemas.ts';
import * as t from '../transfer-schemas.ts';
import { someText } from '../wire-values.ts';
import type { Dialect, Json } from './dialect.ts';

/**
 * The interface as interface.md 4 writes it, field for field, in its mixed styles. Two things it leaves open are
 * settled here: `sendend` carries the fields of `sendbegin` plus `signed_psbt` (as written it could not hand over a
 * signed transaction at all), and a string answer may come with or without JSON's quotes.
 */
export function documentDialect(numbering: ApiNumbering): Dialect {
  const transfer = t.transferBy(numbering);
  return {
    generateKeys: { ...post('/wallet/generate_keys'), kind: 'other', answer: s.keys, withoutKeys: true },
    register: { ...post('/wallet/register'), kind: 'other', answer: s.registration, isLong: true },
    listAssets: { ...post('/wallet/listassets'), kind: 'read', answer: s.assetList, isList: true },
    address: { ...post('/wallet/address'), kind: 'other', answer: someText, bare: ADDRESS },
    assetBalance: {
      ...post('/wallet/assetbalance'),
      kind: 'read',
      body: (assetId) => ({ asset_id: assetId }),
      answer: s.assetBalance,
    },
    btcBalance: { ...post('/wallet/btcbalance'), kind: 'read', answer: s.btcBalance },
    createUtxosBegin: {
      ...post('/wallet/createutxosbegin'),
      kind: 'begin',
      body: ({ upTo, num, sizeSats, rateSatsPerVb }) => ({
        upTo,
        num,
        size: sizeSats,
        feeRate: rateSatsPerVb,
      }),
      answer: someText,
      bare: PSBT,
      isLong: true,
    },
    createUtxosEnd: {
      ...post('/wallet/createutxosend'),
      kind: 'end',
      body: (signedPsbt) => ({ signedPsbt }),
      answer: t.utxosMade,
      isLong: true,
    },
    listUnspents: { ...post('/wallet/listunspends'), kind: 'read', answer: s.unspents, isList: true },
    sendBegin: {
      ...post('/wallet/sendbegin'),
      kind: 'begin',
      body: sendFields,
      answer: someText,
      bare: PSBT,
      isLong: true,
    },
    sendEnd: {
      ...post('/wallet/sendend'),
      kind: 'end',
      body: (asked, signedPsbt) => ({ ...sendFields(asked), signed_psbt: signedPsbt }),
      answer: t.sent,
      isLong: true,
    },
    listTransfers: {
      ...post('/wallet/listtransfers'),
      kind: 'read',
      body: (assetId) => ({ asset_id: assetId }),
      answer: t.transfersOf(transfer),
      isList: true,
    },
    failTransfers: {
      ...post('/wallet/failtransfers'),
      kind: 'other',
      body: ({ batchTransferIdx, noAssetOnly, skipSync }) => ({
        batch_transfer_idx: batchTransferIdx,
        ...(noAssetOnly === undefined ? {} : { no_asset_only: noAssetOnly }),
        ...(skipSync === undefined ? {} : { skip_sync: skipSync }),
      }),
      answer: t.failOutcome,
      mayBeEmpty: true,
      isLong: true,
    },
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
    refresh: {
      ...post('/wallet/refresh'),
      kind: 'other',
      // 201 in the document, 200 on every real server (service-facts.md 1.3).
      ok: [201, 200],
      answer: t.refreshOutcome,
      mayBeEmpty: true,
      isLong: true,
    },
    createInvoice: {
      ...post('/invoice/create'),
      kind: 'other',
      body: ({ assetId, amount }) => ({ asset_id: assetId, amount }),
      answer: t.createdInvoice,
    },
    invoiceStatus: {
      ...post('/invoice/status'),
      kind: 'read',
      body: (invoice) => ({ invoice }),
      answer: transfer,
    },
  };
}

/** The address and the PSBT are judged elsewhere; here it only has to be clear that the text is one. */
const ADDRESS = /^(bc|tb|bcrt)1[a-z0-9]{6,100}$/;
const PSBT = /^cHNidP[A-Za-z0-9+/]+={0,2}$/;

function post(path: string) {
  return { path, ok: [200], body: () => null };
}

function sendFields({ recipients, donation, rateSatsPerVb, minConfirmations }: ApiSend) {
  const recipientMap: Record<string, Json[]> = {};
  for (const { assetId, recipientId, amount, witness, transportEndpoints } of recipients) {
    (recipientMap[assetId] ??= []).push({
      recipient_id: recipientId,
      // Left out for a blinded recipient, who gets no sats (rgb-lib: Option<WitnessData>).
      ...(witness && {
        witness_data: {
          amount_sat: witness.amountSats,
          ...(witness.blinding === null ? {} : { blinding: witness.blinding }),
        },
      }),
      amount,
      transport_endpoints: transportEndpoints,
    });
  }
  return {
    recipient_map: recipientMap,
    donation,
    fee_rate: rateSatsPerVb,
    min_confirmations: minConfirmations,
  };
}
