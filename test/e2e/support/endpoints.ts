import * as v from 'valibot';

/**
 * The 18 wallet and invoice endpoints, written by hand from sections 2 and 4 of the interface document and from nothing
 * of the program's own: what is asked and answered is held to the document, field by field, surplus ones among them.
 * Where the document leaves something open or cannot be meant (its gaps, and service-facts.md 0 and 2.3), the reading
 * stands in a comment.
 */
export interface EndpointShape {
  readonly path: string;
  /** Null: no body. */
  readonly asks: v.GenericSchema | null;
  readonly status: number;
  /** Null: no content. */
  readonly answers: v.GenericSchema | null;
  readonly withoutXpub?: true;
}

const number = v.pipe(v.number(), v.finite());
const text = v.string();
const shape = v.strictObject;

const balance = shape({ settled: number, future: number, spendable: number });
const btcBalance = shape({ vanilla: balance, colored: balance });
const outpoint = shape({ txid: text, vout: number });

const asset = shape({
  assetId: text,
  assetIface: text,
  // A CFA has no ticker, an NIA no details here: null where there is none.
  ticker: v.nullable(text),
  name: text,
  details: v.nullable(text),
  precision: number,
  issuedSupply: number,
  timestamp: number,
  addedAt: number,
  // Documented as a pair. An asset has no vanilla half; every real server answers it flat, and both are read.
  balance: v.union([
    shape({
      vanilla: v.looseObject(balance.entries),
      colored: v.looseObject(balance.entries),
    }),
    v.looseObject(balance.entries),
  ]),
  media: v.nullable(shape({ filePath: text, mime: text })),
});

const recipient = shape({
  recipient_id: text,
  // Only where the recipient is paid to an output that the sender makes.
  witness_data: v.optional(shape({ amount_sat: number, blinding: v.optional(number) })),
  amount: number,
  transport_endpoints: v.array(text),
});
const sendFields = {
  recipient_map: v.record(text, v.pipe(v.array(recipient), v.minLength(1))),
  donation: v.boolean(),
  fee_rate: number,
  min_confirmations: number,
};

const transfer = v.looseObject({
  idx: number,
  batch_transfer_idx: number,
  created_at: number,
  updated_at: number,
  status: number,
  amount: number,
  kind: number,
  // Shown as an object without fields: a transaction's id is text wherever one is served.
  txid: v.nullable(text),
  receive_utxo: v.nullable(outpoint),
  change_utxo: v.nullable(outpoint),
  expiration: v.nullable(number),
  transport_endpoints: v.array(shape({ endpoint: text, transport_type: number, used: v.boolean() })),
});

export const endpoints: readonly EndpointShape[] = [
  {
    path: '/wallet/generate_keys',
    asks: null,
    status: 200,
    answers: v.looseObject({
      mnemonic: text,
      xpub: text,
      account_xpub_vanilla: text,
      account_xpub_colored: text,
      account_xpub_colored_fingerprint: text,
    }),
    withoutXpub: true,
  },
  {
    path: '/wallet/register',
    asks: null,
    status: 200,
    answers: shape({ address: text, btc_balance: btcBalance }),
  },
  {
    path: '/wallet/listassets',
    asks: null,
    status: 200,
    answers: shape({ nia: v.array(asset), uda: v.array(asset), cfa: v.array(asset) }),
  },
  { path: '/wallet/address', asks: null, status: 200, answers: text },
  {
    path: '/wallet/assetbalance',
    asks: shape({ asset_id: text }),
    status: 200,
    answers: shape({ ...balance.entries, offchainOutbound: number, offchainInbound: number }),
  },
  { path: '/wallet/btcbalance', asks: null, status: 200, answers: btcBalance },
  {
    path: '/wallet/createutxosbegin',
    asks: shape({ upTo: v.boolean(), num: number, size: number, feeRate: number }),
    status: 200,
    answers: text,
  },
  { path: '/wallet/createutxosend', asks: shape({ signedPsbt: text }), status: 200, answers: number },
  {
    path: '/wallet/listunspends',
    asks: null,
    status: 200,
    answers: v.array(
      v.looseObject({
        utxo: v.looseObject({ outpoint, btc_amount: number, colorable: v.boolean() }),
        rgb_allocations: v.array(shape({ asset_id: text, amount: number, settled: v.boolean() })),
      }),
    ),
  },
  { path: '/wallet/sendbegin', asks: shape(sendFields), status: 200, answers: text },
  {
    path: '/wallet/sendend',
    // “Same shape as sendbegin” alone could not hand over what was signed.
    asks: shape({ ...sendFields, signed_psbt: text }),
    status: 200,
    answers: shape({ txid: text, batch_transfer_idx: number }),
  },
  {
    path: '/wallet/listtransfers',
    asks: shape({ asset_id: text }),
    status: 200,
    answers: v.array(transfer),
  },
  {
    path: '/wallet/failtransfers',
    asks: shape({
      batch_transfer_idx: number,
      no_asset_only: v.optional(v.boolean()),
      skip_sync: v.optional(v.boolean()),
    }),
    status: 200,
    answers: null,
  },
  {
    path: '/wallet/issueassetnia',
    asks: shape({ ticker: text, name: text, amounts: v.array(number), precision: number }),
    status: 200,
    answers: shape({ asset }),
  },
  {
    path: '/wallet/decodergbinvoice',
    asks: shape({ invoice: text }),
    status: 200,
    answers: shape({
      recipient_id: text,
      // An invoice may leave asset and amount to the payer, and need not end.
      asset_iface: v.nullable(text),
      asset_id: v.nullable(text),
      amount: v.nullable(text),
      expiration_timestamp: v.nullable(number),
      transport_endpoints: v.array(text),
    }),
  },
  { path: '/wallet/refresh', asks: null, status: 201, answers: null },
  {
    path: '/invoice/create',
    asks: shape({ asset_id: text, amount: number }),
    status: 200,
    answers: shape({
      invoice: text,
      recipient_id: text,
      expiration_timestamp: v.nullable(number),
      batch_transfer_idx: number,
    }),
  },
  { path: '/invoice/status', asks: shape({ invoice: text }), status: 200, answers: transfer },
];
