import { ABILITIES, missingForSend } from '../../../base/service/abilities.ts';
import type { Dialect } from '../../../../src-preload/contract/connection.ts';
import type { ApiNumbering } from '../../../ports/index.ts';
import * as common from '../dialect-parts/common.ts';
import { lacking, type WalletDialect, type WireJson, type WalletHeader } from '../dialect-parts/dialect.ts';
import {
  withExpiry,
  mapOfRecipients,
  oneInvoice,
  sendBegin,
  sendBtcBegin,
  sendBtcEnd,
  sendEnd,
} from '../dialect-parts/common.ts';

export type RgbNode = Extract<Dialect, `rgb-node-202${string}`>;

interface Era {
  readonly headers: readonly WalletHeader[];
  readonly fields: 'camel' | 'snake';
  readonly blindReceive: '/blindreceive' | '/wallet/blindreceive';
  readonly sendSays: readonly ('donation' | 'feeRate' | 'minConfirmations')[];
  /** A send's expiry: read by UTEXO's line since 2026-05, ignored by RGB-Node's. */
  readonly sendLasts: typeof withExpiry;
  readonly listsOpenTransfers: boolean;
}

const KEYS = ['xpub-van', 'xpub-col'] as const;
const KEYS_AND_FINGERPRINT = [...KEYS, 'master-fingerprint'] as const;

const FIRST: Era = {
  headers: KEYS_AND_FINGERPRINT,
  fields: 'camel',
  blindReceive: '/blindreceive',
  sendSays: [],
  sendLasts: (body) => body,
  listsOpenTransfers: false,
};

const SECOND: Era = {
  headers: KEYS_AND_FINGERPRINT,
  fields: 'snake',
  blindReceive: '/wallet/blindreceive',
  sendSays: ['feeRate', 'minConfirmations'],
  sendLasts: (body) => body,
  listsOpenTransfers: false,
};

/**
 * RGB-OS/RGB-Node and its continuation UTEXO-Protocol/rgb-node by their code: src/routes.py, src/rgb_model.py and
 * src/dependencies.py at d786e9e (2025-05), 172827f (2025-06), 00f0b2f (2025-07), 68846aa (2025-08) and 1628087 (2026).
 */
const ERAS: Readonly<Record<RgbNode, Era>> = {
  'rgb-node-2025-04': { ...FIRST, headers: ['xpub'] },
  'rgb-node-2025-05': { ...FIRST, headers: ['xpub'] },
  'rgb-node-2025-06': { ...FIRST, headers: KEYS },
  'rgb-node-2025-07': FIRST,
  'rgb-node-2025-08': SECOND,
  'rgb-node-2026-03': {
    ...SECOND,
    sendSays: ['donation', 'feeRate', 'minConfirmations'],
    sendLasts: withExpiry,
    listsOpenTransfers: true,
  },
};

/** RGB-Node has no invoice calls: blind and witness receives stand for them. */
export function rgbNodeDialect(name: RgbNode, numbering: ApiNumbering): WalletDialect {
  const era = ERAS[name];
  const can = ABILITIES[name];
  const fields = common.slotFields[era.fields];
  const sends = sendsOf(era);
  const blinded = common.requestInvoice(era.blindReceive, {
    elsewhere: era.blindReceive === '/blindreceive' ? '/wallet/blindreceive' : '/blindreceive',
    openAsset: 'leftOut',
  });
  const witness = common.requestInvoice('/wallet/witnessreceive', { openAsset: 'leftOut' });
  return {
    prefix: '',
    headers: era.headers,
    calls: {
      ...common.inCommon,
      generateKeys: can.makesKeys ? common.generateKeys : lacking('makeKeys'),
      assetBalance: common.assetBalance(era.fields === 'camel' ? 'assetId' : 'asset_id'),
      createUtxosBegin: can.provable ? common.createUtxosBegin(fields) : lacking('proof'),
      createUtxosEnd: common.createUtxosEnd(fields),
      listUnspents: common.listUnspents('/wallet/listunspents', '/wallet/listunspends'),
      listTransfers: listTransfers(era, numbering),
      createInvoice: ({ kind }) => {
        if (kind !== 'witness') return blinded;
        return can.invoices.includes('witness') ? witness : lacking('witnessInvoice');
      },
      invoiceStatus: 'inTransfers',
      sendBegin: (asked) => {
        const lack = missingForSend(can, asked);
        if (lack !== null) return { lacks: lack };
        return asked.recipients.length > 1 ? sends.many.begin : sends.one.begin;
      },
      sendEnd: (asked) => (asked.recipients.length > 1 ? sends.many.end : sends.one.end),
      sendBtcBegin: can.sendsBitcoin ? sendBtcBegin : lacking('sendBitcoin'),
      sendBtcEnd: can.sendsBitcoin ? sendBtcEnd : lacking('sendBitcoin'),
      consignment: lacking('consignment'),
    },
  };
}

function sendsOf({ sendSays, sendLasts }: Era) {
  const end = sendEnd('/wallet/sendend');
  const one = sendLasts((asked) => {
    const { donation, rateSatsPerVb, minConfirmations } = asked;
    return {
      ...oneInvoice(asked),
      ...(sendSays.includes('donation') ? { donation } : {}),
      ...(sendSays.includes('feeRate') ? { fee_rate: rateSatsPerVb } : {}),
      ...(sendSays.includes('minConfirmations') ? { min_confirmations: minConfirmations } : {}),
    };
  });
  return {
    one: { begin: sendBegin('/wallet/sendbegin', one), end },
    many: {
      begin: sendBegin('/wallet/sendbatchbegin', sendLasts(mapOfRecipients('assignment'))),
      end: sendEnd('/wallet/sendbatchend'),
    },
  };
}

function listTransfers({ listsOpenTransfers }: Era, numbering: ApiNumbering): common.Common<'listTransfers'> {
  const body = (assetId: string): WireJson => ({
    asset_id: assetId === '' && listsOpenTransfers ? null : assetId,
  });
  return { ...common.listTransfers(numbering), body };
}
