import type { ApiNumbering } from '../../../ports/index.ts';
import * as t from '../dialect-parts/transfer-schemas.ts';
import * as common from '../dialect-parts/common.ts';
import { lacking, type WalletDialect } from '../dialect-parts/dialect.ts';
import {
  withExpiry,
  mapOfRecipients,
  sendBegin,
  sendBtcBegin,
  sendBtcEnd,
  sendEnd,
} from '../dialect-parts/common.ts';

const { post, slotFields } = common;

/**
 * interface.md 4 field for field, in its mixed styles. Two gaps are settled: `sendend` carries `sendbegin`'s fields plus
 * `signed_psbt` (as written it can't carry a signed transaction), and strings may lack JSON's quotes.
 */
export function documentDialect(numbering: ApiNumbering): WalletDialect {
  const send = mapOfRecipients('amount');
  const invoice = common.requestInvoice('/invoice/create', { openAsset: 'empty' });
  return {
    prefix: '/api',
    // The document has `xpub` alone; newer servers find theirs, others ignore them (service-facts.md 1.2).
    headers: ['xpub', 'xpub-van', 'xpub-col', 'master-fingerprint'],
    calls: {
      ...common.inCommon,
      generateKeys: common.generateKeys,
      assetBalance: common.assetBalance('asset_id'),
      createUtxosBegin: common.createUtxosBegin(slotFields.camel),
      createUtxosEnd: common.createUtxosEnd(slotFields.camel),
      listUnspents: common.listUnspents('/wallet/listunspends', '/wallet/listunspents'),
      sendBegin: sendBegin('/wallet/sendbegin', send),
      sendEnd: sendEnd('/wallet/sendend', send),
      listTransfers: common.listTransfers(numbering),
      failTransfers: { ...common.inCommon.failTransfers, mayBeEmpty: true },
      // 201 in the document, 200 on every real server (service-facts.md 1.3).
      refresh: { ...common.inCommon.refresh, ok: [201, 200], mayBeEmpty: true },
      // The service chooses the kind: none can be asked for.
      createInvoice: ({ kind }) => (kind === 'witness' ? lacking('witnessInvoice') : invoice),
      invoiceStatus: {
        ...post('/invoice/status'),
        kind: 'read',
        body: (invoice) => ({ invoice }),
        answer: t.transferBy(numbering),
      },
      sendBtcBegin: lacking('sendBitcoin'),
      sendBtcEnd: lacking('sendBitcoin'),
      consignment: lacking('consignment'),
    },
  };
}

/** The document, and RGB-Node's two bitcoin calls under the same prefix. */
export function practiceDialect(numbering: ApiNumbering): WalletDialect {
  const { calls, ...document } = documentDialect(numbering);
  return { ...document, calls: { ...calls, sendBtcBegin, sendBtcEnd } };
}

export function ownDialect(numbering: ApiNumbering): WalletDialect {
  const { calls, ...document } = practiceDialect(numbering);
  const invoice = common.requestInvoice('/invoice/create', { openAsset: 'empty' });
  const createInvoice: typeof invoice = {
    ...invoice,
    body: ({ assetId, amount, kind }) => ({ asset_id: assetId, amount, ...(kind && { kind }) }),
  };
  const begin = sendBegin('/wallet/sendbegin', withExpiry(mapOfRecipients('amount')));
  return { ...document, calls: { ...calls, createInvoice, sendBegin: begin } };
}
