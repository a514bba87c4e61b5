import { ABILITIES, lackOfSend } from '../../../base/service/abilities.ts';
import type { ApiNumbering } from '../../../ports/index.ts';
import * as common from '../dialect-parts/common.ts';
import { lacking, type Dialect } from '../dialect-parts/dialect.ts';
import { oneInvoice, sendBegin, sendEnd } from '../dialect-parts/sends.ts';

/**
 * RGB-OS/thunderlink-nodejs-server by its own code (src/routes/*.ts, src/services/walletService.ts): one wallet, set up
 * by whoever runs it, in front of an RGB-Node. It reads no header that names a wallet, so none is sent: what it answers
 * of another wallet than ours is refused by our own derivation.
 */
export function thunderlinkDialect(numbering: ApiNumbering): Dialect {
  const can = ABILITIES.thunderlink;
  const blinded = common.createInvoice('/invoice/create', { openAsset: 'leftOut' });
  const begin = sendBegin('/wallet/sendbegin', oneInvoice);
  return {
    prefix: '/api',
    headers: [],
    calls: {
      ...common.inCommon,
      generateKeys: lacking('makeKeys'),
      assetBalance: common.assetBalance('asset_id'),
      // Since March 2026. Other names than these it leaves out in silence, and builds at 5 sat/vB.
      createUtxosBegin: common.createUtxosBegin(common.slotFields.snake),
      createUtxosEnd: common.createUtxosEnd(common.slotFields.snake),
      listUnspents: common.listUnspents('/wallet/listunspends', '/wallet/listunspents'),
      listTransfers: common.listTransfers(numbering),
      // It looks the asset up in the invoice that it made, and fails with the slot taken where there is none.
      createInvoice: ({ assetId, kind }) => {
        if (kind === 'witness') return lacking('witnessInvoice');
        return assetId === '' ? lacking('anyAssetInvoice') : blinded;
      },
      // `/invoice/status` reads the layout from before 0.11 alone.
      invoiceStatus: 'inTransfers',
      sendBegin: (asked) => {
        const lack = lackOfSend(can, asked);
        return lack === null ? begin : { lacks: lack };
      },
      sendEnd: sendEnd('/wallet/sendend'),
      sendBtcBegin: lacking('sendBitcoin'),
      sendBtcEnd: lacking('sendBitcoin'),
      consignment: lacking('consignment'),
    },
  };
}
