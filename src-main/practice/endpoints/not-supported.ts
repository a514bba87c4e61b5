import { libraryError } from '../answers.ts';
import { forWallet, type Endpoint } from '../endpoint.ts';

/** Endpoints of the interface that the practice service does not have. They say so; none pretends. */
export const notSupported: readonly Endpoint[] = [
  '/wallet/assetbalance',
  '/wallet/sendbegin',
  '/wallet/sendend',
  '/wallet/listtransfers',
  '/wallet/failtransfers',
  '/wallet/issueassetnia',
  '/wallet/decodergbinvoice',
  '/invoice/create',
  '/invoice/status',
].map((path) =>
  forWallet(path, () => {
    throw libraryError('NotSupported', `The practice service does not have ${path} yet`);
  }),
);
