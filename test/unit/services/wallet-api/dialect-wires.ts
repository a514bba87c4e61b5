import type { Dialect } from '../../../../src-preload/contract/connection.ts';
import type { ApiSend } from '../../../../src-main/ports/index.ts';
import { documentWire } from './document-wire.ts';
import { ASSET, TXID } from './endpoints.ts';
import {
  INVOICE,
  wireMap,
  PSBT,
  ofTimes,
  witnessOne,
  send,
  wireMapOfSlots,
  two,
  twoOnSlots,
  MAP_TERMS,
  ONE,
  ONE_WITNESS,
  SIGNED,
  UNTIL,
  wire,
  begun,
  ended,
  sending,
  handing,
  inviting,
  same,
  giveUp,
  refreshing,
  balanceOf,
  unspents,
  transfers,
  alphaKeys,
  betaKeys,
  bitcoin,
  lack,
  noConsignment,
  noKeys,
  noProof,
  noBitcoin,
  noWitnessInvoice,
  noSend,
  fixed,
  noWitnessRecipient,
  waiting,
  atOnce,
  type Wire,
} from './wire-parts.ts';

/** Each server's requests and answers byte for byte, from the code that service-facts.md 1.3 names. */

/** The same in each RGB-Node version with camel case. */
const camelNode = [
  ...same(''),
  giveUp('', '{"failed":true}', true),
  refreshing('', '{"3":{"updated_status":2,"failure":null}}', [3]),
  balanceOf('', 'assetId'),
  wire('createUtxosEnd', ended('', `{"signedPsbt":"${PSBT}"}`, '5', 5)),
  inviting('/blindreceive'),
  inviting('/blindreceive', 'blinded', 'open'),
  wire('sendEnd', handing('/wallet/sendend', waiting, SIGNED)),
];
const snakeNode = [
  ...same(''),
  giveUp('', '{"failed":false}', false),
  refreshing('', '{}', []),
  balanceOf('', 'asset_id', '{"settled":1,"future":2,"spendable":3}'),
  unspents('/wallet/listunspents', '"assignment":{"amount":7}'),
  wire('createUtxosBegin', begun('', '{"up_to":true,"num":5,"size":1000,"fee_rate":2}')),
  wire('createUtxosEnd', ended('', SIGNED, '5', 5)),
  inviting('/wallet/blindreceive'),
  inviting('/wallet/witnessreceive', 'witness'),
  inviting('/wallet/blindreceive', undefined, 'open'),
  betaKeys,
  ...bitcoin,
];
const oneOf = (asked: ApiSend) => wire('sendBegin', sending('/wallet/sendbegin', asked, `{${ONE}}`));

const { expiryUnixSeconds: _ends, ...endless } = send();
const toTwo = send({ recipients: two });
const MAP_OF_TWO = `${wireMap('amount')},${MAP_TERMS}`;

const firstNode: Wire = {
  headers: ['xpub'],
  calls: [...camelNode, unspents('/wallet/listunspents', '"amount":7'), ...transfers('', ofTimes.amount)],
  lacks: [noConsignment, noKeys, ...noProof, noWitnessInvoice, ...noBitcoin],
};

export const WIRES: Readonly<Record<Dialect, Wire>> = {
  document: documentWire,
  'rgb-node-2025-04': firstNode,
  'rgb-node-2025-05': firstNode,
  'rgb-node-2025-06': {
    headers: ['xpub-van', 'xpub-col'],
    calls: [
      ...camelNode,
      alphaKeys(''),
      unspents('/wallet/listunspents', '"amount":7'),
      ...transfers('', ofTimes.amount),
    ],
    lacks: [noConsignment, ...noProof, noWitnessInvoice, ...noBitcoin],
  },
  'rgb-node-2025-07': {
    headers: ['xpub-van', 'xpub-col', 'master-fingerprint'],
    calls: [
      ...camelNode,
      wire('createUtxosBegin', begun('', '{"upTo":true,"num":5,"size":1000,"feeRate":2}')),
      betaKeys,
      unspents('/wallet/listunspents', '"assignment":{"amount":7}'),
      ...transfers('', ofTimes.assignment),
      oneOf(atOnce),
    ],
    lacks: [
      noConsignment,
      noWitnessInvoice,
      ...noBitcoin,
      ...fixed(5, atOnce),
      noWitnessRecipient(atOnce),
      noSend('a send that waits', 'waitForReceivers', { ...atOnce, donation: false }),
    ],
  },
  'rgb-node-2025-08': {
    headers: ['xpub-van', 'xpub-col', 'master-fingerprint'],
    calls: [
      ...snakeNode,
      ...transfers('', ofTimes.assignment),
      wire('sendBegin', sending('/wallet/sendbegin', send(), `{${ONE},"fee_rate":3,"min_confirmations":2}`)),
      wire(
        'sendBegin: a send to a witness recipient',
        sending(
          '/wallet/sendbegin',
          send({ recipients: [witnessOne] }),
          `{${ONE_WITNESS},"fee_rate":3,"min_confirmations":2}`,
        ),
      ),
      wire('sendEnd', handing('/wallet/sendend', send(), SIGNED)),
    ],
    lacks: [
      noConsignment,
      noSend('a send to two', 'manyRecipients', send({ recipients: two })),
      noSend('a send at once', 'broadcastAtOnce', send({ donation: true })),
    ],
  },
  'rgb-node-2026-03': {
    headers: ['xpub-van', 'xpub-col', 'master-fingerprint'],
    calls: [
      ...snakeNode,
      ...transfers('', ofTimes.timestamp),
      wire('listTransfers: the transfers of no asset yet', {
        ask: (api) => api.listTransfers(''),
        path: '/wallet/listtransfers',
        sent: '{"asset_id":null}',
        answer: '[]',
        value: [],
      }),
      wire(
        'sendBegin',
        sending(
          '/wallet/sendbegin',
          send({ donation: true }),
          `{${ONE},"donation":true,"fee_rate":3,"min_confirmations":2,${UNTIL}}`,
        ),
      ),
      wire(
        'sendBegin: a send that never ends',
        sending('/wallet/sendbegin', endless, `{${ONE},"donation":false,"fee_rate":3,"min_confirmations":2}`),
      ),
      wire(
        'sendBegin: a send to two',
        sending(
          '/wallet/sendbatchbegin',
          send({ recipients: twoOnSlots }),
          `{${wireMapOfSlots},${MAP_TERMS},${UNTIL}}`,
        ),
      ),
      wire(
        'sendEnd',
        handing(
          '/wallet/sendend',
          send(),
          SIGNED,
          `{"txid":"${TXID}","batch_transfer_idx":7,"entropy":18446744073709551615}`,
        ),
      ),
      wire(
        'sendEnd: the end of a send to two',
        handing('/wallet/sendbatchend', send({ recipients: twoOnSlots }), SIGNED),
      ),
    ],
    lacks: [
      noConsignment,
      noSend('one who wants an output beside another', 'witnessInBatch', send({ recipients: two })),
    ],
  },
  'rgb-node-api': {
    headers: ['xpub-van', 'xpub-col', 'master-fingerprint'],
    calls: [
      ...same('').filter(({ call }) => call !== 'decodeRgbInvoice'),
      giveUp('', '{"changed":true}', true),
      giveUp('', '{"changed":false}', false),
      giveUp('', 'true', true),
      refreshing('', '{}'),
      balanceOf('', 'asset_id'),
      unspents('/wallet/listunspents', '"assignment":{"amount":7}'),
      ...transfers('', ofTimes.timestamp),
      wire('createUtxosBegin', begun('', '{"up_to":true,"num":5,"size":1000,"fee_rate":2}')),
      wire('createUtxosEnd', ended('', SIGNED, '{"created":5}', 5)),
      inviting('/wallet/blindreceive'),
      inviting('/wallet/blindreceive', 'blinded', 'open'),
      wire('sendBegin: a send to two', sending('/wallet/sendbegin', toTwo, `{${MAP_OF_TWO},${UNTIL}}`)),
      wire('sendBegin: a send that nothing ends', {
        ...sending('/wallet/sendbegin', { ...endless, recipients: two }, `{${MAP_OF_TWO}}`),
        answer: `{"psbt":"${PSBT}"}`,
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
  },
  thunderlink: {
    headers: [],
    calls: [
      ...same('/api'),
      giveUp('/api', '{"message":"Transfer failed"}', null),
      refreshing('/api', '{"message":"Wallet refreshed"}'),
      balanceOf('/api', 'asset_id'),
      unspents('/api/wallet/listunspends', '"assignment":{"amount":7}'),
      ...transfers('/api', ofTimes.assignment),
      wire('createUtxosBegin', begun('/api', '{"up_to":true,"num":5,"size":1000,"fee_rate":2}')),
      wire('createUtxosEnd', ended('/api', SIGNED, '{"message":"UTXO created successfully"}', null)),
      wire('sendBegin', sending('/api/wallet/sendbegin', atOnce, `{${ONE}}`)),
      wire(
        'sendBegin: a send to a witness recipient',
        sending('/api/wallet/sendbegin', { ...atOnce, recipients: [witnessOne] }, `{${ONE_WITNESS}}`),
      ),
      wire('sendEnd', handing('/api/wallet/sendend', atOnce, SIGNED)),
      inviting('/api/invoice/create'),
    ],
    lacks: [
      noConsignment,
      noKeys,
      noWitnessInvoice,
      ...noBitcoin,
      ...fixed(5, atOnce),
      noSend('a send that waits', 'waitForReceivers', { ...atOnce, donation: false }),
      lack('createInvoice: an invoice for any asset', 'anyAssetInvoice', (api) =>
        api.createInvoice({ assetId: '', amount: 7n }),
      ),
    ],
  },
};
