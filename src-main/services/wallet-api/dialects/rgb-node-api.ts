import { ABILITIES, missingForSend } from '../../../base/service/abilities.ts';
import type { ApiNumbering } from '../../../ports/index.ts';
import * as common from '../dialect-parts/common.ts';
import * as own from '../dialect-parts/dialect.ts';
import { lacking, type WalletDialect } from '../dialect-parts/dialect.ts';
import { mapOfRecipients, sendBegin, sendEnd, withExpiry } from '../dialect-parts/common.ts';

const { post, slotFields } = common;

/** UTEXO-Protocol/rgb-node-api by its swagger.yaml of 0.2.0 (August 2026). Before it: bare values, no objects. */
export function rgbNodeApiDialect(numbering: ApiNumbering): WalletDialect {
  const can = ABILITIES['rgb-node-api'];
  const { inCommon } = common;
  const blinded = common.requestInvoice('/wallet/blindreceive', { openAsset: 'leftOut' });
  // Both lines after 0.2.0 require the expiry; 0.2.0 silently ignores it.
  const begin = sendBegin('/wallet/sendbegin', withExpiry(mapOfRecipients('amount')));
  return {
    prefix: '',
    headers: ['xpub-van', 'xpub-col', 'master-fingerprint'],
    calls: {
      ...inCommon,
      generateKeys: lacking('makeKeys'),
      address: { ...inCommon.address, answer: own.address },
      assetBalance: common.assetBalance('asset_id'),
      createUtxosBegin: common.createUtxosBegin(slotFields.snake),
      createUtxosEnd: { ...common.createUtxosEnd(slotFields.snake), answer: own.utxosMade },
      listUnspents: common.listUnspents('/wallet/listunspents', '/wallet/listunspends'),
      listTransfers: common.listTransfers(numbering),
      failTransfers: { ...inCommon.failTransfers, answer: own.failOutcome },
      refresh: { ...inCommon.refresh, answer: own.refreshOutcome },
      decodeRgbInvoice: lacking('decode'),
      createInvoice: ({ kind }) => (kind === 'witness' ? lacking('witnessInvoice') : blinded),
      invoiceStatus: 'inTransfers',
      sendBegin: (asked) => {
        const lack = missingForSend(can, asked);
        return lack === null ? begin : { lacks: lack };
      },
      sendEnd: sendEnd('/wallet/sendend'),
      sendBtcBegin: lacking('sendBitcoin'),
      sendBtcEnd: lacking('sendBitcoin'),
      consignment: {
        ...post('/wallet/getconsignment'),
        kind: 'read',
        body: ({ assetId, txid }) => ({ asset_id: assetId, txid }),
        answer: own.consignment,
        isList: true,
      },
    },
  };
}
