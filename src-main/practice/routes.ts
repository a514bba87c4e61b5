import type { Endpoint } from './endpoint.ts';
import { address } from './endpoints/address.ts';
import { assetBalance } from './endpoints/asset-balance.ts';
import { btcBalance } from './endpoints/btc-balance.ts';
import { createUtxosBegin } from './endpoints/create-utxos-begin.ts';
import { createUtxosEnd } from './endpoints/create-utxos-end.ts';
import { failTransfers } from './endpoints/fail-transfers.ts';
import { generateKeys } from './endpoints/generate-keys.ts';
import { createInvoice, decodeRgbInvoice, invoiceStatus } from './endpoints/invoices.ts';
import { issueAssetNia } from './endpoints/issue-asset-nia.ts';
import { listAssets } from './endpoints/list-assets.ts';
import { listTransfers } from './endpoints/list-transfers.ts';
import { listUnspents } from './endpoints/list-unspents.ts';
import { refresh } from './endpoints/refresh.ts';
import { register } from './endpoints/register.ts';
import { sendBtcBegin, sendBtcEnd } from './endpoints/send-btc.ts';
import { sendBegin, sendEnd } from './endpoints/sends.ts';

/** All 18 endpoints of the interface (interface.md 4), and RGB-Node's two for plain bitcoin, by path. */
export const routes: ReadonlyMap<string, Endpoint> = new Map(
  [
    generateKeys,
    register,
    address,
    btcBalance,
    listUnspents,
    listAssets,
    refresh,
    createUtxosBegin,
    createUtxosEnd,
    assetBalance,
    issueAssetNia,
    listTransfers,
    failTransfers,
    createInvoice,
    invoiceStatus,
    decodeRgbInvoice,
    sendBegin,
    sendEnd,
    sendBtcBegin,
    sendBtcEnd,
  ].map((endpoint) => [`/api${endpoint.path}`, endpoint]),
);
