import type { WalletApi } from '../../../../src-main/ports/index.ts';
import { ASSET } from './endpoints.ts';
import {
  alphaKeys,
  balanceOf,
  begun,
  BLINDED,
  ended,
  giveUp,
  handing,
  INVOICE,
  inviting,
  MAP_TERMS,
  noBitcoin,
  noConsignment,
  noWitnessInvoice,
  ofTimes,
  PSBT,
  refreshing,
  same,
  send,
  sending,
  transfer,
  transfers,
  two,
  unspents,
  wire,
  wireMap,
  wireTransfer,
  type Wire,
  type WireCall,
} from './wire-parts.ts';

/** The document’s own: all 16 wallet and 2 invoice endpoints of interface.md 4. */

/** Two recipients of one asset; the last leaves its blinding to the service. */
const three = send({
  recipients: [
    ...two,
    {
      ...{ assetId: ASSET, recipientId: 'second', amount: 3n, invoice: null, transportEndpoints: [] },
      witness: { amountSats: 1n, blinding: null },
    },
  ],
});
const MAP = `${wireMap('amount').replace(
  '}],',
  '},{"recipient_id":"second","witness_data":{"amount_sat":1},"amount":3,"transport_endpoints":[]}],',
)},${MAP_TERMS}`;

const firsts = [
  ...same('/api'),
  alphaKeys('/api'),
  balanceOf('/api', 'asset_id'),
  giveUp('/api', '', null),
  { ...refreshing('/api', ''), status: 201 },
  wire('createUtxosBegin', begun('/api', '{"upTo":true,"num":5,"size":1000,"feeRate":2}')),
  wire('createUtxosEnd', ended('/api', `{"signedPsbt":"${PSBT}"}`, '55', 55)),
  unspents('/api/wallet/listunspends', '"amount":7'),
  wire('sendBegin', sending('/api/wallet/sendbegin', three, `{${MAP}}`)),
  wire('sendEnd', handing('/api/wallet/sendend', three, `{${MAP},"signed_psbt":"${PSBT}"}`)),
  ...transfers('/api', ofTimes.amount).filter(({ call }) => call === 'listTransfers'),
  inviting('/api/invoice/create'),
  wire('invoiceStatus', {
    ask: (api) => api.invoiceStatus(INVOICE),
    path: '/api/invoice/status',
    sent: `{"invoice":"${INVOICE}"}`,
    answer: wireTransfer(4, BLINDED, ofTimes.amount),
    value: transfer(4, BLINDED, ofTimes.amount),
  }),
];

export const documentWire: Wire = {
  headers: ['xpub', 'xpub-van', 'xpub-col', 'master-fingerprint'],
  calls: [
    ...firsts,
    { ...inviting('/api/invoice/create', undefined, 'open'), sent: '{"asset_id":"","amount":7}' },
  ],
  lacks: [noConsignment, noWitnessInvoice, ...noBitcoin],
};

export interface EndpointCase extends WireCall {
  readonly name: keyof WalletApi;
  readonly kind: 'read' | 'begin' | 'end' | 'other';
  /** The same endpoint's path on other servers, tried if `path` is missing. */
  readonly elsewhere?: string;
  readonly status: number;
}

const READ = /^(?:list|btcBalance|assetBalance|decode|invoiceStatus)/;

/** Each endpoint once, as the document has it. */
export const endpoints: readonly EndpointCase[] = firsts.map((one) => ({
  ...{ ...one, name: one.call, status: one.status ?? 200 },
  kind: READ.test(one.call)
    ? 'read'
    : one.call.endsWith('Begin')
      ? 'begin'
      : one.call.endsWith('End')
        ? 'end'
        : 'other',
  ...(one.call === 'listUnspents' ? { elsewhere: '/api/wallet/listunspents' } : {}),
}));
export const caseOf = (name: keyof WalletApi): EndpointCase => endpoints.find((each) => each.name === name)!;
