import type { IncomingHttpHeaders } from 'node:http';
import type { Answer } from '../../../src-main/practice/answers.ts';
import type { Body } from '../../../src-main/practice/fields.ts';
import type { Build } from '../rgb-lib/builds.ts';
import type { RgbWallet } from '../rgb-lib/wallet.ts';
import type { Lies } from './lies.ts';
import type { Settings } from './settings.ts';
import type { SignedPsbts } from './signed-psbts.ts';
import type { Wallets } from './wallets.ts';

/** What every endpoint works on. */
export interface Service {
  readonly build: Build;
  readonly wallets: Wallets;
  readonly settings: Settings;
  readonly lies: Lies;
  readonly signed: SignedPsbts;
  /** Fresh words and keys of rgb-lib's own making. */
  readonly generateKeys: () => Promise<GeneratedKeys>;
}

export interface GeneratedKeys {
  readonly mnemonic: string;
  readonly xpub: string;
  readonly accountXpubVanilla: string;
  readonly accountXpubColored: string;
  readonly masterFingerprint: string;
}

export interface Call {
  readonly service: Service;
  readonly headers: IncomingHttpHeaders;
  readonly body: Body;
  /** The last word of the path. */
  readonly name: string;
}

/** One endpoint of a dialect. Throws a Refusal, or RgbLibError for what the library refuses. */
export interface Endpoint {
  readonly path: string;
  readonly run: (call: Call) => Promise<Answer>;
}

/** An endpoint for a wallet that was registered before. */
export function forWallet(path: string, run: (call: Call, wallet: RgbWallet) => Promise<Answer>): Endpoint {
  return { path, run: async (call) => run(call, await call.service.wallets.find(call.headers)) };
}

/** As the real service counts time. */
export function nowSeconds(): bigint {
  return BigInt(Math.floor(Date.now() / 1000));
}
