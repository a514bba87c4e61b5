import type { PublicKeys } from '../../../../src-main/keys/public-keys.ts';
import type { WalletApi } from '../../../../src-main/ports/index.ts';

/** Public test vector of BIP32 stretched over all fields; only its form matters here. */
const TPUB =
  'tpubD6NzVbkrYhZ4XTE4PD1yxATkaQRWaxdNp7yAD2Pnqiiqs7aTYioNmJsYFmE1WLCQifnKUgobwKwqNDRSqaD8UcDXEVZEZbc6Ce1Nrmbg2US';
export const TPUB_COLORED =
  'tpubDCNyfuS6Are75WRm61sf38RKEBbntVbMQyAuTTPAEaVFezU8yPWDreezPf38wxvcLgT3UjH5AsnegrfRniku1HWz9HN2bvCLxxgESeAUqJf';

export const keys: PublicKeys = {
  network: 'regtest',
  fingerprint: '0badf00d',
  xpub: TPUB,
  accountXpubVanilla: TPUB,
  accountXpubColored: TPUB_COLORED,
  accountXpubColoredFingerprint: 'f375eb09',
};

export const TXID = 'e52dd0b1a49b1bcedd68fb008abd5fa03a669974bd7638653e37a985c4aae70a';
export const ASSET = 'rgb:3K6piVgM-B5hLxu4-w5BuxYT-LPkH43g-gbk2RMS-B0rq9SA';
const OTHER_ASSET = 'rgb:5ALF~YtO-LrLUGxh-jaDm7ME-aNvvOL~-mNT48qM-NQ3Y4gM';
const ADDRESS = 'bcrt1p8zlte97fje4gre9kf6hx0jc9e79mj966fduq950qwuaw4832c4lq97r48g';
const INVOICE = `${ASSET}/~/~/bcrt:utxob:iKon~sZV-0LPPDWD-mmgLMnN-9_10l4D-LTPXdsK-zx~6Zli-7cHCr`;
const BLINDED = 'bcrt:utxob:iKon~sZV-0LPPDWD-mmgLMnN-9_10l4D-LTPXdsK-zx~6Zli-7cHCr';
const PSBT = 'cHNidP8BAAoCAAAAAAAAAAAAAAA=';
const SATS = '{"settled":1,"future":2,"spendable":3}';
const WIRE_PAIR = `{"vanilla":${SATS},"colored":{"settled":2100000000000000,"future":0,"spendable":0}}`;
const PAIR = {
  vanilla: { settledSats: 1n, futureSats: 2n, spendableSats: 3n },
  colored: { settledSats: 2_100_000_000_000_000n, futureSats: 0n, spendableSats: 0n },
};
const WIRE_ASSET = `{"assetId":"${ASSET}","assetIface":"RGB20","ticker":"USDT","name":"Tether","details":"","precision":6,
  "issuedSupply":18446744073709551615,"timestamp":1752838304,"addedAt":1752838305,
  "balance":{"vanilla":{"settled":0,"future":0,"spendable":0},"colored":{"settled":9007199254740993,"future":7,"spendable":0}},
  "media":{"filePath":"/m","mime":"image/png"}}`;
const asset = {
  assetId: ASSET,
  schema: 'nia',
  ticker: 'USDT',
  name: 'Tether',
  details: '',
  precision: 6,
  issuedSupply: 18_446_744_073_709_551_615n,
  issuedAtMs: 1_752_838_304_000,
  addedAtMs: 1_752_838_305_000,
  balance: {
    settled: 9_007_199_254_740_993n,
    future: 7n,
    spendable: 0n,
    offchainOutbound: null,
    offchainInbound: null,
  },
  media: { filePath: '/m', mime: 'image/png' },
};
const WIRE_TRANSFER = `{"idx":3,"batch_transfer_idx":4,"created_at":1753268802,"updated_at":1753268803,"status":1,"amount":1000,
  "kind":3,"txid":"${TXID}","receive_utxo":null,"change_utxo":{"txid":"${TXID}","vout":1},"expiration":1753269702,
  "transport_endpoints":[{"endpoint":"rpc://127.0.0.1:3000","transport_type":0,"used":true}]}`;
const transfer = {
  idx: 3,
  batchTransferIdx: 4,
  createdAtMs: 1_753_268_802_000,
  updatedAtMs: 1_753_268_803_000,
  status: 1,
  statusName: 'waitingConfirmations',
  kind: 3,
  kindName: 'send',
  amount: 1000n,
  txid: TXID,
  recipientId: null,
  receiveUtxo: null,
  changeUtxo: { txid: TXID, vout: 1 },
  expiresAtMs: 1_753_269_702_000,
  invoice: null,
  transportEndpoints: [{ endpoint: 'rpc://127.0.0.1:3000', transportType: 0, used: true }],
  layout: 'upToBeta4',
};

const send = {
  recipients: [
    {
      assetId: ASSET,
      recipientId: BLINDED,
      amount: 18_446_744_073_709_551_615n,
      invoice: INVOICE,
      witness: null,
      transportEndpoints: ['rpc://a'],
    },
    {
      assetId: OTHER_ASSET,
      recipientId: 'bcrt:wvout:x',
      amount: 2n,
      invoice: null,
      witness: { amountSats: 1500n, blinding: 7n },
      transportEndpoints: [],
    },
    {
      assetId: ASSET,
      recipientId: 'second',
      amount: 3n,
      invoice: null,
      witness: { amountSats: 1n, blinding: null },
      transportEndpoints: [],
    },
  ],
  donation: false,
  rateSatsPerVb: 5,
  minConfirmations: 1,
  // Which the document has no field for.
  expiryUnixSeconds: 1_753_272_400n,
};
const WIRE_SEND =
  `{"recipient_map":{"${ASSET}":[{"recipient_id":"${BLINDED}","amount":18446744073709551615,"transport_endpoints":["rpc://a"]},` +
  `{"recipient_id":"second","witness_data":{"amount_sat":1},"amount":3,"transport_endpoints":[]}],` +
  `"${OTHER_ASSET}":[{"recipient_id":"bcrt:wvout:x","witness_data":{"amount_sat":1500,"blinding":7},"amount":2,"transport_endpoints":[]}]},` +
  `"donation":false,"fee_rate":5,"min_confirmations":1`;

export interface EndpointCase {
  readonly name: keyof WalletApi;
  readonly kind: 'read' | 'begin' | 'end' | 'other';
  readonly path: string;
  /** Where the same stands on other servers: asked too, where nothing is at `path`. */
  readonly elsewhere?: string;
  readonly call: (api: WalletApi) => Promise<unknown>;
  /** The body as interface.md 4 writes it; '' for none. */
  readonly sent: string;
  readonly status: number;
  /** The document's answer. */
  readonly answer: string;
  readonly value: unknown;
}

/** All 16 wallet and 2 invoice endpoints of interface.md 4, with the requests and answers that it shows. */
export const endpoints: readonly EndpointCase[] = [
  {
    name: 'generateKeys',
    kind: 'other',
    path: '/api/wallet/generate_keys',
    call: (api) => api.generateKeys(),
    sent: '',
    status: 200,
    answer: `{"mnemonic":"w","xpub":"${TPUB}","account_xpub_vanilla":"${TPUB}","account_xpub_colored":"${TPUB_COLORED}","account_xpub_colored_fingerprint":"f375eb09"}`,
    value: {
      words: 'w',
      xpub: TPUB,
      accountXpubVanilla: TPUB,
      accountXpubColored: TPUB_COLORED,
      fingerprint: null,
      accountXpubColoredFingerprint: 'f375eb09',
    },
  },
  {
    name: 'register',
    kind: 'other',
    path: '/api/wallet/register',
    call: (api) => api.register(),
    sent: '',
    status: 200,
    answer: `{"address":"${ADDRESS}","btc_balance":${WIRE_PAIR}}`,
    value: { address: ADDRESS, balance: PAIR },
  },
  {
    name: 'listAssets',
    kind: 'read',
    path: '/api/wallet/listassets',
    call: (api) => api.listAssets(),
    sent: '',
    status: 200,
    answer: `{"nia":[${WIRE_ASSET}],"uda":[],"cfa":[]}`,
    value: [asset],
  },
  {
    name: 'address',
    kind: 'other',
    path: '/api/wallet/address',
    call: (api) => api.address(),
    sent: '',
    status: 200,
    answer: `"${ADDRESS}"`,
    value: ADDRESS,
  },
  {
    name: 'assetBalance',
    kind: 'read',
    path: '/api/wallet/assetbalance',
    call: (api) => api.assetBalance(ASSET),
    sent: `{"asset_id":"${ASSET}"}`,
    status: 200,
    answer:
      '{"settled":18446744073709551615,"future":2,"spendable":3,"offchainOutbound":4,"offchainInbound":5}',
    value: {
      settled: 18_446_744_073_709_551_615n,
      future: 2n,
      spendable: 3n,
      offchainOutbound: 4n,
      offchainInbound: 5n,
    },
  },
  {
    name: 'btcBalance',
    kind: 'read',
    path: '/api/wallet/btcbalance',
    call: (api) => api.btcBalance(),
    sent: '',
    status: 200,
    answer: WIRE_PAIR,
    value: PAIR,
  },
  {
    name: 'createUtxosBegin',
    kind: 'begin',
    path: '/api/wallet/createutxosbegin',
    call: (api) => api.createUtxosBegin({ upTo: true, num: 5, sizeSats: 1000n, rateSatsPerVb: 2 }),
    sent: '{"upTo":true,"num":5,"size":1000,"feeRate":2}',
    status: 200,
    answer: `"${PSBT}"`,
    value: PSBT,
  },
  {
    name: 'createUtxosEnd',
    kind: 'end',
    path: '/api/wallet/createutxosend',
    call: (api) => api.createUtxosEnd(PSBT),
    sent: `{"signedPsbt":"${PSBT}"}`,
    status: 200,
    answer: '55',
    value: 55,
  },
  {
    name: 'listUnspents',
    kind: 'read',
    path: '/api/wallet/listunspends',
    elsewhere: '/api/wallet/listunspents',
    call: (api) => api.listUnspents(),
    sent: '',
    status: 200,
    answer: `[{"utxo":{"outpoint":{"txid":"${TXID}","vout":5},"btc_amount":1000,"colorable":true},"rgb_allocations":[{"asset_id":"${ASSET}","amount":9007199254740993,"settled":true}]}]`,
    value: [
      {
        txid: TXID,
        vout: 5,
        amountSats: 1000n,
        colorable: true,
        exists: true,
        derivationIndex: null,
        allocations: [
          { assetId: ASSET, form: 'fungible', amount: 9_007_199_254_740_993n, right: null, settled: true },
        ],
        pendingBlinded: 0,
      },
    ],
  },
  {
    name: 'sendBegin',
    kind: 'begin',
    path: '/api/wallet/sendbegin',
    call: (api) => api.sendBegin(send),
    sent: `${WIRE_SEND}}`,
    status: 200,
    answer: `"${PSBT}"`,
    value: PSBT,
  },
  {
    name: 'sendEnd',
    kind: 'end',
    path: '/api/wallet/sendend',
    call: (api) => api.sendEnd(send, PSBT),
    sent: `${WIRE_SEND},"signed_psbt":"${PSBT}"}`,
    status: 200,
    answer: `{"txid":"${TXID}","batch_transfer_idx":7}`,
    value: { txid: TXID, batchTransferIdx: 7 },
  },
  {
    name: 'listTransfers',
    kind: 'read',
    path: '/api/wallet/listtransfers',
    call: (api) => api.listTransfers(ASSET),
    sent: `{"asset_id":"${ASSET}"}`,
    status: 200,
    answer: `[${WIRE_TRANSFER}]`,
    value: [transfer],
  },
  {
    name: 'failTransfers',
    kind: 'other',
    path: '/api/wallet/failtransfers',
    call: (api) => api.failTransfers({ batchTransferIdx: 0, noAssetOnly: true, skipSync: false }),
    sent: '{"batch_transfer_idx":0,"no_asset_only":true,"skip_sync":false}',
    status: 200,
    answer: '',
    value: { anyFailed: null },
  },
  {
    name: 'issueAssetNia',
    kind: 'other',
    path: '/api/wallet/issueassetnia',
    call: (api) =>
      api.issueAssetNia({ ticker: 'USDT', name: 'Tether', amounts: [1n, 2n ** 64n - 2n], precision: 6 }),
    sent: '{"ticker":"USDT","name":"Tether","amounts":[1,18446744073709551614],"precision":6}',
    status: 200,
    answer: `{"asset":${WIRE_ASSET}}`,
    value: asset,
  },
  {
    name: 'decodeRgbInvoice',
    kind: 'read',
    path: '/api/wallet/decodergbinvoice',
    call: (api) => api.decodeRgbInvoice(INVOICE),
    sent: `{"invoice":"${INVOICE}"}`,
    status: 200,
    answer: `{"recipient_id":"${BLINDED}","asset_iface":"RGB20","asset_id":"${ASSET}","amount":"18446744073709551615","expiration_timestamp":1753269702,"transport_endpoints":["rpc://a"]}`,
    value: {
      recipientId: BLINDED,
      assetId: ASSET,
      amount: 18_446_744_073_709_551_615n,
      expiresAtMs: 1_753_269_702_000,
      transportEndpoints: ['rpc://a'],
    },
  },
  {
    name: 'refresh',
    kind: 'other',
    path: '/api/wallet/refresh',
    call: (api) => api.refresh(),
    sent: '',
    status: 201,
    answer: '',
    value: { moved: null, failed: null },
  },
  {
    name: 'createInvoice',
    kind: 'other',
    path: '/api/invoice/create',
    call: (api) => api.createInvoice({ assetId: ASSET, amount: 9_007_199_254_740_993n }),
    sent: `{"asset_id":"${ASSET}","amount":9007199254740993}`,
    status: 200,
    answer: `{"invoice":"${INVOICE}","recipient_id":"${BLINDED}","expiration_timestamp":1753269702,"batch_transfer_idx":8}`,
    value: { invoice: INVOICE, recipientId: BLINDED, expiresAtMs: 1_753_269_702_000, batchTransferIdx: 8 },
  },
  {
    name: 'invoiceStatus',
    kind: 'read',
    path: '/api/invoice/status',
    call: (api) => api.invoiceStatus(INVOICE),
    sent: `{"invoice":"${INVOICE}"}`,
    status: 200,
    answer: WIRE_TRANSFER,
    value: transfer,
  },
];

export const caseOf = (name: keyof WalletApi): EndpointCase => endpoints.find((each) => each.name === name)!;
