import { ok } from '../answers.ts';
import { forWallet } from '../endpoint.ts';

/** No asset is on the practice ledger yet: it has no endpoint that issues one. */
export const listAssets = forWallet('/wallet/listassets', () => ok({ nia: [], uda: [], cfa: [] }));
