import type { IncomingHttpHeaders } from 'node:http';
import * as v from 'valibot';
import { invalid, type Answer } from '../../serving/answers.ts';
import type { Body } from '../../serving/request.ts';
import { fit } from '../../serving/shape.ts';
import type { Build } from '../rgb-lib/build.ts';
import type { RgbWallet, WatchedKeys } from '../rgb-lib/wallet.ts';
import { readKeys } from './keys.ts';
import type { Settings } from './settings.ts';
import type { Wallets } from './wallets.ts';

/** What every endpoint works on. */
export interface Service {
  readonly build: Build;
  readonly wallets: Wallets;
  readonly settings: Settings;
}

export interface Call {
  readonly service: Service;
  readonly headers: IncomingHttpHeaders;
  readonly body: Body;
}

/** One endpoint of a dialect. Throws a Refusal, or RgbLibError for what the library refuses. */
export interface Endpoint {
  readonly path: string;
  readonly run: (call: Call) => Promise<Answer>;
}

/** What an endpoint for one wallet is given. */
export interface Asked<T> {
  readonly service: Service;
  readonly wallet: RgbWallet;
  readonly asked: T;
}

/** For a body that is not looked at. */
export const nothing = v.unknown();

/**
 * An endpoint for a wallet that was registered before. As the real server does, it names what is wrong with headers and
 * body at once, before it looks for the wallet.
 */
export function forWallet<S extends v.GenericSchema>(
  path: string,
  asks: S,
  run: (at: Asked<v.InferOutput<S>>) => Promise<Answer>,
): Endpoint {
  return withKeys(path, asks, async (call, keys, asked) =>
    run({ service: call.service, wallet: await call.service.wallets.find(keys), asked }),
  );
}

/** The same for a wallet that may be new. */
export function withKeys<S extends v.GenericSchema>(
  path: string,
  asks: S,
  run: (call: Call, keys: WatchedKeys, asked: v.InferOutput<S>) => Promise<Answer>,
): Endpoint {
  return {
    path,
    run: async (call) => {
      const { keys, problems } = readKeys(call.headers);
      const read = fit(asks, call.body);
      if (keys === null || !read.success)
        throw invalid([...problems, ...(read.success ? [] : read.problems)]);
      return run(call, keys, read.output);
    },
  };
}

/** As the real service counts time. */
export function nowSeconds(): bigint {
  return BigInt(Math.floor(Date.now() / 1000));
}
