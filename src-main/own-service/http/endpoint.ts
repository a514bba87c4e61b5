import type { IncomingHttpHeaders } from 'node:http';
import * as v from 'valibot';
import type { Wallets } from './wallets.ts';
import type { Build } from '../rgb-lib/build.ts';
import type { RgbWallet } from '../rgb-lib/wallet.ts';
import type { WatchedKeys } from '../../base/own-service-state.ts';
import { invalid, type ServedAnswer, type InvalidField } from '../../serving/answers.ts';
import { header, type Body } from '../../serving/request.ts';
import { fit } from '../../serving/shape.ts';

/** Public keys only: private ones begin otherwise and belong in no header. */
const XPUB = /^[xt]pub[1-9A-HJ-NP-Za-km-z]{100,112}$/;
const FINGERPRINT = /^[0-9a-f]{8}$/i;

/** Today's three headers (service-facts.md 1.2), or the document's `xpub`, the vanilla account's. */
export function readKeys(headers: IncomingHttpHeaders): {
  readonly keys: WatchedKeys | null;
  readonly problems: readonly InvalidField[];
} {
  const xpubVanilla = header(headers, 'xpub-van') ?? header(headers, 'xpub');
  const xpubColored = header(headers, 'xpub-col');
  const fingerprint = header(headers, 'master-fingerprint');
  const problems = [
    ...problemsOf('xpub-van', xpubVanilla, XPUB),
    ...problemsOf('xpub-col', xpubColored, XPUB),
    ...problemsOf('master-fingerprint', fingerprint, FINGERPRINT),
  ];
  if (xpubVanilla === null || xpubColored === null || fingerprint === null || problems.length > 0)
    return { keys: null, problems };
  // One spelling: rgb-lib names a folder by it, and another spelling would use the wallet's slots again.
  return { keys: { xpubVanilla, xpubColored, fingerprint: fingerprint.toLowerCase() }, problems };
}

/** Doesn't repeat the value: it may be a secret. */
function problemsOf(name: string, value: string | null, form: RegExp): InvalidField[] {
  const at = { loc: ['header', name], input: null };
  if (value === null) return [{ type: 'missing', msg: 'Field required', ...at }];
  if (form.test(value)) return [];
  return [{ type: 'value_error', msg: 'Input should be a public key or its fingerprint', ...at }];
}

export interface OwnServiceSettings {
  invoiceSeconds: number;
  witnessInvoices: boolean;
  /** Whether a begin reserves inputs. If not, rgb-lib ends its process at the end of a send beside other assets. */
  keepsBegun: boolean;
}

/** RGB-Node's own (service-facts.md 1.3). */
export function defaultSettings(): OwnServiceSettings {
  return { invoiceSeconds: 1_500, witnessInvoices: false, keepsBegun: false };
}

export interface Service {
  readonly build: Build;
  readonly wallets: Wallets;
  readonly settings: OwnServiceSettings;
}

export interface ServedCall {
  readonly service: Service;
  readonly headers: IncomingHttpHeaders;
  readonly body: Body;
}

/** Throws ServedRefusal, and RgbLibError for the library's failures. */
export interface ServedEndpoint {
  readonly path: string;
  readonly run: (call: ServedCall) => Promise<ServedAnswer>;
}

export interface WalletRequest<T> {
  readonly service: Service;
  readonly wallet: RgbWallet;
  readonly asked: T;
}

export const nothing = v.unknown();

/** Reports all problems of headers and body before it looks for the wallet, as the real server does. */
export function forWallet<S extends v.GenericSchema>(
  path: string,
  asks: S,
  run: (at: WalletRequest<v.InferOutput<S>>) => Promise<ServedAnswer>,
): ServedEndpoint {
  return withKeys(path, asks, async (call, keys, asked) =>
    run({ service: call.service, wallet: await call.service.wallets.find(keys), asked }),
  );
}

export function withKeys<S extends v.GenericSchema>(
  path: string,
  asks: S,
  run: (call: ServedCall, keys: WatchedKeys, asked: v.InferOutput<S>) => Promise<ServedAnswer>,
): ServedEndpoint {
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

export function nowSeconds(): bigint {
  return BigInt(Math.floor(Date.now() / 1000));
}
