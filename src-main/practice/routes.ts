import type { Endpoint } from './endpoint.ts';
import { address } from './endpoints/address.ts';
import { btcBalance } from './endpoints/btc-balance.ts';
import { createUtxosBegin } from './endpoints/create-utxos-begin.ts';
import { createUtxosEnd } from './endpoints/create-utxos-end.ts';
import { generateKeys } from './endpoints/generate-keys.ts';
import { listAssets } from './endpoints/list-assets.ts';
import { listUnspents } from './endpoints/list-unspents.ts';
import { notSupported } from './endpoints/not-supported.ts';
import { refresh } from './endpoints/refresh.ts';
import { register } from './endpoints/register.ts';

/** All 18 endpoints of the interface (interface.md 4), by path. */
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
    ...notSupported,
  ].map((endpoint) => [`/api${endpoint.path}`, endpoint]),
);
