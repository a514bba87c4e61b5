import type { IncomingHttpHeaders } from 'node:http';
import * as v from 'valibot';
import type { Wallets } from './wallets.ts';
import type { Build } from '../rgb-lib/build.ts';
import type { RgbWallet } from '../rgb-lib/wallet.ts';
import type { WatchedKeys } from '../../base/own-service-state.ts';
import { invalid, type Answer, type InvalidField } from '../../serving/answers.ts';
import { header, type Body } from '../../serving/request.ts';
import { fit } from '../../serving/shape.ts';

/** Public ones alone: a private key has another beginning, and is no header's business. */
const XPUB = /^[xt]pub[1-9A-HJ-NP-Za-km-z]{100,112}$/;
const FINGERPRINT = /^[0-9a-f]{8}$/i;

/**
 * The wallet that a request names, by the three headers of today's servers (service-facts.md 1.2). The document's own
 * `xpub` is the vanilla account's.
 */
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
  // In one spelling: rgb-lib names a folder by it, and another one of the same wallet would use its slots once more.
  return { keys: { xpubVanilla, xpubColored, fingerprint: fingerprint.toLowerCase() }, problems };
}

/** What was given is not said again: it may be a secret. */
function problemsOf(name: string, value: string | null, form: RegExp): InvalidField[] {
  const at = { loc: ['header', name], input: null };
  if (value === null) return [{ type: 'missing', msg: 'Field required', ...at }];
  if (form.test(value)) return [];
  return [{ type: 'value_error', msg: 'Input should be a public key or its fingerprint', ...at }];
}

/** What may be chosen of a running service. */
export interface Settings {
  /** How long an invoice lasts where the request does not say. */
  invoiceSeconds: number;
  /** The document's `/invoice/create` has no field to ask for a witness invoice: this has it answer one. */
  witnessInvoices: boolean;
  /**
   * Whether a begin call reserves what it would spend until it is ended or given up. Not so unless told: rgb-lib ends
   * its own process at the end of a send that was kept so, where another asset rides on what it spends.
   */
  keepsBegun: boolean;
}

/** RGB-Node's own (service-facts.md 1.3). */
export function defaultSettings(): Settings {
  return { invoiceSeconds: 1_500, witnessInvoices: false, keepsBegun: false };
}

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
