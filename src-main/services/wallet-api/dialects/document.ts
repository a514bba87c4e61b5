import type { ApiNumbering } from '../../../ports/index.ts';
import * as t from '../dialect-parts/transfer-schemas.ts';
import * as common from '../dialect-parts/common.ts';
import { lacking, type Dialect } from '../dialect-parts/dialect.ts';
import {
  withExpiry,
  mapOfRecipients,
  sendBegin,
  sendBtcBegin,
  sendBtcEnd,
  sendEnd,
} from '../dialect-parts/sends.ts';

const { post, slotFields } = common;

/**
 * The interface as interface.md 4 writes it, field for field, in its mixed styles. Two things it leaves open are
 * settled here: `sendend` carries the fields of `sendbegin` plus `signed_psbt` (as written it could not hand over a
 * signed transaction at all), and a string answer may come with or without JSON's quotes.
 */
export function documentDialect(numbering: ApiNumbering): Dialect {
  const send = mapOfRecipients('amount');
  const invoice = common.createInvoice('/invoice/create', { openAsset: 'empty' });
  return {
    prefix: '/api',
    // It names `xpub` alone; who reads the later ones finds them too, and others ignore them (service-facts.md 1.2).
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
      // Which kind it makes is the service's own affair: one that was wanted cannot be said.
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

/** The built-in service: the document, and RGB-Node's two calls for plain bitcoin under the same prefix. */
export function practiceDialect(numbering: ApiNumbering): Dialect {
  const { calls, ...document } = documentDialect(numbering);
  return { ...document, calls: { ...calls, sendBtcBegin, sendBtcEnd } };
}

/** Ochre's own service: as the built-in one, and which kind of invoice is wanted and when a send ends can be said. */
export function ownDialect(numbering: ApiNumbering): Dialect {
  const { calls, ...document } = practiceDialect(numbering);
  const invoice = common.createInvoice('/invoice/create', { openAsset: 'empty' });
  const createInvoice: typeof invoice = {
    ...invoice,
    body: ({ assetId, amount, kind }) => ({ asset_id: assetId, amount, ...(kind && { kind }) }),
  };
  const begin = sendBegin('/wallet/sendbegin', withExpiry(mapOfRecipients('amount')));
  return { ...document, calls: { ...calls, createInvoice, sendBegin: begin } };
}
