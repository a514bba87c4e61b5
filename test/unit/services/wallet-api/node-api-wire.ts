import { ASSET, TXID } from './endpoints.ts';
import {
  ADDRESS,
  balanceOf,
  begun,
  BLINDED,
  ended,
  giveUp,
  handing,
  INVOICE,
  inviting,
  lack,
  MAP_TERMS,
  noBitcoin,
  noKeys,
  noWitnessInvoice,
  PLACE,
  PSBT,
  refreshing,
  same,
  send,
  sending,
  SIGNED,
  two,
  wire,
  wireMap,
  type Wire,
} from './wire-parts.ts';

/** rgb-node-api of August 2026: by its docs/swagger/swagger.yaml. */

const listed = (idx: number, recipientId: string, status = 'WaitingCounterparty') =>
  `{"idx":${String(idx)},"batch_transfer_idx":${String(idx)},"created_at":1753268802,"updated_at":1753268802,"status":"${status}","requested_assignment":null,"assignments":[],"kind":"ReceiveBlind","txid":null,"recipient_id":"${recipientId}","receive_utxo":{"txid":"${TXID}","vout":5},"change_utxo":null,"expiration_timestamp":1753269702,"transport_endpoints":[{"endpoint":"${PLACE}","transport_type":"JsonRpc","used":false}],"invoice_string":null,"consignment_path":null,"psbt_path":null}`;
const read = (idx: number, recipientId: string, status = 'WaitingCounterparty') => ({
  idx,
  batchTransferIdx: idx,
  createdAtMs: 1_753_268_802_000,
  updatedAtMs: 1_753_268_802_000,
  status,
  statusName: status === 'Pondering' ? 'unknown' : status.charAt(0).toLowerCase() + status.slice(1),
  kind: 'ReceiveBlind',
  kindName: 'receiveBlind',
  amount: null,
  txid: null,
  recipientId,
  receiveUtxo: { txid: TXID, vout: 5 },
  changeUtxo: null,
  expiresAtMs: 1_753_269_702_000,
  invoice: null,
  transportEndpoints: [{ endpoint: PLACE, transportType: 'JsonRpc', used: false }],
  layout: 'fromBeta6',
});
const STATUSES = [
  ...['Initiated', 'WaitingCounterparty', 'WaitingSafeHeight', 'WaitingBroadcast'],
  // A word of a release to come is kept as it is, and nothing is made of it.
  ...['WaitingConfirmations', 'Settled', 'Failed', 'Pondering'],
];
const object = { answer: `{"psbt":"${PSBT}"}` };

const { expiryUnixSeconds: _ends, ...endless } = send({ recipients: two });

export const nodeApiWire: Wire = {
  headers: ['xpub-van', 'xpub-col', 'master-fingerprint'],
  calls: [
    ...same('').filter(({ call }) => call !== 'decodeRgbInvoice'),
    wire('address: an address in an object', {
      ask: (api) => api.address(),
      path: '/wallet/address',
      sent: '',
      answer: `{"address":"${ADDRESS}"}`,
      value: ADDRESS,
    }),
    giveUp('', '{"changed":true}', true),
    giveUp('', '{"changed":false}', false),
    giveUp('', 'true', true),
    refreshing('', '{}'),
    refreshing('', 'null'),
    balanceOf('', 'asset_id'),
    wire('listUnspents', {
      ask: (api) => api.listUnspents(),
      path: '/wallet/listunspents',
      sent: '',
      answer: '[]',
      value: [],
    }),
    wire('listTransfers', {
      ask: (api) => api.listTransfers(ASSET),
      path: '/wallet/listtransfers',
      sent: `{"asset_id":"${ASSET}"}`,
      answer: `[${STATUSES.map((status, idx) => listed(idx, 'r', status)).join(',')}]`,
      value: STATUSES.map((status, idx) => read(idx, 'r', status)),
    }),
    wire('invoiceStatus', {
      ask: (api) => api.invoiceStatus(INVOICE),
      path: '/wallet/listtransfers',
      sent: `{"asset_id":"${ASSET}"}`,
      answer: `[${listed(3, 'another')},${listed(4, BLINDED)}]`,
      value: read(4, BLINDED),
    }),
    wire('createUtxosBegin', {
      ...begun('', '{"up_to":true,"num":5,"size":1000,"fee_rate":2}'),
      ...object,
    }),
    wire('createUtxosEnd', ended('', SIGNED, '{"created":5}', 5)),
    wire('createUtxosEnd: the same before 0.2.0', ended('', SIGNED, '5', 5)),
    inviting('/wallet/blindreceive'),
    inviting('/wallet/blindreceive', 'blinded', 'open'),
    wire('sendBegin: a send to two, of which one ends first', {
      ...sending(
        '/wallet/sendbegin',
        send({ recipients: two, expiryUnixSeconds: 1_788_103_600n }),
        `{${wireMap('amount')},${MAP_TERMS},"expiration_timestamp":1788103600}`,
      ),
      ...object,
    }),
    wire('sendBegin: a send that nothing ends', {
      ...sending('/wallet/sendbegin', endless, `{${wireMap('amount')},${MAP_TERMS}}`),
      ...object,
    }),
    wire('sendEnd', handing('/wallet/sendend', send(), SIGNED)),
    wire('consignment', {
      ask: (api) => api.consignment({ assetId: ASSET, txid: TXID }),
      path: '/wallet/getconsignment',
      sent: `{"asset_id":"${ASSET}","txid":"${TXID}"}`,
      answer: '{"bytes_hex":"5247420100"}',
      value: Uint8Array.of(0x52, 0x47, 0x42, 1, 0),
    }),
  ],
  lacks: [
    noKeys,
    noWitnessInvoice,
    ...noBitcoin,
    lack('decodeRgbInvoice', 'decode', (api) => api.decodeRgbInvoice(INVOICE)),
  ],
};
