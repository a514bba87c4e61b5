import type { IncomingHttpHeaders } from 'node:http';
import type { Answer } from '../../serving/answers.ts';
import type { FaultSwitch } from './faults.ts';
import type { Body } from '../../serving/request.ts';
import { identify } from './identify.ts';
import type { ServedWallet } from '../chain/wallets.ts';
import type { World } from '../chain/store.ts';

export interface Call {
  readonly world: World;
  readonly headers: IncomingHttpHeaders;
  readonly body: Body;
  readonly faults: FaultSwitch;
}

/** One endpoint of the interface. `run` throws a Refusal for what it does not do. */
export interface Endpoint {
  /** As in the interface document, without `/api`. */
  readonly path: string;
  readonly run: (call: Call) => Answer | Promise<Answer>;
}

/** An endpoint for a registered wallet, run as one atomic act. */
export function forWallet(path: string, run: (call: Call, wallet: ServedWallet) => Answer): Endpoint {
  return {
    path,
    run: (call) => call.world.store.atomic(() => run(call, identify(call.world, call.headers))),
  };
}

/** `/wallet/createutxosend` is called `createutxosend`. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
