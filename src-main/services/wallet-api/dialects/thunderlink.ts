import { ABILITIES, missingForSend } from '../../../base/service/abilities.ts';
import type { ApiNumbering } from '../../../ports/index.ts';
import * as common from '../dialect-parts/common.ts';
import { lacking, type WalletDialect } from '../dialect-parts/dialect.ts';
import { oneInvoice, sendBegin, sendEnd } from '../dialect-parts/common.ts';

/** RGB-OS/thunderlink-nodejs-server by its code (service-facts.md 1.3): one wallet, and no wallet headers. */
export function thunderlinkDialect(numbering: ApiNumbering): WalletDialect {
  const can = ABILITIES.thunderlink;
  const blinded = common.requestInvoice('/invoice/create', { openAsset: 'leftOut' });
  const begin = sendBegin('/wallet/sendbegin', oneInvoice);
  return {
    prefix: '/api',
    headers: [],
    calls: {
      ...common.inCommon,
      generateKeys: lacking('makeKeys'),
      assetBalance: common.assetBalance('asset_id'),
      // These names since March 2026. The server silently ignores others and builds at 5 sat/vB.
      createUtxosBegin: common.createUtxosBegin(common.slotFields.snake),
      createUtxosEnd: common.createUtxosEnd(common.slotFields.snake),
      listUnspents: common.listUnspents('/wallet/listunspends', '/wallet/listunspents'),
      listTransfers: common.listTransfers(numbering),
      // The server looks up the invoice's asset, and without one it fails with the slot taken.
      createInvoice: ({ assetId, kind }) => {
        if (kind === 'witness') return lacking('witnessInvoice');
        return assetId === '' ? lacking('anyAssetInvoice') : blinded;
      },
      // `/invoice/status` only reads the layout before 0.11.
      invoiceStatus: 'inTransfers',
      sendBegin: (asked) => {
        const lack = missingForSend(can, asked);
        return lack === null ? begin : { lacks: lack };
      },
      sendEnd: sendEnd('/wallet/sendend'),
      sendBtcBegin: lacking('sendBitcoin'),
      sendBtcEnd: lacking('sendBitcoin'),
      consignment: lacking('consignment'),
    },
  };
}
