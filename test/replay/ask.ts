import type { WalletApi } from '../../src-main/ports/index.ts';
import { ASSET } from '../unit/services/wallet-api/endpoints.ts';
import type { Exchange } from './recordings.ts';

const RECIPIENT = 'bcrt:utxob:iKon~sZV-0LPPDWD-mmgLMnN-9_10l4D-LTPXdsK-zx~6Zli-7cHCr';
const INVOICE = `${ASSET}/~/~/${RECIPIENT}`;
const PSBT = 'cHNidP8BAAoCAAAAAAAAAAAAAAA=';
const one = {
  ...{ assetId: ASSET, amount: 1n, recipientId: RECIPIENT, invoice: INVOICE },
  ...{ witness: null, transportEndpoints: [] },
};
const send = { recipients: [one], donation: false, rateSatsPerVb: 5, minConfirmations: 1 };

type Asking = (api: WalletApi) => Promise<unknown>;

/**
 * How Ochre asks what was asked here, by the last part of its path. What is asked does not matter: the answer is the
 * recorded one. Null: Ochre never asks it.
 */
export function askingOf({ method, path }: Exchange): Asking | null {
  if (method !== 'POST') return null;
  const last = path.split('/').at(-1) ?? '';
  return ASKED[path.includes('/invoice/') ? `invoice/${last}` : last] ?? null;
}

const ASKED: Readonly<Record<string, Asking>> = {
  register: (api) => api.register(),
  listassets: (api) => api.listAssets(),
  listunspents: (api) => api.listUnspents(),
  listunspends: (api) => api.listUnspents(),
  listtransfers: (api) => api.listTransfers(ASSET),
  btcbalance: (api) => api.btcBalance(),
  assetbalance: (api) => api.assetBalance(ASSET),
  address: (api) => api.address(),
  refresh: (api) => api.refresh(),
  blindreceive: (api) => api.createInvoice({ assetId: ASSET, amount: 1n, kind: 'blinded' }),
  witnessreceive: (api) => api.createInvoice({ assetId: ASSET, amount: 1n, kind: 'witness' }),
  'invoice/create': (api) => api.createInvoice({ assetId: ASSET, amount: 1n }),
  decodergbinvoice: (api) => api.decodeRgbInvoice(INVOICE),
  issueassetnia: (api) => api.issueAssetNia({ ticker: 'A', name: 'A', amounts: [1n], precision: 0 }),
  failtransfers: (api) => api.failTransfers({ batchTransferIdx: 1 }),
  createutxosbegin: (api) =>
    api.createUtxosBegin({ upTo: false, num: 1, sizeSats: 1_000n, rateSatsPerVb: 5 }),
  createutxosend: (api) => api.createUtxosEnd(PSBT),
  sendbegin: (api) => api.sendBegin(send),
  sendend: (api) => api.sendEnd(send, PSBT),
  sendbatchbegin: (api) => api.sendBegin({ ...send, recipients: [one, one] }),
  sendbatchend: (api) => api.sendEnd({ ...send, recipients: [one, one] }, PSBT),
  sendbtcbegin: (api) => api.sendBtcBegin({ address: 'bcrt1q', amountSats: 1n, rateSatsPerVb: 5 }),
  sendbtcend: (api) => api.sendBtcEnd(PSBT),
};
