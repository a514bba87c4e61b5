import type { Ability } from '../../../../src-preload/contract/connection.ts';
import type { ApiSend, WalletApi } from '../../../../src-main/ports/index.ts';
import { ASSET, TPUB_COLORED, TXID, keys } from './endpoints.ts';

/** The dialects' requests and answers, in their own bytes: each wire combines these parts. */

export interface WireCall {
  readonly call: keyof WalletApi;
  /** The call, and which form of it where there are several. */
  readonly what: string;
  readonly ask: (api: WalletApi) => Promise<unknown>;
  readonly path: string;
  readonly sent: string;
  /** 200 unless named. */
  readonly status?: number;
  readonly answer: string;
  readonly value: unknown;
}

interface WireLack {
  readonly call: keyof WalletApi;
  readonly what: string;
  readonly ask: (api: WalletApi) => Promise<unknown>;
  readonly lacks: Ability;
  readonly only?: number;
}

export interface Wire {
  readonly headers: readonly ('xpub' | 'xpub-van' | 'xpub-col' | 'master-fingerprint')[];
  readonly calls: readonly WireCall[];
  readonly lacks: readonly WireLack[];
}

export const PSBT = 'cHNidP8BAAoCAAAAAAAAAAAAAAA=';
const ADDRESS = 'bcrt1p8zlte97fje4gre9kf6hx0jc9e79mj966fduq950qwuaw4832c4lq97r48g';
const OTHER = 'rgb:5ALF~YtO-LrLUGxh-jaDm7ME-aNvvOL~-mNT48qM-NQ3Y4gM';
export const BLINDED = 'bcrt:utxob:iKon~sZV-0LPPDWD-mmgLMnN-9_10l4D-LTPXdsK-zx~6Zli-7cHCr';
export const PLACE = 'rpc://127.0.0.1:3000/json-rpc';
export const INVOICE = `${ASSET}/~/~/${BLINDED}?endpoints=${PLACE}`;
export const OPEN_INVOICE = `rgb:~/~/~/${BLINDED}?endpoints=${PLACE}`;

const sats = '{"settled":1,"future":2,"spendable":3}';
const balance = { settledSats: 1n, futureSats: 2n, spendableSats: 3n };
const flat = { settled: 1n, future: 2n, spendable: 3n, offchainOutbound: null, offchainInbound: null };

/** As RGB-Node lists an asset: flat balance, snake case, and since 2025-06 without a word on its interface. */
const wireAsset = `{"asset_id":"${ASSET}","ticker":"T","name":"N","details":null,"precision":6,"issued_supply":9007199254740993,"timestamp":1752838304,"added_at":1752838304,"balance":${sats},"media":{"file_path":"/m","mime":"image/png"}}`;
const asset = {
  assetId: ASSET,
  schema: 'nia',
  ticker: 'T',
  name: 'N',
  details: null,
  precision: 6,
  issuedSupply: 9_007_199_254_740_993n,
  issuedAtMs: 1_752_838_304_000,
  addedAtMs: 1_752_838_304_000,
  balance: flat,
  media: { filePath: '/m', mime: 'image/png' },
};

export const wireTransfer = (idx: number, recipientId: string, ofTime: string) =>
  `{"idx":${idx},"batch_transfer_idx":${idx},"created_at":1753268802,"updated_at":1753268802,"status":0,"kind":1,"txid":null,"recipient_id":"${recipientId}","receive_utxo":{"txid":"${TXID}","vout":5},"change_utxo":null,"transport_endpoints":[{"endpoint":"${PLACE}","transport_type":0,"used":false}],${ofTime}}`;
export const transfer = (idx: number, recipientId: string, ofTime: string) => ({
  idx,
  batchTransferIdx: idx,
  createdAtMs: 1_753_268_802_000,
  updatedAtMs: 1_753_268_802_000,
  status: 0,
  statusName: 'waitingCounterparty',
  kind: 1,
  kindName: 'receiveBlind',
  amount: 7n,
  txid: null,
  recipientId,
  receiveUtxo: { txid: TXID, vout: 5 },
  changeUtxo: null,
  expiresAtMs: 1_753_269_702_000,
  invoice: null,
  transportEndpoints: [{ endpoint: PLACE, transportType: 0, used: false }],
  layout: ofTime.includes('"expiration"') ? 'upToBeta4' : 'beta5',
});
/** A transfer's own fields until July 2025, after it, and since rgb-lib 0.3.0-beta.17. */
export const ofTimes = {
  amount: '"amount":7,"expiration":1753269702',
  assignment: '"requested_assignment":{"amount":7},"assignments":[],"expiration":1753269702',
  timestamp: '"requested_assignment":{"amount":7},"assignments":[],"expiration_timestamp":1753269702',
};

const blindedOne = {
  assetId: ASSET,
  recipientId: BLINDED,
  amount: 18_446_744_073_709_551_615n,
  invoice: INVOICE,
  witness: null,
  transportEndpoints: [PLACE],
};
export const witnessOne = {
  assetId: OTHER,
  recipientId: 'bcrt:wvout:x',
  amount: 2n,
  invoice: 'rgb:other',
  witness: { amountSats: 1500n, blinding: 7n },
  transportEndpoints: [],
};
export const send = (more: Partial<ApiSend> = {}): ApiSend => ({
  recipients: [blindedOne],
  donation: false,
  rateSatsPerVb: 3,
  minConfirmations: 2,
  expiryUnixSeconds: 1_753_272_400n,
  ...more,
});
/** What a dialect adds that says when a send ends. */
export const UNTIL = '"expiration_timestamp":1753272400';
const blindedOther = { ...witnessOne, recipientId: 'bcrt:utxob:x', witness: null };
const mapOf = (amount: 'amount' | 'assignment', other: string) =>
  `"recipient_map":{"${ASSET}":[{"recipient_id":"${BLINDED}","${amount}":18446744073709551615,"transport_endpoints":["${PLACE}"]}],` +
  `"${OTHER}":[{${other},"${amount}":2,"transport_endpoints":[]}]}`;
export const wireMap = (amount: 'amount' | 'assignment') =>
  mapOf(amount, '"recipient_id":"bcrt:wvout:x","witness_data":{"amount_sat":1500,"blinding":7}');
export const wireMapOfSlots = mapOf('assignment', '"recipient_id":"bcrt:utxob:x"');
/** In one transaction. No recipient of the second kind wants an output. */
export const two = [blindedOne, witnessOne];
export const twoOnSlots = [blindedOne, blindedOther];
export const MAP_TERMS = '"donation":false,"fee_rate":3,"min_confirmations":2';
export const ONE = `"invoice":"${INVOICE}","asset_id":"${ASSET}","amount":18446744073709551615`;
export const ONE_WITNESS = `"invoice":"rgb:other","asset_id":"${OTHER}","amount":2,"witness_data":{"amount_sat":1500,"blinding":7}`;
export const SIGNED = `{"signed_psbt":"${PSBT}"}`;
const SENT = `{"txid":"${TXID}","batch_transfer_idx":7}`;
const sent = { txid: TXID, batchTransferIdx: 7 };
const MADE = `{"invoice":"${INVOICE}","recipient_id":"${BLINDED}","expiration_timestamp":1753269702,"batch_transfer_idx":8}`;
const made = {
  invoice: INVOICE,
  recipientId: BLINDED,
  expiresAtMs: 1_753_269_702_000,
  batchTransferIdx: 8,
};

type Rest = Omit<WireCall, 'call' | 'what'>;
/** The call, and which form of it where there are several: `call: what`. */
type Name = keyof WalletApi | `${keyof WalletApi}: ${string}`;
const named = (name: Name) => {
  const [call, what = call] = name.split(': ') as [keyof WalletApi, string?];
  return { call, what };
};
export const wire = (name: Name, rest: Rest): WireCall => ({ ...named(name), ...rest });

const slots = { upTo: true, num: 5, sizeSats: 1000n, rateSatsPerVb: 2 };
export const begun = (path: string, body: string) => ({
  ask: (api: WalletApi) => api.createUtxosBegin(slots),
  path: `${path}/wallet/createutxosbegin`,
  sent: body,
  answer: `"${PSBT}"`,
  value: PSBT,
});
export const ended = (path: string, body: string, answer: string, value: number | null) => ({
  ask: (api: WalletApi) => api.createUtxosEnd(PSBT),
  path: `${path}/wallet/createutxosend`,
  sent: body,
  answer,
  value,
});
export const sending = (path: string, asked: ApiSend, body: string) => ({
  ask: (api: WalletApi) => api.sendBegin(asked),
  path,
  sent: body,
  answer: `"${PSBT}"`,
  value: PSBT,
});
export const handing = (path: string, asked: ApiSend, body: string, answer = SENT) => ({
  ask: (api: WalletApi) => api.sendEnd(asked, PSBT),
  path,
  sent: body,
  answer,
  value: sent,
});
/** An invoice for 7 of the asset, or for any asset if it is open. */
export const inviting = (path: string, kind?: 'blinded' | 'witness', open: '' | 'open' = '') => {
  const assetId = open === '' ? ASSET : '';
  return wire(`createInvoice: ${kind ?? 'an'} invoice ${open}`, {
    ask: (api) => api.createInvoice({ assetId, amount: 7n, ...(kind && { kind }) }),
    path,
    sent: open === '' ? `{"asset_id":"${ASSET}","amount":7}` : '{"amount":7}',
    answer: MADE,
    value: made,
  });
};

/** Requests that all servers take in the same words, under their prefix. */
export const same = (prefix: string): WireCall[] => [
  wire('register', {
    ask: (api) => api.register(),
    path: `${prefix}/wallet/register`,
    sent: '',
    answer: `{"address":"${ADDRESS}","btc_balance":{"vanilla":${sats},"colored":${sats}},"reuse_addresses":false}`,
    value: { address: ADDRESS, balance: { vanilla: balance, colored: balance } },
  }),
  wire('listAssets', {
    ask: (api) => api.listAssets(),
    path: `${prefix}/wallet/listassets`,
    sent: '',
    answer: `{"nia":[${wireAsset}],"uda":null,"cfa":null}`,
    value: [asset],
  }),
  wire('address', {
    ask: (api) => api.address(),
    path: `${prefix}/wallet/address`,
    sent: '',
    answer: `"${ADDRESS}"`,
    value: ADDRESS,
  }),
  wire('btcBalance', {
    ask: (api) => api.btcBalance(),
    path: `${prefix}/wallet/btcbalance`,
    sent: '',
    answer: `{"vanilla":${sats},"colored":${sats}}`,
    value: { vanilla: balance, colored: balance },
  }),
  wire('issueAssetNia', {
    ask: (api) =>
      api.issueAssetNia({ ticker: 'T', name: 'N', amounts: [9_007_199_254_740_993n], precision: 6 }),
    path: `${prefix}/wallet/issueassetnia`,
    sent: '{"ticker":"T","name":"N","amounts":[9007199254740993],"precision":6}',
    answer: wireAsset,
    value: asset,
  }),
  wire('decodeRgbInvoice', {
    ask: (api) => api.decodeRgbInvoice(INVOICE),
    path: `${prefix}/wallet/decodergbinvoice`,
    sent: `{"invoice":"${INVOICE}"}`,
    answer: `{"recipient_id":"${BLINDED}","asset_schema":0,"asset_id":"${ASSET}","assignment":{"amount":7},"assignment_name":null,"network":3,"expiration_timestamp":1753269702,"transport_endpoints":["${PLACE}"]}`,
    value: {
      recipientId: BLINDED,
      assetId: ASSET,
      amount: 7n,
      expiresAtMs: 1_753_269_702_000,
      transportEndpoints: [PLACE],
    },
  }),
];
export const giveUp = (prefix: string, answer: string, anyFailed: boolean | null) =>
  wire('failTransfers', {
    ask: (api) => api.failTransfers({ batchTransferIdx: 0, noAssetOnly: true, skipSync: false }),
    path: `${prefix}/wallet/failtransfers`,
    sent: '{"batch_transfer_idx":0,"no_asset_only":true,"skip_sync":false}',
    answer,
    value: { anyFailed },
  });
export const refreshing = (prefix: string, answer: string, moved: readonly number[] | null = null) =>
  wire('refresh', {
    ask: (api) => api.refresh(),
    path: `${prefix}/wallet/refresh`,
    sent: '',
    answer,
    value: { moved, failed: moved && [] },
  });
export const balanceOf = (prefix: string, field: string, answer = sats) =>
  wire('assetBalance', {
    ask: (api) => api.assetBalance(ASSET),
    path: `${prefix}/wallet/assetbalance`,
    sent: `{"${field}":"${ASSET}"}`,
    answer,
    value: flat,
  });
export const unspents = (path: string, allocation: string) =>
  wire('listUnspents', {
    ask: (api) => api.listUnspents(),
    path,
    sent: '',
    answer: `[{"utxo":{"outpoint":{"txid":"${TXID}","vout":5},"btc_amount":1000,"colorable":true,"exists":true},"rgb_allocations":[{"asset_id":"${ASSET}",${allocation},"settled":true}],"pending_blinded":1}]`,
    value: [
      {
        txid: TXID,
        vout: 5,
        amountSats: 1000n,
        colorable: true,
        exists: true,
        derivationIndex: null,
        allocations: [{ assetId: ASSET, form: 'fungible', amount: 7n, right: null, settled: true }],
        pendingBlinded: 1,
      },
    ],
  });
/**
 * Also gives the invoice’s state without an endpoint for it: from the only transfer in the asset's list that is its
 * own.
 */
export const transfers = (prefix: string, ofTime: string) => [
  wire('listTransfers', {
    ask: (api) => api.listTransfers(ASSET),
    path: `${prefix}/wallet/listtransfers`,
    sent: `{"asset_id":"${ASSET}"}`,
    answer: `[${wireTransfer(3, 'another', ofTime)},${wireTransfer(4, BLINDED, ofTime)}]`,
    value: [transfer(3, 'another', ofTime), transfer(4, BLINDED, ofTime)],
  }),
  wire('invoiceStatus', {
    ask: (api) => api.invoiceStatus(INVOICE),
    path: `${prefix}/wallet/listtransfers`,
    sent: `{"asset_id":"${ASSET}"}`,
    answer: `[${wireTransfer(3, 'another', ofTime)},${wireTransfer(4, BLINDED, ofTime)}]`,
    value: transfer(4, BLINDED, ofTime),
  }),
];
const makesKeys = (prefix: string, fingerprint: string, value: object) =>
  wire('generateKeys', {
    ask: (api) => api.generateKeys(),
    path: `${prefix}/wallet/generate_keys`,
    sent: '',
    answer: `{"mnemonic":"w","xpub":"${keys.xpub}","account_xpub_vanilla":"${keys.xpub}","account_xpub_colored":"${TPUB_COLORED}",${fingerprint}}`,
    value: {
      words: 'w',
      xpub: keys.xpub,
      accountXpubVanilla: keys.xpub,
      accountXpubColored: TPUB_COLORED,
      ...value,
    },
  });
export const alphaKeys = (prefix: string) =>
  makesKeys(prefix, '"account_xpub_colored_fingerprint":"f375eb09"', {
    fingerprint: null,
    accountXpubColoredFingerprint: 'f375eb09',
  });
export const betaKeys = makesKeys('', '"master_fingerprint":"0badf00d"', {
  fingerprint: '0badf00d',
  accountXpubColoredFingerprint: null,
});
const pays = (btc: object = {}) => ({ address: ADDRESS, amountSats: 5000n, rateSatsPerVb: 2, ...btc });
export const bitcoin = [
  wire('sendBtcBegin', {
    ask: (api) => api.sendBtcBegin(pays()),
    path: '/wallet/sendbtcbegin',
    sent: `{"address":"${ADDRESS}","amount":5000,"fee_rate":2}`,
    answer: `"${PSBT}"`,
    value: PSBT,
  }),
  wire('sendBtcEnd', {
    ask: (api) => api.sendBtcEnd(PSBT),
    path: '/wallet/sendbtcend',
    sent: SIGNED,
    answer: `"${TXID}"`,
    value: { txid: TXID },
  }),
];

export const lack = (name: Name, lacks: Ability, ask: WireLack['ask'], only?: number): WireLack => ({
  ...named(name),
  ...{ lacks, ask },
  ...(only === undefined ? {} : { only }),
});
export const noKeys = lack('generateKeys', 'makeKeys', (api) => api.generateKeys());
export const noBitcoin = [
  lack('sendBtcBegin', 'sendBitcoin', (api) => api.sendBtcBegin(pays())),
  lack('sendBtcEnd', 'sendBitcoin', (api) => api.sendBtcEnd(PSBT)),
];
export const noWitnessInvoice = lack('createInvoice: a witness invoice', 'witnessInvoice', (api) =>
  api.createInvoice({ assetId: ASSET, amount: 7n, kind: 'witness' }),
);
export const noConsignment = lack('consignment', 'consignment', (api) =>
  api.consignment({ assetId: ASSET, txid: TXID }),
);
export const noSend = (what: string, lacks: Ability, asked: ApiSend, only?: number) =>
  lack(`sendBegin: ${what}`, lacks, (api) => api.sendBegin(asked), only);

export const waiting = send({ rateSatsPerVb: 1, minConfirmations: 1 });

/** Servers whose transactions can't be proved. Transactions signed earlier may still be submitted. */
export const noProof = [
  lack('createUtxosBegin', 'proof', (api) =>
    api.createUtxosBegin({ upTo: true, num: 5, sizeSats: 1_000n, rateSatsPerVb: 2 }),
  ),
  noSend('a send', 'proof', waiting),
];

/** Servers without a choice of fee, depth or several recipients: `only` is their fixed choice. */
export const fixed = (rate: number, fits: ApiSend) => [
  noSend('a send to two', 'manyRecipients', { ...fits, recipients: two }),
  noSend('a send at another rate', 'feeRate', { ...fits, rateSatsPerVb: rate + 1 }, rate),
  noSend('a send of deeper coins', 'minConfirmations', { ...fits, minConfirmations: 2 }, 1),
];
export const noWitnessRecipient = (fits: ApiSend) =>
  noSend('a send to a witness recipient', 'witnessRecipient', { ...fits, recipients: [witnessOne] });

export const atOnce = send({ donation: true, rateSatsPerVb: 5, minConfirmations: 1 });
